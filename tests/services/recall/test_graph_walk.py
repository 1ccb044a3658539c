from __future__ import annotations

from itertools import product
from math import inf, nan
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.keys import Key
from explorer.services.recall.graph_walk import PER_HOP, UNWEIGHTED, WALKED_ON, graph, seeds_of
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
    ("written", "counts"),
    [(0.0, UNWEIGHTED), (0.9, 0.9), (1, 1.0), (7.0, 1.0), (-1.0, UNWEIGHTED), (nan, UNWEIGHTED), (inf, UNWEIGHTED)],
)
def test_weights_that_nobody_should_write(written: float, counts: float) -> None:
    snapshot = workspace({"a": to("b", weight=written), "b": {}})
    assert graph(snapshot, everyone(snapshot), [0], None).figures.tolist() == [0.5 * counts]


def test_rings_and_links_to_nowhere_end() -> None:
    snapshot = workspace({"a": to("b", "a", "nowhere"), "b": to("a")})
    assert named(snapshot, graph(snapshot, everyone(snapshot), [0], None)) == ["b"]
    assert named(snapshot, graph(snapshot, everyone(snapshot), [], None)) == []


def test_all_around_a_hub_are_heard_and_the_heaviest_and_newest_are_walked_on_from() -> None:
    """Each spoke leads on to one end: as many ends are reached as spokes are walked on from."""
    spokes = WALKED_ON + 20
    facts: dict[str, dict[str, Any]] = {"hub": {}}
    for number in range(spokes):
        links = [{"to": "hub", "weight": 0.6 if number < 10 else 0.5}, {"to": f"end{number:03}", "weight": 1}]
        minute = number if number < spokes - 5 else 0
        facts[f"user spoke{number:03}"] = {
            "links": links,
            "created_at": f"2026-11-01T{minute // 60:02}:{minute % 60:02}Z",
        }
        facts[f"user end{number:03}"] = {}
    snapshot = workspace(facts)
    found = named(snapshot, graph(snapshot, everyone(snapshot), [0], None))
    assert sum(name.startswith("spoke") for name in found) == spokes
    last = spokes - 5
    walked = {*range(10), *range(last - (WALKED_ON - 10), last)}
    assert {int(name[-3:]) for name in found if name.startswith("end")} == walked


NAMES = "abcdef"
EDGES = st.lists(
    st.tuples(st.sampled_from(NAMES), st.sampled_from(NAMES), st.sampled_from([0.25, 0.5, 1.0]), st.sampled_from("xy")),
    max_size=14,
)


@given(EDGES, st.permutations(NAMES), st.lists(st.sampled_from(NAMES), min_size=1, max_size=3, unique=True))
def test_the_best_of_all_paths_whatever_the_order_of_the_records(
    edges: list[tuple[str, str, float, str]], order: list[str], seeds: list[str]
) -> None:
    links = [(*ends, weight, kind) for a, b, weight, kind in edges if a != b for ends in ((a, b), (b, a))]
    best: dict[str, tuple[Any, ...]] = {}
    for at, seed in enumerate(seeds):
        walks = [(other, weight * PER_HOP, 1, kind) for one, other, weight, kind in links if one == seed]
        for (middle, so_far, _, _), (one, other, weight, kind) in product(tuple(walks), links):
            if one == middle:
                walks.append((other, so_far * weight * PER_HOP, 2, kind))
        for other, weight, hops, kind in walks:
            path = (-weight, hops, at, kind)
            if other != seed:
                best[other] = min(best.get(other, path), path)
    snapshot = workspace(
        {
            name: {"links": [{"to": b, "weight": weight, "type": kind} for a, b, weight, kind in edges if a == name]}
            for name in order
        }
    )
    found = graph(snapshot, everyone(snapshot), [order.index(seed) for seed in seeds], None)
    assert named(snapshot, found) == sorted(best, key=lambda name: (best[name][0], name))
    assert dict(zip(named(snapshot, found), found.paths, strict=True)) == {
        name: Path(-weight, Key("user", seeds[at]), kind, hops) for name, (weight, hops, at, kind) in best.items()
    }
