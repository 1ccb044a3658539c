"""Texts that a person writes for matters: what is typed stays as long as the window does."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from explorer.ui.maintenance.decisions import Decisions
from explorer.ui.maintenance.matters import Matter, Name
from explorer.ui.maintenance.own_text import OwnText


class OwnWords(QObject):
    """One dialog at a time."""

    taken = Signal()
    """A matter was accepted with a text of the person's own."""
    homeless = Signal()
    """The matter of a text is gone: the text is on the clipboard."""

    def __init__(self, decisions: Decisions, window: QWidget) -> None:
        super().__init__(window)
        self._decisions, self._window = decisions, window
        self._drafts: dict[Name, str] = {}
        self.dialog: OwnText | None = None

    @property
    def unfinished(self) -> int:
        """How many texts were typed and not taken."""
        is_open = self.dialog is not None and self.dialog.draft is not None
        return max(len(self._drafts), int(is_open))

    def write(self, matter: Matter, begin: str) -> None:
        """Write the text of a matter, from `begin` on or from where the person left it."""
        if self.dialog is not None:
            return
        texts = [member.text for member in matter.members]
        self.dialog = OwnText(texts, begin, self._window, draft=self._drafts.get(matter.name))
        self.dialog.written.connect(partial(self._take, matter))
        self.dialog.finished.connect(partial(self._end, matter))
        self.dialog.open()

    def _take(self, matter: Matter, text: str) -> None:
        if self._decisions.write(matter, text):
            self.taken.emit()
        else:
            QGuiApplication.clipboard().setText(text)
            self.homeless.emit()

    def _end(self, matter: Matter, _: int) -> None:
        dialog, self.dialog = self.dialog, None
        if dialog is None:
            return
        if dialog.result() == OwnText.DialogCode.Rejected and dialog.draft is not None:
            self._drafts[matter.name] = dialog.draft
        else:
            self._drafts.pop(matter.name, None)
        dialog.deleteLater()
