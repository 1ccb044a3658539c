"""An agent's private notebook: a text of its own, and what it observed, each with an id (SEMANTICS 9).

Both are notes, so both reach the agent at every dispatch, and nobody else. An observation is a note of its own: facts
name it as where they come from.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from explorer.memory.changes import ChangeKind, ChangeSet, Import, Operation, Patch, new_change_set
from explorer.memory.decode import decode_system
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.keys import Key
from explorer.memory.namespaces import NOTES
from explorer.memory.records import SUPERSEDED_BY
from explorer.memory.system_records import Note
from explorer.memory.text import content_hash, normalise, same_text
from explorer.memory.times import format_time
from explorer.services.editing import Editing, label_of
from explorer.services.given_text import given_name, given_text
from explorer.services.standing_records import standing_records

OBSERVATION = "observation"
_WHAT_NOT = "Nothing was written"


class CannotNote(MemoryExplorerError):
    """A notebook has an owner, and this one has none, or is damaged."""


@dataclass(frozen=True, slots=True)
class Notebook:
    """What an agent noted: its own text (None where it never wrote one), further notes, and observations, oldest first.

    Further notes are what other tools wrote for it.
    """

    own: Note | None = None
    others: tuple[Note, ...] = ()
    observations: tuple[Note, ...] = ()

    @property
    def notes(self) -> tuple[Note, ...]:
        """All of them."""
        return (*(() if self.own is None else (self.own,)), *self.others, *self.observations)


def notebook(editing: Editing, agent: str) -> Notebook:
    """The agent's notebook as it will be once what waits is written."""
    notes = sorted(_of(editing, agent), key=lambda note: (note.created or note.updated or editing.now, note.id))
    texts = [note for note in notes if note.kind != OBSERVATION]
    own = next((note for note in texts if note.id == agent), texts[-1] if texts else None)
    others = tuple(note for note in texts if note is not own)
    return Notebook(own, others, tuple(note for note in notes if note.kind == OBSERVATION))


def write_notes(
    editing: Editing, agent: str, text: str, *, append: bool, clear_observations: bool
) -> tuple[Key, ChangeSet | None]:
    """The notebook's own text becomes `text`, or that is added on a new line; None where nothing changes.

    With `clear_observations`, the observations are no longer part of it: they stay in the file, where facts name them.
    Raises `UnusableText`, and `CannotNote` where the agent has no name.
    """
    agent = _owner(agent)
    book = notebook(editing, agent)
    said = given_text(text, "What is appended") if append else given_name(text, "The notebook")
    before = "" if book.own is None else book.own.content
    if append and before.strip():
        said = f"{before.rstrip()}\n{said}"
    key = Key(NOTES, agent) if book.own is None else book.own.key
    operations: list[Operation] = [] if same_text(before, said) else [_written(editing, key, agent, said)]
    if clear_observations:
        operations += (_cleared(editing, note, key.id) for note in book.observations)
    if not operations:
        return key, None
    label = label_of({"content": said}, key)
    return key, new_change_set(ChangeKind.LEARN, tuple(operations), editing.now, editing.by, label)


def observe(editing: Editing, agent: str, session: str, content: str, topic: str) -> tuple[Note, ChangeSet | None]:
    """Another observation in the notebook; None where the same stands in it. Raises as `write_notes`."""
    agent, text = _owner(agent), given_text(content, "An observation")
    topic = given_name(topic, "The topic")
    same = next((note for note in notebook(editing, agent).observations if same_text(note.content, text)), None)
    if same is not None:
        return same, None
    key, now = _free_key(editing, agent, text), format_time(editing.now)
    metadata: dict[str, Any] = {
        "agent_id": agent,
        "kind": OBSERVATION,
        "content": text,
        "content_hash": content_hash(text),
        "session_id": session,
        "created_at": now,
        "updated_at": now,
    } | ({"topic": topic} if topic else {})
    label = label_of(metadata, key)
    change = new_change_set(ChangeKind.LEARN, (Import(key, metadata),), editing.now, editing.by, label)
    return decode_system(key, metadata, Note), change


def _of(editing: Editing, agent: str) -> Iterator[Note]:
    for note in standing_records(editing.snapshot, editing.ahead, Note):
        if agent and (note.agent_id or note.id) == agent:
            yield note


def _owner(agent: str) -> str:
    name = given_name(agent, "The agent's name")
    if not name:
        raise CannotNote(
            f"A notebook belongs to an agent, and it is not said which one asks. {_WHAT_NOT}; start the server or "
            "command with --agent NAME."
        )
    return name


def _written(editing: Editing, key: Key, agent: str, text: str) -> Operation:
    now = format_time(editing.now)
    values = {"agent_id": agent, "content": text, "content_hash": content_hash(text), "updated_at": now}
    present = editing.ahead.metadata(key)
    if present is None:
        return Import(key, {**values, "created_at": now})
    # Deleted before, it is written anew.
    gone = dict.fromkeys((SUPERSEDED_BY, "deleted_at", "deleted_by", "delete_reason"))
    after = values | (gone if present.get(SUPERSEDED_BY) or present.get("deleted_at") else {})
    return Patch(key, {name: present.get(name) for name in (*after, SUPERSEDED_BY)}, after)


def _cleared(editing: Editing, note: Note, by: str) -> Patch:
    after = {SUPERSEDED_BY: by, "updated_at": format_time(editing.now)}
    metadata = editing.metadata(note.key)
    return Patch(note.key, {name: metadata.get(name) for name in (*after, "content")}, after)


def _free_key(editing: Editing, agent: str, text: str) -> Key:
    digest = hashlib.sha256(f"{agent}\0{normalise(text)}".encode()).hexdigest()[:16]
    number, key = 1, Key(NOTES, f"obs_{digest}")
    while editing.ahead.metadata(key) is not None:
        number += 1
        key = Key(NOTES, f"obs_{digest}-{number}")
    return key
