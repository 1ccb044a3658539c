from __future__ import annotations

import random
import time
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.services import word_diff as module
from explorer.services.word_diff import Change, Piece, word_diff

WORDS = st.lists(st.sampled_from(["a", "b", "c", " ", "  ", "\n", ".", "数据", "e\u0301", "日"]), max_size=40).map(
    "".join
)
ANY_TEXT = st.text(st.characters(codec=None))
SIGNS = {Change.SAME: "=", Change.REMOVED: "-", Change.ADDED: "+"}


def shown(before: str, after: str) -> list[str]:
    return [f"{SIGNS[piece.change]}{piece.text}" for piece in word_diff(before, after)]


def assert_rebuilds(pieces: list[Piece], before: str, after: str) -> None:
    assert "".join(piece.text for piece in pieces if piece.change is not Change.ADDED) == before
    assert "".join(piece.text for piece in pieces if piece.change is not Change.REMOVED) == after
    assert all(piece.text for piece in pieces)
    assert all(one.change is not other.change for one, other in pairwise(pieces))


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("", "", []),
        ("same text", "same text", ["=same text"]),
        ("", "new", ["+new"]),
        ("old", "", ["-old"]),
        (
            "The database is PostgreSQL 14",
            "The database is PostgreSQL 16",
            ["=The database is PostgreSQL ", "-14", "+16"],
        ),
        ("We deploy", "We deploy on Tuesdays", ["=We deploy", "+ on Tuesdays"]),
        ("Never deploy on Fridays.", "Deploy on Fridays.", ["-Never deploy", "+Deploy", "= on Fridays."]),
        ("port 80, then 443", "port 8080, then 443", ["=port ", "-80", "+8080", "=, then 443"]),
        ("a a", "a a a", ["=a a", "+ a"]),
        ("a b", "a\nb", ["=a", "- ", "+\n", "=b"]),
        ("Сервер у Києві", "Сервер у Львові", ["=Сервер у ", "-Києві", "+Львові"]),
        ("x", "y", ["-x", "+y"]),
    ],
)
def test_what_changed(before: str, after: str, expected: list[str]) -> None:
    assert shown(before, after) == expected


@given(WORDS | ANY_TEXT, WORDS | ANY_TEXT)
def test_the_pieces_rebuild_both_texts(before: str, after: str) -> None:
    assert_rebuilds(word_diff(before, after), before, after)


@pytest.mark.parametrize("limit", ["_READABLE_LIMIT", "_PAIRWISE_LIMIT"])
@given(before=WORDS, after=WORDS)
def test_the_ways_for_long_texts_rebuild_them_too(limit: str, before: str, after: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, limit, -1)
        assert_rebuilds(word_diff(before, after), before, after)


def test_one_word_in_a_long_text() -> None:
    words = [f"word{number % 90}" for number in range(2_500)]
    changed = words.copy()
    changed[3], changed[1_200], changed[-4] = "first", "middle", "last"
    before, after = " ".join(words), " ".join(changed)
    pieces = word_diff(before, after)
    assert_rebuilds(pieces, before, after)
    assert [piece.text for piece in pieces if piece.change is Change.ADDED] == ["first", "middle", "last"]


def test_beyond_the_limit_only_beginning_and_end_are_kept() -> None:
    before, after = (" ".join(["begin", *(f"{word}{n}" for n in range(6_001)), "end"]) for word in "ab")
    changes = [piece.change for piece in word_diff(before, after)]
    assert changes == [Change.SAME, Change.REMOVED, Change.ADDED, Change.SAME]


@pytest.mark.parametrize("kind", ["repeating", "common words", "one word", "spaces"])
def test_no_text_takes_long(kind: str) -> None:
    """difflib alone takes two minutes for the first of these."""
    choice = random.Random(1)
    before, after = {
        "repeating": ("a b c d " * 740 + "x", "y " + "b a d c " * 740),
        "common words": tuple(" ".join(choice.choices("the a of to in is it on".split(), k=2_900)) for _ in range(2)),
        "one word": ("a " * 2_900 + "x", "y " + "a " * 2_700),
        "spaces": ("a\n" * 2_900 + "x", "y " + "a " * 2_700),
    }[kind]
    start = time.perf_counter()
    pieces = word_diff(before, after)
    assert time.perf_counter() - start < 2
    assert_rebuilds(pieces, before, after)
