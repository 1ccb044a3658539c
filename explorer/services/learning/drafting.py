"""The record that a statement would be."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from explorer.memory.cargo import Cargo
from explorer.memory.changes import Import
from explorer.memory.decode import decode_fact
from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.records import SUPERSEDED_BY, UNDONE
from explorer.memory.text import content_hash, normalise, same_text
from explorer.memory.times import format_time
from explorer.services.editing import Editing
from explorer.services.learning.linking import LinkMade
from explorer.services.learning.mentions import LAST_MENTIONED, MENTIONED_IN
from explorer.services.learning.proposal import Speaker, Statement
from explorer.services.learning.surroundings import Vector


@dataclass(frozen=True, slots=True, eq=False)
class Spoken:
    """The vector of a text and the model that made it; without one, `model` is empty, and the text waits for it."""

    vector: Vector | None = None
    model: str = ""


@dataclass(frozen=True, slots=True)
class Draft:
    """A record that is not written yet: its key, its metadata, and the fact that they are."""

    key: Key
    metadata: dict[str, Any]

    @property
    def fact(self) -> Fact:
        """The fact that it will be."""
        return decode_fact(self.key, self.metadata)

    def operation(self, spoken: Spoken, links: Sequence[LinkMade], superseded_by: str = "") -> Import:
        """What writes it; replaced at once where `superseded_by` says by what."""
        metadata = dict(self.metadata)
        if links:
            metadata["links"] = [{"to": str(link.to), "type": link.type, "weight": link.weight} for link in links]
        if superseded_by:
            metadata[SUPERSEDED_BY] = superseded_by
        if spoken.vector is None:
            return Import(self.key, metadata)
        return Import(self.key, metadata, Cargo(vector=np.asarray(spoken.vector, "<f4").tobytes()), spoken.model)


def draft(
    editing: Editing, said: Statement, speaker: Speaker, sources: Sequence[str], confidence: float | None = None
) -> Draft:
    """The record of a statement, under the first of its ids that is free; `confidence` None = the statement's."""
    now = format_time(editing.now)
    metadata: dict[str, Any] = {
        "content": said.content,
        "content_hash": content_hash(said.content),
        "memory_type": said.memory_type,
        "fact_type": said.kind.value,
        "domain": said.domain,
        "topic": said.topic,
        "veracity": said.veracity.value,
        "confidence": said.confidence if confidence is None else confidence,
        "importance": said.importance,
        "mention_count": 1,
        LAST_MENTIONED: now,
        MENTIONED_IN: [speaker.mark],
        "agent_id": speaker.agent,
        "created_at": now,
        "updated_at": now,
        "valid_until": None if said.expires is None else format_time(said.expires),
        "tags": list(said.tags),
        "source_observation_ids": list(sources),
    }
    key = next(key for key in _keys(said) if _is_free(editing, key))
    return Draft(key, {name: value for name, value in metadata.items() if value not in (None, "", [])})


def written_before(editing: Editing, said: Statement) -> Iterator[Fact]:
    """The records that were written for this very statement, the first one first, whatever became of them.

    A statement has the same ids whoever makes it: of several agents that say it at the same moment one adds it, and
    the others find it there.
    """
    for key in _keys(said):
        if _is_free(editing, key):
            return
        fact = decode_fact(key, editing.metadata(key))
        if same_text(fact.content, said.content):
            yield fact


def _keys(said: Statement) -> Iterator[Key]:
    place = (said.namespace, said.shown_domain.casefold(), said.topic.casefold(), normalise(said.content))
    digest = hashlib.sha256("\0".join(place).encode()).hexdigest()[:16]
    yield Key(said.namespace, f"fact_{digest}")
    number = 2
    while True:
        yield Key(said.namespace, f"fact_{digest}-{number}")
        number += 1


def _is_free(editing: Editing, key: Key) -> bool:
    present = editing.ahead.metadata(key)
    return present is None or present.get(SUPERSEDED_BY) == UNDONE
