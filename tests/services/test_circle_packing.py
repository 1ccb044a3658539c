from __future__ import annotations

import math

from hypothesis import given
from hypothesis import strategies as st

from explorer.services.circle_packing import pack

radii_lists = st.lists(st.floats(0.5, 12.0), max_size=40)
aspects = st.sampled_from((1.0, 1.8))


def test_the_first_is_in_the_middle_and_the_second_touches_it() -> None:
    assert pack([]) == []
    assert pack([2.0]) == [(0.0, 0.0)]
    assert pack([2.0, 1.0]) == [(0.0, 0.0), (3.0, 0.0)]


@given(radii_lists, aspects)
def test_no_two_overlap(radii: list[float], aspect: float) -> None:
    centres = pack(radii, aspect)
    for one in range(len(radii)):
        for other in range(one):
            assert math.dist(centres[one], centres[other]) >= radii[one] + radii[other] - 1e-3


@given(radii_lists, st.floats(0.5, 12.0), aspects)
def test_one_more_at_the_end_moves_none(radii: list[float], added: float, aspect: float) -> None:
    assert pack([*radii, added], aspect)[:-1] == pack(radii, aspect)


def test_many_equal_circles_stay_close_together() -> None:
    centres = pack([1.0] * 100)
    farthest = max(math.hypot(x, y) for x, y in centres) + 1.0
    # 100 circles of area π in a circle: more than 60 % of it is covered.
    assert 100 / farthest**2 > 0.6


def test_an_aspect_makes_the_whole_wider_than_high() -> None:
    centres = pack([1.0] * 60, aspect=1.8)
    width = max(x for x, _ in centres) - min(x for x, _ in centres)
    height = max(y for _, y in centres) - min(y for _, y in centres)
    assert width > 1.2 * height
