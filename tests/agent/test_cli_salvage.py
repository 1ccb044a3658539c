from __future__ import annotations

from pathlib import Path

import pytest

from explorer.store.workspace import Workspace
from tests.agent.command_line import Run
from tests.agent.plain_vectlite import footprint, make, records


@pytest.fixture
def sound(tmp_path: Path) -> Path:
    return make(tmp_path / "a.vdb", 9)


@pytest.fixture
def damaged(sound: Path) -> Path:
    data = sound.read_bytes()
    at = data.rindex(b"\x07\0\0\0content")
    sound.write_bytes(data[:at] + b"\xff" * 9 + data[at + 9 :])
    return sound


def test_a_preview_writes_nothing(run: Run, damaged: Path) -> None:
    before = footprint(damaged.parent)
    ran = run("salvage", damaged, damaged.with_name("new.vdb"))
    assert ran.code == 0
    assert "“a.vdb” is damaged. 8 records can be saved" in ran.out
    assert "In the main file: 8 records; its header counts 9" in ran.out
    assert "Lost: 1\n  a.vdb: " in ran.out
    assert ran.out.endswith("Nothing was written; with --apply it is.\n")
    assert footprint(damaged.parent) == before


def test_applied_there_is_a_new_file_and_the_old_one_is_as_it_was(run: Run, damaged: Path) -> None:
    before, new = footprint(damaged.parent), damaged.with_name("new.vdb")
    ran = run("salvage", damaged, new, "--apply")
    assert ran.code == 0
    assert ran.out.endswith("Written to “new.vdb”: 8 records. “a.vdb” is as it was.\n")
    after = footprint(damaged.parent)
    assert {name: one for name, one in after.items() if name != "new.vdb"} == before
    assert not Workspace(new).peek(lambda _: None).damage
    assert len(records(new)) == 8


def test_json_is_one_document_with_the_same_counts(run: Run, damaged: Path) -> None:
    new = damaged.with_name("new.vdb")
    preview = run("salvage", damaged, new, "--json").document
    assert (preview["saved"], preview["promised"], preview["sound"], preview["applied"]) == (8, 9, False, False)
    assert preview["target"] is None
    (lost,) = preview["lost"]
    assert set(lost) == {"file_name", "offset", "length", "why"}
    done = run("salvage", damaged, new, "--apply", "--json").document
    assert (done["applied"], done["target"], len(done["sha256"])) == (True, str(new), 64)
    assert {name: done[name] for name in ("namespaces", "lost")} == {
        name: preview[name] for name in ("namespaces", "lost")
    }


def test_a_sound_file_says_so_and_is_copied_when_asked(run: Run, sound: Path) -> None:
    new = sound.with_name("new.vdb")
    ran = run("salvage", sound, new)
    assert ran.code == 0
    assert ran.out.startswith("“a.vdb” is sound: there is nothing to salvage. It holds 9 records.\n")
    assert not new.exists()
    assert run("salvage", sound, new, "--apply").code == 0
    assert records(new) == records(sound)


@pytest.mark.parametrize("options", [(), ("--apply",)])
def test_bad_input_is_a_sentence_and_changes_nothing(run: Run, damaged: Path, options: tuple[str, ...]) -> None:
    rubbish, there = damaged.with_name("rubbish.vdb"), damaged.with_name("there.vdb")
    rubbish.write_bytes(b"rubbish" * 99)
    there.write_bytes(b"mine")
    before = footprint(damaged.parent)
    for file, new, why in (
        (rubbish, damaged.with_name("new.vdb"), "there is not one whole record (693 bytes were searched)"),
        (damaged, there, "There is a file “there.vdb”"),
        (damaged, damaged, "There is a file “a.vdb”"),
        (damaged, damaged.with_name("a.vdb.wal"), "is the damaged file itself or belongs to it"),
        (damaged.with_name("missing.vdb"), damaged.with_name("new.vdb"), "There is no file “missing.vdb”"),
    ):
        ran = run("salvage", file, new, *options)
        assert (ran.code, ran.out) == (2, "")
        assert why in ran.err
        assert why in run("salvage", file, new, "--json", *options).document["error"]
    assert footprint(damaged.parent) == before


def test_everything_that_was_found_is_told(run: Run, tmp_path: Path) -> None:
    path = make(tmp_path / "b.vdb", 2, a={"content": "A", "content_hash": "0" * 64})
    data = path.read_bytes()
    path.write_bytes(b"\0" + data[1:] + data[19:])
    path.with_name("b.vdb.wal").write_bytes(b"VWL1\x0f\0\0\0\1\0\0\0\2\1\0\0\0n\1\0\0\0x")
    out = run("salvage", path, tmp_path / "new.vdb").out
    for line in (
        "The header is damaged: 2",
        "Several records with one key: 3",
        "Saved, to be looked at: 1\n  project:main/a: its text does not match its hash",
        "From the log: 1 batch",
        "Changes in the log that were not made: 1\n  n/x: a deletion at byte 4 of the log",
    ):
        assert line in out
