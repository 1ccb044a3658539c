from __future__ import annotations

import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import typer
import vectlite

from tests.agent.command_line import Run
from tests.agent.plain_vectlite import fact, footprint, vector

AUTH = "feature/auth"


@pytest.fixture
def workspace(tmp_path: Path) -> Path:
    (tmp_path / "home").mkdir()
    path = tmp_path / "home" / "w.vdb"
    with closing(vectlite.open(str(path), dimension=384)) as database:
        for namespace, record_id, text in (
            ("project:main", "a", "FastAPI backend"),
            ("user", "b", "I prefer type hints"),
            (f"project:{AUTH}", "c", "OAuth2 with PKCE for mobile clients"),
        ):
            database.insert(record_id, vector(text), fact(text), namespace=namespace)
        cited: dict[str, Any] = {"content": "Use PKCE", "active": True, "source_fact_ids": [f"project:{AUTH}/c"]}
        database.insert("p", vector("p"), cited, namespace="__policies__")
    return path


def branches(run: Run, *arguments: object) -> dict[str, object]:
    ran = run("branches", *arguments, "--json")
    assert (ran.code in (0, 1), ran.err) == (True, "")
    return ran.document


def test_the_life_of_a_branch_in_json(run: Run, workspace: Path) -> None:
    listed = branches(run, "list", workspace)
    assert listed["git"] == {
        "in_repository": False, "branch": None, "commit": None, "trouble": None,
        "sentence": "The workspace's folder is under no git.",
    }  # fmt: skip
    rows = listed["branches"]
    assert isinstance(rows, list)
    assert [(row["name"], row["facts"], row["policies"], row["orphan"]) for row in rows] == [
        ("main", 1, 0, False), (AUTH, 1, 1, False), (None, 1, 0, False),
    ]  # fmt: skip
    assert run("branches", "diff", workspace, AUTH, "--json").code == 1
    planned = branches(run, "merge", workspace, AUTH, "--into", "main", "--dry-run")
    assert (planned["summary"], planned["dry_run"], planned["change_id"]) == ("Imported: 1, Skipped: 0", True, "")
    merged = branches(run, "merge", workspace, AUTH)
    assert (merged["imported"], merged["target"], merged["differs"]) == (1, "main", True)
    assert merged["change_id"]
    deleted = branches(run, "delete", workspace, AUTH, "--yes")
    assert (deleted["memories"], deleted["deleted"]) == (1, [f"project:{AUTH}/c"])
    reached = deleted["reached"]
    assert isinstance(reached, dict)
    assert [each["label"] for each in reached["policies"]] == ["Use PKCE"]
    moved = branches(run, "move", workspace, "main", "--to", "trunk")
    assert (moved["memories"], moved["source"], moved["target"]) == (2, "main", "trunk")
    copied = branches(run, "move", workspace, "--fact", "project:trunk/a", "--global", "feedback", "--copy")
    assert (copied["memories"], copied["copies"], copied["target"]) == (1, True, "feedback")


def test_the_same_as_text(run: Run, workspace: Path) -> None:
    ran = run("branches", "list", workspace)
    assert (ran.code, ran.err) == (0, "")
    assert f"  {AUTH}  1 fact  cited by 1 policy  changed 2026-01-01" in ran.out
    ran = run("branches", "diff", workspace, AUTH)
    assert ran.code == 1
    assert "New there: 1" in ran.out
    ran = run("branches", "merge", workspace, AUTH)
    assert ran.out.splitlines()[0] == "Imported: 1, Skipped: 0"
    assert "Ctrl+Z" in ran.out
    assert "There was nothing to write." in run("branches", "merge", workspace, AUTH).out
    ran = run("branches", "delete", workspace, AUTH, "--dry-run")
    assert "Branch “feature/auth”: 1 memory would be deleted." in ran.out
    assert "Policies that cite them: 1" in ran.out
    ran = run("branches", "move", workspace, AUTH, "--to", "main")
    assert "1 memory moved to “main”." in ran.out
    assert "1 said the same there already" in ran.out
    assert "1 other record that named them" in ran.out
    assert "There is no difference." in run("branches", "diff", workspace, AUTH, "--into", "nobody's").out


def test_a_branch_goes_only_when_that_is_said(run: Run, workspace: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = footprint(workspace.parent)
    question = "Delete branch “feature/auth” with its 1 memory?"
    ran = run("branches", "delete", workspace, AUTH)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.strip() == f"{question} Nothing was deleted; say so with --yes."
    assert run("branches", "delete", workspace, AUTH, "--json").document["error"].startswith(question)
    asked: list[str] = []
    answers = iter((False, True))

    def confirm(text: str, **_: object) -> bool:
        asked.append(text)
        return next(answers)

    monkeypatch.setattr(sys.stdin, "isatty", lambda: True, raising=False)
    monkeypatch.setattr(typer, "confirm", confirm)
    ran = run("branches", "delete", workspace, AUTH)
    assert (ran.code, ran.err.strip()) == (2, "Nothing was deleted.")
    assert footprint(workspace.parent) == before
    assert run("branches", "delete", workspace, AUTH).code == 0
    assert asked == [question, question]


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("merge", "W", "nobody", "--into", "main"), "There is no memory of a branch “nobody” in “w.vdb”."),
        (("merge", "W", "main"), "Branch “main” cannot be merged into itself."),
        (("delete", "W", "nobody", "--yes"), "There is no memory of a branch “nobody”"),
        (("move", "W", "--to", "x"), "Name either the branch that is moved or facts with --fact, not both."),
        (("move", "W", "main", "--fact", "user/b", "--to", "x"), "not both"),
        (("move", "W", "main"), "Say where to"),
        (("move", "W", "main", "--to", "x", "--global", "user"), "Say where to"),
        (("move", "W", "main", "--global", "project"), "All branches see user and feedback, not “project”."),
        (("move", "W", "--fact", "user/nobody", "--to", "x"), "There is no memory “user/nobody”"),
        (("move", "W", "--fact", "user/b", "--global", "user"), "“I prefer type hints” is there already. Nothing was"),
        (("move", "W", "--fact", "__policies__/p", "--to", "x"), "is no fact, and belongs to no branch"),
        (("list", "nowhere.vdb"), "There is no file"),
        (("diff", "W", AUTH, "--into", ""), "A branch needs a name."),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(
    run: Run, workspace: Path, arguments: tuple[str, ...], sentence: str
) -> None:
    before = footprint(workspace.parent)
    said = [str(workspace) if each == "W" else each for each in arguments]
    ran = run("branches", *said)
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert sentence in run("branches", *said, "--json").document["error"]
    assert footprint(workspace.parent) == before


def test_arguments_that_nobody_understands_still_give_a_document(run: Run, workspace: Path) -> None:
    assert "error" in run("branches", "merge", workspace, AUTH, "--strategy", "best", "--json").document
