"""What a person changes of a skill: what its vector is made from is revised, the rest is set in place."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from explorer.memory.changes import ChangeKind, ChangeSet
from explorer.memory.errors import Refusal, Refused
from explorer.memory.keys import Key
from explorer.memory.system_records import Skill
from explorer.memory.text import same_text
from explorer.services.editing import Editing, label_of
from explorer.services.edits import EDITABLE, changed_values, set_fields
from explorer.services.revisions import needs_revision, revision

IN_PLACE = EDITABLE[Skill]
REVISED = frozenset(("content", "description", "trigger_keywords"))
"""The name is no field: it is what tells one skill from another."""


def edit_skill(editing: Editing, key: Key, values: Mapping[str, Any]) -> ChangeSet | None:
    """Set fields of a skill; None where it has these values. Fields are those of `IN_PLACE` and `REVISED`.

    Where the text, the description or the keywords change, all is one revision with a vector of its own. Raises
    ValueError where a value does not fit its field, and `Refused`: OTHER_KIND, NOT_CURRENT, EMPTY_TEXT, GONE, ODD.
    """
    key = editing.newest(key)
    record = editing.record(key)
    label = label_of(editing.metadata(key), key)
    if not isinstance(record, Skill) or not values.keys() <= IN_PLACE | REVISED:
        raise Refused(Refusal.OTHER_KIND, label)
    if not record.is_current:
        raise Refused(Refusal.NOT_CURRENT, label)
    changes = changed_values(record, values, editing.now)
    text = changes.get("content")
    if text is not None and not text.strip():
        raise Refused(Refusal.EMPTY_TEXT, label)
    if text is not None and same_text(text, record.content):
        del changes["content"]
    if not needs_revision(record, changes):
        return set_fields(editing, [key], {name: values[name] for name in changes})
    revised = revision(editing, record, changes.pop("content", record.content), changes)
    return editing.change_set(ChangeKind.REVISE, revised)
