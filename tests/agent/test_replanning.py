from __future__ import annotations

from pathlib import Path

import pytest

from explorer.agent.access import Access
from explorer.agent.replanning import applied, previewed
from explorer.agent.writing import NotWritten
from explorer.memory.changes import ChangeKind, ChangeSet, Patch, new_change_set
from explorer.memory.journal import Committed
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.services.editing import Editing
from explorer.store.committer import FileCommitter
from tests.agent.aging import NOW, make_aged
from tests.agent.conftest import Embedding
from tests.agent.plain_vectlite import edit, records

KEY = Key("user", "new")


@pytest.fixture
def access(tmp_path: Path, embedding: Embedding) -> Access:
    (tmp_path / "home").mkdir()
    return Access(make_aged(tmp_path / "home" / "w.vdb"), lambda: NOW, embedding, "ana", tmp_path / "state")


def pinned(editing: Editing) -> tuple[float, ChangeSet | None]:
    """Pins the fact as long as its importance is as it was found, which is the answer."""
    found = editing.metadata(KEY)
    patch = Patch(KEY, {"pinned": found.get("pinned"), "importance": found["importance"]}, {"pinned": True})
    change = None if found.get("pinned") else new_change_set(ChangeKind.DECAY, (patch,), NOW, "ana")
    return found["importance"], change


def meddle(monkeypatch: pytest.MonkeyPatch, path: Path, times: int) -> None:
    """Another program gives the fact another importance before each of the first commits."""
    original = FileCommitter.commit
    numbers = iter(range(99))

    def commit(self: FileCommitter, report: Report) -> Committed:
        if (number := next(numbers)) < times:
            edit(path, KEY, importance=number / 10)
        return original(self, report)

    monkeypatch.setattr(FileCommitter, "commit", commit)


def test_a_preview_writes_nothing_and_an_application_does(access: Access) -> None:
    assert previewed(access, pinned, "No") == 0.8
    assert "pinned" not in records(access.path)[KEY]
    assert applied(access, pinned, "No") == 0.8
    assert records(access.path)[KEY]["pinned"] is True
    # Nothing to write is fine.
    assert applied(access, pinned, "No") == 0.8


def test_what_others_change_meanwhile_is_planned_again(access: Access, monkeypatch: pytest.MonkeyPatch) -> None:
    meddle(monkeypatch, access.path, 1)
    assert applied(access, pinned, "No") == 0.0
    assert records(access.path)[KEY]["pinned"] is True


def test_twice_is_a_sentence_and_nothing_waits(access: Access, monkeypatch: pytest.MonkeyPatch) -> None:
    meddle(monkeypatch, access.path, 2)
    with pytest.raises(NotWritten, match=r"Another program changed “user/new” in “w\.vdb” just when"):
        applied(access, pinned, "No")
    assert "pinned" not in records(access.path)[KEY]
    with access.committer() as committer:
        assert committer.journal.pending() == []


def test_a_file_that_may_not_be_written(access: Access, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.access", lambda *_: False)
    with pytest.raises(NotWritten, match=r"may not be written by this user\. Nothing was done"):
        applied(access, pinned, "Nothing was done")
    assert previewed(access, pinned, "Nothing was done") == 0.8
