from __future__ import annotations

import pytest

from explorer.services.given_text import UnusableText, given_name, given_text


def test_a_text_is_kept_without_outer_white_space() -> None:
    assert given_text("  Київ 🚀\n", "A fact") == "Київ 🚀"
    assert given_name("  ", "The domain") == ""


@pytest.mark.parametrize("text", ["", " \n\t"])
def test_a_text_says_something(text: str) -> None:
    with pytest.raises(UnusableText, match="A fact needs a text"):
        given_text(text, "A fact")


def test_half_characters_are_refused_with_a_sentence_that_can_be_printed() -> None:
    with pytest.raises(UnusableText, match="A fact holds half characters") as refused:
        given_text("a\ud800", "A fact")
    assert str(refused.value).encode()
