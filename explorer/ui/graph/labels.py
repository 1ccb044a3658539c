"""Names in the picture: only where they can be read, never over one another."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum

import numpy as np
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPixmap

from explorer.services.graph import KnowledgeGraph, NodeKind
from explorer.services.graph_layout import Region
from explorer.ui.graph.scene import NODE_ORDER, Floats, Scene, View
from explorer.ui.graph.style import Style, faded, mixed
from explorer.ui.graph.words import Words

_CELL_PX = 5
_PADDING_X, _PADDING_Y = 4.0, 1.0
_EDGE_PX, _BEYOND_EDGE_PX = 4.0, 24.0
_TOPICS_FROM_PX, _TEXTS_FROM_SCALE = 17.0, 58.0
_LONGEST_TOPIC_PX, _LONGEST_TEXT_PX, _LONGEST_DOMAIN_PX = 150.0, 230.0, 260.0
_SHORTEST_PX = 34.0
_TOPICS_TRIED = 100
_LETTERS = 90
_PICTURES_KEPT = 1_500
_SEAM = ((-1.0, 0.0), (1.0, 0.0), (0.0, -1.0), (0.0, 1.0), (-1.0, -1.0), (1.0, 1.0), (-1.0, 1.0), (1.0, -1.0))

Spot = tuple[QPointF, float, float]
"""A point, and how far the label's near edge stands from it, to the right and down."""


class Role(IntEnum):
    """What a label names, most important first."""

    CHOSEN = 0
    DOMAIN = 1
    TOPIC = 2
    TEXT = 3


@dataclass(frozen=True, slots=True)
class Label:
    """A name, and the pixels that it takes."""

    node: int
    role: Role
    text: str
    rect: QRectF


Candidate = tuple[int, Role, Sequence[float], list[Spot]]
"""Node, role, widths in pixels to try, spots to try."""


class Labels:
    """Places and draws the names of one picture at a time; keeps the widths of texts."""

    def __init__(self, font: QFont) -> None:
        self._fonts = {role: QFont(font) for role in Role}
        self._fonts[Role.DOMAIN].setWeight(QFont.Weight.DemiBold)
        for role in (Role.TOPIC, Role.TEXT):
            self._fonts[role].setPointSizeF(font.pointSizeF() * 0.9)
        self._metrics = {role: QFontMetricsF(font) for role, font in self._fonts.items()}
        self._texts: dict[tuple[Role, str, int], tuple[str, float]] = {}
        self._homes: dict[str, Region] = {}
        self._pictures: dict[tuple[Role, str, int, int, float], QPixmap] = {}

    def place(self, scene: Scene, view: View) -> list[Label]:
        """The labels of `view`: the chosen nodes', then domains', topics', texts', as long as there is room."""
        ground = _Ground(view)
        centres, radii = view.place(scene.layout.positions), scene.radii(view.scale)
        ground.occupy_nodes(centres[scene.nodes_shown], radii[scene.nodes_shown])
        placed: list[Label] = []
        self._homes = {scene.graph.nodes[region.node].domain: region for region in scene.layout.domains}
        for candidate in self._candidates(scene, view, centres, radii):
            label = self._fitting(candidate, scene, view, ground)
            if label is not None:
                ground.occupy(label.rect)
                placed.append(label)
        return placed

    def draw(self, painter: QPainter, labels: list[Label], scene: Scene, style: Style) -> None:
        """Write them, each with a seam of the ground's colour, domains' names on the ground itself."""
        for label in labels:
            node = scene.graph.nodes[label.node]
            lit = scene.focus is None or label.role is Role.CHOSEN or bool(scene.focus[label.node])
            colour = mixed(style.text, style.ground, 0.7 if label.role is Role.TEXT else 0.9)
            if label.role is Role.DOMAIN:
                colour = mixed(style.hue(node.domain), style.text, 0.6)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(style.ground)
                painter.drawRoundedRect(label.rect, 3.0, 3.0)
            picture = self._picture(label, mixed(colour, style.ground, 1.0 if lit else 0.4), style, painter)
            painter.drawPixmap(label.rect.topLeft(), picture)

    def _picture(self, label: Label, colour: QColor, style: Style, painter: QPainter) -> QPixmap:
        ratio = painter.device().devicePixelRatioF()
        key = label.role, label.text, colour.rgba(), style.ground.rgba(), ratio
        found = self._pictures.get(key)
        if found is None:
            if len(self._pictures) > _PICTURES_KEPT:
                self._pictures.clear()
            found = self._pictures[key] = self._written(label, colour, style, ratio)
        return found

    def _written(self, label: Label, colour: QColor, style: Style, ratio: float) -> QPixmap:
        pixmap = QPixmap((label.rect.size() * ratio).toSize())
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setFont(self._fonts[label.role])
        area = QRectF(QPointF(), label.rect.size())
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine
        painter.setPen(faded(style.ground, 0.75))
        if label.role is not Role.DOMAIN:
            for dx, dy in _SEAM:
                painter.drawText(area.translated(dx, dy), flags, label.text)
        painter.setPen(colour)
        painter.drawText(area, flags, label.text)
        painter.end()
        return pixmap

    def _fitting(self, candidate: Candidate, scene: Scene, view: View, ground: _Ground) -> Label | None:
        """The label where it first fits: at each of the spots, as wide as may be, then narrower."""
        node, role, widths, spots = candidate
        must = role <= Role.DOMAIN
        is_topic = scene.graph.nodes[node].kind is NodeKind.TOPIC and role is Role.TOPIC
        home = self._homes.get(scene.graph.nodes[node].domain) if is_topic else None
        text, tried = name_of(scene.graph, node) or Words().domain(""), ""
        for longest in widths:
            short, width = self._shortened(role, text, longest)
            if not short or short == tried:
                continue
            tried = short
            size = math.ceil(width + 2 * _PADDING_X), math.ceil(self._metrics[role].height() + 2 * _PADDING_Y)
            for spot in spots:
                rect = _at(spot, size, view if must else None)
                if ground.is_free(rect, only_labels=must) and (home is None or _is_within(rect, home, view)):
                    return Label(node, role, short, rect)
        return None

    def _candidates(self, scene: Scene, view: View, centres: Floats, radii: Floats) -> Iterator[Candidate]:
        chosen = [node for node in dict.fromkeys((scene.selected, scene.second, *scene.path)) if node is not None]
        for node in chosen:
            if scene.kinds[node] != NODE_ORDER.index(NodeKind.DOMAIN):
                yield node, Role.CHOSEN, (_LONGEST_TEXT_PX,), _around(centres[node], radii[node] + 6.0)
        if NodeKind.DOMAIN in scene.node_kinds:
            for region in sorted(scene.layout.domains, key=lambda region: -region.radius):
                spot = _on_top(region, view)
                if spot is not None:
                    yield region.node, Role.DOMAIN, (_LONGEST_DOMAIN_PX,), [(spot, 0.0, 0.0)]
        for node in np.flatnonzero(scene.nodes_shown & (scene.kinds == NODE_ORDER.index(NodeKind.AGENT))).tolist():
            yield node, Role.TOPIC, (_LONGEST_TOPIC_PX,), _around(centres[node], radii[node] + 3.0)
        if NodeKind.TOPIC in scene.node_kinds:
            yield from self._topic_candidates(scene, view, centres)
        if view.scale >= _TEXTS_FROM_SCALE:
            widths = [min(_LONGEST_TEXT_PX, view.scale * share) for share in (2.4, 1.4)]
            for node in _nodes_with_text(scene, view, centres):
                if node not in chosen:
                    yield node, Role.TEXT, widths, _around(centres[node], radii[node] + 4.0)

    def _topic_candidates(self, scene: Scene, view: View, centres: Floats) -> Iterator[Candidate]:
        for region in _largest_in(scene.layout.topics, view):
            radius = region.radius * view.scale
            x, y = centres[region.node].tolist()
            longest = float(np.clip(2.4 * radius, 64.0, _LONGEST_TOPIC_PX))
            edge = radius - 0.42 * view.scale
            centre = QPointF(x, y)
            spots = [(centre, 0.0, edge), (centre, 0.0, -edge), (centre, edge, 0.0), (centre, -edge, 0.0)]
            yield region.node, Role.TOPIC, (_LONGEST_TOPIC_PX, longest), spots

    def _shortened(self, role: Role, text: str, longest: float) -> tuple[str, float]:
        key = role, text, round(longest / 8)
        found = self._texts.get(key)
        if found is None:
            metrics = self._metrics[role]
            short = metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(longest, _SHORTEST_PX))
            found = self._texts[key] = short, metrics.horizontalAdvance(short)
        return found


def name_of(graph: KnowledgeGraph, node: int) -> str:
    """The beginning of a node's text, on one line."""
    return " ".join(graph.nodes[node].label[:_LETTERS].split())


class _Ground:
    """Which cells of the picture are taken, by nodes or by labels."""

    def __init__(self, view: View) -> None:
        self._area = QRectF(0.0, 0.0, view.width, view.height)
        self._shape = int(view.height // _CELL_PX) + 2, int(view.width // _CELL_PX) + 2
        self._nodes = np.zeros(self._shape, np.bool_)
        self._labels = np.zeros(self._shape, np.bool_)

    def occupy_nodes(self, centres: Floats, radii: Floats) -> None:
        big = radii >= 2.0
        for dx in (-1.0, 0.0, 1.0):
            for dy in (-1.0, 0.0, 1.0):
                offset = np.array((dx, dy)) * radii[big, None]
                column, row = ((centres[big] + offset) // _CELL_PX).astype(np.int64).T
                inside = (row >= 0) & (row < self._shape[0]) & (column >= 0) & (column < self._shape[1])
                self._nodes[row[inside], column[inside]] = True

    def occupy(self, rect: QRectF) -> None:
        self._labels[self._cells(rect)] = True

    def is_free(self, rect: QRectF, *, only_labels: bool) -> bool:
        if not self._area.contains(rect):
            return False
        cells = self._cells(rect)
        if self._labels[cells].any():
            return False
        return only_labels or not self._nodes[cells].any()

    def _cells(self, rect: QRectF) -> tuple[slice, slice]:
        top, left = max(0, int(rect.top() // _CELL_PX)), max(0, int(rect.left() // _CELL_PX))
        bottom, right = max(0, int(rect.bottom() // _CELL_PX) + 1), max(0, int(rect.right() // _CELL_PX) + 1)
        return slice(top, bottom), slice(left, right)


def _around(centre: Floats, away: float) -> list[Spot]:
    """Spots below, above, right and left: a point, and how far the label's near edge stands from it in x or in y."""
    point = QPointF(float(centre[0]), float(centre[1]))
    return [(point, 0.0, away), (point, 0.0, -away), (point, away, 0.0), (point, -away, 0.0)]


def _at(spot: Spot, size: tuple[float, float], within: View | None) -> QRectF:
    point, right, down = spot
    width, height = size
    x = point.x() - width / 2 + (right + np.sign(right) * width / 2)
    y = point.y() - height / 2 + (down + np.sign(down) * height / 2)
    if within is not None:
        x = min(max(x, _EDGE_PX), within.width - width - _EDGE_PX)
        y = min(max(y, _EDGE_PX), within.height - height - _EDGE_PX)
    return QRectF(round(x), round(y), width, height)


def _is_within(rect: QRectF, home: Region, view: View) -> bool:
    """Whether both ends of a label are in the circle or just beyond its edge, so that it is read as part of it."""
    x, y = home.x * view.scale + view.dx, home.y * view.scale + view.dy
    farther = max(abs(rect.left() - x), abs(rect.right() - x))
    return math.hypot(farther, rect.center().y() - y) <= home.radius * view.scale + _BEYOND_EDGE_PX


def _on_top(region: Region, view: View) -> QPointF | None:
    """The top of a circle, or where the circle still is when its top is out of sight; None where no part is seen."""
    x, y = region.x * view.scale + view.dx, region.y * view.scale + view.dy
    radius = region.radius * view.scale
    seen_x, seen_y = min(max(x, 0.0), view.width), min(max(y - radius, 0.0), view.height)
    if (seen_x - x) ** 2 + (seen_y - y) ** 2 > radius**2 + 1.0:
        return None
    return QPointF(seen_x, seen_y)


def _largest_in(topics: Sequence[Region], view: View) -> list[Region]:
    """The topics in sight that are large enough for a name; of many the largest, as a frame has not time for all."""
    found = []
    for region in topics:
        radius = region.radius * view.scale
        if radius >= _TOPICS_FROM_PX:
            x, y = region.x * view.scale + view.dx, region.y * view.scale + view.dy
            if -radius < x < view.width + radius and -radius < y < view.height + radius:
                found.append(region)
    return sorted(found, key=lambda region: -region.radius)[:_TOPICS_TRIED]


def _nodes_with_text(scene: Scene, view: View, centres: Floats) -> list[int]:
    kinds = [NODE_ORDER.index(kind) for kind in (NodeKind.FACT, NodeKind.POLICY)]
    inside = (centres > 0).all(axis=1) & (centres < (view.width, view.height)).all(axis=1)
    found: list[int] = np.flatnonzero(scene.nodes_shown & np.isin(scene.kinds, kinds) & inside).tolist()
    return found
