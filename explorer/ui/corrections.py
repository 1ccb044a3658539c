"""What a person does to the records that are selected, whichever tab they are selected in."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, QUrl
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtWidgets import QWidget

from explorer.memory.changes import ChangeKind, ChangeSet, Purge, Tombstone
from explorer.memory.errors import Refused
from explorer.memory.keys import Key
from explorer.memory.namespaces import POLICIES
from explorer.memory.protocols import Embedder, Report, Snapshot
from explorer.memory.query import FactColumn
from explorer.services import deciding, deletion, stale_vectors, superseding
from explorer.services.editing import Editing, label_of
from explorer.services.edits import set_fields
from explorer.ui import formats
from explorer.ui.change_messages import ChangeMessages
from explorer.ui.change_words import change_words
from explorer.ui.dialogs.decide import DecideDialog
from explorer.ui.dialogs.erase import EraseDialog
from explorer.ui.dialogs.supersede import SupersedeDialog
from explorer.ui.docks.docks import DETAILS, Docks
from explorer.ui.session import Session
from explorer.ui.tabs.tabs import FACTS, GRAPH, POLICY_TAB, Tabs
from explorer.ui.tasks import Lane
from explorer.ui.widgets.notice import Notice

_SHOWN_STEP = 60
_EXPLAINED = 200
"""So many deleted records are asked for what points to them: a person reads no longer list."""


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
        embedder: Embedder | None = None,
    ) -> None:
        super().__init__(window)
        self._session, self._writes, self._tabs, self._docks = session, session.writes, tabs, docks
        self._notice, self._window, self._embedder = notice, window, embedder
        self._actions = actions
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
            "delete": self.delete,
            "restore": self.restore,
            "erase": self.erase,
            "decide": self.decide,
            "vectors": self.renew_vectors,
            "backups": self.show_backups,
        }
        self._messages = ChangeMessages(session, notice, self)
        self._messages.decide_requested.connect(self.decide)
        self._messages.restore_requested.connect(self.restore)
        self._messages.key_requested.connect(docks.key_requested)
        self._connect()

    def _connect(self) -> None:
        tabs, details = self._tabs, self._docks.details
        tabs.facts.edit_requested.connect(lambda key, field, value: self.set_fields([key], {field: value}))
        tabs.facts.selection_changed.connect(self._show_selection)
        tabs.policies.switch_requested.connect(self.switch_policies)
        details.delete_requested.connect(self.delete)
        details.supersede_requested.connect(self.supersede)
        details.restore_requested.connect(self.restore)
        details.erase_requested.connect(self.erase)
        self._docks.decide_requested.connect(self.decide)
        self._writes.standing_changed.connect(self._name_steps)
        self._session.opened.connect(self._name_steps)

    @property
    def selected(self) -> list[Key]:
        """The records that an action is about."""
        at = self._tabs.currentIndex()
        if at == GRAPH:
            shown = self._docks.details.key
            return [] if shown is None else [shown]
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
        if self._tabs.currentIndex() not in (GRAPH, POLICY_TAB):
            self._tabs.facts.move_on(every)
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
        keys = self.selected
        every = [bool((self._writes.ahead.metadata(key) or {}).get("pinned")) for key in keys[:_EXPLAINED]]
        self.set_fields(keys, {"pinned": not all(every)})

    def switch_policies(self) -> None:
        """Activate the selected policies; where all are active, deactivate them."""
        keys = [key for key in self.selected if key.namespace == POLICIES]
        every = [(self._writes.ahead.metadata(key) or {}).get("active", True) is not False for key in keys]
        self.set_fields(keys, {"active": not all(every)})

    def edit_cell(self, column: FactColumn) -> bool:
        """Open the editor of a cell in the list of facts; False where it has none."""
        return self._tabs.currentIndex() not in (GRAPH, POLICY_TAB) and self._tabs.facts.table.edit_column(column)

    def edit_text(self) -> None:
        """Open the text of the record that is shown for editing."""
        self._docks.show(DETAILS)
        self._docks.details.edit_text()

    def show_backups(self) -> None:
        """Open the folder with the history and the daily backups of the workspace."""
        folder = self._writes.folder
        if folder is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))

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

        def weigh(snapshot: Snapshot) -> tuple[list[str], int, float] | Refused:
            editing = self._writes.editing(snapshot)
            try:
                erasing = deletion.erase(editing, every)
                records = sum(isinstance(each, Purge) for each in erasing.operations)
            except Refused as refused:
                return refused
            labels = [label_of(editing.ahead.metadata(key) or {}, key) for key in every]
            return labels, records, deletion.rebuild_seconds(snapshot)

        def ask(weighed: tuple[list[str], int, float] | Refused) -> None:
            if isinstance(weighed, Refused):
                self._messages.explain(weighed)
                return
            dialog = EraseDialog(*weighed, backups=True, parent=self._window)
            if dialog.exec():
                self._writes.make(lambda editing: deletion.erase(editing, every))
            dialog.deleteLater()

        self._session.ask("erase", weigh, ask)

    def decide(self) -> None:
        """Show what both changed, before, theirs and mine, and bring the person's choice into the file."""
        stale = self._writes.standing.stale
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

    def renew_vectors(self) -> None:
        """Compute the vectors of texts that were changed while no model was there, and put them in, in one batch."""
        embedder = self._embedder
        snapshot = self._session.snapshot
        if embedder is None or snapshot is None:
            return

        def work(report: Report) -> Callable[[Editing], ChangeSet | None] | None:
            keys = stale_vectors.stale_facts(snapshot)
            if not keys:
                return None
            texts = [
                str((snapshot.metadata(row) if (row := snapshot.row(key)) is not None else {})["content"])
                for key in keys
            ]
            vectors = embedder.embed(texts, report)
            return lambda editing: stale_vectors.reembed(editing, keys, vectors)

        def make(build: Callable[[Editing], ChangeSet | None] | None) -> None:
            if build is None:
                self._notice.say(self.tr("All vectors fit their texts."))
            else:
                self._writes.make(build)

        self._session.tasks.run(self.tr("Renewing vectors"), work, make, self._messages.explain, Lane.WRITING)

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
        if self._tabs.currentIndex() == FACTS:
            keys = self._tabs.facts.selected_keys
            if len(keys) > 1:
                self._docks.details.show_selection(keys)
            elif keys:
                self._docks.details.show_key(keys[0])
