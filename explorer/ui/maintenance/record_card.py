"""One record of a matter: what becomes of it, its text and what would be lost of it, where it is from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from html import escape

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.ui import formats
from explorer.ui.details.rich_label import rich_label
from explorer.ui.dialogs.texts import plain, quiet
from explorer.ui.maintenance.close_up import Card, Gain
from explorer.ui.maintenance.kind_words import (
    exact_words,
    gain_name,
    gain_words,
    provenance_words,
    role_icon,
    role_tone,
    role_word,
)
from explorer.ui.maintenance.matters import Kind
from explorer.ui.teleport.pane_cell import PaneCell
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon

_ICON, _RADIUS, _BAR = 16, 4, 3
_KEYS = 9
_LOST_LENGTH, _LOST_NAMED = 80, 20
_SPOKEN_LENGTH = 1_000


class CardText(PaneCell):
    """A text as high as it is on its width."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(None, parent, is_text=True)
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.offer(frozenset())

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        return self.height_for(width)

    @override
    def sizeHint(self) -> QSize:
        return QSize(320, self.height_for(max(self.width(), 320)))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(120, 0)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self.dress()
            self.updateGeometry()


class RecordCard(QFrame):
    """Kept and used again for the next matter."""

    chosen = Signal(int)
    """The record with this number is to stay."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card: Card | None = None
        self._kind = Kind.EXACT
        self._sign, self.role, self.similarity = QLabel(), QLabel(), quiet()
        self._lost_sign, self.lost, self.provenance = QLabel(), plain(), quiet()
        self.text, self.gains, self.keep = CardText(), rich_label(), QPushButton()
        self.keep.setAutoDefault(False)
        self.similarity.setToolTip(self.tr("How near the texts are in meaning: 1 = the same"))
        self.keep.clicked.connect(partial(self._choose))
        self._shown_gains: Sequence[Gain] = ()
        self._lay_out()

    def show_card(self, card: Card, kind: Kind, gains: Sequence[Gain], *, can_choose: bool) -> None:
        """Show a record; `can_choose` = it can be made the one that stays."""
        self.card, self._kind, self._shown_gains = card, kind, gains
        word = role_word(card.role, kind)
        self.role.setText(word)
        self.similarity.setText(_similarity_words(card))
        self.keep.setVisible(can_choose)
        key = f"   {card.number}" if card.number <= _KEYS else ""
        self.keep.setText(self.tr("Keep this one") + key)
        self.keep.setAccessibleName(self.tr("Keep record {n} instead").format(n=card.number))
        self.text.show_pieces(card.pieces, card.text)
        self.text.setAccessibleName(card.text[:_SPOKEN_LENGTH])
        self.text.updateGeometry()
        self.lost.setText(self._lost_words(card))
        for widget in (self.lost, self._lost_sign):
            widget.setVisible(bool(card.lost))
        self.provenance.setText(provenance_words(card))
        self.provenance.setToolTip(exact_words(card))
        self.gains.setVisible(bool(gains))
        self.setAccessibleName(f"{word}: {card.text[:_SPOKEN_LENGTH]}")
        self._dress()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_shown_gains"):
            self._dress()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        shown = tones(self.palette())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setPen(QColor(shown.line))
        painter.setBrush(QColor(shown.base))
        painter.drawRoundedRect(area, _RADIUS, _RADIUS)
        if self.card is not None:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(role_tone(self.card.role, shown)))
            painter.drawRect(QRectF(0, _RADIUS, _BAR, self.height() - 2 * _RADIUS))

    def _lay_out(self) -> None:
        font = QFont(self.role.font())
        font.setWeight(QFont.Weight.DemiBold)
        self.role.setFont(font)
        self.similarity.setWordWrap(False)
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self._sign)
        top.addWidget(self.role)
        top.addWidget(self.similarity)
        top.addStretch(1)
        top.addWidget(self.keep)
        lost = QHBoxLayout()
        lost.setSpacing(8)
        lost.setContentsMargins(8, 0, 8, 0)
        lost.addWidget(self._lost_sign, 0, Qt.AlignmentFlag.AlignTop)
        lost.addWidget(self.lost, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 8, 10)
        column.setSpacing(4)
        column.addLayout(top)
        column.addWidget(self.text)
        column.addLayout(lost)
        for widget in (self.gains, self.provenance):
            widget.setContentsMargins(8, 0, 8, 0)
            column.addWidget(widget)

    def _choose(self) -> None:
        if self.card is not None:
            self.chosen.emit(self.card.number)

    def _lost_words(self, card: Card) -> str:
        if not card.lost:
            return ""
        named = ", ".join(formats.isolated(formats.one_line(each, _LOST_LENGTH)) for each in card.lost[:_LOST_NAMED])
        if len(card.lost) > _LOST_NAMED:
            named += self.tr(" and %n more", "", len(card.lost) - _LOST_NAMED)
        return self.tr("Would be lost: {words}").replace("{words}", named)

    def _dress(self) -> None:
        if self.card is None:
            return
        shown = tones(self.palette())
        tone = role_tone(self.card.role, shown)
        self._sign.setPixmap(icon(role_icon(self.card.role, self._kind), self.palette(), tone).pixmap(_ICON, _ICON))
        self._lost_sign.setPixmap(icon("warning", self.palette(), shown.bad).pixmap(_ICON, _ICON))
        _color(self.role, tone)
        _color(self.lost, shown.bad)
        rows = "".join(
            f'<tr><td style="color:{shown.muted}; padding:0 12px 2px 0">{escape(gain_name(each))}</td>'
            f'<td style="padding-bottom:2px">{escape(gain_words(each))}</td></tr>'
            for each in self._shown_gains
        )
        self.gains.setText(f'<table cellspacing="0" cellpadding="0">{rows}</table>')
        self.update()


def _color(label: QLabel, tone: str) -> None:
    palette = QPalette(label.palette())
    palette.setColor(QPalette.ColorRole.WindowText, QColor(tone))
    label.setPalette(palette)


def _similarity_words(card: Card) -> str:
    return "" if card.similarity is None else f"≈ {formats.share(card.similarity)}"
