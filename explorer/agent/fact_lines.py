"""Facts and policies as text for people."""

from __future__ import annotations

from collections.abc import Iterator

from explorer.agent.answers import counted
from explorer.agent.fact_list import FactList, FactRow
from explorer.agent.fact_reports import FactHistory, FactView
from explorer.agent.verbs.policies import PolicyList

_WIDTH = 160
_DAY = 10


def list_lines(answer: FactList) -> Iterator[str]:
    """The facts of a list, two lines each, and how many there are in all."""
    for fact in answer.facts:
        yield _short(fact.text)
        yield f"  {fact.id}  {'  '.join(filter(None, _about(fact)))}"
    where = "in all branches" if answer.branch is None else f"on branch “{answer.branch}”"
    shown = f"The first {len(answer.facts):,} of " if len(answer.facts) < answer.found else ""
    yield f"{shown}{counted(answer.found, 'fact')} {where}, of {answer.total:,} in all."
    hidden = [
        (answer.filtered_out, "left out by the filter"),
        (answer.on_other_branches, "on other branches"),
        (answer.deleted, "deleted"),
        (answer.earlier_texts, "earlier texts"),
    ]
    told = [f"{number:,} {what}" for number, what in hidden if number]
    if told:
        yield f"{', '.join(told)}."


def view_lines(answer: FactView) -> Iterator[str]:
    """One fact with all that is known of it."""
    yield from answer.text.split("\n")
    confidence = "" if answer.confidence is None else f"{answer.confidence:.2f}"
    importance = "" if answer.importance is None else f"{answer.importance:.2f}"
    fields = (
        ("id", answer.id),
        ("state", answer.state),
        ("domain", answer.domain),
        ("topic", answer.topic),
        ("type", answer.fact_type),
        ("confidence", confidence),
        ("veracity", answer.veracity),
        ("importance", importance),
        ("mentions", str(answer.mention_count or "")),
        ("learned", answer.created_at),
        ("changed", answer.updated_at),
        ("holds until", answer.valid_until),
        ("agent", answer.agent),
        ("pinned", "yes" if answer.pinned else ""),
        ("tags", ", ".join(answer.tags)),
        ("sources", ", ".join(answer.source_observation_ids)),
        ("superseded by", answer.superseded_by),
        ("open conflicts", ", ".join(answer.open_conflicts)),
    )
    yield from (f"  {name}: {value}" for name, value in fields if value)
    for link in answer.links:
        yield f"  {link.type} → {link.id}  {_short(link.text)}"
    yield answer.sentence


def history_lines(answer: FactHistory) -> Iterator[str]:
    """Every text of a trail, the earliest first."""
    for entry in answer.entries:
        until = f" until {entry.until[:_DAY]}" if entry.until else ""
        yield f"{entry.since[:_DAY] or 'undated'}{until}  {_short(entry.text)}"
        about = (entry.id, entry.state, entry.agent, f"because: {entry.reason}" if entry.reason else "")
        yield f"  {'  '.join(filter(None, about))}"
    yield answer.sentence


def policy_lines(answer: PolicyList) -> Iterator[str]:
    """Policies by domain, and what they cost."""
    for policy in answer.policies:
        cost = counted(policy.tokens, "token") if policy.active else "switched off"
        role = f"for {policy.required_role}" if policy.required_role else ""
        yield f"[{policy.domain}] {_short(policy.content)}"
        yield f"  {'  '.join(filter(None, (policy.id, cost, role, policy.agent)))}"
    yield answer.sentence


def _about(fact: FactRow) -> tuple[str, ...]:
    confidence = "" if fact.confidence is None else f"confidence {fact.confidence:.2f}"
    place = f"{fact.domain}/{fact.topic}" if fact.topic else fact.domain
    return place, fact.type, confidence, fact.veracity, fact.state, fact.agent, fact.created_at[:_DAY]


def _short(text: str) -> str:
    line = " ".join(text[: 4 * _WIDTH].split())
    return line if len(line) <= _WIDTH else f"{line[: _WIDTH - 1]}…"
