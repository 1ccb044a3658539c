"""What a person does with branches: the board, and moving, copying, merging and deleting their memory."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QMenu, QWidget

from explorer.memory.changes import ChangeSet
from explorer.memory.errors import MemoryExplorerError, Refused
from explorer.memory.keys import Key
from explorer.memory.namespaces import branch_of, is_internal
from explorer.memory.protocols import Snapshot
from explorer.memory.query import BranchCounts
from explorer.services.branches.deleting import BranchDeletion, delete_branch
from explorer.services.branches.moving import Moving, move, move_branch
from explorer.services.branches.places import Place
from explorer.services.branches.survey import BranchRow
from explorer.services.deletion import Consequences, consequences
from explorer.services.editing import Editing
from explorer.ui import formats
from explorer.ui.branches.delete_dialog import DeleteBranchDialog
from explorer.ui.branches.move_words import MoveWords
from explorer.ui.branches.options import Option, branch_options, global_options
from explorer.ui.branches.target_dialog import TargetDialog
from explorer.ui.change_words import change_words
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.teleport.arrivals import Arrivals
from explorer.ui.words import refusal_word

if TYPE_CHECKING:
    from explorer.ui.branches.board import Board

_NAME_LENGTH = 40
_TOPIC = "branches"
Rule = Callable[[Editing, Place], Moving]


class Branching(QObject):
    """Asks where something is to go, says what that does, and hands the rule to the write queue."""

    facts_requested = Signal()
    """A branch was chosen in the board: its facts are to be seen."""

    def __init__(self, session: Session, settings: Settings, arrivals: Arrivals, window: QWidget) -> None:
        super().__init__(window)
        self._session, self._settings, self._arrivals, self._window = session, settings, arrivals, window
        self.board: Board | None = None
        session.writes.made.connect(self._say)
        session.writes.refused.connect(self._explain)

    def open_board(self) -> None:
        """Show the table of branches."""
        if self._session.snapshot is None:
            return
        if self.board is None:
            # pyqtgraph takes a while to import: who never looks at the board never waits for it.
            from explorer.ui.branches.board import Board  # noqa: PLC0415

            board = self.board = Board(self._session, self._settings, self._window)
            board.show_requested.connect(self._show_branch)
            board.merge_requested.connect(self.merge)
            board.move_requested.connect(lambda name, copies: self.move_branch(name, copies=copies))
            board.delete_requested.connect(self.delete)
            board.facts_dropped.connect(self._take_facts)
            board.branch_dropped.connect(self._take_branch)
            board.closed.connect(self._forget_board)
        self.board.show()
        self.board.raise_()
        self.board.activateWindow()

    def move_facts(self, keys: Sequence[Key], *, copies: bool = False) -> None:
        """Let the person choose where these facts go."""
        facts = [key for key in keys if not is_internal(key.namespace)]
        if not facts:
            return
        count = len(facts)
        title = self.tr("Copy %n fact(s) to", "", count) if copies else self.tr("Move %n fact(s) to", "", count)
        homes = {branch_of(key.namespace) for key in facts}
        away_from = next(iter(homes)) if len(homes) == 1 else None
        self._choose_place(
            title, lambda editing, to: move(editing, facts, to, _quiet, copies=copies), away_from, copies
        )

    def move_branch(self, branch: str, *, copies: bool = False) -> None:
        """Let the person choose where all memory of a branch goes."""
        name = formats.isolated(formats.one_line(branch, _NAME_LENGTH))
        title = (self.tr("Copy all of {name} to") if copies else self.tr("Move all of {name} to")).format(name=name)
        # After git renamed the branch, its memory likely follows it.
        likely = None if self.board is None else self.board.git.new_name(branch) or None
        self._choose_place(
            title, lambda editing, to: move_branch(editing, branch, to, _quiet, copies=copies), branch, copies, likely
        )

    def merge(self, source: str) -> None:
        """Let the person choose the branch that is compared with `source`, and that it may be merged into."""
        name = formats.isolated(formats.one_line(source, _NAME_LENGTH))
        title = self.tr("Compare {name} with").format(name=name)

        def ask(counts: dict[str | None, BranchCounts]) -> None:
            dialog = TargetDialog(
                self._session, title, self.tr("Compare…"), self._branches(counts, source), None, self._parent()
            )
            if dialog.exec() and dialog.chosen is not None and dialog.chosen.branch is not None:
                self._arrivals.compare_branches(source, dialog.chosen.branch)
            dialog.deleteLater()

        self._ask_counts(ask)

    def delete(self, branch: str) -> None:
        """Ask, with name and counts, then delete all memory of a branch."""

        def weigh(snapshot: Snapshot) -> tuple[BranchDeletion, Consequences]:
            deletion = delete_branch(self._session.writes.editing(snapshot), branch, _quiet)
            return deletion, consequences(snapshot, deletion.keys)

        def ask(weighed: tuple[BranchDeletion, Consequences]) -> None:
            if weighed[0].change is None:
                return
            dialog = DeleteBranchDialog(branch, *weighed, parent=self._parent())
            if dialog.exec():
                self._session.writes.make(lambda editing: delete_branch(editing, branch, _quiet).change)
            dialog.deleteLater()

        self._session.ask(_TOPIC, weigh, ask, is_long=True)

    def close(self) -> None:
        """Close the board."""
        if self.board is not None:
            self.board.close()

    def _choose_place(
        self, title: str, rule: Rule, away_from: str | None, copies: bool, likely: str | None = None
    ) -> None:
        words = MoveWords()

        def forecast(snapshot: Snapshot, option: Option) -> str:
            try:
                moving = rule(self._session.writes.editing(snapshot), _place(option))
            except Refused:
                return ""
            return "" if moving.change is None else words.forecast(moving, option.title, copies=copies)

        def ask(counts: dict[str | None, BranchCounts]) -> None:
            options = [*self._branches(counts, away_from), *global_options()]
            verb = self.tr("Copy") if copies else self.tr("Move")
            dialog = TargetDialog(self._session, title, verb, options, forecast, self._parent(), marked=likely)
            if dialog.exec() and dialog.chosen is not None:
                self._carry_out(rule, _place(dialog.chosen))
            dialog.deleteLater()

        self._ask_counts(ask)

    def _carry_out(self, rule: Rule, place: Place) -> None:
        self._session.writes.make(lambda editing: rule(editing, place).change)

    def _branches(self, counts: dict[str | None, BranchCounts], without: str | None) -> list[Option]:
        """The branches that memory can come to: those that have some, and git's others."""
        others = () if self.board is None else self.board.git.local
        options = branch_options(counts, self._session.head.branch, None, others)
        return [option for option in options if option.branch != without]

    def _ask_counts(self, then: Callable[[dict[str | None, BranchCounts]], None]) -> None:
        now = self._session.now()
        self._session.ask(_TOPIC, lambda snapshot: dict(snapshot.branches(now)), then)

    def _take_facts(self, keys: list[Key], row: BranchRow, copies: bool) -> None:
        def rule(editing: Editing, to: Place) -> Moving:
            return move(editing, keys, to, _quiet, copies=copies)

        if row.name is not None:
            self._carry_out(rule, Place(row.name))
        else:
            self._offer_global(rule)

    def _take_branch(self, source: str, row: BranchRow) -> None:
        def rule(editing: Editing, to: Place) -> Moving:
            return move_branch(editing, source, to, _quiet)

        target = row.name
        if target is None:
            self._offer_global(rule)
        elif target != source:
            name = formats.isolated(formats.one_line(target, _NAME_LENGTH)).replace("&", "&&")
            menu = QMenu(self._parent())
            merge = partial(self._arrivals.compare_branches, source, target)
            menu.addAction(self.tr("Compare and merge into {name}…").format(name=name), merge)
            menu.addAction(
                self.tr("Move all to {name}").format(name=name), partial(self._carry_out, rule, Place(target))
            )
            menu.popup(QCursor.pos())

    def _offer_global(self, rule: Rule) -> None:
        menu = QMenu(self._parent())
        menu.addSection(self.tr("All branches see it then, as"))
        for option in global_options():
            menu.addAction(option.title, partial(self._carry_out, rule, _place(option)))
        menu.popup(QCursor.pos())

    def _show_branch(self, branch: str | None) -> None:
        self._session.choose_branch(branch)
        self._window.activateWindow()
        self.facts_requested.emit()

    def _say(self, change: ChangeSet) -> None:
        if self.board is not None:
            undo = (self.tr("Undo"), partial(self._session.writes.undo_step, change.id))
            self.board.say(change_words(change), undo)

    def _explain(self, error: MemoryExplorerError) -> None:
        if self.board is not None:
            words = refusal_word(error.reason, error.label) if isinstance(error, Refused) else str(error)
            self.board.say(words, is_trouble=True)

    def _forget_board(self) -> None:
        if self.board is not None:
            self.board.deleteLater()
            self.board = None

    def _parent(self) -> QWidget:
        return self.board if self.board is not None and self.board.isActiveWindow() else self._window


def _place(option: Option) -> Place:
    return option.place or Place(option.branch or "")


def _quiet(_: float) -> None:
    """A report that nobody reads: what is short, or asked beside the window."""
