"""What is written by hand about Bob's file, as typed values: what he was sent, and what his agents made of it."""

from __future__ import annotations

from typing import Any, Literal

from content import HERE, DomainRow, FactFile, PolicyRow, Strict, Topic, read_toml
from msgspec import field

Values = dict[str, str | float | bool | list[str]]


class Was(Strict, frozen=True):
    """How a memory was when the snapshot was sent: so many of its texts, other fields, another text of a note."""

    memory: str
    texts: int | None = None
    deleted: bool = True
    at: str | None = None
    text: str | None = None
    set: Values = field(default_factory=dict)


class Sent(Strict, frozen=True):
    """What was different then; `erased` are facts that are in the demo no more."""

    was: list[Was]
    erased: list[Topic]


class Change(Strict, frozen=True):
    """What became of a memory there. "remove" leaves no trace, "replace" is by the new fact with the key `by`."""

    memory: str
    how: Literal["edit", "revise", "replace", "delete", "remove"]
    at: str = "1d ago"
    agent: str = "coder-2"
    text: str | None = None
    set: Values = field(default_factory=dict)
    by: str = ""
    reason: str = ""


class LinkRow(Strict, frozen=True):
    """The first fact of the pair refers to the second."""

    pair: tuple[str, str]
    weight: float


class Changes(Strict, frozen=True):
    """Everything that happened there, new facts apart."""

    domain: list[DomainRow]
    policy: list[PolicyRow]
    link: list[LinkRow]
    change: list[Change]


def read_sent() -> Sent:
    """Return how the workspace was when it was sent."""
    return _read("sent.toml", Sent)


def read_changes() -> Changes:
    """Return what Bob's agents did with it."""
    return _read("changes.toml", Changes)


def read_new() -> FactFile:
    """Return the facts that they found."""
    return _read("facts.toml", FactFile)


def _read(name: str, into: Any) -> Any:
    return read_toml(HERE / "bob" / name, into)
