from __future__ import annotations

import inspect
from pathlib import Path

import msgspec
import pytest

from explorer.memory.teleport import BaseInfo, BaseKind, Bases, Courier
from explorer.store.bases import FileBases
from explorer.store.committer import FileCommitter
from explorer.store.courier import FileCourier
from tests.memory.change_samples import NOW


@pytest.mark.parametrize("kind", BaseKind)
def test_what_is_known_of_a_state_survives_being_written_down(kind: BaseKind) -> None:
    info = BaseInfo("peer 🧠", kind, "2026-11-30T12:00:00+00:00", "ünï.vdb", 3, "id")
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(info), type=BaseInfo) == info


@pytest.mark.parametrize(("protocol", "kind"), [(Bases, FileBases), (Courier, FileCourier)])
def test_the_store_offers_what_the_protocols_ask_for(protocol: type, kind: type) -> None:
    for name, wanted in vars(protocol).items():
        if not name.startswith("_") and inspect.isfunction(wanted):
            offered = inspect.signature(getattr(kind, name)).parameters
            assert list(offered) == list(inspect.signature(wanted).parameters), name


def test_a_committer_knows_the_states_of_other_files(tmp_path: Path) -> None:
    committer = FileCommitter(tmp_path / "w.vdb", lambda: NOW, None, tmp_path / "state")
    bases: Bases = committer.bases
    assert bases.known(["peer"]) == []
    committer.close()
