"""What is below the attributes of a record: conflicts, history, links, metadata that no field shows."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from explorer.services.dossier import TieKind
from explorer.ui.details.html import history_html, other_html, ties_html
from explorer.ui.details.rich_label import rich_label
from explorer.ui.details.shown import Dossier
from explorer.ui.theme import tones

_CONFLICTS = (TieKind.CONTRADICTS, TieKind.DUPLICATES)


class Sections(QWidget):
    """One below the other, each with a heading."""

    link_followed = Signal(str)
    """The address of a link that was followed."""

    def __init__(self) -> None:
        super().__init__()
        self._history, self._conflicts, self._links, self._other = (_Section() for _ in range(4))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        for section in (self._conflicts, self._history, self._links, self._other):
            section.body.linkActivated.connect(self.link_followed)
            column.addWidget(section)

    def show_dossier(self, dossier: Dossier | None) -> None:
        """Show what is known of a record; None shows nothing."""
        if dossier is None:
            for section in (self._history, self._conflicts, self._links, self._other):
                section.show_html("", "")
            return
        shown = tones(self.palette())
        conflicts = [tie for tie in dossier.ties if tie.kind in _CONFLICTS]
        links = [tie for tie in dossier.ties if tie.kind not in _CONFLICTS]
        revisions = len(dossier.history)
        history = history_html(dossier.history, shown) if revisions > 1 else ""
        self._history.show_html(self.tr("History · %n revision(s)", "", revisions), history)
        self._conflicts.show_html(self.tr("Conflict"), ties_html(conflicts, shown) if conflicts else "")
        self._links.show_html(self.tr("Links"), ties_html(links, shown) if links else "")
        self._other.show_html(self.tr("Other metadata"), other_html(dossier.other, shown) if dossier.other else "")


class _Section(QFrame):
    """A heading and rich text below it; hidden while it has none."""

    def __init__(self) -> None:
        super().__init__()
        self._heading = QLabel()
        font = self._heading.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 0.9)
        self._heading.setFont(font)
        self.body = rich_label()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._heading)
        column.addWidget(self.body)

    def show_html(self, heading: str, html: str) -> None:
        """Show `html` under `heading`; nothing at all where it is empty."""
        self._heading.setText(heading)
        self.body.setText(html)
        self.body.setAccessibleName(heading)
        self.setVisible(bool(html))
