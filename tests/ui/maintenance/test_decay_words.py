from __future__ import annotations

import pytest

from explorer.services.decay.counting import DecayReport, Fate, Outlook
from explorer.ui.maintenance.decay_words import DecayWords, fate_sign, fate_word
from tests.services.raw_snapshot import NOW


@pytest.mark.parametrize(
    ("decayed", "pruned", "words"),
    [(120, 14, "Decay 120 fact(s), delete 14"), (120, 0, "Decay 120 fact(s)"), (0, 14, "Delete 14 fact(s)"),
     (0, 0, "Decay")],
)  # fmt: skip
def test_the_button_says_what_it_does(decayed: int, pruned: int, words: str) -> None:
    assert DecayWords().button(DecayReport(342, decayed, pruned, 342 - decayed - pruned)) == words


def test_counts_and_forecast() -> None:
    words, report = DecayWords(), DecayReport(342, 120, 14, 208)
    assert [said for said, _ in words.parts(report)] == ["342 scanned", "120 decayed", "14 pruned", "208 untouched"]
    assert words.sentence(report) == "Decay: 342 scanned, 120 decayed, 14 pruned, 208 untouched"
    said = words.forecast((Outlook(0, NOW, 14), Outlook(7, NOW, 31)))
    assert said == "Below the threshold, where nobody uses them: today 14 · in 7 day(s) 31"
    assert words.settled(2) == "Settles 2 open conflict(s) of what is deleted."


def test_what_is_left_out_is_said() -> None:
    words = DecayWords()
    assert words.shown(3, 3) == "3 fact(s) fade(s)"
    assert words.shown(1, 3) == "1 of 3 fact(s) that fade"
    assert words.not_fading(0, 0) == ""
    assert words.not_fading(2, 1) == "2 pinned, which never fade(s) · 1 odd one(s) left alone"
    assert words.drawn(3, 3, 0) == "3 fact(s) drawn"
    assert words.drawn(2000, 10_000, 5) == (
        "every 5th fact drawn, 2000 of 10000 · 5 pinned or without date or importance, on no curve"
    )


def test_every_fate_has_a_word_and_a_tone() -> None:
    assert [fate_word(each) for each in Fate] == ["stays", "decays", "is deleted"]
    assert [fate_sign(each)[1] for each in Fate] == ["muted", "warning", "bad"]
