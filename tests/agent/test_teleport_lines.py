from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import msgspec

from explorer.agent.teleport_lines import diff_lines, finding_lines, merge_document, merge_lines
from explorer.agent.teleport_reports import Change, MergeReport
from explorer.memory.keys import Key
from explorer.services import secrets
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.fitness import Finding, Obstacle
from explorer.services.teleport.merging import Tally
from explorer.services.teleport.references import Missing
from explorer.services.teleport.result import MergeConflict, MergeResult

KEY = Key("user", "a")
FOUND = secrets.Finding(KEY, "content", secrets.FindingKind.SECRET, "GitHub token", "ghp_…", "d1" * 32)
DECIDED = MergeConflict("b", "user", DiffClass.CONFLICT, ("content",), "Here", "There", "2026", 1.5, "theirs")
OPEN = MergeConflict("c", "user", DiffClass.EDIT_DELETE, (), "x" * 500, "", None, None, "")
RESULT = MergeResult(
    imported=1,
    skipped_duplicates=47,
    conflicts=(DECIDED, OPEN),
    conflict_resolutions=1,
    counts={DiffClass.SAME: 47, DiffClass.NEW_THERE: 1, DiffClass.CONFLICT: 1, DiffClass.EDIT_DELETE: 1},
    tally=Tally(imported=1, changed=1, deleted=2, restored=3, unsolved=1, operations=9),
    missing=(Missing(KEY, "links", "user/gone", False), Missing(KEY, "superseded_by", "b", True, True)),
    has_base=True,
)
CHANGES = (
    Change(KEY, DiffClass.NEW_THERE, None, KEY, (), (), "News"),
    Change(Key("user", "d"), DiffClass.CHANGED_THERE, KEY, KEY, ("topic",), (), "user/d"),
)
REPORT = MergeReport(
    Path("w.vdb"), Path("in.vdb"), False, "x1", (Finding(Obstacle.OTHER_DIMENSION, "384", "8"),), RESULT, CHANGES
)


def test_findings_name_where_and_the_digest() -> None:
    assert list(finding_lines([FOUND])) == [f"  user/a content: secret (GitHub token) ghp_…  {'d1' * 32}"]


def test_a_merge_hides_nothing() -> None:
    lines = list(merge_lines(REPORT))
    assert lines[:3] == ["Imported: 1 new memories", "Skipped: 47 duplicates", "Conflicts: 2"]
    said = "\n".join(lines)
    for part in (
        "Note: its vectors have 8 numbers",
        "Memories: 1 imported, 1 changed, 2 deleted, 3 restored.",
        "  user/a  News",
        "  user/d [topic]",
        "  user/b [content] → theirs  here: Here  there: There",
        "Conflicts left as they are, because no side is known to be the newer one: 1",
        "there: (deleted)",
        "References that lead nowhere here: 2",
        "user/a superseded_by: b (left out: a circle)",
        "To take it back, open “w.vdb” in Memory Explorer and press Ctrl+Z.",
    ):
        assert part in said
    assert max(map(len, lines)) < 200


def test_a_dry_run_and_nothing_to_write_are_said() -> None:
    assert list(merge_lines(replace(REPORT, dry_run=True, change_id="")))[-1].startswith("Nothing was written")
    assert list(merge_lines(replace(REPORT, change_id="")))[-1] == "There was nothing to write."


def test_a_comparison_counts_every_class() -> None:
    said = "\n".join(diff_lines(REPORT))
    for part in ("same", "new there", "edit / delete", "Conflicts: 2", "New there: 1", "Changed there: 1"):
        assert part in said
    assert "not known" not in said
    without = replace(REPORT, result=replace(RESULT, has_base=False))
    assert "What both files began with is not known here" in "\n".join(diff_lines(without))
    same = replace(REPORT, changes=(), result=replace(RESULT, counts={DiffClass.SAME: 3}, conflicts=()))
    assert list(diff_lines(same))[-1] == "There is no difference."


def test_the_document_is_flat_and_whole() -> None:
    document = json.loads(msgspec.json.encode(merge_document(REPORT)))
    assert (document["imported"], document["workspace"], document["differs"]) == (1, "w.vdb", True)
    assert document["counts"]["edit / delete"] == 1
    assert document["changes"][0]["key"] == "user/a"
    assert document["conflicts"][1]["local_content"] == "x" * 500
    assert document["obstacles"][0]["words"].startswith("its vectors have 8 numbers")
    assert document["summary"].startswith("Imported: 1 new memories\n")
