from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtWidgets import QApplication

from explorer.ui.maintenance.day_axis import DayAxis, across, days_at


def test_ages_have_a_place_and_places_an_age() -> None:
    days = np.array([0.0, 0.5, 7.0, 365.0])
    assert days_at(across(days)) == pytest.approx(days)
    assert across(days)[0] == 0.0


def test_ticks_are_days_that_people_count_in(qapp: QApplication) -> None:
    axis = DayAxis("bottom")
    ((_, places),) = axis.tickValues(-0.05, float(across(np.array([100.0]))[0]), 600)
    assert axis.tickStrings(places, 1.0, None) == ["0", "1", "3", "7", "14", "30", "90"]
