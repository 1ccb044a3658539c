from __future__ import annotations

import os
from pathlib import Path

import numpy as np
import pytest

from explorer.memory.text import content_hash
from explorer.store.text_vectors import read_vectors, remove_old_vectors, vectors_path, write_vectors

TEXTS = ["Redis caches", "База даних", "😀"]
VECTORS = np.arange(15, dtype=np.float32).reshape(3, 5) + 1


def test_each_text_finds_its_vector(tmp_path: Path) -> None:
    found = read_vectors(tmp_path, write_vectors(tmp_path, TEXTS, VECTORS))
    assert found is not None
    assert len(found) == 3
    for text, vector in zip(TEXTS, VECTORS, strict=True):
        assert np.array_equal(np.frombuffer(found[content_hash(text)], "<f4"), vector)


def test_no_texts_are_no_vectors(tmp_path: Path) -> None:
    assert read_vectors(tmp_path, write_vectors(tmp_path, [], np.empty((0, 5), np.float32))) == {}


def test_what_no_search_finds_is_left_out(tmp_path: Path) -> None:
    vectors = VECTORS.copy()
    vectors[0], vectors[1, 2] = 0, np.nan
    found = read_vectors(tmp_path, write_vectors(tmp_path, TEXTS, vectors))
    assert found is not None
    assert found.keys() == {content_hash("😀")}


@pytest.mark.parametrize(
    "spoil", [lambda data: data[:-1], lambda data: data[:0], lambda data: data[:99] + b"\xff" + data[100:]]
)
def test_what_was_changed_since_is_not_read(tmp_path: Path, spoil: object) -> None:
    name = write_vectors(tmp_path, TEXTS, VECTORS)
    path = vectors_path(tmp_path, name)
    assert callable(spoil)
    path.write_bytes(spoil(path.read_bytes()))
    assert read_vectors(tmp_path, name) is None
    path.unlink()
    assert read_vectors(tmp_path, name) is None


def test_where_there_is_no_room_nothing_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        write_vectors(tmp_path, TEXTS, VECTORS)
    assert list(tmp_path.iterdir()) == []


def test_what_nobody_waits_for_goes_after_a_day(tmp_path: Path) -> None:
    names = [write_vectors(tmp_path, TEXTS, VECTORS * factor) for factor in (1, 2, 3)]
    other = tmp_path / "journal.sqlite"
    (killed := tmp_path / "vectors-x.unfinished").touch()
    other.touch()
    for path in (*map(vectors_path, [tmp_path] * 2, names), killed, other):
        os.utime(path, (1, 1))
    remove_old_vectors(tmp_path, names[:1])
    assert {*tmp_path.iterdir()} == {vectors_path(tmp_path, names[0]), vectors_path(tmp_path, names[2]), other}
