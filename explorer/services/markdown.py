"""Facts as Markdown, to paste into a chat or a document."""

from __future__ import annotations

from collections.abc import Iterable

from explorer.memory.facts import Fact


def as_markdown(facts: Iterable[Fact]) -> str:
    """One list item a fact: `- **topic** text (domain, confidence 0.70)`, further lines of its text indented."""
    return "".join(f"{_item(fact)}\n" for fact in facts)


def _item(fact: Fact) -> str:
    first, *rest = fact.content.strip().splitlines() or [""]
    topic = f"**{fact.topic}** " if fact.topic else ""
    confidence = "" if fact.confidence is None else f"confidence {fact.confidence:.2f}"
    known = ", ".join(part for part in (fact.shown_domain, confidence) if part)
    lines = [f"- {topic}{first}", *(f"  {line}".rstrip() for line in rest)]
    if not known:
        return "\n".join(lines)
    return "\n".join([*lines, f"  ({known})"] if rest else [f"{lines[0]} ({known})"])
