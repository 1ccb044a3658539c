from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest
import vectlite

from explorer.agent.following import Following
from explorer.memory.errors import NotAWorkspace
from tests.agent.remembering import DATABASE, EDITOR, make_remembering


def quiet(_: float) -> None:
    """A report that nobody reads."""


def test_the_same_state_is_not_read_twice_and_a_change_is_seen(tmp_path: Path) -> None:
    path = make_remembering(tmp_path / "w.vdb")
    following = Following()
    first = following.read(path, quiet)
    assert following.read(path, quiet) is first
    with closing(vectlite.open(str(path))) as database:
        database.update_metadata(DATABASE.id, {"topic": "store"}, namespace=DATABASE.namespace)
    second = following.read(path, quiet)
    row = second.row(DATABASE)
    assert row is not None
    assert second.fact(row).topic == "store"
    assert first.row(EDITOR) is not None


def test_another_workspace_is_read_for_itself_and_a_missing_one_is_a_sentence(tmp_path: Path) -> None:
    path = make_remembering(tmp_path / "w.vdb")
    following = Following()
    following.read(path, quiet)
    other = tmp_path / "other.vdb"
    with closing(vectlite.open(str(other), dimension=3)):
        pass
    assert following.read(other, quiet).row(DATABASE) is None
    with pytest.raises(NotAWorkspace):
        following.read(tmp_path / "none.vdb", quiet)
    assert following.read(path, quiet).row(DATABASE) is not None
    path.unlink()
    with pytest.raises(NotAWorkspace):
        following.read(path, quiet)
