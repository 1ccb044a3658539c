from __future__ import annotations

from pathlib import Path

import pytest

from explorer.agent.fact_list import CannotListFacts, list_facts
from explorer.agent.verbs.limits import NoLimit
from tests.agent.plain_vectlite import footprint
from tests.agent.remembering import BRANCHED, DATABASE, EDITOR, NOW, make_remembering


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return make_remembering(tmp_path / "there" / "w.vdb")


def test_the_newest_come_first_and_what_is_left_out_is_counted(path: Path) -> None:
    before = footprint(path.parent)
    told = list_facts(path, branch="main", limit=2, clock=lambda: NOW)
    assert footprint(path.parent) == before
    assert [each.id for each in told.facts] == [str(EDITOR), "project:main/pool"]
    assert (told.found, told.total, told.on_other_branches, told.filtered_out) == (5, 6, 1, 0)
    every = list_facts(path, branch="*", clock=lambda: NOW)
    assert (every.branch, every.found) == (None, 6)
    assert str(BRANCHED) in [each.id for each in every.facts]


def test_filters(path: Path) -> None:
    (one,) = list_facts(path, "postgresql", branch="main", domains=["data"], agents=["coder"], clock=lambda: NOW).facts
    assert (one.id, one.domain, one.topic, one.state, one.branch) == (
        str(DATABASE),
        "data",
        "database",
        "active",
        "main",
    )
    typed = list_facts(path, branch="main", types=["preference"], clock=lambda: NOW)
    assert [each.id for each in typed.facts] == [str(EDITOR)]
    assert typed.filtered_out == 4
    replaced = list_facts(path, branch="main", states=["superseded"], clock=lambda: NOW)
    assert [each.text for each in replaced.facts] == ["The database is PostgreSQL 14"]


def test_what_is_refused(path: Path) -> None:
    with pytest.raises(CannotListFacts, match="no type “rumour”: choose from fact"):
        list_facts(path, branch="main", types=["rumour"])
    with pytest.raises(CannotListFacts, match="no state “lost”"):
        list_facts(path, branch="main", states=["lost"])
    with pytest.raises(NoLimit):
        list_facts(path, branch="main", limit=0)
