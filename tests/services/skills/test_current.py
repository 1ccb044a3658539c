from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeSet
from explorer.memory.keys import Key
from explorer.memory.protocols import Snapshot
from explorer.services.deletion import delete, erase
from explorer.services.editing import Editing
from explorer.services.lineages import reader
from explorer.services.skills.current import current_skills, every_skill, indexed_skills
from explorer.services.skills.editing import edit_skill
from explorer.services.skills.loading import load_skills
from explorer.services.skills.parsing import parse_skill
from tests.services.conftest import Records, StoreOf
from tests.services.raw_snapshot import NOW, RawSnapshot, written_to

DOCKER = Key("__skills__", "skill_docker")
RECORDS: Records = {
    "__skills__ skill_docker": {"name": "docker", "content": "Pin versions", "trigger_keywords": ["Contenedor"]},
    "__skills__ skill_a": {"name": "Alpha", "content": "Old", "superseded_by": "skill_a~2"},
    "__skills__ skill_a~2": {"name": "Alpha", "content": "New café", "revision_of": "skill_a", "embedding_stale": True},
    "__skills__ gone": {"name": "gone", "content": "", "superseded_by": "system:deleted", "deleted_at": "2026-11-30"},
    "user f": {"content": "A fact is no skill"},
}

Rule = Callable[[Editing], ChangeSet | None]
EDITED: Rule = lambda editing: edit_skill(editing, DOCKER, {"importance": 0.1})  # noqa: E731
REVISED: Rule = lambda editing: edit_skill(editing, DOCKER, {"content": "Pin digests"})  # noqa: E731
DELETED: Rule = lambda editing: delete(editing, [DOCKER])  # noqa: E731
ERASED: Rule = lambda editing: erase(editing, [DOCKER])  # noqa: E731
LOADED: Rule = lambda editing: load_skills(editing, [parse_skill("new.md", "Text")])[1]  # noqa: E731
LOADED_ANEW: Rule = lambda editing: load_skills(editing, [parse_skill("new.md", "Other")])[1]  # noqa: E731


def made(snapshot: Snapshot, *rules: Rule) -> list[ChangeSet]:
    changes: list[ChangeSet] = []
    for rule in rules:
        change = rule(Editing(snapshot, Ahead(reader(snapshot), changes), NOW, "ana"))
        assert change is not None
        changes.append(change)
    return changes


def shown(snapshot: Snapshot, changes: list[ChangeSet]) -> list[tuple[str, str, float]]:
    found = current_skills(snapshot, Ahead(reader(snapshot), changes))
    return [(skill.id, skill.content, skill.importance) for skill in found]


def test_current_ones_by_name(store_of: StoreOf) -> None:
    snapshot = store_of(RECORDS)
    assert [skill.id for skill in current_skills(snapshot)] == ["skill_a~2", "skill_docker"]
    assert len([*every_skill(snapshot)]) == 4


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("", ["Alpha", "docker"]),
        ("PIN", ["docker"]),
        ("cafe alpha", ["Alpha"]),
        ("contenedor", ["docker"]),
        ("old", []),
    ],
)
def test_those_with_all_words(text: str, names: list[str]) -> None:
    assert [skill.name for skill in current_skills(RawSnapshot(RECORDS), text=text)] == names


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ((), [("skill_docker", "Pin versions", 0.7)]),
        ((EDITED,), [("skill_docker", "Pin versions", 0.1)]),
        ((REVISED,), [("skill_docker", "Pin digests", 0.7)]),
        ((REVISED, EDITED), [("skill_docker", "Pin digests", 0.1)]),
        ((DELETED,), []),
        ((REVISED, DELETED), []),
        ((ERASED,), []),
        ((LOADED,), [("skill_docker", "Pin versions", 0.7), ("skill_new", "Text", 0.7)]),
        ((LOADED, LOADED_ANEW), [("skill_docker", "Pin versions", 0.7), ("skill_new~2", "Other", 0.7)]),
    ],
)
def test_what_waits_is_as_it_will_be_under_the_key_that_it_has_now(
    rules: tuple[Rule, ...], expected: list[tuple[str, str, float]]
) -> None:
    snapshot = RawSnapshot({"__skills__ skill_docker": RECORDS["__skills__ skill_docker"]})
    changes = made(snapshot, *rules)
    assert shown(snapshot, changes) == expected
    if rules:
        before = shown(snapshot, changes[:-1])
        undone = [] if ERASED in rules else [*changes, changes[-1].undone(NOW, "ana")]
        assert not undone or shown(snapshot, undone) == before
        there = RawSnapshot(written_to({"__skills__ skill_docker": RECORDS["__skills__ skill_docker"]}, *changes))
        assert [each[1:] for each in shown(there, [])] == [each[1:] for each in expected]


def test_vectors_of_their_present_texts(store_of: StoreOf) -> None:
    snapshot = store_of(RECORDS)
    stale, docker = indexed_skills(snapshot, current_skills(snapshot))
    assert stale.vector is None
    assert docker.vector is not None
    assert np.allclose(docker.vector, [1, 0, 0])
    for rule, has_vector in ((REVISED, False), (EDITED, True)):
        ahead = Ahead(reader(snapshot), made(snapshot, rule))
        (_, docker) = indexed_skills(snapshot, current_skills(snapshot, ahead))
        assert (docker.vector is not None) is has_vector
    ahead = Ahead(reader(snapshot), made(snapshot, LOADED))
    assert indexed_skills(snapshot, current_skills(snapshot, ahead))[2].vector is None
