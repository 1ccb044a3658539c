"""The rules that Details has change sets made by: what changed under the person's hands becomes a conflict."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import structs

from explorer.memory.changes import ChangeKind, ChangeSet, Operation, Patch
from explorer.memory.effects import differing
from explorer.memory.errors import Refused
from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.services.editing import Editing
from explorer.services.edits import set_fields
from explorer.services.revisions import revise
from explorer.ui.write_queue import Build


def new_text(key: Key, text: str, base: str) -> Build:
    """Give a record the text that a person made of `base`."""

    def build(editing: Editing) -> ChangeSet | None:
        return begun_at(editing, revise(editing, key, text), key, {"content": base})

    return build


def new_value(key: Key, name: str, value: object, base: object) -> Build:
    """Set one attribute, which the person saw as `base`."""

    def build(editing: Editing) -> ChangeSet | None:
        return begun_at(editing, set_fields(editing, [key], {name: value}), key, {name: base})

    return build


def same_for_all(keys: Sequence[Key], values: Mapping[str, Any], add_tag: str = "", remove_tag: str = "") -> Build:
    """Set `values` in all records, and give them one tag or take one away: one change set."""

    def build(editing: Editing) -> ChangeSet | None:
        if not add_tag and not remove_tag:
            return set_fields(editing, keys, values)
        operations: list[Operation] = []
        refusals: list[Refused] = []
        groups = _by_tags(editing, keys, add_tag, remove_tag)
        for tags, members in groups.items():
            try:
                change = set_fields(editing, members, {**values, "tags": list(tags)})
            except Refused as refusal:
                refusals.append(refusal)
            else:
                operations += [] if change is None else change.operations
        if len(refusals) == len(groups) and refusals:
            raise refusals[0]
        return editing.change_set(ChangeKind.EDIT, operations)

    return build


def _by_tags(editing: Editing, keys: Sequence[Key], add: str, remove: str) -> dict[tuple[str, ...], list[Key]]:
    """The records by the tags that they will have. Raises the first `Refused` where none can be edited."""
    groups: dict[tuple[str, ...], list[Key]] = {}
    refusals: list[Refused] = []
    for key in dict.fromkeys(map(editing.newest, keys)):
        try:
            record = editing.record(key)
        except Refused as refusal:
            refusals.append(refusal)
            continue
        present = record.tags if isinstance(record, Fact) else ()
        kept = [tag for tag in present if tag != remove]
        groups.setdefault(tuple(dict.fromkeys([*kept, add] if add else kept)), []).append(key)
    if refusals and not groups:
        raise refusals[0]
    return groups


def begun_at(editing: Editing, change: ChangeSet | None, key: Key, base: Mapping[str, Any]) -> ChangeSet | None:
    """The same change, with `base` for what stood before: where that is another now, the committer finds it stale."""
    newest = editing.newest(key)
    if change is None or not differing(base, editing.metadata(newest)):
        return change
    operations = tuple(
        structs.replace(each, before={**each.before, **base})
        if isinstance(each, Patch) and each.key == newest
        else each
        for each in change.operations
    )
    return structs.replace(change, operations=operations)
