from __future__ import annotations

import json
from pathlib import Path

from tests.agent.command_line import Run

RULES = "# CLAUDE.md\n## Rules\n- Never push to main\n## Stack\n- Koa\n"


def test_a_folder_of_several_kinds_is_told_apart(run: Run, memory_file: Path, tmp_path: Path) -> None:
    folder = tmp_path / "project"
    folder.mkdir()
    memory_file.rename(folder / "memory.jsonl")
    (folder / "CLAUDE.md").write_text(RULES, "utf-8")
    (folder / "README.md").write_text("# Words", "utf-8")
    ran = run("import", folder, "--into", tmp_path / "w.vdb", "--create")
    assert (ran.code, ran.err) == (0, "")
    assert "project (claude-memory): 1 file, 1 fact, 1 policy" in ran.out
    assert "project (knowledge-graph): 2 entities, 2 relations, 3 observations" in ran.out
    assert "README.md" in ran.out
    assert "1 new policy, switched off" in ran.out


def test_a_format_can_be_said(run: Run, tmp_path: Path) -> None:
    words = tmp_path / "words.txt"
    words.write_text("Koa serves it.", "utf-8")
    into = ("--into", tmp_path / "w.vdb", "--create", "--json")
    ran = run("import", words, *into)
    assert ran.code == 2
    assert "claude-memory" in ran.document["error"]
    ran = run("import", words, *into, "--format", "diary")
    assert ran.code == 2
    assert "no format “diary”" in ran.document["error"]
    ran = run("import", words, *into, "--format", "mem0")
    assert ran.code == 2
    assert not (tmp_path / "w.vdb").exists()
    ran = run("import", words, *into, "--format", "claude-memory")
    assert ran.code == 0
    [source] = ran.document["sources"]
    assert (source["format"], source["added"]) == ("claude-memory", 1)


def test_secrets_are_flagged_with_file_and_line_and_stay(run: Run, tmp_path: Path) -> None:
    token = "ghp_" + "a1B2c3D4e5F6g7H8i9J0" + "k1L2m3N4o5P6q7R8"
    file = tmp_path / "memory.jsonl"
    entity = {"type": "entity", "name": "CI", "observations": ["runs nightly", f"uses {token}"]}
    file.write_text(f"\n{json.dumps(entity)}", "utf-8")
    ran = run("import", file, "--into", tmp_path / "w.vdb", "--create", "--json")
    [flagged] = ran.document["sources"][0]["flagged"]
    assert (flagged["file"], flagged["line"]) == ("memory.jsonl", 2)
    assert token not in str(ran.document)
    assert token.encode() in (tmp_path / "w.vdb").read_bytes()
