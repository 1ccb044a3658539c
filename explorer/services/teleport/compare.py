"""Two workspaces beside each other: every memory of both in a class, with counts that add up (SEMANTICS 7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.memory.text import content_hash, known_digests
from explorer.services.teleport.classify import DiffClass, FieldDifference, Origin, Verdict, classify
from explorer.services.teleport.fields import quiet_changes
from explorer.services.teleport.sides import Member, Side, State

_REPORT_EVERY = 500
_COPY_DIGITS = 8


@dataclass(frozen=True, slots=True)
class Row:
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

    def __init__(self, here: Side, there: Side, base: Side | None, rows: Sequence[Row]) -> None:
        self.here, self.there, self.base = here, there, base
        self.rows = rows
        self.by_root = {row.root: row for row in rows}

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
        """A row with everything that a person needs to decide it."""
        here = None if row.here_root is None else self.here.state(row.here_root)
        there = None if row.there_root is None else self.there.state(row.there_root)
        if row.diff is DiffClass.SAME:
            return Difference(row, here, there, (), None)
        base = None if self.base is None or not row.has_base else self.base.state(row.root)
        verdict = classify(here, there, base)
        return Difference(row, here, there, verdict.fields, verdict.base)


def compare(here: Side, there: Side, base: Side | None, report: Report) -> Comparison:
    """Put every memory of both files in a class. `base` is what both began with, where that is known."""
    comparer = _Comparer(here, there, base)
    rows = []
    total = len(here) + len(there) or 1
    for number, row in enumerate(comparer.rows()):
        if number % _REPORT_EVERY == 0:
            report(min(number / total, 1.0))
        rows.append(row)
    return Comparison(here, there, base, rows)


def copy_key(there: State) -> Key:
    """Where `keep both` puts what is there: the id follows from the text, so that a second merge finds it."""
    return Key(there.root.namespace, f"{there.root.id}+{content_hash(there.text)[:_COPY_DIGITS]}")


class _Comparer:
    def __init__(self, here: Side, there: Side, base: Side | None) -> None:
        self._here, self._there, self._base = here, there, base
        self._counted: set[Key] = set()
        self._paired = {root for root in there.roots if self._here.newest(root) is not None}

    def rows(self) -> Iterator[Row]:
        for root in self._there.roots:
            newest = self._there.newest(root)
            assert newest is not None
            yield self._row(root, newest)
        for root in self._here.roots:
            if root not in self._counted:
                verdict = classify(self._here.state(root), None, self._known(root))
                yield Row(root, verdict.diff, root, None, counts_here=True)

    def _row(self, root: Key, newest: Member) -> Row:
        ours = self._here.newest(root)
        if ours is not None and ours.mark == newest.mark and len(self._here.keys(root)) == len(self._there.keys(root)):
            return self._made(root, root, root, Verdict(DiffClass.SAME))
        there = self._there.state(root)
        assert there is not None
        if ours is None:
            return self._unknown(root, newest, there)
        here = self._here.state(root)
        verdict = classify(here, there, self._known(root))
        if verdict.diff.is_conflict and not there.is_deleted:
            # Both were kept at an earlier merge.
            copy = self._here.root(copy_key(there))
            if copy is not None and copy != root:
                here = self._here.state(copy)
                verdict = classify(here, there, None)
                return self._made(root, copy, root, verdict, here, there, has_base=False)
        return self._made(root, root, root, verdict, here, there)

    def _unknown(self, root: Key, newest: Member, there: State) -> Row:
        """A lineage whose id nobody has here: perhaps the same under another one."""
        base = self._known(root)
        twin = None
        if not there.is_deleted:
            twin = self._here.with_name(root.namespace, there.metadata)
            if twin is not None and twin not in self._paired and twin not in self._counted:
                here = self._here.state(twin)
                return self._made(root, twin, root, classify(here, there, base), here, there)
            twin = twin or self._here.with_text(root.namespace, newest.text)
        if twin is not None:
            return self._made(root, twin, root, Verdict(DiffClass.SAME))
        if base is None and there.text:
            deleted = self._here.deleted_with(root.namespace, known_digests(there.text))
            if deleted is not None:
                verdict = classify(self._here.state(deleted), there, None)
                return self._made(root, deleted, root, verdict, self._here.state(deleted), there, has_base=False)
        return self._made(root, None, root, classify(None, there, base), None, there)

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
