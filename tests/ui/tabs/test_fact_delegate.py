from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QDoubleSpinBox, QLineEdit, QStyle, QStyleOptionViewItem, QWidget
from pytestqt.qtbot import QtBot

from explorer.memory.facts import Fact
from explorer.memory.query import FactColumn, FactQuery, FactState
from explorer.store.snapshot import FileSnapshot
from explorer.ui.models.facts import COLUMNS, FactRow, FactsModel
from explorer.ui.tabs.fact_delegate import LONGEST_LINE, FactDelegate
from explorer.ui.theme import DARK, LIGHT, Tones, apply_theme
from tests.ui.conftest import NOW, Clock

WIDTH, HEIGHT = 300, 28


class Painted:
    """Paints one cell of one row on plain ground."""

    def __init__(self, parent: QWidget, snapshot: FileSnapshot) -> None:
        self.model = FactsModel(Clock(), parent)
        self.model.show_rows(snapshot, snapshot.facts(FactQuery(branch="main"), NOW).rows)
        self.delegate = FactDelegate(self.model, parent)
        self.parent = parent

    def __call__(
        self,
        column: FactColumn,
        fact: Fact,
        state: FactState = FactState.ACTIVE,
        flags: QStyle.StateFlag = QStyle.StateFlag.State_None,
    ) -> QImage:
        number = int(self.model._rows[0])
        self.model._painted[number] = FactRow(fact, state, fact.importance)
        image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
        image.fill(QColor("#ffffff"))
        option = QStyleOptionViewItem()
        option.initFrom(self.parent)
        option.rect = QRect(0, 0, WIDTH, HEIGHT)
        option.state = flags
        painter = QPainter(image)
        painter.setFont(self.parent.font())
        self.delegate.paint(painter, option, self.model.index(0, COLUMNS.index(column)))
        painter.end()
        return image


@pytest.fixture
def painted(qtbot: QtBot, qapp: QApplication, snapshot: FileSnapshot) -> Iterator[Painted]:
    apply_theme(qapp, "light")
    parent = QWidget()
    qtbot.addWidget(parent)
    yield Painted(parent, snapshot)
    apply_theme(qapp, "light")


def colors(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}


def inked(image: QImage) -> list[int]:
    """The columns of pixels in which there is something."""
    ground = image.pixelColor(image.width() // 2, 0)
    return [x for x in range(image.width()) if any(image.pixelColor(x, y) != ground for y in range(image.height()))]


def fact(content: str = "", **fields: object) -> Fact:
    return Fact(namespace="user", id="x", content=content, **fields)  # type: ignore[arg-type]


def test_hits_are_marked(painted: Painted) -> None:
    text = fact("Redis caches the sessions")
    assert LIGHT.highlight not in colors(painted(FactColumn.TEXT, text))
    painted.delegate.search_text = "sessions"
    image = painted(FactColumn.TEXT, text)
    marked = [x for x in range(WIDTH) if image.pixelColor(x, HEIGHT // 2 - 8).name() == LIGHT.highlight]
    metrics = painted.parent.fontMetrics()
    assert marked[0] == pytest.approx(8 + metrics.horizontalAdvance("Redis caches the "), abs=2)
    assert len(marked) == pytest.approx(metrics.horizontalAdvance("sessions"), abs=3)


def test_right_to_left_text_begins_at_the_right(painted: Painted) -> None:
    left, right = inked(painted(FactColumn.TEXT, fact("short"))), inked(painted(FactColumn.TEXT, fact("قاعدة")))
    assert left[0] < 20
    assert left[-1] < WIDTH // 2
    assert right[0] > WIDTH // 2
    assert right[-1] > WIDTH - 20


@pytest.mark.parametrize("state", [FactState.SUPERSEDED, FactState.EXPIRED, FactState.DELETED])
def test_what_no_longer_holds_is_dimmed(painted: Painted, state: FactState) -> None:
    text = fact("W" * 20)

    def darkest(image: QImage) -> int:
        return min(QColor(name).lightness() for name in colors(image))

    assert darkest(painted(FactColumn.TEXT, text)) <= QColor(LIGHT.text).lightness() + 2
    dimmed = darkest(painted(FactColumn.TEXT, text, state))
    assert dimmed == pytest.approx(QColor(LIGHT.muted).lightness(), abs=3)


@pytest.mark.parametrize(("confidence", "tone"), [(0.9, "good"), (0.6, "accent"), (0.3, "warning")])
def test_confidence_is_a_bar_as_long_as_it_is_high(painted: Painted, confidence: float, tone: str) -> None:
    image = painted(FactColumn.CONFIDENCE, fact(confidence=confidence))
    row = [image.pixelColor(x, HEIGHT // 2).name() for x in range(WIDTH)]
    assert row.count(getattr(LIGHT, tone)) == pytest.approx(48 * confidence, abs=1.5)
    assert row.count(LIGHT.track) == pytest.approx(48 * (1 - confidence), abs=1.5)


def test_no_confidence_is_nothing(painted: Painted) -> None:
    assert colors(painted(FactColumn.CONFIDENCE, fact())) == {"#ffffff"}


@pytest.mark.parametrize("confidence", [0.0, 1.0])
def test_the_ends_of_the_scale(painted: Painted, confidence: float) -> None:
    image = painted(FactColumn.CONFIDENCE, fact(confidence=confidence))
    row = [image.pixelColor(x, HEIGHT // 2).name() for x in range(8, 56)]
    assert set(row) == {LIGHT.good if confidence else LIGHT.track}


def test_a_state_has_an_icon_and_a_word_an_ordinary_fact_neither(painted: Painted) -> None:
    assert colors(painted(FactColumn.STATE, fact())) == {"#ffffff"}
    image = painted(FactColumn.STATE, fact(), FactState.CONTRADICTION)
    columns = inked(image)
    assert any(8 <= x < 22 for x in columns), "the icon"
    assert any(x > 28 for x in columns), "the word"
    reds = [QColor(name) for name in colors(image)]
    assert any(color.red() > 150 and color.green() < 80 for color in reds)


def test_a_domain_has_its_swatch(painted: Painted) -> None:
    image = painted(FactColumn.DOMAIN, fact(domain="data"))
    swatch = image.copy(8, 9, 10, 10)
    assert any(QColor(name).saturation() > 60 for name in colors(swatch))
    assert max(inked(image)) > 30, "and its name"


def test_selection_and_focus_can_be_seen(painted: Painted) -> None:
    flags = QStyle.StateFlag
    selected = painted(FactColumn.TEXT, fact("a"), flags=flags.State_Selected)
    assert selected.pixelColor(200, 5).name() == LIGHT.selection
    focused = painted(FactColumn.TEXT, fact("a"), flags=flags.State_Selected | flags.State_HasFocus)
    assert focused.pixelColor(1, 14).name() == LIGHT.accent
    assert selected.pixelColor(1, 14).name() != LIGHT.accent


@pytest.mark.parametrize(("name", "shown"), [("light", LIGHT), ("dark", DARK)])
def test_it_is_dressed_for_a_theme(painted: Painted, qapp: QApplication, name: str, shown: Tones) -> None:
    apply_theme(qapp, name)
    painted.delegate.dress(painted.parent.palette())
    image = painted(FactColumn.TEXT, fact("a"), flags=QStyle.StateFlag.State_Selected)
    assert image.pixelColor(200, 5).name() == shown.selection


@pytest.mark.parametrize(
    "content",
    ["", "\x00", "🧠" * 300, "数据库", "a\n\nb", "e\u0301" * 50],
    ids="empty nul emoji han lines marks".split(),
)
def test_any_text_can_be_painted(painted: Painted, content: str) -> None:
    painted.delegate.search_text = "a"
    odd = fact(content, topic=content, domain=content, agent_id=content, confidence=0.5)
    for column in FactColumn:
        is_painted = len(colors(painted(column, odd, FactState.FADING))) > 1
        # Some fonts draw a box for NUL, others nothing.
        if column in (FactColumn.TOPIC, FactColumn.TEXT, FactColumn.AGENT) and content != "\x00":
            assert is_painted is bool(content)


def test_rows_have_the_height_that_is_set(painted: Painted) -> None:
    painted.delegate.row_height = 22
    assert painted.delegate.sizeHint(QStyleOptionViewItem(), painted.model.index(0, 0)).height() == 22


def test_hits_are_marked_from_right_to_left_too(painted: Painted) -> None:
    text = fact("النشر يوم الثلاثاء فقط")
    assert LIGHT.highlight not in colors(painted(FactColumn.TEXT, text))
    painted.delegate.search_text = "النشر"
    image = painted(FactColumn.TEXT, text)
    marked = [x for x in range(WIDTH) if any(image.pixelColor(x, y).name() == LIGHT.highlight for y in range(HEIGHT))]
    assert marked
    assert min(marked) > WIDTH / 2, "the first word stands at the right"
    painted.delegate.search_text = "فقط"
    image = painted(FactColumn.TEXT, text)
    last = [x for x in range(WIDTH) if any(image.pixelColor(x, y).name() == LIGHT.highlight for y in range(HEIGHT))]
    assert max(last) < min(marked)


class Cell:
    """The editor of one cell of one row, and what is saved from it."""

    def __init__(self, painted: Painted, column: FactColumn, shown: Fact) -> None:
        model = painted.model
        model._painted[int(model._rows[0])] = FactRow(shown, FactState.ACTIVE, None)
        self.saved: list[object] = []
        model.edit_requested.connect(lambda *edit: self.saved.append(edit[2]))
        self._index = model.index(0, COLUMNS.index(column))
        self._painted = painted
        self.editor = painted.delegate.createEditor(painted.parent, QStyleOptionViewItem(), self._index)
        self.fill()

    def fill(self) -> None:
        self._painted.delegate.setEditorData(self.editor, self._index)

    def save(self) -> list[object]:
        self._painted.delegate.setModelData(self.editor, self._painted.model, self._index)
        return self.saved

    @property
    def line(self) -> QLineEdit:
        assert isinstance(self.editor, QLineEdit)
        return self.editor

    @property
    def spin(self) -> QDoubleSpinBox:
        assert isinstance(self.editor, QDoubleSpinBox)
        return self.editor


@pytest.mark.parametrize("column", [FactColumn.TOPIC, FactColumn.DOMAIN, FactColumn.CONFIDENCE])
def test_an_editor_has_a_name_and_saves_nothing_that_nobody_changed(painted: Painted, column: FactColumn) -> None:
    for shown in (fact(), fact(topic=" a \n b ", domain="x" * 500, confidence=0.625), fact(confidence=0.1234)):
        cell = Cell(painted, column, shown)
        assert cell.editor.accessibleName()
        assert cell.save() == []


def test_what_was_typed_is_saved_once(painted: Painted) -> None:
    cell = Cell(painted, FactColumn.TOPIC, fact(topic="cache"))
    cell.line.setText("  caching ")
    assert cell.save() == ["caching"]
    assert cell.save() == ["caching"]


def test_what_is_typed_is_not_replaced_by_a_newer_value(painted: Painted) -> None:
    for column, shown in ((FactColumn.TOPIC, fact()), (FactColumn.CONFIDENCE, fact())):
        cell = Cell(painted, column, shown)
        if column is FactColumn.TOPIC:
            cell.line.setText("mine")
        else:
            cell.spin.setValue(0.7)
        cell.fill()
        assert cell.save() == ["mine" if column is FactColumn.TOPIC else 0.7]


@pytest.mark.parametrize(
    ("typed", "saved"),
    [("a\tb", "a b"), ("a\u2028b", "a b"), ("\ud800half", "half"), ("a\x00b", "a b"), ("قاعدة 🧠", "قاعدة 🧠")],
)
def test_what_no_line_holds_is_left_out(painted: Painted, typed: str, saved: str) -> None:
    cell = Cell(painted, FactColumn.TOPIC, fact(topic="cache"))
    cell.line.setText(typed)
    assert cell.save() == [saved]


def test_a_text_longer_than_may_be_typed_is_not_cut_off(painted: Painted) -> None:
    for long in ("x" * 300, "🧠" * 300):
        cell = Cell(painted, FactColumn.TOPIC, fact(topic=long))
        assert cell.line.text() == long
    cell = Cell(painted, FactColumn.TOPIC, fact(topic="short"))
    cell.line.setText("x" * 300)
    assert len(cell.line.text()) == LONGEST_LINE


def test_no_confidence_is_told_from_none(painted: Painted) -> None:
    cell = Cell(painted, FactColumn.CONFIDENCE, fact())
    assert cell.spin.text().strip() == ""
    cell.spin.setValue(0.0)
    assert cell.save() == [0.0]
    cell = Cell(painted, FactColumn.CONFIDENCE, fact(confidence=0.0))
    assert cell.spin.text().strip() != ""
    assert cell.spin.minimum() == 0.0
    cell.spin.setValue(1.0)
    assert cell.save() == [1.0]


def test_domains_that_there_are_are_proposed(painted: Painted) -> None:
    painted.delegate.domains = frozenset({"deploy", "data"})
    completer = Cell(painted, FactColumn.DOMAIN, fact(domain="data")).line.completer()
    completer.setCompletionPrefix("DE")
    assert completer.currentCompletion() == "deploy"


def test_what_waits_has_an_icon_and_a_word(painted: Painted) -> None:
    model = painted.model
    row = FactRow(fact("a"), FactState.ACTIVE, None, is_ahead=True)
    assert model.cell_text(row, FactColumn.STATE) == "waiting"
    image = QImage(WIDTH, HEIGHT, QImage.Format.Format_RGB32)
    image.fill(QColor("#ffffff"))
    model._painted[int(model._rows[0])] = row
    option = QStyleOptionViewItem()
    option.initFrom(painted.parent)
    option.rect = QRect(0, 0, WIDTH, HEIGHT)
    option.state = QStyle.StateFlag.State_None
    painter = QPainter(image)
    painted.delegate.paint(painter, option, model.index(0, COLUMNS.index(FactColumn.STATE)))
    painter.end()
    columns = inked(image)
    assert any(8 <= x < 22 for x in columns)
    assert any(x > 28 for x in columns)
