"""How words stand in dialogs: headings, and what is said beside the matter."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy

_LARGER = 1.2


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
    label.setMinimumWidth(80)
    policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
    policy.setHeightForWidth(True)
    label.setSizePolicy(policy)
    return label


def quiet(text: str = "") -> QLabel:
    """A paragraph in the muted colour of whatever theme there is."""
    label = plain(text)
    label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
    return label
