from __future__ import annotations

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from explorer.memory.text import content_hash
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.compare import Comparison, compare
from tests.services.conftest import Records
from tests.services.raw_snapshot import key_of
from tests.services.teleport.evolving import Pair, pairs
from tests.services.teleport.workspaces import compared, lineages, store

SAME, NEW, ONLY_HERE = DiffClass.SAME, DiffClass.NEW_THERE, DiffClass.ONLY_HERE
GONE = {"content": "", "content_hash": content_hash("A"), "superseded_by": "system:deleted", "deleted_at": "2026"}
A, B = {"content": "A"}, {"content": "B"}
COPY_OF_B = f"user a+{content_hash('B')[:8]}"
MIRROR = {DiffClass.CHANGED_HERE: DiffClass.CHANGED_THERE, DiffClass.DELETED_HERE: DiffClass.DELETED_THERE}
MIRROR |= {other: one for one, other in MIRROR.items()}

Table = list[tuple[str, DiffClass, str | None, str | None]]


def table(comparison: Comparison) -> Table:
    """Every row: its name, its class, and where it is on either side if not under its name."""
    return [
        (
            f"{row.root.namespace} {row.root.id}",
            row.diff,
            None if row.here_root is None else row.here_root.id,
            None if row.there_root is None else row.there_root.id,
        )
        for row in comparison.rows
    ]


def adds_up(comparison: Comparison) -> None:
    counts = comparison.counts().values()
    assert sum(count.rows for count in counts) == len(comparison.rows)
    assert sorted(row.here_root for row in comparison.rows if row.here_root and row.counts_here) == sorted(
        comparison.here.roots
    )
    assert sorted(row.there_root for row in comparison.rows if row.there_root) == sorted(comparison.there.roots)
    assert sum(count.here for count in counts) == len(comparison.here)
    assert sum(count.there for count in counts) == len(comparison.there)


@pytest.mark.parametrize(
    ("here", "there", "base", "expected"),
    [
        ({}, {}, None, []),
        ({"user a": A}, {"other a": A}, None, [("other a", NEW, None, "a"), ("user a", ONLY_HERE, "a", None)]),
        ({"user a": A}, {}, {"user a": A}, [("user a", DiffClass.MISSING_THERE, "a", None)]),
        ({}, {"user a": A}, {"user a": A}, [("user a", DiffClass.DELETED_HERE, None, "a")]),
        ({}, {"user a": GONE}, None, [("user a", DiffClass.DELETED_THERE, None, "a")]),
        # The same text under another id.
        ({"user a": A}, {"user b": A}, None, [("user b", SAME, "a", "b")]),
        ({"user a": A}, {"user b": {"content": " A", "topic": "t"}}, None, [("user b", SAME, "a", "b")]),
        ({"user a": A}, {"user b": A, "user c": A}, None, [("user b", SAME, "a", "b"), ("user c", SAME, "a", "c")]),
        ({"user a": A}, {"user b": A, "user a": A}, None, [("user b", SAME, "a", "b"), ("user a", SAME, "a", "a")]),
        (
            {"user a": A, "user b": A},
            {"user b": A},
            None,
            [("user b", SAME, "b", "b"), ("user a", ONLY_HERE, "a", None)],
        ),
        ({"user a": {}}, {"user b": {}}, None, [("user b", NEW, None, "b"), ("user a", ONLY_HERE, "a", None)]),
        # ... which is about to go here, or was deleted.
        (
            {"user a": A},
            {"user a": B, "user b": A},
            {"user a": A},
            [("user a", DiffClass.CHANGED_THERE, "a", "a"), ("user b", NEW, None, "b")],
        ),
        (
            {"user a": A},
            {"user a": GONE, "user b": A},
            {"user a": A},
            [("user a", DiffClass.DELETED_THERE, "a", "a"), ("user b", NEW, None, "b")],
        ),
        (
            {"user a": B},
            {"user a": A, "user b": B},
            {"user a": A},
            [("user a", DiffClass.CHANGED_HERE, "a", "a"), ("user b", SAME, "a", "b")],
        ),
        ({"user a": GONE}, {"user b": A}, None, [("user b", DiffClass.DELETED_HERE, "a", "b")]),
        (
            {"user a": GONE},
            {"user b": A, "user a": GONE},
            None,
            [("user b", NEW, None, "b"), ("user a", SAME, "a", "a")],
        ),
        # Kept both at an earlier merge.
        (
            {"user a": A, COPY_OF_B: B},
            {"user a": B},
            None,
            [("user a", SAME, COPY_OF_B[5:], "a"), ("user a", ONLY_HERE, "a", None)],
        ),
        (
            {"user a": A, COPY_OF_B: B},
            {"user a": B},
            {"user a": B},
            [("user a", SAME, COPY_OF_B[5:], "a"), ("user a", ONLY_HERE, "a", None)],
        ),
        ({COPY_OF_B: B}, {"user a": B}, None, [("user a", SAME, COPY_OF_B[5:], "a")]),
        (
            {COPY_OF_B: {"content": "C", "revision_of": ""}},
            {"user a": B},
            None,
            [("user a", DiffClass.CONFLICT, COPY_OF_B[5:], "a")],
        ),
    ],
)  # fmt: skip
def test_rows(here: Records, there: Records, base: Records | None, expected: Table) -> None:
    comparison = compared(store(here), store(there), None if base is None else store(base))
    assert table(comparison) == expected
    adds_up(comparison)


NAMED: list[tuple[str, dict[str, str]]] = [
    ("__domains__", {"name": "backend"}),
    ("__grants__", {"role": "qa", "domain": "backend"}),
    ("__notes__", {"agent_id": "coder"}),
    ("__skills__", {"name": "deploy"}),
    ("__conflicts__", {"kind": "duplicate", "a": "user/a", "b": "user/b"}),
]


@pytest.mark.parametrize(("namespace", "name"), NAMED)
def test_what_has_a_name_is_found_by_it(namespace: str, name: dict[str, str]) -> None:
    one, other, third = (f"{namespace} {record_id}" for record_id in "xyz")
    there = {other: {**name, "label": "theirs"}}
    (row,) = compared(store({one: {**name, "label": "ours"}}), store(there)).rows
    assert (row.diff, row.here_root, row.disputed) == (DiffClass.CONFLICT, key_of(one), ("label",))
    (row,) = compared(store({one: {**name, "label": "theirs"}}), store(there)).rows
    assert (row.diff, row.here_root, row.root) == (SAME, key_of(one), key_of(other))
    unlike = {field: f"another {value}" for field, value in name.items()}
    assert [row.diff for row in compared(store({one: unlike}), store(there)).rows] == [NEW, ONLY_HERE]
    two = {**there, third: {**name, "label": "another"}}
    comparison = compared(store({third: {**name, "label": "another"}}), store(two))
    assert {row.root: row.diff for row in comparison.rows} == {key_of(other): NEW, key_of(third): SAME}
    adds_up(comparison)


def test_two_of_one_name_there_that_say_the_same_are_one_here() -> None:
    note = {"agent_id": "coder", "content": "mine"}
    comparison = compared(store({"__notes__ a": note}), store({"__notes__ b": note, "__notes__ c": note}))
    assert [row.diff for row in comparison.rows] == [SAME, SAME]
    adds_up(comparison)
    comparison = compared(store({"__notes__ a": note}), store({"__notes__ a": note, "__notes__ c": note}))
    assert [row.diff for row in comparison.rows] == [SAME, SAME]
    adds_up(comparison)


def test_notes_of_two_agents_may_say_the_same() -> None:
    here = store({"__notes__ a": {"agent_id": "coder", "content": "mine"}})
    there = store({"__notes__ b": {"agent_id": "qa", "content": "mine"}})
    assert [row.diff for row in compared(here, there).rows] == [NEW, ONLY_HERE]


def test_what_took_its_place_may_have_another_id_here() -> None:
    here = store({"user a": {**A, "superseded_by": "b"}, "user b": B})
    there = store({"user a": {**A, "superseded_by": "d"}, "user d": B})
    comparison = compared(here, there)
    assert [row.diff for row in comparison.rows] == [SAME, SAME]
    assert all(comparison.difference(row).fields == () for row in comparison.rows)
    # ... and is known from before under either.
    for base in (here, there):
        assert [row.diff for row in compared(here, there, base).rows] == [SAME, SAME]
    changed = store({"user a": {**A, "topic": "t", "superseded_by": "d"}, "user d": B})
    comparison = compared(here, changed, there)
    assert [(row.diff, row.fields) for row in comparison.rows[:1]] == [(DiffClass.CHANGED_THERE, ("topic",))]
    assert [field.name for field in comparison.difference(comparison.rows[0]).fields] == ["topic"]


def test_a_row_knows_what_a_person_is_asked() -> None:
    here = store({"user a": {"content": "A", "topic": "ours", "domain": "d", "mention_count": 1}})
    there = store({"user a": {"content": "B", "topic": "theirs", "domain": "d", "mention_count": 2}})
    base = store({"user a": {"content": "A", "topic": "t", "domain": "d"}})
    comparison = compared(here, there, base)
    (row,) = comparison.rows
    assert (row.fields, row.disputed, row.quiet, row.has_base) == (("content", "topic"), ("topic",), True, True)
    difference = comparison.difference(row)
    assert [field.name for field in difference.disputed] == ["topic"]
    assert difference.base == {"content": "A", "topic": "t", "domain": "d"}
    assert comparison.has_base
    assert not compared(here, there).has_base
    same = compared(here, here).rows[0]
    assert compared(here, here).difference(same).fields == ()
    assert row.mark == compared(here, there, base).rows[0].mark != compared(here, base, base).rows[0].mark


def test_only_the_row_of_the_pair_has_the_name_that_two_rows_share() -> None:
    comparison = compared(store({"user a": A, COPY_OF_B: B}), store({"user a": B}))
    assert comparison.by_root[key_of("user a")].diff is SAME
    (alone,) = (row for row in comparison.rows if row.diff is ONLY_HERE)
    assert comparison.difference(alone).there is None


def test_records_of_unknown_kinds_and_odd_ones_are_compared_like_others() -> None:
    here = store({"__xyz__ a": {"k": [1]}, "user odd": {"content": "x", "tags": 5, "confidence": "high"}})
    assert [row.diff for row in compared(here, here).rows] == [SAME, SAME]
    there = store({"__xyz__ a": {"k": [2]}, "user odd": {"content": "x", "tags": 5, "confidence": "low"}})
    assert [row.fields for row in compared(here, there).rows] == [("confidence",), ("k",)]


def test_a_comparison_can_be_stopped() -> None:
    def stop(share: float) -> None:
        raise Cancelled

    side = lineages(store({"user a": A}))
    with pytest.raises(Cancelled):
        compare(side, side, None, stop)


@settings(max_examples=120)
@given(pairs(), st.booleans())
def test_every_memory_of_both_files_is_counted_once(pair: Pair, has_base: bool) -> None:
    adds_up(compared(pair.here, pair.there, pair.base if has_base else None))


@settings(max_examples=120)
@given(pairs(), st.booleans())
def test_from_the_other_side_it_looks_the_other_way_round(pair: Pair, has_base: bool) -> None:
    base = pair.base if has_base else None
    ours, theirs = compared(pair.here, pair.there, base), compared(pair.there, pair.here, base)
    # What is the same under another id is so for the file that comes in: what names it is led to the one here.
    assume(all(row.here_root in (None, row.there_root) or row.there_root is None for row in (*ours.rows, *theirs.rows)))
    for row in ours.rows:
        other = theirs.by_root.get(row.root)
        if other is not None and row.here_root == row.there_root == other.here_root == other.there_root == row.root:
            assert other.diff is MIRROR.get(row.diff, row.diff)
            assert set(other.disputed) == set(row.disputed)


@settings(max_examples=60)
@given(pairs())
def test_a_file_is_the_same_as_itself(pair: Pair) -> None:
    for base in (None, pair.base, pair.here):
        assert {row.diff for row in compared(pair.here, pair.here, base).rows} <= {SAME}
    # What nobody changed since then is no conflict.
    assert not any(row.diff.is_conflict for row in compared(pair.here, pair.there, pair.here).rows)
    assert not any(row.diff.is_conflict for row in compared(pair.here, pair.there, pair.there).rows)


def test_what_has_a_name_may_be_known_from_before_under_either_id() -> None:
    here = store({"__notes__ x": {"agent_id": "qa", "content": "A"}})
    there = store({"__notes__ y": {"agent_id": "qa", "content": "B"}})
    for base, expected in ((here, DiffClass.CHANGED_THERE), (there, DiffClass.CHANGED_HERE)):
        comparison = compared(here, there, base)
        (row,) = comparison.rows
        assert row.diff is expected
        assert comparison.difference(row).disputed == ()


def test_the_last_differences_are_remembered() -> None:
    texts = {Key("user", f"k{number}"): {"content": str(number)} for number in range(40)}
    comparison = compared(texts, {name: {"content": "other"} for name in texts}, None)
    first, *others = comparison.rows
    shown = comparison.difference(first)
    for row in others[:15]:
        comparison.difference(row)
        assert comparison.difference(first) is shown
    for row in others:
        comparison.difference(row)
    assert comparison.difference(first) is not shown
    assert comparison.difference(first) == shown
