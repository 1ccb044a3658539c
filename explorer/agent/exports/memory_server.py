"""`memory.jsonl` of the MCP knowledge-graph memory server: topics are entities, facts their observations."""

from __future__ import annotations

from collections import Counter, defaultdict

import msgspec

from explorer.agent.exports.contents import Chosen, Contents, facts_in_force
from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.system_records import Policy
from explorer.services.lineages import newest_of, reader

Topic = tuple[str, str]
"""Domain and topic."""


def memory_server(chosen: Chosen) -> Contents:
    """An entity for every topic, its type the domain, its observations the texts; a relation for every link.

    Topics of one name in several domains are told apart as `domain/topic`; facts without a topic are those of their
    domain. What that server cannot hold is counted.
    """
    left_out: Counter[str] = Counter()
    facts = facts_in_force(chosen, left_out)
    left_out["policies"] += sum(policy.is_current for policy in chosen.snapshot.system(Policy))
    texts: defaultdict[Topic, dict[str, None]] = defaultdict(dict)
    for fact in facts:
        if fact.content in texts[_topic(fact)]:
            left_out["facts that say the same in one topic"] += 1
        texts[_topic(fact)][fact.content] = None
    names = _names(texts)
    entities = [
        {"type": "entity", "name": names[topic], "entityType": topic[0], "observations": [*said]}
        for topic, said in texts.items()
    ]
    relations = _relations(chosen, facts, names, left_out)
    lines = [msgspec.json.encode(each) + b"\n" for each in (*entities, *relations)]
    counts = {"entities": len(entities), "observations": sum(map(len, texts.values())), "relations": len(relations)}
    return Contents(lines, len(lines), counts, left_out)


def _topic(fact: Fact) -> Topic:
    return fact.shown_domain, fact.topic or fact.shown_domain


def _names(topics: defaultdict[Topic, dict[str, None]]) -> dict[Topic, str]:
    """A name for every topic that no other has."""
    names: dict[Topic, str] = {}
    shared = Counter(topic for _, topic in topics)
    taken = {topic for topic, count in shared.items() if count == 1}
    for domain, topic in topics:
        name = topic if shared[topic] == 1 else f"{domain}/{topic}"
        number = 1
        while shared[topic] > 1 and name in taken:
            number += 1
            name = f"{domain}/{topic} ({number})"
        taken.add(name)
        names[domain, topic] = name
    return names


def _relations(
    chosen: Chosen, facts: list[Fact], names: dict[Topic, str], left_out: Counter[str]
) -> list[dict[str, str]]:
    snapshot, read = chosen.snapshot, reader(chosen.snapshot)
    topics: dict[Key, Topic] = {fact.key: _topic(fact) for fact in facts}
    found: dict[tuple[str, str, str], None] = {}
    for fact in facts:
        for link in fact.links:
            named = snapshot.resolve(link.to, fact.namespace)
            newest = None if named is None else newest_of(named, read)
            if newest not in topics:
                left_out["links to what is not in the file"] += 1
            elif topics[newest] == _topic(fact):
                left_out["links within a topic"] += 1
            else:
                found[names[_topic(fact)], names[topics[newest]], link.type] = None
    return [{"type": "relation", "from": one, "to": other, "relationType": kind} for one, other, kind in found]
