"""Which fact is asked for: why it is not among the results, or where it is. Facts can be dropped here."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QToolButton, QWidget
from typing_extensions import override

from explorer.ui.theme import tones
from explorer.ui.widgets.elided_text import ElidedText
from explorer.ui.widgets.icons import icon

_ICON = 16


class AskedFact(QFrame):
    """Hidden until a fact is asked for."""

    closed = Signal()
    """It is not asked for any more."""
    explanation_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sign, self._heading = QLabel(), QLabel(self.tr("Why not"))
        self.text = ElidedText(1)
        self.explain = QToolButton()
        self.explain.setText(self.tr("Explain"))
        self.explain.setToolTip(self.tr("Show again why it is not among the results"))
        self.explain.setProperty("chip", "true")
        self.explain.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.explain.clicked.connect(self.explanation_requested)
        self._close = QToolButton()
        self._close.setAutoRaise(True)
        self._close.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._close.setToolTip(self.tr("Ask for this fact no more"))
        self._close.setAccessibleName(self._close.toolTip())
        self._close.clicked.connect(self.closed)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 0, 8, 6)
        row.setSpacing(8)
        for widget in (self._sign, self._heading):
            row.addWidget(widget)
        row.addWidget(self.text, 1)
        row.addWidget(self.explain)
        row.addWidget(self._close)
        self._dress()
        self.hide()

    def show_text(self, text: str) -> None:
        """Show which fact is asked for; an empty text hides the line."""
        self.text.show_text(f"“{text}”" if text else "")
        self.setVisible(bool(text))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_close"):
            self._dress()

    def _dress(self) -> None:
        shown = tones(self.palette())
        self._sign.setPixmap(icon("question", self.palette(), shown.accent).pixmap(_ICON, _ICON))
        self._heading.setStyleSheet(f"color: {shown.muted}")
        self._close.setIcon(icon("x", self.palette()))
        self._close.setIconSize(QSize(_ICON, _ICON))
