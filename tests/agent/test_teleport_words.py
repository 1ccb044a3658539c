from __future__ import annotations

from pathlib import Path

import pytest

from explorer.agent.teleport_words import (
    changed_sentence,
    found_sentence,
    obstacle_sentence,
    obstacle_words,
    refused_sentence,
)
from explorer.memory.errors import Refusal, Refused
from explorer.memory.keys import Key
from explorer.services import secrets
from explorer.services.teleport.fitness import Finding, Obstacle


@pytest.mark.parametrize("obstacle", Obstacle)
def test_every_obstacle_has_words(obstacle: Obstacle) -> None:
    assert obstacle_words(Finding(obstacle, "384", "8"))


def test_the_sentence_names_what_is_wrong_and_how_many() -> None:
    findings = [Finding(Obstacle.DAMAGED, "2", "1"), Finding(Obstacle.OTHER_METRIC, "cosine", "euclidean")]
    said = obstacle_sentence(Path("a/w.vdb"), Path("b/in.vdb"), findings)
    for part in ("“in.vdb”", "“w.vdb”", "2 places", "1 record", "euclidean", "--anyway", "anyway=True"):
        assert part in said
    same = obstacle_sentence(Path("w.vdb"), Path("w.vdb"), [Finding(Obstacle.SAME_FILE, "w.vdb", "w.vdb")])
    assert "the workspace itself" in same
    assert "anyway" not in same


def test_what_others_changed_is_named() -> None:
    keys = [Key("user", name) for name in "abcde"]
    assert "“user/a”, “user/b”, “user/c” and 2 more in “w.vdb”" in changed_sentence(Path("w.vdb"), keys)
    assert "“user/a” in “w.vdb”" in changed_sentence(Path("w.vdb"), keys[:1])


@pytest.mark.parametrize("reason", Refusal)
def test_a_refusal_is_a_sentence(reason: Refusal) -> None:
    said = refused_sentence(Refused(reason, "Runs on PostgreSQL"))
    assert said.startswith("“Runs on PostgreSQL”")
    assert said[-1] == "."


def test_findings_are_counted() -> None:
    one = secrets.Finding(Key("user", "a"), "content", secrets.FindingKind.EMAIL, "", "a…@b.c", "0" * 64)
    assert found_sentence([one]).startswith("1 secret or personal detail in 1 record would leave.")
    assert found_sentence([one, one]).startswith("2 secrets or personal details in 1 record would leave.")
