"""What became of one memory on two sides: a pure function of how it stands here, there, and stood before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple

from explorer.memory.records import SUPERSEDED_BY
from explorer.memory.text import identify_digest, normalise
from explorer.services.teleport.fields import TEXT, compared_fields, differing_fields, same_field, text_of
from explorer.services.teleport.sides import State

_Fields = Mapping[str, Any]


class DiffClass(StrEnum):
    """What became of a memory (SEMANTICS 7); the last three are conflicts."""

    SAME = "same"
    NEW_THERE = "new there"
    ONLY_HERE = "only here"
    CHANGED_THERE = "changed there"
    CHANGED_HERE = "changed here"
    MERGED = "merged"
    DELETED_HERE = "deleted here"
    DELETED_THERE = "deleted there"
    MISSING_THERE = "missing there"
    CONFLICT = "conflict"
    EDIT_DELETE = "edit / delete"
    REVISED_BOTH = "revised on both sides"

    @property
    def is_conflict(self) -> bool:
        """Whether a person, or a strategy, has to decide."""
        return self in (DiffClass.CONFLICT, DiffClass.EDIT_DELETE, DiffClass.REVISED_BOTH)


class Origin(StrEnum):
    """Which side changed a field; both = differently, or nobody knows which."""

    HERE = "here"
    THERE = "there"
    BOTH = "both"


_ONE_SIDED = {
    DiffClass.DELETED_HERE: Origin.HERE,
    DiffClass.CHANGED_HERE: Origin.HERE,
    DiffClass.DELETED_THERE: Origin.THERE,
    DiffClass.CHANGED_THERE: Origin.THERE,
}


@dataclass(frozen=True, slots=True)
class FieldDifference:
    """A field that is not the same on both sides; None stands for nothing. `base` is None too where none is known."""

    name: str
    base: Any
    here: Any
    there: Any
    origin: Origin


@dataclass(frozen=True, slots=True)
class Verdict:
    """The class of a memory and its differing fields; `base` are the fields that both sides began with, if known."""

    diff: DiffClass
    fields: tuple[FieldDifference, ...] = ()
    base: Mapping[str, Any] | None = None


class _Before(NamedTuple):
    """The fields that both sides began with.

    `kept_by` is the side whose history they are from, None where they are known: what that side changed before it
    replaced the text is in them too, so that where the other side differs nobody knows which of them changed it.
    `doubtful` are fields in which both sides' histories differ.
    """

    fields: _Fields
    kept_by: Origin | None = None
    doubtful: frozenset[str] = frozenset()


def classify(here: State | None, there: State | None, base: State | None) -> Verdict:
    """What became of a memory that is known here or there, or was known to both.

    Without a base, history serves as one: a text there that is an earlier text here means that it was changed here,
    and a tombstone knows the digest of the text that was deleted.
    """
    if here is None:
        return _unknown_here(there, base)
    if there is None:
        if here.is_deleted:
            return Verdict(DiffClass.SAME)
        return Verdict(DiffClass.ONLY_HERE if base is None else DiffClass.MISSING_THERE)
    if here.is_deleted and there.is_deleted:
        return Verdict(DiffClass.SAME)
    if here.is_deleted or there.is_deleted:
        return _deleted_on_one(here, there, base)
    return _on_both(here, there, base)


def _unknown_here(there: State | None, base: State | None) -> Verdict:
    if there is None or (there.is_deleted and base is not None):
        # Deleted there and erased here: it is gone on both sides.
        return Verdict(DiffClass.SAME)
    if there.is_deleted:
        return Verdict(DiffClass.DELETED_THERE)
    if base is None:
        return Verdict(DiffClass.NEW_THERE)
    changed = differing_fields(there.fields, base.fields) or base.is_deleted
    return _one_sided(DiffClass.EDIT_DELETE if changed else DiffClass.DELETED_HERE, None, there, base)


def _deleted_on_one(here: State, there: State, base: State | None) -> Verdict:
    present, deleted = (there, here) if here.is_deleted else (here, there)
    if base is not None and base.is_deleted:
        # The deletion is known to both: the memory was brought back since, or kept on purpose.
        return _one_sided(DiffClass.CHANGED_THERE if here.is_deleted else DiffClass.CHANGED_HERE, here, there, base)
    if not _is_unchanged(present, base, deleted):
        return _one_sided(DiffClass.EDIT_DELETE, here, there, base)
    return _one_sided(DiffClass.DELETED_HERE if here.is_deleted else DiffClass.DELETED_THERE, here, there, base)


def _one_sided(diff: DiffClass, here: State | None, there: State, base: State | None) -> Verdict:
    """One side has the memory, the other deleted it: its text is the difference."""
    ours = "" if here is None else here.text
    before = None if base is None else base.fields
    origin = _ONE_SIDED.get(diff, Origin.BOTH)
    return Verdict(
        diff, (FieldDifference(TEXT, (before or {}).get(TEXT), ours or None, there.text or None, origin),), before
    )


def _is_unchanged(present: State, base: State | None, deleted: State) -> bool:
    """Whether a memory is still what it was when the other side deleted it."""
    if base is not None and not base.is_deleted:
        return not differing_fields(present.fields, base.fields)
    digest = deleted.metadata.get("content_hash")
    if isinstance(digest, str) and digest:
        return identify_digest(present.text, digest) is not None
    return False


def _on_both(here: State, there: State, base: State | None) -> Verdict:
    ours, theirs = here.fields, there.fields
    names = differing_fields(ours, theirs)
    if not names:
        return Verdict(DiffClass.SAME)
    before = _Before(base.fields) if base is not None and not base.is_deleted else _common_text(here, there)
    found = tuple(_difference(name, ours, theirs, before) for name in names)
    return Verdict(_class_of(found, here, there), found, None if before is None else before.fields)


def _difference(name: str, ours: _Fields, theirs: _Fields, before: _Before | None) -> FieldDifference:
    here, there = ours.get(name), theirs.get(name)
    if before is None:
        return FieldDifference(name, None, here, there, Origin.BOTH)
    stood = before.fields.get(name)
    if same_field(name, here, stood):
        origin = Origin.THERE
    else:
        origin = Origin.HERE if same_field(name, there, stood) else Origin.BOTH
    if name != TEXT and (before.kept_by not in (None, origin) or name in before.doubtful):
        origin = Origin.BOTH
    return FieldDifference(name, stood, here, there, origin)


def _class_of(found: Sequence[FieldDifference], here: State, there: State) -> DiffClass:
    disputed = {field.name for field in found if field.origin is Origin.BOTH}
    if SUPERSEDED_BY in disputed or (TEXT in disputed and here.is_revised and there.is_revised):
        both_replaced = all(state.is_revised or state.metadata.get(SUPERSEDED_BY) for state in (here, there))
        return DiffClass.REVISED_BOTH if both_replaced else DiffClass.CONFLICT
    if disputed:
        return DiffClass.CONFLICT
    origins = {field.origin for field in found}
    if len(origins) > 1:
        return DiffClass.MERGED
    return DiffClass.CHANGED_THERE if Origin.THERE in origins else DiffClass.CHANGED_HERE


def _common_text(here: State, there: State) -> _Before | None:
    """The fields of the newest text that is in both histories; None where that says nothing about who changed what.

    here   A  B       there  A  B  C      B: changed there
    here   A  B       there  A  C         A: both changed it
    here   A          there  A            none: without a history, no side is the earlier one
    here   A  B  A    there  A  B         B: here the earlier text was taken back
    """
    ours, theirs = (*here.earlier, here.metadata), (*there.earlier, there.metadata)
    said_here, said_there = [normalise(text_of(each)) for each in ours], [normalise(text_of(each)) for each in theirs]
    newest_there = {text: position for position, text in enumerate(said_there) if text}
    one = next((position for position in reversed(range(len(ours))) if said_here[position] in newest_there), None)
    if one is None:
        return None
    other = newest_there[said_here[one]]
    is_newest_here, is_newest_there = one == len(ours) - 1, other == len(theirs) - 1
    if is_newest_here and is_newest_there:
        return None
    if is_newest_here and said_there[-1] and said_there[-1] in said_here:
        # Each side's text is an earlier one of the other's: what counts is how far they went together.
        together = _together(said_here, said_there)
        if not together:
            return None
        one = other = together - 1
    # What stood when the text was replaced; the newest record of a side may have been edited since.
    if one < len(ours) - 1 and other < len(theirs) - 1:
        copies = [compared_fields(_without_successor(each)) for each in (ours[one], theirs[other])]
        return _Before(copies[0], None, frozenset(differing_fields(*copies)))
    is_ours = one < len(ours) - 1
    kept = ours[one] if is_ours else theirs[other]
    return _Before(compared_fields(_without_successor(kept)), Origin.HERE if is_ours else Origin.THERE)


def _together(said_here: Sequence[str], said_there: Sequence[str]) -> int:
    """How many texts both sides begin with."""
    beside = zip(said_here, said_there, strict=False)
    apart = (number for number, (here, there) in enumerate(beside) if not here or here != there)
    return next(apart, min(len(said_here), len(said_there)))


def _without_successor(metadata: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in metadata.items() if name != SUPERSEDED_BY}
