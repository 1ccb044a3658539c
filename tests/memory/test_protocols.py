from __future__ import annotations

import inspect
from pathlib import Path

from explorer.memory.protocols import Snapshot, WorkspaceStore
from explorer.store.workspace import Workspace


def test_a_file_stands_where_the_protocols_say_a_store_does(tmp_path: Path) -> None:
    store: WorkspaceStore = Workspace(tmp_path / "w.vdb")
    assert store.path == tmp_path / "w.vdb"
    for protocol, kind in (
        (WorkspaceStore, Workspace),
        (Snapshot, inspect.signature(Workspace.scan, eval_str=True).return_annotation),
    ):
        for name, wanted in vars(protocol).items():
            if not name.startswith("_") and inspect.isfunction(wanted):
                offered = inspect.signature(getattr(kind, name)).parameters
                assert list(offered) == list(inspect.signature(wanted).parameters), name
