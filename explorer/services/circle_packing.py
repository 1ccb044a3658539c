"""Circles side by side without overlap, each placed by those before it alone."""

from __future__ import annotations

import math
from collections.abc import Sequence

_TOUCH = 1e-6


class _Placed:
    __slots__ = ("next", "previous", "r", "x", "y")

    def __init__(self, x: float, y: float, r: float) -> None:
        self.x, self.y, self.r = x, y, r
        self.next: _Placed = self
        self.previous: _Placed = self


def pack(radii: Sequence[float], aspect: float = 1.0) -> list[tuple[float, float]]:
    """Centres around the origin, one for each radius, in order; no two circles overlap.

    Each circle goes where the front of those before it is nearest to the origin (Wang et al. 2006, "Visualization of
    large hierarchical data by circle packing", as d3 does it), so that a further circle at the end moves none.
    With `aspect` above 1 the whole grows wider than high.
    """
    placed = [_Placed(0.0, 0.0, radius) for radius in radii]
    if len(placed) > 1:
        placed[1].x = placed[0].r + placed[1].r
    if len(placed) > 2:
        a, b, c = placed[:3]
        _touch(b, a, c)
        _link(a, b)
        _link(b, c)
        _link(c, a)
        _surround(placed[3:], a, aspect)
    return [(circle.x, circle.y) for circle in placed]


def _surround(circles: Sequence[_Placed], front: _Placed, aspect: float) -> None:
    for circle in circles:
        a, b = _nearest_gap(front, aspect)
        while True:
            _touch(a, b, circle)
            blocking = _blocking(a, b, circle)
            if blocking is None:
                break
            a, b = blocking
            _link(a, b)
        _link(a, circle)
        _link(circle, b)
        front = circle


def _blocking(a: _Placed, b: _Placed, circle: _Placed) -> tuple[_Placed, _Placed] | None:
    """The gap that remains when what `circle` would overlap is taken as its neighbour; None where it fits."""
    ahead, behind = b.next, a.previous
    way_ahead, way_behind = b.r, a.r
    while True:
        if way_ahead <= way_behind:
            if _overlap(ahead, circle):
                return a, ahead
            way_ahead += ahead.r
            ahead = ahead.next
        else:
            if _overlap(behind, circle):
                return behind, b
            way_behind += behind.r
            behind = behind.previous
        if ahead is behind.next:
            return None


def _nearest_gap(start: _Placed, aspect: float) -> tuple[_Placed, _Placed]:
    best, least = start, math.inf
    at = start
    while True:
        after = at.next
        both = at.r + after.r
        x = (at.x * after.r + after.x * at.r) / both
        y = (at.y * after.r + after.y * at.r) / both * aspect
        distance = x * x + y * y
        if distance < least - _TOUCH:
            best, least = at, distance
        at = after
        if at is start:
            return best, best.next


def _touch(a: _Placed, b: _Placed, circle: _Placed) -> None:
    """Put `circle` where it touches both `a` and `b`, on the outer side of the way from `a` to `b`."""
    dx, dy = b.x - a.x, b.y - a.y
    apart = math.hypot(dx, dy)
    to_a, to_b = a.r + circle.r, b.r + circle.r
    along = (apart * apart + to_a * to_a - to_b * to_b) / (2.0 * apart)
    across = math.sqrt(max(0.0, to_a * to_a - along * along))
    circle.x = a.x + (along * dx + across * dy) / apart
    circle.y = a.y + (along * dy - across * dx) / apart


def _overlap(a: _Placed, b: _Placed) -> bool:
    reach = a.r + b.r - _TOUCH
    dx, dy = b.x - a.x, b.y - a.y
    return reach > 0.0 and reach * reach > dx * dx + dy * dy


def _link(a: _Placed, b: _Placed) -> None:
    a.next, b.previous = b, a
