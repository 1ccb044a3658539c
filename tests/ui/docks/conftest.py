"""A session whose changes go to a committer that a test sets: it writes nothing, or what it is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from explorer.store.committer import FileCommitter
from explorer.store.workspace import Workspace
from explorer.ui.session import Session
from explorer.ui.tasks import Tasks
from tests.ui.conftest import Clock
from tests.ui.fake_committer import FakeCommitter


@pytest.fixture
def committer() -> FakeCommitter:
    return FakeCommitter()


@pytest.fixture
def session(tasks: Tasks, clock: Clock, committer: FakeCommitter) -> Iterator[Session]:
    made = Session(tasks, clock, Workspace, lambda _: committer, "Ana")
    yield made
    made.close()


@pytest.fixture
def real_session(tasks: Tasks, clock: Clock, open_committer: Callable[[Path], FileCommitter]) -> Iterator[Session]:
    """A session whose changes are brought into the file."""
    made = Session(tasks, clock, Workspace, open_committer, "ana")
    yield made
    made.close()
    tasks.close()
    made.writes.release()
