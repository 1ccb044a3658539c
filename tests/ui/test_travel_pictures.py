from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from explorer.ui.main_window import MainWindow
from explorer.ui.travel_pictures import comparing, sending


def test_without_a_courier_nothing_is_sent(window: MainWindow, tmp_path: Path) -> None:
    assert list(sending(window, tmp_path, (700, 500), is_copy=False)) == []


def test_what_is_no_copy_is_only_looked_at(window: MainWindow, many: Path, tmp_path: Path, qtbot: QtBot) -> None:
    before = {path.name: path.read_bytes() for path in many.parent.iterdir() if path.is_file()}
    written = list(comparing(window, many, tmp_path, (700, 500), is_copy=False))
    assert [path.stem for path in written] == ["compare"]
    assert window.travel.arrivals.window is None
    assert window.session.writes.standing.steps == ()
    after = {path.name: path.read_bytes() for path in many.parent.iterdir() if path.is_file()}
    assert {name: data for name, data in after.items() if name in before} == before


def test_what_cannot_be_compared_has_no_picture(window: MainWindow, tmp_path: Path) -> None:
    assert list(comparing(window, tmp_path / "missing.vdb", tmp_path, (700, 500), is_copy=False)) == []
