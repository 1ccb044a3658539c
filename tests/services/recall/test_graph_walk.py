from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from explorer.memory.keys import Key
from explorer.services.recall.graph_walk import UNWEIGHTED, graph, seeds_of
from explorer.services.recall.request import Request
from explorer.services.recall.voices import Path, Ranking
from tests.services.recall.cases import everyone, named, workspace


def to(*targets: str, weight: float = 0.8, kind: str = "related") -> dict[str, Any]:
    return {"links": [{"to": target, "type": kind, "weight": weight} for target in targets]}


def test_seeds_are_the_three_best_of_each_each_once() -> None:
    first, second = (Ranking(np.array(rows, np.int32), np.zeros(4)) for rows in ([5, 1, 2, 3], [1, 9, 8, 7]))
    assert seeds_of([first, second]) == [5, 1, 2, 9, 8]
    assert seeds_of([]) == []


def test_two_hops_either_way_and_no_further() -> None:
    snapshot = workspace({"seed": to("out"), "out": to("far"), "far": to("beyond"), "beyond": {}, "in": to("seed")})
    found = graph(snapshot, everyone(snapshot), [0], None)
    assert dict(zip(named(snapshot, found), found.figures.tolist(), strict=True)) == pytest.approx(
        {"in": 0.4, "out": 0.4, "far": 0.16}
    )
    assert found.paths[2][1:] == (Key("user", "seed"), "related", 2)
    assert named(snapshot, graph(snapshot, everyone(snapshot), [0], 1)) == ["in"]


def test_the_best_path_counts_and_names_its_last_link() -> None:
    snapshot = workspace(
        {
            "a": {"links": [{"to": "c", "weight": 0.2}, {"to": "b", "weight": 1}]},
            "b": to("c", weight=1.0, kind="because"),
            "c": {},
        }
    )
    found = graph(snapshot, everyone(snapshot), [0], None)
    paths = dict(zip(named(snapshot, found), found.paths, strict=True))
    assert paths["c"] == Path(0.25, Key("user", "a"), "because", 2)
    both = graph(snapshot, everyone(snapshot), [0, 1], None)
    assert dict(zip(named(snapshot, both), both.paths, strict=True)) == {
        "a": Path(0.5, Key("user", "b"), "related", 1),
        "b": Path(0.5, Key("user", "a"), "related", 1),
        "c": Path(0.5, Key("user", "b"), "because", 1),
    }


def test_a_path_leads_through_what_filters_leave_out_but_not_through_another_branch() -> None:
    snapshot = workspace(
        {
            "seed": {**to("bridge", "project:other/hidden"), "domain": "x"},
            "bridge": {**to("end"), "domain": "y"},
            "project:other hidden": {**to("user/lost"), "domain": "x"},
            "end": {"domain": "x"},
            "lost": {"domain": "x"},
        }
    )
    who = everyone(snapshot, Request("why", domains=frozenset({"x"})))
    assert named(snapshot, graph(snapshot, who, [0], None)) == ["end"]


def test_superseded_facts_are_not_walked_and_revisions_are() -> None:
    snapshot = workspace(
        {
            "seed": to("replaced", "text"),
            "replaced": {**to("end"), "superseded_by": "other"},
            "other": {},
            "end": {},
            "text": {"superseded_by": "text~1"},
            "text~1": {"revision_of": "text"},
        }
    )
    assert named(snapshot, graph(snapshot, everyone(snapshot), [0], None)) == ["text~1"]


@pytest.mark.parametrize(
    ("written", "counts"), [(0.0, UNWEIGHTED), (0.9, 0.9), (1, 1.0), (7.0, 1.0), (-1.0, UNWEIGHTED)]
)
def test_weights_that_nobody_should_write(written: float, counts: float) -> None:
    snapshot = workspace({"a": to("b", weight=written), "b": {}})
    assert graph(snapshot, everyone(snapshot), [0], None).figures.tolist() == [0.5 * counts]


def test_rings_and_links_to_nowhere_end() -> None:
    snapshot = workspace({"a": to("b", "a", "nowhere"), "b": to("a")})
    assert named(snapshot, graph(snapshot, everyone(snapshot), [0], None)) == ["b"]
    assert named(snapshot, graph(snapshot, everyone(snapshot), [], None)) == []
