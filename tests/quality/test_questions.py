from __future__ import annotations

import hashlib
import math
import re
from collections import Counter, defaultdict
from collections.abc import Mapping
from datetime import timedelta
from typing import get_args

import pytest

from explorer.memory.terms import pieces
from tests.quality.questions import (
    ANSWERS,
    ANSWERS_PARTLY,
    DEPTH,
    MULTI_HOP,
    NOW,
    Half,
    Kind,
    NotedFact,
    facts,
    ndcg,
    questions,
    recall_at,
)

# What says nothing of what is asked.
SMALL = set(
    "a about after an and are at back be before both by can did do early for forever from have how i in is it its now "
    "of off on one our out over reason s shortcut still t that the there to up was we what whom who why with".split()
)


@pytest.mark.parametrize(
    ("found", "grades", "expected"),
    [
        ("ab", {"a": 3, "b": 1}, 1.0),
        ("ba", {"a": 3, "b": 1}, (1 + 7 / math.log2(3)) / (7 + 1 / math.log2(3))),
        ("xa", {"a": 2}, 1 / math.log2(3)),
        ("xy", {"a": 2}, 0.0),
        ("", {"a": 2}, 0.0),
        ("xxa", {"a": 3, "b": 3}, 0.5 / (1 + 1 / math.log2(3))),
    ],
)
def test_ndcg(found: str, grades: Mapping[str, int], expected: float) -> None:
    assert ndcg(found, grades) == pytest.approx(expected)


def test_ndcg_looks_no_deeper_than_it_says() -> None:
    grades = {str(number): 3 for number in range(DEPTH + 5)}
    assert ndcg([str(number) for number in range(DEPTH)], grades) == pytest.approx(1.0)
    assert ndcg(["x"] * DEPTH + ["1"], grades) == 0.0


@pytest.mark.parametrize(
    ("found", "least", "expected"),
    [("abc", 2, 1.0), ("ax", 2, 0.5), ("c", 2, 0.0), ("c", 1, 1 / 3), ("xxa", 3, 1.0), ("", 3, 0.0)],
)
def test_recall(found: str, least: int, expected: float) -> None:
    assert recall_at(found, {"a": 3, "b": 2, "c": 1}, least=least) == pytest.approx(expected)
    assert recall_at("x" * DEPTH + found, {"a": 3, "b": 2, "c": 1}, least=least) == 0.0


def test_facts_are_many_different_and_of_the_year() -> None:
    noted = facts()
    assert len(noted) >= 250
    assert len({fact.id for fact in noted}) == len({fact.content for fact in noted}) == len(noted)
    assert all(NOW - timedelta(days=366) < fact.created_at < NOW for fact in noted)
    assert all(fact.created_at < fact.last_accessed < NOW for fact in noted if fact.last_accessed)
    assert len({fact.created_at.month for fact in noted}) == 12
    assert len({fact.domain for fact in noted if fact.domain.startswith("repo:")}) > 20


def test_links_lead_to_facts_of_the_same_namespace_and_not_all_to_answers() -> None:
    noted = {fact.id: fact for fact in facts()}
    links = [(fact, link.to) for fact in noted.values() for link in fact.links]
    assert [to for fact, to in links if noted[to].namespace != fact.namespace or to == fact.id] == []
    hops = {each for question in questions() if question.kind == MULTI_HOP for each in question.grades}
    assert sum(to not in hops for _, to in links) > 30


def test_questions_are_many_of_each_kind_and_half() -> None:
    asked = questions()
    assert len(asked) >= 120
    assert len({question.id for question in asked}) == len({question.text for question in asked}) == len(asked)
    counts = Counter(question.kind for question in asked)
    assert set(counts) == set(get_args(Kind))
    assert min(counts.values()) >= 10
    halves = Counter((question.kind, question.half) for question in asked)
    assert all(abs(halves[kind, "tuning"] - halves[kind, "held-out"]) <= 1 for kind in counts)
    assert len(questions("tuning")) + len(questions("held-out")) == len(asked)


def test_every_question_has_an_answer_that_there_is() -> None:
    known = {fact.id for fact in facts()}
    for question in questions():
        assert set(question.grades) <= known, question.id
        assert ANSWERS in question.grades.values(), question.id


def test_halves_are_as_the_rule_says() -> None:
    by_kind = defaultdict(list)
    for question in sorted(questions(), key=lambda question: hashlib.sha256(question.id.encode()).digest()):
        by_kind[question.kind].append(question)
    turns: tuple[Half, Half] = get_args(Half)
    for asked in by_kind.values():
        assert [question.half for question in asked] == [turns[at % 2] for at in range(len(asked))]


def test_answers_of_multi_hop_questions_are_found_over_links_alone() -> None:
    noted = {fact.id: fact for fact in facts()}
    for question in questions():
        if question.kind == MULTI_HOP:
            asked = telling(question.text)
            answers = {each for each, grade in question.grades.items() if grade == ANSWERS}
            hidden = {each for each in answers if not asked & telling(noted[each].words)}
            seen = {each for each, grade in question.grades.items() if grade >= ANSWERS_PARTLY} - hidden
            assert hidden, question.id
            assert hidden <= around(noted, seen), question.id


def around(noted: Mapping[str, NotedFact], start: set[str]) -> set[str]:
    """What two links lead to."""
    near = {link.to for each in start for link in noted[each].links}
    return near | {link.to for each in near for link in noted[each].links}


def telling(text: str) -> set[str]:
    return {word for word in pieces(re.sub(r"\W", " ", text.casefold())) if word not in SMALL}
