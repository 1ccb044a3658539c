from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
import vectlite

from explorer.memory.errors import NotAWorkspace
from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from explorer.memory.system_records import Policy
from explorer.store.peeking import peek
from explorer.store.vdb_reader import log_path
from explorer.store.workspace import Workspace


def quiet(_: float) -> None:
    """Nobody looks."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file whose log was not brought into it."""
    path = tmp_path / "w.vdb"
    with closing(vectlite.open(str(path), dimension=2)) as database:
        database.insert("a", [1.0, 0.0], {"content": "A"}, namespace="user", sparse={"a": 1.0})
        database.insert("p", [0.0, 1.0], {"content": "P", "active": False}, namespace="__policies__")
    agent = vectlite.open(str(path))
    agent.insert("b", [0.6, 0.8], {"content": "B"}, namespace="user")
    agent.update_metadata("a", {"topic": "t"}, namespace="user")
    agent.delete("p", namespace="__policies__")
    agent.insert("q", [0.0, 1.0], {"content": "Q"}, namespace="__policies__")
    copy = tmp_path / "copy.vdb"
    copy.write_bytes(path.read_bytes())
    log_path(copy).write_bytes(log_path(path).read_bytes())
    agent.close()
    return copy


def test_it_has_the_records_that_a_scan_has(path: Path) -> None:
    peeked, scanned = peek(path, quiet), Workspace(path).scan(quiet)
    keys = list(peeked.keys())
    assert keys == list(scanned.keys())
    for key in keys:
        row, other = peeked.row(key), scanned.row(key)
        assert row is not None
        assert other is not None
        assert peeked.metadata(row) == scanned.metadata(other)
        assert peeked.cargo(key) == scanned.cargo(key)
    assert peeked.namespaces == scanned.namespaces == {"user": 2, "__policies__": 1}
    assert [policy.content for policy in peeked.system(Policy)] == ["Q"]
    assert peeked.file == scanned.file
    assert peeked.metadata(peeked.row(Key("user", "a")) or 0) == {"content": "A", "topic": "t"}


@pytest.mark.parametrize("cut", [0, 30, 90])
def test_damage_is_named_as_a_scan_names_it(path: Path, cut: int) -> None:
    whole, log = path.read_bytes(), log_path(path).read_bytes()
    if cut:
        path.write_bytes(whole[:-cut])
    else:
        log_path(path).write_bytes(b"XXXX" + log[4:])
    assert list(peek(path, quiet).damage) == list(Workspace(path).scan(quiet).damage)
    assert peek(path, quiet).damage


def test_it_stops_and_refuses_as_a_scan_does(path: Path) -> None:
    def stop(_: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        peek(path, stop)
    path.write_bytes(b"something else")
    with pytest.raises(NotAWorkspace, match="VDB1"):
        peek(path, quiet)
