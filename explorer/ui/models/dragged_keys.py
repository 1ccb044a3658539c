"""Rows that are dragged: keys in a format of our own, of no use to any other program."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from PySide6.QtCore import QByteArray, QMimeData

from explorer.memory.keys import Key

FORMAT = "application/x-memory-explorer-keys"


def pack(keys: Iterable[Key]) -> QMimeData:
    """The keys, to be dragged."""
    data = QMimeData()
    data.setData(FORMAT, QByteArray(msgspec.json.encode(list(keys))))
    return data


def unpack(data: QMimeData) -> list[Key]:
    """The records that are dragged; none where it is something else."""
    try:
        return msgspec.json.decode(data.data(FORMAT).data(), type=list[Key])
    except msgspec.DecodeError:
        return []
