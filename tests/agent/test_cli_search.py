from __future__ import annotations

from pathlib import Path

import pytest

from tests.agent.command_line import Run
from tests.agent.plain_vectlite import footprint, records
from tests.agent.remembering import DATABASE, NOW, make_remembering

QUESTION = "Which database do we use?"


@pytest.fixture
def workspace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("explorer.agent.cli_search.now", lambda: NOW)
    return make_remembering(tmp_path / "home" / "w.vdb")


def test_a_table_for_people(run: Run, workspace: Path) -> None:
    before = footprint(workspace.parent)
    ran = run("search", workspace, QUESTION, "--explain", "--role", "qa")
    assert (ran.code, ran.err) == (0, "")
    assert "PostgreSQL 16" in ran.out
    assert "⊘" in ran.out
    assert "→ Found" in ran.out
    assert footprint(workspace.parent) == before


def test_one_document_for_programs(run: Run, workspace: Path) -> None:
    document = run("search", workspace, QUESTION, "--mode", "keyword", "--limit", "1", "--json").document
    assert [each["key"] for each in document["results"]] == [str(DATABASE)]
    assert (document["branch"], document["mode"], document["in_scope"]) == ("main", "keyword", 4)
    explained = run("search", workspace, QUESTION, "--explain", "--json").document
    assert "sentence" in explained["results"][0]["why"]
    assert explained["weights"]


def test_filters(run: Run, workspace: Path) -> None:
    def found(*options: str) -> set[str]:
        answer = run("search", workspace, "database connections copies answers", *options, "--json").document
        return {each["id"] for each in answer["results"]}

    assert found("--domain", "ops") == {"pool", "backup"}
    assert found("--type", "preference", "--type", "fact") == {"editor", "database"}
    assert found("--by", "coder") == {"database"}
    assert found("--since", "last month", "--until", "2026-11-03") == {"backup", "database"}
    assert found("--branch", "dev") == {"branched"}
    assert len(found("--branch", "*")) == 5


def test_an_agent_that_asks_is_counted(run: Run, workspace: Path) -> None:
    assert run("search", workspace, QUESTION, "--by", "coder", "--agent", "tester", "--json").document["counted"]
    assert records(workspace)[DATABASE]["recall_count"] == 1


def test_nothing_found_is_no_error(run: Run, workspace: Path) -> None:
    ran = run("search", workspace, "zzz", "--mode", "keyword")
    assert ran.code == 0
    assert ran.out.startswith("Nothing was found")
    assert run("search", workspace, "", "--json").document["results"] == []


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--mode", "fuzzy"), "There is no mode “fuzzy”"),
        (("--type", "thing"), "There is no fact type “thing”"),
        (("--limit", "0"), "from 1 to 1,000"),
        (("--since", "never"), "“never” is no time"),
        (("--model", "hub:/"), "is no name of a model"),
        (("--model", "/no/such/folder"), "no/such/folder"),
    ],
)
def test_bad_input_is_a_sentence_and_exit_code_2(
    run: Run, workspace: Path, options: tuple[str, ...], sentence: str
) -> None:
    ran = run("search", workspace, QUESTION, *options)
    assert (ran.code, ran.out) == (2, "")
    assert sentence in ran.err
    assert sentence in run("search", workspace, QUESTION, *options, "--json").document["error"]


def test_what_is_no_workspace(run: Run, tmp_path: Path) -> None:
    ran = run("search", tmp_path / "none.vdb", QUESTION)
    assert (ran.code, "There is no file" in ran.err) == (2, True)
