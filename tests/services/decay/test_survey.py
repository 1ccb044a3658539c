from __future__ import annotations

from datetime import timedelta
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.decay_laws import Exponential, Weibull
from explorer.memory.facts import FactType
from explorer.memory.fading import faded_on, importance_at
from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from explorer.services.decay.counting import instant
from explorer.services.decay.survey import Survey, survey
from explorer.services.deletion import delete
from explorer.services.edits import set_fields
from explorer.services.revisions import revise
from tests.services.conftest import Records, StoreOf
from tests.services.decay.facts import HOURS, ago, fact, records
from tests.services.raw_snapshot import NOW, RawSnapshot, editing_of, key_of

LATER = NOW + timedelta(hours=168)


def surveyed(found: Records) -> Survey:
    return survey(editing_of(RawSnapshot(found)), lambda _: None)


def importance(metadata: dict[str, Any], *, weibull: bool = False) -> float:
    law = Weibull() if weibull else Exponential()
    (found,) = surveyed({"user a": metadata}).importance(law, NOW)
    return float(found)


def test_every_current_fact_of_a_file_is_looked_at_once(store_of: StoreOf) -> None:
    found = survey(
        editing_of(
            store_of(
                {
                    "user a": fact(0.8, 168.0),
                    "user pinned": fact(0.8, 168.0, pinned=True),
                    "project:main expired": fact(0.8, valid_until=ago(1)),
                    "project:dev undated": fact(0.8, last_accessed=None),
                    "odd-namespace none": fact(None),
                    "user old": fact(0.8, superseded_by="a"),
                    "user faded": fact(0.8, superseded_by="system:decayed"),
                    "user gone": fact(0.8, deleted_at=ago(1)),
                    "user odd": fact(0.8, tags="no list"),
                    "user wrong": fact(3.0),
                    "user odd-and-gone": fact(0.8, tags="no list", superseded_by="a"),
                    "__policies__ p": fact(0.8),
                }
            )
        ),
        lambda _: None,
    )
    assert {key.id for key in found.keys} == {"a", "pinned", "expired", "undated", "none"}
    assert found.odd == 2
    assert [key.id for key, pinned in zip(found.keys, found.pinned, strict=True) if pinned] == ["pinned"]
    assert [key.id for key, base in zip(found.keys, found.base, strict=True) if np.isnan(base)] == ["none"]
    assert [key.id for key, start in zip(found.keys, found.anchor, strict=True) if np.isnan(start)] == ["undated"]
    left = dict(zip((key.id for key in found.keys), found.importance(Exponential(), NOW).tolist(), strict=True))
    assert left["a"] == pytest.approx(0.4)
    assert (left["pinned"], left["undated"]) == (0.8, 0.8)


def test_an_empty_workspace_has_an_empty_survey() -> None:
    found = surveyed({})
    assert (found.keys, found.odd, found.importance(Weibull(), NOW).tolist()) == ((), 0, [])
    assert found.falls_below(Weibull()).tolist() == []


def test_what_waits_is_there_already() -> None:
    snapshot = RawSnapshot(
        {"user a": fact(0.8), "user b": fact(0.8), "user c": fact(0.8), "user d": fact(0.8, 168.0), "__notes__ n": {}}
    )
    editing = editing_of(snapshot)
    waiting = [
        delete(editing, [key_of("user a")]),
        set_fields(editing, [key_of("user b")], {"pinned": True}),
        revise(editing, key_of("user c"), "Another text"),
        set_fields(editing, [key_of("user d")], {"importance": 0.3}),
    ]
    found = survey(editing_of(snapshot, *(change for change in waiting if change is not None)), lambda _: None)
    assert found.keys == (Key("user", "b"), Key("user", "d"), Key("user", "c~2"))
    assert found.pinned.tolist() == [True, False, False]
    # What a person says is so now, and fades from now on.
    assert found.base.tolist() == [0.8, 0.3, 0.8]
    assert found.importance(Exponential(), NOW).tolist() == [0.8, 0.3, 0.8]


@pytest.mark.parametrize(
    ("fields", "hours"),
    [
        ({}, 168.0),
        ({"created_at": ago(400)}, 168.0),
        # A recall, or a date of learning after the last use: for Weibull's law alone.
        ({"last_recalled_at": ago(24)}, 24.0),
        ({"last_mentioned_at": ago(12)}, 12.0),
        ({"last_recalled_at": ago(400)}, 168.0),
        ({"created_at": ago(24)}, 24.0),
        ({"last_accessed": None, "created_at": ago(48)}, 48.0),
        # With no other date nothing says from when the importance is: it does not fade.
        ({"last_accessed": None, "last_recalled_at": ago(24)}, 0.0),
    ],
)
def test_the_age_is_that_of_the_last_use_and_for_weibull_of_the_last_recall(
    fields: dict[str, Any], hours: float
) -> None:
    metadata = fact(0.8, 168.0, fact_type="decision") | fields
    assert importance(metadata, weibull=True) == pytest.approx(0.8 * np.exp(-hours / 336))


def test_recalls_do_not_count_for_the_exponential_law() -> None:
    assert importance(fact(0.8, 168.0, last_recalled_at=ago(1))) == pytest.approx(0.4)


def test_types_fade_at_their_own_pace() -> None:
    found = surveyed({f"user {kind}": fact(1.0, 168.0, fact_type=kind) for kind in (*FactType, "other")})
    left = dict(zip((key.id for key in found.keys), found.importance(Weibull(), NOW).tolist(), strict=True))
    assert left["request"] < left["event"] < left["fact"] < left["preference"] < left["relationship"]
    assert left["other"] == left["unknown"] == pytest.approx(np.exp(-1))


@given(records(), HOURS)
def test_the_exponential_law_is_what_lists_show(found: Records, hours: float) -> None:
    snapshot = RawSnapshot(found)
    looked_at = survey(editing_of(snapshot), lambda _: None)
    at = NOW + timedelta(hours=hours)
    days = looked_at.falls_below(Exponential())
    for key, left, day in zip(looked_at.keys, looked_at.importance(Exponential(), at), days, strict=True):
        one = snapshot.fact(snapshot.row(key) or 0)
        expected, shown_day = importance_at(one, at), faded_on(one)
        assert left == pytest.approx(np.nan if expected is None else expected, nan_ok=True)
        if shown_day is not None:
            seen = instant(float(day))
            assert seen is not None
            assert abs(seen - shown_day) < timedelta(milliseconds=1)


@given(records(), st.sampled_from([Exponential(), Exponential(24, 0.5), Exponential(threshold=0.0), Weibull()]))
def test_a_fact_falls_below_the_threshold_on_its_day(found: Records, law: Exponential | Weibull) -> None:
    looked_at = surveyed(found)
    for row, seconds in enumerate(looked_at.falls_below(law).tolist()):
        if seconds == float("-inf"):
            assert looked_at.base[row] < law.threshold
            continue
        day = instant(seconds)
        if day is None:
            assert not looked_at.importance(law, NOW + timedelta(days=100_000))[row] < law.threshold or seconds > 1e11
            continue
        assert not looked_at.pinned[row]
        before, after = (looked_at.importance(law, day + timedelta(seconds=step))[row] for step in (-60, 60))
        assert after < law.threshold <= before


def test_it_can_be_stopped() -> None:
    def stop(_: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        survey(editing_of(RawSnapshot({"user a": fact(1.0)})), stop)
