from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

import pytest

from explorer.agent.decay import CannotDecay, MemoryDecayEngine
from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeKind
from explorer.memory.errors import NotAWorkspace, WorkspaceBusy
from explorer.memory.journal import ChangeState
from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled, Embedder
from explorer.services.deletion import restore
from explorer.services.editing import Editing
from explorer.services.edits import set_fields
from explorer.services.lineages import reader
from explorer.store.committer import FileCommitter
from explorer.store.workspace import Workspace
from tests.agent.aging import FADED, NOW, SEED_LINE, aged, ago, make_aged
from tests.agent.plain_vectlite import add, edit, footprint, opened, records

Embedding = Callable[[], AbstractContextManager[Embedder]]
Open = Callable[..., MemoryDecayEngine]


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    return make_aged(tmp_path / "home" / "w.vdb")


@pytest.fixture
def engine(workspace: Path, tmp_path: Path, embedding: Embedding) -> Open:
    def open_with(*arguments: Any, **options: Any) -> MemoryDecayEngine:
        fixed: dict[str, Any] = {
            "clock": lambda: NOW,
            "embedding": embedding,
            "person": "ana",
            "state_root": tmp_path / "state",
        }
        return MemoryDecayEngine(workspace, *arguments, **fixed | options)

    return open_with


@pytest.fixture
def committer(workspace: Path, tmp_path: Path) -> FileCommitter:
    return FileCommitter(workspace, lambda: NOW, None, tmp_path / "state")


def test_the_example_of_the_seed(engine: Open, workspace: Path) -> None:
    before = records(workspace)
    report = engine().apply_decay()
    assert str(report) == SEED_LINE
    after = records(workspace)
    assert {key for key in after if after[key] != before[key]} == {
        *FADED, *(key for key in before if key.id.startswith("fades")),
    }  # fmt: skip
    fades = after[Key("reference:dev", "fades7")]
    assert fades["importance"] == pytest.approx(0.8 * 0.5 ** (192 / 168))
    assert (fades["importance_base"], fades["decay_anchor"], fades["unknown"]) == (0.8, ago(192), {"a": [1]})
    assert fades["updated_at"] == before[Key("reference:dev", "fades7")]["updated_at"]
    gone = after[FADED[0]]
    assert (gone["content"], gone["superseded_by"], gone["delete_reason"], gone["deleted_by"]) == (
        "", "system:decayed", "decayed", "ana",
    )  # fmt: skip


def test_what_faded_is_found_by_no_agent_and_what_fades_still_is(engine: Open, workspace: Path) -> None:
    engine().apply_decay()
    with opened(workspace) as database:
        found = [each for namespace in database.namespaces() for each in database.list(namespace=namespace)]
    active = {each["id"] for each in found if not each["metadata"].get("superseded_by")}
    assert {"fades0", "pinned", "undated"} < active
    assert active.isdisjoint(key.id for key in FADED)


def test_twice_at_one_instant_is_once_and_later_is_as_if_never_before(
    engine: Open, workspace: Path, tmp_path: Path, embedding: Embedding
) -> None:
    other = make_aged(tmp_path / "other.vdb")
    engine().apply_decay()
    before = footprint(workspace.parent)
    again = engine().run_decay()
    assert (again.change_id, str(again.report)) == ("", "Decay: 13 scanned, 0 decayed, 0 pruned, 13 untouched")
    assert footprint(workspace.parent) == before
    later = NOW + timedelta(days=3)
    engine().apply_decay(later)
    MemoryDecayEngine(other, embedding=embedding, state_root=tmp_path / "other").apply_decay(later)
    mine, theirs = records(workspace), records(other)
    for key in mine.keys() - set(FADED):
        assert mine[key].get("importance") == theirs[key].get("importance")
        assert mine[key].get("importance_base") == theirs[key].get("importance_base")


def test_the_laws_may_take_turns(engine: Open, workspace: Path) -> None:
    key = Key("user", "fades0")
    engine(law="weibull").apply_decay()
    by_type = records(workspace)[key]["importance"]
    engine().apply_decay()
    assert records(workspace)[key]["importance"] == pytest.approx(0.8 * 0.5 ** (24 / 168))
    engine(law="weibull").apply_decay()
    assert records(workspace)[key]["importance"] == by_type


def test_a_preview_is_true_and_writes_nothing(engine: Open, workspace: Path) -> None:
    before = footprint(workspace.parent)
    told = engine().preview_decay()
    assert footprint(workspace.parent) == before
    assert (str(told.report), told.dry_run, told.change_id, told.odd) == (SEED_LINE, True, "", 1)
    assert [(each.days, each.below) for each in told.forecast] == [(0, 2), (7, 2), (30, 11), (90, 12)]
    first = told.falling[0]
    assert {each.key for each in told.falling if each.is_below} == set(FADED)
    assert (first.key, first.label, first.is_below, first.kept) == (FADED[1], "Faded too", True, False)
    assert first.importance[0] == pytest.approx(0.06 * 0.5 ** (200 / 168))
    assert first.on is not None
    assert first.on < NOW
    assert len(told.falling) == 12
    done = engine().run_decay()
    assert (done.report, done.forecast, done.falling) == (told.report, told.forecast, told.falling)
    assert (done.dry_run, bool(done.change_id)) == (False, True)


def test_what_is_kept_is_left_as_it_is_this_time(engine: Open, workspace: Path) -> None:
    before = records(workspace)
    told = engine().run_decay(keep=[FADED[0], "user/faded1", "user/fades0"])
    assert str(told.report) == "Decay: 15 scanned, 7 decayed, 0 pruned, 8 untouched"
    assert [each.kept for each in told.falling][:2] == [True, True]
    after = records(workspace)
    assert all(after[key] == before[key] for key in (*FADED, Key("user", "fades0")))
    assert engine().apply_decay().pruned == 2


def test_a_revision_is_kept_by_the_name_of_its_first_text(engine: Open, workspace: Path) -> None:
    add(workspace, Key("user", "faded1~2"), "Said anew", importance=0.01, revision_of="faded1", created_at=ago(1))
    edit(workspace, FADED[1], superseded_by="faded1~2")
    told = engine().preview_decay(keep=["user/faded1"])
    assert [each.key for each in told.falling if each.kept] == [Key("user", "faded1~2")]


def test_undo_and_restore_bring_back_what_faded(engine: Open, workspace: Path, committer: FileCommitter) -> None:
    before = records(workspace)
    engine().apply_decay()
    with closing(committer):
        entry = committer.journal.next_undo()
        assert entry is not None
        assert (entry.change.kind, entry.state) == (ChangeKind.DECAY, ChangeState.APPLIED)
        tombstone = committer.journal.tombstone(FADED[0])
        assert tombstone is not None
        snapshot = Workspace(workspace).scan(lambda _: None)
        editing = Editing(snapshot, Ahead(reader(snapshot)), NOW, "ana")
        back = restore(editing, [FADED[0]], {FADED[0]: tombstone})
        assert back is not None
        committer.journal.record(back)
        committer.commit(lambda _: None)
        assert _said(records(workspace)[FADED[0]]) == _said(before[FADED[0]])
        committer.journal.record(back.undone(NOW, "ana"))
        committer.journal.record(entry.change.undone(NOW, "ana"))
        assert committer.commit(lambda _: None).trouble is None
    assert {key: _said(each) for key, each in records(workspace).items()} == {
        key: _said(each) for key, each in before.items()
    }


def test_what_waits_is_written_first(engine: Open, workspace: Path, committer: FileCommitter) -> None:
    snapshot = Workspace(workspace).scan(lambda _: None)
    pin = set_fields(Editing(snapshot, Ahead(reader(snapshot)), NOW, "ana"), [FADED[0]], {"pinned": True})
    assert pin is not None
    with closing(committer):
        committer.journal.record(pin)
        assert engine().preview_decay().report.pruned == 1
        assert engine().apply_decay().pruned == 1
        assert committer.journal.state(pin.id) is ChangeState.APPLIED
    assert records(workspace)[FADED[0]]["pinned"] is True


def test_a_time_without_a_zone_is_utc(engine: Open) -> None:
    told = engine().preview_decay(datetime(2026, 11, 30, 12))  # noqa: DTZ001
    assert (told.at, str(told.report)) == (NOW, SEED_LINE)


def test_the_names_of_the_seed(workspace: Path) -> None:
    engine = MemoryDecayEngine(workspace, half_life_hours=24.0, tombstone_threshold=0.1, conflict_threshold=0.9)
    assert (engine.half_life_hours, engine.tombstone_threshold, engine.conflict_threshold) == (24.0, 0.1, 0.9)
    plain = MemoryDecayEngine(workspace)
    assert (plain.half_life_hours, plain.tombstone_threshold, plain.conflict_threshold) == (168.0, 0.05, 0.80)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"half_life_hours": 0}, "above 0, not 0. Nothing was decayed."),
        ({"half_life_hours": float("nan")}, "above 0, not nan"),
        ({"tombstone_threshold": 2}, "between 0 and 1"),
        ({"law": "weibull", "tombstone_threshold": -1}, "between 0 and 1"),
        ({"law": "linear"}, "There is no law “linear”: choose exponential or weibull."),
    ],
)
def test_what_is_no_law_is_a_sentence(engine: Open, options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(CannotDecay, match=sentence.replace("(", r"\(")):
        engine(**options)


@pytest.mark.parametrize(
    ("keep", "sentence"),
    [
        ("user/nobody", "There is no memory “user/nobody” in the workspace. Nothing was decayed"),
        (Key("user", "nobody"), "There is no memory “user/nobody”"),
        ("user/gone", "“user/gone” is no current fact, so it does not fade."),
        ("user/odd", "“user/odd” is no current fact"),
    ],
)
def test_what_cannot_be_kept_is_a_sentence_and_changes_nothing(
    engine: Open, workspace: Path, keep: Key | str, sentence: str
) -> None:
    before = footprint(workspace.parent)
    for run in (engine().preview_decay, engine().run_decay):
        with pytest.raises(CannotDecay, match=sentence):
            run(keep=[keep])
    assert footprint(workspace.parent) == before


def test_no_workspace_and_one_that_an_agent_has_open(
    engine: Open, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(NotAWorkspace):
        MemoryDecayEngine(workspace.parent / "none.vdb").apply_decay()
    monkeypatch.setattr("explorer.store.committer.LOCK_TIMEOUT_SECONDS", 0.1)
    before = records(workspace)
    with opened(workspace):
        assert str(engine().preview_decay().report) == SEED_LINE
        with pytest.raises(WorkspaceBusy):
            engine().apply_decay()
    assert records(workspace) == before


def test_stopped_before_it_is_written_it_leaves_the_file_as_it_was(engine: Open, workspace: Path) -> None:
    def stop(done: float) -> None:
        if done >= 0.5:
            raise Cancelled

    before = footprint(workspace.parent)
    with pytest.raises(Cancelled):
        engine(report=stop).apply_decay()
    assert footprint(workspace.parent) == before
    assert str(engine().apply_decay()) == SEED_LINE


def test_any_number_of_facts_is_decayed(tmp_path: Path, engine: Open, workspace: Path) -> None:
    with opened(workspace) as database:
        many = [
            {"id": f"m{number}", "vector": [1.0] * 384, "metadata": aged(f"Number {number}", 0.8, 168.0)}
            for number in range(1_200)
        ]
        database.insert_many(many, namespace="project:main")
    assert str(engine().apply_decay()) == "Decay: 1215 scanned, 1208 decayed, 2 pruned, 5 untouched"


def _said(metadata: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in metadata.items() if value is not None}
