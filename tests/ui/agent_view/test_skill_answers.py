from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeSet
from explorer.memory.keys import Key
from explorer.services.editing import Editing
from explorer.services.recall.results import Silence
from explorer.services.skills.editing import edit_skill
from explorer.store.snapshot import FileSnapshot
from explorer.ui.agent_view.skill_answers import Trial, read_skills, try_out
from tests.ui.agent_view.conftest import DOCKER, HandEmbedder, SkillFile
from tests.ui.conftest import NOW, PERSON


@pytest.fixture
def snapshot(skills: SkillFile) -> FileSnapshot:
    return skills.snapshot()


def none_ahead(snapshot: FileSnapshot) -> Ahead:
    return Ahead(lambda key: None if (row := snapshot.row(key)) is None else snapshot.metadata(row))


def changed(snapshot: FileSnapshot, key: Key, values: dict[str, Any]) -> Ahead:
    ahead = none_ahead(snapshot)
    change = edit_skill(Editing(snapshot, ahead, NOW, PERSON), key, values)
    assert isinstance(change, ChangeSet)
    return Ahead(ahead._read, [change])


def test_skills_are_listed_by_name_and_filtered_by_their_words(snapshot: FileSnapshot) -> None:
    ahead = none_ahead(snapshot)
    every = read_skills(snapshot, ahead)
    assert [each.skill.name for each in every.skills] == ["docker", "testing", "部署"]
    found = read_skills(snapshot, ahead, "container")
    assert ([each.skill.name for each in found.skills], found.total) == (["docker"], 3)


def test_what_waits_is_laid_over_under_the_key_that_it_has_now(snapshot: FileSnapshot) -> None:
    ahead = changed(snapshot, DOCKER, {"trigger_keywords": ["podman"]})
    shown = read_skills(snapshot, ahead).skills[0]
    assert shown.skill.trigger_keywords == ("podman",)
    assert shown.skill.key == DOCKER
    assert shown.key == Key("__skills__", "docker~2")
    assert shown.values["trigger_keywords"] == ["podman"]
    assert shown.waits
    assert shown.root == DOCKER
    assert set(shown.lineage) == {DOCKER, shown.key}
    assert shown.revisions == 2
    assert try_out(snapshot, ahead, Trial("run podman"), None).activation.active[0].skill.name == "docker"


def test_keywords_and_globs_answer_without_a_model(snapshot: FileSnapshot) -> None:
    tried = try_out(snapshot, none_ahead(snapshot), Trial("build the container", "Dockerfile"), None)
    (active,) = tried.activation.active
    assert (active.skill.name, active.keywords) == ("docker", ("container",))
    assert tried.silence is Silence.NO_MODEL
    assert not tried.wants_vector
    assert tried.prompt.startswith("## Active skills\n\n### docker\n")
    assert tried.tokens > 5


def test_a_vector_is_wanted_until_it_is_there(snapshot: FileSnapshot, embedder: HandEmbedder) -> None:
    ahead = none_ahead(snapshot)
    early = try_out(snapshot, ahead, Trial("anything", silence=Silence.LOADING), embedder)
    assert early.wants_vector
    (vector,) = embedder.embed(["anything"], lambda _: None)
    late = try_out(snapshot, ahead, Trial("anything", vector=np.asarray(vector)), embedder)
    assert late.activation.has_vector
    assert late.silence is None
    assert late.activation.active


def test_nothing_is_asked(snapshot: FileSnapshot, embedder: HandEmbedder) -> None:
    tried = try_out(snapshot, none_ahead(snapshot), Trial("  ", silence=Silence.LOADING), embedder)
    assert (tried.activation.active, tried.activation.others, tried.prompt) == ((), (), "")
    assert tried.silence is None
    assert not tried.wants_vector


def test_a_path_alone_is_a_question(snapshot: FileSnapshot) -> None:
    tried = try_out(snapshot, none_ahead(snapshot), Trial("", "tests/test_app.py"), None)
    assert [each.skill.name for each in tried.activation.active] == ["testing"]
    assert tried.silence is None
