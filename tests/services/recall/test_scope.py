from __future__ import annotations

from datetime import UTC, datetime

import numpy as np

from explorer.memory.facts import FactType
from explorer.memory.recall_query import Scope
from explorer.services.recall.request import Request
from explorer.services.recall.scope import scope_of
from tests.services.recall.cases import everyone, workspace


def test_the_filters_of_a_request_are_its_scope() -> None:
    since, until = (datetime(2026, month, 1, tzinfo=UTC) for month in (1, 2))
    kinds, names = frozenset({FactType.GOAL}), frozenset({"x"})
    request = Request("why", branch="b", domains=names, types=kinds, agents=names, since=since, until=until)
    assert scope_of(request) == Scope("b", names, kinds, names, since, until)


def test_what_other_filters_leave_out_may_be_walked_through_what_the_branch_hides_may_not() -> None:
    snapshot = workspace(
        {
            "a": {"domain": "x", "created_at": "1970-01-01T00:00:09Z"},
            "b": {"domain": "y"},
            "project:other c": {"domain": "x"},
            "d": {"domain": "x"},
            "e": {"domain": "x", "superseded_by": "d"},
        }
    )
    who = everyone(snapshot, Request("why", domains=frozenset({"x"})))
    assert who.rows.tolist() == [0, 3]
    assert who.learned[0] == 9.0
    assert np.isnan(who.learned[1])
    every = np.arange(6, dtype=np.int32)
    assert who.may_answer(every).tolist() == [True, False, False, True, False, False]
    assert who.shows(every).tolist() == [True, True, False, True, False, False]
    assert everyone(workspace({})).shows(every).tolist() == [False] * 6
    assert who.places(np.array([3, 0], np.int32)).tolist() == [1, 0]
