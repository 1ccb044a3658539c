"""A new text for a fact, policy or skill: the trail stays, because what was believed before is worth knowing."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from explorer.memory.changes import ChangeKind, ChangeSet, Insert, Patch
from explorer.memory.embedded_text import EMBEDDED_OF_A_SKILL
from explorer.memory.errors import Refusal, Refused
from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.records import SUPERSEDED_BY, Record
from explorer.memory.system_records import Policy, Skill
from explorer.memory.text import content_hash, same_text
from explorer.memory.times import format_time
from explorer.services.editing import Editing, label_of
from explorer.services.lineages import REVISION_OF, highest_number, numbered

REVISED = (Fact, Policy, Skill)
"""The kinds whose text is revised; every other text is edited in place."""


def revise(editing: Editing, key: Key, text: str) -> ChangeSet | None:
    """The change set that gives the record a new text (SEMANTICS 2); None where it is the same text.

    References by id follow the chain of revisions, so nothing else changes. Raises `Refused`: OTHER_KIND where the
    record is none that is revised, NOT_CURRENT where it is deleted or superseded, EMPTY_TEXT.
    """
    key = editing.newest(key)
    record = editing.record(key)
    label = label_of(editing.metadata(key), key)
    if not isinstance(record, REVISED):
        raise Refused(Refusal.OTHER_KIND, label)
    if not record.is_current:
        raise Refused(Refusal.NOT_CURRENT, label)
    if not text.strip():
        raise Refused(Refusal.EMPTY_TEXT, label)
    if same_text(record.content, text):
        return None
    return editing.change_set(ChangeKind.REVISE, revision(editing, record, text))


def needs_revision(record: Record, changes: Collection[str]) -> bool:
    """Whether the vector of a skill is made from one of the fields that change, so that it needs a new one."""
    return isinstance(record, Skill) and not EMBEDDED_OF_A_SKILL.isdisjoint(changes)


def revision(
    editing: Editing, record: Record, text: str, changes: Mapping[str, Any] | None = None
) -> tuple[Insert, Patch]:
    """The revision of a record, which takes over everything but the text and `changes`, and the end of the present one.

    The id is the next number that no record has, not even an undone one (SEMANTICS 2).
    """
    now = format_time(editing.now)
    new = _free_key(editing, record)
    metadata = editing.metadata(record.key)
    if isinstance(record, Skill):
        # Its vector is made from these too: they have to be what they were when it is written.
        beside = {name: metadata.get(name) for name in EMBEDDED_OF_A_SKILL if metadata.get(name) is not None}
        changes = beside | dict(changes or {})
    values = {
        **(changes or {}),
        "content": text,
        "content_hash": content_hash(text),
        REVISION_OF: record.root_id,
        "updated_at": now,
    }
    before = {name: metadata.get(name) for name in (SUPERSEDED_BY, "content", "updated_at", *(changes or {}))}
    return (
        Insert(new, values, source=record.key),
        Patch(record.key, before, {SUPERSEDED_BY: new.id, "updated_at": now}),
    )


def _free_key(editing: Editing, record: Record) -> Key:
    root = Key(record.namespace, record.root_id)
    number = highest_number(editing.snapshot, editing.ahead, record) + 1
    while editing.snapshot.row(key := numbered(root, number)) is not None or editing.ahead.metadata(key) is not None:
        number += 1
    return key
