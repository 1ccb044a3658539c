"""Skills from files into the workspace: one current record of a name; what was changed here stays (SEMANTICS 11).

A record remembers what its file said, field by field, when it was loaded. A field that its file has not changed since
then is left as it stands, whoever changed it here; one that the file changed is taken from there. So loading the same
files at every start changes nothing, and a skill that a person deleted stays deleted whatever its file says, until the
person restores it or the load is told to.
"""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

import msgspec

from explorer.memory.changes import ChangeKind, ChangeSet, Import, Operation, Patch, Restore, new_change_set
from explorer.memory.decode import decode_system
from explorer.memory.effects import same_value
from explorer.memory.embedded_text import EMBEDDED_OF_A_SKILL
from explorer.memory.keys import Key
from explorer.memory.namespaces import SKILLS
from explorer.memory.records import SUPERSEDED_BY, SYSTEM_PREFIX, UNDONE
from explorer.memory.system_records import Skill
from explorer.memory.text import content_hash, normalise, same_text
from explorer.memory.times import format_time
from explorer.services.editing import Editing
from explorer.services.revisions import needs_revision, revision
from explorer.services.skills.activation import age
from explorer.services.skills.current import every_skill
from explorer.services.skills.parsing import ParsedSkill

FRONT_MATTER = "front_matter"
"""The keys of a file's front matter that are none of ours stand in the record as one mapping: none can be taken for a
field of the record, as `superseded_by` could."""
_LISTS = ("glob_patterns", "trigger_keywords", "tools_allowed", "tags")
_LABEL_LENGTH, _DIGEST_LENGTH = 80, 16


class LoadOutcome(StrEnum):
    """What becomes of one file."""

    ADDED = "added"
    REVISED = "revised"
    """It has a new text, description or keywords: a revision."""
    CHANGED = "changed"
    """Other fields were set in place."""
    RESTORED = "restored"
    UNCHANGED = "unchanged"
    CHANGED_HERE = "changed here"
    """Somebody changed it in the workspace, its file is as it was: it stays as it is here."""
    DELETED_HERE = "deleted here"
    SECOND = "second of its name"
    """An earlier file has the same name; this one is left out."""
    UNUSABLE = "unusable"
    """It has no text or no name."""


@dataclass(frozen=True, slots=True)
class LoadedFile:
    """One file and what becomes of it.

    `fields` are set as the file says; `kept` were changed here and stay; `overruled` were changed here and in the file,
    which counts. `put_aside` are further records of the same name: the one that is kept replaces them.
    """

    file: str
    name: str
    outcome: LoadOutcome
    key: Key | None = None
    fields: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    overruled: tuple[str, ...] = ()
    put_aside: tuple[Key, ...] = ()


def load_skills(
    editing: Editing, parsed: Sequence[ParsedSkill], *, restore: bool = False
) -> tuple[tuple[LoadedFile, ...], ChangeSet | None]:
    """What becomes of each file, in their order, and the change set that does it: None where nothing changes.

    `restore` brings back what was deleted here.
    """
    by_name: defaultdict[str, list[Skill]] = defaultdict(list)
    for skill in every_skill(editing.snapshot, editing.ahead):
        by_name[skill.name].append(skill)
    files: list[LoadedFile] = []
    operations: list[Operation] = []
    written: list[str] = []
    seen: set[str] = set()
    for each in parsed:
        if not each.is_usable or each.name in seen:
            outcome = LoadOutcome.SECOND if each.is_usable else LoadOutcome.UNUSABLE
            files.append(LoadedFile(each.file, each.name, outcome))
            continue
        seen.add(each.name)
        loaded, made = _Loading(editing, each, by_name.get(each.name, ())).done(restore=restore)
        files.append(loaded)
        operations += made
        written += [each.name] if made else []
    if not operations:
        return tuple(files), None
    names = ", ".join(written)
    label = names if len(names) <= _LABEL_LENGTH else f"{names[: _LABEL_LENGTH - 1]}…"
    return tuple(files), new_change_set(ChangeKind.LEARN, tuple(operations), editing.now, editing.by, label)


class _Loading:
    """One file beside the records of its name."""

    def __init__(self, editing: Editing, parsed: ParsedSkill, namesakes: Iterable[Skill]) -> None:
        self._editing = editing
        self._parsed = parsed
        self._now = format_time(editing.now)
        standing = [self._as_it_is(skill) for skill in namesakes]
        self._current = sorted((skill for skill in standing if skill.is_current), key=age)
        self._gone = sorted((skill for skill in standing if _is_put_away(skill)), key=age)
        self._values: dict[str, Any] = {
            "content": parsed.content,
            "description": parsed.description,
            "importance": parsed.importance,
            **{name: list(getattr(parsed, name)) for name in _LISTS},
            FRONT_MATTER: dict(parsed.more) or None,
        }
        self._loaded = {name: _digest(name, value) for name, value in self._values.items()}

    def done(self, *, restore: bool) -> tuple[LoadedFile, list[Operation]]:
        """What becomes of it, and the operations that do it."""
        if self._current:
            *others, skill = self._current
            file, operations = self._beside(skill)
            aside = tuple(other.key for other in others)
            return replace(file, put_aside=aside), [*operations, *(self._replaced(other, skill) for other in others)]
        if not self._gone:
            return self._added()
        if restore:
            return self._restored(self._gone[-1])
        return LoadedFile(self._parsed.file, self._parsed.name, LoadOutcome.DELETED_HERE, self._gone[-1].key), []

    def _added(self) -> tuple[LoadedFile, list[Operation]]:
        key = self._free_key()
        given = {name: value for name, value in self._values.items() if value is not None}
        metadata = {
            "name": self._parsed.name,
            **given,
            "content_hash": content_hash(self._parsed.content),
            "updated_at": self._now,
            **self._origin(),
        }
        file = LoadedFile(self._parsed.file, self._parsed.name, LoadOutcome.ADDED, key, tuple(given))
        return file, [Import(key, metadata)]

    def _beside(self, skill: Skill) -> tuple[LoadedFile, list[Operation]]:
        """The file and the current record of its name, each field by itself."""
        metadata = self._editing.metadata(skill.key)
        changes: dict[str, Any] = {}
        kept, overruled = [], []
        for name, value in self._values.items():
            known = skill.loaded_fields.get(name)
            here = _stored(skill, metadata, name)
            if _is_same(name, here, value) and name not in skill.problems:
                continue
            if known == self._loaded[name]:
                kept.append(name)
                continue
            changes[name] = value
            if known is not None and known != _digest(name, here):
                overruled.append(name)
        outcome, operations = self._written(skill, metadata, changes)
        if not changes:
            outcome = LoadOutcome.CHANGED_HERE if kept else LoadOutcome.UNCHANGED
        told = LoadedFile(
            self._parsed.file, self._parsed.name, outcome, operations[0].key if operations else skill.key,
            tuple(changes), tuple(kept), tuple(overruled),
        )  # fmt: skip
        return told, operations

    def _written(
        self, skill: Skill, metadata: Mapping[str, Any], changes: dict[str, Any]
    ) -> tuple[LoadOutcome, list[Operation]]:
        if not changes and dict(skill.loaded_fields) == self._loaded:
            return LoadOutcome.UNCHANGED, []
        changes = changes | self._origin()
        if needs_revision(skill, changes):
            text = changes.pop("content", skill.content)
            return LoadOutcome.REVISED, [*revision(self._editing, skill, text, changes)]
        after = {**changes, "updated_at": self._now}
        before = {name: metadata.get(name) for name in (*after, SUPERSEDED_BY)}
        return LoadOutcome.CHANGED, [Patch(skill.key, before, after)]

    def _restored(self, skill: Skill) -> tuple[LoadedFile, list[Operation]]:
        metadata = self._editing.metadata(skill.key)
        digest = content_hash(self._parsed.content)
        after: dict[str, Any] = {
            **self._values,
            "content_hash": digest,
            **dict.fromkeys(("deleted_at", "deleted_by", "delete_reason", SUPERSEDED_BY)),
            "updated_at": self._now,
            **self._origin(),
        }
        # Its vector is of the text that was deleted.
        unlike = (name for name in EMBEDDED_OF_A_SKILL & self._values.keys() - {"content"})
        is_other = any(not _is_same(name, _stored(skill, metadata, name), self._values[name]) for name in unlike)
        if is_other or metadata.get("content_hash") != digest:
            after["embedding_stale"] = True
        file = LoadedFile(self._parsed.file, self._parsed.name, LoadOutcome.RESTORED, skill.key, tuple(self._values))
        return file, [Restore(skill.key, {name: metadata.get(name) for name in after}, after)]

    def _replaced(self, other: Skill, by: Skill) -> Patch:
        metadata = self._editing.metadata(other.key)
        after = {SUPERSEDED_BY: by.root_id, "updated_at": self._now}
        return Patch(other.key, {name: metadata.get(name) for name in (*after, "content")}, after)

    def _origin(self) -> dict[str, Any]:
        return {"loaded_from": self._parsed.file, "loaded_fields": self._loaded}

    def _as_it_is(self, skill: Skill) -> Skill:
        """The record under the key that it will have, where a revision of it waits."""
        key = self._editing.newest(skill.key) if skill.is_current else skill.key
        return decode_system(key, self._editing.metadata(key), Skill) if key != skill.key else skill

    def _free_key(self) -> Key:
        name = self._parsed.name
        digest = hashlib.sha256(name.encode()).hexdigest()
        for suffix in ("", f"+{digest[:8]}", f"+{digest[:32]}", f"+{digest}"):
            key = Key(SKILLS, f"skill_{name}{suffix}")
            standing = self._editing.ahead.metadata(key)
            if standing is None or (standing.get(SUPERSEDED_BY) == UNDONE and not standing.get("revision_of")):
                return key
        raise ValueError(f"all keys of the skill {name!r} are taken")


def _is_put_away(skill: Skill) -> bool:
    """Whether it was deleted, not only replaced or undone."""
    is_marked = skill.superseded_by.startswith(SYSTEM_PREFIX) and skill.superseded_by != UNDONE
    return is_marked or (skill.is_deleted and skill.superseded_by != UNDONE)


def _stored(skill: Skill, metadata: Mapping[str, Any], name: str) -> Any:
    if name == FRONT_MATTER:
        return metadata.get(FRONT_MATTER)
    value = getattr(skill, name)
    return list(value) if name in _LISTS else value


def _is_same(name: str, one: object, other: object) -> bool:
    if name == "content" and isinstance(one, str) and isinstance(other, str):
        return same_text(one, other)
    return same_value(one, other)


def _digest(name: str, value: object) -> str:
    """Equal for what `_is_same` holds for the same."""
    said = normalise(value) if name == "content" and isinstance(value, str) else value or None
    return hashlib.sha256(msgspec.json.encode(said, order="deterministic")).hexdigest()[:_DIGEST_LENGTH]
