"""What is wrong with a file, one finding per row, each with the repair that mends it where one does."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

from explorer.memory.examination import Examination
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.memory.references import REVISION_OF
from explorer.services.editing import Editing
from explorer.services.repairs.planning import repairs
from explorer.services.repairs.repair import Mend, Repair, RepairKind

Name = tuple[Key, str]
_Place = tuple[Key, RepairKind, str]


class FindingKind(StrEnum):
    """What is wrong, the worst first."""

    DAMAGE = "damage"
    MISSING_VECTORS = "missing vectors"
    HASHES = "hashes"
    NOT_FINITE = "not finite"
    FIELDS = "fields"
    TIMES = "times"
    RINGS = "rings"
    REFERENCES = "references"
    ZERO_VECTORS = "zero vectors"
    STALE_VECTORS = "stale vectors"
    NO_TEXT = "no text"
    EXPIRED = "expired"
    SHARED_IDS = "shared ids"
    ROOTLESS = "rootless"
    OUTLIVED = "outlived"


@dataclass(frozen=True, slots=True)
class Found:
    """One finding. `key` is None for a place in the file; `said` is what stands in `field`, or the place in words."""

    kind: FindingKind
    key: Key | None
    field: str = ""
    said: str = ""
    repair: Repair | None = None
    name: Name | None = dataclasses.field(init=False, default=None, compare=False)
    """What its repair is known by: many thousand made while a person ticks them would be a pause."""

    def __post_init__(self) -> None:
        if self.repair is not None:
            object.__setattr__(self, "name", name_of(self.repair))


@dataclass(frozen=True, slots=True)
class Checked:
    """An examination, what can be mended now, and both by kind; kinds of which nothing was found are left out.

    `editing` is the state that the repairs are proposed for.
    """

    examination: Examination
    editing: Editing
    repairs: tuple[Repair, ...]
    found: Mapping[FindingKind, Sequence[Found]]

    @property
    def count(self) -> int:
        """How many findings there are."""
        return sum(map(len, self.found.values()))


HARMLESS = frozenset({FindingKind.SHARED_IDS, FindingKind.ROOTLESS, FindingKind.OUTLIVED})
"""What is only told: there is nothing wrong with it."""
VECTORS = frozenset({FindingKind.NOT_FINITE, FindingKind.ZERO_VECTORS, FindingKind.STALE_VECTORS})
"""What is put right, too, where all texts are embedded anew."""
LOSSLESS = frozenset({Mend.CONVERTED, Mend.CLEARED, Mend.FOLLOWED, Mend.MARKED})
"""What loses nothing: the value is written as its type has it, kept beside, or follows to the text that is there."""


def name_of(repair: Repair) -> Name:
    """What tells a repair from all others, also after the file was examined again."""
    # A plain text, for the hash of an enumeration is worked out in Python: many thousand are asked for at once.
    return repair.key, f"{repair.kind!s} {repair.field}"


def can_be_written(examination: Examination) -> bool:
    """Whether a repair can be written: not to what is damaged, nor to what no agent can open."""
    return examination.file is not None and not examination.damage and not examination.vectors.missing


def proposed(examination: Examination, editing: Editing, report: Report) -> Checked:
    """What was found, with the repairs that are to be made in the state `editing`. Raises what `report` raises."""
    mendable = repairs(editing, examination, report) if can_be_written(examination) else ()
    found: dict[FindingKind, tuple[Found, ...]] = {}
    by_place = {(each.key, each.kind, each.field): each for each in mendable}
    if examination.file is None:
        found[FindingKind.DAMAGE] = (Found(FindingKind.DAMAGE, None, said=examination.sentence),)
    for kind, rows in _rows(examination, by_place):
        if each := tuple(rows):
            found[kind] = each
    return Checked(examination, editing, mendable, found)


def _rows(examination: Examination, by_place: Mapping[_Place, Repair]) -> Iterator[tuple[FindingKind, Iterable[Found]]]:
    kinds, vectors = FindingKind, examination.vectors
    yield kinds.DAMAGE, (Found(kinds.DAMAGE, None, said=str(each)) for each in examination.damage)
    yield kinds.MISSING_VECTORS, _plain(kinds.MISSING_VECTORS, vectors.missing)
    yield kinds.HASHES, _plain(kinds.HASHES, examination.hashes.mismatches, _of(RepairKind.HASHES, by_place))
    marked = _of(RepairKind.VECTORS, by_place)
    yield kinds.NOT_FINITE, _plain(kinds.NOT_FINITE, vectors.not_finite, marked)
    yield kinds.FIELDS, _odd(examination, by_place)
    yield kinds.TIMES, _times(examination, by_place)
    yield kinds.RINGS, _rings(examination, by_place)
    yield kinds.REFERENCES, _dead(examination, by_place)
    yield kinds.ZERO_VECTORS, _plain(kinds.ZERO_VECTORS, vectors.zero, marked)
    yield kinds.STALE_VECTORS, _plain(kinds.STALE_VECTORS, vectors.stale)
    yield kinds.NO_TEXT, _plain(kinds.NO_TEXT, examination.without_content)
    yield kinds.EXPIRED, _plain(kinds.EXPIRED, examination.expired, _of(RepairKind.EXPIRED, by_place))
    shared = ((Key(each.namespaces[0], each.id), ", ".join(each.namespaces)) for each in examination.shared_ids)
    yield kinds.SHARED_IDS, (Found(kinds.SHARED_IDS, key, said=said) for key, said in shared)
    rootless = (each for each in examination.references if each.field == REVISION_OF)
    yield kinds.ROOTLESS, (Found(kinds.ROOTLESS, each.key, each.field, each.value) for each in rootless)
    yield kinds.OUTLIVED, _plain(kinds.OUTLIVED, examination.past_ttl)


def _of(kind: RepairKind, by_place: Mapping[_Place, Repair]) -> dict[Key, Repair]:
    """The repairs of a kind of which a record has one at most."""
    return {key: repair for (key, of, _), repair in by_place.items() if of is kind}


def _times(examination: Examination, by_place: Mapping[_Place, Repair]) -> Iterator[Found]:
    for each in examination.unreadable_times:
        repair = by_place.get((each.key, RepairKind.TIMES, each.field))
        yield Found(FindingKind.TIMES, each.key, each.field, each.value, repair)


def _plain(kind: FindingKind, keys: Iterable[Key], mended: Mapping[Key, Repair] | None = None) -> Iterator[Found]:
    return (Found(kind, key, repair=None if mended is None else mended.get(key)) for key in keys)


def _odd(examination: Examination, by_place: Mapping[_Place, Repair]) -> Iterator[Found]:
    """One row per field; times that cannot be read have a kind of their own."""
    times = {(each.key, each.field) for each in examination.unreadable_times}
    for odd in examination.odd:
        for field in odd.fields:
            if (odd.key, field) not in times:
                yield Found(
                    FindingKind.FIELDS, odd.key, field, repair=by_place.get((odd.key, RepairKind.FIELDS, field))
                )


def _rings(examination: Examination, by_place: Mapping[_Place, Repair]) -> Iterator[Found]:
    for ring in examination.rings:
        said = " → ".join(map(str, (*ring.keys, ring.keys[0])))
        mends = [each for key in ring.keys if (each := by_place.get((key, RepairKind.RINGS, ring.field))) is not None]
        if not mends:
            yield Found(FindingKind.RINGS, ring.keys[0], ring.field, said)
        for each in mends:
            yield Found(FindingKind.RINGS, each.key, ring.field, said, each)


def _dead(examination: Examination, by_place: Mapping[_Place, Repair]) -> Iterator[Found]:
    """One row per reference; several of one field are mended by one repair, both sides of a conflict by closing it."""
    closing = {key: each for (key, _, _), each in by_place.items() if each.mend is Mend.SETTLED}
    for dead in examination.references:
        if dead.field != REVISION_OF:
            repair = by_place.get((dead.key, RepairKind.REFERENCES, dead.field)) or closing.get(dead.key)
            yield Found(FindingKind.REFERENCES, dead.key, dead.field, dead.value, repair)
