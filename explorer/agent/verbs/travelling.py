"""Memory that is sent as a file, compared with one that came back, and merged with it."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from explorer.agent.answers import counted
from explorer.agent.desk import Desk
from explorer.agent.teleport import ConflictStrategy, MemoryTeleport
from explorer.agent.teleport_reports import Change, MergeReport, SomethingFound
from explorer.agent.teleport_words import obstacle_words
from explorer.agent.verbs.limits import LISTED, check_limit
from explorer.memory.errors import TargetExists
from explorer.services.secrets import Finding
from explorer.services.teleport.result import MergeConflict

_NAMED = 5


@dataclass(frozen=True, slots=True)
class SentFile:
    """A snapshot that was written. `found` counts secrets and personal data in it."""

    path: str
    snapshot_id: str
    sha256: str
    size: int
    memories: Mapping[str, int]
    records: int
    found: int
    sentence: str


@dataclass(frozen=True, slots=True)
class Compared:
    """What a merge did (`applied`) or would do.

    `counts` are the memories of every class, `changes` the first of the `changes_in_all` that are not the same,
    `conflicts` those that need a decision. `obstacles` say what is wrong with the file.
    """

    applied: bool
    change_id: str
    differs: bool
    has_base: bool
    imported: int
    skipped_duplicates: int
    counts: Mapping[str, int]
    conflicts: tuple[MergeConflict, ...]
    conflicts_in_all: int
    resolved: int
    changes: tuple[Change, ...]
    changes_in_all: int
    obstacles: tuple[str, ...]
    sentence: str


def snapshot(
    desk: Desk,
    path: str,
    namespaces: Sequence[str] = (),
    branches: Sequence[str] = (),
    exclude: Sequence[str] = (),
    newest_only: bool = False,
    replace: bool = False,
    allow_findings: bool = False,
) -> SentFile:
    """Write the workspace, or a part of it, to a file of its own that somebody else can merge.

    Use it to hand memory on. Nothing is written where there is a file already, or where secrets or personal data would
    leave, unless you say so.

    - `path`: The file to write, best an absolute path.
    - `namespaces`: Only these, such as "user" or "project:main"; empty = all.
    - `branches`: Only these branches beside what belongs to none; empty = all.
    - `exclude`: Ids of records that stay.
    - `newest_only`: Without earlier texts and tombstones, for tools that know nothing of revisions.
    - `replace`: Write over the file that is there.
    - `allow_findings`: Let secrets and personal data leave. Ask the person first.
    """
    target = _path(path)
    if os.path.lexists(target) and not replace:
        raise TargetExists(
            f"There is a file “{target}” already. Nothing was written; choose another path, or set replace=true once "
            "the person has agreed to lose that file."
        )
    try:
        receipt = _teleport(desk).snapshot(
            target,
            namespaces=list(namespaces) or None,
            branches=list(branches) or None,
            exclude=list(exclude),
            newest_only=newest_only,
            replace=replace,
            refuse_findings=not allow_findings,
        )
    except SomethingFound as found:
        raise SomethingFound(_found_sentence(found.findings), found.findings) from found
    memories = sum(receipt.memories.values())
    return SentFile(
        str(receipt.path),
        receipt.snapshot_id,
        receipt.sha256,
        receipt.size,
        receipt.memories,
        receipt.records,
        len(receipt.findings),
        f"Wrote {counted(memories, 'memory', 'memories')} to “{receipt.path.name}”.",
    )


def diff(desk: Desk, incoming: str, namespaces: Sequence[str] = (), limit: int = LISTED) -> Compared:
    """Compare a snapshot or another workspace with this one; nothing is written to either.

    Use it before a merge. Where the file is one that was sent from here, both sides' changes are told apart.

    - `incoming`: The other file (.vdb).
    - `namespaces`: Only these; empty = all.
    - `limit`: How many changes and conflicts are told.
    """
    check_limit(limit)
    answer = _teleport(desk).preview(_path(incoming), list(namespaces) or None)
    if not answer.differs:
        return _compared(answer, limit, "Both say the same.")
    different = counted(len(answer.changes), "memory differs", "memories differ")
    conflicts = counted(len(answer.result.conflicts), "conflict needs", "conflicts need")
    return _compared(answer, limit, f"{different}; {conflicts} a decision. Nothing was written; merge takes them over.")


def merge(
    desk: Desk,
    incoming: str,
    namespaces: Sequence[str] = (),
    strategy: str = ConflictStrategy.NEWER_WINS.value,
    limit: int = LISTED,
    dry_run: bool = False,
    anyway: bool = False,
) -> Compared:
    """Take over what is new and changed in a snapshot or another workspace, as one step that can be undone.

    Use diff first. Conflicts that the strategy does not decide stay as they are and are asked about again. Merging the
    same file twice changes nothing the second time.

    - `incoming`: The other file (.vdb); it is only read.
    - `namespaces`: Only these; empty = all.
    - `strategy`: newer_wins, local_wins, remote_wins or keep_both.
    - `limit`: How many changes and conflicts are told; all are merged.
    - `dry_run`: Say what would be merged, write nothing.
    - `anyway`: Merge what can be merged of a file that is damaged or of another embedding model.
    """
    check_limit(limit)
    teleport, other, only = _teleport(desk), _path(incoming), list(namespaces) or None
    if dry_run:
        answer = teleport.preview(other, only, strategy)
    else:
        answer = teleport.carry_out(other, only, strategy, anyway=anyway)
    would = "Nothing was written; this was a dry run. " if dry_run else ""
    return _compared(answer, limit, f"{would}{'; '.join(answer.result.summary().splitlines())}.")


def _compared(answer: MergeReport, limit: int, sentence: str) -> Compared:
    result = answer.result
    return Compared(
        not answer.dry_run,
        answer.change_id,
        answer.differs,
        result.has_base,
        result.imported,
        result.skipped_duplicates,
        {kind.value: count for kind, count in result.counts.items()},
        result.conflicts[:limit],
        len(result.conflicts),
        result.conflict_resolutions,
        answer.changes[:limit],
        len(answer.changes),
        tuple(map(obstacle_words, answer.obstacles)),
        sentence,
    )


def _found_sentence(findings: Sequence[Finding]) -> str:
    keys = [*dict.fromkeys(str(finding.key) for finding in findings)]
    more = f" and {len(keys) - _NAMED:,} more" if len(keys) > _NAMED else ""
    what = counted(len(findings), "secret or personal detail", "secrets or personal details")
    return (
        f"{what} would leave, in {', '.join(keys[:_NAMED])}{more}. Nothing was written; leave those records out with "
        "`exclude`, or set allow_findings=true once the person has agreed."
    )


def _path(said: str) -> Path:
    return Path(said).expanduser()


def _teleport(desk: Desk) -> MemoryTeleport:
    return MemoryTeleport(desk.path, access=desk.access)
