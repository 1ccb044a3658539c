"""The text that a finding stands in, masked."""

from __future__ import annotations

from PySide6.QtCore import QEvent
from PySide6.QtGui import QColor, QFont, QTextCharFormat, QTextCursor
from PySide6.QtWidgets import QFrame, QTextEdit, QWidget
from typing_extensions import override

from explorer.memory.protocols import Snapshot
from explorer.services.masking import Piece, masked_pieces
from explorer.services.secrets import Finding
from explorer.ui.session import Session
from explorer.ui.theme import tones

_TOPIC = "send text"
_LINES = 3


class FindingPane(QTextEdit):
    """Shows the field of the current finding; every value found in it is masked, the current one is lit."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._pieces: list[Piece] = []
        self._digest = ""
        self.setReadOnly(True)
        self.setAcceptRichText(False)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setTabChangesFocus(True)
        self.setAccessibleName(self.tr("The memory’s text, with what was found masked"))
        self.setFixedHeight(_LINES * self.fontMetrics().lineSpacing() + 2 * int(self.document().documentMargin()) + 4)

    def show_finding(self, snapshot: Snapshot, finding: Finding, known: dict[str, str]) -> None:
        """Show the text of a finding; `known` are the masked forms of all that was found in the record."""
        row = snapshot.row(finding.key)

        def read() -> list[Piece]:
            value = None if row is None else snapshot.metadata(row).get(finding.field)
            return masked_pieces(finding.field, value, known)

        def show(pieces: list[Piece]) -> None:
            self._pieces, self._digest = pieces, finding.digest
            self.setPlainText("".join(piece.text for piece in pieces))
            self._light()

        self._session.tasks.ask(_TOPIC, read, show)

    def show_nothing(self) -> None:
        """There is no finding."""
        self._session.tasks.forget(_TOPIC)
        self._pieces = []
        self.clear()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_pieces"):
            self._light()

    def _light(self) -> None:
        shown = tones(self.palette())
        selections: list[QTextEdit.ExtraSelection] = []
        first: QTextCursor | None = None
        at = 0
        for piece in self._pieces:
            # Qt counts in UTF-16.
            end = at + len(piece.text.encode("utf-16-le", "surrogatepass")) // 2
            if piece.digest:
                is_current = piece.digest == self._digest
                cursor = QTextCursor(self.document())
                cursor.setPosition(at)
                cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
                selection = QTextEdit.ExtraSelection()
                look = QTextCharFormat()
                look.setBackground(QColor(shown.highlight if is_current else shown.track))
                look.setFontWeight(QFont.Weight.DemiBold)
                selection.format, selection.cursor = look, cursor
                selections.append(selection)
                first = cursor if first is None and is_current else first
            at = end
        self.setExtraSelections(selections)
        if first is not None:
            place = QTextCursor(self.document())
            place.setPosition(first.selectionStart())
            self.setTextCursor(place)
            self.ensureCursorVisible()
