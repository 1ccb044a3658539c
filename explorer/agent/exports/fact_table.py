"""Facts as CSV for spreadsheets."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Iterator

from explorer.agent.exports.contents import Chosen, Contents, facts_of
from explorer.memory.facts import Fact
from explorer.memory.namespaces import branch_of
from explorer.memory.query import FactState

COLUMNS = (
    "id", "branch", "domain", "topic", "text", "type", "confidence", "veracity", "importance", "state", "created_at",
    "updated_at", "valid_until", "mention_count", "recall_count", "agent", "tags", "superseded_by",
)  # fmt: skip
_MARK = b"\xef\xbb\xbf"
"""Without it, spreadsheets take UTF-8 for something else."""
_FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")


def fact_table(chosen: Chosen) -> Contents:
    """One row for every fact that is not deleted, in its newest text, as RFC 4180 has it, in UTF-8 with its mark.

    A text that a spreadsheet would take for a formula has an apostrophe before it.
    """
    left_out: Counter[str] = Counter()
    facts = facts_of(chosen, left_out)
    return Contents(_lines(facts), len(facts) + 1, {"facts": len(facts)}, left_out)


def unharmed(text: str) -> str:
    """`text` so that no spreadsheet runs it."""
    return f"'{text}" if text.lstrip(" ").startswith(_FORMULA) else text


def _lines(facts: list[tuple[Fact, FactState]]) -> Iterator[bytes]:
    page = io.StringIO()
    writer = csv.writer(page)
    yield _MARK
    writer.writerow(COLUMNS)
    for fact, state in facts:
        yield _taken(page)
        writer.writerow(unharmed(cell) if isinstance(cell, str) else cell for cell in _cells(fact, state))
    yield _taken(page)


def _taken(page: io.StringIO) -> bytes:
    text = page.getvalue()
    page.seek(0)
    page.truncate()
    return text.encode("utf-8", "replace")


def _cells(fact: Fact, state: FactState) -> tuple[object, ...]:
    return (
        str(fact.key),
        branch_of(fact.namespace) or "",
        fact.shown_domain,
        fact.topic,
        fact.content,
        fact.kind.value,
        fact.confidence,
        fact.provenance.value,
        fact.importance,
        state.value,
        _time(fact.created_at),
        _time(fact.updated_at),
        _time(fact.valid_until),
        fact.mention_count,
        fact.recall_count,
        fact.agent_id,
        ", ".join(fact.tags),
        fact.superseded_by,
    )


def _time(said: object) -> str:
    return "" if said is None else str(said)
