"""Frames of the knowledge graph while a person pans and zooms, and how long the first picture takes."""

from __future__ import annotations

import os
import random
import statistics
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from functools import partial
from time import perf_counter

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QWidget

from explorer.memory.facts import Fact, Link
from explorer.services.graph import KnowledgeGraph
from explorer.services.graph_build import build
from explorer.services.graph_layout import Layout, lay_out
from explorer.ui.graph.canvas import GraphCanvas
from tests.bench.measure import Result
from tests.services.fake_snapshot import FakeSnapshot

SIZE = 10_000
LIMIT_MS, FIRST_PICTURE_S, LAYOUT_S = 20.0, 1.5, 1.0
_WINDOW = (1400, 800)
_NOW = datetime(2026, 11, 30, tzinfo=UTC)
_FRAMES, _NAIVE_FRAMES = 40, 4


def run(size: int) -> Result:
    """`size` nodes with five edges each: the median frame in ms, offscreen, beside pyqtgraph's own GraphItem."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QCoreApplication)
    snapshot = _snapshot(size)
    started = perf_counter()
    graph = build(snapshot, None, _NOW)
    built = perf_counter()
    layout = lay_out(graph)
    laid_out = perf_counter()
    canvas = GraphCanvas()
    canvas.resize(*_WINDOW)
    canvas.show_graph(graph, layout)
    canvas.show()
    _settle(canvas)
    shown = perf_counter()
    frames = _frames(canvas, canvas.viewport())
    refined = _refine_ms(canvas)
    canvas.hide()
    figure = statistics.median(frames)
    yardstick = _naive_frame_ms(graph, layout)
    return Result(
        bench="graph",
        size=len(graph.nodes),
        figure=figure,
        unit="ms",
        limit=LIMIT_MS,
        holds=figure <= LIMIT_MS and shown - built <= FIRST_PICTURE_S and laid_out - built <= LAYOUT_S,
        yardstick=yardstick,
        yardstick_what="a frame of pyqtgraph's GraphItem with the same nodes and edges",
        ratio=figure / yardstick,
        more={
            "edges": len(graph.ends),
            "p95": float(np.percentile(frames, 95)),
            "build_s": built - started,
            "layout_s": laid_out - built,
            "first_picture_s": shown - built,
            "sharp_after_ms": refined,
        },
    )


def _snapshot(size: int) -> FakeSnapshot:
    pick = random.Random(1)
    count = round(size * 0.955)
    facts = [
        Fact(
            namespace="project:main",
            id=f"m{number:06d}",
            content=f"Fact {number} about something that an agent found out",
            domain=f"domain {number % 10}",
            topic=f"topic {pick.randrange(44)}",
            confidence=pick.uniform(0.2, 1.0),
            created_at=(_NOW - timedelta(minutes=count - number)).isoformat(),
            # Four in five links lead to a neighbour in time, the others anywhere.
            links=tuple(
                Link(f"project:main/m{_partner(pick, number, count):06d}", weight=pick.random())
                for _ in range(4 + number % 2)
            ),
        )
        for number in range(count)
    ]
    return FakeSnapshot(facts)


def _partner(pick: random.Random, number: int, count: int) -> int:
    near = min(max(number + 10 * pick.randrange(-40, 41), 0), count - 1)
    return near if pick.random() < 0.8 else pick.randrange(count)


def _frames(canvas: GraphCanvas, viewport: QWidget) -> list[float]:
    """Milliseconds of one frame each: half of them pans, half zooms in and out through the whole range of detail."""
    box = canvas._box
    frames = []
    for number in range(_FRAMES):
        width = box.viewRect().width()
        if number % 2:
            step = width * (0.03 if number % 8 < 4 else -0.03)
            frames.append(_frame(partial(box.translateBy, x=step), viewport))
        else:
            factor = 0.8 if number < _FRAMES / 2 else 1.25
            frames.append(_frame(partial(box.scaleBy, (factor, factor)), viewport))
    return frames


def _frame(move: Callable[[], object], viewport: QWidget) -> float:
    started = perf_counter()
    move()
    viewport.repaint()
    return (perf_counter() - started) * 1000


def _refine_ms(canvas: GraphCanvas) -> float:
    canvas.fit()
    canvas.viewport().repaint()
    started = perf_counter()
    _settle(canvas)
    return (perf_counter() - started) * 1000


def _settle(canvas: GraphCanvas) -> None:
    QCoreApplication.processEvents()
    while not canvas.is_settled:
        QCoreApplication.processEvents()


def _naive_frame_ms(graph: KnowledgeGraph, layout: Layout) -> float:
    view = pg.GraphicsView()
    view.resize(*_WINDOW)
    box = pg.ViewBox(lockAspect=True)
    view.setCentralItem(box)
    box.addItem(pg.GraphItem(pos=layout.positions, adj=graph.ends, size=5, pxMode=True))
    view.show()
    QCoreApplication.processEvents()
    frames = [_frame(partial(box.translateBy, x=1.0), view.viewport()) for _ in range(_NAIVE_FRAMES)]
    view.hide()
    return statistics.median(frames)
