from __future__ import annotations

from pathlib import Path

from explorer.memory.keys import Key
from explorer.services.repairs.repair import Mend
from explorer.ui.maintenance.file_findings import HARMLESS, LOSSLESS, FindingKind, can_be_written, proposed
from tests.ui.conftest import MAIN, Agent
from tests.ui.maintenance.check_cases import CARE, checked_of, damage, editing_of, found_of, write_odd, write_sound

Kinds = FindingKind


def test_everything_is_found_the_worst_first_each_with_what_mends_it(tmp_path: Path) -> None:
    checked = checked_of(write_odd(tmp_path / "odd.vdb"))
    assert {kind: len(rows) for kind, rows in checked.found.items()} == {
        Kinds.HASHES: 1, Kinds.FIELDS: 2, Kinds.TIMES: 1, Kinds.RINGS: 1, Kinds.REFERENCES: 1, Kinds.ZERO_VECTORS: 1,
        Kinds.STALE_VECTORS: 1, Kinds.EXPIRED: 1, Kinds.SHARED_IDS: 1,
    }  # fmt: skip
    assert list(checked.found) == [kind for kind in Kinds if kind in checked.found]
    assert checked.count == 10
    mends = {each.key: each.mend for each in checked.repairs}
    assert found_of(checked, Kinds.FIELDS, "odd").repair is not None
    assert mends[Key(MAIN, "odd")] is Mend.CONVERTED
    assert mends[Key(MAIN, "dead")] is Mend.DROPPED
    assert found_of(checked, Kinds.RINGS, "ring-b").said.count("→") == 2
    assert found_of(checked, Kinds.STALE_VECTORS, "stale").repair is None


def test_every_repair_stands_in_a_row(tmp_path: Path) -> None:
    checked = checked_of(write_odd(tmp_path / "odd.vdb"))
    shown = [each.repair for rows in checked.found.values() for each in rows if each.repair is not None]
    assert sorted(map(str, shown)) == sorted(map(str, checked.repairs))
    assert {each.mend for each in checked.repairs} - LOSSLESS == {
        Mend.RENEWED, Mend.REOPENED, Mend.DROPPED, Mend.DELETED,
    }  # fmt: skip
    assert HARMLESS & set(checked.found) == {Kinds.SHARED_IDS}


def test_several_dead_links_are_mended_by_one_repair(tmp_path: Path) -> None:
    agent = Agent(tmp_path / "links.vdb")
    agent.remember("many", "It has links", links=[{"to": "one"}, {"to": "two"}])
    agent.remember("c", "", "__conflicts__", kind="contradiction", a="project:main/x", b="project:main/y", state="open")
    agent.close()
    checked = checked_of(tmp_path / "links.vdb")
    rows = checked.found[Kinds.REFERENCES]
    assert {each.said: each.repair is not None for each in rows} == {
        "one": True, "two": True, "project:main/x": True, "project:main/y": True,
    }  # fmt: skip
    assert len(checked.repairs) == 2


def test_what_is_damaged_is_not_mended_in_place(tmp_path: Path) -> None:
    path = write_odd(tmp_path / "odd.vdb")
    sound = editing_of(path)
    examination = CARE.examine(damage(path), lambda _: None)
    checked = proposed(examination, sound, lambda _: None)
    assert next(iter(checked.found)) is Kinds.DAMAGE
    assert not checked.repairs
    assert not can_be_written(examination)


def test_of_no_workspace_only_that_is_said(tmp_path: Path) -> None:
    editing = editing_of(write_sound(tmp_path / "sound.vdb"))
    (tmp_path / "no.vdb").write_bytes(b"something else")
    checked = proposed(CARE.examine(tmp_path / "no.vdb", lambda _: None), editing, lambda _: None)
    (row,) = checked.found[Kinds.DAMAGE]
    assert "no.vdb" in row.said


def test_nothing_is_found_in_a_sound_file(tmp_path: Path) -> None:
    checked = checked_of(write_sound(tmp_path / "sound.vdb"))
    assert (checked.count, checked.repairs, dict(checked.found)) == (0, (), {})
