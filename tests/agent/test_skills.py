from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from pathlib import Path

import numpy as np
import pytest

from explorer.agent.renewing import renew_vectors
from explorer.agent.skills import NoSkill, SkillEngine
from explorer.memory.errors import NotAWorkspace, UnusableSource
from explorer.memory.keys import Key
from explorer.memory.protocols import Embedder
from explorer.services.recall.results import Silence
from explorer.services.skills.activation import ActivatedBy
from explorer.services.skills.loading import LoadOutcome
from explorer.services.skills.parsing import parse_skill
from explorer.store.keyword_terms import keyword_terms
from tests.agent.plain_vectlite import add, footprint, make, opened, records, vector

Embedding = Callable[[], AbstractContextManager[Embedder]]
NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
DOCKER = Key("__skills__", "skill_docker")
TEXT = "---\ndescription: Containers\ntrigger_keywords: [docker, container]\nglobs: Dockerfile\n---\nPin versions"
EMBEDDED = "docker: Containers docker container Pin versions"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    path = tmp_path / "skills"
    path.mkdir()
    (path / "docker.md").write_text(TEXT, "utf-8")
    (path / "bad.md").write_text("---\nimportance: 7\n---\n", "utf-8")
    return path


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    return make(tmp_path / "home" / "w.vdb", 3)


@pytest.fixture
def engine(workspace: Path, tmp_path: Path, embedding: Embedding) -> SkillEngine:
    return engine_of(workspace, tmp_path, embedding)


def engine_of(workspace: Path, tmp_path: Path, embedding: Embedding) -> SkillEngine:
    return SkillEngine(workspace, clock=lambda: NOW, embedding=embedding, person="ana", state_root=tmp_path / "state")


def test_a_folder_is_loaded_embedded_and_found_by_its_keywords(
    engine: SkillEngine, folder: Path, workspace: Path, embedded_texts: list[str]
) -> None:
    told = engine.load_from_directory(folder)
    assert [(file.name, file.outcome) for file in told.files] == [
        ("bad", LoadOutcome.UNUSABLE), ("docker", LoadOutcome.ADDED),
    ]  # fmt: skip
    assert [str(problem) for problem in told.problems] == [
        "skills/bad.md: There is no text in it that an agent could follow.",
        "skills/bad.md, line 2: “importance” has to be a number from 0 to 1, and is “7”; 0.7 is used.",
    ]
    assert (told.keys(), told.unembedded, told.dry_run) == ((DOCKER,), 0, False)
    assert embedded_texts == [EMBEDDED]
    with opened(workspace) as database:
        record = database.get(DOCKER.id, namespace=DOCKER.namespace)
    assert np.allclose(record["vector"], vector(EMBEDDED), atol=1e-6)
    assert record["sparse"] == pytest.approx(keyword_terms(EMBEDDED))


def test_again_it_adds_nothing_and_a_new_text_is_revised_with_a_vector_of_its_own(
    engine: SkillEngine, folder: Path, workspace: Path
) -> None:
    engine.load([folder])
    before = footprint(workspace.parent)
    again = engine.load([folder])
    assert (again.change_id, again.keys(), footprint(workspace.parent)) == ("", (DOCKER,), before)
    (folder / "docker.md").write_text(TEXT.replace("Containers", "Boxes"), "utf-8")
    assert engine.load([folder]).files[1].outcome is LoadOutcome.REVISED
    with opened(workspace) as database:
        record = database.get("skill_docker~2", namespace=DOCKER.namespace)
    assert np.allclose(record["vector"], vector(EMBEDDED.replace("Containers", "Boxes")), atol=1e-6)
    assert [skill.key.id for skill in engine.skills()] == ["skill_docker~2"]


def test_a_dry_run_writes_nothing(
    engine: SkillEngine, folder: Path, workspace: Path, embedded_texts: list[str]
) -> None:
    before = footprint(workspace.parent)
    told = engine.load([folder], dry_run=True)
    assert (told.keys(), told.change_id, told.unembedded) == ((DOCKER,), "", None)
    assert (footprint(workspace.parent), embedded_texts) == (before, [])


def test_without_a_model_they_are_marked_and_embedded_later(
    workspace: Path, tmp_path: Path, folder: Path, without_model: Embedding, embedding: Embedding
) -> None:
    bare = engine_of(workspace, tmp_path, without_model)
    assert bare.load([folder]).unembedded == 1
    assert records(workspace)[DOCKER]["embedding_stale"] is True
    trial = bare.trial("restart the containers")
    assert (trial.silence, [each.activated_by for each in trial.activation.active]) == (
        Silence.NO_VECTORS, [ActivatedBy.KEYWORD],
    )  # fmt: skip
    renewed = renew_vectors(
        workspace, apply=True, clock=lambda: NOW, embedding=embedding, person="ana", state_root=tmp_path / "state"
    )
    assert renewed.keys == (DOCKER,)
    with opened(workspace) as database:
        record = database.get(DOCKER.id, namespace=DOCKER.namespace)
    assert np.allclose(record["vector"], vector(EMBEDDED), atol=1e-6)
    assert bare.trial("restart the containers").silence is Silence.NO_MODEL


def test_a_text_that_waited_for_a_vector_gets_one_with_its_revision(
    workspace: Path, tmp_path: Path, folder: Path, without_model: Embedding, engine: SkillEngine
) -> None:
    engine_of(workspace, tmp_path, without_model).load([folder])
    (folder / "docker.md").write_text(TEXT.replace("Pin versions", "Pin digests"), "utf-8")
    assert engine.load([folder]).unembedded == 0


def test_what_a_message_activates_and_its_prompt(engine: SkillEngine, folder: Path) -> None:
    engine.load([folder])
    # The stand-in for the model makes a vector of the text alone: this message is the skill's own.
    found = engine.activate(EMBEDDED)
    assert [(each.skill.name, each.activated_by) for each in found.active] == [("docker", ActivatedBy.COMBINED)]
    assert found.active[0].cosine == pytest.approx(1.0)
    assert engine.format_for_prompt(found) == "## Active skills\n\n### docker\nPin versions\n"
    assert engine.format_for_prompt(engine.activate("what is for lunch?")) == ""
    assert engine.trial("", "build/Dockerfile").activation.active[0].activated_by is ActivatedBy.GLOB


def test_one_that_stands_in_no_file(engine: SkillEngine) -> None:
    assert engine.register(parse_skill("docker.md", TEXT)) == DOCKER
    assert engine.skill("DOCKER").content == "Pin versions"
    with pytest.raises(NoSkill, match="needs a name and a text"):
        engine.register(parse_skill("docker.md", ""))
    with pytest.raises(NoSkill, match=r"There is no skill “podman” in “w\.vdb”\. There are: docker"):
        engine.skill("podman")


def test_a_deleted_one_stays_deleted_until_it_is_told(engine: SkillEngine, folder: Path, workspace: Path) -> None:
    add(workspace, DOCKER, "", name="docker", deleted_at="2026-11-01", superseded_by="system:deleted")
    told = engine.load([folder])
    assert (told.files[1].outcome, told.keys()) == (LoadOutcome.DELETED_HERE, ())
    with pytest.raises(NoSkill, match="was deleted here"):
        engine.register(parse_skill("docker.md", TEXT))
    assert engine.load([folder], restore=True).files[1].outcome is LoadOutcome.RESTORED
    assert [skill.name for skill in engine.skills()] == ["docker"]


def test_nothing_to_load(
    engine: SkillEngine, folder: Path, tmp_path: Path, workspace: Path, embedding: Embedding
) -> None:
    before = footprint(workspace.parent)
    (folder / "docker.md").unlink()
    with pytest.raises(NoSkill, match=r"There is no skill in these files\. skills/bad\.md: There is no text"):
        engine.load([folder])
    (folder / "bad.md").rename(folder / "README.md")
    (folder / "README.md").write_text("About")
    with pytest.raises(NoSkill, match=r"skills/README\.md has no front matter"):
        engine.load([folder])
    with pytest.raises(UnusableSource):
        engine.load([tmp_path / "nowhere"])
    with pytest.raises(NotAWorkspace):
        engine_of(tmp_path / "none.vdb", tmp_path, embedding).register(parse_skill("docker.md", TEXT))
    assert footprint(workspace.parent) == before


def test_very_many_files_are_one_step(engine: SkillEngine, tmp_path: Path, workspace: Path) -> None:
    folder = tmp_path / "many"
    folder.mkdir()
    for number in range(600):
        (folder / f"s{number}.md").write_text(f"---\nkeywords: k{number}\n---\nText {number}", "utf-8")
    told = engine.load([folder])
    assert (len(told.keys()), told.unembedded) == (600, 0)
    assert engine.load([folder]).change_id == ""
    assert [each.skill.name for each in engine.activate("k77").active] == ["s77"]


def test_reading_leaves_no_trace_not_even_a_history(workspace: Path, tmp_path: Path, embedding: Embedding) -> None:
    add(workspace, DOCKER, "Pin versions", name="docker", trigger_keywords=["docker"])
    before = footprint(workspace.parent)
    nowhere = tmp_path / "state" / "which is a file"
    nowhere.parent.mkdir()
    nowhere.touch()
    engine = SkillEngine(workspace, clock=lambda: NOW, embedding=embedding, state_root=nowhere)
    assert [skill.name for skill in engine.skills()] == ["docker"]
    assert engine.skill("Docker").key == DOCKER
    assert len(engine.trial("restart docker").activation.active) == 1
    assert footprint(workspace.parent) == before
