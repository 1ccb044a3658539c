from __future__ import annotations

from typing import Any

import pytest

from explorer.memory.changes import ChangeKind, Insert
from explorer.memory.errors import Refusal, Refused
from explorer.memory.keys import Key
from explorer.memory.text import content_hash
from explorer.services.skills.editing import edit_skill
from tests.services.conftest import Records
from tests.services.raw_snapshot import NOW_TEXT, RawSnapshot, applied, editing_of, standing_of

DOCKER = Key("__skills__", "skill_docker")
RECORDS: Records = {
    "__skills__ skill_docker": {
        "name": "docker",
        "description": "Best practices",
        "content": "Pin versions",
        "trigger_keywords": ["docker"],
        "glob_patterns": ["Dockerfile"],
        "front_matter": {"icon": "🐳"},
    },
    "__skills__ gone": {"name": "gone", "content": "", "superseded_by": "system:deleted"},
    "__skills__ odd": {"name": "odd", "content": "x", "importance": 7},
    "__policies__ p": {"content": "P"},
}
SNAPSHOT = RawSnapshot(RECORDS)
BEFORE = RECORDS["__skills__ skill_docker"]


@pytest.mark.parametrize(
    "values",
    [
        {"glob_patterns": ["Dockerfile", "*.yml"]},
        {"importance": 0.9},
        {"tags": ["x"], "tools_allowed": ["Read"], "content": " Pin versions\n", "description": "Best practices"},
    ],
)
def test_attributes_are_set_in_place(values: dict[str, Any]) -> None:
    change = edit_skill(editing_of(SNAPSHOT), DOCKER, values)
    assert change is not None
    assert (change.kind, change.keys) == (ChangeKind.EDIT, (DOCKER,))
    after = standing_of(applied(SNAPSHOT, change), "__skills__ skill_docker")
    kept = {name: value for name, value in values.items() if name not in ("content", "description")}
    assert after == {**BEFORE, **kept, "updated_at": NOW_TEXT}


@pytest.mark.parametrize(
    "values",
    [
        {"content": "Pin digests"},
        {"description": "Containers", "importance": 0.9},
        {"trigger_keywords": ["docker", "podman"], "content": "Pin versions", "tags": ["x"]},
    ],
)
def test_what_the_vector_is_made_from_is_revised_with_all_that_changes(values: dict[str, Any]) -> None:
    change = edit_skill(editing_of(SNAPSHOT), DOCKER, values)
    assert change is not None
    insert = change.operations[0]
    assert isinstance(insert, Insert)
    assert (change.kind, insert.key.id, insert.source) == (ChangeKind.REVISE, "skill_docker~2", DOCKER)
    # The writer embeds what stands in the operation, so that the whole text has to be in it.
    assert {"name", "description", "trigger_keywords", "content"} <= insert.changes.keys()
    ahead = applied(SNAPSHOT, change)
    more = {"content_hash": content_hash(insert.changes["content"]), "revision_of": "skill_docker"}
    assert standing_of(ahead, "__skills__ skill_docker~2") == {**BEFORE, **values, **more, "updated_at": NOW_TEXT}
    assert standing_of(ahead, "__skills__ skill_docker") == {
        **BEFORE,
        "superseded_by": "skill_docker~2",
        "updated_at": NOW_TEXT,
    }


@pytest.mark.parametrize("values", [{}, {"content": "Pin versions "}, {"importance": 0.7, "tags": []}])
def test_what_stands_there_is_no_change(values: dict[str, Any]) -> None:
    assert edit_skill(editing_of(SNAPSHOT), DOCKER, values) is None


@pytest.mark.parametrize(
    ("where", "values", "reason"),
    [
        (DOCKER, {"content": " "}, Refusal.EMPTY_TEXT),
        (DOCKER, {"name": "podman"}, Refusal.OTHER_KIND),
        (Key("__skills__", "gone"), {"importance": 0.1}, Refusal.NOT_CURRENT),
        (Key("__skills__", "odd"), {"importance": 0.1}, Refusal.ODD),
        (Key("__skills__", "none"), {"importance": 0.1}, Refusal.GONE),
        (Key("__policies__", "p"), {"content": "x"}, Refusal.OTHER_KIND),
    ],
)
def test_what_is_refused(where: Key, values: dict[str, Any], reason: Refusal) -> None:
    with pytest.raises(Refused) as refused:
        edit_skill(editing_of(SNAPSHOT), where, values)
    assert refused.value.reason is reason


@pytest.mark.parametrize("values", [{"importance": 1.5}, {"description": 3, "content": "x"}, {"tags": [1]}])
def test_a_value_of_another_kind_is_a_mistake_of_the_caller(values: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="Expected"):
        edit_skill(editing_of(SNAPSHOT), DOCKER, values)


def test_a_change_of_one_that_waits() -> None:
    first = edit_skill(editing_of(SNAPSHOT), DOCKER, {"content": "Second"})
    assert first is not None
    change = edit_skill(editing_of(SNAPSHOT, first), DOCKER, {"importance": 0.2})
    assert change is not None
    assert change.keys == (Key("__skills__", "skill_docker~2"),)
