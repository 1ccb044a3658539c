from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from explorer.agent.search_lines import search_document, search_lines
from explorer.agent.search_reports import SearchAnswer, SearchResult, Why
from explorer.memory.facts import FactType, Veracity
from explorer.memory.keys import Key
from explorer.services.recall.request import Mode
from explorer.services.recall.results import Heard, Intent, Voice

WHY = Why("Found by meaning (rank 1).", {Voice.SEMANTIC: Heard(1, 0.9, 0.5)}, 0.5, 0.9, 0.9, 1.0, 0.1, None, 1)
RESULT = SearchResult(
    "a", "user", "The database", "data", "storage", FactType.FACT, 0.9, Veracity.STATED,
    datetime(2026, 10, 5, tzinfo=UTC), None, None, "coder", 0.75,
)  # fmt: skip
ANSWER = SearchAnswer(Path("w.vdb"), "q", Mode.HYBRID, "main", (RESULT,), in_scope=4)


def page(answer: SearchAnswer, width: int = 100, *, explain: bool = False) -> str:
    return "\n".join(search_lines(answer, width, explain=explain))


def test_a_table_and_a_sentence() -> None:
    text = page(ANSWER)
    for said in ("0.750", "The database", "data", "storage", "user/a", "confidence 0.90", "stated", "2026-10-05"):
        assert said in text
    assert text.endswith("1 result, hybrid mode, on branch “main”, of 4 facts that the filters let in.")


def test_nothing_found_is_a_sentence() -> None:
    none = replace(ANSWER, results=(), branch=None, agent="tester")
    assert page(none) == "Nothing was found, hybrid mode, in all branches, of 4 facts that the filters let in."


def test_why_is_shown_where_it_was_asked() -> None:
    explained = replace(
        ANSWER, results=(replace(RESULT, why=WHY),), intent=Intent.FACTUAL, weights={Voice.SEMANTIC: 0.75}
    )
    text = page(explained, explain=True)
    assert "→ Found by meaning (rank 1)." in text
    assert "“factual”" in text
    assert "Weights: semantic 0.75." in text


def test_what_else_there_is_to_say() -> None:
    closed = replace(RESULT, no_access=True, text="word " * 1_000)
    text = page(replace(ANSWER, results=(closed,), role="qa", agent="tester", notice="No model."))
    assert "⊘ word" in text
    assert "the role “qa” has no access" in text
    assert "--json has them whole" in text
    assert "could not be counted" in text
    assert "No model." in text
    assert "could not be counted" not in page(replace(ANSWER, agent="tester", counted=True))


@pytest.mark.parametrize("width", [40, 60, 200])
def test_any_text_in_any_width(width: int) -> None:
    for said in (
        "[bold]no markup[/]",
        "مرحبا بالعالم",
        "数据库 " * 50,
        "🎉" * 100,
        "",
        "x" * 500,
        "\x1b[31m\u202e",
        ":smile:",
    ):
        text = page(replace(ANSWER, results=(replace(RESULT, text=said),)), width)
        assert "\x1b" not in text
        assert "\u202e" not in text
    assert "[bold]" in page(replace(ANSWER, results=(replace(RESULT, text="[bold]"),)), width)


def test_one_document() -> None:
    explained = replace(ANSWER, results=(replace(RESULT, why=WHY),), weights={Voice.SEMANTIC: 1.0})
    document = search_document(explained, explain=True)
    (result,) = document["results"]
    assert (result["key"], result["id"], result["type"], result["veracity"]) == ("user/a", "a", "fact", "stated")
    assert result["why"]["voices"] == {
        "semantic": {"rank": 1, "figure": 0.9, "part": 0.5, "via": None, "link": "", "hops": 0}
    }
    assert document["weights"] == {"semantic": 1.0}
    assert result["created_at"] == "2026-10-05T00:00:00+00:00"
    plain = search_document(replace(ANSWER, results=(replace(RESULT, id=Key("", "b").id),)), explain=False)
    assert "why" not in plain["results"][0]
    assert "weights" not in plain
