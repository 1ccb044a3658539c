"""How long something takes, as an estimate is told."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject

_A_FEW, _IN_SECONDS, _ROUNDED_TO = 5, 90, 5


def rough_time(seconds: float) -> str:
    """`about 20 seconds`, `about 4 minutes`, `a few seconds`: rounded up."""
    return RoughTime().words(seconds)


class RoughTime(QObject):
    """The words: plural forms are collected for the translators from `tr` only."""

    def words(self, seconds: float) -> str:
        """The estimate in words."""
        if seconds <= _A_FEW:
            return self.tr("a few seconds")
        if seconds < _IN_SECONDS:
            rounded = math.ceil(seconds / _ROUNDED_TO) * _ROUNDED_TO
            return self.tr("about %n second(s)", "", rounded)
        return self.tr("about %n minute(s)", "", math.ceil(seconds / 60))
