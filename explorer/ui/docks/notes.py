"""The Notes dock: what agents note for themselves, read and corrected; no note is made here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QStackedLayout, QWidget
from typing_extensions import override

from explorer.memory.ahead import Ahead
from explorer.memory.decode import decode_system
from explorer.memory.keys import Key
from explorer.memory.namespaces import NOTES
from explorer.memory.protocols import Snapshot
from explorer.memory.system_records import Note
from explorer.ui.details.drafts import Drafts
from explorer.ui.docks.note_page import FIELD, NotePage
from explorer.ui.models.notes import NotesModel
from explorer.ui.session import Session
from explorer.ui.widgets.empty_state import EmptyState
from explorer.ui.widgets.line_list import LineList

_LIST_WIDTH, _NARROW = 240, 560
_WIDTHS = (112, 64)


class Notes(QWidget):
    """Lists the notes by agent; the selected one is edited beside the list, below it where the dock is narrow."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._drafts = Drafts(session)
        self.model = NotesModel(session.now, self)
        self.list = LineList(_WIDTHS, self)
        self.list.setModel(self.model)
        self.list.setAccessibleName(self.tr("Notes by agent"))
        self.page = NotePage(session, self._drafts)
        self.empty = EmptyState(self)
        # The words of an empty dock must not hold a low window open.
        self.empty.setMinimumHeight(1)
        self.empty.explain(
            self.tr("No notes yet"),
            self.tr("Agents write notes for themselves: what they learned about their work. None has done so here."),
        )
        self._splitter = QSplitter(Qt.Orientation.Horizontal)
        self._splitter.setChildrenCollapsible(False)
        for widget in (self.list, self.page):
            self._splitter.addWidget(widget)
        self._splitter.setStretchFactor(1, 1)
        self._splitter.setSizes([_LIST_WIDTH, 3 * _LIST_WIDTH])
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._splitter)
        self._stack.addWidget(self.empty)
        self.list.selectionModel().currentChanged.connect(self._open)
        self.list.activated.connect(lambda _: self.page.editor.input.setFocus())
        self.page.editor.left.connect(self.list.setFocus)
        session.opening.connect(self.page.prepare_to_leave)
        session.failed.connect(self.page.stay)
        session.opened.connect(self._begin_anew)
        session.refreshed.connect(self._ask)
        session.writes.standing_changed.connect(self._ask)
        self._stack.setCurrentWidget(self.empty)

    @property
    def key(self) -> Key | None:
        """The note that is shown."""
        index = self.list.currentIndex()
        return self.model.notes[index.row()].key if index.isValid() else None

    def show_key(self, key: Key) -> None:
        """Go to a note; nothing happens where it is not listed."""
        position = self.model.position_of(key)
        if position is not None:
            self.list.setCurrentIndex(self.model.index(position))

    def flush_drafts(self) -> None:
        """Write down at once what was typed last."""
        self.page.flush()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = event.size().width() >= _NARROW
        self._splitter.setOrientation(Qt.Orientation.Horizontal if is_wide else Qt.Orientation.Vertical)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "page"):
            self.page.dress()

    def _begin_anew(self) -> None:
        self.page.leave()
        self.model.show_notes((), (), ())
        self._ask()

    def _ask(self) -> None:
        self._session.ask("notes", _current_notes, self._show)

    def _show(self, stored: Sequence[Note]) -> None:
        ahead = self._session.writes.ahead
        notes = sorted(_laid(stored, ahead), key=lambda note: (note.agent_id.casefold(), note.id))
        key = self.key
        typed = {note.key for note in notes if self._drafts.find([note.key], FIELD) is not None}
        self.model.show_notes(notes, ahead.touched, typed)
        self._stack.setCurrentWidget(self._splitter if notes else self.empty)
        position = None if key is None else self.model.position_of(key)
        if not notes:
            self.page.show_note(None)
        elif position is None and self.key is None:
            self.list.setCurrentIndex(self.model.index(0))
        elif self.key is None:
            assert position is not None
            self.list.setCurrentIndex(self.model.index(position))
        else:
            self._open()

    def _open(self) -> None:
        index = self.list.currentIndex()
        if index.isValid():
            self.page.show_note(self.model.notes[index.row()])


def _current_notes(snapshot: Snapshot) -> list[Note]:
    return [note for note in snapshot.system(Note) if note.is_current]


def _laid(stored: Sequence[Note], ahead: Ahead) -> list[Note]:
    """The notes as they will be once what waits is written."""
    notes = {note.key: note for note in stored}
    for key in ahead.touched:
        metadata = ahead.metadata(key) if key.namespace == NOTES else None
        if metadata is not None:
            notes[key] = decode_system(key, metadata, Note)
    return [note for note in notes.values() if note.is_current]
