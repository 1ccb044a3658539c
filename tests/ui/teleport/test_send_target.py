from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from explorer.ui.teleport.send_target import TargetRow, path_of, suggestion, usual_folder
from tests.ui.conftest import NOW

WORKSPACE = Path("/work/team.vdb")


@pytest.fixture
def row(qtbot: QtBot, tmp_path: Path) -> TargetRow:
    made = TargetRow(tmp_path, WORKSPACE)
    qtbot.addWidget(made)
    made.show()
    return made


def test_a_name_that_no_file_has(tmp_path: Path) -> None:
    first = suggestion(WORKSPACE, NOW, tmp_path)
    assert first == tmp_path / "team-2026-11-30.vdb"
    first.touch()
    assert suggestion(WORKSPACE, NOW, tmp_path).name == "team-2026-11-30-2.vdb"


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("a", "/docs/a.vdb"),
        (" a.vdb ", "/docs/a.vdb"),
        ("sub/a.bak", "/docs/sub/a.bak"),
        ("/x/خطة 🧠", "/x/خطة 🧠.vdb"),
        ("v1.2 plan.vdb", "/docs/v1.2 plan.vdb"),
        ("", None),
        ("  ", None),
        ("/x/", None),
        ("~nobody-of-this-name/a", None),
    ],
)
def test_what_a_typed_name_means(typed: str, expected: str | None) -> None:
    assert path_of(typed, Path("/docs")) == (None if expected is None else Path(expected))


def test_the_home_folder_can_be_written_short() -> None:
    assert path_of("~/a.vdb", Path("/docs")) == Path.home() / "a.vdb"


def test_usual_folder_is_there() -> None:
    assert usual_folder().is_dir()


def test_a_suggestion_gives_way_to_what_was_typed(row: TargetRow) -> None:
    row.suggest(Path("/x/a.vdb"))
    row.suggest(Path("/x/b.vdb"))
    assert row.box.text() == "/x/b.vdb"
    row.box.selectAll()
    QTest.keyClicks(row.box, "mine")
    row.suggest(Path("/x/c.vdb"))
    assert row.box.text() == "mine"


def test_it_says_where_a_short_name_goes_and_why_none_will_do(row: TargetRow, tmp_path: Path, qtbot: QtBot) -> None:
    assert row.path is None
    assert "name" in row.hint
    with qtbot.waitSignal(row.changed):
        row.box.setText("mine")
    assert row.hint.endswith(str(tmp_path / "mine.vdb"))
    row.box.setText("/x/mine.vdb")
    assert row.hint == ""
    row.box.setText(str(WORKSPACE))
    assert row.path is None
    assert "itself" in row.hint


def test_a_file_can_be_chosen_from_the_folders(row: TargetRow, tmp_path: Path, qtbot: QtBot) -> None:
    row.suggest(tmp_path / "a.vdb")
    row.choose.click()
    dialog = row.findChild(QFileDialog)
    assert dialog is not None
    assert dialog.testOption(QFileDialog.Option.DontConfirmOverwrite)
    dialog.selectFile(str(tmp_path / "b.vdb"))
    dialog.accept()
    qtbot.waitUntil(lambda: row.box.text() == str(tmp_path / "b.vdb"))
    row.suggest(tmp_path / "c.vdb")
    assert row.path == tmp_path / "b.vdb"
