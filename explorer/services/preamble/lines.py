"""How a policy and a fact are one line each in an agent's prompt (SEMANTICS 9)."""

from __future__ import annotations

import unicodedata
from typing import NamedTuple

from explorer.memory.facts import Fact
from explorer.memory.system_records import Policy

MOST_TEXT = 200
"""Characters of a fact's text that its line shows."""
_ELLIPSIS = "…"
_JOINER = "\u200d"


class Line(NamedTuple):
    """A fact's line; `is_cut` where its text goes on."""

    text: str
    is_cut: bool


def folded(text: str) -> str:
    """`text` on one line: each line break (Unicode's, too) with the white space around it becomes one space.

    What stands within a line is left as it is. So nobody's text can pass for another policy, fact or heading.
    """
    return " ".join(filter(None, (line.strip() for line in text.splitlines())))


def policy_line(policy: Policy) -> str:
    """`- [domain] rule`, the rule whole; `- rule` where it has no domain."""
    domain = folded(policy.domain)
    return f"- [{domain}] {folded(policy.content)}" if domain else f"- {folded(policy.content)}"


def fact_line(fact: Fact) -> Line:
    """`- [domain/topic] text (confidence 0.7)`; `[domain]` where it has no topic.

    A text of more than 200 characters is cut to as many, the last of them an ellipsis. A fact without a confidence
    has that with which its provenance begins (SEMANTICS 3).
    """
    where = "/".join(filter(None, (folded(fact.shown_domain), folded(fact.topic))))
    text = folded(fact.content)
    shown = _cut(text)
    confidence = 0.5 * fact.provenance.weight if fact.confidence is None else fact.confidence
    return Line(f"- [{where}] {shown} (confidence {_figure(confidence)})", shown != text)


def _figure(share: float) -> str:
    """Two digits behind the point at most, one at least."""
    text = f"{share:.2f}"
    return text.removesuffix("0")


def _cut(text: str) -> str:
    if len(text) <= MOST_TEXT:
        return text
    end = MOST_TEXT - len(_ELLIPSIS)
    # A letter keeps its accents, and an emoji its parts.
    while end > 1 and (_continues(text[end]) or text[end - 1] == _JOINER):
        end -= 1
    return text[:end].rstrip() + _ELLIPSIS


def _continues(character: str) -> bool:
    return character == _JOINER or unicodedata.category(character)[0] == "M"
