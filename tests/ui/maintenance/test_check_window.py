from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.store.workspace import Workspace
from explorer.ui.maintenance.check_window import PURGE, SALVAGE
from explorer.ui.maintenance.file_findings import FindingKind
from explorer.ui.session import Session
from explorer.ui.settings import CHECK_COLUMNS, CHECK_GEOMETRY, Settings
from explorer.ui.tasks import Tasks
from tests.ui.conftest import MAIN, Agent, Clock
from tests.ui.maintenance.check_cases import CARE, Checking, damage, metadata_of, write_odd, write_sound

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.fixture
def checking(session: Session, settings: Settings, qtbot: QtBot) -> Iterator[Checking]:
    made = Checking(session, settings, qtbot)
    yield made
    made.close()


def test_a_file_is_checked_when_the_window_opens(checking: Checking, tmp_path: Path) -> None:
    window = checking.open(write_odd(tmp_path / "odd.vdb"))
    assert window.windowTitle() == "Check odd.vdb"
    assert window.header.heading.text() == "Not sound: 9 finding(s)"
    assert window.tabs.tabText(0) == "Findings (10)"
    assert not window.tabs.isTabVisible(SALVAGE)
    assert window.footer.repair.text() == "Repair 4 record(s)"
    assert window.footer.words.text() == "4 of 8 repair(s) ticked; at first those that lose nothing"
    assert window.focusWidget() is window.findings.kind_list


def test_what_is_ticked_is_repaired_and_undone(checking: Checking, tmp_path: Path) -> None:
    path = write_odd(tmp_path / "odd.vdb")
    window = checking.open(path)
    before = checking.counts
    window.findings.go_to_kind(FindingKind.EXPIRED)
    QTest.keyClick(window.findings.table, Qt.Key.Key_Space)
    checking.wait(lambda: window.footer.repair.text() == "Repair 5 record(s)" and window.footer.repair.isEnabled())
    QTest.keyClick(window, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    checking.wait(lambda: window.notice.text == "Repaired 5 record(s)")
    checking.wait(lambda: "fields" not in checking.counts)
    checking.settle()
    assert set(before) - set(checking.counts) == {"fields", "times", "expired"}
    assert metadata_of(path, "odd")["confidence"] == 0.8
    assert metadata_of(path, "sale")["superseded_by"] == "system:expired"
    assert checking.counts["stale vectors"] == 2, "the vector of zeros is marked now"
    window.notice.buttons[0].click()
    checking.wait(lambda: checking.counts == before)
    assert metadata_of(path, "odd")["confidence"] == "0.8"
    assert metadata_of(path, "sale")["content"] == "The summer sale is on"
    assert "Repaired 5 record(s)" in window.notice.text


def test_while_an_agent_has_the_file_repairs_wait(
    checking: Checking, tmp_path: Path, hire: Callable[[Path], Agent]
) -> None:
    path = write_odd(tmp_path / "odd.vdb")
    window = checking.open(path)
    agent = hire(path)
    window.repair()
    checking.wait(lambda: window.footer.words.text().startswith("An agent has the file open"))
    window.findings.go_to_kind(FindingKind.FIELDS)
    checking.wait(lambda: window.findings.model.index(0, 3).data() == "a change of it waits to be written")
    assert metadata_of(path, "odd")["confidence"] == "0.8"
    agent.close()
    checking.wait(lambda: "fields" not in checking.counts)
    assert metadata_of(path, "odd")["confidence"] == 0.8


def test_what_an_agent_writes_is_seen_and_never_overwritten(
    checking: Checking, tmp_path: Path, hire: Callable[[Path], Agent]
) -> None:
    path = write_odd(tmp_path / "odd.vdb")
    window = checking.open(path)
    agent = hire(path)
    agent.change("odd", confidence="0.3")
    agent.remember("odder", "Newer", confidence="0.7")
    agent.close()
    checking.wait(lambda: checking.counts["fields"] == 3)
    checking.settle()
    window.repair()
    checking.wait(lambda: "fields" not in checking.counts)
    assert metadata_of(path, "odd")["confidence"] == 0.3
    assert metadata_of(path, "odder")["confidence"] == 0.7


def test_a_record_is_asked_for_and_vectors_are_renewed_elsewhere(
    checking: Checking, tmp_path: Path, qtbot: QtBot
) -> None:
    window = checking.open(write_odd(tmp_path / "odd.vdb"))
    window.findings.go_to_kind(FindingKind.STALE_VECTORS)
    with qtbot.waitSignal(window.key_requested) as wanted:
        window.footer.show_button.click()
    assert wanted.args == [Key(MAIN, "stale")]
    with qtbot.waitSignal(window.renew_requested):
        window.footer.renew.click()
    assert window.footer.reembed.isVisible()
    with qtbot.waitSignal(window.reembed_requested):
        window.footer.reembed.click()


def test_a_damaged_file_is_not_written_but_saved(checking: Checking, tmp_path: Path, qtbot: QtBot) -> None:
    path = damage(write_sound(tmp_path / "w.vdb", 40))
    data = path.read_bytes()
    window = checking.open(path)
    assert window.header.heading.text().startswith("Not sound")
    assert window.findings.kind is FindingKind.DAMAGE
    assert window.tabs.isTabVisible(SALVAGE)
    assert not window.tabs.isTabVisible(PURGE)
    assert not window.footer.show_button.isEnabled()
    window.footer.save.click()
    assert window.tabs.currentIndex() == SALVAGE
    window.salvaging.choose = lambda _: tmp_path / "new.vdb"
    window.salvage_page.save.click()
    checking.wait(lambda: window.notice.text.startswith("Saved 3"))
    assert CARE.examine(tmp_path / "new.vdb", lambda _: None).is_sound
    assert path.read_bytes() == data
    with qtbot.waitSignal(window.open_requested) as wanted:
        window.notice.buttons[0].click()
    assert wanted.args == [tmp_path / "new.vdb"]


def test_read_only_nothing_is_ticked(
    tasks: Tasks, clock: Clock, settings: Settings, tmp_path: Path, qtbot: QtBot
) -> None:
    session = Session(tasks, clock, Workspace)
    checking = Checking(session, settings, qtbot)
    window = checking.open(write_odd(tmp_path / "odd.vdb"))
    window.findings.go_to_kind(FindingKind.FIELDS)
    assert window.findings.model.index(0, 0).data(Qt.ItemDataRole.CheckStateRole) is None
    assert window.footer.repair.isHidden()
    assert "open for reading only" in window.footer.words.text()
    checking.close()
    session.close()


def test_the_check_can_be_stopped_and_begun_again(checking: Checking, tmp_path: Path) -> None:
    window = checking.open(write_odd(tmp_path / "odd.vdb"))
    checking.care.free.clear()
    window.check()
    window.header.strip.stop()
    checking.wait(lambda: window.notice.text.startswith("The check was stopped"))
    checking.care.free.set()
    assert window.checked is not None
    window.notice.buttons[0].click()
    assert window.header.strip.is_running
    QTest.keyClick(window, Qt.Key.Key_F5)
    checking.settle()
    assert window.checked.count == 10


def test_its_size_is_remembered_and_it_goes_with_the_workspace(
    checking: Checking, settings: Settings, tmp_path: Path, qtbot: QtBot
) -> None:
    window = checking.open(write_odd(tmp_path / "odd.vdb"))
    assert window.minimumSizeHint().width() <= 1_024
    assert window.minimumSizeHint().height() <= 700
    with qtbot.waitSignal(window.closed):
        checking.session.open(write_sound(tmp_path / "other.vdb"))
    assert not settings.bytes(CHECK_GEOMETRY).isEmpty()
    assert not settings.bytes(CHECK_COLUMNS).isEmpty()
