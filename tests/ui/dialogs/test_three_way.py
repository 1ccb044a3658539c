from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from explorer.services.word_diff import Change, Piece
from explorer.ui import formats
from explorer.ui.dialogs.three_way import compared, marked_html
from explorer.ui.theme import LIGHT

WORDS = st.lists(st.sampled_from(["one", "two", "three", "four", " ", "\n", "ثلاثة"]), max_size=12).map(" ".join)


def marks(pieces: list[Piece]) -> str:
    """The pieces with what is removed or added in brackets."""
    return "".join(piece.text if piece.change is Change.SAME else f"[{piece.text}]" for piece in pieces)


def test_each_text_has_its_own_words_marked() -> None:
    before, theirs, mine = compared(
        "Releases go out on Monday at noon, with two approvals",
        "Releases go out on Tuesday at noon, with two approvals",
        "Releases go out on Monday at noon, with three approvals",
    )
    assert marks(before) == "Releases go out on [Monday] at noon, with [two] approvals"
    assert marks(theirs) == "Releases go out on [Tuesday] at noon, with two approvals"
    assert marks(mine) == "Releases go out on Monday at noon, with [three] approvals"


def test_equal_texts_have_no_marks() -> None:
    assert [marks(each) for each in compared("same", "same", "same")] == ["same"] * 3
    assert compared("", "", "") == ([], [], [])


@given(WORDS, WORDS, WORDS)
def test_nothing_is_lost(before: str, theirs: str, mine: str) -> None:
    for text, pieces in zip((before, theirs, mine), compared(before, theirs, mine), strict=True):
        assert "".join(piece.text for piece in pieces) == text


def test_marks_are_more_than_a_colour() -> None:
    html = marked_html([Piece(Change.REMOVED, "old"), Piece(Change.ADDED, "new")], LIGHT)
    assert "<s>old</s>" in html
    assert "<b>new</b>" in html


def test_texts_are_escaped_and_every_paragraph_has_its_own_direction() -> None:
    html = marked_html([Piece(Change.SAME, "<b>a</b>\nسطر"), Piece(Change.ADDED, " عربي\n\nend")], LIGHT)
    assert "&lt;b&gt;a&lt;/b&gt;" in html
    assert [part[:3] for part in html.split('dir="')[1:]] == ["ltr", "rtl", "ltr", "ltr"]


def test_long_equal_stretches_keep_their_ends_and_whole_words() -> None:
    html = marked_html([Piece(Change.SAME, "begin " + "middle " * 200 + "end"), Piece(Change.ADDED, "!")], LIGHT)
    assert "begin middle" in html
    assert "middle … middle" in html
    assert "middle end" in html
    assert len(html) < 600


def test_what_is_cut_is_counted() -> None:
    html = marked_html([Piece(Change.ADDED, "x" * 5_000)], LIGHT)
    assert f"{formats.count(3_000)} more characters" in html
    assert len(html) < 3_000
