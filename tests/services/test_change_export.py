from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Any

from explorer.memory.changes import (
    ChangeKind,
    Insert,
    Operation,
    Patch,
    Purge,
    Reembed,
    ReembedAll,
    Restore,
    Tombstone,
    Withdraw,
    new_change_set,
)
from explorer.memory.keys import Key
from explorer.services.change_export import export_lines

NOW = datetime(2026, 11, 30, 12, tzinfo=UTC)
DEPLOY = Key("project:feature/auth", "deploy")


def exported(*operations: Operation) -> dict[str, Any]:
    text = export_lines([new_change_set(ChangeKind.EDIT, operations, NOW, "ana", "Deploys go out")])
    assert text.endswith("\n")
    line: dict[str, Any] = json.loads(text)
    return line


def test_no_change_is_an_empty_file() -> None:
    assert export_lines([]) == ""


def test_a_change_is_a_line_and_says_when_by_whom_and_what() -> None:
    line = exported(Patch(DEPLOY, {"confidence": 0.6}, {"confidence": 0.8}))
    assert (line["made_at"], line["made_by"], line["kind"]) == ("2026-11-30T12:00:00+00:00", "ana", "edit")
    assert line["label"] == "Deploys go out"
    assert line["records"] == [
        {
            "record": "project:feature/auth/deploy",
            "operation": "change",
            "before": {"confidence": 0.6},
            "after": {"confidence": 0.8},
        }
    ]


def test_changes_stand_in_the_order_given() -> None:
    changes = [
        new_change_set(ChangeKind.EDIT, (Patch(DEPLOY, {"topic": at}, {"topic": at + 1}),), NOW, "ana")
        for at in range(3)
    ]
    lines = [json.loads(line) for line in export_lines(changes).splitlines()]
    assert [line["id"] for line in lines] == [change.id for change in changes]


def test_letters_of_every_script_are_readable() -> None:
    line = export_lines(
        [new_change_set(ChangeKind.EDIT, (Patch(DEPLOY, {"topic": "نشر"}, {"topic": "🚀 деплой"}),), NOW, "ana")]
    )
    assert "نشر" in line
    assert "🚀 деплой" in line


def test_line_breaks_in_a_text_do_not_break_the_line() -> None:
    patch = Patch(DEPLOY, {"content": "a\nb"}, {"content": "c\r\nd"})
    text = export_lines([new_change_set(ChangeKind.EDIT, (patch,), NOW, "ana")])
    assert text.count("\n") == 1
    assert json.loads(text)["records"][0]["after"] == {"content": "c\r\nd"}


def test_every_operation_has_its_name_and_no_vector() -> None:
    revision = Insert(
        Key("project:main", "db~2"), {"revision_of": "db", "content": "new"}, Key("project:main", "db"), b"\1\2\3\4"
    )
    line = exported(
        Tombstone(Key("user", "a"), {"content": "x"}, {"content": ""}),
        Restore(Key("user", "b"), {"content": ""}, {"content": "x"}),
        revision,
        Withdraw(Key("project:main", "db~3"), Insert(Key("project:main", "db~3"), {"revision_of": "db"}, DEPLOY)),
        Purge(Key("user", "c"), "digest"),
        Reembed(Key("user", "d"), "digest", b"\1\2\3\4"),
        ReembedAll(Key("__workspace__", "workspace"), {}, "bge", 5, "vectors", "run"),
        Insert(Key("__grants__", "g"), {"permission": "write"}),
    )
    names = [record["operation"] for record in line["records"]]
    assert names[:5] == ["delete", "restore", "write", "take back", "erase permanently"]
    assert names[5:] == ["renew the vector", "renew all vectors", "write"]
    assert line["records"][2] == {
        "record": "project:main/db~2",
        "operation": "write",
        "revision_of": "project:main/db",
        "after": {"revision_of": "db", "content": "new"},
    }
    assert "vector" not in {name for record in line["records"] for name in record}
