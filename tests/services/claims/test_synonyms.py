from __future__ import annotations

import pytest

from explorer.services.claims.stems import plain
from explorer.services.claims.synonyms import FILLERS, SYNONYMS, _groups
from explorer.services.claims.vocabulary import ECHOES, NEGATIONS


def test_no_word_may_stand_for_two_others() -> None:
    with pytest.raises(ValueError, match="halt stands for stop and for pause"):
        _groups("stop halt\npause halt")


def test_the_first_of_a_group_stands_for_itself() -> None:
    assert [first for first in set(SYNONYMS.values()) if SYNONYMS.get(plain(first)) != first] == []


def test_nothing_that_is_left_out_negates() -> None:
    assert not FILLERS & (NEGATIONS | ECHOES)


def test_words_with_an_opposite_are_never_left_out() -> None:
    assert not FILLERS & set("from without off out before after under over only or if some until".split())
