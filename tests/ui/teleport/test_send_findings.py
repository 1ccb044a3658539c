from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.services.secrets import Finding, FindingKind
from explorer.services.teleport.parcels import Selection
from explorer.ui.settings import Settings
from explorer.ui.teleport.send_allowed import Allowed
from explorer.ui.teleport.send_findings import Column, FindingsModel, kind_words, where_words
from explorer.ui.teleport.send_work import Examined, Found, examine
from tests.ui.conftest import AUTH, MAIN, Agent
from tests.ui.teleport.send_cases import ON_CALL, scanned, write_secrets

TICK = Qt.ItemDataRole.CheckStateRole


@pytest.fixture
def examined(workspace: Path, hire: Callable[[Path], Agent]) -> Examined:
    write_secrets(workspace, hire)
    return examine(scanned(workspace), Selection(), lambda _: None)


@pytest.fixture
def model(examined: Examined, settings: Settings, qapp: QApplication) -> FindingsModel:
    made = FindingsModel(Allowed(settings))
    QAbstractItemModelTester(made, QAbstractItemModelTester.FailureReportingMode.Warning, made)
    made.show_examined(examined)
    return made


def cells(model: FindingsModel, row: int) -> list[str]:
    return [model.index(row, column).data() or "" for column in Column]


def test_what_where_and_what_happens(model: FindingsModel) -> None:
    assert [cells(model, row) for row in range(model.rowCount())] == [
        ["", "secret · GitHub Token", "ghp_…4a", "deploy / ci · Text", "goes out"],
        ["", "e-mail address", "o…@acme-shop.com", "security · Text", "goes out"],
        ["", "e-mail address", "o…@acme-shop.com", "people / on call · Text", "goes out"],
        ["", "private host", "build-07.acme.internal", "deploy / ci · Text", "goes out"],
    ]
    assert not model.index(0, Column.KIND).data(Qt.ItemDataRole.DecorationRole).isNull()


def test_a_memory_stays_with_all_that_was_found_in_it(model: FindingsModel, qtbot: QtBot) -> None:
    with qtbot.waitSignal(model.decided):
        model.setData(model.index(0, Column.LEFT_OUT), Qt.CheckState.Checked, TICK)
    assert model.excluded == {Key(MAIN, "token")}
    assert [cells(model, row)[-1] for row in range(4)] == ["stays here", "goes out", "goes out", "stays here"]
    assert model.index(3, Column.LEFT_OUT).data(TICK) == Qt.CheckState.Checked
    assert len(model.going) == 2
    assert model.fates([0, 3]) == (True, False)
    model.leave_out([3], on=False)
    assert len(model.going) == 4


def test_an_allowed_value_is_allowed_wherever_it_stands(model: FindingsModel, settings: Settings) -> None:
    model.allow([1], on=True)
    assert [cells(model, row)[-1] for row in range(4)] == ["goes out", "allowed", "allowed", "goes out"]
    assert len(Allowed(settings).digests) == 1
    # It stays in the list, so that it can be taken back.
    model.allow([2], on=False)
    assert Allowed(settings).digests == frozenset()
    assert len(model.going) == 4


def test_what_was_allowed_before_is_not_asked_again(
    model: FindingsModel, examined: Examined, settings: Settings
) -> None:
    model.allow([1], on=True)
    again = FindingsModel(Allowed(settings))
    again.show_examined(examined)
    assert (again.rowCount(), again.not_listed, again.allowed_before) == (2, 2, 1)
    again.forget_allowed()
    assert (again.rowCount(), again.not_listed, again.allowed_before) == (4, 0, 0)


def test_what_was_left_out_stays_so_when_it_is_looked_through_again(model: FindingsModel, examined: Examined) -> None:
    model.leave_out([0, 2], on=True)
    model.show_examined(Examined(examined.snapshot, examined.selection, 5, examined.found[2:3]))
    assert model.excluded == {ON_CALL}
    assert model.memories == 4


def test_what_the_file_says_of_itself_cannot_be_left_out(model: FindingsModel, examined: Examined) -> None:
    odd = Finding(Key("__workspace__", "info"), "name", FindingKind.PRIVATE_HOST, "", "a.internal", "00")
    model.show_examined(Examined(examined.snapshot, examined.selection, 5, (Found(odd, None),)))
    index = model.index(0, Column.LEFT_OUT)
    assert index.data(TICK) is None
    assert not index.flags() & Qt.ItemFlag.ItemIsUserCheckable
    assert "always" in index.data(Qt.ItemDataRole.ToolTipRole)
    model.leave_out([0], on=True)
    assert len(model.going) == 1
    assert model.fates([0]) == (False, False)


def test_masked_forms_of_a_record(model: FindingsModel) -> None:
    assert sorted(model.digests_of(Key(MAIN, "token")).values()) == ["build-07.acme.internal", "ghp_…4a"]


@pytest.mark.parametrize(
    ("namespace", "metadata", "words"),
    [
        (AUTH, {"domain": "security"}, "security · Text"),
        (MAIN, {}, "x · Text"),
        ("user", {}, "about the user · Text"),
        ("__notes__", {"agent_id": "coder"}, "agents’ notes / coder · Text"),
        ("__policies__", {"domain": "data", "topic": "نشر"}, "data / \u2068نشر\u2069 · Text"),
    ],
)
def test_where(namespace: str, metadata: dict[str, object], words: str) -> None:
    finding = Finding(Key(namespace, "x"), "content", FindingKind.PHONE, "", "+380…7", "00")
    assert where_words(finding, metadata) == words
    assert kind_words(finding) == "telephone number"
