"""A large picture kept as an image: moved along with the view at once, drawn anew in slices when the view rests.

What a frame shows always stands where it belongs: the last sharp picture, carried to the present view, and where
that does not reach, the whole graph drawn at a smaller scale.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from time import perf_counter

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer, Signal
from PySide6.QtGui import QColor, QImage, QPainter

from explorer.ui.graph.drawing import Stroke
from explorer.ui.graph.scene import View

REST_MS = 30
_SLICE_SECONDS = 0.012
_MARGIN_PX = 120.0

Strokes = Callable[[View], Iterator[Stroke]]


@dataclass(frozen=True, slots=True)
class Layer:
    """A finished picture of `view`, and of which state of what is shown."""

    image: QImage
    view: View
    state: int

    def target(self, view: View) -> QRectF:
        """Where the picture stands when `view` is shown, in pixels."""
        ratio = view.scale / self.view.scale
        corner = QPointF(view.dx - self.view.dx * ratio, view.dy - self.view.dy * ratio)
        return QRectF(corner.x(), corner.y(), self.view.width * ratio, self.view.height * ratio)

    def covers(self, view: View) -> bool:
        """Whether nothing of `view` lies outside."""
        return self.target(view).contains(QRectF(0.0, 0.0, view.width, view.height))


@dataclass(slots=True)
class _Work:
    layer: Layer
    strokes: Iterator[Stroke]
    is_overview: bool


class Layers(QObject):
    """Keeps the sharp picture and the overview. `refined` says that a better picture is there."""

    refined = Signal()

    def __init__(self, strokes: Strokes, parent: QObject) -> None:
        super().__init__(parent)
        self._strokes = strokes
        self._sharp: Layer | None = None
        self._overview: Layer | None = None
        self._state = 0
        self._work: _Work | None = None
        self._wanted: tuple[int, View] | None = None
        self._whole: View | None = None
        self._ground = QColor()
        self._pixel_ratio = 1.0
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._begin)
        self._slices = QTimer(self, interval=0)
        self._slices.timeout.connect(self._go_on)

    @property
    def is_settled(self) -> bool:
        """Whether the picture that was asked for last is there."""
        return self._work is None and not self._rest.isActive()

    def forget(self) -> None:
        """What is shown has changed: the pictures serve only until there are new ones."""
        self._state += 1
        self._stop()

    def paint(self, painter: QPainter, view: View, whole: View, ground: QColor, pixel_ratio: float) -> None:
        """Show `view` from what is there, and make it sharp once it rests. `whole` is a view of the whole graph."""
        self._ground, self._pixel_ratio = ground, pixel_ratio
        sharp = self._sharp
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        if self._overview is not None and (sharp is None or not sharp.covers(view)):
            painter.drawImage(self._overview.target(view), self._overview.image)
        if sharp is not None:
            painter.drawImage(sharp.target(view), sharp.image)
        if self._wanted != (self._state, view):
            self._stop()
            self._wanted, self._whole = (self._state, view), whole
            self._rest.start(0 if sharp is None else REST_MS)

    def _begin(self) -> None:
        if self._wanted is not None:
            scale, dx, dy, width, height = self._wanted[1]
            margin = _MARGIN_PX
            view = View(scale, dx + margin, dy + margin, width + 2 * margin, height + 2 * margin)
            self._start(view, is_overview=False)

    def _start(self, view: View, *, is_overview: bool) -> None:
        ratio = self._pixel_ratio
        image = QImage(round(view.width * ratio), round(view.height * ratio), QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(ratio)
        image.fill(self._ground)
        self._work = _Work(Layer(image, view, self._state), self._strokes(view), is_overview)
        self._slices.start()

    def _go_on(self) -> None:
        work = self._work
        if work is None:
            self._slices.stop()
            return
        until = perf_counter() + _SLICE_SECONDS
        painter = QPainter(work.layer.image)
        try:
            for stroke in work.strokes:
                stroke(painter)
                if perf_counter() > until:
                    return
        finally:
            painter.end()
        self._finish(work)

    def _finish(self, work: _Work) -> None:
        self._stop()
        layer = work.layer
        if work.is_overview:
            self._overview = layer
            return
        self._sharp = layer
        self.refined.emit()
        if self._whole is None or (self._overview is not None and self._overview.state == layer.state):
            return
        if layer.covers(self._whole):
            self._overview = layer
        else:
            self._start(self._whole, is_overview=True)

    def _stop(self) -> None:
        self._work = None
        self._rest.stop()
        self._slices.stop()
