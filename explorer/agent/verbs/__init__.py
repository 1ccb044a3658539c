"""What agents can ask for, each verb once; the MCP server and the command line are two faces of `VERBS`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from explorer.agent.verbs import (
    deciding,
    facts,
    listing,
    maintaining,
    notes,
    policies,
    preparing,
    searching,
    travelling,
)


class Group(StrEnum):
    """What a verb is for."""

    WRITE = "write"
    READ = "read"
    MAINTAIN = "maintain"
    TELEPORT = "teleport"


@dataclass(frozen=True, slots=True)
class Verb:
    """One verb: `run(desk, …)` answers with data whose `sentence`, where it has one, says it to a model.

    The docstring of `run` is the text that an agent reads. The annotations are those of the Model Context Protocol:
    `destructive` = it may take something out of sight, `idempotent` = the same again adds nothing.
    """

    name: str
    run: Callable[..., Any]
    group: Group
    read_only: bool = False
    destructive: bool = False
    idempotent: bool = False


_ALL: tuple[Verb, ...] = (
    Verb("propose_fact", facts.propose_fact, Group.WRITE, destructive=True, idempotent=True),
    Verb("supersede_fact", facts.supersede_fact, Group.WRITE, destructive=True, idempotent=True),
    Verb("propose_policy", policies.propose_policy, Group.WRITE, idempotent=True),
    Verb("supersede_policy", policies.supersede_policy, Group.WRITE, destructive=True, idempotent=True),
    Verb("remember", notes.remember, Group.WRITE, idempotent=True),
    Verb("record_observation", notes.record_observation, Group.WRITE, idempotent=True),
    Verb("update_my_notes", notes.update_my_notes, Group.WRITE, destructive=True),
    Verb("search_memory", searching.search_memory, Group.READ, read_only=True, idempotent=True),
    Verb("get_fact", facts.get_fact, Group.READ, read_only=True, idempotent=True),
    Verb("fact_history", facts.fact_history, Group.READ, read_only=True, idempotent=True),
    Verb("preamble", preparing.preamble, Group.READ, read_only=True, idempotent=True),
    Verb("get_my_notes", notes.get_my_notes, Group.READ, read_only=True, idempotent=True),
    Verb("list_policies", policies.list_policies, Group.READ, read_only=True, idempotent=True),
    Verb("list_memory_domains", listing.list_memory_domains, Group.READ, read_only=True, idempotent=True),
    Verb("list_memory_conflicts", listing.list_memory_conflicts, Group.READ, read_only=True, idempotent=True),
    Verb("list_skills", preparing.list_skills, Group.READ, read_only=True, idempotent=True),
    Verb("activate_skills", preparing.activate_skills, Group.READ, read_only=True, idempotent=True),
    Verb("consolidate_memory", maintaining.consolidate_memory, Group.MAINTAIN, destructive=True, idempotent=True),
    Verb("harmonize_memory", maintaining.harmonize_memory, Group.MAINTAIN, idempotent=True),
    Verb("apply_decay", maintaining.apply_decay, Group.MAINTAIN, destructive=True, idempotent=True),
    Verb("resolve_conflict", deciding.resolve_conflict, Group.MAINTAIN, destructive=True),
    Verb("snapshot", travelling.snapshot, Group.TELEPORT, destructive=True),
    Verb("diff", travelling.diff, Group.TELEPORT, read_only=True, idempotent=True),
    Verb("merge", travelling.merge, Group.TELEPORT, destructive=True, idempotent=True),
)
VERBS: Mapping[str, Verb] = {verb.name: verb for verb in _ALL}
"""Every verb by its name, in the order in which they are listed."""
