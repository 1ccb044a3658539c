"""What an agent remembers for one session: the hot layer, from which consolidation promotes facts (SEMANTICS 6)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

from explorer.memory.changes import ChangeKind, ChangeSet, Import, Patch, new_change_set
from explorer.memory.decode import decode_system
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.facts import FactType
from explorer.memory.keys import Key
from explorer.memory.namespaces import HOT
from explorer.memory.system_records import HotItem
from explorer.memory.text import content_hash, normalise, same_text
from explorer.memory.times import format_time, parse_time
from explorer.services.editing import Editing, label_of
from explorer.services.given_text import given_name, given_text
from explorer.services.learning.fact_kinds import kind_of
from explorer.services.standing_records import standing_records

TTL_HOURS = 24.0
"""An item without another end lasts so long."""
LONGEST_HOURS = 24.0 * 366
_WHAT_NOT = "Nothing was written"


class CannotRemember(MemoryExplorerError):
    """An item cannot be kept as it is said; the sentence says why."""


@dataclass(frozen=True, slots=True)
class SessionItem:
    """What is to be remembered; an empty `fact_type` = as its words say, so that it is never promoted if they do not.

    `branch` is where its fact will belong.
    """

    content: str
    agent: str
    session: str
    importance: float = 0.5
    ttl_hours: float = TTL_HOURS
    fact_type: str = ""
    domain: str = ""
    topic: str = ""
    branch: str = ""


def remember(editing: Editing, item: SessionItem) -> tuple[HotItem, ChangeSet | None]:
    """The item; said again in the same session, the one there is gets the new importance and end.

    Raises `UnusableText` and `CannotRemember`.
    """
    values = _values(editing, item)
    text = values["content"]
    same = next((each for each in _of_session(editing, item) if same_text(each.content, text)), None)
    key = _free_key(editing, item, text) if same is None else same.key
    label = label_of(values, key)
    if same is None:
        metadata = {**values, "created_at": values["updated_at"]}
        change = new_change_set(ChangeKind.LEARN, (Import(key, metadata),), editing.now, editing.by, label)
        return decode_system(key, metadata, HotItem), change
    present = editing.metadata(key)
    # The text that stands is as good: another writing of it needs no other hash.
    after = {name: value for name, value in values.items() if name not in ("content", "content_hash")}
    patch = Patch(key, {name: present.get(name) for name in (*after, "content", "superseded_by")}, after)
    change = new_change_set(ChangeKind.LEARN, (patch,), editing.now, editing.by, label)
    return decode_system(key, {**present, **after}, HotItem), change


def _values(editing: Editing, item: SessionItem) -> dict[str, Any]:
    if not 0.0 <= item.importance <= 1.0:
        raise CannotRemember(f"Importance lies between 0 and 1, {item.importance:g} does not. {_WHAT_NOT}.")
    if not 0.0 < item.ttl_hours <= LONGEST_HOURS:
        raise CannotRemember(
            f"An item lasts more than 0 and at most {LONGEST_HOURS:,.0f} hours, not {item.ttl_hours:g}. {_WHAT_NOT}; "
            "what should last is a fact: use propose_fact."
        )
    if item.fact_type and item.fact_type not in set(FactType):
        raise CannotRemember(
            f"There is no fact type “{item.fact_type}”: choose one of {', '.join(FactType)}. {_WHAT_NOT}."
        )
    text = given_text(item.content, "What is remembered")
    named = {
        "fact_type": item.fact_type or _said_by(text),
        "domain": given_name(item.domain, "The domain"),
        "topic": given_name(item.topic, "The topic"),
        "branch": item.branch,
    }
    return {
        "agent_id": item.agent,
        "session_id": item.session,
        "content": text,
        "content_hash": content_hash(text),
        "importance": item.importance,
        "expires_at": format_time(editing.now + timedelta(hours=item.ttl_hours)),
        "updated_at": format_time(editing.now),
        **{name: value for name, value in named.items() if value},
    }


def _said_by(text: str) -> str:
    kind = kind_of(text)
    return "" if kind is FactType.UNKNOWN else kind.value


def _of_session(editing: Editing, item: SessionItem) -> Iterator[HotItem]:
    """The agent's items of the session that are in force and have not run out."""
    for each in standing_records(editing.snapshot, editing.ahead, HotItem):
        ends = parse_time(each.expires_at)
        if (each.agent_id, each.session_id) == (item.agent, item.session) and (ends is None or ends > editing.now):
            yield each


def _free_key(editing: Editing, item: SessionItem, text: str) -> Key:
    digest = hashlib.sha256(f"{item.agent}\0{item.session}\0{normalise(text)}".encode()).hexdigest()[:16]
    number, key = 1, Key(HOT, f"hot_{digest}")
    while editing.ahead.metadata(key) is not None:
        number += 1
        key = Key(HOT, f"hot_{digest}-{number}")
    return key
