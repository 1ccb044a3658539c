from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget
from pytestqt.qtbot import QtBot

from explorer.ui.actions import ACTIONS, MENUS, fill_menu_bar, make_actions, show_actions, translate


def handlers(heard: list[Any]) -> dict[str, Callable[..., object]]:
    made: dict[str, Callable[..., object]] = {}
    for spec in ACTIONS:
        if spec.checkable:
            made[spec.name] = lambda on, name=spec.name: heard.append((name, on))
        else:
            made[spec.name] = lambda name=spec.name: heard.append(name)
    return made


def test_every_action_calls_its_handler_and_switches_say_their_state(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    heard: list[Any] = []
    actions = make_actions(owner, handlers(heard))
    assert list(actions) == [spec.name for spec in ACTIONS]
    for action in actions.values():
        action.trigger()
    assert heard == [(spec.name, True) if spec.checkable else spec.name for spec in ACTIONS]
    assert set(owner.actions()) == set(actions.values())


def test_an_action_without_a_handler_is_noticed_at_once(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    known = handlers([])
    del known["quit"]
    with pytest.raises(KeyError):
        make_actions(owner, known)


def test_no_key_and_no_name_is_given_twice() -> None:
    keys = Counter(key for spec in ACTIONS for key in spec.keys)
    names = Counter(spec.name for spec in ACTIONS)
    assert [key for key, times in keys.items() if times > 1] == []
    assert [name for name, times in names.items() if times > 1] == []


def test_the_menus_hold_every_action_once_in_the_order_of_the_table(qtbot: QtBot) -> None:
    owner = QWidget()
    qtbot.addWidget(owner)
    bar = QMenuBar(owner)
    actions = make_actions(owner, handlers([]))
    fill_menu_bar(bar, actions)
    menus = [action.menu() for action in bar.actions()]
    assert [action.text() for action in bar.actions()] == [translate(title) for title in MENUS.values()]
    listed = [action for menu in menus if isinstance(menu, QMenu) for action in menu.actions()]
    by_menu = [actions[spec.name] for name in MENUS for spec in ACTIONS if spec.menu == name]
    assert listed == by_menu
    assert len(listed) == len(ACTIONS)


def test_no_action_creates_a_memory() -> None:
    words = {word.strip("…&").casefold() for spec in ACTIONS for word in str(spec.text).split()}
    assert words.isdisjoint({"new", "add", "create", "insert", "paste"})


@pytest.fixture
def shown(qtbot: QtBot) -> tuple[QWidget, dict[str, QAction], list[Any]]:
    """A window that hears the keys of all actions, and what they did."""
    owner = QWidget()
    qtbot.addWidget(owner)
    heard: list[Any] = []
    actions = make_actions(owner, handlers(heard))
    owner.show()
    owner.activateWindow()
    qtbot.waitUntil(owner.isActiveWindow)
    return owner, actions, heard


def press_all(owner: QWidget, actions: dict[str, QAction]) -> None:
    for spec in ACTIONS:
        for sequence in actions[spec.name].shortcuts():
            QTest.keySequence(owner, sequence)


def test_every_key_is_heard(shown: tuple[QWidget, dict[str, QAction], list[Any]]) -> None:
    owner, actions, heard = shown
    press_all(owner, actions)
    names = [each if isinstance(each, str) else each[0] for each in heard]
    assert names == [spec.name for spec in ACTIONS for _ in spec.keys]


def test_where_nothing_can_be_changed_what_changes_is_not_there_and_its_keys_are_dead(
    shown: tuple[QWidget, dict[str, QAction], list[Any]],
) -> None:
    owner, actions, heard = shown
    show_actions(actions, can_change=False)
    changing = {spec.name for spec in ACTIONS if spec.changes}
    assert {"undo", "redo", "edit", "delete", "erase", "decide", "backups"} <= changing
    assert changing.isdisjoint({"open", "copy", "filter", "details", "history", "quit"})
    assert {name for name, action in actions.items() if not action.isVisible()} == changing
    press_all(owner, actions)
    for name in changing:
        actions[name].trigger()
    names = {each if isinstance(each, str) else each[0] for each in heard}
    assert names == {spec.name for spec in ACTIONS if spec.keys} - changing


def test_what_changes_comes_back_with_a_workspace_that_can_be_changed(
    shown: tuple[QWidget, dict[str, QAction], list[Any]],
) -> None:
    owner, actions, heard = shown
    show_actions(actions, can_change=False)
    show_actions(actions, can_change=True)
    assert all(action.isVisible() and action.isEnabled() for action in actions.values())
    QTest.keySequence(owner, actions["delete"].shortcut())
    assert heard == ["delete"]
