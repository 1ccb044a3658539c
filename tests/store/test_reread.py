from __future__ import annotations

import shutil
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import vectlite
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.memory.keys import Key
from explorer.store import workspace as workspace_module
from explorer.store.image import Image
from explorer.store.reread import reread
from explorer.store.snapshot import FileSnapshot
from explorer.store.vdb_format import parse_header
from explorer.store.workspace import Workspace

MAIN = "project:main"
Scan = Callable[[Path], FileSnapshot]


def ignore(_: float) -> None:
    """Nobody asks for a stop."""


def loaded(data: bytes) -> Image:
    image = Image(parse_header(data).dimension)
    assert image.load(data, parse_header(data), lambda *_: None) == []
    return image


def again(image: Image, data: bytes) -> dict[int, Key] | None:
    return reread(image, data, parse_header(data), ignore)


@pytest.fixture
def three(raw: Any) -> list[bytes]:
    return [raw.record(MAIN, name, {"content": name}, (1.0, number, 0.5)) for number, name in enumerate("ace")]


def test_what_is_the_same_is_not_touched(raw: Any, three: list[bytes]) -> None:
    data = raw.main(*three)
    assert again(loaded(data), data) == {}


def test_what_changed_came_or_went_is_touched(raw: Any, three: list[bytes]) -> None:
    image = loaded(raw.main(*three))
    changed = raw.record(MAIN, "c", {"content": "another"}, (1.0, 1.0, 0.5))
    new = raw.record(MAIN, "d", {"content": "d"}, (0.0, 0.0, 1.0))
    touched = again(image, raw.main(three[0], changed, new))
    assert touched == {1: Key(MAIN, "c"), 3: Key(MAIN, "d"), 2: Key(MAIN, "e")}
    assert image.metadata(1) == {"content": "another"}
    assert image.metadata(3) == {"content": "d"}
    assert image.row(Key(MAIN, "e")) is None
    assert image.records[1].vector == 1, "the vector is the same, and stands where it stood"  # type: ignore[union-attr]
    assert image.matrix[image.records[3].vector].tolist() == [0.0, 0.0, 1.0]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "change",
    [{"vector": (1.0, 1.0, 0.25)}, {"expires_at": 1e12}, {"metadata": {"content": "c", "x": 1}}],
)
@pytest.mark.parametrize("asked", [False, True])
def test_each_part_of_a_record_counts(raw: Any, three: list[bytes], change: dict[str, Any], asked: bool) -> None:
    image = loaded(raw.main(*three))
    if asked:
        assert len(image.matrix) == 3
    one = raw.record(MAIN, "c", **{"metadata": {"content": "c"}, "vector": (1.0, 1.0, 0.5), **change})
    assert again(image, raw.main(three[0], one, three[2])) == {1: Key(MAIN, "c")}
    assert image.matrix[image.records[1].vector].tolist() == list(change.get("vector", (1.0, 1.0, 0.5)))  # type: ignore[union-attr]


def test_another_order_is_understood(raw: Any, three: list[bytes]) -> None:
    image = loaded(raw.main(*three))
    assert again(image, raw.main(three[2], three[0], three[1])) == {}


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: data[:-3],
        lambda data: data + b"x",
        lambda data: data[:19] + b"\xff\xff\xff" + data[22:],
    ],
)
def test_a_damaged_file_is_read_as_a_whole(raw: Any, three: list[bytes], damage: Callable[[bytes], bytes]) -> None:
    changed = raw.record(MAIN, "e", {"content": "another"}, (1.0, 1.0, 0.5))
    assert again(loaded(raw.main(*three)), damage(raw.main(three[0], three[1], changed))) is None


def test_a_key_that_stands_twice_is_damage(raw: Any, three: list[bytes]) -> None:
    assert again(loaded(raw.main(*three)), raw.main(three[0], three[0], three[1])) is None


def test_another_dimension_is_read_as_a_whole(raw: Any, three: list[bytes]) -> None:
    other = raw.main(raw.record(MAIN, "a", {}, (1.0, 0.0)), dimension=2)
    assert again(loaded(raw.main(*three)), other) is None


def contents(snapshot: FileSnapshot) -> dict[Key, Any]:
    rows = {key: snapshot.row(key) for key in map(snapshot.key, snapshot.fact_rows(None).tolist())}
    return {
        key: (snapshot.metadata(row), snapshot.vectors(_rows(row)).tolist(), snapshot.image.records[row].extras)  # type: ignore[union-attr]
        for key, row in rows.items()
        if row is not None
    }


def _rows(row: int) -> Any:
    import numpy as np

    return np.array([row], np.int32)


@pytest.fixture(scope="module")
def original(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("original") / "w.vdb"
    with closing(vectlite.open(str(path), dimension=3)) as database:
        for number in range(30):
            namespace = MAIN if number % 3 else "user"
            metadata: dict[str, Any] = {"content": f"Fact {number}", "topic": f"t{number % 4}"}
            database.insert(f"f{number}", [1.0, number / 9, 0.5], metadata, namespace=namespace, sparse={"a": 1.0})
    return path


steps = st.lists(
    st.one_of(
        st.tuples(st.just("insert"), st.integers(100, 105), st.text("ab", min_size=1, max_size=4)),
        st.tuples(st.just("update"), st.integers(1, 8), st.text("ab", min_size=1, max_size=4)),
        st.tuples(st.just("revise"), st.integers(1, 8), st.text("ab", min_size=1, max_size=4)),
        st.tuples(st.just("delete"), st.integers(1, 8), st.just("")),
        st.tuples(st.just("compact"), st.just(0), st.just("")),
        st.tuples(st.just("look"), st.just(0), st.just("")),
    ),
    min_size=1,
    max_size=12,
)


@settings(max_examples=25)
@given(steps)
def test_following_a_writer_gives_what_reading_anew_gives(
    tmp_path_factory: pytest.TempPathFactory, original: Path, steps: list[tuple[str, int, str]]
) -> None:
    folder = tmp_path_factory.mktemp("followed")
    for part in original.parent.iterdir():
        shutil.copyfile(part, folder / part.name)
    path = folder / original.name
    followed = Workspace(path)
    latest = followed.scan(ignore)
    with closing(vectlite.open(str(path))) as database:
        for verb, number, text in steps:
            namespace = MAIN if number % 3 else "user"
            if verb == "insert":
                database.upsert(f"f{number}", [0.5, 0.5, 0.5], {"content": text}, namespace=namespace)
            elif verb == "update":
                database.update_metadata(f"f{number}", {"topic": text}, namespace=namespace)
            elif verb == "revise" and database.get(f"f{number}", namespace=namespace) is not None:
                database.upsert(f"f{number}~2", [0.1, 0.2, 0.3], {"content": text, "revision_of": f"f{number}"},
                                namespace=namespace)  # fmt: skip
                database.update_metadata(f"f{number}", {"superseded_by": f"f{number}~2"}, namespace=namespace)
            elif verb == "delete":
                database.delete(f"f{number}", namespace=namespace)
            elif verb == "compact":
                database.compact()
            else:
                latest = followed.refresh(ignore) or latest
    latest = followed.refresh(ignore) or latest
    anew = Workspace(path).scan(ignore)
    assert contents(latest) == contents(anew)
    assert latest.namespaces == anew.namespaces
    for snapshot in (latest, anew):
        assert snapshot.damage == ()
    assert _listed(latest) == _listed(anew)


def _listed(snapshot: FileSnapshot) -> tuple[set[Key], int, int]:
    from datetime import UTC, datetime

    from explorer.memory.query import FactQuery

    answer = snapshot.facts(FactQuery(text="a"), datetime(2026, 11, 30, tzinfo=UTC))
    return set(map(snapshot.key, answer.rows.tolist())), answer.total, answer.earlier_revisions


def test_rows_keep_their_numbers_when_a_writer_closes(tmp_path: Path, original: Path) -> None:
    path = shutil.copyfile(original, tmp_path / "w.vdb")
    followed = Workspace(path)
    before = followed.scan(ignore)
    key = Key(MAIN, "f4")
    with closing(vectlite.open(str(path))) as database:
        database.update_metadata("f4", {"topic": "new"}, namespace=MAIN)
        database.insert("a0", [1.0, 0.0, 0.0], {"content": "first in the file"}, namespace=MAIN)
    after = followed.refresh(ignore)
    assert after is not None
    assert after.row_epoch == before.row_epoch
    assert after.row(key) == before.row(key)
    assert after.metadata(after.row(key) or -1)["topic"] == "new"
    assert after.row(Key(MAIN, "a0")) == 30


def test_where_most_has_changed_everything_is_read_anew(
    tmp_path: Path, original: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workspace_module, "_FEW", 0)
    path = shutil.copyfile(original, tmp_path / "w.vdb")
    followed = Workspace(path)
    before = followed.scan(ignore)
    with closing(vectlite.open(str(path))) as database:
        for number in range(1, 30):
            database.update_metadata(f"f{number}", {"topic": "x"}, namespace=MAIN if number % 3 else "user")
    after = followed.refresh(ignore)
    assert after is not None
    assert after.row_epoch == before.row_epoch + 1
    assert contents(after) == contents(Workspace(path).scan(ignore))
