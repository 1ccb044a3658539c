from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from explorer.ui.alerts import Alerts
from explorer.ui.maintenance.salvage_offer import SalvageOffer
from explorer.ui.session import Session
from explorer.ui.widgets.banner import Banner
from explorer.ui.widgets.notice import Notice
from tests.ui.conftest import PATIENCE
from tests.ui.maintenance.check_cases import CARE, damage, write_sound


class Desk:
    def __init__(self, session: Session, qtbot: QtBot) -> None:
        self.session, self.qtbot = session, qtbot
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.banner, self.notice = Banner(self.window), Notice(self.window)
        self.alerts = Alerts(session, self.banner, self.window)
        self.offer = SalvageOffer(session, CARE, self.banner, self.notice, self.window)
        self.window.show()

    def open(self, path: Path) -> None:
        self.session.open(path)
        self.qtbot.waitUntil(lambda: self.session.tasks.is_idle, timeout=PATIENCE)

    def save(self, target: Path) -> None:
        self.offer.salvaging.choose = lambda _: target
        self.banner.action.click()
        self.qtbot.waitUntil(lambda: bool(self.notice.text), timeout=PATIENCE)


@pytest.fixture
def desk(session: Session, qtbot: QtBot) -> Iterator[Desk]:
    made = Desk(session, qtbot)
    yield made
    made.offer.salvaging.end()


def test_a_damaged_file_that_is_open_is_saved_from_the_banner(desk: Desk, tmp_path: Path, qtbot: QtBot) -> None:
    desk.open(damage(write_sound(tmp_path / "w.vdb", 40)))
    assert desk.banner.action.text() == "Save what can be read…"
    assert desk.banner.action.isVisible()
    desk.save(tmp_path / "new.vdb")
    assert desk.notice.text.startswith("Saved 3")
    with qtbot.waitSignal(desk.offer.open_requested) as wanted:
        desk.notice.buttons[0].click()
    assert wanted.args == [tmp_path / "new.vdb"]
    desk.open(tmp_path / "new.vdb")
    assert desk.banner.isHidden()


def test_one_that_cannot_be_opened_too(desk: Desk, tmp_path: Path) -> None:
    path = write_sound(tmp_path / "w.vdb", 40)
    path.write_bytes(b"\x00" * 8 + path.read_bytes()[8:])
    desk.open(path)
    assert desk.session.snapshot is None
    assert desk.banner.action.isVisible()
    desk.save(tmp_path / "new.vdb")
    assert desk.notice.text.startswith("Saved 40 record(s)")
    desk.save(tmp_path / "new.vdb")
    desk.qtbot.waitUntil(lambda: "already" in desk.notice.text, timeout=PATIENCE)


@pytest.mark.parametrize("name", ["none.vdb", "empty.vdb"])
def test_where_no_record_can_be_nothing_is_offered(desk: Desk, tmp_path: Path, name: str) -> None:
    (tmp_path / "empty.vdb").touch()
    desk.open(tmp_path / name)
    assert desk.banner.text
    assert not desk.banner.action.isVisible()
