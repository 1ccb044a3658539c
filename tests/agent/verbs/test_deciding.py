from __future__ import annotations

from pathlib import Path
from typing import Any, cast

import pytest

from explorer.agent.desk import Desk
from explorer.agent.verbs.deciding import CannotDecide, resolve_conflict
from explorer.memory.keys import Key
from tests.agent.plain_vectlite import DIMENSION, fact, opened, records, vector
from tests.agent.remembering import NOW, AxisModel

CONFLICTS = "__conflicts__"


@pytest.fixture
def disputed(tmp_path: Path) -> Desk:
    import vectlite

    path = tmp_path / "w.vdb"
    vectlite.open(str(path), dimension=DIMENSION).close()
    sides: dict[str, dict[str, Any]] = {
        "a": fact("Port 80", confidence=0.4, created_at="2026-02-01"),
        "b": fact("Port 8080", confidence=0.9, created_at="2026-03-01"),
        "c": fact("Port 9090", superseded_by="b"),
    }
    with opened(path) as database:
        for name, metadata in sides.items():
            database.insert(name, vector(name), metadata, namespace="user")
        for name, b in (("k", "user/b"), ("half", "user/c"), ("done", "user/b")):
            metadata = {
                "kind": "contradiction",
                "a": "user/a",
                "b": b,
                "state": "resolved" if name == "done" else "open",
            }
            database.insert(name, vector(name), metadata, namespace=CONFLICTS)
    return Desk(path, "coder", branch="main", clock=lambda: NOW, embedding=AxisModel(), state_root=tmp_path / "state")


@pytest.mark.parametrize(
    ("resolution", "winner", "stays"),
    [
        ("supersede", "", "b"),
        ("supersede", "a", "a"),
        ("supersede", "user/a", "a"),
        ("keep_existing", "", "a"),
    ],
)
def test_one_stays(disputed: Desk, resolution: str, winner: str, stays: str) -> None:
    told = resolve_conflict(disputed, "k", cast("Any", resolution), winner)
    goes = "b" if stays == "a" else "a"
    assert (told.state, told.winner, told.loser) == ("resolved", f"user/{stays}", f"user/{goes}")
    found = records(disputed.path)
    assert found[Key("user", goes)]["superseded_by"] == stays
    assert found[Key(CONFLICTS, "k")]["resolved_by"] == "coder"


def test_both_stay(disputed: Desk) -> None:
    told = resolve_conflict(disputed, f"{CONFLICTS}/k", "keep_both")
    assert (told.state, told.winner) == ("dismissed", "")
    found = records(disputed.path)
    assert found[Key(CONFLICTS, "k")]["reason"] == "both true"
    assert not found[Key("user", "a")].get("superseded_by")
    assert resolve_conflict(disputed, "half", "keep_both").state == "dismissed"


@pytest.mark.parametrize(
    ("conflict", "resolution", "winner", "sentence"),
    [
        ("none", "supersede", "", "There is no conflict “none”.*list_memory_conflicts"),
        ("done", "supersede", "", "is resolved already"),
        ("half", "supersede", "a", "not in force any more.*keep_both"),
        ("k", "supersede", "user/c", "is no side of this conflict"),
        ("k", "keep_both", "a", "leave `winner` out"),
        ("k", "win", "", "There is no resolution “win”"),
    ],
)
def test_what_is_refused(disputed: Desk, conflict: str, resolution: str, winner: str, sentence: str) -> None:
    with pytest.raises(CannotDecide, match=sentence):
        resolve_conflict(disputed, conflict, cast("Any", resolution), winner)


def test_which_one_was_first_has_to_be_known(disputed: Desk) -> None:
    with opened(disputed.path) as database:
        database.update_metadata("a", {"created_at": "long ago"}, namespace="user")
    with pytest.raises(CannotDecide, match="learned first is not known"):
        resolve_conflict(disputed, "k", "keep_existing")
