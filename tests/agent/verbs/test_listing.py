from __future__ import annotations

from pathlib import Path

import pytest

from explorer.agent.desk import Desk
from explorer.agent.maintenance import MemoryMaintenance
from explorer.agent.verbs.deciding import resolve_conflict
from explorer.agent.verbs.limits import NoLimit
from explorer.agent.verbs.listing import CannotList, list_memory_conflicts, list_memory_domains
from explorer.agent.verbs.policies import propose_policy
from tests.agent.contested import NOW, make_contested
from tests.agent.remembering import AxisModel


@pytest.fixture
def contested(tmp_path: Path) -> Desk:
    path = make_contested(tmp_path / "c.vdb")
    desk = Desk(path, "coder", branch="main", clock=lambda: NOW, embedding=AxisModel(), state_root=tmp_path / "state")
    maintenance = MemoryMaintenance(path, clock=lambda: NOW, embedding=AxisModel(), state_root=tmp_path / "state")
    maintenance.find_conflicts(apply=True)
    return desk


def test_domains_with_what_is_in_them_and_what_one_may_do(desk: Desk) -> None:
    propose_policy(desk, "Rule", "conventions", repo="web")
    listed = list_memory_domains(desk)
    found = {each.name: (each.facts, each.policies, each.permission, each.repo) for each in listed.domains}
    assert found == {
        "repo:web/conventions": (0, 1, "write", "web"),
        "data": (1, 0, "read", ""),
        "ops": (2, 0, "read", ""),
        "project": (1, 0, "read", ""),
    }
    assert listed.sentence == "4 domains; facts are counted on branch “main”."


def test_the_domains_of_the_own_repository_come_first(desk: Desk) -> None:
    propose_policy(desk, "Rule", "zoo", repo="web")
    own = Desk(desk.path, "coder", branch="main", repo="web", state_root=desk.state_root)
    assert list_memory_domains(own).domains[0].name == "repo:web/zoo"


def test_conflicts_with_both_texts(contested: Desk) -> None:
    listed = list_memory_conflicts(contested)
    assert {each.kind for each in listed.conflicts} == {"contradiction", "duplicate"}
    assert listed.sentence == "2 conflicts on branch “main” (open)."
    (one,) = list_memory_conflicts(contested, kind="contradiction").conflicts
    assert one.a is not None
    assert one.b is not None
    assert (one.a.text, one.b.text) == ("The database is PostgreSQL 14", "The database is PostgreSQL 16")
    assert (one.suggested, one.a.agent, one.state) == ("a", "coder", "open")
    first = list_memory_conflicts(contested, limit=1)
    assert (len(first.conflicts), first.in_all) == (1, 2)
    assert "the first 1 are listed" in first.sentence
    assert list_memory_conflicts(contested, domain="nowhere").in_all == 0
    assert list_memory_conflicts(contested, domain="project").in_all == 2


def test_decided_ones_are_listed_by_their_state(contested: Desk) -> None:
    (one,) = list_memory_conflicts(contested, kind="contradiction").conflicts
    resolve_conflict(contested, one.id, winner="b")
    (decided,) = list_memory_conflicts(contested, "resolved").conflicts
    assert (decided.id, decided.winner, decided.resolved_by, decided.suggested) == (one.id, "b", "coder", "")
    assert decided.a is not None
    assert not decided.a.is_current
    assert list_memory_conflicts(contested, "all").in_all == 2
    assert list_memory_conflicts(contested).in_all == 1


def test_what_is_no_state_kind_or_limit(desk: Desk) -> None:
    with pytest.raises(CannotList, match="no state “closed”: choose one of open"):
        list_memory_conflicts(desk, "closed")
    with pytest.raises(CannotList, match="no kind “war”"):
        list_memory_conflicts(desk, kind="war")
    with pytest.raises(NoLimit):
        list_memory_conflicts(desk, limit=0)
