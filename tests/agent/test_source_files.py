from __future__ import annotations

import codecs
import os
from pathlib import Path

import pytest

from explorer.agent.source_files import LARGEST_SOURCE, Source, read_source
from explorer.memory.errors import UnusableSource


def read(path: Path) -> Source:
    return read_source(path, lambda: None)


def write(path: Path, text: str = "x") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")
    return path


def test_a_file_is_its_text_by_its_name(tmp_path: Path) -> None:
    path = tmp_path / "any.name"
    path.write_bytes(codecs.BOM_UTF16_LE + "Київ".encode("utf-16-le"))
    found = read(path)
    assert [(file.name, file.text) for file in found.files] == [("any.name", "Київ")]
    assert not found.is_folder


def test_of_a_folder_what_may_be_memory_is_read_in_the_order_of_names(tmp_path: Path) -> None:
    for name in ("b.md", "sub/a.jsonl", "sub/.claude/memory/MEMORY.md", "c.py", "node_modules/d.md", ".git/e.json"):
        write(tmp_path / name)
    assert [file.name for file in read(tmp_path).files] == ["b.md", "sub/a.jsonl", "sub/.claude/memory/MEMORY.md"]


def test_links_that_lead_out_are_not_followed_and_told(tmp_path: Path) -> None:
    write(tmp_path / "secret" / "s.md", "secret")
    inside = write(tmp_path / "memory" / "a.md")
    folder = inside.parent
    (folder / "out.md").symlink_to(tmp_path / "secret" / "s.md")
    (folder / "same.md").symlink_to(inside)
    (folder / "gone.md").symlink_to(folder / "nothing.md")
    (folder / "sub").symlink_to(tmp_path / "secret", target_is_directory=True)
    found = read(folder)
    assert [file.text for file in found.files] == ["x"]
    assert [part.file for part in found.unused] == ["sub", "gone.md", "out.md"]


def test_what_is_too_large_in_a_folder_or_never_ends_is_told(tmp_path: Path) -> None:
    with (tmp_path / "large.json").open("wb") as file:
        file.truncate(LARGEST_SOURCE + 1)
    os.mkfifo(tmp_path / "endless.md")
    write(tmp_path / "small.md")
    found = read(tmp_path)
    assert [file.name for file in found.files] == ["small.md"]
    assert [(part.file, "larger" in part.reason) for part in found.unused] == [
        ("endless.md", False),
        ("large.json", True),
    ]
    with pytest.raises(UnusableSource, match="larger than 256 MiB"):
        read(tmp_path / "large.json")


def test_wrong_paths_are_sentences(tmp_path: Path) -> None:
    with pytest.raises(UnusableSource, match="There is no file"):
        read(tmp_path / "none")
    with pytest.raises(UnusableSource, match="cannot be read"):
        read(write(tmp_path / "a") / "b")


def test_between_files_one_can_stop(tmp_path: Path) -> None:
    write(tmp_path / "a.md")
    with pytest.raises(ZeroDivisionError):
        read_source(tmp_path, lambda: 1 // 0)  # type: ignore[arg-type]
