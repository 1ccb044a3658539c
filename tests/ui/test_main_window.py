from __future__ import annotations

import re
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QMimeData, Qt, QTimer
from PySide6.QtGui import QAccessible, QDesktopServices, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFileDialog,
    QHeaderView,
    QInputDialog,
    QLineEdit,
    QMenu,
    QMessageBox,
    QPushButton,
    QScrollBar,
    QTextEdit,
    QToolButton,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from explorer import __version__
from explorer.memory.keys import Key as MemoryKey
from explorer.memory.query import Facet
from explorer.ui.actions import ACTIONS, FACT_MENU, POLICY_MENU, SELECTION_KEYS
from explorer.ui.branches.target_dialog import TargetDialog
from explorer.ui.dialogs.decide import DecideDialog
from explorer.ui.dialogs.erase import EraseDialog
from explorer.ui.dialogs.preferences import HistoryDialog
from explorer.ui.dialogs.supersede import SupersedeDialog
from explorer.ui.docks.docks import DETAILS
from explorer.ui.embedding.model_dialog import ModelDialog
from explorer.ui.key_sheet import KeySheet
from explorer.ui.main_window import MainWindow
from explorer.ui.saved_filters import Selection
from explorer.ui.settings import ALL, FOLLOW_GIT, GEOMETRY, LAYOUT, Settings
from explorer.ui.theme import DARK, LIGHT, Tones, apply_theme
from explorer.ui.widgets.empty_state import EmptyState
from tests.ui.conftest import PATIENCE, Agent, OpenWindow, ids, opened, read
from tests.ui.driving import DELETE, SHIFT, Driver, drop, files, lineages, press, raw_keys, text, typed

Hire = Callable[[Path], Agent]
Key, Control = Qt.Key, Qt.KeyboardModifier.ControlModifier


def settle(window: MainWindow, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: window.session.tasks.is_idle, timeout=PATIENCE)


def test_without_a_file_the_welcome_page_is_shown(open_window: OpenWindow) -> None:
    window = open_window()
    assert window.welcome.isVisible()
    assert not window.tabs.isVisible()
    assert not window.docks[DETAILS].isVisible()
    assert window.windowTitle() == "Memory Explorer"
    assert window.banner.isHidden()


def test_an_opened_file_is_shown_and_remembered_and_left_as_it_was(
    open_window: OpenWindow, workspace: Path, settings: Settings
) -> None:
    before = [(path.name, path.stat().st_size, path.stat().st_mtime_ns) for path in workspace.parent.iterdir()]
    window = open_window(workspace)
    assert window.tabs.isVisible()
    assert window.docks[DETAILS].isVisible()
    assert window.tabs.facts.table.hasFocus()
    assert window.windowTitle() == "team.vdb · Memory Explorer"
    assert settings.recent == [workspace]
    window.close()
    assert [(path.name, path.stat().st_size, path.stat().st_mtime_ns) for path in workspace.parent.iterdir()] == before


def test_the_file_dialog_opens_a_file(
    open_window: OpenWindow, workspace: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    window = open_window()
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: ("", ""))
    window.actions_by_name["open"].trigger()
    assert window.session.tasks.is_idle
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(workspace), "x"))
    window.actions_by_name["open"].trigger()
    opened(window, qtbot)
    assert window.session.path == workspace


def test_the_demo_is_asked_for_and_a_copy_of_it_is_not_remembered(
    open_window: OpenWindow, workspace: Path, settings: Settings, qtbot: QtBot
) -> None:
    window = open_window()
    for ask in (window.actions_by_name["demo"].trigger, window.welcome.demo_requested.emit):
        with qtbot.waitSignal(window.demo_requested):
            ask()
    window.open(workspace, remember=False)
    opened(window, qtbot)
    assert settings.recent == []
    window.close()


def test_forgetting_empties_the_welcome_page_too(open_window: OpenWindow, settings: Settings, qtbot: QtBot) -> None:
    settings.remember_file(Path("/gone/a.vdb"))
    window = open_window()
    qtbot.waitUntil(lambda: len(window.welcome.findChildren(QPushButton)) == 3)
    window.actions_by_name["forget"].trigger()
    qtbot.waitUntil(lambda: len(window.welcome.findChildren(QPushButton)) == 2)
    assert settings.recent == []


def write_bad(path: Path, kind: str, good: Path) -> Path:
    bad = path / "bad.vdb"
    content = {
        "empty": b"",
        "foreign": b"SQLite format 3\x00" + bytes(100),
        "newer": b"VDB1\x08\x00" + bytes(40),
        "cut": good.read_bytes()[:9],
        "log": b"VWL1" + bytes(20),
    }
    if kind == "folder":
        bad.mkdir()
    elif kind != "missing":
        bad.write_bytes(content[kind])
    return bad


@pytest.mark.parametrize(
    ("kind", "sentence"),
    [
        ("missing", "There is no file “bad.vdb”"),
        ("folder", "“bad.vdb” is a folder"),
        ("empty", "is empty (0 bytes)"),
        ("foreign", "is no vectlite workspace"),
        ("newer", "has format version 8"),
        ("cut", "is cut off after 9 bytes"),
        ("log", "is the log of a workspace"),
    ],
)
def test_what_cannot_be_opened_is_said_in_a_sentence_and_what_was_open_stays(
    window: MainWindow, workspace: Path, tmp_path: Path, settings: Settings, qtbot: QtBot, kind: str, sentence: str
) -> None:
    bad = write_bad(tmp_path, kind, workspace)
    window.open(bad)
    qtbot.waitUntil(window.banner.isVisible, timeout=PATIENCE)
    assert sentence in window.banner.text
    assert "Traceback" not in window.banner.text
    assert len(ids(window)) == 12
    assert window.windowTitle() == "team.vdb · Memory Explorer"
    assert settings.recent == [workspace]
    window.open(workspace)
    assert window.banner.isHidden()


def test_the_sentence_stays_while_an_agent_goes_on_writing(
    window: MainWindow, workspace: Path, tmp_path: Path, hire: Hire, qtbot: QtBot
) -> None:
    agent = hire(workspace)
    agent.remember("one", "Just learned")
    qtbot.waitUntil(lambda: "one" in ids(window), timeout=PATIENCE)
    window.open(tmp_path / "missing.vdb")
    qtbot.waitUntil(window.banner.isVisible, timeout=PATIENCE)
    agent.remember("two", "Learned after that")
    qtbot.waitUntil(lambda: "two" in ids(window), timeout=PATIENCE)
    with qtbot.waitSignal(window.session.activity_changed, timeout=PATIENCE):
        pass
    assert window.banner.isVisible()
    assert "There is no file “missing.vdb”" in window.banner.text


@pytest.mark.parametrize("kind", ["missing", "foreign", "empty"])
def test_a_file_that_breaks_while_it_is_open_is_told_and_recovers(
    window: MainWindow, workspace: Path, qtbot: QtBot, kind: str
) -> None:
    good = workspace.read_bytes()
    if kind == "missing":
        workspace.unlink()
    else:
        workspace.write_bytes(b"" if kind == "empty" else b"something else altogether")
    qtbot.waitUntil(window.banner.isVisible, timeout=PATIENCE)
    assert "“team.vdb”" in window.banner.text
    assert window.banner.text.endswith("What was read before is still shown.")
    assert len(ids(window)) == 12
    assert read(window, "cache", qtbot).startswith("Redis caches")
    workspace.write_bytes(good)
    qtbot.waitUntil(window.banner.isHidden, timeout=PATIENCE)
    assert len(ids(window)) == 12
    agent = Agent(workspace)
    agent.remember("new", "Just learned")
    agent.close()
    qtbot.waitUntil(lambda: "new" in ids(window), timeout=PATIENCE)


def test_damage_is_told_once_with_what_could_be_read(
    open_window: OpenWindow, workspace: Path, hire: Hire, qtbot: QtBot
) -> None:
    data = workspace.read_bytes()
    workspace.write_bytes(data[: len(data) // 2])
    window = open_window(workspace)
    qtbot.waitUntil(window.banner.isVisible, timeout=PATIENCE)
    assert "Part of this file is damaged" in window.banner.text
    assert "team.vdb" in window.banner.text
    assert 0 < len(ids(window)) < 12
    window.banner.findChild(QPushButton).click()  # type: ignore[union-attr]
    workspace.touch()
    with qtbot.waitSignal(window.session.refreshed, timeout=PATIENCE):
        pass
    assert window.banner.isHidden(), "what a person closed does not come back by itself"


TARGETS: dict[str, Callable[[MainWindow], QWidget]] = {
    "window": lambda window: window,
    "table": lambda window: window.tabs.facts.table.viewport(),
    "filter": lambda window: window.toolbar.filter,
    "text": lambda window: window.details.text.viewport(),
    "policies": lambda window: window.tabs.policies.tree.viewport(),
    "graph": lambda window: window.tabs.graph.canvas.viewport(),  # type: ignore[union-attr]
    "search": lambda window: window.tabs.graph.toolbar.search,  # type: ignore[union-attr]
}


@pytest.mark.parametrize("target", list(TARGETS))
def test_a_workspace_can_be_dropped_anywhere(
    window: MainWindow, workspace: Path, many: Path, qtbot: QtBot, target: str
) -> None:
    window.tabs.setCurrentIndex({"policies": 1, "graph": 2, "search": 2}.get(target, 0))
    assert drop(TARGETS[target](window), files(many))
    qtbot.waitUntil(lambda: window.travel.arrivals.window is not None, timeout=PATIENCE)
    compared = window.travel.arrivals.window
    assert compared is not None
    assert compared.review.encounter.other.snapshot.file.path == many
    assert window.session.path == workspace, "what is dropped is compared, not opened"
    assert window.toolbar.filter.text() == ""


def test_where_none_is_open_a_workspace_that_is_dropped_is_opened(
    open_window: OpenWindow, many: Path, qtbot: QtBot
) -> None:
    window = open_window()
    assert drop(window, files(many))
    opened(window, qtbot)
    assert window.session.path == many
    assert window.travel.arrivals.window is None


def test_another_file_that_is_dropped_is_said_to_be_none(window: MainWindow, tmp_path: Path, qtbot: QtBot) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("just some notes")
    assert drop(window, files(notes))
    qtbot.waitUntil(window.banner.isVisible, timeout=PATIENCE)
    assert "“notes.txt” is no vectlite workspace" in window.banner.text
    assert len(ids(window)) == 12


def test_what_is_no_local_file_is_not_taken(window: MainWindow) -> None:
    assert not drop(window, text("some text"))
    assert not drop(window, files("https://example.org/a.vdb"))
    assert drop(window, files("https://example.org/a.vdb", window.session.path or Path()))


def test_tabs_filter_and_list_by_keys(window: MainWindow, qtbot: QtBot) -> None:
    for key, tab in ((Key.Key_2, 1), (Key.Key_3, 2), (Key.Key_1, 0)):
        press(key, Control)
        assert window.tabs.currentIndex() == tab
    window.tabs.focus_list()
    press("j")
    press("j")
    press("k")
    assert window.tabs.facts.table.currentIndex().row() == 1
    press("/")
    assert window.toolbar.filter.hasFocus()
    assert window.toolbar.filter.text() == ""
    for letter in "redis":
        press(letter)
    qtbot.waitUntil(lambda: ids(window) == ["cache"], timeout=PATIENCE)
    press(Key.Key_Escape)
    assert window.tabs.facts.table.hasFocus()
    assert window.toolbar.filter.text() == "redis"
    press(Key.Key_F, Control)
    assert window.toolbar.filter.hasFocus()
    assert window.toolbar.filter.selectedText() == "redis"
    press(Key.Key_F, Control | Qt.KeyboardModifier.ShiftModifier)
    qtbot.waitUntil(lambda: len(ids(window)) == 12, timeout=PATIENCE)
    assert window.toolbar.filter.text() == ""


def test_enter_goes_to_details_and_f9_closes_them(window: MainWindow) -> None:
    window.docks[DETAILS].hide()
    assert not window.actions_by_name["details"].isChecked()
    press(Key.Key_Return)
    assert window.docks[DETAILS].isVisible()
    assert window.details.hasFocus()
    assert window.actions_by_name["details"].isChecked()
    press(Key.Key_F9)
    assert not window.docks[DETAILS].isVisible()


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_a_question_mark_shows_all_keys(window: MainWindow, qtbot: QtBot) -> None:
    shown: list[bool] = []

    def close() -> None:
        sheet = QApplication.activeModalWidget()
        shown.append(isinstance(sheet, KeySheet))
        if sheet is not None:
            sheet.close()

    QTimer.singleShot(100, close)
    press("?")
    assert shown == [True]


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
def test_ctrl_b_opens_the_branch_menu(window: MainWindow, qtbot: QtBot) -> None:
    shown: list[bool] = []

    def close() -> None:
        popup = QApplication.activePopupWidget()
        shown.append(popup is window.toolbar.branch.switcher)
        if popup is not None:
            popup.close()

    QTimer.singleShot(100, close)
    press(Key.Key_B, Control)
    qtbot.waitUntil(lambda: shown == [True], timeout=PATIENCE)


def test_f5_looks_for_changes_at_once(window: MainWindow, workspace: Path, hire: Hire, qtbot: QtBot) -> None:
    window.session._timer.stop()
    agent = hire(workspace)
    agent.remember("new", "Just learned")
    press(Key.Key_F5)
    qtbot.waitUntil(lambda: "new" in ids(window), timeout=PATIENCE)


def test_copy_takes_all_selected_facts_as_markdown(window: MainWindow) -> None:
    table = window.tabs.facts.table
    QGuiApplication.clipboard().setText("before")
    table.clearSelection()
    press(Key.Key_C, Control | Qt.KeyboardModifier.ShiftModifier)
    assert QGuiApplication.clipboard().text() == "before"
    press("j")
    press("j")
    assert ids(window)[table.currentIndex().row()] == "cache"
    press(Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    press(Key.Key_C, Control | Qt.KeyboardModifier.ShiftModifier)
    assert QGuiApplication.clipboard().text() == (
        "- **cache** Redis caches the sessions of the shop (data, confidence 0.40)\n"
        "- **release** Deploys go out on Tuesdays (deploy, confidence 0.80)\n"
    )
    assert window.status.currentMessage() == "2 fact(s) copied"


def test_compact_rows_by_menu(window: MainWindow) -> None:
    window.actions_by_name["compact"].trigger()
    assert window.tabs.facts.table.rowHeight(0) == 22


def test_about_names_the_version(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    monkeypatch.setattr(QMessageBox, "about", lambda *words: said.append(words[2]))
    window.actions_by_name["about"].trigger()
    assert __version__ in said[0]


def test_the_next_window_is_as_this_one_was(open_window: OpenWindow, workspace: Path, qtbot: QtBot) -> None:
    first = open_window(workspace)
    # The offscreen platform's screen is 800 wide, and the toolbar of a workspace nearly as wide.
    first.resize(796, 700)
    first.docks[DETAILS].hide()
    first.session.choose_branch("feature/auth")
    header = first.tabs.facts.table.horizontalHeader()
    header.moveSection(header.visualIndex(2), 0)
    first.actions_by_name["compact"].trigger()
    first.close()
    second = open_window(workspace)
    assert second.size() == first.size()
    assert not second.docks[DETAILS].isVisible()
    assert not second.session.follows_git
    assert second.tabs.facts.table.horizontalHeader().visualIndex(2) == 0
    assert second.tabs.facts.table.rowHeight(0) == 22
    assert second.actions_by_name["compact"].isChecked()


def test_damaged_settings_count_as_none(open_window: OpenWindow, workspace: Path, settings: Settings) -> None:
    for setting in ALL:
        settings._store.setValue(setting.name, "nonsense")
    settings.set(GEOMETRY, QByteArray(b"\x01\xd9nonsense"))
    settings.set(LAYOUT, QByteArray(b"nonsense"))
    window = open_window(workspace)
    assert len(ids(window)) == 12
    assert window.docks[DETAILS].isVisible()
    assert settings.flag(FOLLOW_GIT, default=True) is False


@pytest.mark.parametrize(("name", "expected"), [("dark", DARK), ("light", LIGHT)])
def test_a_change_of_theme_reaches_every_view(
    window: MainWindow, qapp: QApplication, qtbot: QtBot, name: str, expected: Tones
) -> None:
    apply_theme(qapp, "light" if name == "dark" else "dark")
    read(window, "db~2", qtbot)
    for tab in range(window.tabs.count()):
        window.tabs.setCurrentIndex(tab)
        apply_theme(qapp, name)
        QApplication.processEvents()
        image = window.tabs.grab().toImage()
        counts: dict[str, int] = {}
        for x in range(0, image.width(), 8):
            for y in range(0, image.height(), 8):
                color = image.pixelColor(x, y).name()
                counts[color] = counts.get(color, 0) + 1
        assert max(counts, key=lambda color: counts[color]) in (expected.base, expected.window)


@pytest.mark.parametrize("size", [(1024, 700), (800, 600)])
def test_nothing_is_cut_off_in_a_small_window(
    open_window: OpenWindow, workspace: Path, qtbot: QtBot, size: tuple[int, int]
) -> None:
    window = open_window(workspace)
    window.resize(*size)
    QApplication.processEvents()
    assert (window.width(), window.height()) == size, "no part asks for more room than there is"
    for tab in range(window.tabs.count()):
        window.tabs.setCurrentIndex(tab)
        QApplication.processEvents()
        assert (window.width(), window.height()) == size
    table = window.tabs.facts.table
    assert table.columnWidth(1) >= 260 or table.viewport().width() < 500


CREATING = re.compile(r"\b(new|add|create|insert|paste|import)\b", re.IGNORECASE)


def walk(window: MainWindow) -> Iterator[str]:
    """Every text on a control: buttons, actions, and what menus hold once they are opened."""
    for button in window.findChildren(QAbstractButton):
        yield button.text()
        yield button.toolTip()
    for menu in window.findChildren(QMenu):
        menu.aboutToShow.emit()
        yield menu.title()
        for action in menu.actions():
            yield action.text()
    for action in window.actions_by_name.values():
        yield action.text()
    for action in window.tabs.facts.table.column_menu(window).actions():
        yield action.text()
    for line in window.findChildren(QLineEdit):
        yield line.placeholderText()


def test_no_control_creates_a_memory(open_window: OpenWindow, tmp_path: Path, workspace: Path, qtbot: QtBot) -> None:
    empty = tmp_path / "empty.vdb"
    Agent(empty).close()
    for path in (None, empty, workspace):
        window = open_window(path)
        for tab in range(window.tabs.count()):
            window.tabs.setCurrentIndex(tab)
        texts = list(walk(window))
        settle(window, qtbot)
        assert len([text for text in texts if text]) > 30
        assert [text for text in texts if CREATING.search(text)] == []


def controls(window: MainWindow) -> Iterator[QWidget]:
    """Everything that a person can operate, without the parts that Qt puts into its own controls."""
    for widget in window.findChildren(QWidget):
        is_control = isinstance(
            widget,
            QAbstractButton
            | QLineEdit
            | QAbstractItemView
            | QTextEdit
            | QComboBox
            | QAbstractSpinBox
            | QAbstractSlider,
        )
        is_part = isinstance(widget, QScrollBar | QHeaderView) or isinstance(widget.parent(), QLineEdit)
        is_part = is_part or widget.objectName().startswith("qt_") or type(widget.parent()).__name__ == "QTabBar"
        is_part = is_part or (type(widget) is QAbstractButton and isinstance(widget.parent(), QAbstractItemView))
        # The list that a combo box opens.
        holder = widget.parent()
        is_part = is_part or isinstance(holder and holder.parent(), QComboBox)
        if is_control and not is_part:
            yield widget


def test_every_control_has_a_name_for_a_screen_reader(window: MainWindow, qtbot: QtBot) -> None:
    for tab in range(window.tabs.count()):
        window.tabs.setCurrentIndex(tab)
    window.tabs.facts.facets.select(Selection(facets={Facet.DOMAIN: frozenset({"data"})}))
    window.banner.say("something")
    # What is said on the buttons for many facts, where many are selected.
    window.tabs.setCurrentIndex(0)
    window.tabs.facts.table.selectAll()
    found = list(controls(window))
    assert len(found) > 25
    nameless = [widget for widget in found if not _name(widget) and _is_used(widget)]
    assert nameless == []


def _name(widget: QWidget) -> str:
    return str(QAccessible.queryAccessibleInterface(widget).text(QAccessible.Text.Name))


def _is_used(widget: QWidget) -> bool:
    """Whether it is shown at times: the empty state's parts are named by what they are told."""
    is_told = isinstance(widget.parent(), EmptyState) and isinstance(widget, QPushButton | QLineEdit)
    return not (is_told and not widget.property("text"))


def test_what_can_be_clicked_can_be_reached_by_key(window: MainWindow) -> None:
    for tab in range(window.tabs.count()):
        window.tabs.setCurrentIndex(tab)
    for widget in controls(window):
        if isinstance(widget, QToolButton) and widget.isVisible() and widget.objectName() != "qt_toolbar_ext_button":
            assert widget.focusPolicy() & Qt.FocusPolicy.TabFocus, widget


def test_closing_while_a_job_runs_ends_at_once(open_window: OpenWindow, workspace: Path, qtbot: QtBot) -> None:
    window = open_window(workspace)

    def work(report: Callable[[float], None]) -> None:
        while True:
            report(0.5)
            time.sleep(0.001)

    window.session.tasks.run("endless", work, lambda _: None, lambda _: None)
    begin = time.monotonic()
    window.close()
    window.session.tasks.close()
    assert time.monotonic() - begin < 1.0


def test_a_copy_beside_it_is_another_workspace(window: MainWindow, workspace: Path, qtbot: QtBot) -> None:
    copy = workspace.with_name("copy of team.vdb")
    shutil.copyfile(workspace, copy)
    window.open(copy)
    qtbot.waitUntil(lambda: window.windowTitle().startswith("copy of team.vdb"), timeout=PATIENCE)
    opened(window, qtbot)
    workspace.unlink()
    window.session.refresh()
    qtbot.waitUntil(lambda: window.session.tasks.is_idle, timeout=PATIENCE)
    assert window.banner.isHidden()


def test_a_row_has_a_menu_with_what_can_be_done(window: MainWindow) -> None:
    table = window.tabs.facts.table
    assert table.contextMenuPolicy() is Qt.ContextMenuPolicy.ActionsContextMenu
    assert [action.text() for action in table.actions()] == [
        "Edit the text", "Edit the topic", "Edit the domain", "Edit the confidence", "Pin or unpin",
        "Replace by an existing fact…", "Move to another branch…", "Copy to another branch…", "Delete", "Restore",
        "Erase permanently…", "Copy as Markdown", "Timeline of the topic", "Why would an agent not get this?",
        "Details",
    ]  # fmt: skip


def test_every_action_is_there_with_its_keys_and_is_handled(window: MainWindow) -> None:
    handlers = window._handlers()
    assert set(handlers) == set(window.actions_by_name) == {spec.name for spec in ACTIONS}
    changing = {spec.name for spec in ACTIONS if spec.changes}
    assert set(window.corrections._performers) == changing
    for name in FACT_MENU + POLICY_MENU + SELECTION_KEYS:
        assert name in window.actions_by_name


def test_a_click_on_the_trash_shows_deleted_facts_from_every_tab(window: MainWindow, qtbot: QtBot) -> None:
    for tab in range(window.tabs.count()):
        window.tabs.setCurrentIndex(tab)
        window.toolbar.filter.setText("redis")
        window.toolbar.trash.click()
        assert window.tabs.currentIndex() == 0
        qtbot.waitUntil(lambda: ids(window) == ["gone"], timeout=PATIENCE)
        assert window.toolbar.filter.text() == ""


def test_a_key_for_a_tab_gives_its_list_the_keyboard(window: MainWindow) -> None:
    window.docks.go_to("notes")
    press(Key.Key_1, Control)
    assert window.tabs.facts.table.hasFocus()
    press(Key.Key_2, Control)
    assert window.tabs.policies.tree.hasFocus()


def test_the_keys_for_grants_are_heard_in_the_table_of_access(
    open_window: OpenWindow, workspace: Path, qtbot: QtBot
) -> None:
    agent = Agent(workspace)
    agent.remember("g1", "", "__grants__", role="coder", domain="data", permission="write")
    agent.close()
    ana = Driver(open_window(workspace), qtbot)
    access = ana.window.docks.access
    ana.window.docks.go_to("access")
    ana.wait(lambda: access.model.index_of("data", "coder").isValid())
    access.table.setCurrentIndex(access.model.index_of("data", "coder"))
    press("r")
    ana.settle()
    assert ana.stored("g1", "__grants__")["permission"] == "read"


CREATED = "A brand new memory"
FORMATS: dict[str, Callable[[Path], QMimeData]] = {
    "text": lambda _: text(CREATED),
    "json as text": lambda _: text(f'{{"id": "created", "content": "{CREATED}", "namespace": "project:main"}}'),
    "json": lambda _: typed("application/json", f'{{"id": "created", "content": "{CREATED}"}}'.encode()),
    "html": lambda _: typed("text/html", f"<p>{CREATED}</p>".encode()),
    "keys that are nowhere": lambda _: raw_keys(b'[["project:main", "created"], ["__notes__", "created"]]'),
    "keys of the system": lambda _: raw_keys(b'[["__conflicts__", "c1"], ["__notes__", "n1"], ["__skills__", "s1"]]'),
    "keys": lambda _: raw_keys(b'[["project:main", "ticket"], ["__policies__", "p-on"]]'),
    "a file": lambda folder: files(folder / "notes.txt"),
    "a missing file": lambda folder: files(folder / "missing.vdb"),
    "an address": lambda _: files("https://example.org/a.vdb"),
}


@pytest.fixture
def full(workspace: Path) -> Path:
    """The workspace with a record of every kind."""
    agent = Agent(workspace)
    agent.remember("n1", "Ask Ana first", "__notes__", agent_id="coder")
    agent.remember("s1", "Review every change", "__skills__", name="review", description="How to review")
    agent.remember("d1", "", "__domains__", name="data")
    agent.remember("g1", "", "__grants__", role="coder", domain="data", permission="write")
    agent.close()
    workspace.with_name("notes.txt").write_text(CREATED)
    return workspace


@pytest.fixture
def walker(open_window: OpenWindow, full: Path, qtbot: QtBot) -> Iterator[Driver]:
    """A window on it; whatever is done there, nothing is created: what was moved or copied keeps its id."""
    ana = Driver(open_window(full), qtbot)
    ana.settle()
    before = lineages(full)
    assert {namespace for namespace, _ in before} >= {"project:main", "__policies__", "__notes__", "__skills__"}
    yield ana
    # Qt must not find an object of Python's on the clipboard when it ends.
    QGuiApplication.clipboard().setText("")
    ana.facts.table.finish_editing()
    ana.settle()
    known = {record_id for namespace, record_id in before if not namespace.startswith("__")}
    new = lineages(full) - before
    assert {record_id.partition("@")[0] for _, record_id in new} <= known
    assert not any(namespace.startswith("__") for namespace, _ in new)
    assert CREATED.encode() not in b"".join(path.read_bytes() for path in full.parent.glob("*.vdb*"))


def answer_dialogs(monkeypatch: pytest.MonkeyPatch, ana: Driver, *, accept: bool) -> None:
    """Have every dialog answered at once, as far as it can be."""

    def decide(dialog: DecideDialog) -> int:
        dialog.take(True)
        return int(accept)

    def supersede(dialog: SupersedeDialog) -> int:
        ana.be_answered()
        if accept:
            dialog.accept()
        else:
            dialog.reject()
        return dialog.result()

    def choose_target(dialog: TargetDialog) -> int:
        dialog.show()
        ana.be_answered()
        (dialog.accept if accept else dialog.reject)()
        return dialog.result()

    path = str(ana.path) if accept else ""
    monkeypatch.setattr(EraseDialog, "exec", lambda _: int(accept))
    monkeypatch.setattr(DecideDialog, "exec", decide)
    monkeypatch.setattr(SupersedeDialog, "exec", supersede)
    monkeypatch.setattr(HistoryDialog, "exec", lambda _: int(accept))
    monkeypatch.setattr(ModelDialog, "exec", lambda _: int(accept))
    monkeypatch.setattr(KeySheet, "exec", lambda _: int(accept))
    monkeypatch.setattr(QMessageBox, "about", lambda *_: None)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (path, ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileNames", lambda *_: ([path] if path else [], ""))
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    monkeypatch.setattr(QInputDialog, "getText", lambda *_: (CREATED, accept))
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda _: True)
    monkeypatch.setattr(TargetDialog, "exec", choose_target)


def lists(ana: Driver) -> dict[str, QWidget]:
    """What the keyboard can be in, by name; each is shown and has something selected where there is something."""
    docks, graph = ana.window.docks, ana.window.tabs.graph
    assert graph is not None
    return {
        "facts": ana.facts.table,
        "policies": ana.policies.tree,
        "graph": graph.canvas,
        "details": ana.details,
        "activity": docks.activity.list,
        "notes": docks.notes.list,
        "access": docks.access.table,
        "conflicts": docks.conflicts.list,
        "agent": docks.agent.search.lists.main.view,
    }


def go_to_list(ana: Driver, name: str) -> QWidget:
    ana.facts.table.finish_editing()
    tab = {"facts": 0, "policies": 1, "graph": 2}.get(name)
    if tab is None:
        ana.window.docks.go_to(name)
    else:
        ana.window.tabs.setCurrentIndex(tab)
    target = lists(ana)[name]
    if name == "agent":
        search = ana.window.docks.agent.search
        search.ask("Redis caches")
        ana.wait(lambda: search.lists.main.current is not None)
    target.setFocus()
    if isinstance(target, QAbstractItemView) and not target.currentIndex().isValid():
        parent = target.model().index(0, 0)
        child = target.model().index(0, 0, parent)
        target.setCurrentIndex(child if child.isValid() else parent)
    if name == "conflicts":
        # As a person who goes back to the list: out of an editor by Esc, out of the timeline by its key.
        conflicts = ana.window.docks.conflicts
        for editing in conflicts.page.editing.values():
            editing.card.editor.left.emit()
        conflicts.show_timeline(shown=False)
        target.setFocus()
    if name == "access":
        walked = ana.window.docks.access
        walked.table.setCurrentIndex(walked.model.index_of("data", "coder"))
    return target


def build_graph(ana: Driver) -> None:
    ana.window.tabs.setCurrentIndex(2)
    ana.wait(lambda: ana.window.tabs.graph is not None and ana.window.tabs.graph.canvas.shown is not None)
    ana.window.tabs.setCurrentIndex(0)


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize("accept", [False, True], ids=["no", "yes"])
@pytest.mark.parametrize("tab", range(3))
def test_no_action_creates_a_memory(walker: Driver, monkeypatch: pytest.MonkeyPatch, tab: int, accept: bool) -> None:
    answer_dialogs(monkeypatch, walker, accept=accept)
    build_graph(walker)
    for spec in ACTIONS:
        if spec.name == "quit":
            continue
        walker.select(ids(walker.window)[0])
        walker.policies.select_key(MemoryKey("__policies__", "p-on"))
        walker.window.tabs.setCurrentIndex(tab)
        walker.window.tabs.focus_list()
        if tab == 2:
            walker.details.show_key(MemoryKey("project:main", "cache"))
            walker.be_answered()
        walker.window.actions_by_name[spec.name].trigger()
        if spec.name in ("topic", "domain", "confidence") and walker.facts.table.is_editing:
            press("7")
            walker.leave_cell()
        walker.be_answered()
        walker.wait(lambda: walker.window.session.tasks.is_idle or walker.writes.is_writing)
    walker.settle()
    assert walker.steps > 0, "something was done"


def test_no_entry_of_a_menu_creates_a_memory(walker: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_dialogs(monkeypatch, walker, accept=True)
    build_graph(walker)
    walker.select("cache")
    press("p")
    walker.settle()
    activity = walker.window.docks.activity
    activity.select_step(walker.writes.standing.steps[0].change.id)
    done = 0
    named = set(walker.window.actions_by_name.values())
    for menu in [
        *walker.window.findChildren(QMenu),
        activity.step_menu(),
        walker.facts.table.column_menu(walker.window),
    ]:
        if not isValid(menu):
            continue
        menu.aboutToShow.emit()
        walker.be_answered()
        for text_of_entry in [action.text() for action in menu.actions() if action not in named]:
            # An entry may have its menu filled anew.
            menu.aboutToShow.emit()
            walker.be_answered()
            for action in menu.actions():
                if action.text() == text_of_entry and action.isEnabled() and action.menu() is None:
                    action.trigger()
                    done += 1
                    break
            walker.be_answered()
    for action in (*walker.facts.table.actions(), *walker.policies.tree.actions()):
        assert action in named
    assert done > 60
    walker.settle()


LETTERS = "abcdefghijklmnopqrstuvwxyz0123456789+-*/?., "
NAMED = ("Return", "Enter", "Space", "Backspace", "Insert", "Delete", "F2", "F3", "F4", "F6", "F7", "F8", "F11", "F12",
         "Home", "End", "PageUp", "PageDown", "Left", "Right", "Up", "Down", "Plus", "Minus", "Escape")  # fmt: skip
WITH_CONTROL = ("N", "V", "Y", "D", "E", "I", "K", "Insert", "Return", "Enter", "Plus", "S", "A", "C", "X", "V")


@pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
@pytest.mark.parametrize(
    "name", ["facts", "policies", "graph", "details", "activity", "notes", "access", "conflicts", "agent"]
)
def test_no_key_creates_a_memory(walker: Driver, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    answer_dialogs(monkeypatch, walker, accept=True)
    build_graph(walker)
    QGuiApplication.clipboard().setText(CREATED)
    strokes: list[tuple[Qt.Key | str, Qt.KeyboardModifier]] = [
        (letter, Qt.KeyboardModifier.NoModifier) for letter in LETTERS
    ]
    strokes += [(Key[f"Key_{each}"], Qt.KeyboardModifier.NoModifier) for each in NAMED]
    strokes += [(Key[f"Key_{each}"], Control) for each in WITH_CONTROL]
    strokes += [(Key.Key_Insert, SHIFT), (DELETE, SHIFT), (Key.Key_V, Control | SHIFT), (Key.Key_N, Control | SHIFT)]
    for key, modifiers in strokes:
        target = go_to_list(walker, name)
        if isinstance(key, str):
            QTest.keyClicks(target, key, modifiers)
        else:
            QTest.keyClick(target, key, modifiers)
        walker.be_answered()
    walker.settle()
    assert (walker.steps > 0) is (name not in ("activity", "notes", "agent")), (
        "something was done where there is something to do"
    )


@pytest.mark.parametrize("name", ["facts", "policies", "graph", "details", "activity", "notes", "access", "conflicts"])
def test_nothing_that_is_pasted_into_a_list_becomes_a_memory(walker: Driver, name: str) -> None:
    build_graph(walker)
    steps = walker.steps
    for make in FORMATS.values():
        QGuiApplication.clipboard().setMimeData(make(walker.path.parent))
        target = go_to_list(walker, name)
        QTest.keyClick(target, Key.Key_V, Control)
        QTest.keyClick(target, Key.Key_Insert, SHIFT)
        walker.be_answered()
    walker.settle()
    assert walker.steps == steps


def test_nothing_that_is_dropped_becomes_a_memory(walker: Driver) -> None:
    build_graph(walker)
    targets: dict[str, QWidget] = {
        "window": walker.window,
        "tabs": walker.window.tabs,
        "bar": walker.window.tabs.tabBar(),
        "toolbar": walker.window.toolbar,
        "filter": walker.window.toolbar.filter,
        "status": walker.window.status,
        "text": walker.details.text.viewport(),
    }
    for name in lists(walker):
        target = go_to_list(walker, name)
        targets[name] = target.viewport() if isinstance(target, QAbstractItemView) else target
    for where, target in targets.items():
        for what, make in FORMATS.items():
            taken = drop(target, make(walker.path.parent))
            is_asked_for = where == "agent" and what in ("keys", "keys that are nowhere")
            assert taken is (what in ("a file", "a missing file") or is_asked_for), (where, what)
            walker.wait(lambda: walker.window.session.tasks.is_idle)
    assert walker.window.session.path == walker.path
    assert walker.steps == 0
    for make in FORMATS.values():
        drop(walker.window.toolbar.trash, make(walker.path.parent))
    walker.settle()
    assert walker.steps == 2, "our own rows on the trash are deleted, a skill among them, and nothing else happens"
    assert walker.stored("s1", "__skills__")["deleted_at"]
    assert walker.stored("ticket")["content"] == ""
    assert walker.stored("n1", "__notes__")["content"] == "Ask Ana first"
