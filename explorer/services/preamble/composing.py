"""Composes the dispatch preamble, in this order: policies, the agent's notes, facts, the advice to verify."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from explorer.memory.system_records import Note, Policy
from explorer.memory.times import parse_seconds
from explorer.services.notebook import OBSERVATION
from explorer.services.preamble.lines import folded, policy_line
from explorer.services.preamble.results import Cost, FactLine, OwnNote, Part, PolicyLine, Preamble, Shortlist

POLICIES_HEADING = "## Policies"
NOTES_HEADING = "## Your notes"
FACTS_HEADING = "## Facts that may help with this task"
ADVICE = (
    "Before you rely on anything critical, verify it with `search_memory`: what stands above may be incomplete or "
    "out of date."
)


def compose(
    policies: Iterable[Policy],
    notes: Iterable[Note],
    facts: Shortlist,
    task: str,
    agent: str,
    *,
    branch: str | None,
    repo: str = "",
) -> Preamble:
    """The preamble of these records, of which what is not current or not active is left out.

    A record of which a field is not of its type counts as if that field were missing: such a policy is active, so that
    no agent misses a rule because of it.
    """
    active = sorted((policy for policy in policies if policy.is_current and policy.active), key=_order)
    rules = [policy for policy in active if folded(policy.content)]
    lines = tuple(_line(policy) for policy in rules)
    own = tuple(OwnNote(note.key, note.content, Cost.of(note.content)) for note in _own(notes, agent))
    rule_text, fact_text = _lines(POLICIES_HEADING, lines), _lines(FACTS_HEADING, facts.included)
    note_text = _section(NOTES_HEADING, "\n".join(_ended(note.text) for note in own))
    advice = f"{ADVICE}\n" if rule_text or note_text or fact_text else ""
    parts = [Part.of(text) for text in _apart((rule_text, note_text, fact_text, advice))]
    whole = Part.of("".join(part.text for part in parts))
    return Preamble(
        task=task,
        agent=agent,
        branch=branch,
        repo=repo,
        text=whole.text,
        characters=whole.characters,
        tokens=whole.tokens,
        policies=parts[0],
        notes=parts[1],
        facts=parts[2],
        advice=parts[3],
        policy_lines=lines,
        own_notes=own,
        shortlist=facts,
        policies_without_text=tuple(policy.key for policy in active if not folded(policy.content)),
    )


def _line(policy: Policy) -> PolicyLine:
    line = policy_line(policy)
    return PolicyLine(policy.key, line, Cost.of(line), policy.required_role)


def _order(policy: Policy) -> tuple[str, str, bool, float, str, str]:
    """By domain, then the oldest first, those without a time last; a revision stays where the rule was."""
    made = parse_seconds(policy.created_at)
    made = parse_seconds(policy.updated_at) if made is None else made
    return (
        policy.domain.casefold(),
        policy.domain,
        made is None,
        made or 0.0,
        policy.root_id,
        policy.id,
    )


def _own(notes: Iterable[Note], agent: str) -> list[Note]:
    """The agent's current notes by id, then what it observed, the oldest first.

    A note that names no agent is that of its id.
    """
    name = agent.strip()
    own = (note for note in notes if note.is_current and name and (note.agent_id or note.id).strip() == name)
    return sorted((note for note in own if note.content.strip()), key=_place)


def _place(note: Note) -> tuple[bool, float, str]:
    is_observation = note.kind == OBSERVATION
    return is_observation, (parse_seconds(note.created_at) or 0.0) if is_observation else 0.0, note.id


def _lines(heading: str, lines: Sequence[PolicyLine | FactLine]) -> str:
    return _section(heading, "".join(f"{each.line}\n" for each in lines))


def _section(heading: str, body: str) -> str:
    return f"{heading}\n\n{body}" if body else ""


def _ended(text: str) -> str:
    return text if text.endswith("\n") else f"{text}\n"


def _apart(texts: Sequence[str]) -> list[str]:
    """The texts with an empty line before each but the first; empty ones stay so."""
    first = next((at for at, text in enumerate(texts) if text), 0)
    return [f"\n{text}" if text and at > first else text for at, text in enumerate(texts)]
