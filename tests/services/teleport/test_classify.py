from __future__ import annotations

import hashlib
import time
from typing import Any

import pytest

from explorer.memory.keys import Key
from explorer.services.teleport.classify import DiffClass, FieldDifference, Origin, classify
from explorer.services.teleport.sides import State

SAME, CONFLICT, MERGED = DiffClass.SAME, DiffClass.CONFLICT, DiffClass.MERGED
HERE, THERE = DiffClass.CHANGED_HERE, DiffClass.CHANGED_THERE
GONE_HERE, GONE_THERE, EDIT_DELETE = DiffClass.DELETED_HERE, DiffClass.DELETED_THERE, DiffClass.EDIT_DELETE
REVISED = DiffClass.REVISED_BOTH
ROOT = Key("user", "a")
MIRROR = {
    HERE: THERE,
    THERE: HERE,
    GONE_HERE: GONE_THERE,
    GONE_THERE: GONE_HERE,
    DiffClass.NEW_THERE: DiffClass.ONLY_HERE,
    DiffClass.ONLY_HERE: DiffClass.NEW_THERE,
}

Metadata = dict[str, Any]


def standing(*records: Metadata, replaced_by: str = "") -> State:
    """A lineage from its records, oldest first."""
    *earlier, newest = records
    return State(ROOT, ROOT, newest, tuple(earlier), replaced_by)


def says(text: str, **more: Any) -> Metadata:
    return {"content": text, **more}


def deleted(digest: str = "") -> Metadata:
    return {"content": "", "content_hash": digest, "superseded_by": "system:deleted", "deleted_at": "2026-01-01"}


def sha(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


A, B, C, D = says("A"), says("B"), says("C"), says("D")
GONE = deleted(sha("A"))


@pytest.mark.parametrize(
    ("here", "there", "base", "expected"),
    [
        ([A], None, None, DiffClass.ONLY_HERE),
        ([A], [A], None, SAME),
        ([A], [says(" A\n")], None, SAME),
        ([says("\u0439")], [says("\u0438\u0306")], None, SAME),
        ([A], [says("A", topic=None, label="")], None, SAME),
        ([A], [says("A", topic="t")], None, CONFLICT),
        ([A], [B], None, CONFLICT),
        ([A], [B], [A], THERE),
        ([A], [B], [C], CONFLICT),
        ([B], [B], [A], SAME),
        ([says("A", topic="t")], [says("A", tags=["x"])], [A], MERGED),
        ([says("B", topic="t")], [A], [says("A", topic="t")], MERGED),
        ([says("A", topic="1")], [says("B", topic="2")], [A], CONFLICT),
        # Edited in place on one side, revised on the other.
        ([A, B], [B], None, SAME),
        ([A, B], [B], [A], SAME),
        ([A, B], [A], [A], HERE),
        ([A, B], [C], [A], CONFLICT),
        ([A, B], [A, C], [A], REVISED),
        ([A], [A, B], [A], THERE),
        # Histories serve as a base.
        ([A, B], [A], None, HERE),
        ([A, B, C], [B], None, HERE),
        ([A, B], [A, B, C], None, THERE),
        ([A, B], [A, C], None, REVISED),
        ([A, B], [C], None, CONFLICT),
        ([A, B, C], [A, C, D], None, THERE),
        ([A, B, A], [A, B], None, HERE),
        ([A, B, A, B], [A, B, A], None, HERE),
        ([B, A], [A, B], None, REVISED),
        ([A, C, B], [A, B, C], None, REVISED),
        ([says(""), B], [says(""), C], None, REVISED),
        ([A, B], [says("A", topic="t")], None, CONFLICT),
        ([A, says("B", topic="t")], [A], None, HERE),
        ([says("A", topic="t"), says("B", topic="t")], [A], None, CONFLICT),
        # Deletions.
        ([GONE], [GONE], None, SAME),
        ([GONE], [deleted()], None, SAME),
        ([GONE], None, None, SAME),
        ([GONE], [A], [A], GONE_HERE),
        ([GONE], [A], None, GONE_HERE),
        ([GONE], [B], [A], EDIT_DELETE),
        ([GONE], [B], None, EDIT_DELETE),
        ([GONE], [says("A", topic="t")], [A], EDIT_DELETE),
        ([GONE], [A, B], None, EDIT_DELETE),
        ([deleted()], [A], [A], GONE_HERE),
        ([deleted()], [A], None, EDIT_DELETE),
        ([A, deleted(sha("B"))], [A, B], None, GONE_HERE),
        # Deleted on both sides once, and brought back, or kept on purpose, on one of them since.
        ([A], [GONE], [GONE], HERE),
        ([B], [GONE], [GONE], HERE),
        ([A], [B], [GONE], CONFLICT),
        ([GONE], [GONE], [A], SAME),
    ],
)
def test_every_class_from_both_sides(
    here: list[Metadata], there: list[Metadata] | None, base: list[Metadata] | None, expected: DiffClass
) -> None:
    ours = standing(*here)
    theirs = None if there is None else standing(*there)
    before = None if base is None else standing(*base)
    assert classify(ours, theirs, before).diff is expected
    if theirs is not None or not ours.is_deleted:
        assert classify(theirs, ours, before).diff is MIRROR.get(expected, expected)


@pytest.mark.parametrize(
    ("there", "base", "expected"),
    [
        (None, None, SAME),
        ([A], None, DiffClass.NEW_THERE),
        ([A], [A], GONE_HERE),
        ([B], [A], EDIT_DELETE),
        ([A], [GONE], EDIT_DELETE),
        ([GONE], None, GONE_THERE),
        ([GONE], [A], SAME),
        ([GONE], [GONE], SAME),
    ],
)
def test_what_is_not_here_was_erased_where_it_is_known_from_before(
    there: list[Metadata] | None, base: list[Metadata] | None, expected: DiffClass
) -> None:
    theirs = None if there is None else standing(*there)
    assert classify(None, theirs, None if base is None else standing(*base)).diff is expected


def test_what_is_gone_there_is_missing_where_it_is_known_from_before() -> None:
    assert classify(standing(A), None, standing(A)).diff is DiffClass.MISSING_THERE
    assert classify(standing(B), None, standing(A)).diff is DiffClass.MISSING_THERE
    assert classify(standing(GONE), None, standing(A)).diff is SAME


@pytest.mark.parametrize("function", ["md5", "sha1", "sha256"])
@pytest.mark.parametrize("length", [None, 16, 12, 8])
def test_a_tombstone_knows_the_text_that_was_deleted_by_any_digest(function: str, length: int | None) -> None:
    digest = hashlib.new(function, "Ключ".encode()).hexdigest()[:length]
    tombstone = standing(deleted(digest.upper()))
    assert classify(tombstone, standing(says("Ключ")), None).diff is GONE_HERE
    assert classify(standing(says("Ключ")), tombstone, None).diff is GONE_THERE
    assert classify(tombstone, standing(says("Other")), None).diff is EDIT_DELETE


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ({"access_count": 1, "recall_count": 9}, {"access_count": 7}),
        ({"mention_count": 1}, {"mention_count": 2}),
        ({"last_accessed": "2026-01-01"}, {"last_accessed": "2026-02-01", "last_recalled_at": "2026-01-01"}),
        ({"updated_at": "2026-01-01"}, {"updated_at": "2027-01-01"}),
        (
            {"importance": 0.4, "importance_base": 0.8, "decay_anchor": "2026-01-01"},
            {"importance": 0.8},
        ),
        ({"importance": 0.4, "importance_base": 0.8}, {"importance": 0.1, "importance_base": 0.8}),
        ({"links": [{"to": "b"}]}, {"links": []}),
        ({"content_hash": "1"}, {"content_hash": "2"}),
        ({"embedding_stale": True}, {}),
        ({"valid_until": "2026-01-01T10:00+02:00"}, {"valid_until": "2026-01-01T08:00:00Z"}),
        ({"created_at": "2026-01-01T00:00:00+00:00"}, {"created_at": 1767225600}),
        ({"tags": ["a", "b"]}, {"tags": ["b", "a"]}),
    ],
)
def test_book_keeping_is_no_difference(ours: Metadata, theirs: Metadata) -> None:
    assert classify(standing({**A, **ours}), standing({**A, **theirs}), None).diff is SAME


@pytest.mark.parametrize(
    ("ours", "theirs"),
    [
        ({"valid_until": "2026-01-01T10:00+02:00"}, {"valid_until": "2026-01-01T10:00Z"}),
        ({"valid_until": "soon"}, {"valid_until": "later"}),
        ({"importance": 0.8}, {"importance": 0.7}),
        ({"importance": 0.8, "importance_base": 0.7}, {"importance": 0.8}),
        ({"tags": ["a"]}, {"tags": ["a", "a"]}),
        ({"pinned": True}, {"pinned": 1}),
        ({"their key": {"x": 1}}, {"their key": {"x": 2}}),
        ({"superseded_by": "system:expired"}, {}),
    ],
)
def test_what_means_something_else_is_a_difference(ours: Metadata, theirs: Metadata) -> None:
    assert classify(standing({**A, **ours}), standing({**A, **theirs}), None).diff is CONFLICT
    assert classify(standing({**A, **ours}), standing({**A, **theirs}), standing({**A, **ours})).diff is THERE


def test_two_that_were_put_in_the_place_of_one_are_a_conflict_of_revisions() -> None:
    ours = standing({**A, "superseded_by": "b"}, replaced_by="user/b")
    theirs = standing({**A, "superseded_by": "c"}, replaced_by="user/c")
    assert classify(ours, theirs, standing(A)).diff is REVISED
    assert classify(ours, standing(A), standing(A)).diff is HERE
    assert classify(ours, standing(A), None).diff is CONFLICT
    assert classify(ours, standing(A, B), standing(A)).diff is MERGED
    assert classify(ours, standing(A, B), None).diff is REVISED


def test_fields_say_who_changed_what() -> None:
    base = standing(says("A", topic="t", domain="d", tags=["x"]))
    here = standing(says("A", topic="ours", domain="d", tags=["y"]))
    there = standing(says("B", topic="t", domain="d", tags=["z"]))
    verdict = classify(here, there, base)
    assert verdict.fields == (
        FieldDifference("content", "A", "A", "B", Origin.THERE),
        FieldDifference("tags", ["x"], ["y"], ["z"], Origin.BOTH),
        FieldDifference("topic", "t", "ours", "t", Origin.HERE),
    )
    assert verdict.base == base.fields
    assert classify(here, there, None).base is None


def test_a_history_says_only_what_its_side_changed_after_it() -> None:
    """What stands in an earlier text may have been changed before that was replaced: nobody knows which side did."""
    history = (says("A", topic="old", domain="d"), says("B", topic="old", domain="new"))
    verdict = classify(standing(says("A", topic="other", domain="d")), standing(*history), None)
    assert {field.name: field.origin for field in verdict.fields} == {
        "content": Origin.THERE,
        "domain": Origin.THERE,
        "topic": Origin.BOTH,
    }


@pytest.mark.parametrize(
    ("here", "there", "base", "origin"),
    [
        (GONE, A, A, Origin.HERE),
        (A, GONE, A, Origin.THERE),
        (A, GONE, GONE, Origin.HERE),
        (GONE, A, GONE, Origin.THERE),
        (GONE, B, A, Origin.BOTH),
    ],
)
def test_of_what_one_side_deleted_the_text_is_the_difference(
    here: Metadata, there: Metadata, base: Metadata, origin: Origin
) -> None:
    (field,) = classify(standing(here), standing(there), standing(base)).fields
    assert (field.name, field.origin) == ("content", origin)
    assert (field.here, field.there) == (here["content"] or None, there["content"] or None)


def test_three_classes_are_conflicts() -> None:
    assert {diff for diff in DiffClass if diff.is_conflict} == {CONFLICT, EDIT_DELETE, REVISED}


def test_long_histories_that_say_the_same_again_and_again_are_no_work() -> None:
    here, there = (standing(*(A if number % 2 else B for number in range(count))) for count in (4_000, 3_999))
    before = time.perf_counter()
    verdict = classify(here, there, None)
    assert time.perf_counter() - before < 2
    assert verdict.diff is HERE
    assert verdict.base == {"content": "B"}
