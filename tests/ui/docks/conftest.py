"""A session whose changes go to a committer that a test sets: it writes nothing, or what it is told."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

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
