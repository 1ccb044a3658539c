"""Facts as Markdown, to paste into a chat or a document."""

from __future__ import annotations

from collections.abc import Iterable

from explorer.memory.facts import Fact


def as_markdown(facts: Iterable[Fact]) -> str:
    """One list item a fact: `- **topic** text (domain, confidence 0.70)`, further lines of its text indented."""
    return "\n".join(map(_item, facts)) + "\n"


def _item(fact: Fact) -> str:
    first, *rest = fact.content.strip().splitlines() or [""]
    topic = f"**{fact.topic}** " if fact.topic else ""
    known = fact.shown_domain if fact.confidence is None else f"{fact.shown_domain}, confidence {fact.confidence:.2f}"
    lines = [f"- {topic}{first}", *(f"  {line}".rstrip() for line in rest)]
    lines[-1] += f" ({known})" if not rest else ""
    return "\n".join(lines if not rest else [*lines, f"  ({known})"])
