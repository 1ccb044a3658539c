from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from explorer.memory.examination import Examination, FileKind
from explorer.memory.findings import DeadReference, OddRecord, Ring, VectorCheck
from explorer.memory.keys import Key

A = Key("user", "a")
SOUND = Examination(Path("w.vdb"), FileKind.WORKSPACE, "Yes.")


def test_nothing_is_found_in_a_sound_workspace() -> None:
    assert SOUND.findings() == ()
    assert SOUND.is_sound
    assert not Examination(Path("w.vdb"), FileKind.FOREIGN, "No.").is_sound


def test_the_worst_comes_first_and_the_first_text_of_a_lineage_apart() -> None:
    references = DeadReference(A, "revision_of", "x"), DeadReference(A, "links", "y")
    findings = replace(
        SOUND, references=references, odd=(OddRecord(A, ("tags",)),), rings=(Ring("superseded_by", (A,)),)
    )
    assert [finding.what for finding in findings.findings()] == [
        "Fields of a wrong type",
        "Records that replace each other in a ring",
        "References to records that are not there",
        "Revisions whose first text is gone",
    ]
    assert not findings.is_sound


def test_what_is_only_out_of_date_is_no_loss() -> None:
    assert replace(SOUND, vectors=VectorCheck(stale=(A,)), expired=(A,)).is_sound
