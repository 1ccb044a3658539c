"""Domains that an import brings are open to every role, as those that an agent founds (SEMANTICS 10)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from explorer.memory.ahead import Ahead
from explorer.memory.times import format_time
from explorer.services.grants import ROLES, access_matrix, grant_key
from explorer.store.ingest import Target
from explorer.store.ingest_job import NewRecord


def opening(target: Target, domains: Sequence[str], now: datetime) -> list[NewRecord]:
    """The grants that let every role write in these domains; none where one is in use in the workspace already."""
    roles: Sequence[str] = ROLES
    in_use: set[str] = set()
    if target.snapshot is not None:
        matrix = access_matrix(target.snapshot, Ahead(target.stored), now)
        roles, in_use = matrix.roles, {row.domain for row in matrix.rows}
    values = {"permission": "write", "updated_at": format_time(now)}
    return [
        NewRecord(*grant_key(role, domain), {"role": role, "domain": domain, **values})
        for domain in domains
        if domain not in in_use
        for role in roles
    ]
