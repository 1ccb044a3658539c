from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from explorer.agent.import_lines import import_lines
from explorer.agent.import_reports import Flagged, ImportReport, SourceReport
from explorer.agent.importers.source_text import Unused

HELD = {"entities": 1, "relations": 2, "observations": 3}
SOURCE = SourceReport(Path("memory.jsonl"), "knowledge-graph", 1, HELD, 3, 0, 0, 0, 1, 0, ())


def lines(one: SourceReport, *, dry_run: bool = False, embedded: bool = True, passed_over: int = 0) -> list[str]:
    names = tuple(f"{number}.md" for number in range(passed_over))
    return list(import_lines(ImportReport(Path("w.vdb"), True, dry_run, embedded, ("Project",), (one,), names)))


def test_equal_reasons_are_one_line() -> None:
    unused = (*(Unused(number, "No.") for number in range(2, 7)), Unused(9, "Why."), Unused(0, "No.", "a.md"))
    found = lines(replace(SOURCE, unused=unused))
    assert found[0] == "memory.jsonl (knowledge-graph): 1 entity, 2 relations, 3 observations"
    assert found[1] == "  3 facts added with 1 link"
    assert found[2:5] == ["  7 parts could not be used:", "    line 2, 3, 4 and 2 more: No.", "    line 9: Why."]
    assert found[5] == "    a.md: No."
    assert found[-1] == "Made “w.vdb”: 3 new facts, 1 new domain."


def test_many_reasons_are_cut_and_say_so() -> None:
    unused = tuple(Unused(number, f"Reason {number}.") for number in range(30))
    assert "    … and 22 more (--json names all)" in lines(replace(SOURCE, unused=unused))


def test_what_was_there_is_said() -> None:
    found = lines(replace(SOURCE, already_there=4, changed_here=1, links_left_out=2))
    assert "4 already there; 1 edited or deleted here since" in found[1]
    assert "2 new links of facts that are there left out" in found[1]


def test_policies_secrets_and_files_passed_over_are_said() -> None:
    flagged = (Flagged("CLAUDE.md", 3, "password", "hunt…"),)
    held = {"files": 2, "facts": 1, "policies": 2}
    found = lines(replace(SOURCE, files=2, held=held, policies=2, flagged=flagged), passed_over=1)
    assert found[0] == "memory.jsonl (knowledge-graph, 2 files): 2 files, 1 fact, 2 policies"
    assert found[1] == "  1 fact added with 1 link; 2 policies"
    assert "    CLAUDE.md, line 3: password hunt…" in found
    assert "1 file of no known format passed over:" in found
    assert "switched off" in found[-1]


def test_a_dry_run_and_a_missing_model_are_said() -> None:
    assert "Nothing was written" in lines(SOURCE, dry_run=True)[-1]
    assert "pip install 'memory-explorer[model]'" in lines(SOURCE, embedded=False)[-1]


def test_records_of_ours_are_called_so() -> None:
    found = lines(replace(SOURCE, format="json-lines", held={"records": 3}))
    assert found == ["memory.jsonl (json-lines): 3 records", "  3 records added with 1 link", found[-1]]
    assert found[-1] == "Made “w.vdb”: 3 new records, 1 new domain."
