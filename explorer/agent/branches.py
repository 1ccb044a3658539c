"""Memory of branches: which there is, and how it is merged, moved and deleted (seed A's WorktreeManager)."""

from __future__ import annotations

from collections.abc import Callable, Collection
from contextlib import AbstractContextManager
from pathlib import Path

from explorer.agent import planning
from explorer.agent.access import Access, utc_now
from explorer.agent.branch_lines import refusal_sentence
from explorer.agent.branch_reports import Branches, BranchMerge, BranchMove, BranchRemoval, CannotMove, NoSuchBranch
from explorer.agent.meeting import Decisions, answers_for, strategy_named
from explorer.agent.planning import Plan
from explorer.agent.teleport_reports import changes_of
from explorer.agent.teleport_words import refused_sentence
from explorer.memory.changes import ChangeSet
from explorer.memory.errors import CannotCompare, Refused
from explorer.memory.keys import Key, readings
from explorer.memory.namespaces import DEFAULT_BRANCH, branches_in, namespace_for, recalled_on
from explorer.memory.protocols import Clock, Embedder, Report
from explorer.services.branches.deleting import delete_branch
from explorer.services.branches.merging import base_of_branch, compare_branches, merge_branches, peer_name
from explorer.services.branches.moving import Moving, move, move_branch
from explorer.services.branches.places import Place
from explorer.services.branches.survey import survey
from explorer.services.branches.view import BranchView
from explorer.services.deletion import consequences
from explorer.services.editing import Editing
from explorer.services.embedding import MiniLmEmbedder
from explorer.services.git import read_head
from explorer.services.git_branches import read_branches
from explorer.services.teleport.answers import ConflictStrategy
from explorer.services.teleport.result import result_of
from explorer.store.committer import FileCommitter

__all__ = ["BranchMerge", "ConflictStrategy", "NoSuchBranch", "Place", "WorktreeManager"]


class WorktreeManager:
    """One workspace, seen from one branch.

    Nothing is held open between calls. Whatever is wrong is raised as a `MemoryExplorerError` whose text is a sentence;
    then nothing was changed. Everything that is written is one step that can be undone in Memory Explorer.
    """

    def __init__(
        self,
        workspace: Path | str,
        branch: str | None = None,
        *,
        clock: Clock = utc_now,
        embedding: Callable[[], AbstractContextManager[Embedder]] = MiniLmEmbedder,
        person: str | None = None,
        state_root: Path | None = None,
        report: Report = lambda _: None,
    ) -> None:
        """Without a `branch`, the one that git has checked out in the workspace's folder; the rest as `Access`."""
        self._access = Access(workspace, clock, embedding, person, state_root, report)
        self._branch = branch

    @property
    def branch(self) -> str:
        """The branch. Raises `NoSuchBranch` where none was named and git does not say which it is."""
        if self._branch is None:
            head = read_head(self._access.path.resolve().parent)
            if not head.is_known:
                reason = head.trouble or f"git is at commit {head.commit}, on no branch"
                raise NoSuchBranch(f"Which branch is meant is not known: {reason}. Name it.")
            self._branch = head.branch or DEFAULT_BRANCH
        return self._branch

    def switch_branch(self, branch: str) -> str:
        """See the workspace from another branch; the one before."""
        before, self._branch = self.branch, branch
        return before

    def resolve_namespace(self, memory_type: str) -> str:
        """Where memory of a type is kept on the branch."""
        return namespace_for(memory_type, self.branch)

    def recall_namespaces(self) -> list[str]:
        """The namespaces to be searched on the branch."""
        return list(recalled_on(self.branch))

    def list_branches(self) -> Branches:
        """Every branch with memory, orphans first, and what git says of each."""
        here = self._access.scan("Nothing can be told of its branches", self._access.share(0.0, 0.5))
        git = read_branches(self._access.path.resolve().parent)
        rows = survey(here, git, self._access.clock(), self._access.share(0.5, 1.0))
        return Branches(self._access.path, git.head, tuple(rows))

    def diff_branch(
        self, source: str, target: str | None = None, strategy: ConflictStrategy | str | None = None
    ) -> BranchMerge:
        """What merging `source` into `target`, or into the branch, would do; without a strategy conflicts are left."""
        into = self._target(source, target)
        chosen = None if strategy is None else strategy_named(strategy)
        with self._access.committer() as committer:
            told, _ = self._merge(committer, source, into, chosen, {})
        return told

    def merge_branch(
        self,
        source: str,
        into: str | None = None,
        strategy: ConflictStrategy | str = ConflictStrategy.NEWER_WINS,
        *,
        decisions: Decisions | None = None,
    ) -> BranchMerge:
        """Bring what is new and changed on `source` to `into`, or to the branch; `source` stays as it is.

        `decisions` come before `strategy`; conflicts that neither decides stay as they are. Raises as
        `MemoryTeleport.merge`, and `NoSuchBranch`.
        """
        target, chosen = self._target(source, into), strategy_named(strategy)
        return planning.written(
            self._access,
            lambda committer: self._merge(committer, source, target, chosen, decisions or {}, dry_run=False),
        )

    def delete_branch(self, branch: str) -> int:
        """Delete all memory of a branch; how many memories that was. What belongs to no branch stays."""
        return self.remove_branch(branch).memories

    def remove_branch(self, branch: str, *, dry_run: bool = False) -> BranchRemoval:
        """The same with what else it reaches; with `dry_run`, what it would do."""

        def plan(committer: FileCommitter) -> tuple[BranchRemoval, Plan]:
            editing = planning.editing(self._access, committer, f"Branch “{branch}” was not deleted")
            _check_known(editing, branch, self._access.path)
            made = delete_branch(editing, branch, self._access.share(0.2, 0.4))
            reached = consequences(editing.snapshot, made.keys)
            told = BranchRemoval(self._access.path, branch, dry_run, _id(made.change, dry_run), made, reached)
            return told, Plan(made.change, editing.ahead.metadata)

        return planning.told(self._access, plan) if dry_run else planning.written(self._access, plan)

    def move_facts(
        self, keys: Collection[Key | str], to: Place, *, copies: bool = False, dry_run: bool = False
    ) -> BranchMove:
        """Move or copy facts, by any record of them; a text is read as `namespace/id`."""

        def plan(editing: Editing) -> Moving:
            return move(
                editing,
                [_key(editing, each) for each in keys],
                to,
                self._access.share(0.2, 0.4),
                copies=copies,
            )

        return self._moved(plan, to, "", copies=copies, dry_run=dry_run)

    def move_branch(self, source: str, to: Place, *, copies: bool = False, dry_run: bool = False) -> BranchMove:
        """Move or copy all memory of a branch: after git renamed it, say."""

        def plan(editing: Editing) -> Moving:
            _check_known(editing, source, self._access.path)
            return move_branch(editing, source, to, self._access.share(0.2, 0.4), copies=copies)

        return self._moved(plan, to, source, copies=copies, dry_run=dry_run)

    def _moved(
        self, rule: Callable[[Editing], Moving], to: Place, source: str, *, copies: bool, dry_run: bool
    ) -> BranchMove:
        if to.branch:
            check_name(to.branch)

        def plan(committer: FileCommitter) -> tuple[BranchMove, Plan]:
            editing = planning.editing(self._access, committer, "Nothing was moved")
            try:
                made = rule(editing)
            except Refused as refused:
                raise CannotMove(refusal_sentence(refused)) from refused
            told = BranchMove(self._access.path, source, to.name, copies, dry_run, _id(made.change, dry_run), made)
            return told, Plan(made.change, editing.ahead.metadata)

        return planning.told(self._access, plan) if dry_run else planning.written(self._access, plan)

    def _merge(
        self,
        committer: FileCommitter,
        source: str,
        target: str,
        strategy: ConflictStrategy | None,
        decisions: Decisions,
        *,
        dry_run: bool = True,
    ) -> tuple[BranchMerge, Plan]:
        editing = planning.editing(self._access, committer, "Nothing was merged")
        _check_known(editing, source, self._access.path)
        view = BranchView(editing.snapshot, editing.ahead, source, target)
        known = next(iter(committer.bases.known([peer_name(source, target)])), None)
        comparison = compare_branches(editing.snapshot, editing.ahead, view, known, self._access.share(0.2, 0.4))
        answers = answers_for(comparison, strategy, decisions)
        try:
            made = merge_branches(editing, comparison, view, answers, self._access.share(0.4, 0.5))
        except Refused as refused:
            raise CannotCompare(refused_sentence(refused)) from refused
        told = BranchMerge(
            self._access.path,
            source,
            target,
            dry_run,
            _id(made.change, dry_run),
            result_of(comparison, answers, made),
            tuple(changes_of(comparison)),
        )
        base = base_of_branch(view, comparison, answers, made.change, known, editing.now)
        return told, Plan(made.change, editing.ahead.metadata, base)

    def _target(self, source: str, target: str | None) -> str:
        into = self.branch if target is None else target
        check_name(into)
        if into == source:
            raise NoSuchBranch(f"Branch “{source}” cannot be merged into itself. Name another one.")
        return into


def check_name(branch: str) -> None:
    """Raises `NoSuchBranch` where memory cannot belong to a branch of this name."""
    if not branch:
        raise NoSuchBranch("A branch needs a name.")
    try:
        branch.encode()
    except UnicodeEncodeError:
        raise NoSuchBranch(f"The name {branch!a} is no text in UTF-8. Name another branch.") from None


def _check_known(editing: Editing, branch: str, path: Path) -> None:
    spaces = {*editing.snapshot.namespaces, *(key.namespace for key in editing.ahead.touched)}
    known = branches_in(spaces)
    if branch not in known:
        there = f"There are: {', '.join(known)}" if known else "No branch has any"
        raise NoSuchBranch(f"There is no memory of a branch “{branch}” in “{path.name}”. {there}.")


def _key(editing: Editing, said: Key | str) -> Key:
    if isinstance(said, Key):
        return said
    found = next((key for key in readings(said, "") if editing.ahead.metadata(key) is not None), None)
    if found is None:
        raise NoSuchBranch(f"There is no memory “{said}” in the workspace. Name it as namespace/id.")
    return found


def _id(change: ChangeSet | None, dry_run: bool) -> str:
    return "" if change is None or dry_run else change.id
