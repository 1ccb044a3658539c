from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.services.claims import claims_of
from explorer.services.conflicts.classifying import are_near_duplicates, classify
from explorer.services.conflicts.kinds import ConflictKind
from tests.quality.pairs import Pair, pairs, score

POSTGRES = "The database is PostgreSQL 14", "The database is PostgreSQL 16"
OTHER = "The database is PostgreSQL 14", "PostgreSQL has a query planner"
TWICE = "Don't commit generated files", "Do not commit generated files"


@pytest.mark.parametrize(
    ("similarity", "texts", "same_topic", "kind"),
    [
        (0.965, POSTGRES, False, ConflictKind.CONTRADICTION),
        (0.965, POSTGRES, True, ConflictKind.CONTRADICTION),
        (0.80, POSTGRES, False, ConflictKind.CONTRADICTION),
        (0.79, POSTGRES, False, None),
        (0.60, POSTGRES, True, ConflictKind.CONTRADICTION),
        (0.59, POSTGRES, True, None),
        (0.95, TWICE, False, ConflictKind.DUPLICATE),
        (0.94, TWICE, False, ConflictKind.RELATED),
        (0.94, TWICE, True, ConflictKind.RELATED),
        (0.96, OTHER, False, ConflictKind.RELATED),
        (0.79, OTHER, True, None),
    ],
)
def test_what_two_texts_are(
    similarity: float, texts: tuple[str, str], same_topic: bool, kind: ConflictKind | None
) -> None:
    one, other = map(claims_of, texts)
    assert classify(similarity, one, other, same_topic=same_topic) is kind
    assert classify(similarity, other, one, same_topic=same_topic) is kind


def test_near_duplicates_begin_at_their_threshold() -> None:
    one, other = map(claims_of, TWICE)
    assert are_near_duplicates(0.92, one, other)
    assert not are_near_duplicates(0.9199, one, other)
    assert not are_near_duplicates(0.999, *map(claims_of, POSTGRES))


@given(st.text(), st.text(), st.floats(-1, 1), st.booleans())
def test_it_does_not_matter_which_comes_first(a: str, b: str, similarity: float, same_topic: bool) -> None:
    one, other = claims_of(a), claims_of(b)
    kind = classify(similarity, one, other, same_topic=same_topic)
    assert classify(similarity, other, one, same_topic=same_topic) is kind
    assert are_near_duplicates(similarity, one, other) == are_near_duplicates(similarity, other, one)
    if are_near_duplicates(similarity, one, other):
        assert kind in (ConflictKind.DUPLICATE, ConflictKind.RELATED)


def test_the_labelled_pairs_are_many_and_of_either_sort() -> None:
    duplicates, contradictions = pairs("duplicates"), pairs("contradictions")
    assert len(duplicates) >= 200
    assert len(contradictions) >= 100
    for labelled in (duplicates, contradictions):
        share = sum(pair.is_positive for pair in labelled) / len(labelled)
        assert 0.4 < share < 0.6
        assert [texts for texts, count in Counter((pair.a, pair.b) for pair in labelled).items() if count > 1] == []


def test_merging_is_proposed_for_the_right_pairs() -> None:
    def judge(pair: Pair) -> bool:
        return are_near_duplicates(pair.cosine, claims_of(pair.a), claims_of(pair.b))

    result = score(pairs("duplicates"), judge)
    assert result.precision >= 0.98
    assert result.recall >= 0.7


def test_contradictions_are_found_in_the_right_pairs() -> None:
    def judge(pair: Pair) -> bool:
        kind = classify(pair.cosine, claims_of(pair.a), claims_of(pair.b), same_topic=pair.same_topic)
        return kind is ConflictKind.CONTRADICTION

    result = score(pairs("contradictions"), judge)
    assert result.precision >= 0.9
    assert result.recall >= 0.7
