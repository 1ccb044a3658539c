from __future__ import annotations

import pytest
from PySide6.QtCore import QByteArray, QMimeData

from explorer.memory.keys import Key
from explorer.ui.models.dragged_keys import FORMAT, pack, unpack

KEYS = [Key("project:main", "a/b"), Key("__policies__", "π 😀")]


def test_keys_survive_the_way() -> None:
    assert unpack(pack(KEYS)) == KEYS
    assert not pack(KEYS).hasText()
    assert not pack(KEYS).hasUrls()


@pytest.mark.parametrize("content", [b"", b"x", b'{"a": 1}', b'["a"]', b"[[1, 2]]"])
def test_anything_else_is_nothing(content: bytes) -> None:
    data = QMimeData()
    data.setData(FORMAT, QByteArray(content))
    data.setText("project:main/a")
    assert unpack(data) == []
