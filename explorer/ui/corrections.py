"""What a person does to the records that are selected, whichever tab they are selected in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QApplication, QWidget

from explorer.memory.changes import ChangeKind, ChangeSet, Purge, Tombstone
from explorer.memory.errors import Refused
from explorer.memory.keys import Key
from explorer.memory.namespaces import POLICIES
from explorer.memory.protocols import Embedder, Snapshot
from explorer.memory.query import FactColumn
from explorer.memory.records import SUPERSEDED_BY
from explorer.services import deciding, deletion, superseding
from explorer.services.editing import Editing, label_of
from explorer.services.edits import set_fields
from explorer.ui import formats
from explorer.ui.actions import show_actions
from explorer.ui.branches.branching import Branching
from explorer.ui.change_messages import ChangeMessages
from explorer.ui.change_words import change_words
from explorer.ui.details.builds import new_value
from explorer.ui.dialogs.decide import DecideDialog
from explorer.ui.dialogs.erase import EraseDialog
from explorer.ui.dialogs.supersede import SupersedeDialog
from explorer.ui.docks.docks import DETAILS, Docks
from explorer.ui.session import Session
from explorer.ui.tabs.tabs import FACTS, GRAPH, POLICY_TAB, Tabs
from explorer.ui.vector_renewal import VectorRenewal
from explorer.ui.widgets.notice import Notice

_SHOWN_STEP = 60
_FOR_GOOD = (ChangeKind.ERASE, ChangeKind.REEMBED, ChangeKind.REEMBED_ALL, ChangeKind.PURGE)


class Corrections(QObject):
    """Turns an action into a rule for the write queue, and says what was done. Decides nothing itself."""

    def __init__(
        self,
        session: Session,
        tabs: Tabs,
        docks: Docks,
        notice: Notice,
        window: QWidget,
        actions: Mapping[str, QAction],
        branching: Branching,
        embedder: Embedder | None = None,
    ) -> None:
        super().__init__(window)
        self._session, self._writes, self._tabs, self._docks = session, session.writes, tabs, docks
        self._notice, self._window = notice, window
        self._actions = actions
        self.renewal = VectorRenewal(session, embedder, notice, window)
        self._performers: dict[str, Callable[[], object]] = {
            "undo": self._writes.undo,
            "redo": self._writes.redo,
            "edit": self.edit_text,
            "topic": partial(self.edit_cell, FactColumn.TOPIC),
            "domain": partial(self.edit_cell, FactColumn.DOMAIN),
            "confidence": partial(self.edit_cell, FactColumn.CONFIDENCE),
            "pin": self.pin,
            "activate": self.switch_policies,
            "supersede": self.supersede,
            "move": lambda: branching.move_facts(self.selected),
            "copy_to": lambda: branching.move_facts(self.selected, copies=True),
            "delete": self.delete,
            "restore": self.restore,
            "erase": self.erase,
            "decide": self.decide,
            "vectors": self.renewal.start,
            "reembed": self.renewal.reembed_requested.emit,
            "backups": self.show_backups,
        }
        self._messages = ChangeMessages(session, notice, self)
        self.renewal.failed.connect(self._messages.explain)
        self._messages.decide_requested.connect(self.decide)
        self._messages.restore_requested.connect(self.restore)
        self._messages.key_requested.connect(docks.key_requested)
        self._connect()

    def _connect(self) -> None:
        tabs, details = self._tabs, self._docks.details
        tabs.facts.edit_requested.connect(lambda *edit: self._writes.make(new_value(*edit)))
        tabs.facts.selection_changed.connect(self._show_selection)
        tabs.key_selected.connect(self._show_current)
        tabs.policies.switch_requested.connect(self.switch_policies)
        # What is shown there need not be what is selected in a list: a link may have led to it.
        for signal, perform in (
            (details.delete_requested, self.delete),
            (details.supersede_requested, self.supersede),
            (details.restore_requested, self.restore),
            (details.erase_requested, self.erase),
        ):
            signal.connect(lambda perform=perform: perform(details.keys))
        self._docks.decide_requested.connect(self.decide)
        self._writes.standing_changed.connect(self._name_steps)
        self._session.opened.connect(self._offer)
        self._offer()

    @property
    def selected(self) -> Sequence[Key]:
        """The records that an action is about: where the keyboard is, in Details or in the list."""
        at, details = self._tabs.currentIndex(), self._docks.details
        focus = QApplication.focusWidget()
        if focus is not None and (focus is details or details.isAncestorOf(focus)):
            return list(details.keys)
        if at == GRAPH:
            return [] if details.key is None else [details.key]
        return self._tabs.policies.selected_keys if at == POLICY_TAB else self._tabs.facts.selected_keys

    def perform(self, name: str) -> None:
        """Do what the action of this name says, to what is selected."""
        self._performers[name]()

    def set_fields(self, keys: Sequence[Key], values: dict[str, object]) -> None:
        """Set attributes of these records: one step, whatever their number."""
        if keys:
            self._writes.make(lambda editing: set_fields(editing, keys, values))

    def delete(self, keys: Sequence[Key] | None = None) -> None:
        """Delete these records, or the selected ones; the next row is selected, so that one can go on."""
        every = self.selected if keys is None else list(keys)
        if not every:
            return
        self._move_on(every)
        self._writes.make(
            lambda editing: deletion.delete(editing, every), partial(self._messages.explain_deletion, every)
        )

    def restore(self, keys: Sequence[Key] | None = None) -> None:
        """Bring back deleted or replaced records."""
        every = self.selected if keys is None else list(keys)
        if not every:
            return

        def known(journal_answer: object) -> None:
            tombstones: dict[Key, Tombstone] = dict(journal_answer)  # type: ignore[call-overload]
            self._writes.make(lambda editing: deletion.restore(editing, every, tombstones))

        newest = [self._writes.ahead.current_key(key) for key in every]
        self._writes.ask_journal(
            lambda journal: {key: found for key in newest if (found := journal.tombstone(key)) is not None}, known
        )

    def pin(self) -> None:
        """Pin the selected facts; where all are pinned, unpin them."""
        self._switch(self.selected, "pinned", is_on_at_first=False)

    def switch_policies(self) -> None:
        """Activate the selected policies; where all are active, deactivate them."""
        self._switch([key for key in self.selected if key.namespace == POLICIES], "active", is_on_at_first=True)

    def edit_cell(self, column: FactColumn) -> bool:
        """Open the editor of a cell in the list of facts; False where it has none, and the notice says why."""
        if self._tabs.currentIndex() != FACTS:
            return False
        is_open = self._tabs.facts.table.edit_column(column)
        if not is_open:
            self.set_fields(self._tabs.facts.selected_keys, {})
        return is_open

    def edit_text(self) -> None:
        """Open the text of the record that is shown for editing."""
        self._docks.go_to(DETAILS)
        self._docks.details.edit_text()

    def show_backups(self) -> None:
        """Open the folder with the history and the daily backups of the workspace."""
        committer = self._writes.committer
        if committer is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(committer.folder)))

    def supersede(self, keys: Sequence[Key] | None = None) -> None:
        """Let the person choose the fact which takes the place of these, or of the selected ones."""
        every = [key for key in (self.selected if keys is None else keys) if key.namespace != POLICIES]
        if not every:
            return
        dialog = SupersedeDialog(self._session, every, self._window)
        if dialog.exec() and (chosen := dialog.chosen) is not None:
            self._writes.make(lambda editing: superseding.supersede(editing, every, chosen))
        dialog.deleteLater()

    def erase(self, keys: Sequence[Key] | None = None) -> None:
        """Ask, with names and counts, then erase these records, or the selected ones, for good."""
        every = self.selected if keys is None else list(keys)
        if not every:
            return

        committer = self._writes.committer

        def weigh(snapshot: Snapshot) -> tuple[list[str], int, float, bool] | Refused:
            editing = self._writes.editing(snapshot)
            try:
                erasing = deletion.erase(editing, every)
                records = sum(isinstance(each, Purge) for each in erasing.operations)
            except Refused as refused:
                return refused
            labels = [label_of(editing.ahead.metadata(key) or {}, key) for key in every]
            has_backups = committer is not None and committer.has_backups
            return labels, records, deletion.rebuild_seconds(snapshot), has_backups

        def ask(weighed: tuple[list[str], int, float, bool] | Refused) -> None:
            if isinstance(weighed, Refused):
                self._messages.explain(weighed)
                return
            dialog = EraseDialog(
                *weighed, parent=self._window, are_facts=all(key.namespace != POLICIES for key in every)
            )
            if dialog.exec():
                self._move_on(every)
                self._writes.make(lambda editing: deletion.erase(editing, every))
            dialog.deleteLater()

        self._session.ask("erase", weigh, ask)

    def decide(self) -> None:
        """Show what both changed, before, theirs and mine, and bring the person's choice into the file."""
        every = self._writes.standing.stale
        stale = [change for change in every if change.kind not in _FOR_GOOD]
        if len(stale) < len(every):
            # There is nothing to choose: the person has to see the new text first, the program makes new vectors.
            self._writes.give_up([change.id for change in every if change not in stale])
            if any(change.kind is ChangeKind.ERASE for change in every):
                self._messages.say_not_erased()
            elif any(change.kind is ChangeKind.PURGE for change in every):
                self._messages.say_not_purged()
        if not stale:
            return

        def ask(found: list[deciding.Disagreement]) -> None:
            mine: set[tuple[Key, str]] = set()
            if any(each.fields or each.gone for each in found):
                is_undo = any(change.kind is ChangeKind.UNDO for change in stale)
                dialog = DecideDialog(found, self._window, is_undo=is_undo)
                accepted = dialog.exec()
                mine = dialog.mine
                dialog.deleteLater()
                if not accepted:
                    return
            self._writes.decide(lambda editing: deciding.decide(editing, stale, mine), stale)

        self._session.ask("decide", lambda snapshot: deciding.disagreements(snapshot, stale), ask)

    def _switch(self, keys: Sequence[Key], field: str, *, is_on_at_first: bool) -> None:
        """Switch a field on in these records; off, where all that can be edited have it on."""

        def build(editing: Editing) -> ChangeSet | None:
            every = [editing.ahead.metadata(editing.newest(key)) or {} for key in keys]
            values = [each.get(field) for each in every if not each.get(SUPERSEDED_BY)]
            is_on = all(is_on_at_first if value is None else bool(value) for value in values)
            return set_fields(editing, keys, {field: not is_on})

        if keys:
            self._writes.make(build)

    def _move_on(self, keys: Sequence[Key]) -> None:
        """Select the next row: these are about to go."""
        at = self._tabs.currentIndex()
        if at != GRAPH:
            (self._tabs.policies if at == POLICY_TAB else self._tabs.facts).move_on(keys)

    def _offer(self) -> None:
        """Offer what can be done with the workspace that is open, if there is one."""
        show_actions(self._actions, can_change=not self._writes.is_read_only)
        self._name_steps()

    def _name_steps(self) -> None:
        """Undo and Redo say what they will do."""
        standing = self._writes.standing
        undo, redo = self.tr("Undo"), self.tr("Redo")
        for name, word, entry in (("undo", undo, standing.undo), ("redo", redo, standing.redo)):
            text = word if entry is None else f"{word}: {change_words(entry.change)}"
            self._actions[name].setText(formats.one_line(text, _SHOWN_STEP).replace("&", "&&"))
            self._actions[name].setEnabled(entry is not None)
        self._actions["decide"].setEnabled(bool(standing.stale))

    def _show_selection(self) -> None:
        """Several facts are edited together, one in full."""
        keys = self._tabs.facts.selected_keys if self._tabs.currentIndex() == FACTS else []
        if keys:
            self._docks.details.show_selection(keys)

    def _show_current(self, key: Key | None) -> None:
        """Selected facts are what Details is about, whichever row is current."""
        keys = self._tabs.facts.selected_keys if self._tabs.currentIndex() == FACTS else []
        if keys:
            self._docks.details.show_selection(keys)
        else:
            self._docks.details.show_key(key)
