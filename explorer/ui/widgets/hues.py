"""One colour for one domain, everywhere: ten hues that colour-blind people tell apart, repeated with patterns."""

from __future__ import annotations

import zlib
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
    """The hue and pattern of a domain, the same in every run and on every machine."""
    if name in _USUAL:
        return DomainHue(_USUAL.index(name), 0)
    spread = zlib.crc32(name.encode("utf-8", "surrogatepass"))
    return DomainHue(spread % len(_HUES), spread // len(_HUES) % len(PATTERNS))


def domain_hue(name: str, dark: bool) -> QColor:
    """The colour of a domain on a dark or a light ground."""
    return QColor(_HUES[domain_hue_index(name).hue][dark])
