"""The states of peers' files that were sent or merged, each in a file of its own in the state folder."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import timedelta
from pathlib import Path
from threading import RLock

from explorer.memory.effects import digest_of
from explorer.memory.errors import JournalUnusable
from explorer.memory.journal import ChangeState, Retention
from explorer.memory.keys import Key
from explorer.memory.protocols import Clock
from explorer.memory.teleport import Base, BaseInfo, BaseKind
from explorer.memory.text import content_hash
from explorer.memory.times import parse_seconds
from explorer.store.base_file import SUFFIX, DamagedBase, read_base, read_info, remove_unfinished, write_base

FOLDER = "bases"
_PRIVATE = 0o700
_DIGITS = 16
_HOLDS = (ChangeState.APPLIED, ChangeState.WAITING, ChangeState.WRITING)


class FileBases:
    """The `Bases` in the folder `bases` of a workspace's state folder.

    `days` is how long the history is kept, which says of a merge that is not in it whether it was made too long ago;
    `state_of` tells how far a change set has come, None where the history does not have it.
    """

    def __init__(self, folder: Path, clock: Clock, state_of: Callable[[str], ChangeState | None]) -> None:
        self.days = Retention().days
        self._folder = folder / FOLDER
        self._clock = clock
        self._state_of = state_of
        self._lock = RLock()

    def known(self, peers: Sequence[str]) -> list[Base]:
        """The states of these peers that hold, newest first; of one moment, that of the peer named first."""
        with self._lock:
            found = [
                (path, info)
                for peer in dict.fromkeys(peers)
                for path, info in self._listed(_peer_mark(peer))
                if info.peer == peer and self._still_holds(info)
            ]
            found.sort(key=lambda each: parse_seconds(each[1].made_at) or 0.0, reverse=True)
            return [base for path, _ in found if (base := _read(path)) is not None]

    def keep(self, base: Base) -> None:
        """Keep a state; of the peer's merges, those older than the history go, unless this is one.

        The same state is kept once, however often it is given. Raises `JournalUnusable` where it cannot be written.
        """
        info = base.info
        with self._lock:
            try:
                self._folder.mkdir(_PRIVATE, exist_ok=True)
                remove_unfinished(self._folder)
                target = self._path(info)
                write_base(base, target)
                if info.kind is BaseKind.MERGED:
                    self._prune(info, target)
            except OSError as error:
                raise JournalUnusable(
                    f"What is known of “{info.name}” cannot be kept in “{self._folder}”: {error.strerror or error}. "
                    "Free some space, or allow this user to write there."
                ) from error

    def forget(self, erased: Mapping[Key, str]) -> None:
        """Take the texts of these records out of every state, because they are erased permanently.

        Each with the SHA-256 of its text: a peer may have the same under another id. That they were there stays known:
        a peer that has them still does not bring them back unasked. A file that is damaged may hold them, and is
        removed. Raises `JournalUnusable` where a file cannot be written.
        """
        with self._lock:
            try:
                remove_unfinished(self._folder, at_once=True)
                for path in self._files():
                    _forget_in(path, erased)
            except OSError as error:
                raise JournalUnusable(
                    f"The files in “{self._folder}” hold the erased text and cannot be written anew: "
                    f"{error.strerror or error}. Remove that folder yourself."
                ) from error

    def tidy(self) -> None:
        """Remove states of merges that were never made, or were undone so long ago that the history forgets them.

        Once it has, nobody could tell them from those of old merges that hold.
        """
        with self._lock:
            for path, info in self._listed(""):
                state = self._state_of(info.change_id) if info.change_id else None
                if state is ChangeState.DROPPED or (state is ChangeState.UNDONE and self._is_old(info)):
                    path.unlink(missing_ok=True)

    def _still_holds(self, info: BaseInfo) -> bool:
        """Whether what came in is part of the workspace still. What changed nothing here cannot be undone."""
        if info.kind is BaseKind.SENT or not info.change_id:
            return True
        try:
            state = self._state_of(info.change_id)
        except JournalUnusable:
            return False
        return self._is_old(info) if state is None else state in _HOLDS

    def _is_old(self, info: BaseInfo) -> bool:
        made = parse_seconds(info.made_at)
        return made is not None and made < (self._clock() - timedelta(days=self.days)).timestamp()

    def _prune(self, newest: BaseInfo, target: Path) -> None:
        for path, info in self._listed(_peer_mark(newest.peer)):
            is_merge = info.peer == newest.peer and info.kind is BaseKind.MERGED
            if is_merge and path != target and self._is_old(info):
                path.unlink(missing_ok=True)

    def _listed(self, mark: str) -> Iterator[tuple[Path, BaseInfo]]:
        for path in self._files(mark):
            info = read_info(path)
            if info is not None:
                yield path, info

    def _files(self, mark: str = "") -> list[Path]:
        return sorted(self._folder.glob(f"{mark}*{SUFFIX}"))

    def _path(self, info: BaseInfo) -> Path:
        what = f"{info.kind}\0{info.change_id or info.made_at}"
        return self._folder / f"{_peer_mark(info.peer)}-{_hash(what)}{SUFFIX}"


def _read(path: Path) -> Base | None:
    try:
        return read_base(path)
    except (DamagedBase, OSError):
        return None


def _forget_in(path: Path, erased: Mapping[Key, str]) -> None:
    try:
        base = read_base(path)
    except FileNotFoundError:
        return
    except DamagedBase:
        path.unlink(missing_ok=True)
        return
    digests = frozenset(erased.values()) - {content_hash("")}
    gone = {key for key, each in base.records.items() if key in erased or (each and digest_of(each) in digests)}
    if gone:
        write_base(Base(base.info, {key: {} if key in gone else each for key, each in base.records.items()}), path)


def _peer_mark(peer: str) -> str:
    return _hash(peer)


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:_DIGITS]
