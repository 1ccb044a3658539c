from __future__ import annotations

from pathlib import Path

from explorer.agent.exports.markdown import markdown
from tests.agent.exports.exported import chosen


def test_rules_then_facts_by_domain_and_topic(path: Path) -> None:
    made = markdown(chosen(path, "main"))
    lines = b"".join(made.parts).decode().split("\n")
    assert lines[:6] == ["# w", "", "## Policies", "", "- [git] Run the tests", ""]
    headings = [line for line in lines if line.startswith("#")]
    assert headings == [
        "# w",
        "## Policies",
        "## data",
        "### database",
        "## ops",
        "### database",
        "### pool",
        "## project",
    ]
    assert "- The database is PostgreSQL 16 *(decision, confidence 0.90, stated, 2026-11-03, coder)*" in lines
    assert made.counts == {"facts": 5, "policies": 1}
    assert (made.left_out["notes of agents"], made.left_out["policies that are switched off"]) == (1, 1)


def test_a_text_stays_text(path: Path) -> None:
    lines = b"".join(markdown(chosen(path)).parts).decode().split("\n")
    at = lines.index("- \\# Not a heading")
    assert lines[at + 1 : at + 3] == ["  \\- \\<b>nor\\</b> a list", "  \\``` *(unknown, unknown)*"]
