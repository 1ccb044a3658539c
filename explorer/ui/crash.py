"""When a bug shows itself: say so once, keep what is shown, offer a report to copy."""

from __future__ import annotations

import platform
import sys
import traceback
from types import TracebackType

from PySide6.QtCore import QObject, Signal, qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMessageBox, QWidget

from explorer import __version__


class CrashReporter(QObject):
    """Takes over `sys.excepthook` while it lives; exceptions of any thread are told in the window's thread.

    The same exception from the same place is told once.
    """

    _raised = Signal(str, str)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._window = window
        self._told: set[str] = set()
        self._before = sys.excepthook
        self._raised.connect(self._tell)
        sys.excepthook = self._catch

    def close(self) -> None:
        """Give the hook back."""
        sys.excepthook = self._before

    def _catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self._before(kind, error, trace)
        if not issubclass(kind, Exception):
            return
        place = traceback.extract_tb(trace)[-1:] if trace else []
        report = "".join(traceback.format_exception(kind, error, trace))
        self._raised.emit(f"{kind.__name__} {place}", report)

    def _tell(self, name: str, report: str) -> None:
        if name in self._told:
            return
        self._told.add(name)
        details = f"Memory Explorer {__version__}, Qt {qVersion()}, Python {platform.python_version()}\n\n{report}"
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setText(self.tr("Something in this program went wrong. Your workspace was not changed by it."))
        box.setInformativeText(self.tr("You can go on working. A report helps us to mend it."))
        box.setDetailedText(details)
        copy = box.addButton(self.tr("Copy the report"), QMessageBox.ButtonRole.ActionRole)
        box.addButton(QMessageBox.StandardButton.Close)
        box.exec()
        if box.clickedButton() is copy:
            QGuiApplication.clipboard().setText(details)
