"""Fields of knowledge: how one is named, and what a new one comes with (SEMANTICS 10)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from explorer.memory.changes import Import, Operation, Patch
from explorer.memory.keys import Key
from explorer.memory.namespaces import DOMAINS
from explorer.memory.records import SUPERSEDED_BY
from explorer.memory.times import format_time
from explorer.services.editing import Editing
from explorer.services.grants import AccessMatrix, Permission, access_matrix, set_grant

REPOSITORY = "repo:"


def domain_in(name: str, repo: str = "") -> str:
    """The domain of that name in a repository, `repo:<slug>/name`; one that names its repository stays as it is."""
    return f"{REPOSITORY}{repo}/{name}" if repo and name and not name.startswith(REPOSITORY) else name


def repository_of(domain: str) -> str:
    """The repository that a domain is scoped to; empty for one of the whole workspace."""
    slug, separator, _ = domain.removeprefix(REPOSITORY).rpartition("/")
    return slug if separator and domain.startswith(REPOSITORY) else ""


def domain_key(name: str) -> Key:
    """Where a domain is described, by us and by imports."""
    return Key(DOMAINS, f"domain_{hashlib.sha256(name.encode()).hexdigest()[:16]}")


def permission_in(matrix: AccessMatrix, role: str, domain: str) -> Permission | None:
    """What a role may do in a domain, `read` where nothing is said; None where there is no such domain."""
    row = next((row for row in matrix.rows if row.domain == domain), None)
    if row is None:
        return None
    return row.access[matrix.roles.index(role)].permission if role in matrix.roles else "read"


def founding(editing: Editing, name: str, role: str = "") -> tuple[Operation, ...]:
    """What describes a new domain and lets every role write in it, `role` too; nothing where it is known or empty.

    Known is what is described, granted or in use.
    """
    matrix = access_matrix(editing.snapshot, editing.ahead, editing.now)
    if not name or permission_in(matrix, role, name) is not None:
        return ()
    return (_described(editing, name), *_granted(editing, name, dict.fromkeys((*matrix.roles, role))))


def _described(editing: Editing, name: str) -> Operation:
    key, now = domain_key(name), format_time(editing.now)
    values = {"name": name, "label": name, "description": "", "updated_at": now}
    present = editing.ahead.metadata(key)
    if present is None:
        return Import(key, {**values, "created_at": now})
    # It was deleted, and nothing is left in it: what a person said of it does not come back.
    after = {**values, SUPERSEDED_BY: None, "deleted_at": None}
    return Patch(key, {field: present.get(field) for field in after}, after)


def _granted(editing: Editing, name: str, roles: dict[str, None]) -> Iterator[Operation]:
    for role in filter(None, roles):
        change = set_grant(editing, role, name, "write")
        yield from () if change is None else change.operations
