from __future__ import annotations

from pathlib import Path

from explorer.agent.teleport_reports import SomethingFound, changes_of
from explorer.memory.keys import Key
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.compare import compare
from explorer.services.teleport.sides import side_of
from explorer.store.workspace import Workspace
from tests.agent.plain_vectlite import add, edit, make

ONE, TWO = Key("user", "mem_00"), Key("project:main", "mem_01")


def test_every_difference_is_named_with_a_text(tmp_path: Path) -> None:
    (tmp_path / "there").mkdir()
    here, there = make(tmp_path / "w.vdb", 3), make(tmp_path / "there" / "w.vdb", 3)
    edit(there, ONE, content="What is said\nthere")
    edit(there, TWO, content="", superseded_by="system:deleted", deleted_at="2026-11-30T00:00:00Z")
    add(there, Key("user", "new"), "News")
    add(here, Key("user", "own"), "Ours")
    ours, theirs = (side_of(Workspace(path).scan(lambda _: None), lambda _: None) for path in (here, there))
    changes = {change.key: change for change in changes_of(compare(ours, theirs, None, lambda _: None))}
    assert {key: (change.kind, change.text) for key, change in changes.items()} == {
        ONE: (DiffClass.CONFLICT, "What is said there"),
        TWO: (changes[TWO].kind, "What agent A knows, number 1"),
        Key("user", "new"): (DiffClass.NEW_THERE, "News"),
        Key("user", "own"): (DiffClass.ONLY_HERE, "Ours"),
    }
    assert (changes[ONE].fields, changes[ONE].disputed) == (("content",), ("content",))
    assert (changes[Key("user", "own")].here, changes[Key("user", "own")].there) == (Key("user", "own"), None)


def test_findings_go_along_with_their_sentence() -> None:
    error = SomethingFound("Found.", ())
    assert (str(error), error.findings) == ("Found.", ())
