"""Memory that travels: snapshots that are sent, files that come back, compared and merged (SEMANTICS 7)."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable, Collection, Sequence
from contextlib import AbstractContextManager
from pathlib import Path

from explorer.agent.access import Access, checked, utc_now
from explorer.agent.meeting import Decisions, Meeting, answers_for, base_after, meet, strategy_named
from explorer.agent.packing import findings_in, selection_of
from explorer.agent.teleport_reports import MergeReport, SomethingFound, changes_of
from explorer.agent.teleport_words import changed_sentence, found_sentence, obstacle_sentence, refused_sentence
from explorer.agent.writing import NotWritten, write_now, write_waiting
from explorer.memory.collector import collector_resting
from explorer.memory.errors import (
    CannotCompare,
    CannotSend,
    JournalUnusable,
    Refused,
    TargetExists,
)
from explorer.memory.keys import Key
from explorer.memory.protocols import Clock, Embedder, Report
from explorer.services.editing import Editing
from explorer.services.embedding import MiniLmEmbedder
from explorer.services.teleport import merging
from explorer.services.teleport.answers import Answer, Choice, ConflictStrategy
from explorer.services.teleport.fitness import Obstacle
from explorer.services.teleport.parcels import Selection, pack
from explorer.services.teleport.peers import base_of_snapshot
from explorer.services.teleport.receipts import SnapshotReceipt, receipt_of
from explorer.services.teleport.result import MergeResult, result_of
from explorer.store.committer import FileCommitter
from explorer.store.courier import FileCourier, refuse_own
from explorer.store.records import FileRecords
from explorer.store.snapshot import FileSnapshot
from explorer.store.workspace import Workspace

__all__ = ["Answer", "Choice", "ConflictStrategy", "MemoryTeleport", "MergeResult", "SnapshotReceipt"]

_TRIES = 2


class MemoryTeleport:
    """Sends memory of a workspace as a file, and takes over what others did with it (seed A).

    Nothing is held open between calls. Whatever is wrong is raised as a `MemoryExplorerError` whose text is a sentence;
    then nothing was changed. The other file is only read: without a lock, without a trace beside it.
    """

    def __init__(
        self,
        workspace: Path | str,
        *,
        clock: Clock = utc_now,
        embedding: Callable[[], AbstractContextManager[Embedder]] = MiniLmEmbedder,
        person: str | None = None,
        state_root: Path | None = None,
        report: Report = lambda _: None,
        access: Access | None = None,
    ) -> None:
        """`embedding` gives the model for texts that come without a vector; `person` is noted beside what is deleted.

        The history lies below `state_root`, or where Memory Explorer has it. An `access` that is given stands for all.
        """
        self._access = access or Access(workspace, clock, embedding, person, state_root, report)
        self._path, self._clock = self._access.path, self._access.clock

    def snapshot(
        self,
        path: Path | str,
        *,
        namespaces: Sequence[str] | None = None,
        branches: Sequence[str] | None = None,
        keys: Collection[Key | str] | None = None,
        newest_only: bool = False,
        exclude: Collection[Key | str] = (),
        replace: bool = False,
        allowed: Collection[str] = (),
        refuse_findings: bool = False,
    ) -> SnapshotReceipt:
        """Write the workspace, or what is chosen of it, to a file of its own.

        Secrets and personal data in it are named in the receipt, but for those whose digests are `allowed`; with
        `refuse_findings` they raise `SomethingFound`. What is sent is remembered, so that the file is known when it
        comes back; the receipt says if it cannot be. Raises `TargetExists`, `CannotSend`, and what stands in the way of
        reading the workspace.
        """
        target = Path(path)
        self._check_target(target, replace)
        here = self._access.scan("Nothing was sent", self._access.share(0.0, 0.2))
        with self._access.committer() as committer:
            if write_waiting(committer, self._path, lambda _: None):
                here = self._access.scan("Nothing was sent", lambda _: None)
            now = self._clock()
            selection = selection_of(here, namespaces, branches, keys, exclude, newest_only)
            packed = pack(here, selection, now, self._access.share(0.2, 0.4))
            if not packed.memories and selection != Selection():
                raise CannotSend("Nothing of the workspace is chosen, so there is nothing to send.")
            findings = findings_in(packed, allowed, self._access.share(0.4, 0.7))
            if findings and refuse_findings:
                raise SomethingFound(found_sentence(findings), findings)
            courier = FileCourier(Path(tempfile.gettempdir()), self._path)
            sent = courier.write(packed.parcel, target, self._access.share(0.7, 1.0), replace=replace)
            try:
                # Of a file that there is not nothing is to be known.
                committer.bases.keep(base_of_snapshot(packed.identity, packed.seen, target.name, now))
                is_base_kept = True
            except JournalUnusable:
                is_base_kept = False
        return receipt_of(packed, sent, self._path.name, now, findings, is_base_kept=is_base_kept)

    def diff(self, incoming: Path | str, namespaces: Sequence[str] | None = None) -> MergeResult:
        """What a merge would do, without writing anything; conflicts are not decided.

        Raises `CannotCompare` where the file is the workspace itself. Other obstacles do not stop it.
        """
        return self.preview(incoming, namespaces).result

    def merge(
        self,
        incoming: Path | str,
        namespaces: Sequence[str] | None = None,
        strategy: ConflictStrategy | str = ConflictStrategy.NEWER_WINS,
        *,
        decisions: Decisions | None = None,
        anyway: bool = False,
    ) -> MergeResult:
        """Take over what is new and changed there, as one step that can be undone.

        `decisions` come before `strategy`; conflicts that neither decides stay as they are, and are asked about again.
        Raises `UnknownDecision` for a word that means nothing, `WorkspaceBusy` where another program has the workspace
        open, and `CannotCompare` where something is wrong with the incoming file, unless what can be merged is to be
        merged `anyway`.
        """
        return self.carry_out(incoming, namespaces, strategy, decisions=decisions, anyway=anyway).result

    def preview(
        self,
        incoming: Path | str,
        namespaces: Sequence[str] | None = None,
        strategy: ConflictStrategy | str | None = None,
        *,
        decisions: Decisions | None = None,
    ) -> MergeReport:
        """The same as `diff`, with every memory named; with a strategy, what a merge by it would do."""
        chosen = None if strategy is None else strategy_named(strategy)
        with collector_resting():
            here = self._access.scan("Nothing can be compared", self._access.share(0.0, 0.3))
            there = self._scan_theirs(incoming, self._access.share(0.3, 0.6))
            with self._access.committer() as committer:
                meeting = self._meet(committer, here, there, namespaces, self._access.share(0.6, 0.9))
                answers = answers_for(meeting.comparison, chosen, decisions or {})
                merge = self._merge(meeting, answers, self._access.share(0.9, 1.0))
            return self._reported(meeting, answers, merge, dry_run=True)

    def carry_out(
        self,
        incoming: Path | str,
        namespaces: Sequence[str] | None = None,
        strategy: ConflictStrategy | str = ConflictStrategy.NEWER_WINS,
        *,
        decisions: Decisions | None = None,
        anyway: bool = False,
    ) -> MergeReport:
        """The same as `merge`, with every memory named."""
        chosen = strategy_named(strategy)
        here = self._access.scan("Nothing was merged", self._access.share(0.0, 0.1))
        there = self._scan_theirs(incoming, self._access.share(0.1, 0.2))
        self._access.check_writable(here, "Nothing was merged")
        with self._access.committer() as committer:
            for number in range(_TRIES):
                if write_waiting(committer, self._path, lambda _: None) or number:
                    here = self._access.scan("Nothing was merged", lambda _: None)
                meeting = self._meet(committer, here, there, namespaces, self._access.share(0.2, 0.4))
                if meeting.obstacles and not anyway:
                    raise CannotCompare(obstacle_sentence(self._path, there.file.path, meeting.obstacles))
                answers = answers_for(meeting.comparison, chosen, decisions or {})
                merge = self._merge(meeting, answers, self._access.share(0.4, 0.5))
                changed = self._write(committer, meeting, answers, merge)
                if not changed:
                    return self._reported(meeting, answers, merge, dry_run=False)
        raise NotWritten(changed_sentence(self._path, changed))

    def _write(
        self, committer: FileCommitter, meeting: Meeting, answers: merging.Answers, merge: merging.Merge
    ) -> tuple[Key, ...]:
        """The records that were changed meanwhile; where there are none, it is written and known for the next time."""
        base = base_after(meeting, answers, merge.change, self._clock())

        def keep() -> None:
            if base is not None:
                committer.bases.keep(base)

        if merge.change is None:
            keep()
            return ()
        # It holds as long as the change set does: kept before that is written, also a kill does not lose it.
        return write_now(
            committer, self._path, merge.change, meeting.ahead.metadata, self._access.share(0.5, 1.0), keep
        )

    def _merge(self, meeting: Meeting, answers: merging.Answers, report: Report) -> merging.Merge:
        editing = Editing(meeting.here, meeting.ahead, self._clock(), self._access.person)
        label = meeting.there.file.path.name
        try:
            return merging.merge(editing, meeting.comparison, meeting.there, answers, report, label=label)
        except Refused as refused:
            raise CannotCompare(refused_sentence(refused)) from refused

    def _meet(
        self,
        committer: FileCommitter,
        here: FileSnapshot,
        there: FileRecords,
        namespaces: Sequence[str] | None,
        report: Report,
    ) -> Meeting:
        meeting = meet(here, there, committer.journal.pending(), committer.bases, namespaces or None, report)
        if any(found.obstacle is Obstacle.SAME_FILE for found in meeting.obstacles):
            raise CannotCompare(obstacle_sentence(self._path, there.file.path, meeting.obstacles))
        return meeting

    def _reported(
        self, meeting: Meeting, answers: merging.Answers, merge: merging.Merge, *, dry_run: bool
    ) -> MergeReport:
        return MergeReport(
            workspace=self._path,
            incoming=meeting.there.file.path,
            dry_run=dry_run,
            change_id="" if dry_run or merge.change is None else merge.change.id,
            obstacles=meeting.obstacles,
            result=result_of(meeting.comparison, answers, merge),
            changes=tuple(changes_of(meeting.comparison)),
        )

    def _scan_theirs(self, incoming: Path | str, report: Report) -> FileRecords:
        return Workspace(checked(Path(incoming))).peek(report)

    def _check_target(self, target: Path, replace: bool) -> None:
        checked(target)
        refuse_own(target, self._path)
        if os.path.lexists(target) and not replace:
            raise TargetExists(
                f"There is a file “{target}” already. Choose another name, or replace it with --replace."
            )
