"""What waits for the file and why, with a way to try at once and a way to keep it elsewhere."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QEvent, QIODevice, QSaveFile, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QGridLayout, QLabel, QPushButton, QSizePolicy, QWidget
from typing_extensions import override

from explorer.services.change_export import export_lines
from explorer.ui.session import Session
from explorer.ui.theme import tones
from explorer.ui.widgets.flow_layout import FlowLayout
from explorer.ui.widgets.icons import icon

_ICON = 16


class WaitingChanges(QWidget):
    """Hidden while nothing waits that needs a person's eye: an agent at work for a moment is normal."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._writes = session, session.writes
        self._sign = QLabel()
        self._text, self._receipt, self._detail = _paragraph(), _paragraph(), _paragraph()
        self.try_now = QPushButton(self.tr("Try now"))
        self.try_now.setToolTip(self.tr("Write what waits to the file at once, instead of with the next attempt"))
        self.export = QPushButton(self.tr("Export…"))
        self.export.setToolTip(self.tr("Keep a copy of what is not in the file yet, as a text that a person can read"))
        self.detail = QPushButton(self.tr("Details"))
        self.detail.setCheckable(True)
        self.copy = QPushButton(self.tr("Copy the details"))
        self._lay_out()
        self.try_now.clicked.connect(self._writes.commit_now)
        self.export.clicked.connect(self._choose_file)
        self.detail.toggled.connect(self._show)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(self._writes.detail))
        self._writes.standing_changed.connect(self._show)
        self._show()

    @property
    def text(self) -> str:
        """What is said."""
        return self._text.text()

    def export_to(self, path: Path) -> bool:
        """Write what is not in the file yet to `path`, whole or not at all; says whether that worked."""
        standing = self._writes.standing
        changes = (*standing.pending, *standing.stale)
        file = QSaveFile(str(path))
        is_open = file.open(QIODevice.OpenModeFlag.WriteOnly)
        is_written = is_open and file.write(export_lines(changes).encode()) >= 0 and file.commit()
        if is_written:
            said = self.tr("%n change(s) exported to {name}", "", len(changes)).format(name=path.name)
        else:
            reason = file.errorString()
            said = self.tr("{name} could not be written: {reason}").format(name=path.name, reason=reason)
        self._receipt.setText(said)
        self._receipt.setVisible(True)
        return is_written

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_writes"):
            self._show()

    def _lay_out(self) -> None:
        buttons = QWidget()
        row = FlowLayout(buttons)
        row.setContentsMargins(0, 0, 0, 0)
        for button in (self.try_now, self.export, self.detail, self.copy):
            row.addWidget(button)
        grid = QGridLayout(self)
        grid.setContentsMargins(12, 8, 12, 8)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        grid.addWidget(self._sign, 0, 0, Qt.AlignmentFlag.AlignTop)
        for number, widget in enumerate((self._text, self._receipt, self._detail, buttons)):
            grid.addWidget(widget, number, 1)
        grid.setColumnStretch(1, 1)

    def _show(self) -> None:
        writes = self._writes
        count = len(writes.standing.pending)
        is_told = bool(writes.trouble) or (writes.waits_for_agent and count > 0)
        if not is_told:
            self._receipt.clear()
        self._receipt.setVisible(bool(self._receipt.text()))
        self.setVisible(is_told)
        shown = tones(self.palette())
        name, color = ("warning", shown.bad) if writes.trouble else ("clock", shown.warning)
        self._sign.setPixmap(icon(name, self.palette(), color).pixmap(_ICON, _ICON))
        self._text.setText(self._words(count))
        self.try_now.setVisible(count > 0)
        self.export.setVisible(count > 0)
        self._detail.setText(writes.detail)
        self.detail.setVisible(bool(writes.detail))
        for widget in (self._detail, self.copy):
            widget.setVisible(bool(writes.detail) and self.detail.isChecked())

    def _words(self, count: int) -> str:
        trouble = self._writes.trouble
        if not trouble:
            return self.tr(
                "%n change(s) wait: an agent has the file. They are written as soon as it is free.", "", count
            )
        if not count:
            return trouble
        return self.tr("%n change(s) wait: {reason}", "", count).format(reason=trouble)

    def _choose_file(self) -> None:
        path = self._session.path
        name = "" if path is None else str(path.with_suffix(".changes.jsonl"))
        chosen, _ = QFileDialog.getSaveFileName(
            self, self.tr("Export the changes that wait"), name, self.tr("JSON Lines (*.jsonl);;All files (*)")
        )
        if chosen:
            self.export_to(Path(chosen))


def _paragraph() -> QLabel:
    label = QLabel(wordWrap=True)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
    return label
