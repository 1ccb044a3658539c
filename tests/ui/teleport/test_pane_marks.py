from __future__ import annotations

from collections.abc import Sequence

from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.text import normalise
from explorer.services.word_diff import Change, Piece
from explorer.ui.teleport.pane_fields import field_lines, text_line
from explorer.ui.teleport.pane_marks import Marked, marked_text, marked_values, unseen_difference
from tests.ui.teleport.pane_cases import conflict, difference_of

LETTERS = "ab é́🙂👩‍👧🏽\u200d\n\tقن."
TEXTS = st.text(st.sampled_from(LETTERS), min_size=1, max_size=20).filter(lambda text: text.strip() != "")


def marks(pieces: Sequence[Piece]) -> str:
    """The pieces, with what is marked in brackets."""
    return "".join(piece.text if piece.change is Change.SAME else f"[{piece.text}]" for piece in pieces)


def text_marks(here: str | None, there: str | None, base: str | None = None) -> list[str]:
    texts = enumerate((here, there, base))
    # Something else differs too: of what is the same nobody asks for a base.
    records = [None if text is None else {"content": text, "confidence": at / 2} for at, text in texts]
    return [marks(pieces) for pieces in marked_text(text_line(difference_of(*records)))]


def values(name: str, here: object, there: object, *before: object) -> Marked:
    base = {"content": "x", name: before[0]} if before else None
    difference = difference_of({"content": "x", name: here}, {"content": "x", name: there}, base)
    return marked_values(next(line for line in field_lines(difference) if line.name == name))


def value_marks(name: str, here: object, there: object, *before: object) -> list[str]:
    return [marks(pieces) for pieces in values(name, here, there, *before)]


def test_both_sides_are_compared_with_what_they_began_with() -> None:
    here, base, there = (marks(pieces) for pieces in marked_text(text_line(conflict())))
    assert here == "The database is PostgreSQL [16, behind PgBouncer]."
    assert base == "The database is PostgreSQL [14]."
    assert there == "The database is PostgreSQL [16.2, pooled by pgcat]."


def test_without_a_base_each_side_shows_what_only_it_has() -> None:
    assert text_marks("Deploys go out on Monday", "Deploys go out on Tuesday") == [
        "Deploys go out on [Monday]",
        "",
        "Deploys go out on [Tuesday]",
    ]


def test_what_stands_alone_has_no_marks() -> None:
    assert text_marks(None, "Only there") == ["", "", "Only there"]
    assert text_marks("Same", "Same", "Same") == ["Same", "Same", "Same"]


def test_white_space_that_is_all_that_differs_is_seen() -> None:
    assert text_marks("two  spaces\tand\nmore", "two spaces and more ") == [
        "two[··]spaces[→\t]and[¶\n]more",
        "",
        "two[·]spaces[·]and[·]more[·]",
    ]
    assert text_marks("  a", "a", "a") == ["[··]a", "a", "a"]


def test_letters_that_are_composed_otherwise_are_marked_by_the_word() -> None:
    assert text_marks("The café is open", "The cafe\u0301 is open") == [
        "The [café] is open",
        "",
        "The [cafe\u0301] is open",
    ]


def test_how_letters_are_composed_does_not_disturb_other_marks() -> None:
    assert text_marks("The café is open today", "The cafe\u0301 is closed today") == [
        "The café is [open] today",
        "",
        "The café is [closed] today",
    ]


def test_what_is_one_letter_to_a_person_is_marked_as_a_whole() -> None:
    family, larger = "👩‍👩‍👧", "👩‍👩‍👧‍👦"
    assert text_marks(f"we are {family}", f"we are {larger}")[2] == f"we are [{larger}]"
    assert text_marks("go 👍", "go 👍🏽")[2] == "go [👍🏽]"


@given(TEXTS, TEXTS)
def test_no_letter_is_lost(here: str, there: str) -> None:
    marked = marked_text(text_line(difference_of({"content": here}, {"content": there})))
    signs = str.maketrans({"·": " ", "→": None, "¶": None})
    for text, pieces in zip((here, there), (marked[0], marked[2]), strict=True):
        shown = "".join(piece.text for piece in pieces).translate(signs)
        assert "".join(normalise(shown).split()) == "".join(normalise(text).split())


def test_short_values_are_marked_as_a_whole_where_they_are_not_the_base() -> None:
    assert value_marks("confidence", 0.92, 0.81, 0.7) == ["[0.92]", "[0.70]", "[0.81]"]
    assert value_marks("confidence", 0.7, 0.81, 0.7) == ["0.70", "[0.70]", "[0.81]"]
    assert value_marks("confidence", 0.92, 0.81) == ["[0.92]", "", "[0.81]"]
    assert value_marks("domain", "data", None, "data") == ["data", "[data]", "[none given]"]
    assert value_marks("domain", "data", None) == ["[data]", "", "[none given]"]
    assert value_marks("fact_type", "goal", "fact", None) == ["[goal]", "none given", "[fact]"]


def test_of_lists_the_items_that_differ_are_marked() -> None:
    assert value_marks("tags", ["a", "b"], ["a", "c"], ["a", "d"]) == ["a, [b]", "a, [d]", "a, [c]"]
    assert value_marks("tags", ["a", "b"], ["a"]) == ["a, [b]", "", "a"]
    assert value_marks("tags", None, ["a"]) == ["none given", "", "[a]"]


def test_long_values_are_compared_by_the_word() -> None:
    one, other = "what the billing service needs to know", "what the shipping service needs to know"
    assert value_marks("description", one, other) == [
        "what the [billing] service needs to know",
        "",
        "what the [shipping] service needs to know",
    ]
    assert value_marks("description", None, one) == ["[none given]", "", one]


def test_values_that_look_alike_show_their_white_space() -> None:
    assert value_marks("topic", "data", "data ") == ["data", "", "data[·]"]


def test_equal_values_have_no_marks() -> None:
    here, _, there = value_marks("ticket", {"a": 1}, {"a": 1})
    assert here == there == '{"a":1}'


def test_differences_that_cannot_be_seen_are_named() -> None:
    assert unseen_difference("a", "a") == ""
    assert unseen_difference("a", "b") == ""
    assert unseen_difference("a b", " a  b") == "differs only in white space"
    assert "NFC" in unseen_difference("é", "e\u0301")
    both = unseen_difference("é x", "e\u0301  x")
    assert "white space" in both
    assert "NFC" in both
