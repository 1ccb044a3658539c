from __future__ import annotations

import getpass
from datetime import UTC
from pathlib import Path

import pytest

from explorer.agent.access import Access, checked, utc_now
from explorer.agent.writing import NotWritten
from explorer.memory.errors import NotAWorkspace, WorkspaceDamaged
from tests.agent.plain_vectlite import make


def quiet(_: float) -> None:
    """A report that nobody reads."""


def test_a_workspace_is_read_whole_or_not_at_all(tmp_path: Path) -> None:
    path = make(tmp_path / "w.vdb", 3)
    assert Access(path).scan("Nothing was done", quiet).namespaces == {
        "user": 1,
        "project:main": 1,
        "reference:main": 1,
    }
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(WorkspaceDamaged, match=r"“w\.vdb” is damaged .* Nothing was done; repair it first\."):
        Access(path).scan("Nothing was done", quiet)
    with pytest.raises(NotAWorkspace):
        Access(tmp_path / "none.vdb").scan("Nothing was done", quiet)


def test_where_nothing_may_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    access = Access(make(tmp_path / "w.vdb", 1))
    access.check_writable(access.scan("", quiet), "Nothing was done")
    monkeypatch.setattr("os.access", lambda *_: False)
    with pytest.raises(NotWritten, match=r"Nothing was done\. Ask its owner"):
        access.check_writable(access.scan("", quiet), "Nothing was done")


def test_a_part_of_the_work_is_a_part_of_the_report() -> None:
    seen: list[float] = []
    report = Access("w.vdb", report=seen.append).share(0.5, 1.0)
    report(0.0)
    report(1.0)
    assert seen == [0.5, 1.0]


def test_a_user_may_have_no_name(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody() -> str:
        raise KeyError

    monkeypatch.setattr(getpass, "getuser", nobody)
    assert Access("w.vdb").person == ""
    assert Access("w.vdb", person="ana").person == "ana"


def test_paths_that_vectlite_cannot_open() -> None:
    assert checked(Path("w.vdb")) == Path("w.vdb")
    with pytest.raises(NotAWorkspace, match="is no UTF-8"):
        checked(Path("w\udc80.vdb"))


def test_the_clock_is_in_utc() -> None:
    assert utc_now().tzinfo is UTC
