from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from explorer.agent.desk import Desk
from explorer.agent.fact_lines import history_lines, list_lines, policy_lines, view_lines
from explorer.agent.fact_list import list_facts
from explorer.agent.verbs.facts import fact_history, get_fact
from explorer.agent.verbs.policies import list_policies
from tests.agent.remembering import NOW, make_remembering


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return make_remembering(tmp_path / "there" / "w.vdb")


def test_a_list_says_how_many_there_are(path: Path) -> None:
    told = list_facts(path, branch="main", limit=1, clock=lambda: NOW)
    text, about, found, left_out = list_lines(told)
    assert text == "Ana prefers short answers"
    assert about.startswith("  project:main/editor  project  preference  unknown  active  2026-11-25")
    assert found == "The first 1 of 5 facts on branch “main”, of 6 in all."
    assert left_out == "1 on other branches."
    every = list(list_lines(list_facts(path, branch="*", clock=lambda: NOW)))
    assert every[-1] == "6 facts in all branches, of 6 in all."
    long = replace(told, facts=(replace(told.facts[0], text="a\nb " * 100),))
    assert next(iter(list_lines(long))).endswith("…")


def test_one_fact_its_history_and_the_rules(path: Path) -> None:
    desk = Desk(path, branch="main", clock=lambda: NOW)
    shown = list(view_lines(get_fact(desk, "database")))
    assert shown[:2] == ["The database is PostgreSQL 16", "  id: project:main/database"]
    assert "  topic: database" in shown
    assert any(line.startswith("  depends on → project:main/pool") for line in shown)
    told = list(history_lines(fact_history(desk, "database")))
    assert any("The database is PostgreSQL 14" in line for line in told)
    assert list(policy_lines(list_policies(desk))) == ["0 policies are active."]
