from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from explorer.memory.findings import Amount, Growth
from explorer.memory.keys import Key
from explorer.services.repairs.repair import Mend, Repair, RepairKind
from explorer.ui.maintenance.check_words import (
    CheckWords,
    kind_meaning,
    kind_title,
    mend_word,
    repair_lines,
    repair_words,
    shown,
    wrong_words,
)
from explorer.ui.maintenance.file_findings import FindingKind, Found
from tests.ui.maintenance.check_cases import ARABIC, checked_of, write_odd, write_sound

KEY = Key("user", "a")


@pytest.mark.parametrize("kind", list(FindingKind))
def test_every_kind_has_a_name_and_says_what_it_means_and_what_to_do(kind: FindingKind) -> None:
    assert kind_title(kind) not in ("", kind.value)
    assert kind_meaning(kind).endswith(".")


@pytest.mark.parametrize("mend", list(Mend))
def test_every_mend_has_words(mend: Mend) -> None:
    assert mend_word(mend)


@pytest.mark.parametrize(
    ("value", "words"),
    [
        (None, "nothing"), ("0.8", "“0.8”"), (0.8, "0.8"), ({"of": 1}, '{"of": 1}'),
        (ARABIC, f"“\u2068{ARABIC}\u2069”"),
        ("two\nlines", "“two lines”"), ("x" * 3_000, f"“{'x' * 1_999}…”"),
    ],
)  # fmt: skip
def test_values_stand_as_in_the_record(value: object, words: str) -> None:
    assert shown(value) == words


def test_what_is_wrong_is_said_in_a_few_words() -> None:
    assert wrong_words(Found(FindingKind.FIELDS, KEY, "confidence"), "0.8") == "Confidence: “0.8”"
    assert wrong_words(Found(FindingKind.TIMES, KEY, "created_at", "soon"), None) == "created_at: “soon”"
    assert wrong_words(Found(FindingKind.HASHES, KEY), None) == "user/a"
    assert wrong_words(Found(FindingKind.RINGS, KEY, "superseded_by", "a → b → a"), None) == "a → b → a"


def test_a_repair_says_what_stands_there_afterwards() -> None:
    repair = Repair(
        RepairKind.FIELDS, KEY, "confidence", Mend.CLEARED,
        {"confidence": "high", "unreadable_confidence": None, "updated_at": "x"},
        {"confidence": None, "unreadable_confidence": "high", "updated_at": "y"},
    )  # fmt: skip
    assert repair_words(repair) == "→ nothing · the old value is kept beside it"
    assert repair_lines(repair) == ["Confidence: “high” → nothing", "unreadable_confidence: nothing → “high”"]
    dropped = Repair(RepairKind.REFERENCES, KEY, "links", Mend.DROPPED, {"links": [{"to": "x"}]}, {"links": []})
    assert repair_words(dropped) == "what is not there is taken out"


def test_the_heading_says_whether_the_file_is_sound(tmp_path: Path) -> None:
    words, odd, sound = (
        CheckWords(),
        checked_of(write_odd(tmp_path / "o.vdb")),
        checked_of(write_sound(tmp_path / "s.vdb")),
    )
    assert words.heading(odd) == "Not sound: 9 finding(s)"
    assert words.heading(sound) == "Sound: nothing is wrong"
    only_told = replace(
        odd, examination=sound.examination, found={FindingKind.SHARED_IDS: odd.found[FindingKind.SHARED_IDS]}
    )
    assert words.heading(only_told) == "Sound: nothing is wrong"
    left = replace(only_told, found={FindingKind.EXPIRED: odd.found[FindingKind.EXPIRED]})
    assert words.heading(left) == "Sound, with 1 thing(s) to look at"


def test_growth_is_told_with_its_share_of_the_file(tmp_path: Path) -> None:
    words, checked = CheckWords(), checked_of(write_sound(tmp_path / "s.vdb"))
    assert words.growth(checked.examination) == "3 current"
    grown = Growth(superseded=Amount(1, 40), deleted=Amount(1, 24), past_ttl=Amount(2, 36))
    assert words.growth(replace(checked.examination, growth=grown)).startswith(
        "1 current · 1 earlier text(s) · 1 deleted · 2 past their time to live · 100 bytes of "
    )
    assert words.file(checked.examination).startswith("3 record(s) · ")
    assert words.growth(replace(checked.examination, file=None)) == ""
    assert words.file(replace(checked.examination, file=None)) == checked.examination.sentence


def test_the_buttons_have_numbers() -> None:
    words = CheckWords()
    assert words.repair(14) == "Repair 14 record(s)"
    assert words.ticked(18, 33) == "18 of 33 repair(s) ticked; at first those that lose nothing"
    assert words.ticked(0, 0) == "Nothing here can be mended in place."
    assert words.found(3) == "3 finding(s)"
