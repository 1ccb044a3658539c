"""A workspace and an incoming file side by side: what is known of both, and what is decided about each difference."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime

from msgspec import structs

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeSet
from explorer.memory.errors import CannotCompare, MemoryExplorerError
from explorer.memory.keys import Key, readings
from explorer.memory.namespaces import TELEPORT, WORKSPACE
from explorer.memory.protocols import RecordSource, Report, Snapshot
from explorer.memory.teleport import Base, Bases
from explorer.services.lineages import reader
from explorer.services.teleport.answers import Answer, Choice, ConflictStrategy, answer_by, choices_for
from explorer.services.teleport.compare import Comparison, Row, compare
from explorer.services.teleport.fitness import Finding, obstacles
from explorer.services.teleport.peers import base_of_merge, doubtless, nearest, peers_of
from explorer.services.teleport.sides import Side, side_ahead, side_known, side_of

Decisions = Mapping[Key | str, Answer | Choice]
"""By any record of a memory; a text is read as `namespace/id`."""


class UnknownDecision(MemoryExplorerError):
    """A decision names a memory that is not there, or what cannot be decided about it; or there is no such strategy."""


def strategy_named(said: str) -> ConflictStrategy:
    """The strategy of that name. Raises `UnknownDecision`."""
    try:
        return ConflictStrategy(said)
    except ValueError:
        known = ", ".join(f"“{each}”" for each in ConflictStrategy)
        raise UnknownDecision(f"There is no strategy “{said}” for conflicts; there are {known}.") from None


@dataclass(frozen=True, slots=True)
class Meeting:
    """Both files as they stand and their comparison.

    `ahead` is the workspace once what waits is written, `known` the state that both files began with, where that is
    known; `namespaces` None = all were compared.
    """

    here: Snapshot
    there: RecordSource
    ahead: Ahead
    comparison: Comparison
    known: Base | None
    obstacles: tuple[Finding, ...]
    namespaces: frozenset[str] | None


def meet(
    here: Snapshot,
    there: RecordSource,
    waiting: Sequence[ChangeSet],
    bases: Bases,
    namespaces: Sequence[str] | None,
    report: Report,
) -> Meeting:
    """Compare the files, of all namespaces or of these. Raises `CannotCompare` where neither file has one of them."""
    _check_namespaces(here, there, namespaces)
    chosen = None if namespaces is None else tuple(namespaces)
    ahead = Ahead(reader(here), waiting)
    ours = side_ahead(here, ahead, lambda done: report(0.4 * done), chosen)
    theirs = side_of(there, lambda done: report(0.4 + 0.4 * done), chosen)
    known = _nearest(theirs, bases.known(peers_of(there)), chosen)
    base = None if known is None else side_known(doubtless(known, theirs).records, chosen)
    comparison = compare(ours, theirs, base, lambda done: report(0.8 + 0.2 * done))
    every = None if chosen is None else frozenset(chosen)
    return Meeting(here, there, ahead, comparison, known, tuple(obstacles(here, there)), every)


def answers_for(comparison: Comparison, strategy: ConflictStrategy | None, decisions: Decisions) -> dict[Key, Answer]:
    """The decisions, and what the strategy makes of the conflicts that are left; None = they are left.

    Raises `UnknownDecision`.
    """
    answers = {}
    for said, decision in decisions.items():
        row = _row(comparison, said)
        answer = Answer(decision) if isinstance(decision, Choice) else decision
        is_each = answer.choice is Choice.EACH and not row.disputed
        if answer.choice not in choices_for(row) and not is_each:
            choices = ", ".join(f"“{choice}”" for choice in choices_for(row))
            raise UnknownDecision(
                f"“{answer.choice}” cannot be chosen for “{said}”, which is {row.diff}: {choices} can."
            )
        answers[row.root] = answer
    if strategy is not None:
        for row in comparison.rows:
            if row.diff.is_conflict and row.root not in answers:
                found = answer_by(strategy, comparison.difference(row))
                if found is not None:
                    answers[row.root] = found
    return answers


def base_after(meeting: Meeting, answers: Mapping[Key, Answer], change: ChangeSet | None, now: datetime) -> Base | None:
    """What is to be known of the incoming file from now on; None where that is known already.

    Of namespaces that were not compared, the former state.
    """
    known = meeting.known
    base = base_of_merge(
        peers_of(meeting.there)[0], meeting.there.file.path.name, meeting.comparison, answers, change, known, now
    )
    if base is None:
        return None
    records = dict(base.records)
    if known is not None and meeting.namespaces is not None:
        records |= {key: each for key, each in known.records.items() if key.namespace not in meeting.namespaces}
    if change is None and known is not None and known.records == records:
        return None
    return Base(structs.replace(base.info, records=len(records)), records)


def _nearest(there: Side, bases: Sequence[Base], namespaces: Sequence[str] | None) -> Base | None:
    """The nearest by what is compared; the whole of it."""
    if namespaces is None:
        return nearest(there, bases)
    parts = [
        Base(base.info, {key: each for key, each in base.records.items() if key.namespace in namespaces})
        for base in bases
    ]
    found = nearest(there, parts)
    return next((base for base, part in zip(bases, parts, strict=True) if part is found), None)


def _check_namespaces(here: RecordSource, there: RecordSource, namespaces: Sequence[str] | None) -> None:
    for name in namespaces or ():
        if name in (TELEPORT, WORKSPACE) or (name not in here.namespaces and name not in there.namespaces):
            known = sorted({*here.namespaces, *there.namespaces} - {TELEPORT, WORKSPACE})
            raise CannotCompare(
                f"There is no memory in a namespace “{name}” in either file. There are: {', '.join(known)}."
            )


def _row(comparison: Comparison, said: Key | str) -> Row:
    for key in (said,) if isinstance(said, Key) else readings(said, ""):
        for root in (comparison.there.root(key), comparison.here.root(key)):
            if root is not None and root in comparison.by_root:
                return comparison.by_root[root]
            named = next((row for row in comparison.rows if root is not None and row.here_root == root), None)
            if named is not None:
                return named
    raise UnknownDecision(f"There is no memory “{said}” in either file, so nothing can be decided about it.")
