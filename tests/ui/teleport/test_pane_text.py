from __future__ import annotations

import time
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QTextDocument
from pytestqt.qtbot import QtBot

from explorer.services.word_diff import Change, Piece
from explorer.ui import formats
from explorer.ui.teleport.pane_text import fill, shortened, text_document
from explorer.ui.theme import LIGHT


def filled(*pieces: Piece) -> QTextDocument:
    document = text_document()
    fill(document, pieces, LIGHT)
    return document


def total(pieces: Sequence[Piece]) -> int:
    return sum(len(piece.text) for piece in pieces)


def test_marks_are_more_than_a_colour(qtbot: QtBot) -> None:
    html = filled(Piece(Change.REMOVED, "old"), Piece(Change.ADDED, "new")).toHtml()
    assert "line-through" in html
    assert f"font-weight:{QFont.Weight.DemiBold.value}" in html
    assert LIGHT.added in html
    assert LIGHT.removed in html


def test_nothing_is_taken_for_markup_and_white_space_stays(qtbot: QtBot) -> None:
    text = "# a\n\n  <b>x</b>\t&amp;  end"
    assert filled(Piece(Change.SAME, text)).toPlainText() == text
    assert filled(Piece(Change.SAME, "a\x00b")).toPlainText() == "a␀b"


def test_every_paragraph_has_its_own_direction(qtbot: QtBot) -> None:
    document = filled(Piece(Change.SAME, "one\nسطر"), Piece(Change.ADDED, " عربي\nשלום\nend"))
    directions = [document.findBlockByNumber(at).textDirection() for at in range(document.blockCount())]
    left, right = Qt.LayoutDirection.LeftToRight, Qt.LayoutDirection.RightToLeft
    assert directions == [left, right, right, left]


def test_what_is_shown_takes_the_place_of_what_was_there(qtbot: QtBot) -> None:
    document = filled(Piece(Change.ADDED, "سطر"))
    fill(document, [Piece(Change.SAME, "line")], LIGHT)
    assert document.toPlainText() == "line"
    assert LIGHT.added not in document.toHtml()
    assert document.firstBlock().textDirection() == Qt.LayoutDirection.LeftToRight


def test_texts_of_a_usual_length_are_whole() -> None:
    pieces = [Piece(Change.SAME, "x " * 3_000), Piece(Change.ADDED, "!")]
    assert shortened(pieces) is pieces


def test_of_a_long_text_without_changes_the_beginning_is_shown_and_the_rest_counted(qtbot: QtBot) -> None:
    kept, more = shortened([Piece(Change.SAME, "x" * 10_000)])
    assert len(kept.text) == 8_000
    assert f"characters left out: {formats.count(2_000)}" in more.text


def test_of_a_long_text_what_surrounds_the_changes_is_shown(qtbot: QtBot) -> None:
    pieces = [Piece(Change.SAME, "begin " + "middle " * 20_000 + "end "), Piece(Change.ADDED, "new")]
    first, second = shortened(pieces)
    assert first.text.startswith("begin middle")
    assert first.text.endswith("middle end ")
    assert "equal characters left out: " in first.text
    assert second == pieces[1]
    changed = shortened([Piece(Change.ADDED, "x" * 10_000), Piece(Change.SAME, "end")])
    assert total(changed) < 5_000
    assert changed[1].text == "end"
    assert f"characters left out: {formats.count(6_000)}" in changed[2].text


def test_200_kilobytes_do_not_hold_up_the_window(qtbot: QtBot) -> None:
    pieces = [Piece(change, "word " * 300) for change in (Change.SAME, Change.ADDED) * 70]
    start = time.perf_counter()
    document = filled(*pieces)
    document.setTextWidth(300)
    assert document.size().height() > 0
    assert time.perf_counter() - start < 1


def test_words_without_a_space_break_where_the_line_ends(qtbot: QtBot) -> None:
    document = filled(Piece(Change.SAME, "x" * 500))
    document.setTextWidth(200)
    assert document.idealWidth() <= 200
