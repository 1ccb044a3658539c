from __future__ import annotations

from explorer.memory.text import content_hash
from explorer.services.teleport.answers import Answer, Choice, ConflictStrategy
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.result import MergeConflict, result_of
from tests.services.teleport.workspaces import Merged, merged, store

HERE = store({"user a": {"content": "A", "updated_at": "2026-01-01"}, "user b": {"content": "B"}})
THERE = store(
    {"user a": {"content": "X", "updated_at": "2026-01-02"}, "user c": {"content": "B"}, "user n": {"content": "N"}}
)


def summary(done: Merged) -> str:
    return result_of(done.comparison, done.answers, done.merge).summary()


def test_the_three_lines_of_the_seed() -> None:
    records = {f"user {n}": {"content": f"{n}"} for n in range(47)}
    done = merged(store(records), store({**records, "user new": {"content": "new"}}))
    assert summary(done) == "Imported: 1 new memories\nSkipped: 47 duplicates\nConflicts: 0"


def test_what_a_merge_did() -> None:
    done = merged(HERE, THERE, strategy=ConflictStrategy.NEWER_WINS)
    result = result_of(done.comparison, done.answers, done.merge)
    assert summary(done) == "Imported: 1 new memories\nSkipped: 1 duplicates\nConflicts: 1"
    assert (result.imported, result.skipped_duplicates, result.conflict_resolutions) == (1, 1, 1)
    assert result.conflicts == (
        MergeConflict("a", "user", DiffClass.CONFLICT, ("content",), "A", "X", "2026-01-01", "2026-01-02", "theirs"),
    )
    assert result.counts == {DiffClass.SAME: 1, DiffClass.NEW_THERE: 1, DiffClass.CONFLICT: 1}
    assert (result.tally, result.missing, result.has_base) == (done.merge.tally, (), False)
    assert result.differs


def test_a_conflict_that_nobody_decided_has_no_resolution() -> None:
    done = merged(HERE, THERE)
    result = result_of(done.comparison, done.answers, done.merge)
    assert [conflict.resolution for conflict in result.conflicts] == [""]
    assert result.conflict_resolutions == 0


def test_of_what_one_side_deleted_the_text_is_empty() -> None:
    gone = {"content": "", "content_hash": content_hash("A"), "superseded_by": "system:deleted"}
    done = merged(store({"user a": gone}), store({"user a": {"content": "B"}}))
    (conflict,) = result_of(done.comparison, done.answers, done.merge).conflicts
    assert (conflict.kind, conflict.local_content, conflict.remote_content) == (DiffClass.EDIT_DELETE, "", "B")
    erased = merged({}, store({"user a": {"content": "B"}}), store({"user a": {"content": "A"}}))
    (conflict,) = result_of(
        erased.comparison, {done.comparison.rows[0].root: Answer(Choice.MINE)}, erased.merge
    ).conflicts
    assert (conflict.local_content, conflict.local_updated, conflict.resolution) == ("", None, "mine")


def test_equal_files_do_not_differ() -> None:
    done = merged(HERE, HERE)
    assert not result_of(done.comparison, {}, done.merge).differs
