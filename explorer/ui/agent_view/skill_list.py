"""The list of skills with its keys, and a box that filters it where there are many."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.ui.agent_view.skill_answers import ShownSkill, SkillList
from explorer.ui.agent_view.skill_model import SkillModel
from explorer.ui.theme import tones
from explorer.ui.widgets.line_list import LineList

_MANY = 10
_PAUSE_MS = 150


class SkillLines(LineList):
    """Del, F2 and Enter are about the current skill."""

    delete_requested = Signal()
    edit_requested = Signal()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Delete and not event.modifiers():
            self.delete_requested.emit()
        elif event.key() == Qt.Key.Key_F2:
            self.edit_requested.emit()
        else:
            super().keyPressEvent(event)


class FilterBox(QLineEdit):
    """The down arrow and Enter go to the list, Esc empties it."""

    left = Signal()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        else:
            super().keyPressEvent(event)


class SkillListing(QWidget):
    """What is current stays so when other skills come, as long as it is listed."""

    filtered = Signal()
    """Other words are to be filtered by."""
    current_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model, self.lines = SkillModel(self), SkillLines()
        self.lines.setModel(self.model)
        self.lines.setAccessibleName(self.tr("Skills"))
        self.box, self.hidden = FilterBox(), QLabel()
        self.box.setPlaceholderText(self.tr("Filter the skills"))
        self.box.setAccessibleName(self.box.placeholderText())
        self.box.setClearButtonEnabled(True)
        self.box.setStyleSheet("QLineEdit { margin: 6px 8px; }")
        self.hidden.setContentsMargins(12, 4, 12, 4)
        self._pause = QTimer(self, interval=_PAUSE_MS, singleShot=True)
        self._pause.timeout.connect(self.filtered)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        for widget in (self.box, self.lines, self.hidden):
            column.addWidget(widget)
        self.setFocusProxy(self.lines)
        self.box.textChanged.connect(lambda _: self._pause.start())
        self.box.left.connect(self.lines.setFocus)
        self.lines.selectionModel().currentChanged.connect(lambda *_: self.current_changed.emit())
        self.box.hide()
        self._dress()

    @property
    def text(self) -> str:
        """What is filtered by."""
        return self.box.text()

    @property
    def current(self) -> ShownSkill | None:
        """The skill that is chosen."""
        index = self.lines.currentIndex()
        return self.model.skills[index.row()] if index.isValid() else None

    def clear_filter(self) -> None:
        """Show all skills at once."""
        self.box.clear()
        self._pause.stop()
        self.filtered.emit()

    def go_to(self, key: Key) -> bool:
        """Choose the skill with a text under `key`; False where it is not listed."""
        at = self.model.position_of(key)
        if at is not None:
            self.lines.setCurrentIndex(self.model.index(at))
        return at is not None

    def show_list(self, found: SkillList, typed: Collection[Key]) -> None:
        """Show these; where the current one is gone, the one that took its place in the list."""
        before, row = self.current, self.lines.currentIndex().row()
        scrolled = self.lines.verticalScrollBar().value()
        self.model.show_skills(found.skills, typed)
        self.box.setVisible(found.total > _MANY or bool(self.text))
        left_out = found.total - len(found.skills)
        self.hidden.setText(self.tr("%n skill(s) hidden by the filter", "", left_out) if left_out else "")
        self.hidden.setVisible(bool(left_out))
        self.lines.verticalScrollBar().setValue(scrolled)
        if (before is None or not self.go_to(before.root)) and found.skills:
            self.lines.setCurrentIndex(self.model.index(min(max(row, 0), len(found.skills) - 1)))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_pause"):
            self._dress()

    def _dress(self) -> None:
        self.hidden.setStyleSheet(f"color: {tones(self.palette()).muted}")
