from __future__ import annotations

from datetime import UTC, datetime

import pytest

from explorer.services.preamble.choosing import LISTED
from explorer.services.preamble.results import FACTS_ROOM, Reason, Shortlist
from explorer.services.preamble.shortlist import shortlist
from tests.services.conftest import Records, StoreOf

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
TASK = "Upgrade our database, PostgreSQL"


def found(
    store_of: StoreOf, records: Records, task: str = TASK, branch: str | None = "main", repo: str = ""
) -> Shortlist:
    return shortlist(store_of(records), task, NOW, branch=branch, repo=repo)


def ids(made: Shortlist) -> list[str]:
    return [each.key.id for each in made.included]


def why(made: Shortlist) -> dict[str, Reason]:
    return {each.key.id: each.reason for each in made.left_out}


RECORDS: Records = {
    "project:main db": {"content": "PostgreSQL 16 is the database", "domain": "data", "topic": "db", "confidence": 0.7},
    "project:main other": {"content": "Redis caches sessions"},
    "project:main late": {"content": "The PostgreSQL licence", "valid_until": "2026-11-30T11:59:59Z"},
    "project:main old": {"content": "PostgreSQL 9", "superseded_by": "db"},
    "project:main gone": {"content": "PostgreSQL 8", "superseded_by": "system:deleted", "deleted_at": "2026-01-01"},
    "project:else there": {"content": "PostgreSQL on another branch"},
    "user mine": {"content": "Ana knows PostgreSQL best"},
    "__grants__ g": {"role": "coder", "domain": "data", "permission": "none"},
}


def test_current_facts_of_the_branch_that_share_a_word(store_of: StoreOf) -> None:
    made = found(store_of, RECORDS)
    assert ids(made) == ["db", "mine"]
    assert made.included[0].line == "- [data/db] PostgreSQL 16 is the database (confidence 0.7)"
    assert [each.place for each in made.included] == [1, 2]
    assert why(made) == {"late": Reason.EXPIRED, "old": Reason.SUPERSEDED}
    assert made.left_out_in_all == {Reason.EXPIRED: 1, Reason.SUPERSEDED: 1}


def test_without_a_branch_those_of_all(store_of: StoreOf) -> None:
    assert sorted(ids(found(store_of, RECORDS, branch=None))) == ["db", "mine", "there"]


@pytest.mark.parametrize("task", ["PostgreSQL", "  PostgreSQL database  "])
def test_a_short_task_says_what_it_would_have_got(store_of: StoreOf, task: str) -> None:
    made = found(store_of, RECORDS, task)
    assert made.included == ()
    assert set(why(made).values()) == {Reason.TASK_TOO_SHORT}
    assert set(why(made)) == {"db", "mine"}
    assert made.matches == made.left_out_in_all[Reason.TASK_TOO_SHORT] == 2


@pytest.mark.parametrize("task", ["", "   \n", "…" * 30, "😀 " * 30, '" OR NEAR( * -' * 3, "zzzzzz " * 2_000])
def test_a_task_without_a_known_word_gets_nothing(store_of: StoreOf, task: str) -> None:
    assert found(store_of, RECORDS, task) == Shortlist()


def test_every_match_is_tried_until_five_are_in(store_of: StoreOf) -> None:
    # All lines but the worst match are so long that two fill the room; that one is behind the first look.
    topic = "t" * (FACTS_ROOM // 2 - 120)
    long = {
        f"project:main f{at:03}": {"content": "postgres database upgrade", "topic": topic, "domain": "d"}
        for at in range(2 * LISTED)
    }
    made = found(store_of, {**long, "project:main short": {"content": "upgrade " + "word " * 8, "domain": "d"}},
                 "upgrade postgres database")  # fmt: skip
    assert len(made.included) == 3
    assert ids(made)[-1] == "short"
    assert made.included[-1].place == made.matches == 2 * LISTED + 1
    assert made.left_out_in_all == {Reason.NO_ROOM: 2 * LISTED - 2}
    assert len(made.left_out) == LISTED - 2


def test_more_match_than_are_looked_at(store_of: StoreOf) -> None:
    many: Records = {f"project:main f{at:03}": {"content": f"PostgreSQL {at}"} for at in range(3 * LISTED)}
    made = found(store_of, many)
    assert made.matches == 3 * LISTED
    assert made.left_out_in_all == {Reason.BEYOND_FIVE: 3 * LISTED - 5}
    assert len(made.left_out) == LISTED - 5


def test_facts_of_the_repository_come_before_others_that_match_as_well(store_of: StoreOf) -> None:
    same = {"content": "PostgreSQL is the database"}
    records: Records = {
        **{f"project:main a{at}": {**same, "domain": "data"} for at in range(5)},
        "project:main z": {**same, "domain": "repo:shop/data"},
    }
    snapshot = store_of(records)
    assert "z" not in ids(shortlist(snapshot, TASK, NOW, branch="main", repo=""))
    assert "z" in ids(shortlist(snapshot, TASK, NOW, branch="main", repo="shop"))
