"""What the window remembers, in one table; README lists the same names (a test compares them)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import msgspec
from PySide6.QtCore import QByteArray, QSettings

from explorer.memory.journal import Retention

_RECENT_LIMIT = 10


@dataclass(frozen=True, slots=True)
class Setting:
    """One remembered value, under its name in the settings file."""

    name: str
    meaning: str


RECENT = Setting("files/recent", "the workspaces opened last, newest first")
GEOMETRY = Setting("window/geometry", "size and place of the window")
LAYOUT = Setting("window/layout", "which docks are open, and where")
COLUMNS = Setting("facts/columns", "order, widths and choice of the facts' columns")
COMPACT = Setting("facts/compact", "rows of 22 instead of 28 pixels")
FILTERS = Setting("facts/filters", "saved filters by name")
FOLLOW_GIT = Setting("branch/follow_git", "whether the branch follows git")
DAYS = Setting("history/days", "for how many days the history of changes is kept")
MEGABYTES = Setting("history/megabytes", "how many megabytes the history of changes has at most")
BACKUPS = Setting("history/backups", "how many daily backups of a workspace are kept; 0 = none is made")
ALLOWED = Setting("teleport/allowed", "values that the scan before sending leaves alone, as digests")
COMPARE_GEOMETRY = Setting("compare/geometry", "size and place of the window that compares")
COMPARE_LAYOUT = Setting("compare/layout", "how it is divided between list and sides")
COMPARE_COLUMNS = Setting("compare/columns", "the widths of its columns")
COMPARE_PANES = Setting("compare/panes", "the widths of its sides")
COMPARE_SHOWN = Setting("compare/shown", "whether it shows the base, and fields that are equal")
BOARD_GEOMETRY = Setting("branches/geometry", "size and place of the table of branches")
BOARD_LAYOUT = Setting("branches/layout", "how it is divided between table and time line")
BOARD_COLUMNS = Setting("branches/columns", "the widths of its columns")
DECAY_LAW = Setting("decay/law", "the law by which decay was tried last: exponential or weibull")
DECAY_HALF_LIFE = Setting("decay/half_life", "the half-life that was chosen for it, in hours")
DECAY_UNIT = Setting("decay/unit", "whether the half-life is told in hours or days")
DECAY_THRESHOLD = Setting("decay/threshold", "the importance, 0 to 1, below which a fact has faded")
DECAY_GEOMETRY = Setting("decay/geometry", "size and place of the window for decay")
DECAY_LAYOUT = Setting("decay/layout", "how it is divided between curves and list")
DECAY_COLUMNS = Setting("decay/columns", "the widths of its columns")
CONSOLIDATE_GEOMETRY = Setting("consolidate/geometry", "size and place of the window that consolidates and harmonises")
CONSOLIDATE_LAYOUT = Setting("consolidate/layout", "how it is divided between queue and records")
CONSOLIDATE_COLUMNS = Setting("consolidate/columns", "the widths of its columns")
CHECK_GEOMETRY = Setting("check/geometry", "size and place of the window that checks the file")
CHECK_LAYOUT = Setting("check/layout", "how it is divided between kinds and findings")
CHECK_COLUMNS = Setting("check/columns", "the widths of its columns")
EMBEDDING = Setting("embedding/model", "the embedding model that was chosen; none = the one that comes along")
ALL = (
    RECENT,
    GEOMETRY,
    LAYOUT,
    COLUMNS,
    COMPACT,
    FILTERS,
    FOLLOW_GIT,
    DAYS,
    MEGABYTES,
    BACKUPS,
    ALLOWED,
    COMPARE_GEOMETRY,
    COMPARE_LAYOUT,
    COMPARE_COLUMNS,
    COMPARE_PANES,
    COMPARE_SHOWN,
    BOARD_GEOMETRY,
    BOARD_LAYOUT,
    BOARD_COLUMNS,
    CONSOLIDATE_GEOMETRY,
    CONSOLIDATE_LAYOUT,
    CONSOLIDATE_COLUMNS,
    DECAY_LAW,
    DECAY_HALF_LIFE,
    DECAY_UNIT,
    DECAY_THRESHOLD,
    DECAY_GEOMETRY,
    DECAY_LAYOUT,
    DECAY_COLUMNS,
    CHECK_GEOMETRY,
    CHECK_LAYOUT,
    CHECK_COLUMNS,
    EMBEDDING,
)
LIMITS = {DAYS: (1, 3_650), MEGABYTES: (10, 100_000), BACKUPS: (0, 90)}
"""The least and the most that a number may be."""


class Settings:
    """Typed access to what is remembered; a damaged value counts as none."""

    def __init__(self, store: QSettings) -> None:
        self._store = store

    @property
    def recent(self) -> list[Path]:
        """The workspaces opened last, newest first."""
        return [Path(path) for path in self._strings(RECENT)]

    def remember_file(self, path: Path) -> None:
        """Put `path` first among the recent ones."""
        absolute = path.absolute()
        paths = [absolute, *(other for other in self.recent if other != absolute)]
        self._store.setValue(RECENT.name, msgspec.json.encode([str(each) for each in paths[:_RECENT_LIMIT]]).decode())

    def forget_files(self) -> None:
        """Forget the recent workspaces."""
        self._store.remove(RECENT.name)

    @property
    def retention(self) -> Retention:
        """How much of the history of changes is kept, and how many backups."""
        usual = Retention()
        return Retention(
            days=self._number(DAYS, usual.days),
            megabytes=self._number(MEGABYTES, usual.megabytes),
            backups=self._number(BACKUPS, usual.backups),
        )

    def set_retention(self, retention: Retention) -> None:
        """Keep so much from now on."""
        kept = ((DAYS, retention.days), (MEGABYTES, retention.megabytes), (BACKUPS, retention.backups))
        for setting, value in kept:
            self._store.setValue(setting.name, value)

    def bytes(self, setting: Setting) -> QByteArray:
        """A state that Qt packed; empty where none is kept."""
        value = self._store.value(setting.name)
        return value if isinstance(value, QByteArray) else QByteArray()

    def flag(self, setting: Setting, default: bool = False) -> bool:
        """A yes or no."""
        value = self._store.value(setting.name, default)
        return value in (True, "true", "1", 1)

    def text(self, setting: Setting) -> str:
        """A text; empty where none is kept."""
        value = self._store.value(setting.name)
        return value if isinstance(value, str) else ""

    def figure(self, setting: Setting, default: float, least: float, most: float) -> float:
        """A number; `default` where none is kept that lies between `least` and `most`."""
        try:
            number = float(str(self._store.value(setting.name, default)))
        except ValueError:
            return default
        return number if least <= number <= most else default

    def set(self, setting: Setting, value: QByteArray | bool | str) -> None:
        """Keep a value."""
        self._store.setValue(setting.name, value)

    def _number(self, setting: Setting, default: int) -> int:
        # A settings file gives back text.
        try:
            number = int(str(self._store.value(setting.name, default)))
        except ValueError:
            return default
        least, most = LIMITS[setting]
        return number if least <= number <= most else default

    def _strings(self, setting: Setting) -> Sequence[str]:
        try:
            return msgspec.json.decode(self.text(setting) or "[]", type=list[str])
        except msgspec.DecodeError:
            return []
