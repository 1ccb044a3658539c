"""The text of a record: read as Markdown, edited in place; what is typed is never lost."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from explorer.memory.changes import ChangeSet
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.system_records import Policy, Skill
from explorer.memory.text import same_text
from explorer.memory.times import parse_time
from explorer.services.field_checks import FieldProblem, check_text
from explorer.ui import formats
from explorer.ui.details.builds import new_text
from explorer.ui.details.drafts import Drafts
from explorer.ui.details.hint import Hint
from explorer.ui.details.shown import Editable
from explorer.ui.details.text_editor import TextEditor
from explorer.ui.field_words import problem_words
from explorer.ui.session import Session
from explorer.ui.widgets.markdown_view import MarkdownView

FIELD = "content"


class TextPart(QWidget):
    """Shows the text, or its editor. Leaving the editor keeps a draft; showing the record again opens it with that."""

    editing_changed = Signal()
    keyboard_freed = Signal()
    """The editor went, and had the keyboard."""

    def __init__(self, session: Session, drafts: Drafts) -> None:
        super().__init__()
        self._session, self._drafts = session, drafts
        self._shown: Editable | None = None
        self._laid_out: str | None = None
        self._is_editable = self._has_left = self._is_saving = False
        self._given_up: tuple[str, str] | None = None
        self.view, self.editor = MarkdownView(), TextEditor()
        self.view.setAccessibleName(self.tr("Text"))
        font = self.view.font()
        font.setPointSizeF(font.pointSizeF() * 1.2)
        self.view.setFont(font)
        self.draft_notice, self.discard_notice = Hint("pencil-line"), Hint("trash")
        self.draft_notice.offer(self.tr("Continue"), self.edit)
        self.draft_notice.offer(self.tr("Discard"), self._discard)
        self.discard_notice.offer(self.tr("Bring back"), self._bring_back)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        for widget in (self.view, self.draft_notice, self.discard_notice, self.editor):
            column.addWidget(widget)
        self.editor.hide()
        self.editor.save_requested.connect(self._save)
        self.editor.discard_requested.connect(self._discard)
        self.editor.left.connect(self._leave_editor)
        self.editor.paused.connect(self._keep)
        session.writes.refused.connect(self._take_back)

    @property
    def is_editing(self) -> bool:
        """Whether the editor is open."""
        return not self.editor.isHidden()

    def show_text(self, shown: Editable, words: str, *, editable: bool) -> None:
        """Show a record's text; `words` stand for it where it has none."""
        if self._shown is None or self._shown.root != shown.root:
            self.leave()
        self._shown, self._is_editable = shown, editable
        self.view.setVisible(not self.is_editing)
        if words != self._laid_out:
            self._laid_out = words
            self.view.show_text(words)
        if self.is_editing and not self._is_saving:
            self.editor.meet(shown.record.content)
        self.look_for_draft()

    def look_for_draft(self) -> None:
        """Open the editor with the draft that there is; where the person has left it, say that there is one."""
        shown = self._shown
        draft = None if shown is None or not self._is_editable else self._drafts.find(shown.lineage, FIELD)
        if draft is not None and shown is not None and same_text(draft.text, shown.record.content):
            # It was saved just before the program ended.
            if not self.is_editing:
                self._drafts.forget(shown.lineage, FIELD)
            draft = None
        if draft is not None and not self.is_editing and not self._has_left:
            self._open(draft.text, draft.base, formats.local_time(parse_time(draft.at)))
        said = ""
        if draft is not None and not self.is_editing:
            said = self.tr("Unsaved text from {time}").format(time=formats.local_time(parse_time(draft.at)))
        self.draft_notice.say(said)

    def edit(self) -> None:
        """Open the editor, with the draft where there is one, and go there."""
        shown = self._shown
        if shown is None or not self._is_editable:
            return
        if not self.is_editing:
            draft = self._drafts.find(shown.lineage, FIELD)
            if draft is None:
                self._open(shown.record.content, shown.record.content)
            else:
                self._open(draft.text, draft.base, formats.local_time(parse_time(draft.at)))
        self.editor.write.setChecked(True)
        self.editor.input.setFocus()

    def leave(self) -> None:
        """Another record comes: what was typed stays as a draft."""
        self.flush()
        if self.is_editing:
            self._close()
        self._has_left = self._is_saving = False
        self._given_up = None
        self.discard_notice.say("")
        self.draft_notice.say("")
        self._shown, self._laid_out = None, None

    def flush(self) -> None:
        """Write down at once what was typed last."""
        if self.is_editing and self.editor.stop_waiting():
            self._keep()

    def dress(self) -> None:
        """Take the colours of the palette."""
        for part in (self.editor, self.draft_notice, self.discard_notice):
            part.dress()

    def _open(self, text: str, base: str, unsaved_from: str = "") -> None:
        assert self._shown is not None
        self._given_up, self._has_left = None, False
        self.discard_notice.say("")
        self.draft_notice.say("")
        self.editor.begin(text, base, unsaved_from)
        self.editor.meet(self._shown.record.content)
        self.view.hide()
        self.editor.show()
        self.editing_changed.emit()

    def _close(self) -> None:
        focus = QApplication.focusWidget()
        had_keyboard = focus is not None and self.editor.isAncestorOf(focus)
        self.editor.stop_waiting()
        self.editor.hide()
        self.view.show()
        self.editing_changed.emit()
        if had_keyboard:
            self.keyboard_freed.emit()

    def _keep(self) -> None:
        shown = self._shown
        if shown is None:
            return
        if self.editor.is_changed:
            earlier = self._drafts.find(shown.lineage, FIELD)
            key = shown.key if earlier is None else earlier.key
            self._drafts.save(key, FIELD, self.editor.text, self.editor.base)
        else:
            self._drafts.forget(shown.lineage, FIELD)

    def _leave_editor(self) -> None:
        self.flush()
        self._has_left = True
        self._close()
        self.look_for_draft()

    def _save(self) -> None:
        shown = self._shown
        if shown is None or not self.is_editing or self._is_saving:
            return
        text, base = self.editor.text, self.editor.base
        problem = check_text(text).problem
        if problem is not None:
            self._explain(problem)
            return
        self.editor.stop_waiting()
        self._keep()
        if same_text(text, base) and same_text(text, shown.record.content):
            self._drafts.forget(shown.lineage, FIELD)
            self._close()
            return
        self._is_saving = True
        self.editor.set_busy(busy=True)

        def done(_: ChangeSet | None) -> None:
            self._drafts.forget(shown.lineage, FIELD)
            if self._is_saving and self._shown is not None and self._shown.root == shown.root:
                self._is_saving = False
                self._laid_out = text
                self.view.show_text(text)
                self._close()

        self._session.writes.make(new_text(shown.key, text, base), done)

    def _explain(self, problem: FieldProblem) -> None:
        self.editor.write.setChecked(True)
        record = None if self._shown is None else self._shown.record
        if problem is FieldProblem.EMPTY and isinstance(record, Policy):
            self.editor.explain(self.tr("A rule cannot be emptied. Delete the policy instead."))
        elif problem is FieldProblem.EMPTY and isinstance(record, Skill):
            self.editor.explain(self.tr("A skill cannot be emptied. Delete it instead."))
        else:
            self.editor.explain(problem_words(problem))
        self.editor.input.setFocus()

    def _take_back(self, error: MemoryExplorerError) -> None:
        del error
        if self._is_saving:
            self._is_saving = False
            self.editor.set_busy(busy=False)
            self.editor.explain(self.tr("This was not saved. What you typed is kept as a draft."))

    def _discard(self) -> None:
        shown = self._shown
        if shown is None:
            return
        draft = self._drafts.find(shown.lineage, FIELD)
        if self.is_editing:
            given_up = (self.editor.text, self.editor.base) if self.editor.is_changed else None
            self._close()
        else:
            given_up = None if draft is None else (draft.text, draft.base)
        self._drafts.forget(shown.lineage, FIELD)
        self._given_up = given_up
        self.draft_notice.say("")
        self.discard_notice.say(self.tr("The typed text was discarded.") if given_up is not None else "")

    def _bring_back(self) -> None:
        if self._given_up is not None and self._is_editable:
            self._open(*self._given_up)
            self._keep()
            self.editor.input.setFocus()
