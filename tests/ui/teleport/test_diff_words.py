from __future__ import annotations

from itertools import chain

import pytest
from PySide6.QtWidgets import QApplication

from explorer.services.teleport.answers import Answer, Choice
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.fitness import Finding, Obstacle
from explorer.ui.teleport.diff_words import (
    CHIPS,
    chip_of,
    chip_word,
    decision_word,
    deletion_words,
    difference_word,
    icon_of,
    kind_words,
    memory_words,
    obstacle_words,
    side_words,
    tone_of,
)
from explorer.ui.teleport.encounter import Encounter
from explorer.ui.theme import DARK, LIGHT
from explorer.ui.widgets.icons import icon
from tests.ui.teleport.compare_cases import row_of
from tests.ui.teleport.pane_cases import BASE, GONE, HERE, conflict, difference_of


@pytest.mark.parametrize("diff", list(DiffClass))
def test_every_class_has_a_chip_a_word_an_icon_and_a_colour(diff: DiffClass, qapp: QApplication) -> None:
    assert chip_of(diff) in CHIPS
    assert chip_word(chip_of(diff))
    assert not icon(icon_of(diff), qapp.palette()).isNull()
    for shown in (LIGHT, DARK):
        assert tone_of(diff, shown).startswith("#")


@pytest.mark.parametrize(
    ("record_id", "word", "here", "there"),
    [
        ("c0", "both changed: text", "Rule 0 as it is here", "Rule 0 as it is there"),
        ("d0", "both changed: confidence", "confidence 0.90", "confidence 0.40"),
        ("e0", "changed here, deleted there", "Changed here, deleted there", "deleted "),
        ("e1", "deleted here, changed there", "deleted ", "Changed there, deleted here"),
        ("n0", "new there", "—", "Just learned"),
        ("t1", "changed there", "confidence 0.70", "confidence 0.10"),
        ("m0", "merged by field", "topic another topic", "confidence 0.30"),
        ("g0", "missing there", "Memory g0 as it began", "—"),
        ("s1", "same", "Memory s1 as it began", "Memory s1 as it began"),
    ],
)
def test_a_row_says_what_became_of_it_on_both_sides(
    encounter: Encounter, record_id: str, word: str, here: str, there: str
) -> None:
    difference = encounter.comparison.difference(row_of(encounter, record_id))
    assert difference_word(difference) == word
    assert side_words(difference, here=True).startswith(here)
    assert side_words(difference, here=False).startswith(there)


def test_a_deletion_says_its_date_and_reason() -> None:
    difference = difference_of(HERE, GONE, BASE)
    assert difference.there is not None
    words = deletion_words(difference.there)
    assert words.startswith("deleted ")
    assert "2026" in words
    assert "moved to LaunchDarkly" in words
    bare = difference_of(HERE, {"content": "", "superseded_by": "system:deleted"}, BASE).there
    assert bare is not None
    assert deletion_words(bare) == "deleted"


def test_a_memory_is_called_by_its_topic_or_by_its_text() -> None:
    assert memory_words(conflict()) == "database"
    untitled = difference_of({"content": "Only\na   text"}, None)
    assert memory_words(untitled) == "Only a text"
    assert memory_words(difference_of({"content": ""}, None)) == "a"
    long = memory_words(difference_of({"content": "word " * 40_000}, None))
    assert len(long) < 300


def test_many_fields_are_named_in_part() -> None:
    here = {"content": "a", "topic": "a", "domain": "a", "confidence": 0.1, "fact_type": "fact"}
    there = {"content": "b", "topic": "b", "domain": "b", "confidence": 0.2, "fact_type": "goal"}
    difference = difference_of(here, there)
    assert difference_word(difference).startswith("differs: text, ")
    assert difference_word(difference).endswith(", …")
    assert kind_words(difference).count(",") == 2


def test_the_kinds_of_conflicts_have_words(encounter: Encounter) -> None:
    said = {name: kind_words(encounter.comparison.difference(row_of(encounter, name))) for name in ("c0", "d0", "e0")}
    assert said == {"c0": "text", "d0": "confidence", "e0": "deletion"}
    revised = difference_of(
        {"content": "a", "superseded_by": "x"}, {"content": "b", "superseded_by": "y"}, {"content": "c"}
    )
    assert revised.row.diff is DiffClass.REVISED_BOTH
    assert kind_words(revised) == "replacement"
    assert difference_word(revised) == "replaced on both sides"


@pytest.mark.parametrize(
    ("diff", "answer", "word"),
    [
        (DiffClass.CONFLICT, None, "decide"),
        (DiffClass.CONFLICT, Answer(Choice.MINE), "mine"),
        (DiffClass.CONFLICT, Answer(Choice.LEFT_OUT), "left out"),
        (DiffClass.CONFLICT, Answer(Choice.EACH, {"content": Choice.THEIRS}), "theirs"),
        (DiffClass.CONFLICT, Answer(Choice.MINE, {"content": Choice.THEIRS}), "by field"),
        (DiffClass.CONFLICT, Answer(Choice.EACH, {"content": Choice.THEIRS, "tags": Choice.MINE}), "by field"),
        (DiffClass.NEW_THERE, Answer(Choice.THEIRS), "import"),
        (DiffClass.CHANGED_THERE, Answer(Choice.EACH), "theirs"),
        (DiffClass.DELETED_THERE, Answer(Choice.MINE), "keep"),
        (DiffClass.MISSING_THERE, Answer(Choice.THEIRS), "delete here"),
        (DiffClass.SAME, Answer(Choice.MINE), "nothing to do"),
    ],
)
def test_a_decision_is_a_word_or_two(diff: DiffClass, answer: Answer | None, word: str) -> None:
    assert decision_word(diff, answer) == word


def test_every_choice_has_a_word_in_every_class() -> None:
    assert all(chain.from_iterable([decision_word(diff, Answer(each)) for each in Choice] for diff in DiffClass))


def test_obstacles_say_what_both_files_say() -> None:
    findings = [Finding(each, "{there}", "<b>384</b>") for each in Obstacle]
    words = obstacle_words(findings)
    assert len(words.split("\n")) == len(Obstacle)
    assert "<b>384</b>" in words
    assert obstacle_words([]) == ""
