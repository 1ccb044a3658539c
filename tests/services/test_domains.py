from __future__ import annotations

import pytest

from explorer.memory.changes import ChangeKind
from explorer.services.domains import domain_in, domain_key, founding, permission_in, repository_of
from explorer.services.editing import Editing
from explorer.services.grants import ROLES, access_matrix
from tests.services.conftest import Records, StoreOf
from tests.services.raw_snapshot import MAIN, NOW, applied, editing_of, standing_of

RECORDS: Records = {
    f"{MAIN} a": {"content": "A", "domain": "ops"},
    "__domains__ d": {"name": "data"},
    "__grants__ g": {"role": "intern", "domain": "data", "permission": "write"},
}


@pytest.mark.parametrize(
    ("name", "repo", "domain"),
    [
        ("architecture", "", "architecture"),
        ("architecture", "web", "repo:web/architecture"),
        ("repo:api/architecture", "web", "repo:api/architecture"),
        ("", "web", ""),
    ],
)
def test_a_domain_may_be_scoped_to_a_repository(name: str, repo: str, domain: str) -> None:
    assert domain_in(name, repo) == domain


def test_which_repository_a_domain_belongs_to() -> None:
    domains = ("repo:web/architecture", "repo:a/b/c", "architecture", "repo:web")
    assert [repository_of(domain) for domain in domains] == ["web", "a/b", "", ""]


def test_a_new_domain_gives_write_to_every_role(store_of: StoreOf) -> None:
    snapshot = store_of(RECORDS)
    editing = editing_of(snapshot)
    operations = founding(editing, "security", "pair of eyes")
    change = editing.change_set(ChangeKind.LEARN, operations)
    ahead = applied(snapshot, change)
    key = domain_key("security")
    assert standing_of(ahead, f"{key.namespace} {key.id}")["label"] == "security"
    matrix = access_matrix(snapshot, ahead, NOW)
    for role in (*ROLES, "intern", "pair of eyes"):
        assert permission_in(matrix, role, "security") == "write"
    assert founding(Editing(snapshot, ahead, NOW, "ana"), "security", "qa") == ()


def test_what_is_described_granted_or_in_use_is_not_new(store_of: StoreOf) -> None:
    snapshot = store_of(RECORDS)
    editing = editing_of(snapshot)
    assert [founding(editing, name, "qa") for name in ("data", "ops", "")] == [(), (), ()]
    matrix = access_matrix(snapshot, editing.ahead, NOW)
    asked = [("intern", "data"), ("qa", "data"), ("nobody", "data"), ("qa", "nowhere")]
    assert [permission_in(matrix, role, domain) for role, domain in asked] == ["write", "read", "read", None]


def test_a_domain_that_was_deleted_and_is_empty_is_new_again(store_of: StoreOf) -> None:
    key = domain_key("old")
    gone = {"name": "old", "label": "Old", "description": "D", "deleted_at": "2026-01-01", "mine": 1}
    snapshot = store_of(RECORDS | {f"{key.namespace} {key.id}": gone})
    editing = editing_of(snapshot)
    ahead = applied(snapshot, editing.change_set(ChangeKind.LEARN, founding(editing, "old")))
    found = standing_of(ahead, f"{key.namespace} {key.id}")
    assert found == {"name": "old", "label": "old", "updated_at": found["updated_at"], "mine": 1}
