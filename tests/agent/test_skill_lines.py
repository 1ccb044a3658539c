from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from explorer.agent.skill_lines import list_lines, load_document, load_lines, show_lines, trial_document, trial_lines
from explorer.agent.skills import SkillLoad, Trial
from explorer.memory.keys import Key
from explorer.memory.system_records import Skill
from explorer.services.recall.results import Silence
from explorer.services.skills.activation import Activation, IndexedSkill, LeftOut, Scored, activate
from explorer.services.skills.globs import GlobMatch
from explorer.services.skills.loading import LoadedFile, LoadOutcome
from explorer.services.skills.parsing import Problem
from tests.services.vector_snapshot import towards

W = Path("w.vdb")
DOCKER = Skill(
    namespace="__skills__",
    id="skill_docker",
    name="docker",
    content="\n## Docker\n- Pin",
    glob_patterns=("Dockerfile",),
    trigger_keywords=("container",),
    tools_allowed=("build",),
    importance=0.5,
    embedding_stale=True,
    loaded_from="skills/docker.md",
)


def test_a_load() -> None:
    files = (
        LoadedFile("s/a.md", "a", LoadOutcome.ADDED, Key("__skills__", "skill_a"), ("content",)),
        LoadedFile("s/b.md", "b", LoadOutcome.REVISED, None, ("content", "glob_patterns"), ("tags",), ("content",)),
        LoadedFile("s/c.md", "c", LoadOutcome.UNCHANGED),
        LoadedFile("s/d.md", "d", LoadOutcome.UNCHANGED, put_aside=(Key("__skills__", "x"),)),
        LoadedFile("s/e.md", "e", LoadOutcome.DELETED_HERE),
        LoadedFile("s/f.md", "", LoadOutcome.UNUSABLE),
    )
    problems = (Problem("s/f.md", 0, "There is no text."), Problem("s/a.md", 3, "Odd."))
    answer = SkillLoad(W, False, "", files, problems, ("s/README.md",), 2)
    assert [*load_lines(answer)] == [
        "1 added, 1 revised, 2 unchanged, 1 deleted here, 1 unusable",
        "  a (s/a.md): new",
        (
            "  b (s/b.md): revised; content, glob patterns; left as changed here: tags; "
            "changed here too, the file counts: content"
        ),
        "  d (s/d.md): unchanged; 1 further record of this name put aside",
        "  e (s/e.md): deleted here, left so (--restore brings it back)",
        "  ? (s/f.md): left out",
        "Without a front matter, and therefore no skills: s/README.md",
        "2 things could not be read as it stands:",
        "  s/f.md: There is no text.",
        "  s/a.md, line 3: Odd.",
        (
            "2 skills have no vector of their text and can be activated by keywords and globs only, until vectors are "
            "renewed: memory-agent check w.vdb --renew-vectors --apply"
        ),
        "There was nothing to write.",
    ]
    document = load_document(answer)
    assert document["counts"] == {outcome.value: 0 for outcome in LoadOutcome} | {
        "added": 1, "revised": 1, "unchanged": 2, "deleted here": 1, "unusable": 1,
    }  # fmt: skip
    assert [*load_lines(SkillLoad(W, True, "", files[:1], ()))][-1] == "Nothing was written: this was a dry run."


def test_the_skills_and_one_of_them() -> None:
    assert [*list_lines([DOCKER])] == ["docker  0.50  Docker (no vector yet)"]
    assert [*list_lines([])] == ["There are no skills. Load some: memory-agent skills load FOLDER --into W.vdb"]
    assert [*show_lines(DOCKER)] == [
        "importance: 0.50",
        "keywords: container",
        "globs: Dockerfile",
        "loaded from: skills/docker.md",
        "key: __skills__/skill_docker",
        "",
        "### docker",
        "**Allowed tools:** build",
        "## Docker",
        "- Pin",
    ]


def test_a_trial() -> None:
    vector = np.array(towards(1.0), np.float32)
    skills = [
        IndexedSkill(DOCKER, np.array(towards(0.8), np.float32)),
        IndexedSkill(Skill(namespace="__skills__", id="y", name="y", content="Y")),
    ]
    found = activate(skills, "containers in Dockerfile", vector)
    answer = Trial(W, "containers in Dockerfile", "", found, None)
    assert [*trial_lines(answer)] == [
        "1 skill would be activated.",
        "  docker  0.68  by several signals",
        (
            "    meaning 0.55 (cosine 0.80) · keywords 0.05 (container) · glob 0.05 (Dockerfile matches Dockerfile) · "
            "importance 0.025"
        ),
        "1 skill would not:",
        (
            "  y  0.03  no keyword and no glob, and nothing was compared by meaning · meaning 0.00 · keywords 0.00 · "
            "glob 0.00 · importance 0.035"
        ),
    ]
    document = trial_document(answer)
    assert document["prompt"] == "## Active skills\n\n### docker\n**Allowed tools:** build\n## Docker\n- Pin\n"
    assert document["active"] == [
        {
            "name": "docker",
            "key": "__skills__/skill_docker",
            "rank": 1,
            "score": pytest.approx(0.6775),
            "semantic": pytest.approx(0.55),
            "keyword": pytest.approx(0.05),
            "glob": pytest.approx(0.0525),
            "importance": pytest.approx(0.025),
            "cosine": pytest.approx(0.8),
            "keywords": ["container"],
            "match": {"pattern": "Dockerfile", "path": "Dockerfile"},
            "activated_by": "combined",
            "left_out": None,
        }
    ]
    assert (document["without_vector"], document["lowest"]) == (1, 0.3)


@pytest.mark.parametrize("silence", Silence)
def test_why_nothing_is_compared(silence: Silence) -> None:
    line = next(trial_lines(Trial(W, "x", "", Activation((), (), False), silence)))
    assert line.startswith("Nothing was compared by meaning: ")


@pytest.mark.parametrize("reason", LeftOut)
def test_every_reason_has_words(reason: LeftOut) -> None:
    scored = Scored(DOCKER, 0.5, ("a",), GlobMatch("*", "x"), left_out=reason)
    *_, line = trial_lines(Trial(W, "x", "", Activation((), (scored,), True, needed=0.4), None))
    assert line.startswith("  docker  0.00  ")
