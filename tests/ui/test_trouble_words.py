from __future__ import annotations

import pytest

from explorer.memory.journal import Trouble
from explorer.ui.trouble_words import trouble_words


@pytest.mark.parametrize("trouble", list(Trouble))
def test_every_trouble_is_a_sentence_that_says_what_was_not_lost(trouble: Trouble) -> None:
    words = trouble_words(trouble, "team.vdb")
    assert words.endswith(".")
    assert "ou changed is kept" in words
    assert "vectlite" not in words or trouble is Trouble.NAMES_TOO_LONG
    assert not {"{", "}", "lock"} & set(words.split())
    assert ("“team.vdb”" in words) is (trouble is not Trouble.BUSY)


@pytest.mark.parametrize("name", ["{name}", "{0}", "%1", "a & <b>.vdb", "🧠.vdb"])
def test_the_name_is_said_as_it_is(name: str) -> None:
    assert trouble_words(Trouble.MISSING, name).startswith(f"“{name}” is not there any more.")
