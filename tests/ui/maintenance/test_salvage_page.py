from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from explorer.ui.maintenance.salvage_page import SalvagePage
from explorer.ui.maintenance.salvaging import Salvaging
from explorer.ui.session import Session
from tests.ui.conftest import PATIENCE
from tests.ui.maintenance.check_cases import CARE, damage, write_sound

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    made = QWidget()
    qtbot.addWidget(made)
    return made


def test_what_was_saved_is_reported_and_can_be_opened(
    session: Session, window: QWidget, tmp_path: Path, qtbot: QtBot
) -> None:
    salvaging = Salvaging(session, CARE, window)
    page = SalvagePage(session, salvaging, window)
    page.start()
    assert not salvaging.is_running, "nothing is open"
    target = tmp_path / "new.vdb"
    with qtbot.waitSignal(session.branch_changed, timeout=PATIENCE):
        session.open(damage(write_sound(tmp_path / "w.vdb", 40)))
    salvaging.choose = lambda _: target
    page.save.click()
    assert not page.save.isEnabled()
    qtbot.waitUntil(page.save.isEnabled, timeout=PATIENCE)
    assert page.report.toPlainText().startswith("Saved 3")
    assert "Lost: 1" in page.report.toPlainText()
    with qtbot.waitSignal(page.open_requested) as wanted:
        page.open.click()
    assert wanted.args == [target]


def test_what_was_not_saved_can_be_tried_again(session: Session, window: QWidget, tmp_path: Path, qtbot: QtBot) -> None:
    salvaging = Salvaging(session, CARE, window)
    page = SalvagePage(session, salvaging, window)
    (tmp_path / "new.vdb").touch()
    with qtbot.waitSignal(session.branch_changed, timeout=PATIENCE):
        session.open(write_sound(tmp_path / "w.vdb"))
    salvaging.choose = lambda _: tmp_path / "new.vdb"
    with qtbot.waitSignal(salvaging.failed, timeout=PATIENCE):
        page.save.click()
    assert page.save.isEnabled()
    assert page.report.isHidden()
