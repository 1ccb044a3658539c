from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
import vectlite

from explorer.memory.ahead import Ahead
from explorer.memory.changes import ChangeSet
from explorer.memory.keys import Key
from explorer.memory.namespaces import POLICIES as NAMESPACE
from explorer.memory.protocols import Snapshot
from explorer.services.deletion import delete, erase
from explorer.services.editing import Editing
from explorer.services.edits import set_fields
from explorer.services.lineages import reader
from explorer.services.policies import group_policies
from explorer.services.revisions import revise
from explorer.services.tokens import estimate_tokens
from explorer.store.workspace import Workspace
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


NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
RULE = Key(NAMESPACE, "p")
Rule = Callable[[Editing], ChangeSet | None]
ACTIVE: Rule = lambda editing: set_fields(editing, [RULE], {"active": False})  # noqa: E731
REVISED: Rule = lambda editing: revise(editing, RULE, "New wording")  # noqa: E731
DELETED: Rule = lambda editing: delete(editing, [RULE])  # noqa: E731
ERASED: Rule = lambda editing: erase(editing, [RULE])  # noqa: E731


def made(snapshot: Snapshot, rules: Iterable[Rule]) -> list[ChangeSet]:
    """The change sets that these rules make one after another."""
    changes: list[ChangeSet] = []
    for rule in rules:
        change = rule(Editing(snapshot, Ahead(reader(snapshot), changes), NOW, "ana"))
        assert change is not None
        changes.append(change)
    return changes


def written(path: Path, ahead: Ahead) -> Snapshot:
    """A file with the policies as they will be."""
    with closing(vectlite.open(str(path), dimension=3)) as database:
        for record_id in ("p", "p~2"):
            metadata = ahead.metadata(Key(NAMESPACE, record_id))
            if metadata is not None:
                stored = {name: value for name, value in metadata.items() if value is not None}
                database.insert(record_id, [1.0, 0.0, 0.0], stored, namespace=NAMESPACE)
    return Workspace(path).scan(lambda _: None)


def after(snapshot: Snapshot, *rules: Rule, undo_last: bool = False) -> Ahead:
    """The records with the change sets that these rules make; the last one taken back again."""
    changes = made(snapshot, rules)
    if undo_last:
        changes.append(changes[-1].undone(NOW, "ana"))
    return Ahead(reader(snapshot), changes)


def shown(snapshot: Snapshot, ahead: Ahead) -> list[tuple[str, str, bool]]:
    groups = group_policies(snapshot, "", ahead)
    return [(each.policy.id, each.policy.content, each.policy.active) for group in groups for each in group.policies]


ONE: Records = {f"{NAMESPACE} p": {"content": "A rule", "active": True}}


@pytest.mark.parametrize(
    ("rules", "expected"),
    [
        ((), [("p", "A rule", True)]),
        ((ACTIVE,), [("p", "A rule", False)]),
        ((REVISED,), [("p", "New wording", True)]),
        ((REVISED, ACTIVE), [("p", "New wording", False)]),
        ((DELETED,), []),
        ((REVISED, DELETED), []),
        ((ERASED,), []),
    ],
)
def test_what_waits_is_as_it_will_be_under_the_key_that_it_has_now(
    store_of: StoreOf, rules: tuple[Rule, ...], expected: list[tuple[str, str, bool]]
) -> None:
    snapshot = store_of(ONE)
    assert shown(snapshot, after(snapshot, *rules)) == expected


@pytest.mark.parametrize("rules", [(ACTIVE,), (REVISED,), (DELETED,), (REVISED, DELETED)])
def test_a_step_that_is_taken_back_before_it_is_written_leaves_nothing(
    store_of: StoreOf, rules: tuple[Rule, ...]
) -> None:
    snapshot = store_of(ONE)
    before = shown(snapshot, after(snapshot, *rules[:-1]))
    assert shown(snapshot, after(snapshot, *rules, undo_last=True)) == before


@pytest.mark.parametrize("rules", [(DELETED,), (REVISED,), (REVISED, DELETED), (ACTIVE,)])
def test_a_step_in_the_file_is_shown_as_taken_back_and_done_again_before_that_is_written(
    store_of: StoreOf, tmp_path: Path, rules: tuple[Rule, ...]
) -> None:
    snapshot = store_of(ONE)
    texts = [text for _, text, _ in shown(snapshot, after(snapshot, *rules[:-1]))]
    ahead = after(snapshot, *rules)
    there = written(tmp_path / "after.vdb", ahead)
    last = made(snapshot, rules)[-1]
    undo = last.undone(NOW, "ana")
    assert [text for _, text, _ in shown(there, Ahead(reader(there), [undo]))] == texts
    undone = Ahead(reader(there), [undo])
    back = written(tmp_path / "undone.vdb", undone)
    again = Ahead(reader(back), [last.redone(NOW, "ana")])
    assert [each[1:] for each in shown(back, again)] == [each[1:] for each in shown(there, Ahead(reader(there)))]
