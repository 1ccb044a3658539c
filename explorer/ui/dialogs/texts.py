"""How words stand in dialogs: headings, and what is said beside the matter."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QLabel, QWidget

_LARGER = 1.2
_CHARACTERS, _WIDEST = 74, 960


def heading_font(font: QFont) -> QFont:
    """`font` as headings have it."""
    larger = QFont(font)
    larger.setPointSizeF(font.pointSizeF() * _LARGER)
    larger.setWeight(QFont.Weight.DemiBold)
    return larger


def heading(text: str) -> QLabel:
    """The heading of a dialog."""
    label = plain(text)
    label.setFont(heading_font(label.font()))
    return label


def plain(text: str = "") -> QLabel:
    """A paragraph; nothing in it is taken for markup."""
    label = QLabel(text)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def quiet(text: str = "") -> QLabel:
    """A paragraph in the muted colour of whatever theme there is."""
    label = plain(text)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label


def fit(dialog: QWidget) -> None:
    """Make a dialog as wide as a line that reads well, and at least as high as its texts are then."""
    layout = dialog.layout()
    assert layout is not None
    layout.activate()
    width = max(
        dialog.width() if dialog.isVisible() else 0, min(_CHARACTERS * dialog.fontMetrics().averageCharWidth(), _WIDEST)
    )
    height = dialog.height() if dialog.isVisible() else 0
    dialog.resize(width, max(height, layout.totalHeightForWidth(width)))
