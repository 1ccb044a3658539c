from __future__ import annotations

import pytest

from explorer.memory.changes import Insert, Patch
from explorer.memory.keys import Key
from explorer.services.edits import set_fields
from explorer.services.grants import ROLES, Access, AccessMatrix, Permission, access_matrix, grant_key, set_grant
from tests.services.conftest import Records, StoreOf
from tests.services.raw_snapshot import MAIN, NOW, NOW_TEXT, RawSnapshot, applied, editing_of, standing_of, written_to

RECORDS: Records = {
    f"{MAIN} a": {"content": "A", "domain": "ops"},
    "user b": {"content": "B"},
    "__policies__ p": {"content": "P", "domain": "Git"},
    "__domains__ d": {"name": "data", "label": "Data", "description": "What we keep"},
    "__domains__ e": {"name": "old", "deleted_at": "2026-01-01"},
    "__grants__ 1": {"role": "coder", "domain": "ops", "permission": "write", "updated_at": "2026-01-02"},
    "__grants__ 2": {"role": "coder", "domain": "ops", "permission": "none", "updated_at": "2026-01-01"},
    "__grants__ 3": {"role": "Intern", "domain": "data", "permission": "none"},
    "__grants__ 4": {"role": "qa", "domain": "data", "permission": "write", "superseded_by": "system:undone"},
    "__grants__ 5": {"role": "pm", "domain": "data", "permission": "admin"},
    "__grants__ 6": {"role": "", "domain": "nowhere", "permission": "write"},
}


def cell(matrix: AccessMatrix, role: str, domain: str) -> Access:
    row = next(row for row in matrix.rows if row.domain == domain)
    return row.access[matrix.roles.index(role)]


def test_every_domain_that_is_described_granted_or_in_use(store_of: StoreOf) -> None:
    snapshot = store_of(RECORDS)
    matrix = access_matrix(snapshot, applied(snapshot), NOW)
    assert matrix.roles == (*ROLES, "Intern")
    assert [row.domain for row in matrix.rows] == ["data", "Git", "ops", "user"]
    data = matrix.rows[0]
    assert (data.label, data.description, data.key) == ("Data", "What we keep", Key("__domains__", "d"))
    assert (matrix.rows[1].label, matrix.rows[1].key) == ("Git", None)
    assert cell(matrix, "coder", "ops") == Access("write", True)
    assert cell(matrix, "Intern", "data") == Access("none", True)
    for role in ("qa", "pm", "ceo"):
        assert cell(matrix, role, "data") == Access("read", False)


def test_what_waits_is_in(store_of: StoreOf) -> None:
    snapshot = store_of(RECORDS)
    editing = editing_of(snapshot)
    changes = [
        set_grant(editing, "ceo", "data", "write"),
        set_grant(editing, "coder", "ops", "none"),
        set_fields(editing, [Key("__domains__", "d")], {"label": "Numbers"}),
        set_fields(editing, [Key(MAIN, "a")], {"domain": "new"}),
    ]
    matrix = access_matrix(snapshot, applied(snapshot, *changes), NOW)
    assert cell(matrix, "ceo", "data") == Access("write", True)
    assert cell(matrix, "coder", "ops") == Access("none", True)
    assert matrix.rows[0].label == "Numbers"
    assert "new" in [row.domain for row in matrix.rows]


@pytest.mark.parametrize(
    ("role", "domain", "permission"), [("coder", "ops", "write"), ("qa", "ops", "read"), ("pm", "data", "read")]
)
def test_what_holds_already_is_no_change(role: str, domain: str, permission: Permission) -> None:
    assert set_grant(editing_of(RawSnapshot(RECORDS)), role, domain, permission) is None


def test_a_grant_that_is_there_is_patched() -> None:
    change = set_grant(editing_of(RawSnapshot(RECORDS)), "coder", "ops", "read")
    assert change is not None
    (patch,) = change.operations
    assert isinstance(patch, Patch)
    assert (patch.key, patch.after) == (Key("__grants__", "1"), {"permission": "read", "updated_at": NOW_TEXT})


def test_a_new_grant_stands_under_an_id_of_its_pair_and_comes_back_after_undo() -> None:
    change = set_grant(editing_of(RawSnapshot(RECORDS)), "qa", "ops", "write")
    assert change is not None
    (insert,) = change.operations
    assert isinstance(insert, Insert)
    assert insert.key == grant_key("qa", "ops") != grant_key("q", "aops")
    undone = written_to(written_to(RECORDS, change), change.undone(NOW, "ana"))
    snapshot = RawSnapshot(undone)
    again = set_grant(editing_of(snapshot), "qa", "ops", "none")
    assert again is not None
    assert standing_of(applied(snapshot, again), f"__grants__ {insert.key.id}") == {
        "role": "qa",
        "domain": "ops",
        "permission": "none",
        "updated_at": NOW_TEXT,
    }


@pytest.mark.parametrize("state", [{"deleted_at": "2026-01-01"}, {"permission": "admin"}, {"superseded_by": "x"}])
def test_a_record_of_the_pair_that_counts_for_nothing_is_put_right(state: dict[str, str]) -> None:
    key = grant_key("qa", "ops")
    snapshot = RawSnapshot({f"__grants__ {key.id}": {"role": "qa", "domain": "ops", "permission": "none", **state}})
    change = set_grant(editing_of(snapshot), "qa", "ops", "write")
    assert standing_of(applied(snapshot, change), f"__grants__ {key.id}") == {
        "role": "qa",
        "domain": "ops",
        "permission": "write",
        "updated_at": NOW_TEXT,
    }
