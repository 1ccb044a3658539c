"""Above the conflicts: which are listed, how many there are, and what looks for more."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLabel, QPushButton, QToolButton, QWidget
from typing_extensions import override

from explorer.services.conflicts.inbox import Inbox
from explorer.ui import formats
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon


class ConflictBar(QWidget):
    """Open or decided, counts of what is not listed, “Find conflicts”, and a switch for the timeline."""

    filter_changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pending, self.decided, self.timeline = self._chip(), self._chip(), self._chip()
        self.pending.setChecked(True)
        group = QButtonGroup(self)
        for chip in (self.pending, self.decided):
            group.addButton(chip)
        self.hidden = QLabel()
        self.search = QPushButton(self.tr("Find conflicts"))
        self.search.setToolTip(self.tr("Look among all facts for contradictions and duplicates; nothing is changed."))
        self.timeline.setText(self.tr("Timeline   T"))
        self.timeline.setAccessibleName(self.tr("Timeline of the topic"))
        self.timeline.setToolTip(self.tr("What was believed of this topic, when, and what took its place"))
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(8)
        for widget in (self.pending, self.decided, self.hidden):
            row.addWidget(widget)
        row.addStretch(1)
        row.addWidget(self.timeline)
        row.addWidget(self.search)
        self.pending.toggled.connect(self._change)
        self.timeline.toggled.connect(lambda _: self._mark())
        self.show_counts(Inbox())
        self.dress()

    @property
    def is_decided(self) -> bool:
        """Whether the decided ones are listed."""
        return self.decided.isChecked()

    def show_decided(self, decided: bool) -> None:
        """List the decided ones, or the open ones."""
        (self.decided if decided else self.pending).setChecked(True)

    def show_counts(self, inbox: Inbox) -> None:
        """Say how many there are, and how many another branch hides."""
        self.pending.setText(self.tr("Open {count}").format(count=formats.count(len(inbox.open))))
        self.decided.setText(self.tr("Decided {count}").format(count=formats.count(len(inbox.decided))))
        parts = []
        if inbox.hidden:
            parts.append(self.tr("%n open on other branches", "", inbox.hidden))
        if inbox.odd:
            parts.append(self.tr("%n with odd values, left out", "", inbox.odd))
        self.hidden.setText(" · ".join(parts))
        self.hidden.setVisible(bool(parts))

    def dress(self) -> None:
        """Take the colours of the palette."""
        self.hidden.setStyleSheet(f"color: {tones(self.palette()).muted}")
        self.search.setIcon(icon("magnifying-glass", self.palette()))
        self.timeline.setIcon(icon("chart-bar-horizontal", self.palette()))
        self._mark()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "search"):
            self.dress()

    def _chip(self) -> QToolButton:
        chip = QToolButton()
        chip.setProperty("chip", True)
        chip.setCheckable(True)
        chip.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        chip.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        return chip

    def _change(self) -> None:
        self._mark()
        self.filter_changed.emit()

    def _mark(self) -> None:
        for chip in (self.pending, self.decided, self.timeline):
            chip.setProperty("on", chip.isChecked())
            chip.style().unpolish(chip)
            chip.style().polish(chip)
