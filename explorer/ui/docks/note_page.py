"""One note, as text that can be corrected; what is typed is never lost."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from explorer.memory.changes import ChangeSet
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.keys import Key
from explorer.memory.system_records import Note
from explorer.memory.times import parse_time
from explorer.services.field_checks import FieldProblem, check_text
from explorer.ui import formats
from explorer.ui.details.builds import new_value
from explorer.ui.details.drafts import Drafts
from explorer.ui.details.hint import Hint
from explorer.ui.details.text_editor import TextEditor
from explorer.ui.field_words import problem_words
from explorer.ui.session import Session

FIELD = "content"
_LEAST_LINES = 3


class NotePage(QWidget):
    """Shows a note in its editor. A newer state of the file takes nothing away that is being typed."""

    def __init__(self, session: Session, drafts: Drafts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._drafts = session, drafts
        self._note: Note | None = None
        self._is_saving = self._is_leaving = False
        self._given_up: tuple[str, str] | None = None
        self.editor = TextEditor()
        self.editor.discard.setText(self.tr("Discard changes"))
        self._fill_the_height()
        self.discarded, self.read_only = Hint("trash"), Hint("lock-simple")
        self.discarded.offer(self.tr("Bring back"), self._bring_back)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(6)
        for widget in (self.read_only, self.discarded, self.editor):
            column.addWidget(widget)
        self.editor.save_requested.connect(self._save)
        self.editor.discard_requested.connect(self._discard)
        self.editor.paused.connect(self._keep)
        self.editor.input.textChanged.connect(self._note_typing)
        session.writes.refused.connect(self._take_back)
        self.dress()
        self.show_note(None)

    @property
    def key(self) -> Key | None:
        """The note that is shown."""
        return None if self._note is None else self._note.key

    def show_note(self, note: Note | None) -> None:
        """Show a note, or a newer state of the one that is shown; its unsaved text where there is one."""
        is_other = (None if note is None else note.key) != self.key
        if is_other:
            self.flush()
            self._is_saving, self._given_up = False, None
            self.discarded.say("")
        self._note = note
        self.editor.setVisible(note is not None)
        if note is None:
            return
        if is_other or not self._is_touched:
            self._begin(note, keeps_place=not is_other)
        else:
            self.editor.meet(note.content)
        self._show_buttons()

    def flush(self) -> None:
        """Write down at once what was typed last."""
        if self.editor.stop_waiting():
            self._keep()

    def prepare_to_leave(self) -> None:
        """Another workspace is being opened: whatever is still typed is written down at once, in the present one."""
        self.flush()
        self._is_leaving = True

    def stay(self) -> None:
        """The other workspace could not be opened."""
        self._is_leaving = False

    def leave(self) -> None:
        """The other workspace is there: what was typed is in the journal of the one before."""
        self.editor.stop_waiting()
        self._is_leaving = False
        self.show_note(None)

    def dress(self) -> None:
        """Take the colours of the palette."""
        for part in (self.editor, self.discarded, self.read_only):
            part.dress()

    @property
    def _is_touched(self) -> bool:
        return self.editor.is_changed or self._is_saving

    def _fill_the_height(self) -> None:
        """The editor is as high as the dock leaves room for, and scrolls in itself."""
        least = _LEAST_LINES * self.fontMetrics().lineSpacing()
        self.editor.input.setMinimumHeight(least)
        preview = self.editor.preview
        preview.setMinimumHeight(least)
        preview.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        preview.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.editor.look.toggled.connect(lambda _: preview.moveCursor(QTextCursor.MoveOperation.Start))

    def _begin(self, note: Note, *, keeps_place: bool) -> None:
        draft = self._drafts.find([note.key], FIELD)
        if draft is not None and draft.text == note.content:
            self._drafts.forget([note.key], FIELD)
            draft = None
        if draft is not None:
            self._begin_text(draft.text, draft.base, formats.local_time(parse_time(draft.at)))
            self.editor.meet(note.content)
        elif not keeps_place or self.editor.base != note.content:
            self._put(note.content, keeps_place=keeps_place)
        name = formats.one_line(note.agent_id or note.id, 60)
        self.editor.input.setAccessibleName(self.tr("Note of {agent}, as Markdown").format(agent=name))

    def _put(self, text: str, *, keeps_place: bool) -> None:
        """Show a text that nobody has typed in yet, at the place where the person was."""
        edit, looks = self.editor.input, self.editor.look.isChecked()
        place, scrolled = edit.textCursor().position(), edit.verticalScrollBar().value()
        self._begin_text(text, text)
        if keeps_place:
            cursor = QTextCursor(edit.document())
            cursor.setPosition(min(place, max(0, edit.document().characterCount() - 1)))
            edit.setTextCursor(cursor)
            edit.verticalScrollBar().setValue(scrolled)
        self.editor.look.setChecked(looks)

    def _begin_text(self, text: str, base: str, unsaved_from: str = "") -> None:
        self.editor.begin(text, base, unsaved_from)
        # A note may be in several languages: each paragraph runs in its own direction.
        document = self.editor.input.document()
        option = document.defaultTextOption()
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        document.setDefaultTextOption(option)

    def _show_buttons(self) -> None:
        note = self._note
        why_not = "" if note is None else self._hindrance(note)
        self.read_only.say(why_not)
        is_changed = self.editor.is_changed and not self._is_saving
        for button in (self.editor.save, self.editor.discard):
            button.setVisible(not why_not)
            button.setEnabled(is_changed)
        self.editor.input.setReadOnly(bool(why_not) or self._is_saving)

    def _hindrance(self, note: Note) -> str:
        if self._session.writes.is_read_only:
            return self.tr("This workspace is open for reading only.")
        if note.problems:
            return self.tr("This note has values that do not fit their fields, so it is read-only.")
        return ""

    def _note_typing(self) -> None:
        self._show_buttons()
        if self._is_leaving:
            self.flush()

    def _keep(self) -> None:
        key = self.key
        if key is None or self._session.writes.is_read_only:
            return
        if self.editor.is_changed:
            self._drafts.save(key, FIELD, self.editor.text, self.editor.base)
        else:
            self._drafts.forget([key], FIELD)

    def _save(self) -> None:
        key = self.key
        if key is None or not self.editor.save.isEnabled() or self.editor.save.isHidden():
            return
        text, base = self.editor.text, self.editor.base
        problem = check_text(text).problem
        if problem is not None:
            emptied = self.tr("A note cannot be emptied: only its agent gives it up.")
            self.editor.explain(emptied if problem is FieldProblem.EMPTY else problem_words(problem))
            return
        self.editor.stop_waiting()
        self._keep()
        self._is_saving = True
        self._show_buttons()

        def done(_: ChangeSet | None) -> None:
            self._drafts.forget([key], FIELD)
            if self._is_saving and self.key == key:
                self._is_saving = False
                self._put(text, keeps_place=True)
                self._show_buttons()

        self._session.writes.make(new_value(key, FIELD, text, base), done)

    def _take_back(self, error: MemoryExplorerError) -> None:
        del error
        if self._is_saving:
            self._is_saving = False
            self.editor.explain(self.tr("This was not saved. What you typed is kept as a draft."))
            self._show_buttons()

    def _discard(self) -> None:
        note = self._note
        if note is None:
            return
        self._given_up = (self.editor.text, self.editor.base)
        self.editor.stop_waiting()
        self._drafts.forget([note.key], FIELD)
        self._put(note.content, keeps_place=True)
        self.discarded.say(self.tr("The typed text was discarded."))
        self._show_buttons()
        self.editor.input.setFocus()

    def _bring_back(self) -> None:
        if self._given_up is None or self._note is None:
            return
        text, base = self._given_up
        self._given_up = None
        self.discarded.say("")
        self._begin_text(text, base)
        self.editor.meet(self._note.content)
        self._keep()
        self._show_buttons()
        self.editor.input.setFocus()
