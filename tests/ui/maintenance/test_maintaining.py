from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.ui.main_window import MainWindow
from explorer.ui.maintenance.check_window import CheckWindow
from explorer.ui.maintenance.maintaining import CHECK, WINDOWS
from tests.ui.conftest import PATIENCE, OpenWindow
from tests.ui.maintenance.check_cases import CARE, damage, write_odd, write_sound

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


@pytest.mark.parametrize("name", [name for name in WINDOWS if name != CHECK])
def test_each_window_is_opened_once_and_goes_when_it_is_closed(window: MainWindow, qtbot: QtBot, name: str) -> None:
    window.actions_by_name[name].trigger()
    shown = window.maintaining.windows[name]
    assert shown.isVisible()
    window.actions_by_name[name].trigger()
    assert window.maintaining.windows == {name: shown}
    qtbot.waitUntil(lambda: window.session.tasks.is_idle, timeout=PATIENCE)
    shown.close()
    assert window.maintaining.windows == {}


def test_they_go_with_the_workspace(window: MainWindow, workspace: Path, qtbot: QtBot) -> None:
    window.maintaining.open("consolidate")
    with qtbot.waitSignal(window.session.opened, timeout=PATIENCE):
        window.open(workspace)
    assert window.maintaining.windows == {}


def test_nothing_is_maintained_before_a_workspace_is_open(open_window: OpenWindow) -> None:
    window = open_window()
    for name in WINDOWS:
        window.maintaining.open(name)
    assert window.maintaining.windows == {}
    assert not window.toolbar.maintain.isVisible()


def test_without_care_no_file_is_checked(window: MainWindow) -> None:
    window.maintaining.open(CHECK)
    assert window.maintaining.windows == {}


def test_a_window_asks_for_a_record(window: MainWindow, qtbot: QtBot) -> None:
    window.maintaining.open("decay")
    key = Key("project:main", "cache")
    window.maintaining.key_requested.emit(key)
    qtbot.waitUntil(lambda: window.details.key == key, timeout=PATIENCE)
    menu = window.toolbar.maintain.menu()
    assert menu is not None
    names = ["Decay…", "Consolidate…", "Harmonise…", "Check file…", "Re-embed all…"]
    assert [action.text() for action in menu.actions()] == names


def test_the_file_is_checked_and_a_damaged_one_saved_from_the_window(
    open_window: OpenWindow, tmp_path: Path, qtbot: QtBot
) -> None:
    window = open_window(write_odd(tmp_path / "odd.vdb"), care=CARE)
    window.actions_by_name[CHECK].trigger()
    shown = window.maintaining.windows[CHECK]
    assert isinstance(shown, CheckWindow)
    qtbot.waitUntil(lambda: shown.checked is not None, timeout=PATIENCE)
    shown.key_requested.emit(Key("project:main", "stale"))
    qtbot.waitUntil(lambda: window.details.key == Key("project:main", "stale"), timeout=PATIENCE)
    damaged = damage(write_sound(tmp_path / "damaged.vdb", 40))
    with qtbot.waitSignal(window.session.opened, timeout=PATIENCE):
        window.open(damaged)
    assert window.banner.action.isVisible()
    saved = damaged.with_name("saved.vdb")
    CARE.salvage(damaged, saved, lambda _: None)
    with qtbot.waitSignal(window.session.opened, timeout=PATIENCE):
        window.maintaining.open_requested.emit(saved)
    assert window.session.path == saved
    assert window.banner.isHidden()
