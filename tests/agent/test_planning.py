from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
import vectlite

from explorer.agent import planning
from explorer.agent.access import Access
from explorer.agent.planning import Plan
from explorer.agent.writing import NotWritten
from explorer.memory.keys import Key
from explorer.services.edits import set_fields
from explorer.store.committer import FileCommitter
from explorer.store.workspace import Workspace

KEY = Key("project:main", "a")


@pytest.fixture
def access(tmp_path: Path) -> Access:
    path = tmp_path / "w.vdb"
    with closing(vectlite.open(str(path), dimension=3)) as database:
        database.insert("a", [1.0, 0.0, 0.0], {"content": "A", "topic": "old"}, namespace=KEY.namespace)
    return Access(path, person="ana", state_root=tmp_path / "state")


def agent_sets(path: Path, topic: str) -> None:
    with closing(vectlite.open(str(path))) as database:
        database.update_metadata("a", {"topic": topic}, namespace=KEY.namespace)


def topic(access: Access) -> object:
    snapshot = Workspace(access.path).scan(lambda _: None)
    row = snapshot.row(KEY)
    assert row is not None
    return snapshot.metadata(row)["topic"]


def plan_of(access: Access, committer: FileCommitter, value: str) -> Plan:
    editing = planning.editing(access, committer, "Nothing was changed")
    return Plan(set_fields(editing, [KEY], {"topic": value}), editing.ahead.metadata)


def test_what_is_told_is_not_written(access: Access) -> None:
    assert planning.told(access, lambda committer: ("told", plan_of(access, committer, "new"))) == "told"
    assert topic(access) == "old"


def test_what_is_planned_is_written_and_in_the_history(access: Access) -> None:
    assert planning.written(access, lambda committer: ("done", plan_of(access, committer, "new"))) == "done"
    assert topic(access) == "new"
    assert planning.written(access, lambda committer: ("again", plan_of(access, committer, "new"))) == "again"


def test_where_an_agent_was_quicker_it_is_planned_anew(access: Access) -> None:
    seen: list[object] = []

    def rule(committer: FileCommitter) -> tuple[int, Plan]:
        seen.append(topic(access))
        plan = plan_of(access, committer, f"after {topic(access)}")
        if len(seen) == 1:
            agent_sets(access.path, "quicker")
        return len(seen), plan

    assert planning.written(access, rule) == 2
    assert (seen, topic(access)) == (["old", "quicker"], "after quicker")


def test_an_agent_that_is_always_quicker_is_told(access: Access) -> None:
    def rule(committer: FileCommitter) -> tuple[None, Plan]:
        plan = plan_of(access, committer, "mine")
        agent_sets(access.path, f"{topic(access)}!")
        return None, plan

    with pytest.raises(NotWritten, match="changed"):
        planning.written(access, rule)
    assert topic(access) == "old!!"
