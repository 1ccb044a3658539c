"""How much of the history of changes is kept."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from explorer.memory.journal import Retention
from explorer.ui.dialogs.texts import fit, heading, plain, quiet
from explorer.ui.settings import BACKUPS, DAYS, LIMITS, MEGABYTES, Setting, Settings
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon
from explorer.ui.write_queue import WriteQueue


class HistoryDialog(QDialog):
    """Sets days, megabytes and backups; what is accepted is kept in the settings, and is `retention`."""

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("History of changes"))
        self._settings, self._before = settings, settings.retention
        self.days = self._number(DAYS, self.tr("Days that a change is kept"))
        self.megabytes = self._number(MEGABYTES, self.tr("Megabytes in all"))
        self.backups = self._number(BACKUPS, self.tr("Daily backups of a workspace"))
        self._no_backups = _Warning(
            self.tr("No backups are made: nothing but Undo brings back what was changed or deleted.")
        )
        self._loss = _Warning(self.tr("Less than now: what is beyond is removed at once, for good."))
        about = quiet(
            self.tr(
                "Every change of yours is noted on this computer, so that you can see it and take it back. "
                "The oldest go where either limit is reached."
            )
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        column.addWidget(heading(self.tr("How much is kept")))
        column.addWidget(about)
        column.addLayout(self._rows())
        column.addWidget(self._no_backups)
        column.addWidget(self._loss)
        column.addStretch(1)
        column.addWidget(self._buttons())
        for box in (self.days, self.megabytes, self.backups):
            box.valueChanged.connect(self._explain)
        self._fill(self._before)
        fit(self)

    @property
    def retention(self) -> Retention:
        """What is chosen."""
        return Retention(self.days.value(), self.megabytes.value(), self.backups.value())

    @override
    def accept(self) -> None:
        self._settings.set_retention(self.retention)
        super().accept()

    def _number(self, setting: Setting, name: str) -> QSpinBox:
        box = QSpinBox()
        box.setRange(*LIMITS[setting])
        box.setGroupSeparatorShown(True)
        box.setAccessibleName(name)
        box.setMinimumHeight(box.fontMetrics().lineSpacing() + 10)
        return box

    def _rows(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(0, 1)
        for row, box in enumerate((self.days, self.megabytes, self.backups)):
            label = plain(box.accessibleName())
            label.setBuddy(box)
            grid.addWidget(label, row, 0)
            grid.addWidget(box, row, 1)
        return grid

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Save | QDialogButtonBox.StandardButton.Cancel)
        usual = buttons.addButton(self.tr("Usual values"), QDialogButtonBox.ButtonRole.ResetRole)
        usual.setAutoDefault(False)
        usual.clicked.connect(lambda: self._fill(Retention()))
        buttons.button(QDialogButtonBox.StandardButton.Save).setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _fill(self, retention: Retention) -> None:
        self.days.setValue(retention.days)
        self.megabytes.setValue(retention.megabytes)
        self.backups.setValue(retention.backups)
        self._explain()

    def _explain(self) -> None:
        now, before = self.retention, self._before
        self._no_backups.setVisible(now.backups == 0)
        is_less = now.days < before.days or now.megabytes < before.megabytes or now.backups < before.backups
        self._loss.setVisible(is_less)
        fit(self)


def keep_history(settings: Settings, writes: WriteQueue, parent: QWidget) -> None:
    """Let the person say how much is kept; what is beyond goes at once."""
    dialog = HistoryDialog(settings, parent)
    if dialog.exec():
        writes.keep(settings.retention)
    dialog.deleteLater()


class _Warning(QWidget):
    """A sentence with a sign."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._sign = QLabel()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self._sign)
        row.addWidget(plain(text), 1)
        self._dress()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._dress()

    def _dress(self) -> None:
        shown = tones(self.palette())
        size = self.fontMetrics().height()
        self._sign.setPixmap(icon("warning", self.palette(), shown.warning).pixmap(size, size))
