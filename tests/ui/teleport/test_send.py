from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QStandardPaths, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QWidget
from pytestqt.qtbot import QtBot
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.memory.teleport import Courier, Parcel, Sent
from explorer.services.teleport.peers import snapshot_id
from explorer.store.courier import FileCourier
from explorer.store.workspace import Workspace
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.tasks import Tasks
from explorer.ui.teleport.send import SendDialog
from explorer.ui.teleport.send_choice import What
from explorer.ui.theme import apply_theme
from tests.ui.conftest import MAIN, PATIENCE, Agent, Clock
from tests.ui.teleport.send_cases import ON_CALL, scanned, shown, write_secrets

Make = Callable[..., SendDialog]
ENTER, ESCAPE = Qt.Key.Key_Return, Qt.Key.Key_Escape


@pytest.fixture
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "Documents"
    folder.mkdir()
    monkeypatch.setattr(QStandardPaths, "writableLocation", lambda _: str(folder))
    return folder


class SlowCourier(FileCourier):
    """Waits before it writes until it is let go."""

    def __init__(self, temporary: Path) -> None:
        super().__init__(temporary)
        self.go_on = threading.Event()

    @override
    def write(self, parcel: Parcel, path: Path, report: Report, *, replace: bool = False) -> Sent:
        self.go_on.wait()
        return super().write(parcel, path, report, replace=replace)


@pytest.fixture
def make(
    session: Session, workspace: Path, settings: Settings, documents: Path, tmp_path: Path, qtbot: QtBot,
    qapp: QApplication,
) -> Make:  # fmt: skip
    apply_theme(qapp, "light")

    def build(*selected: Key, session: Session = session, courier: Courier | None = None) -> SendDialog:
        shown(session, workspace, qtbot)
        dialog = SendDialog(session, courier or FileCourier(tmp_path / "unpacked", workspace), settings, selected)
        qtbot.addWidget(dialog)
        dialog.open()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow, timeout=PATIENCE)
        qtbot.waitUntil(lambda: dialog.choice.forecast is not None, timeout=PATIENCE)
        return dialog

    return build


@pytest.fixture
def leaky(workspace: Path, hire: Callable[[Path], Agent]) -> Path:
    write_secrets(workspace, hire)
    return workspace


def press(dialog: SendDialog, key: Qt.Key) -> None:
    focus = dialog.focusWidget()
    assert focus is not None
    QTest.keyClick(focus, key)


def look_through(dialog: SendDialog, qtbot: QtBot) -> None:
    dialog.go_on.click()
    qtbot.waitUntil(lambda: dialog.page is dialog.found, timeout=PATIENCE)


def wait_for_receipt(dialog: SendDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: dialog.page is dialog.receipt_page, timeout=PATIENCE)


def wait_for_question(dialog: SendDialog, qtbot: QtBot) -> None:
    qtbot.waitUntil(lambda: dialog.question is not None and dialog.question.isVisible(), timeout=PATIENCE)


def test_from_the_first_enter_to_the_receipt(make: Make, documents: Path, session: Session, qtbot: QtBot) -> None:
    dialog = make()
    sent: list[object] = []
    dialog.sent.connect(sent.append)
    assert dialog.choice.what[What.EVERYTHING].hasFocus()
    assert dialog.choice.forecast is not None
    assert dialog.go_on.text() == f"Look through {dialog.choice.forecast.memories} memory(ies)"
    press(dialog, ENTER)
    qtbot.waitUntil(lambda: dialog.page is dialog.found, timeout=PATIENCE)
    assert dialog.target.box.hasFocus()
    assert dialog.go_on.text() == f"Send {dialog.choice.forecast.memories} memory(ies)"
    press(dialog, ENTER)
    wait_for_receipt(dialog, qtbot)
    path = documents / "team-2026-11-30.vdb"
    assert dialog.receipt is not None
    assert sent == [dialog.receipt]
    assert snapshot_id(scanned(path)) == dialog.receipt.snapshot_id
    assert session.writes.committer is not None
    assert session.writes.committer.bases.known([dialog.receipt.snapshot_id])
    press(dialog, ENTER)
    assert not dialog.isVisible()
    assert dialog.result() == SendDialog.DialogCode.Accepted.value


def test_what_was_chosen_goes(make: Make, documents: Path, qtbot: QtBot) -> None:
    dialog = make(Key(MAIN, "cache"))
    dialog.choice.choose(What.SELECTED)
    qtbot.waitUntil(lambda: dialog.go_on.text() == "Look through 1 memory(ies)", timeout=PATIENCE)
    look_through(dialog, qtbot)
    dialog.go_on.click()
    wait_for_receipt(dialog, qtbot)
    assert dialog.receipt is not None
    assert dialog.receipt.memories == {MAIN: 1}


def test_nothing_chosen_is_nothing_to_send(make: Make, qtbot: QtBot) -> None:
    dialog = make()
    dialog.choice.choose(What.PLACES)
    assert dialog.choice.forecast is not None
    for name in ("main", "feature/auth", *dialog.choice.forecast.by_namespace):
        dialog.choice.places.tick(name, on=False)
    qtbot.waitUntil(lambda: not dialog.go_on.isEnabled(), timeout=PATIENCE)


def test_what_was_found_leaves_only_by_its_own_button(make: Make, leaky: Path, documents: Path, qtbot: QtBot) -> None:
    dialog = make()
    look_through(dialog, qtbot)
    assert dialog.go_on.text() == "Send with 4 finding(s)"
    assert dialog.found.table.hasFocus()
    press(dialog, ENTER)
    dialog.target.box.setFocus()
    press(dialog, ENTER)
    assert dialog.go_on.hasFocus()
    assert not dialog.progress.is_running
    press(dialog, Qt.Key.Key_Space)
    wait_for_receipt(dialog, qtbot)
    assert dialog.receipt is not None
    assert len(dialog.receipt.findings) == 4


def test_a_memory_that_is_left_out_does_not_go(make: Make, leaky: Path, documents: Path, qtbot: QtBot) -> None:
    dialog = make()
    look_through(dialog, qtbot)
    press(dialog, Qt.Key.Key_Space)
    assert dialog.go_on.text() == "Send with 2 finding(s)"
    dialog.found.table.setCurrentIndex(dialog.found.model.index(1, 0))
    QTest.keyClicks(dialog.found.table, "a")
    assert dialog.go_on.text().startswith("Send ")
    assert "finding" not in dialog.go_on.text()
    dialog.go_on.click()
    wait_for_receipt(dialog, qtbot)
    there = scanned(documents / "team-2026-11-30.vdb")
    assert there.row(Key(MAIN, "token")) is None
    assert there.row(ON_CALL) is not None


def test_back_keeps_what_was_decided_and_typed(make: Make, leaky: Path, qtbot: QtBot) -> None:
    dialog = make()
    look_through(dialog, qtbot)
    press(dialog, Qt.Key.Key_Space)
    dialog.target.box.selectAll()
    QTest.keyClicks(dialog.target.box, "for bo")
    dialog.back.click()
    assert dialog.page is dialog.choice
    look_through(dialog, qtbot)
    assert dialog.found.model.excluded == {Key(MAIN, "token")}
    assert dialog.target.box.text() == "for bo"


def test_a_file_that_is_there_is_asked_for_and_stays_on_no(make: Make, documents: Path, qtbot: QtBot) -> None:
    path = documents / "mine.vdb"
    path.write_text("mine")
    dialog = make()
    look_through(dialog, qtbot)
    dialog.target.box.setText("mine")
    dialog.go_on.click()
    wait_for_question(dialog, qtbot)
    assert dialog.question is not None
    assert "mine.vdb" in dialog.question.text()
    QTest.keyClick(dialog.question, ENTER)
    assert path.read_text() == "mine"
    assert dialog.page is dialog.found
    assert dialog.target.box.text() == "mine"
    assert dialog.focusWidget() is dialog.target.box
    dialog.go_on.click()
    wait_for_question(dialog, qtbot)
    dialog.question.replace.click()
    wait_for_receipt(dialog, qtbot)
    assert snapshot_id(scanned(path))


def test_the_workspace_itself_is_no_target(make: Make, workspace: Path, tmp_path: Path, qtbot: QtBot) -> None:
    before = workspace.read_bytes()
    dialog = make()
    look_through(dialog, qtbot)
    dialog.target.box.setText(str(workspace))
    assert not dialog.go_on.isEnabled()
    link = tmp_path / "link.vdb"
    link.symlink_to(workspace)
    dialog.target.box.setText(str(link))
    dialog.go_on.click()
    wait_for_question(dialog, qtbot)
    assert dialog.question is not None
    dialog.question.replace.click()
    qtbot.waitUntil(lambda: "itself" in dialog.trouble.text, timeout=PATIENCE)
    assert workspace.read_bytes() == before
    assert dialog.target.box.text() == str(link)


def test_what_cannot_be_written_is_said_and_can_be_tried_again(make: Make, tmp_path: Path, qtbot: QtBot) -> None:
    dialog = make()
    look_through(dialog, qtbot)
    dialog.target.box.setText(str(tmp_path / "no such folder" / "a.vdb"))
    dialog.go_on.click()
    qtbot.waitUntil(lambda: "no such folder" in dialog.trouble.text, timeout=PATIENCE)
    assert dialog.page is dialog.found
    dialog.target.box.setText(str(tmp_path / "a.vdb"))
    dialog.go_on.click()
    wait_for_receipt(dialog, qtbot)
    assert dialog.trouble.text == ""


def test_esc_stops_the_job_first(make: Make, documents: Path, tmp_path: Path, qtbot: QtBot) -> None:
    courier = SlowCourier(tmp_path / "unpacked")
    dialog = make(courier=courier)
    look_through(dialog, qtbot)
    dialog.go_on.click()
    assert dialog.progress.is_running
    assert dialog.cancel.text() == "Stop"
    assert dialog.cancel.hasFocus()
    assert not dialog.go_on.isEnabled()
    press(dialog, ESCAPE)
    courier.go_on.set()
    qtbot.waitUntil(lambda: not dialog.progress.is_running, timeout=PATIENCE)
    assert dialog.isVisible()
    assert dialog.page is dialog.found
    assert list(documents.iterdir()) == []
    assert dialog.cancel.text() == "Cancel"
    press(dialog, ESCAPE)
    assert not dialog.isVisible()


def test_a_window_that_only_reads_can_send(
    make: Make, tasks: Tasks, clock: Clock, documents: Path, qtbot: QtBot
) -> None:
    dialog = make(session=Session(tasks, clock, Workspace))
    look_through(dialog, qtbot)
    dialog.go_on.click()
    wait_for_receipt(dialog, qtbot)
    assert dialog.receipt is not None
    assert not dialog.receipt.is_base_kept
    assert "reading only" in dialog.receipt_page.no_base.text


def test_another_workspace_ends_it(make: Make, many: Path, session: Session, qtbot: QtBot) -> None:
    dialog = make()
    session.open(many)
    qtbot.waitUntil(lambda: not dialog.isVisible(), timeout=PATIENCE)


def test_another_workspace_stops_a_job_that_runs(
    make: Make, documents: Path, tmp_path: Path, session: Session, qtbot: QtBot
) -> None:
    courier = SlowCourier(tmp_path / "unpacked")
    dialog = make(courier=courier)
    look_through(dialog, qtbot)
    dialog.go_on.click()
    session.opened.emit()
    courier.go_on.set()
    qtbot.waitUntil(lambda: not dialog.isVisible(), timeout=PATIENCE)
    assert list(documents.iterdir()) == []


def test_everything_is_reached_by_the_keyboard_and_has_a_name(make: Make, leaky: Path, qtbot: QtBot) -> None:
    dialog = make()
    look_through(dialog, qtbot)
    reached: set[QWidget] = set()
    for _ in range(40):
        focus = dialog.focusWidget()
        assert focus is not None
        reached.add(focus)
        QTest.keyClick(focus, Qt.Key.Key_Tab)
    expected = {dialog.found.table, dialog.found.pane, dialog.target.box}
    expected |= {button for button in dialog.findChildren(QPushButton) if button.isVisible() and button.isEnabled()}
    assert expected <= reached
    for widget in expected:
        assert widget.accessibleName() or (isinstance(widget, QPushButton) and widget.text())


def test_it_fits_a_small_screen(make: Make, leaky: Path, qtbot: QtBot) -> None:
    dialog = make(Key(MAIN, "cache"))
    dialog.choice.choose(What.PLACES)
    sizes = [dialog.minimumSizeHint()]
    look_through(dialog, qtbot)
    sizes.append(dialog.minimumSizeHint())
    assert max(size.height() for size in sizes) <= 640
    assert max(size.width() for size in sizes) <= 900


def test_both_themes(make: Make, leaky: Path, qtbot: QtBot, qapp: QApplication) -> None:
    dialog = make()
    look_through(dialog, qtbot)
    light = dialog.go_on.icon().pixmap(16, 16).toImage()
    apply_theme(qapp, "dark")
    assert dialog.go_on.icon().pixmap(16, 16).toImage() != light
    apply_theme(qapp, "light")
