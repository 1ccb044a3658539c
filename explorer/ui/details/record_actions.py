"""What can be done with the records that are shown, as a row of buttons; whoever is asked knows which these are."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from explorer.services.dossier import FactDossier, Tie, TieKind
from explorer.ui import formats
from explorer.ui.details.shown import Shown
from explorer.ui.theme import tones
from explorer.ui.widgets.flow_layout import FlowLayout


class RecordActions(QFrame):
    """Delete, supersede, restore, erase."""

    delete_requested = Signal()
    supersede_requested = Signal()
    restore_requested = Signal()
    erase_requested = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        flow = FlowLayout(self)
        flow.setContentsMargins(16, 8, 16, 8)
        self.restore = QPushButton(self.tr("Restore"))
        self.supersede = QPushButton(self.tr("Supersede by…"))
        self.delete = QPushButton()
        self.erase = QPushButton(self.tr("Erase…"))
        for button, signal in (
            (self.restore, self.restore_requested),
            (self.supersede, self.supersede_requested),
            (self.delete, self.delete_requested),
            (self.erase, self.erase_requested),
        ):
            button.clicked.connect(signal)
            flow.addWidget(button)
        self.supersede.setToolTip(self.tr("Choose the fact that holds in its place."))
        self.restore.setToolTip(self.tr("Bring back the text and everything else it had."))
        self.erase.setToolTip(self.tr("Remove for good, from this file and from the history of changes."))

    def offer_for(self, shown: Shown | None, *, editable: bool) -> None:
        """Offer what fits one record."""
        is_deleted = shown is not None and shown.record.is_deleted
        is_current = editable and shown is not None and shown.record.is_current and not shown.record.problems
        self.setVisible(editable and (is_deleted or is_current))
        self.restore.setVisible(is_deleted)
        self.delete.setVisible(is_current)
        self.supersede.setVisible(is_current and shown is not None and isinstance(shown.dossier, FactDossier))
        self.erase.setVisible(False)
        self.delete.setText(self.tr("Delete"))
        self.delete.setToolTip("" if shown is None else self._consequences(shown.dossier.ties))

    def offer_for_many(self, count: int) -> None:
        """Offer what fits a selection."""
        self.show()
        for button in (self.restore, self.supersede, self.delete, self.erase):
            button.show()
        self.delete.setText(self.tr("Delete {n}").format(n=formats.count(count)))
        self.delete.setToolTip(self.tr("Undo brings them back."))

    def dress(self) -> None:
        """Take the colours of the palette."""
        shown = tones(self.palette())
        self.setStyleSheet(f"RecordActions {{ background: {shown.window}; border-top: 1px solid {shown.line}; }}")

    def _consequences(self, ties: Iterable[Tie]) -> str:
        kinds = [tie.kind for tie in ties]
        policies, facts = kinds.count(TieKind.SOURCE_OF), kinds.count(TieKind.LINKED_FROM)
        cited = [self.tr("%n policy(s) cite it", "", policies)] if policies else []
        linked = [self.tr("%n fact(s) link to it", "", facts)] if facts else []
        if not cited and not linked:
            return self.tr("Nothing refers to it. Undo brings it back.")
        return self.tr("{ties}: they keep their reference and show it as deleted. Undo brings it back.").format(
            ties=", ".join([*cited, *linked])
        )
