from __future__ import annotations

from explorer.memory.errors import MemoryExplorerError, Refusal, Refused
from explorer.ui.maintenance.applying import Preview
from explorer.ui.maintenance.matters import Verdict
from explorer.ui.maintenance.tally import Tally
from tests.ui.driving import stored
from tests.ui.maintenance.review_cases import Reviewing, key, matter


def test_the_newest_decisions_are_counted(reviewing: Reviewing) -> None:
    window = reviewing.open()
    counted: list[Preview | None] = []
    window.applier.counted.connect(counted.append)
    for name in ("cent-0", "flag-0", "worker"):
        window.decisions.decide([matter(window.decisions, name)], Verdict.ACCEPT)
    reviewing.settle()
    assert counted[0] is None
    assert counted[-1] == Preview(Tally(merged=7, into=3))


def test_a_rule_that_refuses_says_why(reviewing: Reviewing) -> None:
    window = reviewing.open()
    refused: list[MemoryExplorerError] = []
    window.applier.refused.connect(refused.append)
    window.decisions.write(matter(window.decisions, "worker"), "  ")
    reviewing.settle()
    assert not window.bar.apply.isEnabled()
    assert window.bar.reason
    window.applier.apply()
    assert not window.applier.is_applying, "what was not counted is not written"
    assert refused == []


def test_records_that_changed_by_then_are_not_written(reviewing: Reviewing) -> None:
    window = reviewing.open()
    refused: list[MemoryExplorerError] = []
    window.applier.refused.connect(refused.append)
    window.decisions.decide([matter(window.decisions, "worker")], Verdict.ACCEPT)
    reviewing.settle()
    window.decisions.marks = {**window.decisions.marks, key("worker-2"): b"another"}
    window.applier.apply()
    reviewing.wait(lambda: bool(refused))
    assert isinstance(refused[0], Refused)
    assert refused[0].reason is Refusal.CHANGED_MEANWHILE
    reviewing.quiet()
    assert "superseded_by" not in stored(reviewing.path, "worker-2")


def test_another_workspace_is_left_alone(reviewing: Reviewing) -> None:
    window = reviewing.open()
    window.decisions.decide([matter(window.decisions, "worker")], Verdict.ACCEPT)
    reviewing.settle()
    other = reviewing.path.with_name("other.vdb")
    other.write_bytes(reviewing.path.read_bytes())
    reviewing.session.open(other)
    reviewing.wait(lambda: window.bar.reason == "another workspace is open")
    window.applier.apply()
    window.applier.undo()
    assert not window.applier.is_applying
