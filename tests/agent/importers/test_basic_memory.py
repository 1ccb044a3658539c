from __future__ import annotations

import pytest

from explorer.agent.importers.basic_memory import Observation, fits, observation_in, read
from explorer.memory.facts import FactType
from tests.agent.importers.sources import source

API = """---
title: Jobs API
type: spec
domain: api
permalink: p/jobs-api
tags:
- jobs
created: 2026-01-02
---
# Jobs API
Polling lives in [[Workflow]].
## Observations
- [decision] Jobs are polled #jobs #api (since v2)
- [ ] a task
## Relations
- part_of [[p/index]]
- [[Gone|shown]]
"""
INDEX = "---\ntitle: Index\ntype: template\npermalink: p/index\n---\nFill in.\n- [shape] One line\n"


def test_observations_texts_relations_and_inline_links() -> None:
    found = read([source(API, "spec/Jobs API.md"), source(INDEX, "Index.md"), source("", "Workflow.md")])
    assert found.held == {
        "notes": 3, "observations": 2, "other texts": 2, "tags": 2, "relations": 2, "inline links": 1,
    }  # fmt: skip
    decision = found.statements[1]
    assert (decision.text, decision.tags, decision.fact_type) == ("Jobs are polled", ("jobs", "api"), FactType.DECISION)
    assert decision.more == {"category": "decision", "context": "since v2"}
    assert (decision.domain, decision.subject, decision.place.line, decision.created_at) == (
        "api", "Jobs API", 13, "2026-01-02",
    )  # fmt: skip
    assert [(tie.source, tie.kind, tie.target) for tie in found.ties] == [
        ("Jobs API", "part_of", "Index"),
        ("Jobs API", "relates_to", "Gone"),
        ("Jobs API", "links_to", "Workflow"),
    ]


def test_of_a_template_only_the_observations_are_taken() -> None:
    found = read([source(INDEX, "Index.md")])
    assert [one.text for one in found.statements] == ["One line"]
    assert [(part.line, part.file) for part in found.unused] == [(6, "Index.md")]


def test_other_keys_of_the_front_matter_are_kept_once() -> None:
    found = read([source("---\ntitle: A\npermalink: a\nstatus(enum): [x]\n---\none\n\ntwo\n", "A.md")])
    assert [one.more for one in found.statements] == [{"front_matter": {"permalink": "a", "status(enum)": ["x"]}}, {}]


@pytest.mark.parametrize(
    ("text", "observation"),
    [
        ("[tech] uses #python daily", Observation("tech", "uses #python daily", ("python",), "")),
        ("[tech] #a #b", Observation("tech", "#a #b", ("a", "b"), "")),
        ("[tech] x (y) #a", Observation("tech", "x (y)", ("a",), "")),
        ("[two words] x (y)", Observation("two words", "x", (), "y")),
        ("[x] done", None),
        ("[title](file.md) text", None),
        ("[[Note]] text", None),
        ("text", None),
    ],
)
def test_an_observation_has_a_category_tags_and_a_context(text: str, observation: Observation | None) -> None:
    assert observation_in(text) == observation


@pytest.mark.parametrize(
    ("text", "is_one"),
    [(API, True), ("- [tip] Save often", True), ("# Title\n- [ ] task\n- [a](b)", False), ("", False)],
)
def test_what_is_known_as_a_note(text: str, is_one: bool) -> None:
    assert fits(source(text, "a.md")) is is_one


def test_a_long_run_of_tags_is_read_in_no_time() -> None:
    for end in ("", " y"):
        found = observation_in("[t] x" + " #a" * 50_000 + end)
        assert found is not None
        assert found.tags == ("a",)
