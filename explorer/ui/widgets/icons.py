"""The one icon set: Phosphor, through QtAwesome, in the colours of the palette."""

from __future__ import annotations

import qtawesome
from PySide6.QtGui import QIcon, QPalette

from explorer.memory.query import FactState
from explorer.ui.theme import Tones, tones

STATE_ICONS = {
    FactState.DELETED: "trash",
    FactState.SUPERSEDED: "arrow-bend-up-right",
    FactState.EXPIRED: "clock",
    FactState.CONTRADICTION: "warning",
    FactState.DUPLICATE: "copy",
    FactState.ODD: "question",
    FactState.FADING: "hourglass-medium",
    FactState.PINNED: "push-pin",
}
WAITING_ICON = "hourglass-simple"
"""Of a change that is not in the file yet."""


def icon(name: str, palette: QPalette, color: str | None = None) -> QIcon:
    """The Phosphor icon `name`, in the text colour or in `color`."""
    shown = tones(palette)
    return QIcon(qtawesome.icon(f"ph.{name}", color=color or shown.text, color_disabled=shown.line))


def state_color(state: FactState, shown: Tones) -> str:
    """The colour that goes with a state; always beside its icon and word."""
    if state is FactState.CONTRADICTION:
        return shown.bad
    if state in (FactState.DUPLICATE, FactState.FADING, FactState.ODD):
        return shown.warning
    return shown.accent if state is FactState.PINNED else shown.muted
