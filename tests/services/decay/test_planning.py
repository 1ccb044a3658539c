from __future__ import annotations

from collections.abc import Collection
from datetime import datetime, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeKind, Patch, Tombstone
from explorer.memory.decay_laws import DecayLaw, Exponential, Weibull
from explorer.memory.effects import Standing, standing
from explorer.memory.errors import Refusal, Refused
from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from explorer.services.decay.counting import DecayReport, counts
from explorer.services.decay.planning import DecayPlan, plan
from explorer.services.decay.survey import survey
from explorer.services.deletion import restore
from explorer.services.editing import Editing
from explorer.services.edits import set_fields
from explorer.services.lineages import reader
from explorer.services.teleport.fields import compared_fields, differing_fields
from tests.services.conftest import Records
from tests.services.decay.facts import FIELDS, ago, fact, records
from tests.services.raw_snapshot import (
    NOW,
    NOW_TEXT,
    RawSnapshot,
    applied,
    editing_of,
    key_of,
    operation_of,
    standing_of,
    written_to,
)

LAWS = st.sampled_from([Exponential(), Exponential(24.0, 0.3), Exponential(threshold=0.0), Weibull(), Weibull(0.4)])


def planned(
    found: Records, law: DecayLaw | None = None, now: datetime = NOW, vetoed: Collection[Key] = ()
) -> DecayPlan:
    snapshot = RawSnapshot(found)
    editing = Editing(snapshot, Ahead(reader(snapshot)), now, "ana")
    looked_at = survey(editing, lambda _: None)
    chosen = law or Exponential()
    made = plan(editing, looked_at, chosen, vetoed, lambda _: None)
    assert made.report == counts(looked_at, chosen, now, looked_at.where(frozenset(vetoed)))
    return made


def decayed(found: Records, law: DecayLaw | None = None, now: datetime = NOW) -> Records:
    """The records of a file that was decayed at `now`."""
    return written_to(found, planned(found, law, now).change)


def test_less_is_left_and_the_base_is_kept() -> None:
    made = planned({"user a": fact(0.8, 168.0, updated_at="2026-01-01", unknown=1)})
    assert made.change is not None
    assert (made.change.kind, made.change.label) == (ChangeKind.DECAY, "Text")
    (patch,) = made.change.operations
    assert isinstance(patch, Patch)
    # When it was changed stays: nobody changed what it says.
    assert patch.after == {"importance": pytest.approx(0.4), "importance_base": 0.8, "decay_anchor": ago(168)}
    assert patch.before == dict.fromkeys((*FIELDS, "superseded_by")) | {"importance": 0.8}
    assert (str(made.report), made.pruned, made.settled) == (
        "Decay: 1 scanned, 1 decayed, 0 pruned, 0 untouched", (), 0,
    )  # fmt: skip


def test_what_has_faded_is_deleted_with_its_reason() -> None:
    found = {"user a": fact(0.8, 1000.0, content="Old news")}
    made = planned(found)
    assert made.pruned == (Key("user", "a"),)
    gone = standing_of(applied(RawSnapshot(found), made.change), "user a")
    assert gone.pop("content_hash")
    assert gone == {
        "importance": 0.8, "last_accessed": ago(1000), "superseded_by": "system:decayed", "delete_reason": "decayed",
        "deleted_at": NOW_TEXT, "deleted_by": "ana", "updated_at": NOW_TEXT,
    }  # fmt: skip


def test_nothing_to_do_is_no_change_set() -> None:
    assert planned({}) == DecayPlan(None, DecayReport(0, 0, 0, 0), (), 0)
    assert planned({"user a": fact(0.8), "user b": fact(0.8, 9000.0, pinned=True)}).change is None


def test_pinned_never_and_vetoed_not_this_time() -> None:
    found = {
        "user a": fact(0.8, 168.0, pinned=True),
        "user b": fact(0.8, 1000.0),
        "user c": fact(0.8, 168.0),
        "user d": fact(0.8, 168.0),
    }
    made = planned(found, vetoed=[key_of("user b"), key_of("user c"), key_of("user none")])
    assert made.change is not None
    assert made.change.keys == (Key("user", "d"),)
    assert made.report == DecayReport(4, 1, 0, 3)


def test_open_conflicts_of_what_goes_are_settled_for_the_side_that_stays() -> None:
    found: Records = {
        "user a~2": fact(0.1, 1000.0, revision_of="a"),
        "user a": fact(0.1, 1000.0, superseded_by="a~2"),
        "user b": fact(0.8),
        "user c": fact(0.8),
        "__conflicts__ x": {"kind": "contradiction", "state": "open", "a": "user/a", "b": "user/b"},
        "__conflicts__ y": {"kind": "contradiction", "state": "open", "a": "user/b", "b": "user/c"},
        "__conflicts__ z": {"kind": "contradiction", "state": "dismissed", "a": "user/a", "b": "user/c"},
    }
    made = planned(found)
    assert (made.pruned, made.settled) == ((Key("user", "a~2"),), 1)
    ahead = applied(RawSnapshot(found), made.change)
    assert standing_of(ahead, "__conflicts__ x") | {"state": "resolved", "winner": "user/b"} == standing_of(
        ahead, "__conflicts__ x"
    )
    assert standing_of(ahead, "__conflicts__ y")["state"] == "open"
    assert standing_of(ahead, "__conflicts__ z")["state"] == "dismissed"


def test_restoring_brings_back_what_faded_and_so_does_undo() -> None:
    found = {"user a": fact(0.8, 1000.0, content="Old news", content_hash="abc"), "user b": fact(0.8, 168.0)}
    snapshot = RawSnapshot(found)
    change = planned(found).change
    assert change is not None
    tombstone = operation_of(change, "user a")
    assert isinstance(tombstone, Tombstone)
    back = restore(editing_of(snapshot, change), [tombstone.key], {tombstone.key: tombstone})
    ahead = applied(snapshot, change, back)
    assert standing_of(ahead, "user a") == found["user a"]
    undone = applied(snapshot, change, change.undone(NOW, "ana"))
    assert {where: standing_of(undone, where) for where in found} == found


def test_what_waits_comes_first() -> None:
    snapshot = RawSnapshot({"user a": fact(0.8, 1000.0), "user b": fact(0.8, 168.0)})
    waiting = set_fields(editing_of(snapshot), [key_of("user a"), key_of("user b")], {"importance": 0.3})
    assert waiting is not None
    editing = Editing(snapshot, Ahead(reader(snapshot), [waiting]), NOW + timedelta(hours=168), "ana")
    made = plan(editing, survey(editing, lambda _: None), Exponential(), (), lambda _: None)
    ahead = applied(snapshot, waiting, made.change)
    for where in ("user a", "user b"):
        assert standing_of(ahead, where)["importance"] == pytest.approx(0.15)
        assert standing_of(ahead, where)["importance_base"] == 0.3


@pytest.mark.parametrize(
    "since", [{"pinned": True}, {"importance": 0.5}, {"last_accessed": ago(1)}, {"superseded_by": "b"}, {"tags": 7}]
)
def test_what_was_changed_since_the_survey_is_not_decayed_unseen(since: dict[str, Any]) -> None:
    before, after = fact(0.8, 1000.0), fact(0.8, 1000.0) | since
    looked_at = survey(editing_of(RawSnapshot({"user a": before})), lambda _: None)
    for found in ({"user a": after}, {}):
        with pytest.raises(Refused) as refused:
            plan(editing_of(RawSnapshot(found)), looked_at, Exponential(), (), lambda _: None)
        assert refused.value.reason is Refusal.CHANGED_MEANWHILE


@pytest.mark.parametrize(
    ("since", "hours", "is_stale"),
    [
        ({"pinned": True}, 1000.0, True),
        ({"importance": 0.9}, 1000.0, True),
        ({"importance": 0.9}, 168.0, True),
        ({"superseded_by": "b"}, 168.0, True),
        # Its base is kept and shown, so a pinned fact has lost nothing; and what is used counts from then on.
        ({"pinned": True}, 168.0, False),
        ({"last_accessed": NOW_TEXT, "access_count": 9}, 168.0, False),
    ],
)
def test_what_an_agent_changes_before_it_is_written_stays(since: dict[str, Any], hours: float, is_stale: bool) -> None:
    found = {"user a": fact(0.8, hours)}
    change = planned(found).change
    assert change is not None
    met = standing(change.operations[0], lambda _: found["user a"] | since)
    assert (met is Standing.STALE) == is_stale


def test_it_can_be_stopped() -> None:
    def stop(_: float) -> None:
        raise Cancelled

    editing = editing_of(RawSnapshot({"user a": fact(0.8, 1000.0)}))
    with pytest.raises(Cancelled):
        plan(editing, survey(editing, lambda _: None), Exponential(), (), stop)


@given(records(), LAWS)
def test_twice_at_one_instant_is_once(found: Records, law: DecayLaw) -> None:
    once = decayed(found, law)
    assert planned(once, law).change is None


@given(records(), LAWS, st.floats(0, 3_000), st.floats(0, 3_000))
def test_now_and_later_is_later(found: Records, law: DecayLaw, first: float, more: float) -> None:
    """In every field; but an importance that changed by less than 0.001 since the first run is left as it is."""
    early = NOW + timedelta(hours=first)
    late = early + timedelta(hours=more)
    assert_same_but_for_crumbs(decayed(decayed(found, law, early), law, late), decayed(found, law, late))


@given(records(), LAWS, LAWS, st.floats(0, 3_000))
def test_another_law_begins_with_what_was_there_before_the_first(
    found: Records, one: DecayLaw, other: DecayLaw, hours: float
) -> None:
    survivors = {where for where, each in decayed(found, one).items() if each.get("superseded_by") != "system:decayed"}
    late = NOW + timedelta(hours=hours)
    left = {where: found[where] for where in survivors}
    assert_same_but_for_crumbs(decayed(decayed(left, one), other, late), decayed(left, other, late))


@given(records(), LAWS)
def test_a_decayed_importance_is_no_difference_between_two_files(found: Records, law: DecayLaw) -> None:
    before = {where: each for where, each in found.items() if each["importance"] is not None}
    for where, after in decayed(before, law).items():
        if after.get("superseded_by") != "system:decayed":
            assert differing_fields(compared_fields(before[where]), compared_fields(after)) == []


@given(records(), LAWS)
def test_undo_takes_all_of_it_back(found: Records, law: DecayLaw) -> None:
    change = planned(found, law).change
    if change is not None:
        assert _plain(written_to(found, change, change.undone(NOW, "ana"))) == _plain(found)
        assert _plain(written_to(found, change)) != _plain(found)


def assert_same_but_for_crumbs(one: Records, other: Records) -> None:
    assert one.keys() == other.keys()
    for where, each in _plain(one).items():
        mine, theirs = dict(each), dict(_plain(other)[where])
        gone = mine.get("superseded_by") == "system:decayed"
        assert gone == (theirs.get("superseded_by") == "system:decayed")
        # A record that went earlier says so, and has the importance that stood in the file then.
        for name in ("deleted_at", "updated_at", *FIELDS) if gone else ():
            mine.pop(name, None), theirs.pop(name, None)
        if not gone and "importance" in theirs:
            assert mine["importance"] == pytest.approx(theirs["importance"], abs=0.001)
        # A change below 0.001 is none: then nothing is noted either, and the base is the importance that stands there.
        bases = [each.get("importance_base", each.get("importance")) for each in (mine, theirs)]
        assert bases[0] == pytest.approx(bases[1], abs=0.001)
        for name in FIELDS:
            mine.pop(name, None), theirs.pop(name, None)
        assert mine == theirs


def _plain(found: Records) -> Records:
    return {
        where: {name: value for name, value in each.items() if value not in (None, "")} for where, each in found.items()
    }


def test_a_fact_that_nobody_dated_does_not_fade_whatever_recalled_it() -> None:
    found: Records = {"user f": {"content": "Text", "importance": 0.5, "last_recalled_at": ago(2_000)}}
    assert planned(found, Weibull()).change is None
