from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
import vectlite

from explorer.memory.keys import Key
from explorer.store.peeking import peek
from explorer.store.records import facts_of
from explorer.store.vdb_reader import check_header, read_whole


def test_what_is_known_of_a_file(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    with closing(vectlite.open(str(path), dimension=2, metric="dot")) as database:
        database.insert("a", [1.0, 0.0], {"content": "A"}, namespace="user")
    whole = read_whole(path)
    facts = facts_of(path, check_header(path, whole.main), whole.stamp)
    assert (facts.path, facts.dimension, facts.metric, facts.size) == (path, 2, "dot", path.stat().st_size)
    assert facts.writable


def test_a_key_that_nothing_stands_under(tmp_path: Path) -> None:
    path = tmp_path / "w.vdb"
    with closing(vectlite.open(str(path), dimension=2)) as database:
        database.insert("a", [1.0, 0.0], {"content": "A"}, namespace="user")
    records = peek(path, lambda _: None)
    assert records.row(Key("user", "b")) is None
    with pytest.raises(KeyError):
        records.cargo(Key("user", "b"))
