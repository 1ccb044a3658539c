"""One colour for one domain, everywhere: ten hues that colour-blind people tell apart, repeated with patterns."""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

PATTERNS = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine)
"""How a domain's outline is drawn, by its pattern."""

# After Paul Tol's "bright" and "muted" schemes, each moved to a contrast of 3 against its ground: (on light, on dark).
_HUES = (
    ("#228833", "#4db863"),
    ("#4477aa", "#6fa8e0"),
    ("#aa3377", "#d869a8"),
    ("#cc6677", "#e88d9b"),
    ("#8a8a2b", "#bdbd4f"),
    ("#2292bb", "#66ccee"),
    ("#cc6d0e", "#f0953f"),
    ("#4b3ea8", "#9a8ef5"),
    ("#17917f", "#4cc2b0"),
    ("#7f5539", "#c39a74"),
)
# Names that most workspaces have get different hues; others are spread by their name.
_USUAL = "conventions architecture decisions deploy data people payments security mobile project".split()


class DomainHue(NamedTuple):
    """Which of the ten hues, 0..9, and which of `PATTERNS`."""

    hue: int
    pattern: int


def domain_hue_index(name: str) -> DomainHue:
    """The hue and pattern of a domain, the same in every run and on every machine, when no other is asked."""
    if name in _USUAL:
        return DomainHue(_USUAL.index(name), 0)
    spread = zlib.crc32(name.encode("utf-8", "surrogatepass"))
    return DomainHue(spread % len(_HUES), spread // len(_HUES) % len(PATTERNS))


class Hues:
    """The hues of one workspace's domains: no two alike before all ten are in use, then none alike in pattern too.

    A domain keeps its own hue (`domain_hue_index`) where no other has taken it; usual names choose first, then
    the others in alphabetical order. A name that is not among the domains has its own hue.
    """

    def __init__(self, domains: Iterable[str] = ()) -> None:
        self._given: dict[str, DomainHue] = {}
        taken: set[DomainHue] = set()
        for name in sorted(set(domains), key=lambda name: (name not in _USUAL, name)):
            wished = domain_hue_index(name).hue
            free = [
                DomainHue((wished + step) % len(_HUES), pattern)
                for pattern in range(len(PATTERNS))
                for step in range(len(_HUES))
                if DomainHue((wished + step) % len(_HUES), pattern) not in taken
            ]
            self._given[name] = free[0] if free else domain_hue_index(name)
            taken.add(self._given[name])

    def index(self, name: str) -> DomainHue:
        """Which of the ten hues, and which pattern."""
        return self._given.get(name) or domain_hue_index(name)

    def color(self, name: str, *, dark: bool) -> QColor:
        """The colour on a dark or a light ground."""
        return QColor(_HUES[self.index(name).hue][dark])

    def pattern(self, name: str) -> Qt.PenStyle:
        """How the domain's outline is drawn."""
        return PATTERNS[self.index(name).pattern]
