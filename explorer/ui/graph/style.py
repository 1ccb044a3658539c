"""The colours and pens of the graph, read from the palette in force."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette, QPen

from explorer.memory.query import FactState
from explorer.services.graph import EdgeKind
from explorer.ui.widgets.hues import Hues

_DASH, _DOT, _SOLID = Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.SolidLine
_RED, _AMBER, _VIOLET = ("#c62828", "#ff7b72"), ("#a15c00", "#e3a63c"), ("#7b3fb0", "#c69bff")


@dataclass(frozen=True, slots=True)
class Style:
    """What the graph is drawn with."""

    dark: bool
    ground: QColor
    text: QColor
    muted: QColor
    accent: QColor
    hues: Hues

    @classmethod
    def of(cls, palette: QPalette, hues: Hues | None = None) -> Style:
        """The style that belongs to a palette, and to a workspace's domains."""
        ground, text = palette.color(QPalette.ColorRole.Base), palette.color(QPalette.ColorRole.Text)
        accent = palette.color(QPalette.ColorRole.Accent)
        return cls(ground.lightness() < 128, ground, text, mixed(text, ground, 0.62), accent, hues or Hues())

    def hue(self, domain: str) -> QColor:
        """The colour of a domain."""
        return self.hues.color(domain, dark=self.dark)

    def edge_pen(self, kind: EdgeKind, strength: float = 1.0) -> QPen:
        """The pen of one kind of edge; `strength` below 1 lets what is beneath shine through."""
        colour, width, line = {
            EdgeKind.CONTAINS: (mixed(self.text, self.ground, 0.28), 1.0, _SOLID),
            EdgeKind.RELATED: (mixed(self.text, self.ground, 0.42), 1.0, _SOLID),
            EdgeKind.SOURCE: (self.accent, 1.0, _SOLID),
            EdgeKind.SUPERSEDES: (self.muted, 1.0, _DASH),
            EdgeKind.CONFLICT: (QColor(_RED[self.dark]), 1.5, _SOLID),
            EdgeKind.MERGED_FROM: (QColor(_VIOLET[self.dark]), 1.0, _DOT),
            EdgeKind.LEARNED_BY: (mixed(self.text, self.ground, 0.35), 1.0, _DOT),
        }[kind]
        pen = QPen(faded(colour, strength), width, line)
        pen.setCosmetic(True)
        return pen

    def ring_pen(self, state: FactState) -> QPen | None:
        """The ring around a fact in a state; None where it has none."""
        rings = {
            FactState.SUPERSEDED: (self.muted, 1.0, _DASH),
            FactState.EXPIRED: (self.muted, 1.5, _SOLID),
            FactState.CONTRADICTION: (QColor(_RED[self.dark]), 2.0, _SOLID),
            FactState.DUPLICATE: (QColor(_AMBER[self.dark]), 2.0, _SOLID),
            FactState.PINNED: (self.accent, 2.0, _SOLID),
        }
        return QPen(*rings[state]) if state in rings else None


def mixed(one: QColor, other: QColor, share: float) -> QColor:
    """`share` of `one`, the rest of `other`."""
    rest = 1.0 - share
    return QColor.fromRgbF(
        one.redF() * share + other.redF() * rest,
        one.greenF() * share + other.greenF() * rest,
        one.blueF() * share + other.blueF() * rest,
    )


def faded(colour: QColor, opacity: float) -> QColor:
    """The same colour, this opaque, 0..1."""
    result = QColor(colour)
    result.setAlphaF(opacity)
    return result
