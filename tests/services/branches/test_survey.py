from __future__ import annotations

from datetime import UTC, datetime

from explorer.services.branches.survey import BranchRow, orphans, survey
from explorer.services.git import Head
from explorer.services.git_branches import GitBranches, GitState
from tests.services.branches.branches import FEATURE, MAIN, says
from tests.services.raw_snapshot import NOW
from tests.services.teleport.workspaces import Workspace, quiet, store

RECORDS = store(
    {
        f"{MAIN} a": says("A", created_at="2026-01-01T00:00:00Z", updated_at="2026-03-01T12:00:00+02:00"),
        f"{MAIN} b": says("B", superseded_by="a"),
        f"{FEATURE} c": says("C", created_at=1767225600),
        "reference:feature/auth r": says("R", created_at="no time"),
        "project:old d": says("D"),
        "project:emptied e": {"content": "", "superseded_by": "system:deleted", "deleted_at": "2026-02-01T00:00:00Z"},
        "user g": says("G"),
        "team:alpha t": says("T"),
        "__policies__ p": says("P", source_fact_ids=[f"{FEATURE}/c", f"{FEATURE}/c", "user/g", "gone"]),
        "__policies__ q": says("Q", source_fact_ids=[f"{FEATURE}/c"], active=False),
        "__policies__ s": says("S", source_fact_ids=["reference:feature/auth/r"]),
    }
)
GIT = GitBranches(Head(True, "new"), frozenset({"main", "new", "feature/auth"}), "main", frozenset({"feature/auth"}))


def surveyed(git: GitBranches = GIT) -> dict[str | None, BranchRow]:
    return {row.name: row for row in survey(Workspace(RECORDS), git, NOW, quiet)}


def test_orphans_come_first_then_main_and_what_belongs_to_no_branch_last() -> None:
    rows = surveyed()
    assert list(rows) == ["old", "main", "feature/auth", "new", "emptied", None]
    assert [row.name for row in orphans(rows.values())] == ["old"]


def test_what_is_known_of_each() -> None:
    rows = surveyed()
    main, feature, everywhere = rows["main"], rows["feature/auth"], rows[None]
    assert (main.facts, main.policies, main.size) == (2, 0, 200)
    assert main.changed == datetime(2026, 3, 1, 10, tzinfo=UTC)
    assert (feature.facts, feature.policies) == (2, 2)
    assert feature.changed == datetime(2026, 1, 1, tzinfo=UTC)
    assert (everywhere.facts, everywhere.policies, everywhere.changed, everywhere.git) == (2, 1, None, None)
    assert (rows["emptied"].facts, rows["emptied"].deleted) == (0, 1)
    assert rows["new"] == BranchRow("new", 0, 0, 0, 0, None, 0, GIT.standing("new"))
    states = {name: row.git.state for name, row in rows.items() if row.git is not None}
    assert states == {
        "old": GitState.GONE, "main": GitState.EXISTS, "feature/auth": GitState.MERGED,
        "new": GitState.CURRENT, "emptied": GitState.GONE,
    }  # fmt: skip


def test_without_git_nothing_is_an_orphan() -> None:
    rows = surveyed(GitBranches())
    assert not orphans(rows.values())
    assert list(rows) == ["main", "feature/auth", "old", "emptied", None]
    assert {row.git.state for row in rows.values() if row.git is not None} == {GitState.UNKNOWN}
