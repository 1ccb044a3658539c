"""Two workspaces beside each other: every memory of both in a class, with counts that add up (SEMANTICS 7)."""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import Struct

from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.services.teleport.classify import DiffClass, FieldDifference, Origin, Verdict, classify
from explorer.services.teleport.fields import quiet_changes
from explorer.services.teleport.pairing import Naming, Pairing
from explorer.services.teleport.sides import Member, Side, State, is_named

_REPORT_EVERY = 500
_REMEMBERED = 16


class Row(Struct, frozen=True, gc=False):
    """One memory of the two files: its class, where its newest records stand, and which fields differ.

    `root` names the row: the lineage there, or the one here where there is none. `here_root` and `there_root` may
    differ: the same text under another id. A memory here that two rows lead to is counted in one of them only.
    `fields` are the names of what differs, `disputed` those that both sides changed. `quiet` = there are use counts
    or times to take over, which makes no difference to a person. `mark` changes with what differs. `has_base` = what
    is known of the lineage from before is about this pair.
    """

    root: Key
    diff: DiffClass
    here_root: Key | None
    there_root: Key | None
    counts_here: bool
    fields: tuple[str, ...] = ()
    disputed: tuple[str, ...] = ()
    quiet: bool = False
    mark: int = 0
    has_base: bool = True


@dataclass(frozen=True, slots=True)
class Difference:
    """All about one row: both states with their metadata, and the fields that differ. `base` = what both began with."""

    row: Row
    here: State | None
    there: State | None
    fields: tuple[FieldDifference, ...]
    base: Mapping[str, Any] | None

    @property
    def disputed(self) -> tuple[FieldDifference, ...]:
        """The fields that a person, or a strategy, decides."""
        return tuple(field for field in self.fields if field.origin is Origin.BOTH)


@dataclass(frozen=True, slots=True)
class Counts:
    """How many memories of a class there are, as rows, and how many memories here and there they account for."""

    rows: int
    here: int
    there: int


class Comparison:
    """The result: rows in the order of the incoming file, then what is only here."""

    def __init__(self, here: Side, there: Side, base: Side | None, rows: Sequence[Row], naming: Naming) -> None:
        self.here, self.there, self.base, self.naming = here, there, base, naming
        self.rows = rows
        # What is only here may have the id of a memory there, where an earlier merge kept both: it comes after.
        self.by_root = {row.root: row for row in reversed(rows)}
        self._pairing = Pairing(here, there, base, naming)
        self._shown: dict[Row, Difference] = {}
        self._showing = threading.Lock()

    @property
    def has_base(self) -> bool:
        """Whether it is known what both files began with."""
        return self.base is not None

    def counts(self) -> dict[DiffClass, Counts]:
        """Rows and memories per class; all `here` add up to the memories here, all `there` to those there."""
        rows, here, there = Counter[DiffClass](), Counter[DiffClass](), Counter[DiffClass]()
        for row in self.rows:
            rows[row.diff] += 1
            here[row.diff] += row.counts_here
            there[row.diff] += row.there_root is not None
        return {diff: Counts(rows[diff], here[diff], there[diff]) for diff in DiffClass if rows[diff]}

    def difference(self, row: Row) -> Difference:
        """A row with everything that a person needs to decide it; the last few are remembered. Safe from any thread."""
        with self._showing:
            found = self._shown.pop(row, None)
            if found is not None:
                self._shown[row] = found
                return found
        found = self._difference(row)
        with self._showing:
            self._shown[row] = found
            while len(self._shown) > _REMEMBERED:
                del self._shown[next(iter(self._shown))]
        return found

    def _difference(self, row: Row) -> Difference:
        here = None if row.here_root is None else self.here.state(row.here_root)
        there = None if row.there_root is None else self.there.state(row.there_root)
        if row.diff is DiffClass.SAME:
            return Difference(row, here, there, (), None)
        base = None
        if self.base is not None and row.has_base:
            # What has a name may be known from before under the id that it has here.
            base = next(
                (found for root in (row.root, row.here_root) if root and (found := self.base.state(root))), None
            )
        verdict = classified(self._pairing, here, there, base)
        return Difference(row, here, there, verdict.fields, verdict.base)


def compare(here: Side, there: Side, base: Side | None, report: Report, naming: Naming | None = None) -> Comparison:
    """Put every memory of both files in a class. `base` is what both began with, where that is known."""
    naming = naming or Naming()
    comparer = _Comparer(here, there, base, naming)
    rows = []
    total = len(here) + len(there) or 1
    for number, row in enumerate(comparer.rows()):
        if number % _REPORT_EVERY == 0:
            report(min(number / total, 1.0))
        rows.append(row)
    return Comparison(here, there, base, rows, naming)


def classified(pairing: Pairing, here: State | None, there: State | None, base: State | None) -> Verdict:
    """What became of a memory; what took its place may have another id on the other side."""
    if here is None:
        return classify(here, there, base)
    return classify(here, pairing.aligned(here, there), pairing.aligned(here, base))


class _Comparer:
    def __init__(self, here: Side, there: Side, base: Side | None, naming: Naming) -> None:
        self._here, self._there, self._base = here, there, base
        self._pairing = Pairing(here, there, base, naming)
        self._counted: set[Key] = set()
        self._paired = {root for root in there.roots if self._here.newest(root) is not None}

    def rows(self) -> Iterator[Row]:
        for root in self._there.roots:
            newest = self._there.newest(root)
            assert newest is not None
            yield self._row(root, newest)
        for root in self._here.roots:
            if root not in self._counted:
                # Of two that were kept, the one there is compared with the other: what is known is about that.
                base = None if root in self._paired else self._known(root)
                verdict = classify(self._here.state(root), None, base)
                yield Row(root, verdict.diff, root, None, counts_here=True, has_base=root not in self._paired)

    def _row(self, root: Key, newest: Member) -> Row:
        ours = self._here.newest(root)
        if ours is not None and ours.mark == newest.mark and len(self._here.keys(root)) == len(self._there.keys(root)):
            return self._made(root, root, root, Verdict(DiffClass.SAME))
        there = self._there.state(root)
        assert there is not None
        if ours is None:
            return self._unknown(root, there)
        here = self._here.state(root)
        verdict = classified(self._pairing, here, there, self._known(root))
        if (verdict.diff.is_conflict or verdict.diff is DiffClass.CHANGED_HERE) and not there.is_deleted:
            copy = self._pairing.copy(there)
            if copy is not None:
                return self._beside(root, copy, there)
        return self._made(root, root, root, verdict, here, there)

    def _unknown(self, root: Key, there: State) -> Row:
        """A lineage whose id nobody has here: perhaps the same under another one."""
        base = self._known(root)
        twin = self._pairing.twin(root)
        here = None if twin is None else self._here.state(twin)
        if twin is not None and here is not None:
            if twin in self._paired or not is_named(root.namespace, there.metadata):
                return self._made(root, twin, root, Verdict(DiffClass.SAME), here, there)
            verdict = classified(self._pairing, here, there, base or self._known(twin))
            if verdict.diff is DiffClass.SAME or twin not in self._counted:
                return self._made(root, twin, root, verdict, here, there)
        copy = self._pairing.copy(there)
        if copy is not None:
            return self._beside(root, copy, there)
        deleted = self._pairing.deleted(there) if base is None else None
        if deleted is not None:
            return self._beside(root, deleted, there)
        return self._made(root, None, root, classify(None, there, base), None, there)

    def _beside(self, root: Key, other: Key, there: State) -> Row:
        """A lineage that is here under another id, about which nothing is known from before."""
        here = self._here.state(other)
        return self._made(root, other, root, classified(self._pairing, here, there, None), here, there, has_base=False)

    def _made(
        self,
        root: Key,
        here_root: Key | None,
        there_root: Key,
        verdict: Verdict,
        here: State | None = None,
        there: State | None = None,
        *,
        has_base: bool = True,
    ) -> Row:
        counts_here = here_root is not None and here_root not in self._counted
        if counts_here and here_root != root and here_root in self._paired:
            # It has a row of its own.
            counts_here = False
        if here_root is not None and counts_here:
            self._counted.add(here_root)
        return Row(
            root,
            verdict.diff,
            here_root,
            there_root,
            counts_here,
            tuple(field.name for field in verdict.fields),
            tuple(field.name for field in verdict.fields if field.origin is Origin.BOTH),
            _is_quiet(here, there),
            hash(repr(verdict.fields)),
            has_base,
        )

    def _known(self, root: Key) -> State | None:
        return None if self._base is None else self._base.state(root)


def _is_quiet(here: State | None, there: State | None) -> bool:
    if here is None or there is None or here.is_deleted or there.is_deleted:
        return False
    return bool(quiet_changes(here.metadata, there.metadata))
