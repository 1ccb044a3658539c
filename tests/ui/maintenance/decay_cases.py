"""Facts for the tests of the decay window, and what a run would do with them."""

from __future__ import annotations

from collections.abc import Collection
from pathlib import Path
from typing import Any

from PySide6.QtCore import QItemSelectionModel
from pytestqt.qtbot import QtBot

from explorer.memory.decay_laws import DecayLaw, Exponential
from explorer.memory.keys import Key
from explorer.ui.maintenance.decay_model import Column
from explorer.ui.maintenance.decay_trial import Surveyed, Trial, attempt, look
from explorer.ui.maintenance.decay_window import DecayWindow
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from tests.services.decay.facts import fact
from tests.services.raw_snapshot import NOW, RawSnapshot, editing_of
from tests.ui.conftest import PATIENCE, Agent
from tests.ui.conftest import ago as days_ago

WEEK = 168.0
Flags = QItemSelectionModel.SelectionFlag
RECORDS: dict[str, dict[str, Any]] = {
    "user gone": fact(0.8, 6 * WEEK, content="Nobody knows the fax number", fact_type="request"),
    "user week": fact(0.8, WEEK, content="The sprint ends on Friday", fact_type="decision"),
    "user fresh": fact(0.9, 0.0, content="كل يوم نشر 🚀", fact_type="decision"),
    "user never": fact(0.8, 9 * WEEK, content="Ana owns payments", pinned=True),
    "user undated": {"content": "Nobody knows when", "importance": 0.4},
    "user plain": fact(None, WEEK, content="Without importance"),
}


def surveyed_of(records: dict[str, dict[str, Any]] | None = None) -> Surveyed:
    return look(editing_of(RawSnapshot(RECORDS if records is None else records)), lambda _: None)


def trial_of(
    law: DecayLaw | None = None,
    vetoed: Collection[Key] = (),
    records: dict[str, dict[str, Any]] | None = None,
) -> Trial:
    return attempt(surveyed_of(records), law or Exponential(), NOW, vetoed)


def ids(trial: Trial, places: Any) -> list[str]:
    return [trial.surveyed.survey.keys[place].id for place in places]


def write_fading(path: Path) -> None:
    """Twelve facts: f00 was used today, each further one a week earlier; f11 is pinned."""
    agent = Agent(path)
    for at in range(12):
        used: dict[str, Any] = {"created_at": days_ago(7 * at + 1), "last_accessed": days_ago(7 * at)}
        agent.remember(f"f{at:02}", f"Fact number {at:02}", importance=0.8, pinned=at == 11, **used)
    agent.compact()
    agent.close()


class Decaying:
    """A person at the decay window of a file."""

    def __init__(self, path: Path, session: Session, settings: Settings, qtbot: QtBot) -> None:
        self.path, self.session, self._qtbot = path, session, qtbot
        session.open(path)
        self.wait(lambda: session.snapshot is not None)
        self.window = DecayWindow(session, settings)
        self.window.show()
        self.window.activateWindow()
        self.be_planned()

    def wait(self, condition: Any) -> None:
        self._qtbot.waitUntil(lambda: bool(condition()), timeout=PATIENCE)

    def be_planned(self) -> None:
        """Until it is known what applying writes."""
        self.wait(lambda: self.window.run.plan is not None and not self.window.job.is_running)

    def settle(self) -> None:
        """Until all is in the file, and counted from there."""
        self.wait(lambda: self.session.writes.is_quiet and self.session.tasks.is_idle)
        self.be_planned()

    @property
    def listed(self) -> list[str]:
        model = self.window.list.model
        return [model.key_at(row).id for row in range(model.rowCount())]

    def select(self, record_id: str) -> None:
        table = self.window.list.table
        index = table.model().index(self.listed.index(record_id), Column.TEXT)
        table.selectionModel().setCurrentIndex(index, Flags.ClearAndSelect | Flags.Rows)
        table.setFocus()

    def close(self) -> None:
        self.window.close()
        self.window.deleteLater()
