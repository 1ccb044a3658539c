"""How the verbs get at a workspace: read whole, written with a history, nothing held open between calls."""

from __future__ import annotations

import getpass
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

from explorer.agent.following import Following
from explorer.agent.writing import NotWritten
from explorer.memory.errors import NotAWorkspace, WorkspaceDamaged
from explorer.memory.protocols import Clock, Embedder, Report
from explorer.services.embedding import MiniLmEmbedder
from explorer.store.committer import FileCommitter
from explorer.store.snapshot import FileSnapshot


def utc_now() -> datetime:
    """The `Clock` of those who set none."""
    return datetime.now(UTC)


class Access:
    """One workspace and the circumstances in which it is changed."""

    def __init__(
        self,
        workspace: Path | str,
        clock: Clock = utc_now,
        embedding: Callable[[], AbstractContextManager[Embedder]] = MiniLmEmbedder,
        person: str | None = None,
        state_root: Path | None = None,
        report: Report = lambda _: None,
        patience: float | None = None,
        following: Following | None = None,
    ) -> None:
        """`embedding` gives the model for texts that come without a vector; `person` is noted beside what is deleted.

        The history lies below `state_root`, or where Memory Explorer has it. Others who write are waited for `patience`
        seconds, or as long as the committer does by itself. What was read of the workspace before is in `following`.
        """
        self.path = Path(workspace)
        self.clock = clock
        self.person = _user() if person is None else person
        self._embedding = embedding
        self._state_root = state_root
        self._report = report
        self._patience = patience
        self._following = Following() if following is None else following

    def scan(self, what_not: str, report: Report) -> FileSnapshot:
        """Read it; `what_not` says in the sentence of an error what was not done. Raises as `WorkspaceStore.scan`.

        Raises `WorkspaceDamaged` where a part of it cannot be read.
        """
        here = self._following.read(checked(self.path), report)
        if here.damage:
            raise WorkspaceDamaged(f"“{self.path.name}” is damaged ({here.damage[0]}). {what_not}; repair it first.")
        return here

    def check_writable(self, here: FileSnapshot, what_not: str) -> None:
        """Raises `NotWritten` where this user may not write there."""
        if not here.file.writable:
            raise NotWritten(
                f"“{self.path.name}” or its folder may not be written by this user. {what_not}. Ask its owner."
            )

    @contextmanager
    def committer(self) -> Iterator[FileCommitter]:
        """What writes to it, with its history."""
        with (
            self._embedding() as embedder,
            closing(FileCommitter(self.path, self.clock, embedder, self._state_root)) as committer,
        ):
            if self._patience is not None:
                committer.lock_timeout = committer.turn_timeout = self._patience
            yield committer

    def embedder(self) -> AbstractContextManager[Embedder]:
        """The model for texts that come without a vector."""
        return self._embedding()

    def share(self, start: float, end: float) -> Report:
        """The report of a part of the work."""
        return lambda done: self._report(start + (end - start) * done)


def checked(path: Path) -> Path:
    """The path, where vectlite can open it. Raises `NotAWorkspace`."""
    try:
        str(path).encode()
    except UnicodeEncodeError:
        raise NotAWorkspace(f"The path {str(path)!a} is no UTF-8, which vectlite needs. Choose another one.") from None
    return path


def _user() -> str:
    try:
        return getpass.getuser()
    except (KeyError, OSError, ImportError):
        # In a container the user may have no name.
        return ""
