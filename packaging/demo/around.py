"""Every record that is not a fact: policies, notes, domains, grants, skills, session items, beliefs, the workspace."""

from __future__ import annotations

from datetime import timedelta
from statistics import mean
from typing import TYPE_CHECKING

import texture
from records import Record, present, revision_id, stable_id
from texture import iso, moment, sha256

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import datetime

    from content import Agents, BeliefRow, Content, DomainRow, Governance, PolicyRow, SkillRow
    from lineages import Lineages

MODEL = "all-MiniLM-L6-v2"
DIMENSION = 384
_FOUNDED = texture.REFERENCE - timedelta(days=242)


def records_around(content: Content, lineages: Lineages) -> list[Record]:
    """Return all records that are neither facts nor conflicts."""
    return [
        *_governance(content.governance, lineages),
        *_agents(content.agents, lineages),
        *(record for skill in content.skills.skill for record in _skill(skill)),
        _workspace(),
    ]


def _governance(governance: Governance, lineages: Lineages) -> Iterator[Record]:
    for policy in governance.policy:
        yield from policy_records(policy, lineages)
    for domain in governance.domain:
        yield domain_record(domain, _FOUNDED)
    for role, cells in governance.grants.items():
        for name, permission in cells.items():
            metadata = present(role=role, domain=name, permission=permission, updated_at=iso(_FOUNDED))
            yield Record("__grants__", stable_id("grant", role, name), metadata)


def domain_record(domain: DomainRow, created: datetime) -> Record:
    """Return a domain with its label."""
    metadata = present(name=domain.name, label=domain.label, description=domain.description, created_at=iso(created))
    return Record("__domains__", stable_id("dom", domain.name), metadata, terms_of=domain.description)


def policy_records(policy: PolicyRow, lineages: Lineages) -> Iterator[Record]:
    """Return a policy with its revisions."""
    root = stable_id("pol", policy.domain, policy.text)
    created = moment(policy.at, root)
    texts = [(policy.text, created), *((each.text, moment(each.at, root)) for each in policy.revised)]
    for number, (text, at) in enumerate(texts, start=1):
        metadata = present(
            content=text,
            content_hash=sha256(text),
            domain=policy.domain,
            active=policy.active,
            required_role=policy.role,
            source_fact_ids=[lineages.root_ref(handle) for handle in policy.sources],
            created_at=iso(created),
            updated_at=iso(at),
            revision_of=root if number > 1 else None,
            superseded_by=revision_id(root, number + 1) if number < len(texts) else None,
        )
        yield Record("__policies__", revision_id(root, number), metadata, embedded=text, terms_of=text)


def _agents(agents: Agents, lineages: Lineages) -> Iterator[Record]:
    for note in agents.note:
        metadata = present(agent_id=note.agent, content=note.text, content_hash=sha256(note.text))
        metadata["updated_at"] = iso(moment(note.at, note.agent))
        yield Record("__notes__", note.agent, metadata, embedded=note.text, terms_of=note.text)
    for item in agents.hot:
        metadata = present(
            agent_id=item.agent,
            session_id=item.session,
            content=item.text,
            content_hash=sha256(item.text),
            fact_type=item.type,
            domain=item.domain,
            topic=item.topic,
            importance=item.importance,
            created_at=iso(moment(item.at, item.text)),
            expires_at=iso(texture.until(item.expires)),
        )
        yield Record("__hot__", stable_id("hot", item.session, item.text), metadata, terms_of=item.text)
    for belief in agents.belief:
        yield _belief(belief, lineages)


def _belief(belief: BeliefRow, lineages: Lineages) -> Record:
    """The confidence follows SEMANTICS 6: clamp(mean + min(0.2, 0.1·(n − 1)), 0.5, 0.95)."""
    sources = [lineages.find(handle) for handle in belief.sources]
    values = [
        each.written.confidence or texture.confidence(each.root, each.veracity, each.written.mentions)
        for each in sources
    ]
    agents = sorted({each.texts[-1].agent for each in sources})
    bonus = min(0.2, 0.1 * (len(agents) - 1))
    metadata = present(
        content=belief.text,
        content_hash=sha256(belief.text),
        domain=belief.domain,
        topic=belief.topic,
        agents=agents,
        source_fact_ids=[f"{each.namespace}/{each.newest}" for each in sources],
        confidence=round(min(0.95, max(0.5, mean(values) + bonus)), 2),
        created_at=iso(moment(belief.at, belief.text)),
        updated_at=iso(moment(belief.at, belief.text)),
    )
    return Record("__beliefs__", stable_id("bel", *belief.sources), metadata, terms_of=belief.text)


def _skill(skill: SkillRow) -> Iterator[Record]:
    root = stable_id("skill", skill.name)
    created = moment(skill.at, root)
    texts = [(skill.content, created), *((each.content, moment(each.at, root)) for each in skill.revised)]
    for number, (text, at) in enumerate(texts, start=1):
        metadata = present(
            name=skill.name,
            description=skill.description,
            glob_patterns=skill.glob_patterns,
            trigger_keywords=skill.trigger_keywords,
            tools_allowed=skill.tools_allowed,
            importance=skill.importance,
            tags=skill.tags,
            content=text,
            content_hash=sha256(text),
            created_at=iso(created),
            updated_at=iso(at),
            revision_of=root if number > 1 else None,
            superseded_by=revision_id(root, number + 1) if number < len(texts) else None,
        )
        embedded = f"{skill.name}: {skill.description} {' '.join(skill.trigger_keywords)} {text[:500]}"
        yield Record("__skills__", revision_id(root, number), metadata, embedded=embedded, terms_of=embedded)


def _workspace() -> Record:
    metadata = present(name="acme-shop", embedding_model=MODEL, dimension=DIMENSION, created_at=iso(_FOUNDED))
    return Record("__workspace__", "workspace", metadata)
