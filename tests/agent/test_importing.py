from __future__ import annotations

import json
import os
from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest
import vectlite

from explorer.agent.import_reports import ImportReport
from explorer.agent.importing import import_memory
from explorer.memory.errors import MemoryExplorerError, NotAWorkspace, UnusableSource
from explorer.memory.keys import Key
from explorer.memory.protocols import Embedder
from explorer.memory.query import FactQuery
from explorer.memory.system_records import Policy, WorkspaceInfo
from explorer.store.snapshot import FileSnapshot
from explorer.store.workspace import Workspace

Embedding = Callable[[], AbstractContextManager[Embedder]]


class Importing:
    """`import_memory` into one workspace."""

    def __init__(self, path: Path, embedding: Embedding, now: datetime) -> None:
        self.path = path
        self._embedding = embedding
        self._now = now

    def __call__(
        self, *sources: Path, create: bool = False, branch: str = "main", dry_run: bool = False, format_name: str = ""
    ) -> ImportReport:
        return import_memory(
            sources,
            self.path,
            embedding=self._embedding,
            clock=lambda: self._now,
            report=lambda _: None,
            create=create,
            branch=branch,
            dry_run=dry_run,
            format_name=format_name,
        )

    def scan(self) -> FileSnapshot:
        return Workspace(self.path).scan(lambda _: None)


@pytest.fixture
def importing(tmp_path: Path, embedding: Embedding, now: datetime) -> Importing:
    return Importing(tmp_path / "w.vdb", embedding, now)


def add_lines(path: Path, *lines: dict[str, object]) -> None:
    with path.open("a", encoding="utf-8") as file:
        file.writelines(f"\n{json.dumps(line)}" for line in lines)


def test_a_file_becomes_facts_with_links(importing: Importing, memory_file: Path, now: datetime) -> None:
    report = importing(memory_file, create=True)
    assert report.created
    assert report.embedded
    assert report.new_domains == ("Project", "Person")
    [source] = report.sources
    assert source.held == {"entities": 2, "relations": 2, "observations": 3}
    assert (source.added, source.already_there, source.links) == (3, 0, 1)
    assert [part.line for part in source.unused] == [4]
    snapshot = importing.scan()
    facts = [snapshot.fact(int(row)) for row in snapshot.facts(FactQuery(branch="main"), now).rows]
    assert {(fact.topic, fact.content) for fact in facts} == {
        ("Webshop", "Runs on PostgreSQL 16"),
        ("Webshop", "Київ"),
        ("Ana", "Prefers short answers"),
    }
    assert not any(fact.problems or fact.embedding_stale for fact in facts)
    [link] = [link for fact in facts for link in fact.links]
    linked = snapshot.resolve(link.to, "")
    assert linked is not None
    row = snapshot.row(linked)
    assert row is not None
    assert snapshot.fact(row).topic == "Webshop"


def test_importing_twice_adds_nothing(importing: Importing, memory_file: Path) -> None:
    importing(memory_file, create=True)
    before = importing.path.read_bytes()
    [source] = importing(memory_file, create=True).sources
    assert (source.added, source.already_there, source.links_left_out) == (0, 3, 0)
    assert importing.path.read_bytes() == before


def test_only_what_is_new_is_added_later(importing: Importing, memory_file: Path, embedded_texts: list[str]) -> None:
    importing(memory_file, create=True)
    add_lines(
        memory_file,
        {"type": "entity", "name": "Nobody", "observations": ["is known now"]},
        {"type": "entity", "name": "Ana", "observations": ["Moved to Lviv"]},
    )
    embedded_texts.clear()
    report = importing(memory_file)
    [source] = report.sources
    assert (source.added, source.already_there, source.links_left_out) == (2, 3, 1)
    assert sorted(embedded_texts) == ["Moved to Lviv", "is known now"]
    assert report.new_domains == ("entity",)
    assert not report.created


def test_what_was_edited_or_deleted_here_stays(importing: Importing, memory_file: Path) -> None:
    importing(memory_file, create=True)
    [deleted, *_] = importing.scan().image.rows["project:main"]
    with closing(vectlite.open(str(importing.path))) as database:
        database.update_metadata(deleted, {"content": "", "superseded_by": "system:deleted"}, namespace="project:main")
    [source] = importing(memory_file).sources
    assert (source.added, source.already_there, source.changed_here) == (0, 2, 1)


def test_branches_do_not_mix(importing: Importing, memory_file: Path) -> None:
    importing(memory_file, create=True)
    assert importing(memory_file, branch="feature/x").added == 3
    assert importing.scan().namespaces["project:feature/x"] == 3
    with pytest.raises(MemoryExplorerError, match="branch"):
        importing(memory_file, branch=" ")


def test_several_files_are_one_import(importing: Importing, memory_file: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    copy.write_bytes(memory_file.read_bytes())
    first, second = importing(memory_file, copy, create=True).sources
    assert (first.added, second.added, second.already_there) == (3, 0, 3)


def test_nothing_is_written_where_one_file_is_of_another_format(
    importing: Importing, memory_file: Path, tmp_path: Path
) -> None:
    diary = tmp_path / "diary.txt"
    diary.write_text("Dear diary", "utf-8")
    (tmp_path / "none").mkdir()
    for bad in (diary, tmp_path / "none", tmp_path / "missing.jsonl"):
        with pytest.raises(UnusableSource):
            importing(memory_file, bad, create=True)
    assert not importing.path.exists()
    with pytest.raises(NotAWorkspace, match="--create"):
        importing(memory_file)


def test_a_dry_run_says_the_same_and_writes_nothing(
    importing: Importing, memory_file: Path, embedded_texts: list[str]
) -> None:
    report = importing(memory_file, create=True, dry_run=True)
    assert (report.added, report.dry_run, report.created) == (3, True, False)
    assert embedded_texts == []
    assert not importing.path.exists()
    assert importing(memory_file, create=True).sources == report.sources


def test_an_empty_memory_makes_an_empty_workspace(importing: Importing, tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.touch()
    assert importing(empty, create=True).added == 0
    assert importing.scan().namespaces == {"__workspace__": 1}


def test_without_a_model_the_facts_wait_for_their_vectors(
    tmp_path: Path, memory_file: Path, without_model: Embedding, now: datetime
) -> None:
    importing = Importing(tmp_path / "w.vdb", without_model, now)
    assert not importing(memory_file, create=True).embedded
    snapshot = importing.scan()
    facts = [snapshot.fact(int(row)) for row in snapshot.fact_rows("main")]
    assert len(facts) == 3
    assert all(fact.embedding_stale for fact in facts)
    assert snapshot.vectors(snapshot.fact_rows("main")).any(axis=1).all()


def test_terms_hold_topic_and_text_in_any_script(importing: Importing, memory_file: Path) -> None:
    importing(memory_file, create=True)
    with closing(vectlite.open(str(importing.path), read_only=True)) as database:
        found: Any = database.search(None, sparse={"київ": 1.0}, namespace="project:main", k=3)
    assert found[0]["metadata"]["content"] == "Київ"


def test_facts_that_another_agent_added_meanwhile_are_counted_as_there(
    importing: Importing, memory_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    importing(memory_file, create=True)
    monkeypatch.setattr("explorer.store.ingest.Target.stored", lambda *_: None)
    [source] = importing(memory_file).sources
    assert (source.added, source.already_there, source.links, source.links_left_out) == (0, 3, 0, 1)
    assert all(isinstance(key, str) for key in importing.scan().image.rows["project:main"])
    assert importing.scan().row(Key("project:main", "none")) is None


@pytest.mark.parametrize("endless", ["/dev/zero", "fifo"])
def test_what_never_ends_is_refused(importing: Importing, tmp_path: Path, endless: str) -> None:
    source = tmp_path / endless
    if endless == "fifo":
        os.mkfifo(source)
    with pytest.raises(UnusableSource, match="no regular file"):
        importing(source, create=True)
    assert not importing.path.exists()


def stored(path: Path) -> list[dict[str, Any]]:
    with closing(vectlite.open(str(path), read_only=True)) as database:
        names = [(one["namespace"], one["id"]) for space in database.namespaces() for one in database.list(space)]
        found: list[Any] = [database.get(name, namespace=namespace) for namespace, name in names]
    return [
        {"namespace": one["namespace"], "id": one["id"], "metadata": one["metadata"], "vector": list(one["vector"])}
        for one in found
    ]


def test_records_of_ours_come_back_as_they_were_with_their_vectors(
    importing: Importing, memory_file: Path, tmp_path: Path, embedded_texts: list[str]
) -> None:
    importing(memory_file, create=True)
    lines = stored(importing.path)
    export = tmp_path / "export.jsonl"
    export.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    before = importing.scan()
    importing.path = tmp_path / "back.vdb"
    embedded_texts.clear()
    report = importing(export, create=True)
    assert (report.added, report.new_domains) == (len(lines), ())
    assert embedded_texts == []
    after = importing.scan()
    assert after.namespaces == before.namespaces
    for key in (Key(one["namespace"], one["id"]) for one in lines):
        rows = before.row(key), after.row(key)
        assert None not in rows
        assert before.metadata(rows[0]) == after.metadata(rows[1])  # type: ignore[arg-type]
    assert importing(export).added == 0


def test_vectors_of_another_model_are_made_anew(
    importing: Importing, memory_file: Path, tmp_path: Path, embedded_texts: list[str]
) -> None:
    importing(memory_file, create=True)
    lines = stored(importing.path)
    for line in lines:
        if line["namespace"] == "__workspace__":
            line["metadata"]["embedding_model"] = "another"
    export = tmp_path / "export.jsonl"
    export.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    importing.path = tmp_path / "back.vdb"
    embedded_texts.clear()
    [source] = importing(export, create=True).sources
    assert source.added == len(lines) - 1
    assert len(embedded_texts) == 3
    assert "“another”" in source.unused[0].reason
    assert [info.embedding_model for info in importing.scan().system(WorkspaceInfo)] == ["all-MiniLM-L6-v2"]


def test_policies_come_in_once_and_switched_off(importing: Importing, tmp_path: Path) -> None:
    rules = tmp_path / "CLAUDE.md"
    rules.write_text("# Rules\n- Never push to main\n- Test first\n", "utf-8")
    [source] = importing(rules, create=True).sources
    assert (source.added, source.policies) == (2, 2)
    assert [policy.active for policy in importing.scan().system(Policy)] == [False, False]
    [again] = importing(rules).sources
    assert (again.added, again.policies, again.already_there) == (0, 0, 2)


def test_policies_that_another_process_added_meanwhile_are_counted_as_there(
    importing: Importing, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = tmp_path / "CLAUDE.md"
    rules.write_text("# Rules\n- Never push to main\n", "utf-8")
    importing(rules, create=True)
    monkeypatch.setattr("explorer.store.ingest.Target.stored", lambda *_: None)
    [source] = importing(rules).sources
    assert (source.added, source.policies, source.already_there) == (0, 0, 1)


def test_a_file_that_is_damaged_in_a_folder_stops_nothing(importing: Importing, memory_file: Path) -> None:
    (memory_file.parent / "backup.json").write_text("\ufeff{ CORRUPTED", "utf-8")
    report = importing(memory_file.parent, create=True)
    assert (report.added, report.passed_over) == (3, ("backup.json",))
    [source] = report.sources
    assert [(part.file, part.line) for part in source.unused] == [("memory.jsonl", 4)]
