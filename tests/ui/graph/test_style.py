from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPalette

from explorer.memory.query import FactState
from explorer.services.graph import EdgeKind
from explorer.ui.graph.style import Style, faded, mixed


def palette(base: str, text: str) -> QPalette:
    made = QPalette()
    made.setColor(QPalette.ColorRole.Base, QColor(base))
    made.setColor(QPalette.ColorRole.Text, QColor(text))
    return made


def test_the_palette_says_whether_the_ground_is_dark() -> None:
    assert not Style.of(palette("white", "black")).dark
    assert Style.of(palette("#18191b", "white")).dark


def test_every_kind_of_edge_has_a_pen_and_no_two_the_same() -> None:
    style = Style.of(palette("white", "black"))
    pens = [style.edge_pen(kind) for kind in EdgeKind]
    assert all(pen.isCosmetic() for pen in pens)
    assert len({(pen.color().name(), pen.style(), pen.widthF()) for pen in pens}) == len(pens)
    assert style.edge_pen(EdgeKind.RELATED, 0.5).color().alphaF() == QColor.fromRgbF(0, 0, 0, 0.5).alphaF()


def test_rings_tell_the_states_that_need_a_look() -> None:
    style = Style.of(palette("white", "black"))
    ringed = {state for state in FactState if style.ring_pen(state) is not None}
    assert ringed == {
        FactState.SUPERSEDED, FactState.EXPIRED, FactState.CONTRADICTION, FactState.DUPLICATE, FactState.PINNED
    }  # fmt: skip
    superseded = style.ring_pen(FactState.SUPERSEDED)
    assert superseded is not None
    assert superseded.style() == Qt.PenStyle.DashLine


def test_mixing_and_fading() -> None:
    assert mixed(QColor("white"), QColor("black"), 1.0).name() == "#ffffff"
    assert mixed(QColor("white"), QColor("black"), 0.0).name() == "#000000"
    assert faded(QColor("red"), 0.0).alpha() == 0
