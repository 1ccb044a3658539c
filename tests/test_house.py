"""The house rules that a machine can check (shared STYLE.md): mirror, sizes, names, documentation, linters."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = sorted((ROOT / "explorer").rglob("*.py"))
README = (ROOT / "README.md").read_text(encoding="utf-8")
MOST_LINES = 300
VAGUE_NAMES = {"utils", "common", "helpers", "misc", "manager"}
# Tests of the whole, which have no source of their own.
OF_THE_WHOLE = {"test_house.py", "test_translations.py"}
# Types without behaviour, and start-up files of one line.
WITHOUT_TEST = {"memory/errors.py", "memory/protocols.py", "__main__.py", "agent/__main__.py"}


def relative(path: Path) -> str:
    return path.relative_to(ROOT / "explorer").as_posix()


def modules() -> list[Path]:
    return [path for path in SOURCES if path.name != "__init__.py" and relative(path) not in WITHOUT_TEST]


@pytest.mark.parametrize("source", modules(), ids=relative)
def test_every_module_has_its_test_at_the_same_path(source: Path) -> None:
    test = ROOT / "tests" / source.relative_to(ROOT / "explorer").with_name(f"test_{source.name}")
    assert test.is_file(), f"{test.relative_to(ROOT)} is missing"


def test_every_test_has_its_module_at_the_same_path() -> None:
    tests = [path for path in (ROOT / "tests").rglob("test_*.py") if path.name not in OF_THE_WHOLE]
    strays = []
    for test in tests:
        name = test.name.removeprefix("test_")
        source = ROOT / "explorer" / test.relative_to(ROOT / "tests").with_name(name)
        if not source.is_file() and not _is_test_of_the_quality_sets(test, name):
            strays.append(str(test.relative_to(ROOT)))
    assert tests
    assert strays == []


def _is_test_of_the_quality_sets(test: Path, name: str) -> bool:
    """Whether it tests how answers are scored: what is measured with must be right, and is no part of the product."""
    return test.parent == ROOT / "tests" / "quality" and test.with_name(name).is_file()


@pytest.mark.parametrize("source", SOURCES, ids=relative)
def test_a_module_is_one_thought(source: Path) -> None:
    lines = source.read_text(encoding="utf-8").splitlines()
    assert len(lines) <= MOST_LINES
    assert source.stem not in VAGUE_NAMES
    assert source.parent.name not in VAGUE_NAMES


@pytest.mark.parametrize("source", SOURCES, ids=relative)
def test_nothing_is_left_for_later(source: Path) -> None:
    text = source.read_text(encoding="utf-8")
    assert not re.search(r"\b(TODO|FIXME|XXX|NotImplementedError)\b", text)
    assert not re.search(r"# type: ignore(?!\[)", text)


def test_the_top_level_is_as_given() -> None:
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    tops = {line.partition("/")[0] for line in tracked.splitlines()}
    assert {top for top in tops if not top.startswith(".")} == {
        "explorer", "resources", "tests", "packaging", "pyproject.toml", "README.md",
    }  # fmt: skip


def test_readme_names_every_key() -> None:
    from explorer.ui.actions import ACTIONS, COMPARE_KEYS, TABLE_KEYS

    keys = [key for spec in ACTIONS for key in spec.keys]
    keys += [key for said, _ in COMPARE_KEYS for key in said.split(", ")]
    missing = [key for key in keys if f"`{key}`" not in README]
    assert keys
    assert TABLE_KEYS
    assert missing == []


def test_readme_names_every_setting() -> None:
    from explorer.ui.settings import ALL

    assert [setting.name for setting in ALL if f"`{setting.name}`" not in README] == []


def test_readme_names_every_verb_and_option() -> None:
    from explorer.agent.cli import app

    verbs = [command.name for command in app.registered_commands]
    assert "check" in verbs
    assert [verb for verb in verbs if f"memory-agent {verb}" not in README] == []
    source = (ROOT / "explorer" / "app.py").read_text(encoding="utf-8")
    options = set(re.findall(r'add_argument\("(--[a-z-]+)"', source)) - {"--version"}
    assert len(options) > 4
    assert [option for option in options if f"`{option}" not in README] == []


def test_readme_names_every_bench() -> None:
    from tests.bench.__main__ import BENCHES

    modules = {path.stem.replace("_", "-") for path in (ROOT / "tests" / "bench").glob("*.py")}
    assert modules - {"--main--", "measure", "stores", "window"} == set(BENCHES)
    assert [name for name in BENCHES if f"`{name}`" not in README] == []


def test_readme_pictures_exist() -> None:
    pictures = re.findall(r"!\[[^]]*\]\(([^)]+)\)", README)
    assert len(pictures) >= 2
    assert [picture for picture in pictures if not (ROOT / picture).is_file()] == []


def test_extras_of_the_readme_commands_exist() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert set(project["optional-dependencies"]) == {"model", "dev"}
    assert any("<6.12" in line and "python_version < '3.12'" in line for line in project["dependencies"])


@pytest.mark.parametrize(
    "command",
    [
        ["-m", "ruff", "check", "--quiet", "."],
        ["-m", "ruff", "format", "--check", "--quiet", "."],
        ["-m", "mypy"],
        ["-c", "from importlinter.cli import lint_imports_command; lint_imports_command()"],
    ],
    ids=["ruff check", "ruff format", "mypy", "import-linter"],
)
def test_linters(command: list[str]) -> None:
    done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
