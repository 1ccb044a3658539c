"""The dispatch preamble as data: its exact text, what each part of it costs, and which facts are not in it and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from explorer.memory.keys import Key
from explorer.services.recall.results import Found
from explorer.services.tokens import estimate_tokens

MOST_FACTS = 5
FACTS_ROOM = 1_200
"""Characters that the lines of the facts have together at most, their line breaks included."""
SHORTEST_TASK = 20
"""Characters, outer white space stripped, from which on a task gets facts."""


class Reason(StrEnum):
    """Why a fact that the task matches is not in the preamble."""

    NO_ROOM = "no room"
    """Its line did not fit in what was left of the room."""
    BEYOND_FIVE = "beyond five"
    """Five better ones are in."""
    TASK_TOO_SHORT = "task too short"
    NO_TEXT = "no text"
    EXPIRED = "expired"
    SUPERSEDED = "superseded"


@dataclass(frozen=True, slots=True)
class Cost:
    """What a piece of text takes in a prompt: Unicode characters, and about how many tokens."""

    characters: int = 0
    tokens: int = 0

    @classmethod
    def of(cls, text: str) -> Cost:
        """The cost of `text`."""
        return cls(len(text), estimate_tokens(text))


@dataclass(frozen=True, slots=True)
class Part:
    """One part of the text, its heading and line breaks included; empty where there is nothing to say."""

    text: str = ""
    characters: int = 0
    tokens: int = 0

    @classmethod
    def of(cls, text: str) -> Part:
        """The part that `text` is."""
        cost = Cost.of(text)
        return cls(text, cost.characters, cost.tokens)


@dataclass(frozen=True, slots=True)
class PolicyLine:
    """An active policy as it stands in the text, without the line break. `required_role` keeps nobody from it."""

    key: Key
    line: str
    cost: Cost
    required_role: str = ""


@dataclass(frozen=True, slots=True)
class OwnNote:
    """A note of the agent."""

    key: Key
    text: str
    cost: Cost


@dataclass(frozen=True, slots=True)
class FactLine:
    """A fact as it stands in the text, without the line break.

    `place` among the facts that match, counted from 1. `is_cut`: its text is longer than a line shows.
    """

    key: Key
    line: str
    cost: Cost
    place: int
    is_cut: bool
    found: Found


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A fact that the task matches and that is not in the text; `line` and `cost` are those that it would have.

    `room`: the characters that were left when it was tried, of NO_ROOM. What is expired or superseded is ranked by
    itself, and has no `found`.
    """

    key: Key
    reason: Reason
    line: str
    cost: Cost
    place: int
    room: int = 0
    found: Found | None = None


@dataclass(frozen=True, slots=True)
class Shortlist:
    """Which of the facts that match are in, which are not.

    `left_out` names the best of them, `left_out_in_all` counts all by reason. `matches`: current facts that match.
    """

    included: tuple[FactLine, ...] = ()
    left_out: tuple[LeftOut, ...] = ()
    left_out_in_all: Mapping[Reason, int] = field(default_factory=dict)
    matches: int = 0


@dataclass(frozen=True, slots=True)
class Preamble:
    """The text, which is its parts one after the other, and what each piece of it costs.

    `policies_without_text` are active and say nothing, so there is nothing to give.
    """

    task: str
    agent: str
    branch: str | None
    repo: str
    text: str
    characters: int
    tokens: int
    policies: Part
    notes: Part
    facts: Part
    advice: Part
    policy_lines: tuple[PolicyLine, ...]
    own_notes: tuple[OwnNote, ...]
    shortlist: Shortlist
    policies_without_text: tuple[Key, ...] = ()
