"""The common shape of what a reader finds: statements about subjects, ties between these, and what it cannot use.

A reader of one format is a module with a function `read(files) -> Reading`; `explorer.agent.importers.formats` lists
it with how its files are known. What becomes of a reading is `explorer.agent.importers.mapping`'s affair.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime

from explorer.agent.importers.source_text import Unused
from explorer.memory.facts import FactType
from explorer.memory.namespaces import USER
from explorer.memory.records import Time

PROJECT = "project"
MEMORY_TYPES = (USER, "feedback", PROJECT, "reference")


@dataclass(frozen=True, slots=True)
class SourceFile:
    """A file's text; `modified` is what stands for a time that the text does not give.

    `name` is the file's, from the folder on that was named. `unused` are the lines with bytes that are no text.
    """

    name: str
    text: str
    modified: datetime
    unused: tuple[Unused, ...] = ()


@dataclass(frozen=True, slots=True)
class Place:
    """Where something stands: the file's name, the line counted from 1, and when the file was last changed."""

    file: SourceFile
    line: int


@dataclass(frozen=True, slots=True)
class Subject:
    """What statements are about, by the name that ties lead to."""

    name: str
    domain: str
    place: Place
    created_at: Time | None = None


@dataclass(frozen=True, slots=True)
class Statement:
    """One thing that is said of `subject`: a fact; a policy where `is_policy`.

    `topic` is the subject's name where it is empty. What is None has its default: the time is the file's, the
    confidence that of what is imported (SEMANTICS 3). `more` is stored beside the fields that we know.
    """

    text: str
    subject: str
    domain: str
    place: Place
    topic: str = ""
    memory_type: str = PROJECT
    fact_type: FactType = FactType.FACT
    created_at: Time | None = None
    updated_at: Time | None = None
    valid_until: Time | None = None
    confidence: float | None = None
    importance: float | None = None
    tags: tuple[str, ...] = ()
    agent_id: str = ""
    is_policy: bool = False
    more: Mapping[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Tie:
    """`source` does `kind` to `target`; both are names of subjects, which may be missing."""

    source: str
    target: str
    kind: str
    place: Place


@dataclass(frozen=True, slots=True)
class Reading:
    """What files of one format hold, in their order; `held` counts it in the format's own words."""

    subjects: tuple[Subject, ...] = ()
    statements: tuple[Statement, ...] = ()
    ties: tuple[Tie, ...] = ()
    unused: tuple[Unused, ...] = ()
    held: Mapping[str, int] = field(default_factory=dict)
