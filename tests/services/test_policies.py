from __future__ import annotations

import pytest

from explorer.services.policies import group_policies
from explorer.services.tokens import estimate_tokens
from tests.services.conftest import Records, StoreOf

POLICIES: Records = {
    "__policies__ p1": {"content": "Never push to main", "domain": "git", "active": False},
    "__policies__ p2": {"content": "Review every change", "domain": "git", "active": True, "required_role": "reviewer"},
    "__policies__ p3": {"content": "Deploys need a café-break", "domain": "Deploy", "active": True},
    "__policies__ p4": {"content": "Перевіряй резервні копії", "domain": "data"},
    "__policies__ p5": {"content": "Old wording", "domain": "git", "active": True, "superseded_by": "p5~1"},
    "__policies__ p5~1": {"content": "New wording", "domain": "git", "active": True, "revision_of": "p5"},
    "__policies__ p6": {"content": "", "domain": "git", "superseded_by": "system:deleted", "deleted_at": "2026-11-30"},
    "__policies__ p7": {"content": "No domain"},
    "user f": {"content": "A fact is no policy", "domain": "git"},
}


def found(store_of: StoreOf, text: str = "") -> list[tuple[str, list[str]]]:
    groups = group_policies(store_of(POLICIES), text)
    return [(group.domain, [counted.policy.id for counted in group.policies]) for group in groups]


def test_current_policies_by_domain_with_active_ones_first(store_of: StoreOf) -> None:
    assert found(store_of) == [("", ["p7"]), ("data", ["p4"]), ("Deploy", ["p3"]), ("git", ["p2", "p5~1", "p1"])]


@pytest.mark.parametrize(
    ("text", "ids"),
    [
        ("", ["p7", "p4", "p3", "p2", "p5~1", "p1"]),
        ("   ", ["p7", "p4", "p3", "p2", "p5~1", "p1"]),
        ("NEVER main", ["p1"]),
        ("main never", ["p1"]),
        ("never review", []),
        ("git", ["p2", "p5~1", "p1"]),
        ("reviewer", ["p2"]),
        ("cafe", ["p3"]),
        ("ПЕРЕВІРЯЙ", ["p4"]),
        ("fact", []),
        ("old", []),
        ("%", []),
    ],
)
def test_all_words_stand_in_rule_domain_or_role(store_of: StoreOf, text: str, ids: list[str]) -> None:
    assert [one for _, group in found(store_of, text) for one in group] == ids


def test_only_active_policies_cost_tokens(store_of: StoreOf) -> None:
    git = next(group for group in group_policies(store_of(POLICIES)) if group.domain == "git")
    assert [counted.tokens for counted in git.policies] == [
        estimate_tokens("- [git] Review every change"),
        estimate_tokens("- [git] New wording"),
        estimate_tokens("- [git] Never push to main"),
    ]
    assert git.tokens == git.policies[0].tokens + git.policies[1].tokens > 0


def test_a_workspace_without_policies(store_of: StoreOf) -> None:
    assert group_policies(store_of({"user f": {"content": "x"}})) == []


def test_an_undone_revision_is_not_there(store_of: StoreOf) -> None:
    records: Records = {
        "__policies__ p": {"content": "Old wording"},
        "__policies__ p~2": {"content": "Undone", "revision_of": "p", "superseded_by": "system:undone"},
    }
    (group,) = group_policies(store_of(records))
    assert [counted.policy.id for counted in group.policies] == ["p"]
