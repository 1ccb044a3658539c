from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from explorer.services.preamble.composing import ADVICE
from tests.agent.command_line import Run
from tests.agent.plain_vectlite import fact, make, opened, vector

TASK = "Оновити PostgreSQL до версії 17"
TEXT = (
    "## Policies\n\n- [data] Use PostgreSQL\n"
    "\n## Your notes\n\nHalf\tway\x1b[31m\r\n"
    "\n## Facts that may help with this task\n\n- [data] PostgreSQL 16 it is (confidence 0.7)\n"
    f"\n{ADVICE}\n"
)


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    path = make(tmp_path / "w.vdb", db=fact("PostgreSQL 16 it is", domain="data", confidence=0.7))
    with opened(path) as database:
        note = {"agent_id": "coder", "content": "Half\tway\x1b[31m\r\n"}
        database.insert("n", vector("n"), note, namespace="__notes__")
        database.insert("p", vector("p"), {"content": "Use PostgreSQL", "domain": "data"}, namespace="__policies__")
    return path


def command(workspace: Path, *arguments: str, task: str = TASK) -> list[str]:
    return ["preamble", str(workspace), "--task", task, "--agent", "coder", "--branch", "main", *arguments]


def test_the_text_and_nothing_else_and_no_model_is_loaded(workspace: Path) -> None:
    code = (
        "import sys, runpy\n"
        "try: runpy.run_module('explorer.agent', run_name='__main__', alter_sys=True)\n"
        "except SystemExit as end: assert not end.code, end.code\n"
        "assert not {'torch', 'sentence_transformers', 'PySide6'} & set(sys.modules)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", code, *command(workspace, task="-")],
        input=TASK.encode(),
        capture_output=True,
        cwd=Path(__file__).parents[2],
        env=os.environ,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert ran.stdout == TEXT.encode()


def test_all_there_is_to_say_in_json(run: Run, workspace: Path) -> None:
    ran = run(*command(workspace, "--repo", "shop", "--json"))
    document = ran.document
    assert (ran.code, document["text"], document["repo"]) == (0, TEXT, "shop")
    assert "".join(document[part]["text"] for part in ("policies", "notes", "facts", "advice")) == TEXT
    assert document["tokens"] == sum(document[part]["tokens"] for part in ("policies", "notes", "facts", "advice"))
    assert document["policy_lines"][0]["key"] == "__policies__/p"
    (included,) = document["shortlist"]["included"]
    assert (included["key"], included["place"]) == ("project:main/db", 1)
    assert included["found"]["voices"]["lexical"]["rank"] == 1
    short = run(*command(workspace, "--json", task="PostgreSQL")).document
    assert short["shortlist"]["left_out_in_all"] == {"task too short": 1}


def test_a_terminal_is_not_steered(
    run: Run, workspace: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    out = run(*command(workspace)).out
    assert "\x1b" not in out
    assert "Half    way\N{REPLACEMENT CHARACTER}[31m" in out
    assert out.splitlines()[-1] == ADVICE


def test_bad_input_is_a_sentence(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran = run("preamble", tmp_path / "none.vdb", "--task", TASK, "--json")
    assert ran.code == 2
    assert ran.document["error"]
    assert run("preamble", tmp_path / "none.vdb").code == 2
    monkeypatch.setattr(sys, "stdin", None)
    ran = run("preamble", tmp_path / "none.vdb", "--task", "-")
    assert (ran.code, ran.err) == (
        2,
        "There is no standard input to read the task from. Give it with --task.\n",
    )


def test_a_task_that_is_no_utf_8_is_read_as_far_as_it_goes(
    run: Run, workspace: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(b"Upgrade \xff PostgreSQL now")))
    document = json.loads(run(*command(workspace, "--json", task="-")).out)
    assert document["task"] == "Upgrade \N{REPLACEMENT CHARACTER} PostgreSQL now"
    assert len(document["shortlist"]["included"]) == 1
