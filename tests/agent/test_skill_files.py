from __future__ import annotations

import os
from pathlib import Path

import pytest

from explorer.agent.skill_files import LARGEST, read_skill_files
from explorer.memory.errors import UnusableSource


def tree(root: Path, **files: str | bytes) -> Path:
    for name, content in files.items():
        path = root / name.replace("__", "/").replace("_DOT_", ".")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
    return root


def names(*sources: Path) -> list[str]:
    return [text.file for text in read_skill_files(sources).texts]


def test_markdown_files_of_a_folder_in_order(tmp_path: Path) -> None:
    skills = tree(
        tmp_path / "skills",
        b_DOT_md="B", a_DOT_MDC="A", c_DOT_txt="no", sub__d_DOT_markdown="D", _DOT_git__e_DOT_md="no",
        node_modules__f_DOT_md="no",
    )  # fmt: skip
    assert names(skills) == ["skills/a.MDC", "skills/b.md", "skills/sub/d.markdown"]
    assert names(skills / "b.md", skills) == ["skills/b.md", "skills/a.MDC", "skills/sub/d.markdown"]


def test_what_lies_beside_a_skill_file_belongs_to_it(tmp_path: Path) -> None:
    skills = tree(
        tmp_path, docker__SKILL_DOT_md="S", docker__more_DOT_md="no", docker__ref__x_DOT_md="no", y_DOT_md="Y"
    )
    assert names(skills) == [f"{tmp_path.name}/y.md", f"{tmp_path.name}/docker/SKILL.md"]
    assert names(skills / "docker") == ["docker/SKILL.md"]


def test_files_about_a_folder_are_passed_over(tmp_path: Path) -> None:
    tree(tmp_path, README_DOT_md="About", CHANGELOG_DOT_md="---\nname: changelog\n---\nWrite one", a_DOT_md="A")
    read = read_skill_files([tmp_path])
    assert [text.file for text in read.texts] == [f"{tmp_path.name}/CHANGELOG.md", f"{tmp_path.name}/a.md"]
    assert read.passed_over == (f"{tmp_path.name}/README.md",)
    assert names(tmp_path / "README.md") == [f"{tmp_path.name}/README.md"]


def test_links_are_followed_and_loops_end(tmp_path: Path) -> None:
    skills = tree(tmp_path / "skills", a_DOT_md="A")
    other = tree(tmp_path / "other", b_DOT_md="B")
    (skills / "loop").symlink_to(skills, target_is_directory=True)
    (skills / "linked").symlink_to(other, target_is_directory=True)
    (skills / "same.md").symlink_to(skills / "a.md")
    (skills / "gone.md").symlink_to(tmp_path / "nothing")
    read = read_skill_files([skills])
    assert [text.file for text in read.texts] == ["skills/a.md", "skills/linked/b.md"]
    assert [str(problem) for problem in read.problems] == ["skills/gone.md: This is no regular file."]


def test_what_cannot_be_read_is_told_and_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    skills = tree(
        tmp_path / "skills",
        a_DOT_md="Good", binary_DOT_md=b"\x00\x01", latin_DOT_md="caf\xe9\nok".encode("latin-1"),
        large_DOT_md=b"x" * (LARGEST + 1), utf16_DOT_md="\ufeffGut".encode("utf-16-le"), closed_DOT_md="x",
        shut__x_DOT_md="x",
    )  # fmt: skip
    os.mkfifo(skills / "pipe.md")
    (skills / "folder.md").mkdir()
    read_bytes, scandir = Path.read_bytes, os.scandir

    def refuse(path: Path) -> bytes:
        if path.name == "closed.md":
            raise PermissionError(13, "Permission denied", str(path))
        return read_bytes(path)

    def refuse_folder(path: str) -> object:
        if str(path).endswith("shut"):
            raise PermissionError(13, "Permission denied", str(path))
        return scandir(path)

    # Whoever runs the tests as root may read everything.
    monkeypatch.setattr(Path, "read_bytes", refuse)
    monkeypatch.setattr(os, "scandir", refuse_folder)
    read = read_skill_files([skills])
    assert [(text.file, text.text) for text in read.texts] == [
        ("skills/a.md", "Good"),
        ("skills/latin.md", "caf\ufffd\nok"),
        ("skills/utf16.md", "Gut"),
    ]
    assert sorted(map(str, read.problems)) == [
        "skills/binary.md: This is no text.",
        "skills/closed.md: This cannot be read: Permission denied.",
        "skills/large.md: This is larger than 1,024 KiB, the most that a skill can have.",
        "skills/latin.md, line 1: Bytes that are not UTF-8 were replaced by “\ufffd”.",
        "skills/pipe.md: This is no regular file.",
        "skills/shut: The folder cannot be read: Permission denied.",
    ]


def test_a_name_that_is_no_utf_8(tmp_path: Path) -> None:
    path = Path(os.fsdecode(os.fsencode(tmp_path) + b"/caf\xe9.md"))
    path.write_text("A")
    assert names(tmp_path) == [f"{tmp_path.name}/caf?.md"]


@pytest.mark.parametrize(
    ("name", "sentence"), [("nothing", "There is nothing at"), ("empty", "There is no Markdown file")]
)
def test_what_is_wrong_altogether(tmp_path: Path, name: str, sentence: str) -> None:
    (tmp_path / "empty").mkdir()
    with pytest.raises(UnusableSource, match=sentence):
        read_skill_files([tmp_path / name])
