"""The value that stands for what a text states: its items in reading order."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from explorer.services.claims.stems import plain, stem


class ClaimKind(StrEnum):
    """What an item, or a difference between two texts, is about."""

    NUMBER = "number"
    VERSION = "version"
    DATE = "date"
    NEGATION = "negation"
    NAME = "name"
    ENVIRONMENT = "environment"
    WORD = "word"
    TENSE = "tense"
    SYMBOL = "symbol"
    ORDER = "order"


class Item(NamedTuple):
    """One thing that a text states.

    `value` is equal where two ways to write it mean the same; `shown` is as the text has it. `slot` says what two
    values must share to exclude each other: the unit of a number, the grain of a date.
    """

    kind: ClaimKind
    value: str
    shown: str
    slot: str = ""

    @property
    def word(self) -> str:
        """The value that it has where no capital letter marks it as a name."""
        return stem(self.spelling) if self.kind is ClaimKind.NAME else self.value

    @property
    def spelling(self) -> str:
        """The word as it is written but for case, accents and a possessive s."""
        return self.value.lstrip("@`") or self.value if self.kind is ClaimKind.NAME else plain(self.shown)


@dataclass(frozen=True, slots=True)
class Claims:
    """What a text states, in reading order.

    `tenses` are those of its auxiliary verbs. `agents` are (verb, whom, preposition) of every "done by someone" and
    "done for someone"; `participles` the verbs behind a form of "to be"; `joined` the places of the items that an
    "and" joins to the one before. `label` is the value of the number or day by which the text names what it is about:
    invoice 1041, the backup of 1 May; empty where it has none. `symbols` are signs that change what is stated.
    """

    items: tuple[Item, ...] = ()
    tenses: frozenset[str] = frozenset()
    agents: tuple[tuple[str, str, str], ...] = ()
    participles: frozenset[str] = frozenset()
    joined: frozenset[int] = frozenset()
    label: str = ""
    symbols: tuple[str, ...] = ()

    def of_kind(self, kind: ClaimKind) -> tuple[str, ...]:
        """The values of one kind in reading order."""
        return tuple(item.value for item in self.items if item.kind is kind)
