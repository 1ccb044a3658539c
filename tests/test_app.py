from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from explorer import __version__
from explorer.app import main

ROOT = Path(__file__).parents[1]
LOADED = """
import sys
from explorer.app import main
try:
    code = main(sys.argv[2:])
finally:
    print("LOADED", *sorted(name for name in sys.argv[1].split(",") if name in sys.modules))
sys.exit(code)
"""
QUIET = "does not support"
"""What the offscreen platform says of itself."""


def run(*arguments: str | Path, home: Path, program: str = "") -> subprocess.CompletedProcess[str]:
    """The program as a person starts it, with its settings in `home`."""
    start = ["-c", LOADED, program] if program else ["-m", "explorer"]
    environment = os.environ | {
        "HOME": str(home),
        "XDG_CONFIG_HOME": str(home),
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONWARNINGS": "error",
        "LC_ALL": "C.UTF-8",
    }
    command = [sys.executable, *start, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, env=environment, cwd=ROOT, timeout=60, check=False)


def said(done: subprocess.CompletedProcess[str]) -> list[str]:
    return [line for line in done.stderr.splitlines() if QUIET not in line]


def test_the_demo_is_photographed_without_what_a_start_does_not_need(tmp_path: Path) -> None:
    pictures = tmp_path / "pictures"
    done = run(
        "--demo", "--screenshot", pictures, "--size", "760x600", "--theme", "dark", "--language", "uk",
        home=tmp_path, program="torch,sentence_transformers,vectlite,mcp,typer",
    )  # fmt: skip
    assert said(done) == []
    assert done.returncode == 0
    *written, loaded = done.stdout.splitlines()
    assert loaded == "LOADED"
    assert sorted(map(Path, written)) == sorted(pictures.iterdir())
    assert {path.stem for path in pictures.iterdir()} >= {"welcome", "facts", "policies", "graph"}
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in pictures.iterdir())
    assert not list(tmp_path.rglob("*.conf")), "a screenshot leaves no settings behind"


def test_a_bad_file_is_one_sentence_and_exit_code_2(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("just some notes")
    done = run(notes, "--screenshot", tmp_path / "pictures", home=tmp_path, program="pyqtgraph,torch,vectlite")
    assert done.returncode == 2
    assert said(done) == [
        "memory-explorer: “notes.txt” is no vectlite workspace: it does not begin with “VDB1”. Choose a .vdb file."
    ]
    assert done.stdout.splitlines()[-1] == "LOADED", "who never looks at the graph never loads it"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--size", "big"], "“big” is no size; write it like 1600x1000"),
        (["--size", "1600"], "“1600” is no size"),
        (["--size", "1x2x3"], "“1x2x3” is no size"),
        (["--size", "-5x100"], "expected one argument"),
        (["--size", "639x400"], "a size lies between 640x400 and 8000x8000"),
        (["--size", "1600x9000"], "a size lies between"),
        (["--theme", "blue"], "invalid choice: 'blue'"),
        (["--language", "fr"], "invalid choice: 'fr'"),
        (["--demo", "a.vdb"], "--demo opens the demo: leave FILE out"),
        (["--screenshot", "pictures"], "--screenshot needs a FILE, or --demo"),
        (["a.vdb", "b.vdb"], "unrecognized arguments: b.vdb"),
    ],
)
def test_what_cannot_be_understood_is_said(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(arguments)
    assert stopped.value.code == 2
    error = capsys.readouterr().err
    assert sentence in error
    assert "Traceback" not in error


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    for argument in ("--version", "--help"):
        with pytest.raises(SystemExit) as stopped:
            main([argument])
        assert stopped.value.code == 0
    out = capsys.readouterr().out
    assert out.startswith(f"memory-explorer {__version__}")
    for option in ("FILE", "--demo", "--read-only", "--theme", "--language", "--size", "--screenshot"):
        assert option in out
