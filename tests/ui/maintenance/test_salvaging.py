from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget
from pytestqt.qtbot import QtBot

from explorer.memory.salvaged import Salvaged
from explorer.ui.maintenance.salvaging import Salvaging
from explorer.ui.session import Session
from tests.agent.plain_vectlite import footprint
from tests.ui.conftest import PATIENCE
from tests.ui.maintenance.check_cases import CARE, damage, write_sound


@pytest.fixture
def salvaging(session: Session, qtbot: QtBot) -> Salvaging:
    window = QWidget()
    qtbot.addWidget(window)
    return Salvaging(session, CARE, window)


@pytest.fixture
def answer(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[str]]:
    """Have a name chosen in the file dialog; the names that were proposed."""

    def choose(name: str) -> list[str]:
        proposed: list[str] = []

        def ask(_: QWidget, __: str, folder: str, *___: object, **____: object) -> tuple[str, str]:
            proposed.append(folder)
            return name, ""

        monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
        return proposed

    return choose


def test_what_can_be_read_is_in_the_new_file(
    salvaging: Salvaging, answer: Callable[[str], list[str]], tmp_path: Path, qtbot: QtBot
) -> None:
    path, target = damage(write_sound(tmp_path / "a" / "w.vdb", 40)), tmp_path / "new.vdb"
    before = footprint(path.parent)
    proposed = answer(str(target))
    with qtbot.waitSignal(salvaging.saved, timeout=PATIENCE) as saved:
        salvaging.start(path)
        assert salvaging.is_running
    assert proposed == [str(path.with_name("w-saved.vdb"))]
    found = saved.args[0]
    assert isinstance(found, Salvaged)
    assert 30 < found.saved < 40
    assert CARE.examine(target, lambda _: None).records == found.saved
    assert footprint(path.parent) == before


def test_a_file_that_is_there_is_never_written_over(
    salvaging: Salvaging, answer: Callable[[str], list[str]], tmp_path: Path, qtbot: QtBot
) -> None:
    path = damage(write_sound(tmp_path / "w.vdb", 40))
    (tmp_path / "w-saved.vdb").write_bytes(b"mine")
    proposed = answer(str(tmp_path / "w-saved.vdb"))
    with qtbot.waitSignal(salvaging.failed, timeout=PATIENCE) as failed:
        salvaging.start(path)
    assert "w-saved.vdb" in failed.args[0]
    assert (tmp_path / "w-saved.vdb").read_bytes() == b"mine"
    assert proposed == [str(tmp_path / "w-saved2.vdb")]


def test_without_a_name_nothing_happens(
    salvaging: Salvaging, answer: Callable[[str], list[str]], tmp_path: Path
) -> None:
    answer("")
    salvaging.start(tmp_path / "w.vdb")
    assert not salvaging.is_running


def test_after_its_end_nothing_is_announced(
    salvaging: Salvaging, session: Session, tmp_path: Path, qtbot: QtBot
) -> None:
    salvaging.choose = lambda _: tmp_path / "new.vdb"
    salvaging.saved.connect(lambda _: pytest.fail("nobody waits"))
    salvaging.start(write_sound(tmp_path / "w.vdb"))
    salvaging.end()
    qtbot.waitUntil(lambda: session.tasks.is_idle, timeout=PATIENCE)
