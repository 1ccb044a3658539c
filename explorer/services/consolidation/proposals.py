"""What is proposed to a person, and what a person answers (SEMANTICS 6)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from explorer.memory.keys import Key


class ProposalKind(StrEnum):
    """Why it is proposed; in the order in which a person goes through them."""

    EXACT = "exact duplicates"
    NEAR = "near duplicates"
    PROMOTION = "promotion"
    EXPIRED = "expired"
    FADED = "faded"
    DOUBTFUL = "doubtful"

    @property
    def merges(self) -> bool:
        """Whether several facts become one."""
        return self in (ProposalKind.EXACT, ProposalKind.NEAR)


@dataclass(frozen=True, slots=True)
class Member:
    """A record that a proposal is about; `lost` are the words of its text that no text that stays has."""

    key: Key
    text: str
    similarity: float = 1.0
    lost: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Proposal:
    """One thing to be done, with everything that a person needs to judge it.

    Of duplicates the first of `members` is the survivor, the others go. A promotion has one session item and
    `target`, the fact that it becomes; `survivor` is then the fact that says the same already, if there is one, and
    the item only counts as a mention of it. Everything else has one fact that goes.
    """

    kind: ProposalKind
    members: tuple[Member, ...]
    survivor: Key | None = None
    target: Key | None = None

    @property
    def key(self) -> Key:
        """By which it is known: no two proposals of a kind begin with the same record."""
        return self.members[0].key

    @property
    def going(self) -> tuple[Member, ...]:
        """The records that agents do not get any more."""
        return self.members[1:] if self.kind.merges else self.members


@dataclass(frozen=True, slots=True)
class Accepted:
    """A proposal that is to be carried out; of duplicates with another survivor or another text, where one is given."""

    proposal: Proposal
    survivor: Key | None = None
    text: str | None = None


@dataclass(frozen=True, slots=True)
class Proposals:
    """Everything that is proposed of one state of a workspace.

    `purgeable` counts records that only a purge removes; `without_vector` facts could not be compared by meaning.
    """

    proposals: tuple[Proposal, ...]
    looked_at: int
    without_vector: int
    odd: int
    purgeable: int = 0

    @property
    def counts(self) -> Mapping[ProposalKind, int]:
        """Proposals of each kind that has any."""
        return Counter(each.kind for each in self.proposals)
