from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import structs

from explorer.memory.embedded_text import embedded_text
from explorer.memory.system_records import Skill
from explorer.services.embedding import MiniLmEmbedder
from explorer.services.embedding_model import packaged_folder
from explorer.services.skills.activation import (
    ActivatedBy,
    Activation,
    IndexedSkill,
    LeftOut,
    Vector,
    activate,
)
from explorer.services.skills.globs import GlobMatch
from tests.services.vector_snapshot import towards

MESSAGE = np.array(towards(1.0), np.float32)


def skill(
    name: str,
    cosine: float | None = None,
    keywords: Sequence[str] = (),
    globs: Sequence[str] = (),
    importance: float = 0.7,
) -> IndexedSkill:
    record = Skill(
        namespace="__skills__",
        id=f"skill_{name}",
        name=name,
        content=f"How to {name}",
        trigger_keywords=tuple(keywords),
        glob_patterns=tuple(globs),
        importance=importance,
    )
    return IndexedSkill(record, None if cosine is None else np.array(towards(cosine), np.float32))


def names(activation: Activation) -> list[str]:
    return [each.skill.name for each in activation.active]


def reasons(activation: Activation) -> dict[str, LeftOut | None]:
    return {each.skill.name: each.left_out for each in activation.others}


def test_the_parts_of_the_score() -> None:
    one = skill("a", 0.8, ["docker", "compose", "image", "pod"], ["*.py"], 0.5)
    found = activate([one, skill("b", 0.4)], "docker compose image pods", MESSAGE, "x/app.py")
    first, second = found.active[0], found.others[0]
    assert (first.semantic, first.keyword, first.glob, first.importance) == pytest.approx(
        (0.55, 0.25 * 0.5, 0.15 * 0.35, 0.05 * 0.5)
    )
    assert first.score == pytest.approx(0.7525)
    assert (first.keywords, first.match) == (("docker", "compose", "image", "pod"), GlobMatch("*.py", "x/app.py"))
    assert (first.activated_by, first.rank) == (ActivatedBy.COMBINED, 1)
    assert (first.cosine, found.best_cosine) == pytest.approx((0.8, 0.8))
    assert (second.semantic, second.keyword, second.importance) == pytest.approx((0.275, 0.0, 0.035))
    assert (second.left_out, second.rank, second.activated_by) == (LeftOut.GAP, 2, ActivatedBy.SEMANTIC)
    assert (found.lowest, found.needed) == pytest.approx((0.3, 0.75 * 0.7525))


@pytest.mark.parametrize(
    ("one", "by"),
    [
        (skill("a", 0.3), ActivatedBy.SEMANTIC),
        (skill("a", 0.1, ["docker"]), ActivatedBy.KEYWORD),
        (skill("a", 0.1, (), ["*.py"]), ActivatedBy.GLOB),
        (skill("a", 0.3, ["docker"]), ActivatedBy.COMBINED),
        (skill("a", 0.1, ["docker"], ["*.py"]), ActivatedBy.COMBINED),
    ],
)
def test_what_speaks_for_it(one: IndexedSkill, by: ActivatedBy) -> None:
    assert activate([one], "docker in app.py", MESSAGE).active[0].activated_by is by


def test_the_best_of_all_is_left_out_where_nothing_speaks_for_it() -> None:
    found = activate([skill("a", 0.24), skill("b", 0.2, ["docker"])], "lunch", MESSAGE)
    assert (names(found), reasons(found)) == ([], {"a": LeftOut.NO_SIGNAL, "b": LeftOut.NO_SIGNAL})
    # And it does not take anything from one for which something does.
    found = activate([skill("a", 0.24), skill("b", 0.2, ["docker"])], "docker", MESSAGE)
    assert names(found) == ["b"]
    assert found.active[0].semantic == pytest.approx(0.55)


def test_every_reason_is_told_and_every_skill_stands_there_once() -> None:
    skills = [
        skill("best", 0.9),
        *(skill(f"near{at}", 0.8 - at / 1000) for at in range(5)),
        skill("gap", 0.5),
        skill("below", 0.3),
        *(skill(f"far{at}", 0.26) for at in range(3)),
        skill("said", -0.5, ["docker"]),
        skill("not", 0.1),
    ]
    found = activate(skills, "docker", MESSAGE)
    assert names(found) == ["best", "near0", "near1"]
    told = reasons(found)
    assert [told[f"near{at}"] for at in (2, 3, 4)] == [LeftOut.BEYOND_K] * 3
    assert (told["gap"], told["below"], told["said"], told["not"]) == (
        LeftOut.GAP, LeftOut.BELOW_LOWEST, LeftOut.BELOW_LOWEST, LeftOut.NO_SIGNAL,
    )  # fmt: skip
    # Ten are nearer by meaning than the two last of these; one with a keyword is looked at all the same.
    assert [told[f"far{at}"] for at in range(3)].count(LeftOut.OVER_FETCH) == 2
    assert len(found.active) + len(found.others) == len(skills)
    ranks = [each.rank for each in (*found.active, *found.others) if each.rank]
    assert ranks == list(range(1, len(ranks) + 1))


def test_exactly_three_quarters_of_the_best_is_enough() -> None:
    # (0.55 + 0.05) · 0.75 = 0.55 · 8/11 + 0.05
    found = activate([skill("a", 0.88, importance=1.0), skill("b", 0.64, importance=1.0)], "x", MESSAGE)
    assert names(found) == ["a", "b"]


@pytest.mark.parametrize("vector", [None, MESSAGE])
def test_without_vectors_a_keyword_or_a_glob_is_enough(vector: Vector | None) -> None:
    skills = [skill("a", None, ["docker"]), skill("b", None, (), ["*.py"]), skill("c")]
    found = activate(skills, "docker app.py", vector)
    assert set(names(found)) == {"a", "b"}
    assert reasons(found) == {"c": LeftOut.NO_SIGNAL}
    assert (found.has_vector, found.lowest, found.without_vector) == (vector is not None, 0.0, 3)
    assert all(each.cosine is None and each.semantic == 0.0 for each in found.active)


def test_of_two_of_one_name_the_newer_counts() -> None:
    old, new = skill("a", 0.9), skill("a", 0.5)
    old = IndexedSkill(structs.replace(old.skill, updated_at="2026-01-01"), old.vector)
    new = IndexedSkill(structs.replace(new.skill, updated_at="2026-02-01", id="skill_a_2"), new.vector)
    found = activate([new, old], "x", MESSAGE)
    assert [each.skill.id for each in found.active] == ["skill_a_2"]
    assert [each.left_out for each in found.others] == [LeftOut.NAMESAKE]


def test_a_number_of_skills_and_another_lowest_score() -> None:
    skills = [skill(f"s{at}", 0.9) for at in range(6)]
    assert len(activate(skills, "x", MESSAGE, k=5).active) == 5
    assert activate(skills, "x", MESSAGE, lowest=0.9).active == ()
    assert activate([], "x", MESSAGE).active == ()
    with pytest.raises(ValueError, match="at least one"):
        activate(skills, "x", MESSAGE, k=0)


@given(
    st.lists(st.tuples(st.none() | st.floats(-1, 1), st.booleans(), st.booleans(), st.floats(0, 1)), max_size=15),
    st.integers(1, 5),
    st.booleans(),
)
def test_what_always_holds(
    given_skills: list[tuple[float | None, bool, bool, float]], k: int, has_vector: bool
) -> None:
    skills = [
        skill(f"s{at:02}", cosine, ["docker"] if said else (), ["*.py"] if globbed else (), importance)
        for at, (cosine, said, globbed, importance) in enumerate(given_skills)
    ]
    found = activate(skills, "docker app.py", MESSAGE if has_vector else None, k=k)
    scores = [each.score for each in found.active]
    assert sorted(each.skill.name for each in (*found.active, *found.others)) == [each.skill.name for each in skills]
    assert len(scores) <= k
    assert scores == sorted(scores, reverse=True)
    assert all(found.needed - 1e-6 <= score <= 1.0 + 1e-6 and score >= found.lowest - 1e-6 for score in scores)
    assert all(each.activated_by is not None for each in found.active)
    again = activate(skills[::-1], "docker app.py", MESSAGE if has_vector else None, k=k)
    assert [each.score for each in again.active] == scores


SEED = [
    Skill(
        namespace="__skills__",
        id="skill_docker",
        name="docker",
        content="## Docker\n- Always use multi-stage builds\n- Pin versions",
        glob_patterns=("Dockerfile", "docker-compose*.yml"),
        trigger_keywords=("docker", "container", "image", "compose"),
    ),
    Skill(
        namespace="__skills__",
        id="skill_python",
        name="python",
        content="## Python\n- Use type hints\n- Prefer pathlib\n- Use pytest",
        glob_patterns=("*.py", "pyproject.toml"),
        trigger_keywords=("python", "pip", "venv"),
    ),
]
OF_THE_SEED = {
    "deploy the containers to staging": (["docker"], ActivatedBy.COMBINED),
    "review the Dockerfile": (["docker"], ActivatedBy.COMBINED),
    "optimize the CI/CD pipeline for faster builds": (["docker"], ActivatedBy.SEMANTIC),
    "fix src/app.py": (["python"], ActivatedBy.COMBINED),
    "what is for lunch?": ([], None),
    "thanks, that is great": ([], None),
    "who won the football match yesterday": ([], None),
    "¿qué hay para comer?": ([], None),
    "🙂": ([], None),
}


@pytest.mark.skipif(
    packaged_folder() is None or find_spec("sentence_transformers") is None, reason="the model is not installed"
)
def test_the_examples_of_the_seed_with_the_real_model() -> None:
    texts = [embedded_text("__skills__", structs.asdict(each)) for each in SEED]
    with MiniLmEmbedder() as embedder:
        vectors = embedder.embed([*texts, *OF_THE_SEED], lambda _: None)
    skills = [IndexedSkill(each, vector) for each, vector in zip(SEED, vectors, strict=False)]
    for (message, (expected, by)), vector in zip(OF_THE_SEED.items(), vectors[len(SEED) :], strict=True):
        found = activate(skills, message, vector)
        assert (message, names(found)) == (message, expected)
        assert [each.activated_by for each in found.active] == ([] if by is None else [by])
    review = activate(skills, "review the Dockerfile", vectors[3]).active[0]
    assert review.match == GlobMatch("Dockerfile", "Dockerfile")
