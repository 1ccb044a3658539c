"""The skills of a workspace as they stand, or will once what waits is written."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np
from msgspec import structs

from explorer.memory.ahead import Ahead
from explorer.memory.decode import decode_system
from explorer.memory.embedded_text import embedded_text
from explorer.memory.namespaces import SKILLS
from explorer.memory.protocols import RecordSource, Snapshot
from explorer.memory.system_records import Skill
from explorer.memory.terms import fold
from explorer.services.skills.activation import IndexedSkill, Vector


def current_skills(snapshot: Snapshot, ahead: Ahead | None = None, text: str = "") -> list[Skill]:
    """All current skills by name; with `text`, those in which every word of it stands somewhere.

    A skill that a change of `ahead` waits for is as it will be, under the key that it has now.
    """
    words = fold(text).split()
    found = (skill for skill in every_skill(snapshot, ahead) if skill.is_current and _holds(skill, words))
    return sorted(found, key=lambda skill: (skill.name.casefold(), skill.name, skill.id))


def indexed_skills(snapshot: RecordSource, skills: Sequence[Skill]) -> list[IndexedSkill]:
    """The skills with their stored unit vectors; without one where it is of another text, or none at all."""
    return [IndexedSkill(skill, _vector(snapshot, skill)) for skill in skills]


def every_skill(snapshot: Snapshot, ahead: Ahead | None = None) -> Iterator[Skill]:
    """All records of skills, deleted and earlier ones too, as they stand or will."""
    stored = snapshot.system(Skill)
    if ahead is None:
        yield from stored
        return
    shown_as = {ahead.current_key(skill.key): skill.key for skill in stored if skill.is_current}
    waiting = sorted(key for key in ahead.touched if key.namespace == SKILLS)
    for key in dict.fromkeys((*(skill.key for skill in stored), *waiting)):
        metadata = ahead.metadata(key)
        if metadata is not None:
            yield decode_system(shown_as.get(key, key), metadata, Skill)


def _vector(snapshot: RecordSource, skill: Skill) -> Vector | None:
    row = snapshot.row(skill.key)
    if skill.embedding_stale or row is None:
        return None
    # The vector in the file is of the text that stands there, not of one that waits.
    if _embedded(decode_system(skill.key, snapshot.metadata(row), Skill)) != _embedded(skill):
        return None
    stored = np.frombuffer(snapshot.cargo(skill.key).vector, "<f4")
    length = float(np.linalg.norm(stored))
    if not stored.size or not np.isfinite(length) or length == 0.0:
        return None
    return (stored / np.float32(length)).astype(np.float32)


def _embedded(skill: Skill) -> str:
    return embedded_text(SKILLS, structs.asdict(skill))


def _holds(skill: Skill, words: Sequence[str]) -> bool:
    if not words:
        return True
    lists = " ".join((*skill.trigger_keywords, *skill.tags, *skill.glob_patterns))
    text = fold(f"{skill.name} {skill.description} {lists} {skill.content}")
    return all(word in text for word in words)
