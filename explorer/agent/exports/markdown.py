"""What is known as Markdown for people: policies, then facts by domain and topic."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import groupby

from explorer.agent.exports.contents import Chosen, Contents, facts_in_force
from explorer.memory.facts import Fact
from explorer.memory.system_records import Belief, Note, Policy
from explorer.services.policies import group_policies

_BLOCK = re.compile(
    r"^(\s*)(#{1,6}(?=\s|$)|[-+*](?=\s|$)|>|\d{1,9}(?=[.)](?:\s|$))|`{3,}|~{3,}|=+\s*$|-{2,}\s*$|[*_]{3,}\s*$|\|)"
)
_DAY = 10


def markdown(chosen: Chosen) -> Contents:
    """A document in UTF-8. Private notes are left out, as all that is out of force is."""
    left_out: Counter[str] = Counter()
    facts = facts_in_force(chosen, left_out)
    groups = group_policies(chosen.snapshot)
    rules = [each.policy for group in groups for each in group.policies if each.policy.active]
    left_out["policies that are switched off"] += sum(len(group.policies) for group in groups) - len(rules)
    for name, kind in (("notes of agents", Note), ("beliefs", Belief)):
        left_out[name] += sum(record.is_current for record in chosen.snapshot.system(kind))
    lines = [f"# {_line(chosen.snapshot.file.path.stem)}", "", *_rules(rules), *_facts(facts)]
    counts = {"facts": len(facts), "policies": len(rules)}
    return Contents([f"{line}\n".encode("utf-8", "replace") for line in lines], len(lines), counts, left_out)


def _rules(policies: Sequence[Policy]) -> Iterator[str]:
    if policies:
        yield from ("## Policies", "")
        for policy in policies:
            yield from _item(f"[{policy.domain}] {policy.content}" if policy.domain else policy.content, "")
        yield ""


def _facts(facts: Sequence[Fact]) -> Iterator[str]:
    for domain, of_domain in groupby(facts, key=lambda fact: fact.shown_domain):
        yield from (f"## {_line(domain)}", "")
        for topic, of_topic in groupby(of_domain, key=lambda fact: fact.topic):
            if topic:
                yield from (f"### {_line(topic)}", "")
            for fact in of_topic:
                yield from _item(fact.content, _about(fact))
            yield ""


def _item(text: str, about: str) -> Iterator[str]:
    """A list item; further lines of the text belong to it."""
    first, *rest = [_escaped(line) for line in text.strip().splitlines()] or [""]
    yield f"- {first}" if rest or not about else f"- {first} {about}"
    for number, line in enumerate(rest, 1):
        end = f" {about}" if about and number == len(rest) else ""
        yield f"  {line}{end}".rstrip()


def _about(fact: Fact) -> str:
    confidence = "" if fact.confidence is None else f"confidence {fact.confidence:.2f}"
    learned = "" if fact.created is None else fact.created.isoformat()[:_DAY]
    until = "" if fact.expires is None else f"until {fact.expires.isoformat()[:_DAY]}"
    parts = (fact.kind.value, confidence, fact.provenance.value, learned, until, _line(fact.agent_id))
    return f"*({', '.join(filter(None, parts))})*"


def _line(text: str) -> str:
    return _escaped(" ".join(text.split()))


def _escaped(line: str) -> str:
    """`line` so that it is text: no heading, list, quotation, fence or HTML."""
    shown = re.sub(r"<(?=[A-Za-z/!?])", r"\\<", line)
    return _BLOCK.sub(lambda found: f"{found[1]}{_marked(found[2])}", shown)


def _marked(sign: str) -> str:
    return f"{sign}\\" if sign.isdigit() else f"\\{sign}"
