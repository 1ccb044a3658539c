"""Correcting one side of a conflict: what is typed becomes a change that decides it, or stays as a draft."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication

from explorer.memory.changes import ChangeSet
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.facts import Fact
from explorer.memory.journal import Draft
from explorer.memory.keys import Key
from explorer.memory.text import same_text
from explorer.memory.times import parse_time
from explorer.services.conflicts.inbox import Case
from explorer.services.conflicts.resolving import Side, correct
from explorer.services.editing import Editing
from explorer.services.field_checks import check_text
from explorer.ui import formats
from explorer.ui.details.builds import begun_at, new_text
from explorer.ui.details.drafts import Drafts, conflict_field
from explorer.ui.docks.conflict_card import ConflictCard
from explorer.ui.field_words import problem_words
from explorer.ui.session import Session
from explorer.ui.write_queue import Build


class SideEditing(QObject):
    """Opens and closes the editor of a card, and keeps what is typed there."""

    saved = Signal()
    """The text became a change, which decides the conflict."""
    left = Signal()
    """The editor was left; the keyboard is free."""

    def __init__(self, session: Session, drafts: Drafts, card: ConflictCard) -> None:
        super().__init__(card)
        self._session, self._drafts, self.card = session, drafts, card
        self._case: Case | None = None
        self._is_saving = self._is_leaving = False
        self._given_up: tuple[str, str] | None = None
        self._continue = card.draft.offer(self.tr("Continue"), self.edit)
        self._copy = card.draft.offer(self.tr("Copy"), self._copy_draft)
        card.draft.offer(self.tr("Discard"), self._discard)
        card.discarded.offer(self.tr("Bring back"), self._bring_back)
        card.edit_requested.connect(self.edit)
        card.editor.save_requested.connect(self._save)
        card.editor.discard_requested.connect(self._discard)
        card.editor.paused.connect(self._keep)
        card.editor.left.connect(self._leave)
        card.editor.input.textChanged.connect(self._note_typing)
        session.writes.refused.connect(self._take_back)

    @property
    def is_editing(self) -> bool:
        """Whether the editor is open."""
        return self.card.is_editing

    def show_case(self, case: Case | None) -> None:
        """Take another conflict, or a newer state of the one that is shown; nothing is taken away that is typed."""
        is_other = (None if case is None else case.conflict.key) != self._shown_key
        if is_other:
            self.flush()
            self.card.close_editor()
            self._is_saving, self._given_up = False, None
            self.card.discarded.say("")
        self._case = case
        fact = self._fact
        if self.is_editing and fact is not None and not self._is_saving:
            self.card.editor.meet(fact.content)
        self._tell_draft()

    def edit(self) -> None:
        """Open the editor, with the draft where there is one, and go there."""
        fact = self._fact
        if fact is None or not self.may_edit:
            return
        if not self.is_editing:
            draft = self._draft()
            self.card.discarded.say("")
            if draft is None:
                self.card.open_editor(fact.content, fact.content)
            else:
                self.card.open_editor(draft.text, draft.base, formats.local_time(parse_time(draft.at)))
                self.card.editor.meet(fact.content)
            self._tell_draft()
        self.card.editor.input.setFocus()

    @property
    def may_edit(self) -> bool:
        """Whether this side's text can be corrected: it is current, fits its type, and the file may be changed."""
        fact, case = self._fact, self._case
        if fact is None or case is None or self._session.writes.is_read_only:
            return False
        return fact.is_current and not fact.problems and (case.is_open or self._draft() is not None)

    def flush(self) -> None:
        """Write down at once what was typed last."""
        if self.is_editing and self.card.editor.stop_waiting():
            self._keep()

    def set_leaving(self, *, leaving: bool) -> None:
        """While another workspace is being opened, what is typed is written down at every key."""
        self.flush()
        self._is_leaving = leaving

    def _note_typing(self) -> None:
        if self._is_leaving:
            self.flush()

    @property
    def _shown_key(self) -> Key | None:
        return None if self._case is None else self._case.conflict.key

    @property
    def _fact(self) -> Fact | None:
        return None if self._case is None else self._case.fact(self.card.side)

    def _place(self) -> tuple[Key, str] | None:
        """Where the draft is kept: with the lineage, so that it goes where that is erased."""
        case, fact = self._case, self._fact
        if case is None or fact is None:
            return None
        return Key(fact.namespace, fact.root_id), conflict_field(case.conflict.id)

    def _draft(self) -> Draft | None:
        place = self._place()
        return None if place is None else self._drafts.find([place[0]], place[1])

    def _tell_draft(self) -> None:
        draft, fact = self._draft(), self._fact
        if draft is not None and fact is not None and same_text(draft.text, fact.content):
            # It was saved just before the program ended.
            if not self.is_editing:
                self._forget()
            draft = None
        said = ""
        if draft is not None and not self.is_editing:
            said = self.tr("Unsaved text from {time}").format(time=formats.local_time(parse_time(draft.at)))
        self._continue.setVisible(self.may_edit)
        # Where the fact was superseded meanwhile, what was typed for it can still be taken elsewhere.
        self._copy.setVisible(not self.may_edit)
        self.card.draft.say(said)

    def _copy_draft(self) -> None:
        draft = self._draft()
        if draft is not None:
            QGuiApplication.clipboard().setText(draft.text)

    def _forget(self) -> None:
        place = self._place()
        if place is not None:
            self._drafts.forget([place[0]], place[1])

    def _keep(self) -> None:
        place = self._place()
        if place is None or self._session.writes.is_read_only:
            return
        if self.card.editor.is_changed:
            self._drafts.save(*place, self.card.editor.text, self.card.editor.base)
        else:
            self._forget()

    def _leave(self) -> None:
        self.flush()
        self._close()
        self._tell_draft()
        self.left.emit()

    def _close(self) -> None:
        self.card.close_editor()
        self.card.edit.setVisible(self.may_edit)

    def _save(self) -> None:
        case, fact, place, editor = self._case, self._fact, self._place(), self.card.editor
        if case is None or fact is None or place is None or self._is_saving or not self.is_editing:
            return
        text, base = editor.text, editor.base
        problem = check_text(text).problem
        if problem is not None:
            editor.write.setChecked(True)
            editor.explain(problem_words(problem))
            return
        if same_text(text, base) and same_text(text, fact.content):
            editor.explain(self.tr("The text is the same as before, so nothing is decided."))
            return
        editor.stop_waiting()
        self._keep()
        self._is_saving = True
        editor.set_busy(busy=True)
        shown = case.conflict.key

        def done(_: ChangeSet | None) -> None:
            self._drafts.forget([place[0]], place[1])
            if self._is_saving and self._shown_key == shown:
                self._is_saving = False
                self._close()
                self._tell_draft()
                self.left.emit()
                self.saved.emit()

        self._session.writes.make(_correction(case, self.card.side, fact.key, text, base), done)

    def _take_back(self, error: MemoryExplorerError) -> None:
        del error
        if self._is_saving:
            self._is_saving = False
            self.card.editor.set_busy(busy=False)
            self.card.editor.explain(self.tr("This was not saved. What you typed is kept as a draft."))

    def _discard(self) -> None:
        draft, editor = self._draft(), self.card.editor
        was_editing = self.is_editing
        if was_editing:
            self._given_up = (editor.text, editor.base) if editor.is_changed else None
        else:
            self._given_up = None if draft is None else (draft.text, draft.base)
        self._forget()
        self._close()
        self._tell_draft()
        self.card.discarded.say(self.tr("The typed text was discarded.") if self._given_up is not None else "")
        if was_editing:
            self.left.emit()

    def _bring_back(self) -> None:
        fact = self._fact
        if self._given_up is None or fact is None:
            return
        given_up, self._given_up = self._given_up, None
        self.card.discarded.say("")
        self.card.open_editor(*given_up)
        self.card.editor.meet(fact.content)
        self._keep()
        self._tell_draft()


def _correction(case: Case, side: Side, key: Key, text: str, base: str) -> Build:
    """A conflict that is decided already leaves a text that can be corrected like any other."""
    if not case.is_open:
        return new_text(key, text, base)

    def build(editing: Editing) -> ChangeSet | None:
        return begun_at(editing, correct(editing, case.conflict.key, side, text), key, {"content": base})

    return build
