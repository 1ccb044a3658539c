"""A list whose rows say one thing and, muted, what goes with it: on two lines where it is narrow, on one where not."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QIcon, QKeyEvent, QPainter, QPalette, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget
from typing_extensions import override

from explorer.ui.formats import is_right_to_left
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon

Index = QModelIndex | QPersistentModelIndex
LINE_ROLE = Qt.ItemDataRole.UserRole
_MARGIN, _PADDING, _GAP = 12, 6, 2
_ICON, _FOCUS, _LEAST_HEIGHT = 16, 3, 28
_WIDE, _USUAL_HEIGHT = 600, 18
_SEPARATOR = " · "
_LEFT, _RIGHT = (
    side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
    for side in (Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight)
)


@dataclass(frozen=True, slots=True)
class Line:
    """One row. The first of `details` has the colour `tone`, a name of `Tones`, as the icon has; `note` comes last.

    From the third on, details are figures, which stand at the right. `is_quiet` mutes the title too.
    """

    title: str
    details: tuple[str, ...] = ()
    note: str = ""
    icon: str = ""
    tone: str = "muted"
    is_quiet: bool = False

    @property
    def sentence(self) -> str:
        """All of it, for a screen reader."""
        return _SEPARATOR.join(part for part in (self.title, *self.details, self.note) if part)


class LineDelegate(QStyledItemDelegate):
    """Paints the `Line` under `LINE_ROLE`; `widths` are those of the details where they stand beside the title."""

    def __init__(self, widths: tuple[int, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._widths, self._view = widths, parent
        self.dress(parent.palette())

    def dress(self, palette: QPalette) -> None:
        """Take the colours of a palette."""
        self._palette, self._tones = palette, tones(palette)
        self._icons: dict[tuple[str, str], QIcon] = {}

    def is_wide(self, metrics: QFontMetrics) -> bool:
        """Whether the details stand beside the title."""
        return self._view.width() >= self._scaled(_WIDE, metrics)

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        lines = 1 if self.is_wide(option.fontMetrics) else 2
        height = lines * option.fontMetrics.height() + (lines - 1) * _GAP + 2 * _PADDING
        return QSize(80, max(_LEAST_HEIGHT, height))

    @override
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        line, area, metrics = index.data(LINE_ROLE), option.rect, option.fontMetrics
        assert isinstance(line, Line)
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(area, QColor(self._tones.selection))
        inner = area.adjusted(_MARGIN, _PADDING, -_MARGIN, -_PADDING)
        if line.icon:
            size = self._scaled(_ICON, metrics)
            top = inner.top() + (metrics.height() - size) // 2
            if self.is_wide(metrics):
                top = area.center().y() - size // 2 + 1
            self._icon(line).paint(painter, QRect(inner.left(), top, size, size))
            inner.setLeft(inner.left() + size + _MARGIN // 2 + _GAP)
        if self.is_wide(metrics):
            self._paint_wide(painter, inner, line, metrics)
        else:
            self._paint_narrow(painter, inner, line, metrics)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.fillRect(QRect(area.left(), area.top(), _FOCUS, area.height()), QColor(self._tones.accent))

    @staticmethod
    def _scaled(width: int, metrics: QFontMetrics) -> int:
        # Sizes are meant for a usual font; with a larger one they grow along.
        return width * max(_USUAL_HEIGHT, metrics.height()) // _USUAL_HEIGHT

    def _icon(self, line: Line) -> QIcon:
        name = (line.icon, line.tone)
        if name not in self._icons:
            self._icons[name] = icon(line.icon, self._palette, getattr(self._tones, line.tone))
        return self._icons[name]

    def _paint_narrow(self, painter: QPainter, area: QRect, line: Line, metrics: QFontMetrics) -> None:
        above, below = QRect(area), QRect(area)
        above.setHeight(metrics.height())
        below.setTop(area.bottom() + 1 - metrics.height())
        self._paint_text(painter, above, line.title, self._title_tone(line), metrics)
        words = [word for word in (*line.details[1:], line.note) if word]
        if line.details and line.details[0]:
            self._paint_text(painter, below, line.details[0], line.tone, metrics)
            below.setLeft(below.left() + metrics.horizontalAdvance(line.details[0]))
            words.insert(0, "")
        self._paint_text(painter, below, _SEPARATOR.join(words), "muted", metrics)

    def _paint_wide(self, painter: QPainter, area: QRect, line: Line, metrics: QFontMetrics) -> None:
        rest = QRect(area)
        for at, width in reversed(list(enumerate(self._widths[: len(line.details)]))):
            slot = QRect(rest)
            slot.setLeft(rest.right() + 1 - self._scaled(width, metrics))
            rest.setRight(slot.left() - _MARGIN)
            self._paint_text(painter, slot, line.details[at], "muted" if at else line.tone, metrics, ends=at > 1)
        self._paint_text(painter, rest, line.title, self._title_tone(line), metrics)
        used = metrics.horizontalAdvance(line.title)
        if line.note and used < rest.width() // 2 and not is_right_to_left(line.title):
            rest.setLeft(rest.left() + used)
            self._paint_text(painter, rest, f"{_SEPARATOR}{line.note}", "muted", metrics)

    @staticmethod
    def _title_tone(line: Line) -> str:
        return "muted" if line.is_quiet else "text"

    def _paint_text(
        self, painter: QPainter, area: QRect, text: str, tone: str, metrics: QFontMetrics, *, ends: bool = False
    ) -> None:
        painter.setPen(QColor(getattr(self._tones, tone)))
        shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, area.width())
        # The paragraph's own direction decides its side: Arabic and Hebrew begin at the right.
        from_right = not text.isascii() and is_right_to_left(text)
        direction = painter.layoutDirection()
        painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft if from_right else Qt.LayoutDirection.LeftToRight)
        painter.drawText(area, int((_RIGHT if from_right or ends else _LEFT).value), shown)
        painter.setLayoutDirection(direction)


class LineList(QListView):
    """Shows a model of `Line`s; the letters j and k walk, Enter activates."""

    def __init__(self, widths: tuple[int, ...] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._delegate = LineDelegate(widths, self)
        self.setItemDelegate(self._delegate)
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setUniformItemSizes(True)
        self._was_wide = False

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.NoModifier and event.text() in ("j", "k"):
            key = Qt.Key.Key_Down if event.text() == "j" else Qt.Key.Key_Up
            super().keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.activated.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @override
    def keyboardSearch(self, search: str) -> None:
        """Letters are keys here."""

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        is_wide = self._delegate.is_wide(self.fontMetrics())
        if is_wide is not self._was_wide:
            self._was_wide = is_wide
            self.scheduleDelayedItemsLayout()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_delegate"):
            self._delegate.dress(self.palette())
