from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.changes import ChangeKind, ChangeSet
from explorer.memory.effects import Standing, standings
from explorer.memory.keys import Key
from explorer.memory.text import content_hash
from explorer.services.deletion import delete
from explorer.services.lineages import reader
from explorer.services.skills.current import current_skills
from explorer.services.skills.editing import edit_skill
from explorer.services.skills.loading import LoadedFile, LoadOutcome, load_skills
from explorer.services.skills.parsing import parse_skill
from tests.services.conftest import Records
from tests.services.raw_snapshot import NOW, NOW_TEXT, RawSnapshot, editing_of, said, written_to

KEY = Key("__skills__", "skill_docker")
TEXT = "---\ndescription: Best practices\nglobs: Dockerfile\nicon: 🐳\n---\nPin versions"
OTHER_TEXT = TEXT.replace("versions", "digests")
OTHER_GLOBS = TEXT.replace("globs: Dockerfile", "globs: Dockerfile, Containerfile")


class Place:
    """A workspace in which files are loaded and people work, one after the other."""

    def __init__(self, records: Records | None = None) -> None:
        self.records: Records = records or {}
        self.changes: list[ChangeSet] = []

    def load(self, text: str = TEXT, file: str = "skills/docker.md", **more: Any) -> LoadedFile:
        files, change = load_skills(editing_of(RawSnapshot(self.records)), [parse_skill(file, text)], **more)
        self._write(change)
        return files[0]

    def edit(self, key: Key = KEY, **values: Any) -> None:
        self._write(edit_skill(editing_of(RawSnapshot(self.records)), key, values))

    def delete(self, key: Key = KEY) -> None:
        self._write(delete(editing_of(RawSnapshot(self.records)), [key], "wrong"))

    def undo(self) -> None:
        self._write(self.changes[-1].undone(NOW, "ana"))

    def current(self, name: str = "docker") -> dict[str, Any]:
        (skill,) = [skill for skill in current_skills(RawSnapshot(self.records)) if skill.name == name]
        return said(self.records[f"{skill.namespace} {skill.id}"])

    def _write(self, change: ChangeSet | None) -> None:
        if change is not None:
            met = standings(change.operations, reader(RawSnapshot(self.records)))
            assert set(met) == {Standing.READY}
            self.changes.append(change)
            self.records = written_to(self.records, change)


def test_a_new_skill() -> None:
    place = Place()
    told = place.load()
    assert (told.outcome, told.key, told.name, told.file) == (LoadOutcome.ADDED, KEY, "docker", "skills/docker.md")
    record = place.current()
    assert len(record.pop("loaded_fields")) == 8
    assert record == {
        "name": "docker",
        "description": "Best practices",
        "content": "Pin versions",
        "content_hash": content_hash("Pin versions"),
        "glob_patterns": ["Dockerfile"],
        "trigger_keywords": [],
        "tools_allowed": [],
        "tags": [],
        "importance": 0.7,
        "front_matter": {"icon": "🐳"},
        "updated_at": NOW_TEXT,
        "loaded_from": "skills/docker.md",
    }
    assert (place.changes[0].kind, place.changes[0].label) == (ChangeKind.LEARN, "docker")


@pytest.mark.parametrize("text", [TEXT, TEXT + "\n\n", TEXT.replace("\n", "\r\n"), "\ufeff" + TEXT])
def test_the_same_again_changes_nothing(text: str) -> None:
    place = Place()
    place.load()
    assert place.load(text).outcome is LoadOutcome.UNCHANGED
    assert place.load(text, file="elsewhere/docker.md").outcome is LoadOutcome.UNCHANGED
    assert len(place.changes) == 1


def test_another_text_is_a_revision_and_other_attributes_are_set_in_place() -> None:
    place = Place()
    place.load()
    told = place.load(OTHER_TEXT)
    assert (told.outcome, told.key, told.fields) == (
        LoadOutcome.REVISED,
        Key("__skills__", "skill_docker~2"),
        ("content",),
    )
    assert place.records["__skills__ skill_docker"]["superseded_by"] == "skill_docker~2"
    told = place.load(OTHER_TEXT.replace("Dockerfile", "Containerfile").replace("🐳", "🚢"))
    assert (told.outcome, set(told.fields)) == (LoadOutcome.CHANGED, {"glob_patterns", "front_matter"})
    assert place.current()["front_matter"] == {"icon": "🚢"}
    told = place.load("---\ndescription: Containers\n---\nPin digests")
    assert (told.outcome, set(told.fields)) == (LoadOutcome.REVISED, {"description", "glob_patterns", "front_matter"})
    assert "front_matter" not in place.current()
    # Back to what it was at first is a change of the file too.
    assert place.load().outcome is LoadOutcome.REVISED
    assert place.current()["content"] == "Pin versions"
    assert len(place.records) == 4


def test_what_was_changed_here_stays_until_its_file_changes() -> None:
    place = Place()
    place.load()
    place.edit(content="Pin versions, please", importance=0.2)
    told = place.load()
    assert (told.outcome, set(told.kept)) == (LoadOutcome.CHANGED_HERE, {"content", "importance"})
    told = place.load(OTHER_GLOBS)
    assert (told.outcome, told.fields, set(told.kept)) == (
        LoadOutcome.CHANGED, ("glob_patterns",), {"content", "importance"},
    )  # fmt: skip
    told = place.load(OTHER_TEXT)
    assert (told.outcome, told.overruled, told.kept) == (LoadOutcome.REVISED, ("content",), ("importance",))
    assert (place.current()["content"], place.current()["importance"]) == ("Pin digests", 0.2)
    assert "Pin versions, please" in [record["content"] for record in place.records.values()]


def test_what_was_deleted_here_stays_so_whatever_its_file_says() -> None:
    place = Place()
    place.load()
    place.edit(content="Edited")
    place.delete(Key("__skills__", "skill_docker~2"))
    for text in (TEXT, OTHER_TEXT, TEXT.replace("Pin versions", "Edited")):
        assert place.load(text).outcome is LoadOutcome.DELETED_HERE
    assert current_skills(RawSnapshot(place.records)) == []


@pytest.mark.parametrize(
    ("text", "is_stale"),
    [(TEXT, False), (OTHER_GLOBS, False), (OTHER_TEXT, True), (TEXT.replace("Best", "Worst"), True)],
)
def test_it_can_be_brought_back(text: str, is_stale: bool) -> None:
    place = Place()
    place.load()
    place.delete()
    told = place.load(text, restore=True)
    assert (told.outcome, told.key) == (LoadOutcome.RESTORED, KEY)
    record = place.current()
    assert record["content"] == parse_skill("docker.md", text).content
    assert (record.get("embedding_stale", False), record.get("deleted_by")) == (is_stale, None)
    assert place.load(text).outcome is LoadOutcome.UNCHANGED


def test_a_load_that_was_undone_can_be_done_again() -> None:
    place = Place()
    place.load()
    place.undo()
    assert current_skills(RawSnapshot(place.records)) == []
    assert place.load(OTHER_TEXT).outcome is LoadOutcome.ADDED
    assert place.current()["content"] == "Pin digests"


def test_records_of_another_program_are_taken_over() -> None:
    seed: Records = {
        "__skills__ skill_docker_a1": {"name": "docker", "content": "Old", "created_at": "2026-01-01", "theirs": 1},
        "__skills__ skill_docker_b2": {
            "name": "docker",
            "content": "Pin versions",
            "created_at": "2026-02-01",
            "theirs": 2,
        },
        "__skills__ skill_docker_c3": {"name": "podman", "content": "Pin versions"},
    }
    place = Place(seed)
    told = place.load("Pin versions")
    assert told.outcome is LoadOutcome.UNCHANGED
    assert told.put_aside == (Key("__skills__", "skill_docker_a1"),)
    assert place.records["__skills__ skill_docker_a1"]["superseded_by"] == "skill_docker_b2"
    assert place.current()["theirs"] == 2
    place.edit(Key("__skills__", "skill_docker_b2"), content="Mine")
    assert place.load("Pin versions").outcome is LoadOutcome.CHANGED_HERE
    assert place.current()["content"] == "Mine"


def test_fields_that_do_not_fit_are_made_to() -> None:
    place = Place(
        {"__skills__ skill_docker": {"name": "docker", "content": "Pin versions", "tags": "x", "importance": 7}}
    )
    assert place.load("Pin versions").outcome is LoadOutcome.CHANGED
    assert (place.current().get("tags"), place.current()["importance"]) == ([], 0.7)


def test_files_that_are_left_out() -> None:
    parsed = [parse_skill(file, text) for file, text in (("b/x.md", "One"), ("c/x.md", "Two"), ("d.md", ""))]
    files, change = load_skills(editing_of(RawSnapshot({})), parsed)
    assert [file.outcome for file in files] == [LoadOutcome.ADDED, LoadOutcome.SECOND, LoadOutcome.UNUSABLE]
    assert change is not None
    assert change.keys == (Key("__skills__", "skill_x"),)


def test_a_key_that_is_taken_by_something_else() -> None:
    place = Place({"__skills__ skill_docker": {"name": "Docker, the old one", "content": "x"}})
    told = place.load()
    assert told.key is not None
    assert told.key.id.startswith("skill_docker+")
    assert place.load().outcome is LoadOutcome.UNCHANGED


def test_one_that_waits_is_not_loaded_twice() -> None:
    snapshot = RawSnapshot({})
    _, first = load_skills(editing_of(snapshot), [parse_skill("docker.md", TEXT)])
    assert first is not None
    files, second = load_skills(editing_of(snapshot, first), [parse_skill("docker.md", TEXT)])
    assert (files[0].outcome, second) == (LoadOutcome.UNCHANGED, None)
    _, third = load_skills(editing_of(snapshot, first), [parse_skill("docker.md", OTHER_TEXT)])
    assert third is not None
    files, fourth = load_skills(editing_of(snapshot, first, third), [parse_skill("docker.md", OTHER_TEXT)])
    assert (files[0].outcome, fourth) == (LoadOutcome.UNCHANGED, None)


TEXTS = st.sampled_from([TEXT, OTHER_TEXT, OTHER_GLOBS, "Only text", TEXT.replace("Best", "Good")])
STEPS = st.lists(st.tuples(st.sampled_from(["load", "content", "importance"]), TEXTS), min_size=1, max_size=6)


@given(STEPS)
def test_one_current_record_of_a_name_and_loading_twice_is_loading_once(steps: list[tuple[str, str]]) -> None:
    place = Place()
    place.load()
    for step, text in steps:
        if step == "load":
            place.load(text)
            before = place.records
            assert place.load(text).outcome in (LoadOutcome.UNCHANGED, LoadOutcome.CHANGED_HERE)
            assert place.records == before
        else:
            current = current_skills(RawSnapshot(place.records))[0]
            place.edit(current.key, **{step: text if step == "content" else len(text) / 1_000})
        assert len(current_skills(RawSnapshot(place.records))) == 1
    before = place.current()
    place.load("A text that no file had")
    place.undo()
    assert place.current() == before
