from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from explorer.memory.changes import ChangeKind, ChangeSet
from explorer.memory.keys import Key
from explorer.services.edits import set_fields
from explorer.ui.maintenance.file_findings import Checked, Found
from explorer.ui.maintenance.finding_models import Ticks
from explorer.ui.maintenance.repair_run import RepairRun
from explorer.ui.session import Session
from tests.ui.conftest import MAIN, PATIENCE
from tests.ui.maintenance.check_cases import checked_of, metadata_of, write_odd


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return write_odd(tmp_path / "odd.vdb")


@pytest.fixture
def run(session: Session, path: Path, qtbot: QtBot) -> Iterator[RepairRun]:
    with qtbot.waitSignal(session.branch_changed, timeout=PATIENCE):
        session.open(path)
    yield RepairRun(session)
    qtbot.waitUntil(lambda: session.tasks.is_idle, timeout=PATIENCE)


@pytest.fixture
def checked(path: Path) -> Checked:
    return checked_of(path)


def every(checked: Checked) -> list[Found]:
    return [found for rows in checked.found.values() for found in rows]


def planned(run: RepairRun, checked: Checked, ticks: Ticks, qtbot: QtBot) -> ChangeSet | None:
    run.prepare(checked.repairs, ticks)
    assert run.is_planning
    qtbot.waitUntil(lambda: not run.is_planning, timeout=PATIENCE)
    return run.change


def test_what_is_planned_is_what_is_written(run: RepairRun, checked: Checked, path: Path, qtbot: QtBot) -> None:
    change = planned(run, checked, Ticks(), qtbot)
    assert change is not None
    assert change.kind is ChangeKind.REPAIR
    assert {key.id for key in change.keys} == {"odd", "worse", "late", "zero"}
    assert len(run.chosen) == 4
    done: list[ChangeSet | None] = []
    run.apply(done.append)
    qtbot.waitUntil(lambda: bool(done) and run._session.writes.is_quiet, timeout=PATIENCE)
    assert done[0] is not None
    assert set(done[0].keys) == set(change.keys)
    assert metadata_of(path, "odd")["confidence"] == 0.8
    assert metadata_of(path, "worse")["unreadable_confidence"] == {"of": 1}


def test_nothing_ticked_is_nothing_to_write(run: RepairRun, checked: Checked, qtbot: QtBot) -> None:
    ticks = Ticks()
    ticks.set(every(checked), on=False)
    assert planned(run, checked, ticks, qtbot) is None
    run.apply(lambda _: pytest.fail("there is nothing to write"))


def test_only_the_newest_ticks_are_planned(run: RepairRun, checked: Checked, qtbot: QtBot) -> None:
    ticks = Ticks()
    run.prepare(checked.repairs, ticks)
    ticks.set(every(checked), on=True)
    change = planned(run, checked, ticks, qtbot)
    assert change is not None
    assert len(run.chosen) == len(checked.repairs)
    run.stop()
    assert not run.is_planning
    assert run.change is None


def test_what_was_changed_meanwhile_is_not_overwritten(
    run: RepairRun, checked: Checked, session: Session, path: Path, qtbot: QtBot
) -> None:
    assert planned(run, checked, Ticks(), qtbot) is not None
    session.writes.make(lambda editing: set_fields(editing, [Key(MAIN, "new")], {"topic": "deploys"}))
    done: list[ChangeSet | None] = []
    waits: Callable[[], bool] = lambda: bool(done) and session.writes.is_quiet  # noqa: E731
    run.apply(done.append)
    qtbot.waitUntil(waits, timeout=PATIENCE)
    assert done[0] is not None, "another record does not matter"
    done.clear()
    assert planned(run, checked, Ticks(), qtbot) is None
    run.change = None
    assert metadata_of(path, "new")["topic"] == "deploys"
