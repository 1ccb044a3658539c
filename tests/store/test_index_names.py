from __future__ import annotations

from pathlib import Path

import pytest

from explorer.store.index_names import are_too_long


@pytest.mark.parametrize(
    ("name", "namespace", "expected"),
    [("w.vdb", "user", False), ("w.vdb", "n" * 116, False), ("w.vdb", "n" * 117, True), ("w.vdb", "ї" * 59, True)],
)
def test_a_namespace_counts_twice_in_bytes(name: str, namespace: str, expected: bool) -> None:
    assert are_too_long(Path("/x") / name, ["user", namespace]) is expected


def test_no_namespace_is_never_too_long() -> None:
    assert not are_too_long(Path("w.vdb"), [])
