from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from explorer.memory.errors import CannotSend, JournalUnusable, TargetExists
from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from explorer.memory.teleport import Base
from explorer.services.secrets import FindingKind
from explorer.services.teleport.parcels import Selection
from explorer.services.teleport.peers import snapshot_id
from explorer.store.courier import FileCourier
from explorer.ui.teleport.send_work import Examined, Target, examine, write
from tests.ui.conftest import MAIN, NOW, Agent
from tests.ui.teleport.send_cases import ON_CALL, scanned, write_secrets


def quiet(_: float) -> None:
    """Nobody looks."""


class Shelf:
    """Keeps bases in a list, or cannot."""

    def __init__(self, *, is_full: bool = False) -> None:
        self.kept: list[Base] = []
        self._is_full = is_full

    def known(self, peers: Sequence[str]) -> list[Base]:
        return self.kept

    def keep(self, base: Base) -> None:
        if self._is_full:
            raise JournalUnusable("The disk is full.")
        self.kept.append(base)


@pytest.fixture
def courier(tmp_path: Path, workspace: Path) -> FileCourier:
    return FileCourier(tmp_path / "unpacked", workspace)


@pytest.fixture
def examined(workspace: Path, hire: Callable[[Path], Agent]) -> Examined:
    write_secrets(workspace, hire)
    return examine(scanned(workspace), Selection(), quiet)


def test_secrets_come_first_and_every_finding_knows_its_memory(examined: Examined) -> None:
    found = [(each.finding.kind, each.root) for each in examined.found]
    assert found[0] == (FindingKind.SECRET, Key(MAIN, "token"))
    assert found[-1] == (FindingKind.PRIVATE_HOST, Key(MAIN, "token"))
    assert len(found) == 4


def test_only_what_goes_is_looked_through(workspace: Path, examined: Examined) -> None:
    main = Selection(branches=frozenset({"main"}))
    assert len(examine(scanned(workspace), main, quiet).found) == 3
    one = examine(scanned(workspace), Selection(keys=frozenset({ON_CALL})), quiet)
    assert (one.memories, len(one.found)) == (1, 1)


def test_earlier_texts_are_looked_through_where_they_go(workspace: Path, hire: Callable[[Path], Agent]) -> None:
    agent = hire(workspace)
    agent.remember("host", "It runs on build-07.acme.internal", superseded_by="host~2")
    agent.remember("host~2", "It runs in the cloud", revision_of="host")
    agent.close()
    root = Key(MAIN, "host")
    assert [each.root for each in examine(scanned(workspace), Selection(), quiet).found] == [root]
    assert examine(scanned(workspace), Selection(newest_only=True), quiet).found == ()


def test_what_the_file_says_of_itself_goes_always(workspace: Path, hire: Callable[[Path], Agent]) -> None:
    agent = hire(workspace)
    agent.remember("info", "", "__workspace__", name="memory of build-07.acme.internal")
    agent.close()
    (found,) = examine(scanned(workspace), Selection(keys=frozenset({ON_CALL})), quiet).found
    assert found.root is None


def test_a_scan_can_be_stopped(workspace: Path) -> None:
    def stop(_: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        examine(scanned(workspace), Selection(), stop)


def test_what_is_written_and_what_is_told_of_it(examined: Examined, courier: FileCourier, tmp_path: Path) -> None:
    shelf, path = Shelf(), tmp_path / "sent.vdb"
    shares: list[float] = []
    receipt = write(examined, {Key(MAIN, "token")}, Target(path), courier, shelf, NOW, shares.append)
    there = scanned(path)
    assert snapshot_id(there) == receipt.snapshot_id
    assert there.row(Key(MAIN, "token")) is None
    assert there.row(ON_CALL) is not None
    assert sum(receipt.memories.values()) == examined.memories - 1
    assert (receipt.left_out.excluded, receipt.workspace, receipt.size) == (1, "team", path.stat().st_size)
    assert [each.kind for each in receipt.findings] == [FindingKind.EMAIL, FindingKind.EMAIL]
    (base,) = shelf.kept
    assert base.info.peer == receipt.snapshot_id
    assert receipt.is_base_kept
    assert shares == sorted(shares)


def test_a_base_that_cannot_be_kept_is_told(examined: Examined, courier: FileCourier, tmp_path: Path) -> None:
    for number, shelf in enumerate((None, Shelf(is_full=True))):
        receipt = write(examined, (), Target(tmp_path / f"{number}.vdb"), courier, shelf, NOW, quiet)
        assert not receipt.is_base_kept
        assert receipt.path.is_file()


def test_a_file_that_is_there_stays_unless_it_may_go(examined: Examined, courier: FileCourier, tmp_path: Path) -> None:
    path = tmp_path / "sent.vdb"
    path.write_text("mine")
    with pytest.raises(TargetExists):
        write(examined, (), Target(path), courier, None, NOW, quiet)
    assert path.read_text() == "mine"
    write(examined, (), Target(path, replace=True), courier, None, NOW, quiet)
    assert snapshot_id(scanned(path))


def test_the_workspace_is_never_written_to(examined: Examined, courier: FileCourier, workspace: Path) -> None:
    before = workspace.read_bytes()
    with pytest.raises(CannotSend):
        write(examined, (), Target(workspace, replace=True), courier, None, NOW, quiet)
    assert workspace.read_bytes() == before
