"""The bottom of the window that compares: what a merge would do, and why it cannot be done yet."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QHBoxLayout, QMenu, QPushButton, QWidget
from typing_extensions import override

from explorer.services.teleport.answers import ConflictStrategy
from explorer.services.teleport.merging import Merge, Tally
from explorer.ui import formats
from explorer.ui.dialogs.texts import plain, quiet
from explorer.ui.theme import tones

_NAMED, _KEY_LENGTH = 12, 60


class Footer(QWidget):
    """Says the counts of the very change set that would be written."""

    merge_requested = Signal()
    strategy_chosen = Signal(object)
    """A `ConflictStrategy` for what is unsolved."""
    leave_out_requested = Signal()
    close_requested = Signal()

    def __init__(self, *, read_only: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._read_only = read_only
        self._merge: Merge | None = None
        self._reason = ""
        self._unsolved = 0
        self.words, self.why = quiet(), plain()
        self.rest = QPushButton(self.tr("For the rest ▾"))
        self.rest.setMenu(self._strategies())
        self.leave_out = QPushButton(self.tr("Leave conflicts out"))
        self.merge, self.close_button = QPushButton(), QPushButton(self.tr("Close"))
        self.leave_out.clicked.connect(self.leave_out_requested)
        self.merge.clicked.connect(self.merge_requested)
        self.close_button.clicked.connect(self.close_requested)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(8)
        row.addWidget(self.words, 1)
        row.addWidget(self.why)
        self.why.setWordWrap(False)
        for button in (self.rest, self.leave_out, self.merge, self.close_button):
            button.setAutoDefault(False)
            row.addWidget(button)
        for button in (self.rest, self.leave_out, self.merge):
            button.setVisible(not read_only)
        if read_only:
            self.why.setText(self.tr("Nothing can be merged here: the two files are only compared."))
        self._show()

    @property
    def reason(self) -> str:
        """Why nothing can be merged now; empty where it can."""
        return self._reason

    def show_merge(self, merge: Merge | None, unsolved: int, hindrance: str = "") -> None:
        """Say what would be written; None while that is being worked out. `hindrance` is why it must not be."""
        self._merge, self._unsolved = merge, unsolved
        self._reason = hindrance or self._why_not()
        self._show()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_reason"):
            self._show()

    def _why_not(self) -> str:
        if self._merge is None:
            return self.tr("counting…")
        if self._unsolved:
            return self.tr("%n conflict(s) undecided", "", self._unsolved)
        return "" if self._merge.change is not None else self.tr("nothing to write")

    def _show(self) -> None:
        merge = self._merge
        count = 0 if merge is None else merge.tally.written
        self.merge.setText(self.tr("Merge %n change(s)", "", count))
        self.merge.setEnabled(not self._reason and not self._read_only)
        self.merge.setToolTip(self._reason)
        self.merge.setAccessibleDescription(self._reason)
        for button in (self.rest, self.leave_out):
            button.setEnabled(self._unsolved > 0)
        self.words.setText("" if merge is None else f"{self.tally_words(merge.tally)} {self._missing(merge)}".strip())
        self.words.setToolTip("" if merge is None else _named(merge))
        color = tones(self.palette()).bad
        if not self._read_only:
            self.why.setText(self._reason)
        self.why.setStyleSheet(f"color: {color}" if self._unsolved else "")

    def tally_words(self, tally: Tally) -> str:
        """What is written, in one sentence."""
        parts = [
            (tally.imported, self.tr("import %n", "", tally.imported)),
            (tally.changed, self.tr("change %n", "", tally.changed)),
            (tally.restored, self.tr("bring back %n", "", tally.restored)),
            (tally.deleted, self.tr("delete %n", "", tally.deleted)),
            (tally.kept_both, self.tr("keep both of %n", "", tally.kept_both)),
            (tally.renewed, self.tr("renew the use counts of %n", "", tally.renewed)),
            (tally.left_out, self.tr("leave out %n", "", tally.left_out)),
        ]
        named = [words for number, words in parts if number]
        if self._read_only or not named:
            return ""
        return self.tr("Will {what}.").format(what=", ".join(named))

    def _missing(self, merge: Merge) -> str:
        count = len(merge.missing)
        return self.tr("%n reference(s) will lead to nothing.", "", count) if count else ""

    def _strategies(self) -> QMenu:
        menu = QMenu(self)
        words = {
            ConflictStrategy.NEWER_WINS: self.tr("The newer one wins"),
            ConflictStrategy.LOCAL_WINS: self.tr("Mine wins"),
            ConflictStrategy.REMOTE_WINS: self.tr("Theirs wins"),
            ConflictStrategy.KEEP_BOTH: self.tr("Keep both"),
        }
        for strategy, word in words.items():
            menu.addAction(word, partial(self.strategy_chosen.emit, strategy))
        return menu


def _named(merge: Merge) -> str:
    """What the records that come in refer to and would not find."""
    shown = merge.missing[:_NAMED]
    lines = [f"{formats.one_line(str(each.key), _KEY_LENGTH)}: {each.field} → {each.reference}" for each in shown]
    return "\n".join([*lines, *(["…"] if len(merge.missing) > _NAMED else [])])
