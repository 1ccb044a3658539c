"""Ages in days on an axis that gives room to the first days and still reaches years."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyqtgraph as pg
from typing_extensions import override

from explorer.memory.decay_laws import Numbers
from explorer.ui import formats

_TICKS = (0, 1, 3, 7, 14, 30, 90, 180, 365, 730, 1_825, 3_650, 7_300, 18_250, 36_500)


def across(days: Numbers) -> Numbers:
    """Where ages stand on the axis: log₁₀(1 + days)."""
    return np.log10(1.0 + days)


def days_at(places: Numbers) -> Numbers:
    """The ages at places of the axis."""
    return np.power(10.0, places) - 1.0


class DayAxis(pg.AxisItem):  # type: ignore[misc]  # pyqtgraph has no types
    """Its ticks are days that people count in: a day, a week, a month, a year."""

    @override
    def tickValues(self, minVal: float, maxVal: float, size: float) -> list[tuple[Any, list[float]]]:
        places = across(np.array(_TICKS, np.float64))
        return [(None, [float(each) for each in places if minVal <= each <= maxVal])]

    @override
    def tickStrings(self, values: list[float], scale: float, spacing: Any) -> list[str]:
        return [formats.count(round(float(each))) for each in days_at(np.array(values, np.float64))]
