from __future__ import annotations

import os
from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
import vectlite

from explorer.agent.meeting import UnknownDecision
from explorer.agent.teleport import Answer, Choice, ConflictStrategy, MemoryTeleport, SnapshotReceipt
from explorer.agent.teleport_reports import SomethingFound
from explorer.agent.writing import HalfWritten, NotWritten
from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeSet
from explorer.memory.errors import (
    CannotCompare,
    CannotSend,
    JournalUnusable,
    MemoryExplorerError,
    NotAWorkspace,
    TargetExists,
    WorkspaceBusy,
    WorkspaceDamaged,
)
from explorer.memory.journal import ChangeState, Committed, Trouble
from explorer.memory.keys import Key
from explorer.memory.protocols import Embedder
from explorer.services.deletion import delete
from explorer.services.editing import Editing
from explorer.services.lineages import reader
from explorer.services.teleport.classify import DiffClass
from explorer.store.bases import FileBases
from explorer.store.committer import FileCommitter
from explorer.store.workspace import Workspace
from tests.agent.plain_vectlite import (
    FINDING,
    FINDING_KEY,
    LONG_AGO,
    add,
    add_finding,
    edit,
    fact,
    footprint,
    make,
    opened,
    records,
    vector,
)

Embedding = Callable[[], AbstractContextManager[Embedder]]
ONE, TWO, THREE = Key("user", "mem_00"), Key("project:main", "mem_01"), Key("reference:main", "mem_02")


@dataclass
class Desk:
    """Agent A's workspace, a folder for what is sent and comes back, and time that goes on."""

    home: Path
    mail: Path
    state: Path
    embedding: Embedding
    time: datetime

    @property
    def workspace(self) -> Path:
        return self.home / "agent_a.vdb"

    def clock(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time

    def teleport(self, workspace: Path | None = None) -> MemoryTeleport:
        return MemoryTeleport(
            workspace or self.workspace, clock=self.clock, embedding=self.embedding, person="Ana", state_root=self.state
        )

    def sent(self, name: str = "for_agent_b.vdb", **options: Any) -> Path:
        return self.teleport().snapshot(self.mail / name, **options).path

    def committer(self) -> FileCommitter:
        return FileCommitter(self.workspace, self.clock, None, self.state)

    def write(self, change: ChangeSet | None) -> Committed:
        """What a person does in the window."""
        assert change is not None
        with closing(self.committer()) as committer:
            committer.journal.record(change)
            return committer.commit(lambda _: None)

    def delete(self, key: Key) -> None:
        snapshot = Workspace(self.workspace).scan(lambda _: None)
        self.write(delete(Editing(snapshot, Ahead(reader(snapshot)), self.clock(), "Ana"), [key]))

    def states(self) -> list[ChangeState]:
        with closing(self.committer()) as committer:
            return [entry.state for entry in committer.journal.entries(100)]

    def undo(self) -> None:
        with closing(self.committer()) as committer:
            entry = committer.journal.next_undo()
            assert entry is not None
            committer.journal.record(entry.change.undone(self.clock(), "Ana"))
            assert len(committer.commit(lambda _: None).applied) == 1


@pytest.fixture
def desk(tmp_path: Path, embedding: Embedding) -> Desk:
    home, mail = tmp_path / "home", tmp_path / "mail"
    home.mkdir()
    mail.mkdir()
    desk = Desk(home, mail, tmp_path / "state", embedding, datetime(2026, 11, 30, 12, tzinfo=UTC))
    make(desk.workspace, 47)
    return desk


def summary(imported: int, skipped: int, conflicts: int) -> str:
    return f"Imported: {imported} new memories\nSkipped: {skipped} duplicates\nConflicts: {conflicts}"


def test_the_story_of_seed_a(desk: Desk) -> None:
    receipt = desk.teleport().snapshot(desk.mail / "for_agent_b.vdb")
    assert sum(receipt.memories.values()) == 47
    add_finding(receipt.path)
    assert desk.teleport().diff(receipt.path).summary() == summary(1, 47, 0)
    assert FINDING_KEY not in records(desk.workspace)
    result = desk.teleport().merge(receipt.path)
    assert result.summary() == summary(1, 47, 0)
    assert records(desk.workspace)[FINDING_KEY]["content"] == FINDING
    with opened(desk.workspace) as database:
        found: Any = database.search(vector(FINDING), namespace="reference:main", k=1)
    assert found[0]["id"] == "mem_new_finding"


def test_the_receipt_says_what_left(desk: Desk) -> None:
    receipt = desk.teleport().snapshot(
        desk.mail / "part.vdb", namespaces=["user", "reference:main"], exclude=["user/mem_00"]
    )
    assert isinstance(receipt, SnapshotReceipt)
    assert receipt.memories == {"user": 15, "reference:main": 15}
    assert (receipt.left_out.namespaces, receipt.left_out.excluded) == (16, 1)
    assert receipt.size == receipt.path.stat().st_size
    assert receipt.records == len(records(receipt.path)) == 31
    assert ONE not in records(receipt.path)
    chosen = desk.teleport().snapshot(desk.mail / "one.vdb", keys=[TWO, "user/mem_00"])
    assert chosen.memories == {"user": 1, "project:main": 1}


def test_a_slip_in_a_name_sends_nothing(desk: Desk) -> None:
    slips: tuple[dict[str, Any], ...] = (
        {"namespaces": ["usr"]},
        {"branches": ["man"]},
        {"keys": ["user/none"]},
        {"exclude": ["user/none"]},
        {"keys": []},
    )
    for options in slips:
        with pytest.raises(CannotSend):
            desk.teleport().snapshot(desk.mail / "x.vdb", **options)
    assert footprint(desk.mail) == {}


def test_a_file_that_is_there_is_not_written_over_unasked(desk: Desk) -> None:
    path = desk.sent()
    with pytest.raises(TargetExists):
        desk.teleport().snapshot(path)
    assert desk.teleport().snapshot(path, replace=True).path == path
    before = footprint(desk.home)
    (desk.mail / "link.vdb").symlink_to(desk.home / "agent_a.vdb.wal")
    for own in (
        desk.workspace,
        desk.home / ".." / "home" / "agent_a.vdb",
        desk.home / "agent_a.vdb.wal",
        desk.home / "agent_a.vdb.lock",
        desk.mail / "link.vdb",
    ):
        with pytest.raises(CannotSend, match="workspace itself"):
            desk.teleport().snapshot(own, replace=True)
    assert footprint(desk.home) == before


def test_secrets_are_named_and_can_be_refused(desk: Desk) -> None:
    add(desk.workspace, Key("user", "key"), "The token is ghp_aB3dE5gH7jK9mN1pQ3rS5tU7vW9xY1zA3bC5")
    with pytest.raises(SomethingFound) as refused:
        desk.teleport().snapshot(desk.mail / "x.vdb", refuse_findings=True)
    [finding] = refused.value.findings
    assert finding.key == Key("user", "key")
    assert "aB3dE5gH7jK9" not in finding.masked
    assert footprint(desk.mail) == {}
    assert desk.teleport().snapshot(desk.mail / "x.vdb").findings == (finding,)
    receipt = desk.teleport().snapshot(desk.mail / "y.vdb", refuse_findings=True, allowed=[finding.digest])
    assert receipt.findings == ()


def test_what_was_deleted_here_does_not_come_back(desk: Desk) -> None:
    path = desk.sent()
    desk.delete(TWO)
    result = desk.teleport().merge(path)
    assert (result.counts[DiffClass.DELETED_HERE], result.tally.written) == (1, 0)
    assert records(desk.workspace)[TWO]["content"] == ""
    # Nor with another client's file that knows nothing of the snapshot.
    with opened(path) as database:
        database.delete("snapshot", namespace="__teleport__")
    assert desk.teleport().merge(path).tally.written == 0
    assert records(desk.workspace)[TWO]["content"] == ""


def test_what_was_deleted_there_is_deleted_here(desk: Desk) -> None:
    path = desk.sent()
    edit(path, TWO, content="", content_hash="", superseded_by="system:deleted", deleted_at="2026-11-30T12:00:00Z")
    assert desk.teleport().merge(path).tally.deleted == 1
    assert records(desk.workspace)[TWO]["superseded_by"] == "system:deleted"
    desk.undo()
    assert records(desk.workspace)[TWO]["content"] == "What agent A knows, number 1"


@pytest.mark.parametrize("is_held", [False, True])
def test_the_incoming_folder_is_left_as_it_is(desk: Desk, is_held: bool) -> None:
    path = desk.sent()
    if is_held:
        with opened(path) as database:
            database.insert("mem_new_finding", vector(FINDING), fact(FINDING), namespace="reference:main")
            assert Path(database.wal_path).stat().st_size > 8
            before = footprint(desk.mail)
            assert desk.teleport().diff(path).imported == 1
            assert desk.teleport().merge(path).summary() == summary(1, 47, 0)
            assert footprint(desk.mail) == before
        return
    add_finding(path)
    before = footprint(desk.mail)
    desk.teleport().diff(path)
    desk.teleport().merge(path)
    assert footprint(desk.mail) == before


def test_a_diff_writes_nothing_here(desk: Desk) -> None:
    path = desk.sent()
    add_finding(path)
    before = footprint(desk.home)
    desk.teleport().diff(path)
    assert footprint(desk.home) == before


@pytest.mark.parametrize("strategy", ConflictStrategy)
def test_the_same_merge_twice_changes_nothing(desk: Desk, strategy: ConflictStrategy) -> None:
    path = desk.sent()
    add_finding(path)
    edit(path, ONE, content="Changed there", updated_at="2026-11-30T10:00:00Z")
    edit(path, TWO, content="Changed on both sides, there", updated_at="2026-11-30T11:00:00Z")
    edit(desk.workspace, TWO, content="Changed on both sides, here", updated_at="2026-11-30T10:00:00Z")
    first = desk.teleport().merge(path, strategy=strategy)
    assert (first.imported, first.conflict_resolutions) == (1, 1)
    before = footprint(desk.home)
    states = desk.states()
    for _ in range(2):
        again = desk.teleport().merge(path, strategy=strategy)
        assert (again.imported, again.conflicts, again.tally.written) == (0, (), 0)
    assert footprint(desk.home) == before
    assert desk.states() == states


def test_a_merge_is_taken_back_and_can_be_made_again(desk: Desk) -> None:
    path = desk.sent()
    add_finding(path)
    edit(path, ONE, content="Changed there", updated_at="2026-11-30T10:00:00Z")
    visible = {key: each["content"] for key, each in records(desk.workspace).items()}
    desk.teleport().merge(path)
    desk.teleport().merge(path)
    desk.undo()
    snapshot = Workspace(desk.workspace).scan(lambda _: None)
    now = {key: each["content"] for key, each in records(desk.workspace).items()}
    assert {key: now[key] for key in visible} == visible
    assert records(desk.workspace)[FINDING_KEY]["superseded_by"] == "system:undone"
    assert snapshot.row(ONE) is not None
    again = desk.teleport().merge(path)
    assert (again.imported, again.tally.changed) == (1, 1)
    assert records(desk.workspace)[FINDING_KEY]["superseded_by"] is None


def test_two_peers_with_one_snapshot(desk: Desk) -> None:
    first = desk.sent()
    second = desk.mail / "second.vdb"
    second.write_bytes(first.read_bytes())
    edit(first, ONE, content="What the first peer knows better", updated_at="2026-11-30T10:00:00Z")
    edit(second, TWO, content="What the second peer knows better", updated_at="2026-11-30T10:00:00Z")
    desk.teleport().merge(first)
    result = desk.teleport().merge(second)
    assert (result.tally.changed, result.conflicts) == (1, ())
    current = {each["content"] for each in records(desk.workspace).values() if not each.get("superseded_by")}
    assert {"What the first peer knows better", "What the second peer knows better"} <= current
    assert "What agent A knows, number 0" not in current
    edit(first, THREE, content="And one more", updated_at="2026-11-30T11:00:00Z")
    assert desk.teleport().merge(first).tally.changed == 1


def test_conflicts_that_nobody_decides_are_asked_again(desk: Desk) -> None:
    path = desk.sent()
    edit(path, TWO, content="There", updated_at=LONG_AGO)
    edit(desk.workspace, TWO, content="Here", updated_at=LONG_AGO)
    for _ in range(2):
        result = desk.teleport().merge(path)
        assert (len(result.conflicts), result.conflict_resolutions, result.tally.unsolved) == (1, 0, 1)
    left_out = desk.teleport().merge(path, decisions={TWO: Choice.LEFT_OUT})
    assert (left_out.tally.left_out, len(left_out.conflicts)) == (1, 1)
    [conflict] = desk.teleport().diff(path).conflicts
    assert (conflict.local_content, conflict.remote_content, conflict.fields) == ("Here", "There", ("content",))
    decided = desk.teleport().merge(path, decisions={str(TWO): Answer(Choice.THEIRS)})
    assert (decided.conflict_resolutions, decided.tally.changed) == (1, 1)
    assert desk.teleport().diff(path).conflicts == ()


def test_decisions_must_mean_something(desk: Desk) -> None:
    path = desk.sent()
    add_finding(path)
    before = footprint(desk.home)
    for said, choice in ((FINDING_KEY, Choice.BOTH), ("user/none", Choice.MINE), (Key("user", "no"), Choice.THEIRS)):
        with pytest.raises(UnknownDecision):
            desk.teleport().merge(path, decisions={said: choice})
    assert footprint(desk.home) == before
    assert desk.states() == []
    assert desk.teleport().merge(path, decisions={"reference:main/mem_new_finding": Choice.LEFT_OUT}).imported == 0


def test_a_snapshot_of_a_snapshot_finds_its_base(desk: Desk) -> None:
    first = desk.sent()
    peers = desk.home.parent / "peers"
    peers.mkdir()
    own = peers / "own.vdb"
    own.write_bytes(first.read_bytes())
    second = desk.teleport(own).snapshot(desk.mail / "second.vdb").path
    edit(second, ONE, content="Changed by the peer's peer", updated_at="2026-11-30T10:00:00Z")
    edit(desk.workspace, TWO, content="Changed here", updated_at="2026-11-30T10:00:00Z")
    result = desk.teleport().merge(second)
    assert result.has_base
    assert (result.tally.changed, result.conflicts) == (1, ())
    assert result.counts[DiffClass.CHANGED_HERE] == 1


def test_some_namespaces_now_and_the_others_later(desk: Desk) -> None:
    path = desk.sent()
    for key in (ONE, TWO):
        edit(path, key, content=f"Changed there {key}", updated_at="2026-11-30T10:00:00Z")
    edit(desk.workspace, THREE, content="Changed here", updated_at="2026-11-30T10:00:00Z")
    part = desk.teleport().merge(path, ["user"])
    assert (part.tally.changed, part.skipped_duplicates) == (1, 15)
    rest = desk.teleport().merge(path, [])
    assert rest.has_base
    assert (rest.tally.changed, rest.conflicts, rest.counts[DiffClass.CHANGED_HERE]) == (1, (), 1)
    with pytest.raises(CannotCompare, match="usr"):
        desk.teleport().diff(path, ["usr"])


def test_a_busy_workspace_is_left_as_it_is_and_nothing_waits(desk: Desk) -> None:
    path = desk.sent()
    add_finding(path)
    with opened(desk.workspace):
        before = footprint(desk.home)
        assert desk.teleport().diff(path).imported == 1
        with pytest.raises(WorkspaceBusy, match="Close that agent"):
            desk.teleport().merge(path)
        assert footprint(desk.home) == before
    assert desk.states() == [ChangeState.DROPPED]
    assert desk.teleport().merge(path).imported == 1


def test_what_waits_is_written_too(desk: Desk) -> None:
    path = desk.sent()
    add_finding(path)
    with opened(desk.workspace):
        desk.delete(ONE)
        with pytest.raises(WorkspaceBusy, match="1 change"):
            desk.teleport().merge(path)
        with pytest.raises(WorkspaceBusy, match="1 change"):
            desk.sent("again.vdb")
        assert desk.teleport().diff(path).counts[DiffClass.DELETED_HERE] == 1
    assert desk.states() == [ChangeState.WAITING]
    assert "What agent A knows, number 0" not in {each.get("content") for each in records(desk.sent("b.vdb")).values()}
    assert desk.teleport().merge(path).imported == 1
    assert desk.states() == [ChangeState.APPLIED, ChangeState.APPLIED]


def test_a_change_in_between_is_seen_at_the_second_try(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    path = desk.sent()
    edit(path, ONE, confidence=0.9, updated_at="2026-11-30T10:00:00Z")
    edit(path, TWO, confidence=0.8, updated_at="2026-11-30T10:00:00Z")
    edits = iter([0.1, 0.2])
    commit = FileCommitter.commit

    def meanwhile(committer: FileCommitter, report: Any) -> Committed:
        confidence = next(edits, None)
        if confidence is not None:
            edit(desk.workspace, ONE, confidence=confidence)
        return commit(committer, report)

    monkeypatch.setattr(FileCommitter, "commit", meanwhile)
    with pytest.raises(NotWritten, match=r"“user/mem_00” in “agent_a\.vdb”"):
        desk.teleport().merge(path)
    assert desk.states() == [ChangeState.DROPPED, ChangeState.DROPPED]
    assert "confidence" not in records(desk.workspace)[TWO]
    edits = iter([0.3])
    result = desk.teleport().merge(path)
    assert (len(result.conflicts), result.tally.changed) == (1, 2)
    assert (records(desk.workspace)[ONE]["confidence"], records(desk.workspace)[TWO]["confidence"]) == (0.9, 0.8)


def test_a_merge_that_stopped_in_between_counts_as_merged(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    path = desk.sent()
    add_finding(path)
    edit(path, ONE, confidence=0.9, updated_at="2026-11-30T10:00:00Z")

    def half(committer: FileCommitter, report: Any) -> Committed:
        edit(desk.workspace, ONE, confidence=0.9)
        return Committed(trouble=Trouble.FAILED, detail="exit code -9")

    monkeypatch.setattr(FileCommitter, "commit", half)
    with pytest.raises(HalfWritten):
        desk.teleport().merge(path)
    monkeypatch.undo()
    assert desk.states() == [ChangeState.WAITING]
    assert desk.teleport().merge(path).tally.written == 0
    assert desk.states() == [ChangeState.APPLIED]
    assert FINDING_KEY in records(desk.workspace)
    desk.undo()
    assert desk.teleport().diff(path).imported == 1


def test_bad_files_change_nothing(desk: Desk) -> None:
    good = desk.sent()
    add_finding(good)
    damaged = desk.mail / "damaged.vdb"
    damaged.write_bytes(good.read_bytes()[:-200])
    other = make(desk.mail / "other.vdb", 3, dimension=8)
    bad: dict[Path, type[MemoryExplorerError]] = {
        desk.workspace: CannotCompare,
        desk.mail / "none.vdb": NotAWorkspace,
        desk.mail: NotAWorkspace,
        damaged: CannotCompare,
        other: CannotCompare,
        Path(os.fsdecode(b"/tmp/bad\xff.vdb")): NotAWorkspace,
    }
    for name, data in (("empty", b""), ("foreign", b"PK\x03\x04" * 20), ("newer", b"VDB1\x63\x00" + bytes(30))):
        (desk.mail / name).write_bytes(data)
        bad[desk.mail / name] = NotAWorkspace
    before = footprint(desk.home), footprint(desk.mail)
    for path, kind in bad.items():
        with pytest.raises(kind) as error:
            desk.teleport().merge(path)
        assert str(error.value)[-1] == "."
    assert (footprint(desk.home), footprint(desk.mail)) == before
    assert desk.states() == []


def test_a_file_that_does_not_fit_is_merged_anyway(desk: Desk, embedded_texts: list[str]) -> None:
    path = make(desk.mail / "other.vdb", dimension=8, mine=fact("Only there"))
    assert desk.teleport().diff(path).imported == 1
    [obstacle] = desk.teleport().preview(path).obstacles
    assert (obstacle.here, obstacle.there) == ("384", "8")
    result = desk.teleport().merge(path, anyway=True)
    assert result.imported == 1
    assert embedded_texts == ["Only there"]
    assert records(desk.workspace)[Key("project:main", "mine")]["content"] == "Only there"


def test_our_own_workspace_must_be_sound_and_writable(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    path = desk.sent()
    add_finding(path)
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(NotWritten, match="may not be written"):
        desk.teleport().merge(path)
    assert desk.teleport().diff(path).imported == 1
    monkeypatch.undo()
    desk.workspace.write_bytes(desk.workspace.read_bytes()[:-100])
    for act in (desk.teleport().merge, desk.teleport().diff):
        with pytest.raises(WorkspaceDamaged, match="damaged"):
            act(path)
    with pytest.raises(WorkspaceDamaged, match="Nothing was sent"):
        desk.sent("x.vdb")
    with pytest.raises(NotAWorkspace):
        desk.teleport(desk.home / "none.vdb").merge(path)
    assert desk.states() == []


def test_lists_that_agents_keep_are_united_in_silence(desk: Desk) -> None:
    path = desk.sent()
    edit(path, ONE, mention_count=3, recall_count=7, links=[{"to": str(TWO), "type": "supports"}])
    result = desk.teleport().merge(path)
    assert (result.summary(), result.tally.renewed) == (summary(0, 47, 0), 1)
    found = records(desk.workspace)[ONE]
    assert (found["mention_count"], found["recall_count"], len(found["links"])) == (3, 7, 1)


def test_larger_counts_win_in_silence(desk: Desk) -> None:
    path = desk.sent()
    edit(path, ONE, recall_count=7, last_accessed="2026-11-30T10:00:00Z")
    result = desk.teleport().merge(path)
    assert (result.summary(), result.tally.renewed) == (summary(0, 47, 0), 1)
    assert records(desk.workspace)[ONE]["recall_count"] == 7


def test_a_plain_file_without_a_base_says_so(desk: Desk) -> None:
    path = make(desk.mail / "plain.vdb", 47)
    edit(path, ONE, content="Other", updated_at="2026-11-30T10:00:00Z")
    result = desk.teleport().merge(path)
    assert not result.has_base
    assert (len(result.conflicts), result.conflicts[0].resolution) == (1, "theirs")
    edit(path, TWO, content="And another", updated_at="2026-11-30T11:00:00Z")
    assert desk.teleport().diff(path).has_base
    assert vectlite.open(str(path), read_only=True).count() == 47


def test_a_strategy_may_be_a_word(desk: Desk) -> None:
    path = desk.sent()
    edit(path, ONE, content="There", updated_at="2026-11-30T11:00:00Z")
    edit(desk.workspace, ONE, content="Here", updated_at="2026-11-30T10:00:00Z")
    before = footprint(desk.home)
    for act in (desk.teleport().merge, desk.teleport().preview):
        with pytest.raises(UnknownDecision, match="“local_wins”, “remote_wins”, “newer_wins”, “keep_both”"):
            act(path, strategy="newest")
    assert (footprint(desk.home), desk.states()) == (before, [])
    assert desk.teleport().preview(path, strategy="local_wins").result.conflicts[0].resolution == "mine"
    assert desk.teleport().merge(path, strategy="newer_wins").conflicts[0].resolution == "theirs"


def test_only_of_a_snapshot_that_is_there_something_is_known(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[str] = []
    keep = FileBases.keep

    def noted(bases: FileBases, base: Any) -> None:
        kept.append(base.info.name)
        keep(bases, base)

    monkeypatch.setattr(FileBases, "keep", noted)
    with pytest.raises(CannotSend):
        desk.sent("none/x.vdb")
    assert kept == []
    assert desk.teleport().snapshot(desk.mail / "x.vdb").is_base_kept
    assert kept == ["x.vdb"]

    def refused(bases: FileBases, base: Any) -> None:
        raise JournalUnusable("No.")

    monkeypatch.setattr(FileBases, "keep", refused)
    receipt = desk.teleport().snapshot(desk.mail / "y.vdb")
    assert (receipt.is_base_kept, receipt.path.is_file()) == (False, True)


def test_a_merge_is_known_before_it_is_written(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    path = desk.sent()
    add_finding(path)
    order: list[str] = []
    keep, commit = FileBases.keep, FileCommitter.commit

    def kept(bases: FileBases, base: Any) -> None:
        order.append("keep")
        keep(bases, base)

    def committed(committer: FileCommitter, report: Any) -> Committed:
        order.append("commit")
        return commit(committer, report)

    monkeypatch.setattr(FileBases, "keep", kept)
    monkeypatch.setattr(FileCommitter, "commit", committed)
    desk.teleport().merge(path)
    assert order == ["keep", "commit"]
    assert desk.teleport().merge(path).tally.written == 0
