from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest

from explorer.agent.packing import findings_in, selection_of
from explorer.memory.errors import CannotSend
from explorer.memory.keys import Key
from explorer.services.secrets import FindingKind
from explorer.services.teleport.parcels import Selection, pack
from explorer.store.snapshot import FileSnapshot
from explorer.store.workspace import Workspace
from tests.agent.plain_vectlite import add, fact, make

ONE = Key("user", "mem_00")


@pytest.fixture
def here(tmp_path: Path) -> FileSnapshot:
    path = make(tmp_path / "w.vdb", 3, mail=fact("Write to ana.kovalenko@gmail.com"))
    add(path, Key("project:feature/a", "x"), "On a branch")
    return Workspace(path).scan(lambda _: None)


def test_names_become_a_selection(here: FileSnapshot) -> None:
    assert selection_of(here, None, None, None, (), False) == Selection()
    chosen = selection_of(here, ["user"], ["feature/a"], ["user/mem_00"], [ONE, "project:feature/a/x"], True)
    assert chosen == Selection(
        frozenset({"user"}),
        frozenset({"feature/a"}),
        frozenset({ONE}),
        frozenset({ONE, Key("project:feature/a", "x")}),
        newest_only=True,
    )


def test_no_namespaces_are_all_and_no_keys_are_none(here: FileSnapshot) -> None:
    assert selection_of(here, [], [], None, (), False) == Selection()
    assert selection_of(here, None, None, [], (), False).keys == frozenset()


@pytest.mark.parametrize("which", ["namespace", "branch", "key", "excluded"])
def test_a_name_that_means_nothing_is_refused(here: FileSnapshot, which: str) -> None:
    strange = {which: ["nothing/such"]}
    with pytest.raises(CannotSend, match="“nothing/such”"):
        selection_of(
            here,
            strange.get("namespace"),
            strange.get("branch"),
            strange.get("key"),
            strange.get("excluded", ()),
            False,
        )


def test_what_is_found_can_be_allowed(here: FileSnapshot) -> None:
    packed = pack(here, Selection(), datetime(2026, 11, 30, tzinfo=UTC), lambda _: None)
    [finding] = findings_in(packed, (), lambda _: None)
    assert (finding.key, finding.kind) == (Key("project:main", "mail"), FindingKind.EMAIL)
    assert findings_in(packed, [finding.digest], lambda _: None) == ()
