from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QListView
from pytestqt.qtbot import QtBot

from explorer.memory.errors import Refusal
from explorer.memory.facts import Fact
from explorer.memory.query import FactQuery, FactState
from explorer.store.snapshot import FileSnapshot
from explorer.ui.dialogs.candidate_delegate import CandidateDelegate
from explorer.ui.dialogs.candidates import TEXT_COLUMN, Candidates
from explorer.ui.models.facts import FactRow
from explorer.ui.theme import DARK, LIGHT, apply_theme
from explorer.ui.widgets.hues import Hues
from tests.ui.conftest import NOW, Clock

WIDTH = 480
Paint = Callable[..., QImage]


@pytest.fixture
def paint(qtbot: QtBot, qapp: QApplication, snapshot: FileSnapshot) -> Paint:
    """Paints the first line of a list, with another fact in it."""
    apply_theme(qapp, "light")
    refusals: list[Refusal | None] = [None]
    view = QListView()
    qtbot.addWidget(view)
    model = Candidates(Clock(), lambda _: refusals[0], view)
    model.show_rows(snapshot, snapshot.facts(FactQuery(branch="main"), NOW).rows)
    delegate = CandidateDelegate(model, Hues(["data"]), view)
    view.setModel(model)
    view.setModelColumn(TEXT_COLUMN)
    view.setItemDelegate(delegate)
    view.setFrameShape(QListView.Shape.NoFrame)

    def grab(fact: Fact, search: str = "", refusal: Refusal | None = None, *, chosen: bool = False) -> QImage:
        refusals[0] = refusal
        delegate.search_text = search
        model.look_again()
        model._painted[int(model._rows[0])] = FactRow(fact, FactState.ACTIVE, None)
        index = model.index(0, TEXT_COLUMN)
        view.setCurrentIndex(index if chosen else model.index(1, TEXT_COLUMN))
        view.resize(WIDTH, view.sizeHintForIndex(index).height())
        view.scrollToTop()
        return view.viewport().grab().toImage()

    return grab


def fact(content: str = "The database is PostgreSQL 16", **fields: object) -> Fact:
    return Fact(namespace="user", id="x", content=content, domain="data", topic="database", **fields)  # type: ignore[arg-type]


def colors(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def inked(image: QImage) -> list[int]:
    """The columns of pixels in which there is something in the upper half."""
    ground = QColor(LIGHT.base)
    return [
        x for x in range(image.width()) if any(image.pixelColor(x, y) != ground for y in range(image.height() // 2))
    ]


def test_hits_of_the_search_are_marked(paint: Paint) -> None:
    assert LIGHT.highlight not in colors(paint(fact()))
    assert LIGHT.highlight in colors(paint(fact(), "data"))
    assert LIGHT.highlight in colors(paint(fact("🧠🧠 قاعدة البيانات"), "البيانات"))


def test_a_fact_that_may_not_be_chosen_is_dimmed_and_says_why(paint: Paint) -> None:
    allowed, refused = colors(paint(fact())), colors(paint(fact(), "", Refusal.CYCLE))
    assert LIGHT.text in allowed
    assert LIGHT.warning not in allowed
    assert LIGHT.text not in refused
    assert LIGHT.warning in refused


def test_the_chosen_line_is_marked_at_its_beginning(paint: Paint) -> None:
    image = paint(fact(), chosen=True)
    assert image.pixelColor(1, 5).name() == LIGHT.accent
    assert image.pixelColor(6, 5).name() == LIGHT.selection


def test_a_text_from_right_to_left_begins_at_the_right(paint: Paint) -> None:
    latin, arabic = inked(paint(fact("short"))), inked(paint(fact("سطر")))
    assert max(latin) < WIDTH / 2 < min(arabic)


def test_confidence_is_a_bar_and_a_figure_only_where_it_is_known(paint: Paint) -> None:
    assert LIGHT.track not in colors(paint(fact()))
    assert {LIGHT.track, LIGHT.good} <= colors(paint(fact(confidence=0.9)))
    assert LIGHT.good not in colors(paint(fact(confidence=0.4)))


def test_any_text_fits(paint: Paint) -> None:
    for content in ("", "x" * 200_000, "a\nb\tc\x00d", "👩‍💻" * 200, "\ud800"):
        image = paint(fact(content, confidence=0.5), "x", Refusal.ITSELF)
        assert all(image.pixelColor(image.width() - 4, y).name() == LIGHT.base for y in range(image.height()))


def test_it_follows_the_theme(paint: Paint, qapp: QApplication) -> None:
    apply_theme(qapp, "dark")
    assert DARK.text in colors(paint(fact()))
    apply_theme(qapp, "light")
