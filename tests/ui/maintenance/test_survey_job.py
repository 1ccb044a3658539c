from __future__ import annotations

import threading
from pathlib import Path

from pytestqt.qtbot import QtBot

from explorer.ui.maintenance.survey_job import SurveyJob
from explorer.ui.session import Session
from explorer.ui.tasks import Lane
from tests.ui.conftest import PATIENCE


def opened(path: Path, session: Session, qtbot: QtBot) -> SurveyJob:
    session.open(path)
    qtbot.waitUntil(lambda: session.snapshot is not None, timeout=PATIENCE)
    job = SurveyJob(session)
    qtbot.addWidget(job)
    return job


def test_what_is_asked_meanwhile_is_done_afterwards_once(fading_file: Path, session: Session, qtbot: QtBot) -> None:
    job = opened(fading_file, session, qtbot)
    said: list[int] = []
    job.surveyed.connect(lambda surveyed: said.append(len(surveyed.survey.keys)))
    for _ in range(3):
        job.start()
    assert job.is_running
    qtbot.waitUntil(lambda: len(said) == 2 and not job.is_running, timeout=PATIENCE)
    assert said == [12, 12]
    assert job.isHidden(), "what takes no time is not told"


def test_it_is_stopped(fading_file: Path, session: Session, qtbot: QtBot) -> None:
    job = opened(fading_file, session, qtbot)
    said: list[object] = []
    job.surveyed.connect(said.append)
    others = threading.Event()
    session.tasks.run("", lambda _: others.wait(), lambda _: None, said.append, Lane.COMPARING)
    job.start()
    with qtbot.waitSignal(job.stopped, timeout=PATIENCE):
        job.cancel.click()
        others.set()
    assert said == []
    assert not job.is_running
    job.start()
    qtbot.waitUntil(lambda: bool(said), timeout=PATIENCE)


def test_after_the_end_nothing_is_announced(fading_file: Path, session: Session, qtbot: QtBot) -> None:
    job = opened(fading_file, session, qtbot)
    said: list[object] = []
    job.surveyed.connect(said.append)
    job.stopped.connect(lambda: said.append("stopped"))
    job.start()
    job.end()
    qtbot.waitUntil(lambda: session.tasks.is_idle, timeout=PATIENCE)
    assert said == []
