"""The demo workspace: a copy to play with, and what is known of the file that came back from Bob."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from explorer.memory.keys import Key
from explorer.memory.namespaces import TELEPORT
from explorer.memory.teleport import Base, BaseInfo, BaseKind
from explorer.resources import resource
from explorer.services.lineages import reader
from explorer.store.workspace import Workspace

DEMO = resource("demo", "acme-shop.vdb")
FROM_BOB = resource("demo", "from-bob.vdb")
SENT_TO_BOB = resource("demo", "sent-to-bob.json")
"""How the demo was different when it was sent: metadata by `namespace/id`, null where the record was not there."""
SENT_TO_BOB_INFO = BaseInfo(
    peer="acme-shop-for-bob-2026-11-12",
    kind=BaseKind.SENT,
    made_at="2026-11-12T17:30:00+00:00",
    name="for-bob.vdb",
    records=0,
)
_PREFIX = "demo-"
_differences = msgspec.json.Decoder(dict[str, dict[str, Any] | None])


def copy_demo(folder: Path) -> Path:
    """A fresh copy of the demo workspace below `folder`."""
    target = Path(tempfile.mkdtemp(prefix=_PREFIX, dir=folder)) / DEMO.name
    shutil.copyfile(DEMO, target)
    return target


def is_copy_of_demo(path: Path, folder: Path) -> bool:
    """Whether `copy_demo` put the workspace below `folder`."""
    copy = path.resolve()
    is_below = copy.parent.parent == folder.resolve() and copy.parent.name.startswith(_PREFIX)
    return is_below and copy.name == DEMO.name


def demo_base(difference: Path = SENT_TO_BOB) -> Base:
    """The snapshot of the demo that went to Bob: with it, what came back compares three-way."""
    snapshot = Workspace(DEMO).scan(lambda _: None)
    read, keys = reader(snapshot), snapshot.keys()
    records: dict[Key, Mapping[str, Any]] = {key: read(key) or {} for key in keys if key.namespace != TELEPORT}
    for name, metadata in _differences.decode(difference.read_bytes()).items():
        namespace, _, record_id = name.rpartition("/")
        if metadata is None:
            del records[Key(namespace, record_id)]
        else:
            records[Key(namespace, record_id)] = metadata
    return Base(msgspec.structs.replace(SENT_TO_BOB_INFO, records=len(records)), records)
