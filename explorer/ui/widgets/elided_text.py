"""A text on a few lines: what does not fit ends in an ellipsis and stands in the tooltip."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QTextLayout, QTextOption
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget
from typing_extensions import override

from explorer.ui.formats import is_right_to_left

_LAID_OUT = 2_000
_WIDEST = 480
_NARROWEST = 80


class ElidedText(QLabel):
    """White space counts as one space. The text runs in its own direction; screen readers get all of it."""

    def __init__(self, most_lines: int, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._most_lines = most_lines
        self.setTextFormat(Qt.TextFormat.PlainText)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.show_text(text)

    def show_text(self, text: str) -> None:
        """Show another text."""
        self.setText(" ".join(text[: 2 * _LAID_OUT].replace("\x00", "␀").split()))
        self.setAccessibleName(text)
        self._explain()
        self.updateGeometry()

    def shown_lines(self, width: int) -> list[str]:
        """The lines as they are painted on `width` pixels."""
        return self._lines(max(width, 1))[0]

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return max(1, len(self.shown_lines(width))) * self.fontMetrics().lineSpacing()

    @override
    def sizeHint(self) -> QSize:
        width = min(self.fontMetrics().horizontalAdvance(self.text()[:_LAID_OUT]) + 1, _WIDEST)
        return QSize(width, self.heightForWidth(width))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(_NARROWEST, self.fontMetrics().lineSpacing())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().color(self.foregroundRole()))
        is_mirrored = is_right_to_left(self.text())
        side = Qt.AlignmentFlag.AlignRight if is_mirrored else Qt.AlignmentFlag.AlignLeft
        flags = side | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute | Qt.TextFlag.TextSingleLine
        painter.setLayoutDirection(Qt.LayoutDirection.RightToLeft if is_mirrored else Qt.LayoutDirection.LeftToRight)
        height = self.fontMetrics().lineSpacing()
        lines = self.shown_lines(self.width())
        top = (self.height() - height * len(lines)) // 2
        for number, line in enumerate(lines):
            painter.drawText(QRect(0, top + number * height, self.width(), height), int(flags.value), line)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._explain()

    def _explain(self) -> None:
        _, is_cut = self._lines(max(self.width(), 1))
        # Marked up, so that the tooltip breaks its lines and takes nothing in the text for markup.
        self.setToolTip(f"<p>{escape(self.text()[:_LAID_OUT])}</p>" if is_cut else "")

    def _lines(self, width: int) -> tuple[list[str], bool]:
        """The lines, and whether the last one is cut."""
        # Qt counts in UTF-16.
        units = self.text()[:_LAID_OUT].encode("utf-16-le", "surrogatepass")
        option = QTextOption()
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        layout = QTextLayout(_text(units), self.font())
        layout.setTextOption(option)
        lines: list[str] = []
        rest = last = ""
        layout.beginLayout()
        while (line := layout.createLine()).isValid():
            line.setLineWidth(width)
            start, end = line.textStart() * 2, (line.textStart() + line.textLength()) * 2
            if len(lines) + 1 == self._most_lines:
                rest = _text(units[start:])
                last = self.fontMetrics().elidedText(rest, Qt.TextElideMode.ElideRight, width)
                lines.append(last)
                break
            lines.append(_text(units[start:end]).rstrip())
        layout.endLayout()
        return lines, last != rest or len(self.text()) > _LAID_OUT


def _text(units: bytes) -> str:
    return units.decode("utf-16-le", "surrogatepass")
