from __future__ import annotations

import numpy as np
import pytest

from explorer.store.snapshot import FileSnapshot
from explorer.ui.models.row_keys import RowKeys, is_there


def test_keys_are_looked_up_by_position(snapshot: FileSnapshot) -> None:
    rows = np.flip(snapshot.fact_rows("main"))
    keys = RowKeys(snapshot, rows)
    assert len(keys) == len(rows) > 3
    assert list(keys) == [snapshot.key(int(row)) for row in rows]
    assert keys[-1] == snapshot.key(int(rows[-1]))
    assert list(keys[:2]) == list(keys)[:2]
    assert keys[1] in keys
    assert not RowKeys(snapshot, rows[:0])
    with pytest.raises(IndexError):
        keys[len(rows)]


def test_a_row_is_there_or_not(snapshot: FileSnapshot) -> None:
    assert is_there(snapshot, 0)
    assert not is_there(snapshot, 10_000)
