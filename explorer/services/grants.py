"""Who may do what in which domain (SEMANTICS 10)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Literal, TypeVar

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeKind, ChangeSet, Insert, Operation, Patch
from explorer.memory.keys import Key
from explorer.memory.namespaces import GRANTS, is_internal
from explorer.memory.protocols import Snapshot
from explorer.memory.query import Facet, FactQuery
from explorer.memory.records import SUPERSEDED_BY, UNDONE
from explorer.memory.system_records import Domain, Grant, Policy, SystemRecord
from explorer.memory.times import format_time
from explorer.services.editing import Editing
from explorer.services.standing_records import standing_records

Permission = Literal["none", "read", "write"]
ROLES = ("ceo", "coder", "reviewer", "qa", "designer", "security", "devops", "pm", "general")
DEFAULT: Permission = "read"
_NEVER = datetime.min.replace(tzinfo=UTC)

R = TypeVar("R", bound=SystemRecord)


@dataclass(frozen=True, slots=True)
class Access:
    """What a role may do in a domain; `is_given` = by a grant, else it is the default."""

    permission: Permission = DEFAULT
    is_given: bool = False


@dataclass(frozen=True, slots=True)
class DomainAccess:
    """A domain and what each role may do in it, in the order of the matrix's roles.

    `key` is its Domain record; without one the label is the domain's name.
    """

    domain: str
    label: str
    description: str
    key: Key | None
    access: tuple[Access, ...]


@dataclass(frozen=True, slots=True)
class AccessMatrix:
    """Roles across, domains down."""

    roles: tuple[str, ...]
    rows: tuple[DomainAccess, ...]


def access_matrix(snapshot: Snapshot, ahead: Ahead, now: datetime) -> AccessMatrix:
    """What every role may do in every domain that is described, granted or in use, once what waits is written.

    Records that were replaced or do not fit their type count for nothing. Of two grants for one pair the one changed
    last counts.
    """
    grants = _grants(snapshot, ahead)
    others = sorted({role for role, _ in grants} - {*ROLES}, key=lambda role: (role.casefold(), role))
    roles = (*ROLES, *others)
    described = {domain.name: domain for domain in _laid(snapshot, ahead, Domain) if domain.name}
    used = {count.value for count in snapshot.facet(Facet.DOMAIN, FactQuery(), now)}
    used |= {policy.domain for policy in _laid(snapshot, ahead, Policy)} | {*_waiting_domains(ahead)}
    domains = {*described, *used, *(domain for _, domain in grants)} - {""}
    rows = []
    for name in sorted(domains, key=lambda domain: (domain.casefold(), domain)):
        record = described.get(name)
        label = record.label if record is not None and record.label else name
        access = (grants.get((role, name)) for role in roles)
        rows.append(
            DomainAccess(
                name,
                label,
                "" if record is None else record.description,
                None if record is None else record.key,
                tuple(Access() if grant is None else Access(grant.permission, is_given=True) for grant in access),
            )
        )
    return AccessMatrix(roles, tuple(rows))


def set_grant(editing: Editing, role: str, domain: str, permission: Permission) -> ChangeSet | None:
    """Give a role this permission in a domain; None where it has it, by a grant or by default.

    A grant is no memory: where the pair has none yet, one is inserted under an id made of the pair.
    """
    current = _grants(editing.snapshot, editing.ahead).get((role, domain))
    if permission == (DEFAULT if current is None else current.permission):
        return None
    values = {"permission": permission, "updated_at": format_time(editing.now)}
    if current is not None:
        return editing.change_set(ChangeKind.EDIT, [_patch(editing, current.key, values)])
    key = grant_key(role, domain)
    values = {"role": role, "domain": domain, **values}
    metadata = editing.ahead.metadata(key)
    operation: Operation
    if metadata is None or metadata.get(SUPERSEDED_BY) == UNDONE:
        operation = Insert(key, values)
    else:
        # Some tool put the pair's record aside or wrote into it what it cannot hold.
        operation = _patch(editing, key, {**values, SUPERSEDED_BY: None, "deleted_at": None})
    return editing.change_set(ChangeKind.EDIT, [operation])


def grant_key(role: str, domain: str) -> Key:
    """Where the explorer keeps the grant of a pair."""
    digest = hashlib.sha256(f"{role}\0{domain}".encode()).hexdigest()
    return Key(GRANTS, f"grant_{digest[:16]}")


def _patch(editing: Editing, key: Key, after: dict[str, str | None] | dict[str, str]) -> Patch:
    metadata = editing.metadata(key)
    return Patch(key, {name: metadata.get(name) for name in (*after, SUPERSEDED_BY)}, {**after})


def _grants(snapshot: Snapshot, ahead: Ahead) -> dict[tuple[str, str], Grant]:
    """The grant that counts for each role and domain."""
    by_time = sorted(_laid(snapshot, ahead, Grant), key=lambda grant: (grant.updated or _NEVER, grant.id))
    return {(grant.role, grant.domain): grant for grant in by_time if grant.role and grant.domain}


def _laid(snapshot: Snapshot, ahead: Ahead, kind: type[R]) -> Iterator[R]:
    """The sound records of one kind that are in force, with what waits laid over them, by id."""
    return (record for record in standing_records(snapshot, ahead, kind) if not record.problems)


def _waiting_domains(ahead: Ahead) -> Iterator[str]:
    for key in ahead.touched:
        if is_internal(key.namespace):
            continue
        domain = (ahead.metadata(key) or {}).get("domain")
        if isinstance(domain, str):
            yield domain
