from __future__ import annotations

import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox

from explorer.services.teleport.answers import Choice
from explorer.ui.teleport.arrivals import _Pair
from tests.ui.conftest import Agent, ago
from tests.ui.teleport.compare_cases import CONFLICTS, Comparing, say, traces
from tests.ui.teleport.conftest import Questions

Hire = Callable[[Path], Agent]


# The platform of the tests raises no windows.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)


def write_bad(kind: str, comparing: Comparing) -> Path:
    bad = comparing.pair.there.parent / f"bad.{'zip' if kind.endswith('zip') else 'vdb'}"
    good = comparing.pair.there.read_bytes()
    content = {
        "empty": b"",
        "foreign": b"SQLite format 3\x00" + bytes(100),
        "newer": b"VDB1\x08\x00" + bytes(40),
        "cut": good[:9],
        "log": b"VWL1" + bytes(20),
    }
    if kind == "same":
        return comparing.pair.here
    if kind == "folder":
        bad.mkdir()
    elif kind in content:
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
        ("same", "This is the workspace that is open"),
    ],
)
def test_what_cannot_be_compared_is_said_in_a_sentence_and_the_next_one_is_compared(
    comparing: Comparing, kind: str, sentence: str
) -> None:
    bad = write_bad(kind, comparing)
    before = traces(comparing.pair.here.parent)
    comparing.arrivals.compare([bad, comparing.pair.there])
    window = comparing.shown()
    assert len(comparing.refusals) == 1
    assert sentence in comparing.refusals[0]
    assert "Traceback" not in comparing.refusals[0]
    assert window.review.encounter.other.snapshot.file.path == comparing.pair.there
    assert traces(comparing.pair.here.parent) == before


def test_a_damaged_file_is_compared_as_far_as_it_can_be_read(comparing: Comparing) -> None:
    data = comparing.pair.there.read_bytes()
    comparing.pair.there.write_bytes(data[: len(data) // 2])
    window = comparing.compare()
    assert comparing.refusals == []
    assert "damaged" in window.obstacles.words.text()
    assert not window.footer.merge.isEnabled()


def test_several_files_come_one_after_another(comparing: Comparing, many: Path) -> None:
    comparing.arrivals.compare([comparing.pair.there, many])
    comparing.arrivals.compare([comparing.pair.there])
    names = []
    for _ in range(3):
        window = comparing.shown()
        names.append(window.review.encounter.other.snapshot.file.path.name)
        window.close()
    assert names == ["there.vdb", "many.vdb", "there.vdb"]
    assert comparing.arrivals.window is None


def test_an_open_window_is_asked_for_before_the_next_comes(comparing: Comparing, many: Path) -> None:
    window = comparing.compare()
    comparing.decide(Choice.MINE, "c0")
    comparing.arrivals.compare([many])
    comparing.wait(lambda: comparing.session.tasks.is_idle)
    assert comparing.window is window
    assert window.review.decided == 1


def test_a_file_that_an_agent_has_open_is_compared_and_left_alone(comparing: Comparing, hire: Hire) -> None:
    agent = hire(comparing.pair.there)
    say(agent, "s3", "Written a moment ago", updated_at=ago(0))
    before = traces(comparing.pair.there.parent)
    comparing.compare()
    assert comparing.row("s3").diff.value == "changed there"
    comparing.solve(Choice.THEIRS)
    comparing.merge()
    assert traces(comparing.pair.there.parent) == before


def test_another_workspace_that_is_opened_while_it_is_read_is_the_one_to_compare_with(
    comparing: Comparing, many: Path
) -> None:
    comparing.arrivals.compare([comparing.pair.there])
    comparing.session.open(many)
    window = comparing.shown()
    comparing.wait(lambda: comparing.session.path == many)
    if window.review.encounter.here.file.path != many:
        # The comparison was the faster one: then it cannot be merged into what was opened after it.
        assert not window.merger.can_write
    else:
        assert window.merger.can_write


def test_a_comparison_of_what_is_not_open_any_more_is_made_again(comparing: Comparing, many: Path) -> None:
    window = comparing.compare()
    encounter = window.review.encounter
    window.close()
    comparing.open_workspace(many)
    comparing.arrivals.show(encounter, _Pair(comparing.pair.there))
    assert comparing.shown().review.encounter.here.file.path == many


def archive(path: Path, *files: Path) -> Path:
    with zipfile.ZipFile(path, "w") as packed:
        packed.writestr("readme.txt", "not a workspace")
        for file in files:
            packed.write(file, file.name)
    return path


def question(comparing: Comparing) -> QMessageBox:
    comparing.wait(lambda: any(box.isVisible() for box in comparing.host.findChildren(QMessageBox)))
    return next(box for box in comparing.host.findChildren(QMessageBox) if box.isVisible())


def answer(box: QMessageBox, words: str) -> None:
    next(button for button in box.buttons() if button.text() == words).click()


def test_a_packed_file_is_unpacked_if_one_likes(comparing: Comparing, many: Path, tmp_path: Path) -> None:
    packed = archive(tmp_path / "sent.zip", comparing.pair.there, many)
    before = packed.read_bytes()
    comparing.arrivals.compare([packed])
    box = question(comparing)
    assert "sent.zip" in box.text()
    answer(box, "Unpack and compare")
    names = set()
    for _ in range(2):
        window = comparing.shown()
        path = window.review.encounter.other.snapshot.file.path
        assert (tmp_path / "unpacked") in path.parents
        names.add(path.name)
        window.close()
    assert names == {"there.vdb", "many.vdb"}
    assert packed.read_bytes() == before


def test_a_packed_file_that_is_left_does_not_stop_the_next(comparing: Comparing, tmp_path: Path) -> None:
    packed = archive(tmp_path / "sent.zip", comparing.pair.there)
    comparing.arrivals.compare([packed, comparing.pair.there])
    answer(question(comparing), "Leave it")
    assert comparing.shown().review.encounter.other.snapshot.file.path == comparing.pair.there
    assert comparing.refusals == []


@pytest.mark.parametrize("kind", ["without a workspace", "no zip file"])
def test_a_packed_file_without_a_workspace_is_refused(comparing: Comparing, tmp_path: Path, kind: str) -> None:
    packed = tmp_path / "sent.zip"
    if kind == "no zip file":
        packed.write_bytes(b"nothing of the kind")
    else:
        archive(packed)
    comparing.arrivals.compare([packed, comparing.pair.there])
    answer(question(comparing), "Unpack and compare")
    comparing.shown()
    assert len(comparing.refusals) == 1
    assert "sent.zip" in comparing.refusals[0]


def test_two_files_can_be_compared_with_each_other(comparing: Comparing, many: Path) -> None:
    comparing.arrivals.compare_two(comparing.pair.there, many)
    window = comparing.shown()
    assert window.review.encounter.here.file.path == comparing.pair.there
    assert not window.merger.can_write
    window.close()
    comparing.arrivals.compare_two(many, many)
    comparing.wait(lambda: comparing.refusals)
    assert comparing.arrivals.window is None


def test_without_a_workspace_only_two_files_can_be_compared(comparing: Comparing, many: Path) -> None:
    comparing.session.snapshot = None
    comparing.arrivals.compare([comparing.pair.there])
    comparing.wait(lambda: comparing.session.tasks.is_idle)
    assert comparing.arrivals.window is None
    comparing.arrivals.compare_two(comparing.pair.here, comparing.pair.there)
    assert not comparing.shown().merger.can_write


def test_quitting_asks_and_begins_nothing_more(comparing: Comparing, many: Path, questions: Questions) -> None:
    comparing.arrivals.compare([comparing.pair.there, many])
    comparing.shown()
    comparing.decide(Choice.MINE, "c0")
    questions.answer = "Go on"
    assert not comparing.arrivals.may_close()
    assert comparing.unsolved == CONFLICTS - 1
    questions.answer = "Discard"
    assert comparing.arrivals.may_close()
    assert comparing.session.tasks.is_idle
    assert comparing.arrivals.window is None
    assert len(questions.asked) == 2


def test_refusing_to_quit_keeps_what_waits(comparing: Comparing, many: Path, questions: Questions) -> None:
    comparing.arrivals.compare([comparing.pair.there, many])
    comparing.shown()
    comparing.decide(Choice.MINE, "c0")
    questions.answer = "Go on"
    comparing.arrivals.may_close()
    questions.answer = "Discard"
    comparing.window.close()
    assert comparing.shown().review.encounter.other.snapshot.file.path == many


def test_a_comparison_that_ends_after_the_end_opens_nothing(comparing: Comparing) -> None:
    window = comparing.compare()
    encounter = window.review.encounter
    window.close()
    comparing.arrivals.close()
    comparing.arrivals.show(encounter, _Pair(comparing.pair.there))
    assert comparing.arrivals.window is None


def test_a_comparison_can_be_stopped(comparing: Comparing) -> None:
    comparing.arrivals.compare([comparing.pair.there, comparing.pair.there])
    job = comparing.session.tasks.current
    assert job is not None
    assert job.title == "Comparing there.vdb"
    job.cancel()
    # The next one is compared.
    comparing.shown().close()
    comparing.wait(lambda: comparing.session.tasks.is_idle)
    assert comparing.arrivals.window is None or comparing.window.close()
