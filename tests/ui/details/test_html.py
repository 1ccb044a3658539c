from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QUrl

from explorer.memory.keys import Key
from explorer.services.dossier import Revision, Tie, TieKind
from explorer.services.word_diff import word_diff
from explorer.ui import formats
from explorer.ui.details.html import history_html, key_of, link_to, other_html, ties_html
from explorer.ui.theme import LIGHT
from tests.ui.conftest import NOW

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=30)


def through_qt(address: str) -> str:
    """What Details makes of an address that was clicked on."""
    return str(QUrl(address).toString(QUrl.ComponentFormattingOption.FullyEncoded))


@given(TEXTS, TEXTS)
def test_a_link_leads_back_to_its_key(namespace: str, record_id: str) -> None:
    key = Key(namespace, record_id)
    address = link_to(key)
    assert key_of(address) == key
    assert key_of(through_qt(address)) == key
    assert not set(address) & set("<>\"' ")


@pytest.mark.parametrize(
    "address", ["", "memory:", "memory:no-slash", "https://example.org/a", "file:///etc/passwd", "Memory/x"]
)
def test_other_addresses_name_no_key(address: str) -> None:
    assert key_of(address) is None


def revision(before: str, after: str, agent: str = "coder") -> Revision:
    return Revision(Key("user", "a"), NOW, agent, tuple(word_diff(before, after)))


def test_history_marks_the_words_that_changed() -> None:
    html = history_html([revision("uses PostgreSQL 14 now", "uses PostgreSQL 16 now")], LIGHT)
    assert f'<span style="color:{LIGHT.bad}; background:{LIGHT.removed}"><s>14</s></span>' in html
    assert f'<span style="color:{LIGHT.good}; background:{LIGHT.added}"><b>16</b></span>' in html
    assert "uses PostgreSQL " in html
    assert "30 Nov 2026" in html
    assert "coder" in html


def test_history_shortens_what_did_not_change_only() -> None:
    same = "word " * 200
    html = history_html([revision(same + "old", same + "new " + "x" * 500)], LIGHT)
    assert " … " in html
    assert "<s>old</s>" in html
    assert "x" * 500 in html
    assert html.count("word") < 50


def test_a_changed_book_shows_both_beginnings_and_counts_the_rest() -> None:
    html = history_html([revision("old " * 50_000, "new " * 50_000)], LIGHT)
    assert "<s>old old" in html
    assert "<b>new new" in html
    # All but a last word's space differs: 199,999 characters on each side, 2,000 of each are shown.
    assert f"{formats.count(395_998)} more characters" in html
    assert len(html) < 6_000


def test_everything_an_agent_wrote_is_escaped() -> None:
    evil = "<img src='file:///etc/passwd'>&<script>"
    pages = [
        history_html([revision("a", evil, agent=evil)], LIGHT),
        ties_html([Tie(kind, Key(evil, evil), evil, 0.5, evil) for kind in TieKind], LIGHT),
        ties_html([Tie(TieKind.LINKS_TO, None, evil)], LIGHT),
        other_html({evil: evil, "list": [evil, {evil: 1}]}, LIGHT),
    ]
    for page in pages:
        assert "<img" not in page
        assert "<script" not in page
        assert "&lt;img" in page


def test_a_tie_is_a_link_with_its_word_and_weight() -> None:
    html = ties_html([Tie(TieKind.LINKS_TO, Key("user", "a b"), "the other", 0.5, "extends")], LIGHT)
    assert '<a href="memory:user/a%20b">the other</a>' in html
    assert "links to" in html
    assert "extends 0.50" in html


def test_a_tie_to_nothing_says_so_and_is_no_link() -> None:
    html = ties_html([Tie(TieKind.LINKS_TO, None, "user/nobody")], LIGHT)
    assert "user/nobody" in html
    assert "not in this workspace" in html
    assert "<a " not in html


def test_an_end_that_was_deleted_says_so() -> None:
    html = ties_html([Tie(TieKind.LINKS_TO, Key("user", "a"), "user/a", is_deleted=True)], LIGHT)
    assert "user/a</a>" in html
    assert "(deleted)" in html


def test_conflicts_are_red_and_long_texts_are_one_line() -> None:
    html = ties_html([Tie(TieKind.CONTRADICTS, Key("user", "a"), "line\n" * 500, 0.93)], LIGHT)
    assert f"color:{LIGHT.bad}" in html
    assert "0.93" in html
    assert len(html) < 700
    assert "…</a>" in html


def test_unknown_metadata_is_shown_as_it_stands() -> None:
    html = other_html({"ticket": "ACME-7", "depth": {"a": [1, 2.5, None, True]}, "": 0}, LIGHT)
    for part in ("ticket", "ACME-7", "depth", "{&quot;a&quot;:[1,2.5,null,true]}"):
        assert part in html


@pytest.mark.parametrize("value", [float("nan"), float("inf"), 2**63 - 1, "\x00", "🧠"])
def test_odd_values_are_shown_too(value: object) -> None:
    assert "odd" in other_html({"odd": value}, LIGHT)


def test_of_very_many_ties_it_says_how_many_more_there_are() -> None:
    html = ties_html([Tie(TieKind.LINKED_FROM, Key("user", f"a{number}"), "x") for number in range(130)], LIGHT)
    assert html.count("<a href") == 100
    assert "30 more" in html
