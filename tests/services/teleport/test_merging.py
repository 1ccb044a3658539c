from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.memory.changes import ChangeKind
from explorer.memory.errors import Refusal, Refused
from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from explorer.memory.text import content_hash
from explorer.services.editing import Editing
from explorer.services.edits import set_fields
from explorer.services.teleport.answers import Answer, Choice, ConflictStrategy
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.merging import Tally, merge
from explorer.services.teleport.sides import State
from tests.memory.change_samples import Store, apply
from tests.services.raw_snapshot import NOW, editing_of, key_of
from tests.services.teleport.evolving import ACTIONS, Pair, beginnings, evolved, pairs, steps
from tests.services.teleport.workspaces import (
    Known,
    Merged,
    Workspace,
    compared,
    lineages,
    merged,
    quiet,
    shown,
    states,
    store,
    texts,
)

STRATEGIES = st.sampled_from([None, *ConflictStrategy])
WRITTEN = tuple(ACTIONS)
# Where no two memories come to replace each other: one of both references is left out, and named.
STRAIGHT = tuple(action for action in WRITTEN if action != "replace")
INDEPENDENT = ("text", "revise", "topic", "confidence", "tags", "unknown", "count", "delete", "add")
A = key_of("user a")
GONE = {"content": "", "content_hash": content_hash("A"), "superseded_by": "system:deleted", "deleted_at": "2026"}


def writes_nothing(again: Merged) -> None:
    assert again.merge.change is None
    assert again.merge.tally.written == again.merge.tally.operations == 0


def of_each(found: dict[Key, State]) -> dict[Key, Any]:
    """What a memory says, whatever the number of its texts."""
    return {root: (one.fields, one.is_deleted, one.metadata.get("mention_count")) for root, one in found.items()}


def test_a_merge_is_one_change_set_with_one_undo() -> None:
    here = store({"user a": {"content": "A"}, "user gone": {"content": "Old"}})
    there = store({"user a": {"content": "A2"}, "user n": {"content": "N"}, "user gone": {**GONE}})
    done = merged(here, there, here)
    assert done.change.kind is ChangeKind.MERGE
    assert (done.change.label, done.change.made_by) == ("there.vdb", "ana")
    assert done.merge.tally == Tally(imported=1, changed=1, deleted=1, operations=4)
    assert done.merge.tally.written == 3
    assert apply(done.after, done.change.undone(NOW, "ana"))
    assert shown(done.after) == shown(here)


def test_a_deletion_there_is_carried_out_for_the_reason_given_there() -> None:
    there = store({"user a": {**GONE, "delete_reason": "wrong"}})
    done = merged(store({"user a": {"content": "A"}}), there)
    assert done.row("user a").diff is DiffClass.DELETED_THERE
    after = done.after[A]
    assert (after["content"], after["delete_reason"], after["deleted_by"]) == ("", "wrong", "ana")
    assert after["content_hash"] == content_hash("A")


def test_what_was_deleted_here_stays_deleted_and_is_listed() -> None:
    here, there = store({"user a": GONE}), store({"user a": {"content": "A"}})
    for base in (None, there):
        done = merged(here, there, base)
        assert done.row("user a").diff is DiffClass.DELETED_HERE
        writes_nothing(done)
        writes_nothing(merged(done.after, there, done.seen))


def test_what_was_erased_here_stays_away_and_is_listed() -> None:
    there = store({"user a": {"content": "A"}})
    done = merged({}, there, there)
    assert done.row("user a").diff is DiffClass.DELETED_HERE
    writes_nothing(done)
    writes_nothing(merged({}, there, done.seen))
    back = merged({}, there, there, answers={A: Answer(Choice.THEIRS)})
    assert back.after == there
    assert back.merge.tally == Tally(restored=1, operations=1)


def test_a_deletion_of_what_was_never_here_comes_in_so_that_it_stays_deleted() -> None:
    done = merged({}, store({"user a": GONE}))
    assert done.merge.tally == Tally(deleted=1, operations=1)
    assert merged(done.after, store({"user a": {"content": "A"}})).row("user a").diff is DiffClass.DELETED_HERE


@pytest.mark.parametrize("choice", [Choice.MINE, Choice.THEIRS])
def test_what_was_decided_about_a_deletion_is_not_asked_again(choice: Choice) -> None:
    base = store({"user a": {"content": "A"}})
    for here, there in (
        (store({"user a": GONE}), store({"user a": {"content": "B"}})),
        (store({"user a": {"content": "B"}}), store({"user a": GONE})),
    ):
        done = merged(here, there, base, answers={A: Answer(choice)})
        assert done.row("user a").diff is DiffClass.EDIT_DELETE
        again = merged(done.after, there, done.seen)
        assert not again.row("user a").diff.is_conflict
        writes_nothing(again)


def test_what_was_brought_back_here_after_a_merge_is_not_deleted_by_the_next() -> None:
    there = store({"user a": GONE})
    done = merged(store({"user a": {"content": "A"}}), there)
    restored = {**done.after, A: {"content": "A"}}
    again = merged(restored, there, done.seen)
    assert again.row("user a").diff is DiffClass.CHANGED_HERE
    writes_nothing(again)


def test_a_text_from_there_is_a_revision_of_ours() -> None:
    here = store({"user a": {"content": "A", "their key": 1}})
    b = {"content": "B", "revision_of": "a", "their key": 1}
    there = store({"user a": {"content": "A", "superseded_by": "a~5", "their key": 1}, "user a~5": b})
    done = merged(here, there)
    assert done.merge.tally == Tally(changed=1, operations=2)
    new = done.after[key_of("user a~2")]
    assert (new["content"], new["their key"], new["revision_of"]) == ("B", 1, "a")
    assert done.after[A]["superseded_by"] == "a~2"
    writes_nothing(merged(done.after, there))


def test_memories_that_changed_places_are_not_mistaken_for_a_ring() -> None:
    here = store({"user a": {"content": "A"}, "user b": {"content": "B", "superseded_by": "a"}})
    there = store({"user a": {"content": "A", "superseded_by": "b"}, "user b": {"content": "B"}})
    done = merged(here, there, here)
    assert done.merge.missing == ()
    assert of_each(states(done.after)) == of_each(states(there))


def test_of_two_that_would_replace_each_other_the_second_is_left_and_named() -> None:
    base = store({"user a": {"content": "A"}, "user b": {"content": "B"}})
    here = store({"user a": {"content": "A"}, "user b": {"content": "B", "superseded_by": "a"}})
    there = store({"user a": {"content": "A", "superseded_by": "b"}, "user b": {"content": "B"}})
    done = merged(here, there, base)
    (missing,) = done.merge.missing
    assert (missing.key, missing.field, missing.is_circle) == (A, "superseded_by", True)
    assert done.merge.tally == Tally()
    writes_nothing(done)


def test_what_is_only_here_is_never_touched_whatever_is_answered() -> None:
    here = store({"user a": {"content": "A"}, f"user a+{content_hash('B')[:8]}": {"content": "B"}})
    done = merged(here, store({"user a": {"content": "B"}}), answers={A: Answer(Choice.THEIRS)})
    writes_nothing(done)


def test_unknown_keys_unknown_kinds_and_odd_records_come_as_they_are() -> None:
    there = store(
        {
            "__xyz__ a": {"k": [1, {"x": None}]},
            "user odd": {"content": "x", "tags": 5, "confidence": "high"},
            "user a": {"content": "A", "їхнє": {"deep": [True]}},
        }
    )
    done = merged({}, there)
    assert done.after == there
    assert done.merge.tally.imported == 3
    changed = store({"__xyz__ a": {"k": [2]}, "user odd": {"content": "y", "tags": 6}})
    again = merged(done.after, {**there, **changed}, there)
    assert again.after[key_of("__xyz__ a")]["k"] == [2]
    assert of_each(states(again.after)) == of_each(states({**there, **changed}))


def test_two_there_that_are_one_here_give_it_the_most_of_both() -> None:
    here = store({"user a": {"content": "A", "mention_count": 1}})
    there = store(
        {
            "user b": {"content": "A", "mention_count": 2, "links": [{"to": "x"}]},
            "user a": {"content": "A", "topic": "t", "mention_count": 1},
            "user c": {"content": "A", "mention_count": 5},
        }
    )
    done = merged(here, there, here)
    assert done.merge.tally == Tally(changed=1, operations=1)
    assert (done.after[A]["topic"], done.after[A]["mention_count"], done.after[A]["links"]) == ("t", 5, [{"to": "x"}])
    writes_nothing(merged(done.after, there, done.seen))


def test_counts_alone_do_not_change_when_it_was_edited() -> None:
    here = store({"user a": {"content": "A", "updated_at": "2026-01-01"}})
    done = merged(here, store({"user a": {"content": "A", "mention_count": 2, "access_count": 3}}))
    assert done.merge.tally == Tally(renewed=1, operations=1)
    assert done.after[A] == {"content": "A", "updated_at": "2026-01-01", "mention_count": 2, "access_count": 3}


def test_what_was_brought_back_is_as_it_is_there() -> None:
    here = store({"user a": {**GONE, "topic": "ours", "mention_count": 1}})
    a = {"content": "A", "domain": "d", "mention_count": 3, "superseded_by": "b"}
    there = store({"user a": a, "user b": {"content": "B"}})
    done = merged(here, there, answers={A: Answer(Choice.THEIRS)})
    assert done.merge.tally == Tally(restored=1, imported=1, operations=2)
    assert of_each(states(done.after)) == of_each(states(there))
    writes_nothing(merged(done.after, there, strategy=ConflictStrategy.REMOTE_WINS))


def test_keep_both_has_a_name_that_follows_from_the_text() -> None:
    here, there = store({"user a": {"content": "A"}}), store({"user a": {"content": "B", "tags": ["x"]}})
    done = merged(here, there, strategy=ConflictStrategy.KEEP_BOTH)
    assert done.merge.tally == Tally(kept_both=1, operations=1)
    assert done.after == {**here, Key("user", f"a+{content_hash('B')[:8]}"): {"content": "B", "tags": ["x"]}}
    for base in (None, done.seen):
        writes_nothing(merged(done.after, there, base, ConflictStrategy.KEEP_BOTH))


def test_a_conflict_that_nobody_decided_is_asked_again() -> None:
    here, there = store({"user a": {"content": "A"}}), store({"user a": {"content": "B"}})
    done = merged(here, there)
    assert done.merge.tally == Tally(unsolved=1)
    assert done.seen == {}
    assert merged(here, there, done.seen).row("user a").diff is DiffClass.CONFLICT
    left = merged(
        here, {**there, key_of("user n"): {"content": "N"}}, answers={key_of("user n"): Answer(Choice.LEFT_OUT)}
    )
    assert left.merge.tally == Tally(unsolved=1, left_out=1)
    assert left.seen == {}


def test_what_changed_since_it_was_shown_is_not_written_over() -> None:
    here, there = store({"user a": {"content": "A"}}), store({"user a": {"content": "A", "topic": "theirs"}})
    comparison = compared(here, there, here)
    snapshot = Workspace(here)
    change = set_fields(editing_of(snapshot), [A], {"domain": "d"})
    editing: Editing = editing_of(snapshot, *([change] if change else []))
    with pytest.raises(Refused) as raised:
        merge(editing, comparison, Workspace(there), {}, quiet)
    assert raised.value.reason is Refusal.CHANGED_MEANWHILE


def test_what_came_meanwhile_is_not_written_over() -> None:
    there = store({"user a": {"content": "A"}})
    comparison = compared({}, there)
    with pytest.raises(Refused):
        merge(editing_of(Workspace(store({"user a": {"content": "X"}}))), comparison, Workspace(there), {}, quiet)


def test_a_trail_in_a_circle_does_not_stop_a_merge() -> None:
    b = {"content": "B", "revision_of": "a", "superseded_by": "a"}
    here = store({"user a": {"content": "A", "superseded_by": "a~2"}, "user a~2": b})
    there = {**here, key_of("user a~2"): {**b, "topic": "t"}}
    assert merged(here, there, here).after[key_of("user a~2")]["topic"] == "t"


def test_a_merge_can_be_stopped() -> None:
    def stop(share: float) -> None:
        raise Cancelled

    here = store({"user a": {"content": "A"}})
    with pytest.raises(Cancelled):
        merge(editing_of(Workspace(here)), compared(here, here), Workspace(here), {}, stop)


@settings(max_examples=120)
@given(pairs(WRITTEN), STRATEGIES, st.booleans())
def test_the_same_file_again_changes_nothing(pair: Pair, strategy: ConflictStrategy | None, has_base: bool) -> None:
    done = merged(pair.here, pair.there, pair.base if has_base else None, strategy)
    writes_nothing(merged(done.after, pair.there, done.seen, strategy))


@settings(max_examples=120)
@given(pairs(WRITTEN), STRATEGIES)
def test_it_changes_nothing_even_where_no_base_was_ever_known(pair: Pair, strategy: ConflictStrategy | None) -> None:
    """With a base that is lost in between it would: what was changed here is then a conflict, and asked."""
    done = merged(pair.here, pair.there, None, strategy)
    writes_nothing(merged(done.after, pair.there, None, strategy))


@settings(max_examples=100)
@given(pairs(), STRATEGIES, st.booleans())
def test_no_text_is_lost(pair: Pair, strategy: ConflictStrategy | None, has_base: bool) -> None:
    done = merged(pair.here, pair.there, pair.base if has_base else None, strategy)
    kept = texts(done.after)
    if done.merge.change is not None:
        befores = (getattr(operation, "before", {}) for operation in done.change.operations)
        kept |= {value for before in befores for value in before.values() if isinstance(value, str)}
    assert texts(pair.here) <= kept
    # Where nothing was to be written, what was not decided is not taken note of: it stands in the file as before.
    asked_again = {
        key
        for row in done.comparison.rows
        if row.root not in done.answers and (row.diff.is_conflict or done.merge.change is None)
        for key in done.comparison.there.keys(row.root)
    }
    assert texts({key: one for key, one in pair.there.items() if key not in asked_again}) <= kept | texts(done.seen)
    if strategy in (ConflictStrategy.KEEP_BOTH, ConflictStrategy.REMOTE_WINS):
        settled = {DiffClass.CHANGED_HERE, DiffClass.DELETED_HERE, DiffClass.MERGED}
        wanted = {
            one.text for root, one in states(pair.there).items() if done.comparison.by_root[root].diff not in settled
        }
        assert wanted <= texts(done.after) | {""}


@settings(max_examples=100)
@given(pairs(), STRATEGIES, st.booleans())
def test_undo_and_redo(pair: Pair, strategy: ConflictStrategy | None, has_base: bool) -> None:
    done = merged(pair.here, pair.there, pair.base if has_base else None, strategy)
    if done.merge.change is None:
        return
    workspace = {key: dict(metadata) for key, metadata in done.after.items()}
    assert apply(workspace, done.change.undone(NOW, "ana"))
    assert shown(workspace) == shown(pair.here)
    assert apply(workspace, done.change.redone(NOW, "ana"))
    assert shown(workspace) == shown(done.after)


@settings(max_examples=100)
@given(pairs(WRITTEN), STRATEGIES, st.booleans())
def test_the_preview_is_true(pair: Pair, strategy: ConflictStrategy | None, has_base: bool) -> None:
    done = merged(pair.here, pair.there, pair.base if has_base else None, strategy)
    before, after, tally = states(pair.here), states(done.after), done.merge.tally
    new = after.keys() - before.keys()
    deleted = {
        root for root, one in after.items() if one.is_deleted and not (root in before and before[root].is_deleted)
    }
    restored = {root for root in before if before[root].is_deleted and not after[root].is_deleted}
    written = {
        root for root in before if (before[root].key, before[root].metadata) != (after[root].key, after[root].metadata)
    }
    assert len(deleted) == tally.deleted
    assert len(new - deleted) + len(restored) == tally.imported + tally.kept_both + tally.restored
    assert len(written - deleted - restored) == tally.changed + tally.renewed
    assert len(new | written) == tally.written
    assert tally.operations == (0 if done.merge.change is None else len(done.change.operations))


@settings(max_examples=100)
@given(pairs(), st.booleans())
def test_nothing_is_changed_that_the_rows_do_not_say(pair: Pair, has_base: bool) -> None:
    done = merged(pair.here, pair.there, pair.base if has_base else None)
    coming = (DiffClass.CHANGED_THERE, DiffClass.MERGED, DiffClass.DELETED_THERE)
    before, after = states(pair.here), states(done.after)
    for row in done.comparison.rows:
        if row.counts_here and row.here_root is not None and row.diff not in coming:
            assert after[row.here_root].fields == before[row.here_root].fields
        elif row.diff is DiffClass.CHANGED_THERE and not done.merge.missing:
            assert after[row.root].text == states(pair.there)[row.root].text


@st.composite
def two_peers(draw: st.DrawFn) -> tuple[Store, Store, Store]:
    """A beginning, and two workspaces that worked on different memories of it."""
    base = draw(beginnings((*INDEPENDENT, "supersede")))
    side = lineages(base)
    first = set(sorted(side.roots)[::2])
    one = {key: metadata for key, metadata in base.items() if side.root(key) in first}
    other = {key: metadata for key, metadata in base.items() if side.root(key) not in first}
    # A new memory with the value 0 gets an id that both may give.
    ours, theirs = ([step for step in draw(steps(INDEPENDENT)) if step[0] != "add" or step[2]] for _ in "xy")
    return base, {**evolved(one, ours, "x"), **other}, {**one, **evolved(other, theirs, "y")}


@settings(max_examples=80)
@given(two_peers())
def test_the_order_of_peers_does_not_matter(three: tuple[Store, Store, Store]) -> None:
    base, one, other = three

    def both(first: Known, second: Known) -> dict[Key, Any]:
        return of_each(states(merged(merged(base, first, base).after, second, base).after))

    assert both(one, other) == both(other, one)


@settings(max_examples=60)
@given(
    beginnings(WRITTEN),
    st.lists(st.tuples(steps(WRITTEN, most=3), steps(WRITTEN, most=3)), min_size=1, max_size=3),
    STRATEGIES,
)
def test_files_that_go_back_and_forth(
    base: Store, rounds: list[tuple[list[Any], list[Any]]], strategy: ConflictStrategy | None
) -> None:
    here: Known = base
    there: Known = base
    known_here: Known = base
    known_there: Known = base
    for number, (ours, theirs) in enumerate(rounds):
        here, there = evolved(here, ours, f"h{number}"), evolved(there, theirs, f"t{number}")
        done = merged(here, there, known_here, strategy)
        _settles(done, there, strategy)
        here, known_here = done.after, done.seen
        done = merged(there, here, known_there, strategy)
        _settles(done, here, strategy)
        there, known_there = done.after, done.seen


def _settles(done: Merged, other: Known, strategy: ConflictStrategy | None) -> None:
    # A note that nobody decided about finds another one of its name, once that came in.
    if not done.merge.tally.unsolved:
        writes_nothing(merged(done.after, other, done.seen, strategy))


@settings(max_examples=60)
@given(pairs(STRAIGHT), st.sampled_from(list(ConflictStrategy)))
def test_what_comes_back_merged_is_no_conflict(pair: Pair, strategy: ConflictStrategy) -> None:
    """Who sent a file gets it back with the other's changes: all of these are theirs."""
    done = merged(pair.here, pair.there, pair.base, strategy)
    if done.merge.tally.unsolved:
        return
    back = merged(pair.there, done.after, pair.there)
    assert back.merge.tally.unsolved == 0
    writes_nothing(merged(back.after, done.after, back.seen))
    assert not any(row.diff.is_conflict for row in compared(done.after, back.after, done.after).rows)


def test_what_is_nested_too_deep_is_left_out_and_named() -> None:
    class Deep(str):
        """As a reader has it."""

        __slots__ = ()

    here = store({"user a": {"content": "A"}})
    there = store({"user a": {"content": "A", "theirs": Deep("[[…]]")}, "user n": {"content": "N", "odd": [Deep("x")]}})
    found = merged(here, there, strategy=ConflictStrategy.REMOTE_WINS)
    assert found.after[key_of("user n")] == {"content": "N"}
    assert {(str(one.key), one.field) for one in found.merge.missing if one.is_too_deep} == {
        ("user/n", "odd"),
        ("user/a", "theirs"),
    }
