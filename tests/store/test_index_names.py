from __future__ import annotations

from pathlib import Path

import pytest

from explorer.store.index_names import are_too_long


@pytest.mark.parametrize(
    ("name", "namespace", "count", "expected"),
    [
        ("w.vdb", "user", 100, False),
        ("w.vdb", "n" * 116, 32, False),
        ("w.vdb", "n" * 117, 32, True),
        ("w.vdb", "ї" * 59, 32, True),
        ("w.vdb", "project:" + "b" * 200, 31, False),
        ("w.vdb", "project:" + "b" * 200, 32, True),
        ("w" * 237, "n", 1, True),
        ("w" * 236, "n", 1, False),
    ],
)
def test_a_namespace_counts_twice_in_bytes_once_it_has_an_index(
    name: str, namespace: str, count: int, expected: bool
) -> None:
    assert are_too_long(Path("/x") / name, {"user": 1, namespace: count}) is expected


def test_no_namespace_is_never_too_long() -> None:
    assert not are_too_long(Path("w.vdb"), {})
