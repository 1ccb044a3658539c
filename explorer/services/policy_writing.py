"""Rules that agents propose and replace, where their role may (SEMANTICS 10)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from explorer.memory.changes import ChangeKind, ChangeSet, Import, Patch, new_change_set
from explorer.memory.decode import decode_system
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.keys import Key
from explorer.memory.namespaces import DEFAULT_BRANCH, POLICIES
from explorer.memory.system_records import Policy
from explorer.memory.text import content_hash, normalise, same_text
from explorer.memory.times import format_time
from explorer.services.domains import founding, permission_in
from explorer.services.editing import Editing, label_of
from explorer.services.given_text import given_name, given_text
from explorer.services.grants import access_matrix
from explorer.services.learning.naming import fact_named
from explorer.services.lineages import newest_of, root_of
from explorer.services.revisions import revision
from explorer.services.standing_records import standing_records

REASON = "superseded_reason"
"""Why a record was replaced, in the record that was."""
_WHAT_NOT = "Nothing was written"


class CannotPropose(MemoryExplorerError):
    """A policy is not written; the sentence says why and what to do."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who proposes: the name of the agent, its role, and the branch on which it means plain ids."""

    agent: str
    role: str
    branch: str = DEFAULT_BRANCH


@dataclass(frozen=True, slots=True)
class Proposed:
    """The policy under `key`. `is_new` False: the same rule was in force already. `replaced` = its text before."""

    key: Key
    domain: str
    is_new: bool
    is_new_domain: bool = False
    replaced: Key | None = None


def propose_policy(
    editing: Editing, asker: Asker, content: str, domain: str, required_role: str, source_fact_ids: Iterable[str]
) -> tuple[Proposed, ChangeSet | None]:
    """A rule for the domain, active at once; a domain that is not known yet is made.

    Raises `UnusableText`, `CannotLearn` where a source is no fact that is known, and `CannotPropose` where the role may
    not write there, a source is not in force, or a person has switched the same rule off.
    """
    text, domain = given_text(content, "A policy"), given_name(domain, "The domain")
    if not domain:
        raise CannotPropose(
            f"A policy belongs to a domain. {_WHAT_NOT}; name one in `domain` (list_memory_domains has those known)."
        )
    operations = founding(editing, domain, asker.role)
    if not operations:
        _check_permission(editing, asker.role, domain)
    same = next((policy for policy in _in_domain(editing, domain) if same_text(policy.content, text)), None)
    if same is not None and same.active:
        return Proposed(same.key, domain, is_new=False), None
    if same is not None:
        raise CannotPropose(
            f"The same rule is in “{domain}” ({same.id}) and was switched off. {_WHAT_NOT}; ask the person to switch "
            "it on in Memory Explorer if it should hold again."
        )
    key = _free_key(editing, domain, text)
    now = format_time(editing.now)
    metadata: dict[str, Any] = {
        "content": text,
        "content_hash": content_hash(text),
        "domain": domain,
        "active": True,
        "required_role": given_name(required_role, "The role") or None,
        "source_fact_ids": [*dict.fromkeys(map(str, _sources(editing, asker, source_fact_ids)))],
        "agent_id": asker.agent,
        "created_at": now,
        "updated_at": now,
    }
    every = (Import(key, {name: value for name, value in metadata.items() if value is not None}), *operations)
    change = new_change_set(ChangeKind.LEARN, every, editing.now, editing.by, label_of(metadata, key))
    return Proposed(key, domain, is_new=True, is_new_domain=bool(operations)), change


def replace_policy(
    editing: Editing, asker: Asker, policy_id: str, content: str, reason: str
) -> tuple[Proposed, ChangeSet | None]:
    """Another text for a rule, as a revision: the earlier text stays, with the reason. Nothing where it says the same.

    Raises as `propose_policy`, and where there is no such policy or it was deleted.
    """
    text, why = given_text(content, "A policy"), given_name(reason, "The reason")
    policy = _named(editing, policy_id)
    _check_permission(editing, asker.role, policy.domain)
    if same_text(policy.content, text):
        return Proposed(policy.key, policy.domain, is_new=False), None
    new, end = revision(editing, policy, text, {"agent_id": asker.agent})
    if why:
        # What it was replaced for belongs to the text that goes, not to what comes after it.
        present = editing.metadata(policy.key).get(REASON)
        end = Patch(end.key, {**end.before, REASON: present}, {**end.after, REASON: why})
    change = editing.change_set(ChangeKind.REVISE, (new, end))
    return Proposed(new.key, policy.domain, is_new=True, replaced=policy.key), change


def _check_permission(editing: Editing, role: str, domain: str) -> None:
    permission = permission_in(access_matrix(editing.snapshot, editing.ahead, editing.now), role, domain)
    if permission != "write":
        may = "may not use" if permission == "none" else "may only read"
        raise CannotPropose(
            f"The role “{role}” {may} the domain “{domain}”, and a policy needs write. {_WHAT_NOT}; ask the person to "
            "grant it in Memory Explorer, or keep the rule as a fact with propose_fact (fact_type instruction)."
        )


def _in_domain(editing: Editing, domain: str) -> list[Policy]:
    """The policies of a domain that were not replaced, active ones first."""
    every = standing_records(editing.snapshot, editing.ahead, Policy)
    return sorted((policy for policy in every if policy.domain == domain), key=lambda policy: not policy.active)


def _sources(editing: Editing, asker: Asker, said: Iterable[str]) -> Iterator[Key]:
    """The lineages of the facts that are named."""
    for reference in said:
        named = fact_named(editing, reference, asker.branch)
        key = newest_of(named, editing.ahead.metadata) or named
        if not editing.record(key).is_current:
            raise CannotPropose(
                f"The fact “{reference}” is not in force any more. {_WHAT_NOT}; take ids from search_memory for "
                "source_fact_ids, or leave it out."
            )
        yield root_of(key, editing.metadata(key))


def _named(editing: Editing, said: str) -> Policy:
    """The policy in force that an id of any of its texts names, with or without its namespace."""
    key = newest_of(Key(POLICIES, said.strip().removeprefix(f"{POLICIES}/")), editing.ahead.metadata)
    if key is None:
        raise CannotPropose(f"There is no policy “{said}”. {_WHAT_NOT}; list_policies names those there are.")
    policy = decode_system(key, editing.metadata(key), Policy)
    if policy.problems:
        raise CannotPropose(f"The policy “{said}” is damaged ({', '.join(policy.problems)}). {_WHAT_NOT}; repair it.")
    if not policy.is_current:
        raise CannotPropose(
            f"The policy “{said}” is not in force any more. {_WHAT_NOT}; propose_policy makes another one."
        )
    return policy


def _free_key(editing: Editing, domain: str, text: str) -> Key:
    digest = hashlib.sha256(f"{domain}\0{normalise(text)}".encode()).hexdigest()[:16]
    number, key = 1, Key(POLICIES, f"policy_{digest}")
    while editing.ahead.metadata(key) is not None:
        number += 1
        key = Key(POLICIES, f"policy_{digest}-{number}")
    return key
