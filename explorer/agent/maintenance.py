"""Maintenance of one workspace: contradictions, duplicates, session items, beliefs; previewed, or one change set."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from contextlib import AbstractContextManager
from pathlib import Path
from typing import TypeVar

from explorer.agent.access import Access, utc_now
from explorer.agent.maintenance_reports import (
    CannotMaintain,
    Conflicts,
    Consolidation,
    Found,
    Harmonisation,
    SharedBelief,
)
from explorer.agent.replanning import Rule, applied, previewed
from explorer.memory.changes import ChangeSet
from explorer.memory.decode import decode_system
from explorer.memory.errors import Refused
from explorer.memory.keys import Key, readings
from explorer.memory.namespaces import DEFAULT_BRANCH
from explorer.memory.protocols import Clock, Embedder, Report
from explorer.memory.system_records import Conflict
from explorer.services.active_facts import active_facts
from explorer.services.conflicts.detection import Contested, detect
from explorer.services.conflicts.noting import OPEN, conflict_key, note
from explorer.services.consolidation.accepting import consolidate
from explorer.services.consolidation.finding import propose
from explorer.services.consolidation.proposals import Accepted, Proposal, ProposalKind
from explorer.services.editing import Editing
from explorer.services.embedding import MiniLmEmbedder
from explorer.services.git import read_head
from explorer.services.harmonise import harmonise, is_new, note_harmony
from explorer.services.lineages import newest_of

R = TypeVar("R")
_WHAT_NOT = "Nothing was changed"


class MemoryMaintenance:
    """The jobs that a person or an agent starts; nothing runs by itself.

    Nothing is held open between calls. Each says what it would do, and with `apply` does it as one step that can be
    undone in Memory Explorer. Whatever is wrong is raised as a `MemoryExplorerError`; then nothing was changed.
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
        """As `Access`, or the `access` that is given."""
        self._access = access or Access(workspace, clock, embedding, person, state_root, report)

    def find_conflicts(self, *, apply: bool = False) -> Conflicts:
        """Contradictions and duplicates in the whole workspace; with `apply` they are put into the inbox."""
        return self._done(lambda editing: self._conflicts(editing, apply=apply), apply=apply)

    def consolidate(
        self,
        kinds: Collection[ProposalKind] = tuple(ProposalKind),
        skip: Collection[Key | str] = (),
        branch: str | None = None,
        *,
        apply: bool = False,
    ) -> Consolidation:
        """What is doubled, worth keeping or of no use; with `apply` all of `kinds` is done but what has one of `skip`.

        Session items without a branch of their own become facts of `branch`, or of git's.
        """
        return self._done(lambda editing: self._consolidation(editing, kinds, skip, branch, apply=apply), apply=apply)

    def harmonise(self, *, apply: bool = False) -> Harmonisation:
        """What agents agree on, and where they contradict each other; with `apply` that is noted."""
        return self._done(lambda editing: self._harmonisation(editing, apply=apply), apply=apply)

    def _done(self, rule: Rule[R], *, apply: bool) -> R:
        return (applied if apply else previewed)(self._access, rule, _WHAT_NOT)

    def _conflicts(self, editing: Editing, *, apply: bool) -> tuple[Conflicts, ChangeSet | None]:
        active = active_facts(editing, self._access.share(0.2, 0.3))
        detection = detect(active, self._access.share(0.3, 0.5))
        change = note(editing, detection.found)
        noted = set(() if change is None else change.keys)
        standing = set(_open_conflicts(editing)) | noted
        told = Conflicts(
            self._access.path,
            not apply,
            "" if change is None or not apply else change.id,
            detection.compared,
            tuple(_found(each, noted) for each in detection.found),
            len(noted),
            len(standing),
            detection.related,
            detection.without_vector,
            detection.odd,
            detection.crowded,
        )
        return told, change

    def _consolidation(
        self,
        editing: Editing,
        kinds: Collection[ProposalKind],
        skip: Collection[Key | str],
        branch: str | None,
        *,
        apply: bool,
    ) -> tuple[Consolidation, ChangeSet | None]:
        found = propose(editing, branch or self._git_branch(), self._access.share(0.2, 0.5))
        skipped = {_record(editing, each) for each in skip}
        chosen = [
            Accepted(proposal)
            for proposal in found.proposals
            if proposal.kind in kinds and skipped.isdisjoint(_keys(proposal))
        ]
        try:
            change = consolidate(editing, chosen)
        except Refused as refused:
            raise CannotMaintain(f"“{refused.label}” is not any more what was proposed. {_WHAT_NOT}.") from refused
        told = Consolidation(
            self._access.path,
            not apply,
            "" if change is None or not apply else change.id,
            found.looked_at,
            found.counts,
            len(chosen),
            found.proposals,
            found.without_vector,
            found.odd,
        )
        return told, change

    def _harmonisation(self, editing: Editing, *, apply: bool) -> tuple[Harmonisation, ChangeSet | None]:
        found = harmonise(editing, self._access.share(0.2, 0.5))
        change = note_harmony(editing, found.agreements, found.contested, found.lapsed)
        noted = set(() if change is None else change.keys)
        beliefs = tuple(
            SharedBelief(
                each.key,
                each.facts[0].content,
                each.agents,
                each.confidence,
                tuple(fact.key for fact in each.facts),
                is_new(editing, each),
            )
            for each in found.agreements
        )
        told = Harmonisation(
            self._access.path,
            not apply,
            "" if change is None or not apply else change.id,
            found.looked_at,
            beliefs,
            found.lapsed,
            tuple(_found(each, noted) for each in found.contested),
            found.without_agent,
            found.without_vector,
        )
        return told, change

    def _git_branch(self) -> str:
        head = read_head(self._access.path.resolve().parent)
        if not head.is_known:
            reason = head.trouble or f"git is at commit {head.commit}, on no branch"
            raise CannotMaintain(f"Which branch session items are meant for is not known: {reason}. Name it.")
        return head.branch or DEFAULT_BRANCH


def _found(contested: Contested, noted: Collection[Key]) -> Found:
    one, other = contested.one, contested.other
    key = conflict_key(contested.kind, contested.sides)
    return Found(contested.kind, contested.similarity, one.key, one.content, other.key, other.content, key in noted)


def _open_conflicts(editing: Editing) -> Iterable[Key]:
    for stored in editing.snapshot.system(Conflict):
        metadata = editing.ahead.metadata(stored.key)
        record = None if metadata is None else decode_system(stored.key, metadata, Conflict)
        if record is not None and record.state == OPEN and record.is_current:
            yield stored.key


def _keys(proposal: Proposal) -> set[Key]:
    return {member.key for member in proposal.members}


def _record(editing: Editing, said: Key | str) -> Key:
    """The current record that is named by any record of a lineage; a text is read as `namespace/id`."""
    named = [said] if isinstance(said, Key) else readings(said, "")
    newest = (newest_of(key, editing.ahead.metadata) for key in named)
    key = next((key for key in newest if key is not None), None)
    if key is None:
        raise CannotMaintain(f"There is no memory “{said}” in the workspace. {_WHAT_NOT}; name it as namespace/id.")
    return key
