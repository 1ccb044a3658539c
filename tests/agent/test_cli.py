from __future__ import annotations

import json
import os
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
import vectlite

from tests.agent.command_line import Run

ROOT = Path(__file__).parents[2]


def test_import_and_check_as_text(run: Run, memory_file: Path, tmp_path: Path) -> None:
    ran = run("import", memory_file, "--into", tmp_path / "w.vdb", "--create")
    assert (ran.code, ran.err) == (0, "")
    assert "3 facts added with 1 link" in ran.out
    assert "“Nobody”" in ran.out
    ran = run("check", tmp_path / "w.vdb")
    assert (ran.code, ran.err) == (0, "")
    assert "is a vectlite workspace" in ran.out


def test_import_and_check_as_json(run: Run, memory_file: Path, tmp_path: Path) -> None:
    ran = run("import", memory_file, "--into", tmp_path / "w.vdb", "--create", "--json", "--branch", "dev")
    assert (ran.code, ran.err) == (0, "")
    assert ran.document["sources"][0]["added"] == 3
    assert ran.document["sources"][0]["unused"][0]["line"] == 4
    ran = run("check", tmp_path / "w.vdb", "--json")
    assert ran.code == 0
    assert ran.document["sound"] is True
    assert {one["name"]: one["records"] for one in ran.document["namespaces"]}["project:dev"] == 3


@pytest.mark.parametrize("as_json", [False, True])
def test_bad_input_is_a_sentence_and_exit_code_2(run: Run, memory_file: Path, tmp_path: Path, as_json: bool) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear \x1b[31mdiary", "utf-8")
    workspace = tmp_path / "w.vdb"
    for arguments in (
        ("import", memory_file, "--into", workspace),
        ("import", diary, "--into", workspace, "--create"),
        ("import", tmp_path / "none.jsonl", "--into", workspace, "--create"),
        ("import", memory_file, "--into", diary),
        ("import", memory_file, "--into", workspace, "--create", "--branch", ""),
        ("check", diary),
        ("check", tmp_path),
        ("check", tmp_path / "none.vdb"),
    ):
        ran = run(*arguments, *(["--json"] if as_json else []))
        assert ran.code == 2
        sentence = ran.document["error"] if as_json else ran.err.strip()
        assert sentence[-1] == "."
        assert "\n" not in sentence
        assert "Traceback" not in ran.err
        if as_json:
            assert ran.err == ""
        else:
            assert ran.out == ""
            assert "\x1b" not in ran.err
    assert not workspace.exists()


def test_arguments_that_are_not_understood_still_give_one_document(run: Run) -> None:
    ran = run("import", "--json", "--no-such-option")
    assert ran.code == 2
    assert "error" in ran.document
    assert run("import").code == 2


def test_a_busy_workspace_is_exit_code_3(
    run: Run, memory_file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("import", memory_file, "--into", tmp_path / "w.vdb", "--create")
    with closing(vectlite.open(str(tmp_path / "w.vdb"))):
        assert run("check", tmp_path / "w.vdb").code == 0
        ran = run("import", memory_file, "--into", tmp_path / "w.vdb", "--branch", "x", "--json")
    assert ran.code == 3
    assert "Another program" in ran.document["error"]


def test_help_names_the_commands(run: Run) -> None:
    ran = run("--help")
    assert ran.code == 0
    assert all(verb in ran.out for verb in ("import", "check", "snapshot", "diff", "merge"))


def test_neither_qt_nor_torch_is_loaded(memory_file: Path, tmp_path: Path) -> None:
    code = (
        "import sys, runpy\n"
        "try: runpy.run_module('explorer.agent', run_name='__main__', alter_sys=True)\n"
        "except SystemExit as end: assert not end.code, end.code\n"
        "loaded = {name.partition('.')[0] for name in sys.modules}\n"
        "bad = loaded & {'PySide6', 'shiboken6', 'pyqtgraph', 'qtawesome', 'torch', 'sentence_transformers'}\n"
        "assert not bad, bad"
    )
    environment = {**os.environ, "HF_HUB_OFFLINE": "1"}
    for arguments in (
        ["import", str(memory_file), "--into", str(tmp_path / "w.vdb"), "--create", "--json"],
        ["check", str(tmp_path / "w.vdb"), "--json"],
        ["snapshot", str(tmp_path / "w.vdb"), str(tmp_path / "s.vdb"), "--json"],
        ["diff", str(tmp_path / "w.vdb"), str(tmp_path / "s.vdb"), "--json"],
        ["merge", str(tmp_path / "w.vdb"), str(tmp_path / "s.vdb"), "--json"],
    ):
        ran = subprocess.run(
            [sys.executable, "-c", code, *arguments], capture_output=True, cwd=ROOT, env=environment, check=False
        )
        assert ran.returncode == 0, ran.stderr
        assert json.loads(ran.stdout)
        assert ran.stderr == b""


def test_a_shell_completes_verbs_and_options() -> None:
    code = "import sys; sys.argv[0] = 'memory-agent'; from explorer.agent.cli import main; main()"
    asked = {"_MEMORY_AGENT_COMPLETE": "complete_bash", "COMP_WORDS": "memory-agent facts li", "COMP_CWORD": "2"}
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, env=os.environ | asked, capture_output=True, text=True, check=False
    )
    assert (done.stdout.split(), done.stderr) == (["list"], "")
