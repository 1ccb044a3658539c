"""What the marks mean, each kind with its count and a switch."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QIcon, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QCheckBox, QGridLayout, QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.query import FactState
from explorer.services.graph import EdgeKind, KnowledgeGraph, NodeKind
from explorer.ui.graph.scene import HIDDEN_AT_FIRST
from explorer.ui.graph.style import Style, mixed
from explorer.ui.graph.words import Words

Kind = NodeKind | EdgeKind

_SWATCH = QSize(22, 14)
_RINGS = (
    FactState.PINNED,
    FactState.CONTRADICTION,
    FactState.DUPLICATE,
    FactState.SUPERSEDED,
    FactState.EXPIRED,
)


class Legend(QWidget):
    """Announces `kind_switched(kind, shown)`; the kinds of `HIDDEN_AT_FIRST` start switched off."""

    kind_switched = Signal(object, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Legend"))
        self.switches: dict[Kind, QCheckBox] = {}
        self._counts: dict[Kind, QLabel] = {}
        self._rings: list[tuple[FactState, QLabel]] = []
        words = Words()
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 8, 12, 8)
        column.setSpacing(4)
        self._add_group(column, self.tr("Nodes"), {kind: words.node_kind_plural(kind) for kind in NodeKind})
        column.addSpacing(12)
        self._add_group(column, self.tr("Edges"), {kind: words.edge_kind(kind) for kind in EdgeKind})
        column.addSpacing(12)
        self._add_rings(column, words)
        column.addStretch(1)
        self._draw_swatches()

    def show_counts(self, graph: KnowledgeGraph) -> None:
        """How many there are of each kind in all, shown or not."""
        kinds: list[tuple[Kind, int]] = [*graph.node_counts().items(), *graph.edge_counts().items()]
        for kind, count in kinds:
            self._counts[kind].setText(self.locale().toString(count))
            self.switches[kind].setAccessibleDescription(self.tr("%n in all", "", count))
            self.switches[kind].setEnabled(count > 0)
            self._counts[kind].setEnabled(count > 0)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._draw_swatches()

    def _add_group(self, column: QVBoxLayout, title: str, names: Mapping[Kind, str]) -> None:
        column.addWidget(_heading(title, self))
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(0, 1)
        for row, (kind, name) in enumerate(names.items()):
            switch = QCheckBox(name, self)
            switch.setChecked(kind not in HIDDEN_AT_FIRST)
            switch.setIconSize(_SWATCH)
            switch.toggled.connect(lambda shown, kind=kind: self._switched(kind, shown))
            count = QLabel(self)
            count.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            grid.addWidget(switch, row, 0)
            grid.addWidget(count, row, 1)
            self.switches[kind], self._counts[kind] = switch, count
        column.addLayout(grid)

    def _add_rings(self, column: QVBoxLayout, words: Words) -> None:
        column.addWidget(_heading(self.tr("Rings"), self))
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for row, state in enumerate(_RINGS):
            picture = QLabel(self)
            picture.setFixedWidth(_SWATCH.width())
            grid.addWidget(picture, row, 0)
            grid.addWidget(QLabel(words.fact_state(state), self), row, 1)
            self._rings.append((state, picture))
        column.addLayout(grid)

    def _switched(self, kind: Kind, shown: bool) -> None:
        # An agent without its lines, or the lines without the agent, says nothing.
        pair: dict[Kind, Kind] = {NodeKind.AGENT: EdgeKind.LEARNED_BY, EdgeKind.LEARNED_BY: NodeKind.AGENT}
        other = pair.get(kind)
        if other is not None:
            self.switches[other].setChecked(shown)
        self.kind_switched.emit(kind, shown)

    def _draw_swatches(self) -> None:
        style = Style.of(self.palette())
        for kind, switch in self.switches.items():
            switch.setIcon(QIcon(self._swatch(kind, style)))
        for state, picture in self._rings:
            picture.setPixmap(self._swatch(state, style))

    def _swatch(self, what: NodeKind | EdgeKind | FactState, style: Style) -> QPixmap:
        ratio = self.devicePixelRatioF()
        pixmap = QPixmap(_SWATCH * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        middle = QPointF(_SWATCH.width() / 2, _SWATCH.height() / 2)
        if isinstance(what, EdgeKind):
            painter.setPen(style.edge_pen(what))
            painter.drawLine(QPointF(1.0, middle.y()), QPointF(_SWATCH.width() - 1.0, middle.y()))
        elif isinstance(what, NodeKind):
            _draw_node(painter, what, middle, style)
        else:
            painter.setPen(style.ring_pen(what) or QPen(style.muted))
            painter.drawEllipse(middle, 5.5, 5.5)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(mixed(style.muted, style.ground, 0.35 if what is FactState.SUPERSEDED else 1.0))
            painter.drawEllipse(middle, 3.0, 3.0)
        painter.end()
        return pixmap


def _draw_node(painter: QPainter, kind: NodeKind, middle: QPointF, style: Style) -> None:
    x, y = middle.x(), middle.y()
    if kind is NodeKind.DOMAIN:
        painter.setPen(QPen(style.muted, 1.0))
        painter.drawEllipse(middle, 6.0, 6.0)
        return
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(style.text if kind is NodeKind.TOPIC else style.muted)
    if kind is NodeKind.POLICY:
        painter.drawRect(QRectF(x - 4.5, y - 4.5, 9.0, 9.0))
    elif kind is NodeKind.AGENT:
        painter.drawPolygon([QPointF(x, y - 5.0), QPointF(x + 5.0, y + 4.0), QPointF(x - 5.0, y + 4.0)])
    else:
        size = 2.0 if kind is NodeKind.TOPIC else 4.5
        painter.drawEllipse(middle, size, size)


def _heading(text: str, parent: QWidget) -> QLabel:
    heading = QLabel(text, parent)
    font = heading.font()
    font.setBold(True)
    heading.setFont(font)
    return heading
