from __future__ import annotations

from pathlib import Path

import pytest

from explorer.agent.desk import Desk
from explorer.agent.teleport_reports import SomethingFound
from explorer.agent.verbs.limits import NoLimit
from explorer.agent.verbs.travelling import diff, merge, snapshot
from explorer.memory.errors import CannotCompare, TargetExists
from explorer.memory.keys import Key
from tests.agent.plain_vectlite import add, add_finding, records


def test_memory_goes_and_comes_back(desk: Desk, tmp_path: Path) -> None:
    out = tmp_path / "out.vdb"
    sent = snapshot(desk, str(out))
    assert sent.sentence == f"Wrote {sum(sent.memories.values())} memories to “out.vdb”."
    same = diff(desk, str(out))
    assert (same.differs, same.sentence) == (False, "Both say the same.")
    add_finding(out)
    seen = diff(desk, str(out), limit=1)
    assert (seen.applied, seen.differs, seen.changes_in_all, seen.has_base) == (False, True, 1, True)
    assert "1 memory differs; 0 conflicts need a decision" in seen.sentence
    assert merge(desk, str(out), dry_run=True).imported == 1
    done = merge(desk, str(out))
    assert (done.applied, done.imported) == (True, 1)
    assert done.sentence.startswith("Imported: 1 new memories; Skipped: ")
    assert Key("reference:main", "mem_new_finding") in records(desk.path)
    again = merge(desk, str(out))
    assert (again.imported, again.change_id) == (0, "")


def test_nothing_is_written_over_and_no_secret_leaves_unasked(desk: Desk, tmp_path: Path) -> None:
    out = tmp_path / "out.vdb"
    out.write_text("mine")
    with pytest.raises(TargetExists, match="replace=true"):
        snapshot(desk, str(out))
    assert out.read_text() == "mine"
    add(desk.path, Key("user", "mail"), "Write to ana.perez@acme-shop.com")
    with pytest.raises(SomethingFound, match=r"would leave, in user/mail\. Nothing was written"):
        snapshot(desk, str(out), replace=True)
    assert out.read_text() == "mine"
    assert snapshot(desk, str(out), namespaces=["user"], replace=True, allow_findings=True).found == 1


def test_what_is_refused(desk: Desk) -> None:
    with pytest.raises(CannotCompare, match="is the workspace itself"):
        diff(desk, str(desk.path))
    with pytest.raises(NoLimit):
        merge(desk, str(desk.path.with_name("x.vdb")), limit=0)
