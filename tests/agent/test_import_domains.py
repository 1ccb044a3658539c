from __future__ import annotations

from datetime import datetime
from pathlib import Path

import numpy as np

from explorer.agent.import_domains import opening
from explorer.memory.decode import decode_system
from explorer.memory.keys import Key
from explorer.memory.system_records import Grant
from explorer.services.grants import ROLES
from explorer.store import ingest
from explorer.store.ingest import Target
from explorer.store.ingest_job import NewRecord


def target(path: Path) -> Target:
    return ingest.open_target(path, create=True, model="m", dimension=2, report=lambda _: None)


def test_a_new_domain_is_open_to_every_role(tmp_path: Path, now: datetime) -> None:
    grants = opening(target(tmp_path / "w.vdb"), ["api", "db"], now)
    read = [decode_system(Key(one.namespace, one.id), one.metadata, Grant) for one in grants]
    assert {(one.role, one.domain, one.permission) for one in read} == {
        (role, domain, "write") for role in ROLES for domain in ("api", "db")
    }
    assert not any(one.problems for one in read)


def test_one_in_use_keeps_what_was_given_there_and_roles_of_the_workspace_count(tmp_path: Path, now: datetime) -> None:
    path = tmp_path / "w.vdb"
    records = [
        NewRecord("project:main", "a", {"content": "x", "domain": "api"}),
        NewRecord("__grants__", "g", {"role": "gardener", "domain": "garden", "permission": "none"}),
    ]
    ingest.write(target(path), records, np.ones((2, 2), np.float32), now, lambda _: None)
    grants = opening(target(path), ["api", "garden", "db"], now)
    assert {str(one.metadata["domain"]) for one in grants} == {"db"}
    assert {str(one.metadata["role"]) for one in grants} == {*ROLES, "gardener"}
