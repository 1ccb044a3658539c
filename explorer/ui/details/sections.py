"""What is below the attributes of a record: conflicts, history, links, what agents get, metadata without a field."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QLabel, QVBoxLayout, QWidget

from explorer.services.dossier import FactDossier, TieKind
from explorer.ui.details.html import history_html, other_html, ties_html
from explorer.ui.details.rich_label import rich_label
from explorer.ui.details.shown import Dossier
from explorer.ui.theme import tones

WHY = "agent:why"
"""The address of the question whether an agent would get the fact that is shown."""
_CONFLICTS = (TieKind.CONTRADICTS, TieKind.DUPLICATES)


class Sections(QWidget):
    """One below the other, each with a heading."""

    link_followed = Signal(str)
    """The address of a link that was followed."""

    def __init__(self) -> None:
        super().__init__()
        self._history, self._conflicts, self._links, self._agents, self._other = self._every = tuple(
            _Section() for _ in range(5)
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(12)
        for section in (self._conflicts, self._history, self._links, self._agents, self._other):
            section.body.linkActivated.connect(self.link_followed)
            column.addWidget(section)

    def show_dossier(self, dossier: Dossier | None) -> None:
        """Show what is known of a record; None shows nothing."""
        if dossier is None:
            for section in self._every:
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
        is_fact = isinstance(dossier, FactDossier)
        question = escape(self.tr("Would an agent get this, and why?"))
        self._agents.show_html(self.tr("Agents"), f'<a href="{WHY}">{question}</a>' if is_fact else "")
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
