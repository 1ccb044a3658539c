"""Whom a preamble can be asked for: the agents and repositories that a workspace knows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime

from explorer.memory.protocols import Snapshot
from explorer.memory.query import Facet, FactQuery
from explorer.memory.system_records import Note, Policy

_REPOSITORY = "repo:"


@dataclass(frozen=True, slots=True)
class Choices:
    """Names without regard to case in order. `with_notes` are those of `agents` that have notes; `repos` are slugs."""

    agents: tuple[str, ...] = ()
    with_notes: tuple[str, ...] = ()
    repos: tuple[str, ...] = ()


def choices(snapshot: Snapshot, now: datetime) -> Choices:
    """Agents that have notes or wrote a fact or a policy; repositories that have a domain with facts or policies."""
    policies = [policy for policy in snapshot.system(Policy) if policy.is_current]
    noted = {note.agent_id or note.id for note in snapshot.system(Note) if note.is_current and note.content.strip()}
    wrote = {each.value for each in snapshot.facet(Facet.AGENT, FactQuery(), now)}
    domains = [each.value for each in snapshot.facet(Facet.DOMAIN, FactQuery(), now)]
    return Choices(
        _sorted(noted | wrote | {policy.agent_id for policy in policies}),
        _sorted(noted),
        _sorted(map(_slug, [*domains, *(policy.domain for policy in policies)])),
    )


def _slug(domain: str) -> str:
    """The repository of `repo:<slug>/name`; empty for a domain of the whole workspace."""
    slug, slash, name = domain.removeprefix(_REPOSITORY).partition("/")
    return slug if domain.startswith(_REPOSITORY) and slash and name else ""


def _sorted(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted({name for name in names if name.strip()}, key=lambda name: (name.casefold(), name)))
