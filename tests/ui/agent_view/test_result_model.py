from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from explorer.memory.keys import Key
from explorer.services.recall.results import Heard, Voice
from explorer.ui.agent_view.answers import Result
from explorer.ui.agent_view.result_model import ResultModel, place_words, rows_of
from explorer.ui.agent_view.search_words import Change
from tests.ui.agent_view.conftest import CACHE, DB, answer, fact, found, listing, result

VOICES = {Voice.LEXICAL: Heard(1, 7.0, 0.3), Voice.GRAPH: Heard(2, 0.2, 0.1, DB, "extends", 1)}


@pytest.fixture
def model(qapp: QApplication) -> ResultModel:
    made = ResultModel()
    QAbstractItemModelTester(made)
    return made


def test_a_row_tells_a_screen_reader_all_that_is_seen(model: ResultModel) -> None:
    first = result(voices=VOICES, rank_before=3, decay=0.61)
    rows = rows_of(listing(first), {DB: Change("+3", "3 higher")}, "coder", frozenset({"data"}))
    model.show_rows(rows, answer(names={DB: "The database"}))
    said = model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
    for part in (
        "1. The database is PostgreSQL 16", "data › database", "score 0.40", "words 75 %: by its words (rank 1)",
        "links 25 %: through a link “extends” from “The database”", "3 higher", "diversity: from 3", "faded to 61 %",
        "advisory: coder has no access to data",
    ):  # fmt: skip
        assert part in said
    tip = model.index(0).data(Qt.ItemDataRole.ToolTipRole)
    assert "Moved up from place 3" in tip
    assert model.index(0).data(Qt.ItemDataRole.UserRole) is rows[0]
    assert model.index(0).data(Qt.ItemDataRole.DecorationRole) is None


def test_shares_are_of_what_was_heard(model: ResultModel) -> None:
    row = rows_of(listing(result(voices=VOICES)), {})[0]
    assert row.shares == {Voice.LEXICAL: pytest.approx(0.75), Voice.GRAPH: pytest.approx(0.25)}
    silent = rows_of(listing(result(voices={Voice.LEXICAL: Heard(1, 0.0, 0.0)})), {})[0]
    assert silent.shares == {Voice.LEXICAL: 0.0}


def test_an_advisory_domain_marks_and_never_leaves_out() -> None:
    rows = rows_of(listing(result(), result(CACHE, 2)), {}, "coder", frozenset({"deploy"}))
    assert [row.warning for row in rows] == ["", ""]
    rows = rows_of(listing(result(), result(CACHE, 2)), {}, "coder", frozenset({"data"}))
    assert len(rows) == 2
    assert all("advisory" in row.warning for row in rows)


def test_confidence_is_noted_where_it_is_stated_and_a_topic_where_there_is_one(model: ResultModel) -> None:
    stated = Result(1, found(), fact(confidence=0.8, topic=""))
    assert rows_of(listing(stated), {})[0].note == "confidence 0.80"
    assert place_words(stated) == "data"


def test_rows_are_found_by_key(model: ResultModel) -> None:
    model.show_rows(rows_of(listing(result(), result(CACHE, 2)), {}), None)
    assert model.position_of(CACHE) == 1
    assert model.position_of(Key("user", "x")) is None
    assert model.position_of(None) is None
    assert "<" not in str(model.index(1).data()).replace("<p", "")
    model.show_rows((), None)
    assert model.rowCount() == 0
