"""How a row of the facts table is painted."""

from __future__ import annotations

from typing import Any
from unicodedata import category

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QPainter, QPalette, QPen, QTextLayout, QTextLine, QTextOption
from PySide6.QtWidgets import (
    QCompleter,
    QDoubleSpinBox,
    QLineEdit,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)
from typing_extensions import override

from explorer.memory.query import FactColumn, FactState
from explorer.memory.terms import spans
from explorer.ui.formats import is_right_to_left
from explorer.ui.models.facts import COLUMNS, NUMBERS, FactRow, FactsModel
from explorer.ui.theme import tones
from explorer.ui.widgets.hues import Hues
from explorer.ui.widgets.icons import STATE_ICONS, WAITING_ICON, icon, state_color
from explorer.ui.words import column_word

LONGEST_LINE = 200
_BEGUN = "begun"
"""What stood in an editor when it was opened: only what a person changed is saved."""
_NOT_STATED = -0.01
_MARGIN = 8
_SWATCH = 10
_ICON = 14
_FOCUS = 3
_BAR_WIDTH, _BAR_HEIGHT = 48, 5
_GOOD, _FAIR = 0.8, 0.5
_SECONDARY = (FactColumn.TOPIC, FactColumn.CONFIDENCE, FactColumn.AGE, FactColumn.USED, FactColumn.IMPORTANCE)
_DIMMED = (FactState.SUPERSEDED, FactState.EXPIRED, FactState.DELETED)
_COLORS = ("text", "muted", "selection", "accent", "good", "warning", "track", "highlight")
_LEFT = int(
    Qt.AlignmentFlag.AlignLeft.value | Qt.AlignmentFlag.AlignVCenter.value | Qt.AlignmentFlag.AlignAbsolute.value
)
_RIGHT = int(
    Qt.AlignmentFlag.AlignRight.value | Qt.AlignmentFlag.AlignVCenter.value | Qt.AlignmentFlag.AlignAbsolute.value
)
_SELECTED, _FOCUSED = QStyle.StateFlag.State_Selected.value, QStyle.StateFlag.State_HasFocus.value
Index = QModelIndex | QPersistentModelIndex


class FactDelegate(QStyledItemDelegate):
    """Paints cells straight from the model's rows; what it needs for each cell of a frame is made once."""

    def __init__(self, model: FactsModel, parent: QWidget) -> None:
        super().__init__(parent)
        self._model = model
        self.search_text = ""
        self.row_height = 28
        self.domains: frozenset[str] = frozenset()
        self._hues = Hues()
        self.dress(parent.palette())

    def dress(self, palette: QPalette) -> None:
        """Take the colours of a palette."""
        self._tones = tones(palette)
        self._palette = palette
        self._icons: dict[FactState | None, QIcon] = {}
        self._swatches: dict[str, QColor] = {}
        self._colors = {name: QColor(getattr(self._tones, name)) for name in _COLORS}

    def set_hues(self, hues: Hues) -> None:
        """Paint the domains in these hues."""
        self._hues = hues
        self._swatches.clear()

    @override
    def createEditor(self, parent: QWidget, option: QStyleOptionViewItem, index: Index) -> QWidget:
        if COLUMNS[index.column()] is FactColumn.CONFIDENCE:
            spin = QDoubleSpinBox(parent, minimum=0.0, maximum=1.0, singleStep=0.05, decimals=2)
            spin.setFrame(False)
            spin.setAccessibleName(column_word(FactColumn.CONFIDENCE))
            return spin
        line = QLineEdit(parent)
        line.setFrame(False)
        if COLUMNS[index.column()] is FactColumn.DOMAIN:
            completer = QCompleter(sorted(self.domains), line)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            line.setCompleter(completer)
            line.returnPressed.connect(lambda: self._take_completed(line))
        line.setAccessibleName(column_word(COLUMNS[index.column()]))
        return line

    @override
    def setEditorData(self, editor: QWidget, index: Index) -> None:
        # Only once: what is being typed is not replaced by what an agent writes meanwhile.
        if editor.property(_BEGUN) is not None:
            return
        value = index.data(Qt.ItemDataRole.EditRole)
        if isinstance(editor, QDoubleSpinBox):
            if value is None:
                editor.setMinimum(_NOT_STATED)
                editor.setSpecialValueText(" ")
            editor.setValue(_NOT_STATED if value is None else float(value))
            editor.selectAll()
            editor.setProperty(_BEGUN, editor.value())
        elif isinstance(editor, QLineEdit):
            text = str(value or "")
            # What an agent wrote may be longer, and is not cut off. Qt counts in UTF-16.
            editor.setMaxLength(max(LONGEST_LINE, len(text.encode("utf-16-le", "surrogatepass")) // 2))
            editor.setText(text)
            editor.selectAll()
            editor.setProperty(_BEGUN, editor.text())

    @override
    def setModelData(self, editor: QWidget, model: QAbstractItemModel, index: Index) -> None:
        begun = editor.property(_BEGUN)
        if isinstance(editor, QDoubleSpinBox):
            editor.interpretText()
            if editor.value() not in (begun, _NOT_STATED):
                editor.setProperty(_BEGUN, editor.value())
                model.setData(index, editor.value())
        elif isinstance(editor, QLineEdit) and editor.text() != begun:
            editor.setProperty(_BEGUN, editor.text())
            model.setData(index, _one_line(editor.text()))

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(40, self.row_height)

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        column = COLUMNS[index.column()]
        row = self._model.row_at(index.row())
        area: QRect = option.rect
        # The flags' numbers: combining the enumerations themselves takes longer than painting a cell.
        state = option.state.value
        if state & _SELECTED:
            painter.fillRect(area, self._colors["selection"])
        is_dimmed = row.state in _DIMMED
        painter.setPen(self._colors["muted" if is_dimmed or column in _SECONDARY else "text"])
        inner = area.adjusted(_MARGIN, 0, -_MARGIN, 0)
        text = self._model.cell_text(row, column)
        if column is FactColumn.TEXT:
            self._paint_text(painter, inner, text, option.fontMetrics)
        elif column is FactColumn.DOMAIN:
            self._paint_domain(painter, inner, text, option.fontMetrics)
        elif column is FactColumn.CONFIDENCE:
            self._paint_confidence(painter, inner, row, text)
        elif column is FactColumn.STATE:
            if text:
                self._paint_state(painter, inner, None if row.is_ahead else row.state, text, option.fontMetrics)
        else:
            shown = option.fontMetrics.elidedText(text, Qt.TextElideMode.ElideRight, inner.width())
            painter.drawText(inner, _RIGHT if column in NUMBERS else _LEFT, shown)
        if state & _FOCUSED:
            # The whole row is what has the focus: its beginning is marked, whatever column is current.
            painter.fillRect(QRect(0, area.top(), _FOCUS, area.height()), self._colors["accent"])

    def _take_completed(self, line: QLineEdit) -> None:
        """Enter in the list of proposals ends the editing too: it does not reach the editor as a key."""
        proposals = line.completer().popup()
        if proposals is not None and proposals.isVisible():
            proposals.hide()
            self.commitData.emit(line)
            self.closeEditor.emit(line, QStyledItemDelegate.EndEditHint.NoHint)

    def _paint_text(self, painter: QPainter, area: QRect, whole: str, metrics: QFontMetrics) -> None:
        text = metrics.elidedText(whole, Qt.TextElideMode.ElideRight, area.width())
        # The paragraph's own direction decides its side: Arabic and Hebrew begin at the right.
        if not text.isascii() and is_right_to_left(text):
            self._paint_from_the_right(painter, area, text, metrics)
            return
        if self.search_text:
            for start, end in spans(text, self.search_text):
                left = area.left() + metrics.horizontalAdvance(text[:start])
                width = metrics.horizontalAdvance(text[start:end])
                mark = QRect(left, area.center().y() - metrics.height() // 2, width, metrics.height())
                painter.fillRect(mark, self._colors["highlight"])
        painter.drawText(area, _LEFT, text)

    def _paint_from_the_right(self, painter: QPainter, area: QRect, text: str, metrics: QFontMetrics) -> None:
        hits = spans(text, self.search_text) if self.search_text else []
        if hits:
            layout = QTextLayout(text, painter.font())
            option = QTextOption(Qt.AlignmentFlag.AlignRight)
            option.setTextDirection(Qt.LayoutDirection.RightToLeft)
            layout.setTextOption(option)
            layout.beginLayout()
            line = layout.createLine()
            line.setLineWidth(area.width())
            layout.endLayout()
            for hit in hits:
                # Qt counts in UTF-16.
                left, right = sorted(_place(line, len(text[:at].encode("utf-16-le")) // 2) for at in hit)
                top = area.center().y() - metrics.height() // 2
                mark = QRect(area.left() + left, top, right - left, metrics.height())
                painter.fillRect(mark, self._colors["highlight"])
        direction = painter.layoutDirection()
        painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
        painter.drawText(area, _RIGHT, text)
        painter.setLayoutDirection(direction)

    def _paint_domain(self, painter: QPainter, area: QRect, name: str, metrics: QFontMetrics) -> None:
        hue = self._swatches.get(name)
        if hue is None:
            hue = self._swatches[name] = self._hues.color(name, dark=self._tones.is_dark)
        swatch = QRect(area.left(), area.center().y() - _SWATCH // 2 + 1, _SWATCH, _SWATCH)
        pattern = self._hues.pattern(name)
        if pattern is not Qt.PenStyle.SolidLine:
            pen = painter.pen()
            painter.setPen(QPen(hue, 2, pattern))
            painter.drawRect(swatch.adjusted(1, 1, -1, -1))
            painter.setPen(pen)
        else:
            painter.fillRect(swatch, hue)
        rest = area.adjusted(_SWATCH + _MARGIN, 0, 0, 0)
        painter.drawText(rest, _LEFT, metrics.elidedText(name, Qt.TextElideMode.ElideMiddle, rest.width()))

    def _paint_confidence(self, painter: QPainter, area: QRect, row: FactRow, text: str) -> None:
        value = row.fact.confidence
        if value is None:
            return
        bar = QRect(area.left(), area.center().y() - _BAR_HEIGHT // 2, _BAR_WIDTH, _BAR_HEIGHT)
        painter.fillRect(bar, self._colors["track"])
        if row.state not in _DIMMED:
            color = "good" if value >= _GOOD else "accent" if value >= _FAIR else "warning"
            painter.fillRect(bar.adjusted(0, 0, round(_BAR_WIDTH * (value - 1)), 0), self._colors[color])
        painter.drawText(area, _RIGHT, text)

    def _paint_state(
        self, painter: QPainter, area: QRect, state: FactState | None, text: str, metrics: QFontMetrics
    ) -> None:
        """`state` None = waiting to be written."""
        color = self._tones.warning if state is None else state_color(state, self._tones)
        mark = self._icons.get(state)
        if mark is None:
            name = WAITING_ICON if state is None else STATE_ICONS[state]
            mark = self._icons[state] = icon(name, self._palette, color)
        mark.paint(painter, QRect(area.left(), area.center().y() - _ICON // 2 + 1, _ICON, _ICON))
        painter.setPen(QColor(color))
        rest = area.adjusted(_ICON + 6, 0, 0, 0)
        painter.drawText(rest, _LEFT, metrics.elidedText(text, Qt.TextElideMode.ElideRight, rest.width()))


def _one_line(text: str) -> str:
    """What is typed or pasted, without what no file can hold or no line shows."""
    storable = text.encode("utf-8", "ignore").decode()
    return "".join(" " if category(each) in ("Cc", "Zl", "Zp") else each for each in storable).strip()


def _place(line: QTextLine, position: int) -> int:
    # PySide returns the position beside the place, which its stub does not know.
    place: Any = line.cursorToX(position)
    return int(place[0] if isinstance(place, tuple) else place)
