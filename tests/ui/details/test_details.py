from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.ui.details.builds import new_text
from explorer.ui.main_window import MainWindow
from explorer.ui.theme import DARK, LIGHT, apply_theme
from tests.ui.conftest import AUTH, MAIN, PATIENCE, Agent, OpenWindow, details_text, ids, opened, read
from tests.ui.details.conftest import Desk

Hire = Callable[[Path], Agent]


def follow(window: MainWindow, address: str) -> None:
    """Click on a link of the sections below the text."""
    label = next(each for each in window.details.findChildren(QLabel) if f'href="{address}"' in each.text())
    assert label.isVisible()
    label.linkActivated.emit(address)


def test_nothing_is_shown_before_something_is_selected(open_window: OpenWindow) -> None:
    window = open_window()
    assert window.details.key is None
    assert "Select a fact or a policy" in details_text(window)
    assert window.details.text.isHidden()


def test_the_current_row_is_read(window: MainWindow, qtbot: QtBot) -> None:
    text = read(window, "db~2", qtbot)
    assert window.details.key == Key(MAIN, "db~2")
    assert text.startswith("The database is PostgreSQL 16")
    assert window.details.page.facts.veracity.combo.currentText() == "stated by a person"


def test_markdown_is_laid_out_and_html_is_not(window: MainWindow, qtbot: QtBot) -> None:
    read(window, "marked", qtbot)
    assert window.details.text.toPlainText() == "Use bold and <i>tags</i> in docs"


def test_nothing_that_an_agent_wrote_becomes_markup(window: MainWindow, qtbot: QtBot) -> None:
    text = read(window, "marked", qtbot).partition("\n")[2]
    for tag in ("<u>docs", "<s>x", "<img", "<i>"):
        assert tag not in text
    assert "&lt;u&gt;docs&lt;/u&gt;" in text


def test_history_shows_what_changed_word_by_word(window: MainWindow, qtbot: QtBot) -> None:
    text = read(window, "db~2", qtbot)
    assert "History" in text
    assert "<s>14</s>" in text
    assert "<b>16</b>" in text
    assert "History" not in _shown(window, "cache", qtbot)


def _shown(window: MainWindow, record_id: str, qtbot: QtBot) -> str:
    """The text of the labels that a person sees."""
    read(window, record_id, qtbot)
    return "\n".join(label.text() for label in window.details.findChildren(QLabel) if label.isVisible())


def test_links_say_where_they_lead_and_whether_that_is_there(window: MainWindow, qtbot: QtBot) -> None:
    text = _shown(window, "cache", qtbot)
    assert "PostgreSQL 16" in text, "a link to a revised fact leads to its newest text"
    assert "extends 0.50" in text
    assert "not in this workspace" in text


def test_a_link_goes_to_the_fact_and_its_row(window: MainWindow, qtbot: QtBot) -> None:
    read(window, "cache", qtbot)
    follow(window, "memory:project%3Amain/db~2")
    qtbot.waitUntil(lambda: "/db~2</span>" in details_text(window), timeout=PATIENCE)
    table = window.tabs.facts.table
    assert ids(window)[table.currentIndex().row()] == "db~2"


def test_a_link_to_a_policy_turns_to_its_tab_and_back(window: MainWindow, qtbot: QtBot) -> None:
    assert "source of the policy" in _shown(window, "db~2", qtbot)
    follow(window, "memory:__policies__/p-db")
    qtbot.waitUntil(lambda: "/p-db</span>" in details_text(window), timeout=PATIENCE)
    assert window.tabs.currentIndex() == 1
    counted = window.tabs.policies.model.policy_at(window.tabs.policies.tree.currentIndex())
    assert counted is not None
    assert counted.policy.id == "p-db"
    assert "advisory: reaches everyone" in details_text(window)
    follow(window, "memory:project%3Amain/db~2")
    qtbot.waitUntil(lambda: "/db~2</span>" in details_text(window), timeout=PATIENCE)
    assert window.tabs.currentIndex() == 0


def test_a_link_to_a_row_that_a_filter_hides_clears_the_filter(window: MainWindow, qtbot: QtBot) -> None:
    window.toolbar.filter.setText("redis")
    qtbot.waitUntil(lambda: ids(window) == ["cache"], timeout=PATIENCE)
    read(window, "cache", qtbot)
    follow(window, "memory:project%3Amain/db~2")
    qtbot.waitUntil(lambda: len(ids(window)) == 12, timeout=PATIENCE)
    assert window.toolbar.filter.text() == ""
    assert ids(window)[window.tabs.facts.table.currentIndex().row()] == "db~2"


def test_conflicts_are_told_at_both_sides(window: MainWindow, qtbot: QtBot) -> None:
    assert "contradicts" in _shown(window, "deploy", qtbot)
    assert "Deploys go out on Thursdays" in details_text(window)
    assert "contradicts" in _shown(window, "deploy-2", qtbot)
    assert "Deploys go out on Tuesdays" in details_text(window)


def test_unknown_metadata_is_shown(window: MainWindow, qtbot: QtBot) -> None:
    text = _shown(window, "ticket", qtbot)
    assert "ACME-7" in text
    assert "&lt;b&gt;level&lt;/b&gt;" in text


def test_what_does_not_fit_is_named_and_shown_as_it_stands(window: MainWindow, qtbot: QtBot) -> None:
    text = _shown(window, "odd", qtbot)
    assert "do not fit their type" in text
    assert ">confidence<" in text
    assert ">7<" in text


def test_a_tombstone_can_be_read(window: MainWindow, qtbot: QtBot) -> None:
    window.show_key(Key(MAIN, "gone"))
    qtbot.waitUntil(lambda: "wrong" in details_text(window), timeout=PATIENCE)
    assert "(no text)" in details_text(window)


def test_a_fact_of_another_branch_can_be_read(window: MainWindow, qtbot: QtBot) -> None:
    window.show_key(Key(AUTH, "auth-1"))
    qtbot.waitUntil(lambda: "Login uses passkeys" in details_text(window), timeout=PATIENCE)


def test_a_record_that_is_not_there_shows_nothing(window: MainWindow, qtbot: QtBot) -> None:
    window.details.show_key(Key("nowhere", "nothing"))
    qtbot.waitUntil(lambda: "Select a fact or a policy" in details_text(window), timeout=PATIENCE)
    assert "PostgreSQL" not in details_text(window)


def test_a_change_by_an_agent_is_shown_at_once(window: MainWindow, hire: Hire, workspace: Path, qtbot: QtBot) -> None:
    read(window, "cache", qtbot)
    hire(workspace).change("cache", content="Redis is gone", topic="memory")
    qtbot.waitUntil(lambda: "Redis is gone" in details_text(window), timeout=PATIENCE)


def test_the_place_in_a_long_text_is_kept_over_a_refresh(
    window: MainWindow, hire: Hire, workspace: Path, qtbot: QtBot
) -> None:
    agent = hire(workspace)
    agent.remember("long", "\n\n".join(f"paragraph {number}" for number in range(400)))
    qtbot.waitUntil(lambda: "long" in ids(window), timeout=PATIENCE)
    read(window, "long", qtbot)
    bar = window.details.verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() > 2_000, timeout=PATIENCE)
    bar.setValue(1_500)
    agent.change("long", topic="changed meanwhile")
    qtbot.waitUntil(lambda: "changed meanwhile" in details_text(window), timeout=PATIENCE)
    QApplication.processEvents()
    assert bar.value() == 1_500
    read(window, "cache", qtbot)
    assert bar.value() == 0


@pytest.mark.parametrize("revised", [False, True])
def test_200_kb_are_shown_whole_without_holding_up_the_window(
    open_window: OpenWindow, hire: Hire, workspace: Path, qtbot: QtBot, revised: bool
) -> None:
    text = "".join(f"Sentence {number} of a very long fact. " for number in range(6_000)) + "END"
    assert len(text) > 200_000
    agent = hire(workspace)
    agent.remember("huge", text, revision_of="huge-0" if revised else None)
    if revised:
        before = "".join(f"Satz {number} eines sehr langen Fakts. " for number in range(6_000))
        agent.remember("huge-0", before, superseded_by="huge")
    window = open_window(workspace)
    qtbot.waitUntil(lambda: "huge" in ids(window), timeout=PATIENCE)
    slowest = _slowest_beat(qtbot, lambda: read(window, "huge", qtbot))
    assert window.details.text.toPlainText() == text
    assert slowest < 1.0


def _slowest_beat(qtbot: QtBot, act: Callable[[], object]) -> float:
    """The longest time that the window's thread did nothing else while `act` went on, in seconds."""
    beats = [time.perf_counter()]
    timer = QTimer(interval=0)
    timer.timeout.connect(lambda: beats.append(time.perf_counter()))
    timer.start()
    act()
    QApplication.processEvents()
    beats.append(time.perf_counter())
    timer.stop()
    return max(later - earlier for earlier, later in pairwise(beats))


def test_web_links_open_outside_and_files_do_not(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: called.append(url.toString()))
    for address in ("https://example.org/a", "file:///etc/passwd", "javascript:alert(1)", "smb://host/x", "x.sh"):
        window.details.text.anchorClicked.emit(QUrl(address))
    assert called == ["https://example.org/a"]


def test_the_theme_is_followed(window: MainWindow, qapp: QApplication, qtbot: QtBot) -> None:
    text = read(window, "db~2", qtbot)
    assert LIGHT.muted in text
    apply_theme(qapp, "dark")
    qtbot.waitUntil(lambda: DARK.muted in details_text(window), timeout=PATIENCE)
    text = details_text(window)
    assert LIGHT.muted not in text
    assert DARK.removed in text
    names = [each for each in window.details.findChildren(QLabel) if each.text() == "Veracity"]
    assert DARK.muted in names[0].styleSheet()


def test_another_workspace_shows_nothing_of_the_one_before(window: MainWindow, many: Path, qtbot: QtBot) -> None:
    read(window, "db~2", qtbot)
    window.open(many)
    qtbot.waitUntil(lambda: ids(window)[:1] == ["f000"], timeout=PATIENCE)
    opened(window, qtbot)
    qtbot.waitUntil(lambda: "Fact number 000" in details_text(window), timeout=PATIENCE)
    assert "PostgreSQL" not in details_text(window)


def test_where_nothing_can_be_written_all_attributes_are_said(
    open_window: OpenWindow, workspace: Path, qtbot: QtBot
) -> None:
    window = open_window(workspace, read_only=True)
    text = read(window, "db~2", qtbot)
    assert "stated by a person" in text
    assert "0.95" in text


def test_a_revised_fact_is_followed_to_its_new_text_and_back(desk: Desk) -> None:
    desk.read("cache")
    writes, shown = desk.session.writes, desk.details.page.text.view
    writes.make(new_text(Key(MAIN, "cache"), "Valkey", "Redis caches the sessions of the shop"))
    desk.wait(lambda: desk.stored("cache~2", "content") == "Valkey")
    desk.wait(lambda: desk.details.key == Key(MAIN, "cache~2"))
    assert shown.toPlainText() == "Valkey"
    desk.details.show_key(Key(MAIN, "cache~2"))
    desk.settle()
    writes.undo()
    desk.wait(lambda: desk.details.keys == (Key(MAIN, "cache"),))
    desk.wait(lambda: shown.toPlainText().startswith("Redis"))
    assert desk.details.page.is_editable


def test_an_earlier_text_that_was_asked_for_stays(desk: Desk) -> None:
    desk.read("db")
    desk.session.refreshed.emit()
    desk.settle()
    assert desk.details.keys == (Key(MAIN, "db"),)
    assert desk.details.page.text.view.toPlainText() == "The database is PostgreSQL 14"


def test_what_is_typed_is_handed_over_before_another_workspace_opens(desk: Desk, many: Path, qtbot: QtBot) -> None:
    desk.read("cache")
    desk.details.edit_text()
    desk.details.page.text.editor.input.insertPlainText("My ")
    workspace = desk.session.path
    assert workspace is not None
    with qtbot.waitSignal(desk.session.branch_changed, timeout=PATIENCE):
        desk.session.open(many)
    with qtbot.waitSignal(desk.session.branch_changed, timeout=PATIENCE):
        desk.session.open(workspace)
    desk.read("cache")
    desk.wait(lambda: desk.details.page.text.is_editing)
    assert desk.details.page.text.editor.text.startswith("My Redis")


def test_it_works_narrow_and_with_large_letters(desk: Desk, qapp: QApplication) -> None:
    font = qapp.font()
    large = qapp.font()
    large.setPointSizeF(font.pointSizeF() * 2)
    qapp.setFont(large)
    try:
        desk.details.resize(307, 640)
        for record_id in ("db~2", "cache", "marked"):
            desk.read(record_id)
            desk.details.edit_text()
            desk.settle()
            width = desk.details.viewport().width()
            assert desk.details.page.width() <= width
            for field in desk.details.page.facts.fields:
                right = field.control.mapTo(desk.details.page, field.control.rect().topRight()).x()
                assert right <= width
    finally:
        qapp.setFont(font)
