"""What maintenance puts before a person, one matter at a time, and what the person says to each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple, Protocol

from explorer.memory.changes import ChangeSet
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.services.consolidation.proposals import Member
from explorer.services.editing import Editing


class Task(StrEnum):
    """What the person asked for."""

    CONSOLIDATE = "consolidate"
    HARMONISE = "harmonise"


class Kind(StrEnum):
    """Why a matter is put before a person; those of consolidation are `ProposalKind`'s, by value."""

    EXACT = "exact duplicates"
    NEAR = "near duplicates"
    PROMOTION = "promotion"
    EXPIRED = "expired"
    FADED = "faded"
    DOUBTFUL = "doubtful"
    NEW_BELIEF = "new belief"
    CHANGED_BELIEF = "changed belief"
    CONFLICT = "conflict"
    LAPSED = "lapsed belief"
    STANDING = "standing belief"

    # Enum's own is written in Python, and every matter is looked up by its kind.
    __hash__ = str.__hash__

    @property
    def merges(self) -> bool:
        """Whether several facts become one, so that a person can choose which."""
        return self in (Kind.EXACT, Kind.NEAR)

    @property
    def is_belief(self) -> bool:
        """Whether it is about what several agents agree on."""
        return self in (Kind.NEW_BELIEF, Kind.CHANGED_BELIEF, Kind.STANDING)

    @property
    def is_asked(self) -> bool:
        """Whether there is something to decide; else it is only shown, with where it comes from."""
        return self is not Kind.STANDING

    @property
    def has_text(self) -> bool:
        """Whether a person can write the text that results."""
        return self.merges or self is Kind.PROMOTION


KINDS = {
    Task.CONSOLIDATE: (Kind.EXACT, Kind.NEAR, Kind.PROMOTION, Kind.EXPIRED, Kind.FADED, Kind.DOUBTFUL),
    Task.HARMONISE: (Kind.NEW_BELIEF, Kind.CHANGED_BELIEF, Kind.CONFLICT, Kind.LAPSED, Kind.STANDING),
}
"""The kinds of each task, in the order in which a person goes through them."""


class Name(NamedTuple):
    """By which a matter is known from one search to the next."""

    kind: Kind
    keys: frozenset[Key]


@dataclass(frozen=True, slots=True)
class Matter:
    """One thing to decide. `survivor` is the record that stays unless the person chooses another of `members`.

    Of a promotion it is the fact that says the same already, which is none of the members; of a belief the record that
    it is, or will be. `found` is what the rule found, for `Purpose.change` only.
    """

    kind: Kind
    members: tuple[Member, ...]
    survivor: Key | None = None
    found: object = field(default=None, compare=False)
    name: Name = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        # Asked for at every paint: put together once.
        object.__setattr__(self, "name", Name(self.kind, frozenset(member.key for member in self.members)))

    @property
    def keys(self) -> tuple[Key, ...]:
        """All records whose change makes it another matter."""
        keys = tuple(member.key for member in self.members)
        return keys if self.survivor is None or self.survivor in keys else (*keys, self.survivor)


@dataclass(frozen=True, slots=True)
class Found:
    """Everything that was found in one state of a workspace, and what was looked at.

    `without_vector` facts could not be compared by meaning, `odd` do not fit their type, `without_agent` are nobody's
    agreement, `purgeable` records go by a purge only, `standing` matters are noted already.
    """

    matters: tuple[Matter, ...]
    looked_at: int
    without_vector: int = 0
    odd: int = 0
    without_agent: int = 0
    purgeable: int = 0
    standing: int = 0


class Verdict(StrEnum):
    """What a person said."""

    ACCEPT = "accept"
    SKIP = "skip"


@dataclass(frozen=True, slots=True)
class Decision:
    """What a person decided about a matter so far; another survivor or text may be chosen before the verdict."""

    verdict: Verdict | None = None
    survivor: Key | None = None
    text: str | None = None

    @property
    def is_own(self) -> bool:
        """Whether it is not what was proposed."""
        return self.survivor is not None or self.text is not None


class State(StrEnum):
    """How a matter stands, for the list."""

    UNDECIDED = "undecided"
    ACCEPTED = "accepted"
    EDITED = "edited"
    SKIPPED = "skipped"
    CHANGED = "changed"
    """Its records are others than those that were looked at: it waits for another look."""
    STANDING = "standing"
    """There is nothing to decide."""


class Answered(NamedTuple):
    """A matter and what was decided about it."""

    matter: Matter
    decision: Decision


class Purpose(Protocol):
    """The rules of one task, as the window needs them. Nothing here is called in the window's thread."""

    @property
    def task(self) -> Task:
        """Which task."""
        ...

    def find(self, editing: Editing, branch: str, report: Report) -> Found:
        """Everything that is to be decided; session items without a branch are meant for `branch`."""
        ...

    def change(self, editing: Editing, accepted: Sequence[Answered]) -> ChangeSet | None:
        """What carries these out. Raises `Refused`."""
        ...

    def lost(self, text: str, kept: str) -> tuple[str, ...]:
        """The numbers, dates and names of `text` that `kept` has not."""
        ...
