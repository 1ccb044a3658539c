from __future__ import annotations

import time

import pytest
from pytestqt.qtbot import QtBot

from explorer.memory.keys import Key
from explorer.ui import formats
from explorer.ui.details.bulk_form import BulkForm
from explorer.ui.details.common_values import LOOKED_AT
from tests.ui.conftest import MAIN
from tests.ui.details.conftest import Desk

DEPLOYS = [Key(MAIN, "deploy"), Key(MAIN, "deploy-2")]


@pytest.fixture
def form(desk: Desk) -> BulkForm:
    desk.details.show_selection(DEPLOYS)
    desk.wait(lambda: desk.details.bulk.domain.line.placeholderText() == "deploy")
    return desk.details.bulk


def test_it_says_how_many_and_what_they_have_in_common(form: BulkForm, desk: Desk) -> None:
    assert form.isVisible()
    assert not desk.details.page.isVisible()
    assert list(desk.details.keys) == DEPLOYS
    assert desk.details.key is None
    assert form.topic.line.placeholderText() == "release"
    assert form.confidence.line.placeholderText() == "various"
    assert form.kind.currentText() == "various"
    assert not form.apply.isEnabled()


def test_all_are_changed_in_one_step(form: BulkForm, desk: Desk) -> None:
    form.domain.line.setText("release")
    form.kind.setCurrentIndex(form.kind.findData("decision"))
    form.add_tag.line.setText("weekly")
    assert form.apply.isEnabled()
    assert form.apply.text().startswith("Change 2 fact")
    form.apply.click()
    for record_id in ("deploy", "deploy-2"):
        desk.settle()
        assert desk.stored(record_id, "tags") == ["weekly"]
        assert desk.stored(record_id, "domain") == "release"
        assert desk.stored(record_id, "fact_type") == "decision"
        assert desk.stored(record_id, "topic") == "release"
    assert desk.steps() == 1
    assert form.domain.line.text() == ""
    assert not form.apply.isEnabled()
    desk.wait(lambda: form.domain.line.placeholderText() == "release")
    desk.session.writes.undo()
    desk.wait(lambda: desk.stored("deploy", "domain") == desk.stored("deploy-2", "domain") == "deploy")


def test_what_does_not_fit_is_not_applied(form: BulkForm) -> None:
    form.pinned.setCurrentIndex(1)
    form.confidence.line.setText("7")
    assert not form.apply.isEnabled()
    form.clear.click()
    assert form.confidence.line.text() == ""
    assert form.pinned.value is None


def test_no_end_takes_the_end_away(form: BulkForm, desk: Desk) -> None:
    desk.details.show_selection([Key(MAIN, "sale"), Key(MAIN, "deploy")])
    form.no_end.click()
    assert not form.valid_until.isEnabled()
    form.apply.click()
    desk.wait(lambda: desk.stored("sale", "valid_until") is None)


def test_what_will_stay_as_it_is_is_counted(form: BulkForm, desk: Desk) -> None:
    desk.details.show_selection([*DEPLOYS, Key(MAIN, "gone"), Key(MAIN, "odd")])
    desk.wait(lambda: form.apply.text().startswith("Change 2 "))
    assert form._left_out.text().startswith("2 ")


def test_what_was_typed_stays_for_the_next_selection(form: BulkForm, desk: Desk) -> None:
    form.topic.line.setText("weekly release")
    desk.read("cache")
    assert desk.details.page.isVisible()
    desk.details.show_selection([Key(MAIN, "cache"), Key(MAIN, "deploy")])
    assert form.topic.line.text() == "weekly release"
    form.apply.click()
    desk.wait(lambda: desk.stored("cache", "topic") == "weekly release")


def test_100_000_are_no_burden_for_the_window(desk: Desk) -> None:
    keys = [Key(MAIN, f"f{number}") for number in range(100_000)]
    began = time.perf_counter()
    desk.details.show_selection(keys)
    assert time.perf_counter() - began < 0.1
    desk.wait(lambda: formats.count(LOOKED_AT) in desk.details.bulk._left_out.text())
    assert "100000" in desk.details.bulk.apply.text().replace(",", "")


def test_one_or_none_is_no_selection(desk: Desk) -> None:
    desk.details.show_selection([DEPLOYS[0]])
    desk.wait(lambda: desk.details.keys == (DEPLOYS[0],))
    assert desk.details.key == DEPLOYS[0]
    desk.details.show_selection([])
    assert desk.details.keys == ()


def test_the_buttons_are_about_all(form: BulkForm, desk: Desk, qtbot: QtBot) -> None:
    row = desk.details.actions_row
    assert row.delete.text() == "Delete 2"
    for button, signal in (
        (row.delete, desk.details.delete_requested),
        (row.restore, desk.details.restore_requested),
        (row.supersede, desk.details.supersede_requested),
        (row.erase, desk.details.erase_requested),
    ):
        with qtbot.waitSignal(signal):
            button.click()


def test_the_keyboard_does_not_slip_into_the_other_form(desk: Desk) -> None:
    desk.read("cache")
    desk.details.page.facts.topic.line.setFocus()
    desk.details.show_selection(DEPLOYS)
    assert desk.details.hasFocus()
