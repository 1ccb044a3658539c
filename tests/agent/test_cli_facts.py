from __future__ import annotations

from pathlib import Path

import pytest

from tests.agent.command_line import Run
from tests.agent.plain_vectlite import opened
from tests.agent.remembering import make_remembering


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = make_remembering(tmp_path / "there" / "w.vdb")
    with opened(path) as database:
        rules = {
            "p": {"content": "Run the tests", "domain": "git"},
            "q": {"content": "Old", "domain": "git", "active": False},
        }
        for name, metadata in rules.items():
            database.insert(name, [1.0] + [0.0] * 383, metadata, namespace="__policies__")
    return path


def test_facts_are_listed(run: Run, path: Path) -> None:
    ran = run("facts", "list", path, "--branch", "main", "--domain", "ops", "--limit", "1")
    assert (ran.code, ran.err) == (0, "")
    assert "The first 1 of 2 facts on branch “main”" in ran.out
    told = run("facts", "list", path, "--branch", "main", "--text", "database", "--json")
    assert told.document["facts"][0]["id"] == "project:main/database"
    assert told.document["total"] == 6


def test_one_is_shown_with_its_history(run: Run, path: Path) -> None:
    assert "PostgreSQL 16" in run("facts", "show", path, "database", "--branch", "main").out
    assert run("facts", "show", path, "project:main/database", "--json").document["id"] == "project:main/database"
    assert "PostgreSQL 14" in run("facts", "history", path, "database", "--branch", "main").out
    assert run("facts", "history", path, "project:main/database", "--json").document["entries"]


def test_rules_with_their_cost(run: Run, path: Path) -> None:
    ran = run("policies", path)
    assert ran.out.startswith("[git] Run the tests\n  __policies__/p  ")
    assert "1 policy is active" in ran.out
    assert "Old" not in ran.out
    assert len(run("policies", path, "--inactive", "--domain", "git", "--json").document["policies"]) == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ("facts", "list", "--type", "rumour"),
        ("facts", "list", "--limit", "0"),
        ("facts", "show", "none"),
        ("facts", "history", "none"),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(run: Run, path: Path, arguments: tuple[str, ...]) -> None:
    verb, what, *rest = arguments
    ran = run(verb, what, path, *rest, "--branch", "main", "--json")
    assert ran.code == 2
    assert ran.document["error"]
