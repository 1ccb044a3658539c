"""Asks before facts are erased permanently: the one thing that Undo cannot bring back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtWidgets import QPushButton, QWidget

from explorer.ui.dialogs.boxes import Quotes
from explorer.ui.dialogs.grave import GraveDialog
from explorer.ui.dialogs.rough_time import rough_time

_SHOWN = 5


class EraseDialog(GraveDialog):
    """Names what goes and what it costs. Accepted where the person wants it; Cancel is the default.

    `labels` = the beginnings of the facts' texts, `records` = how many records go, revisions included, `seconds` =
    how long the agents' index takes to rebuild, `backups` = whether there are daily backups of the workspace,
    `are_facts` = no policies are among them.
    """

    def __init__(
        self,
        labels: Sequence[str],
        records: int,
        seconds: float,
        backups: bool,
        parent: QWidget | None = None,
        *,
        are_facts: bool = True,
    ) -> None:
        count = len(labels)
        words = self._words(count) if are_facts else self._other_words(count)
        super().__init__(*words, self._what_goes(records, seconds, backups), "warning", Quotes(labels, _SHOWN), parent)
        self.setWindowTitle(self.tr("Erase permanently"))

    @property
    def erase(self) -> QPushButton:
        """The button that does it."""
        return self.do

    def _what_goes(self, records: int, seconds: float, backups: bool) -> Iterator[tuple[str, str]]:
        yield "trash", self.tr("%n record(s) leave the workspace: every revision of these texts goes too.", "", records)
        yield (
            "clock-counter-clockwise",
            self.tr("The history of changes on this computer forgets the texts, and what was done to them."),
        )
        if backups:
            yield "copy", self.tr("All daily backups of this workspace are deleted, because they hold the texts.")
        yield (
            "hourglass-medium",
            self.tr(
                "The agents' index is rebuilt. That takes {time}, in which agents can read but not write. "
                "You can go on working."
            ).format(time=rough_time(seconds)),
        )

    def _words(self, count: int) -> tuple[str, str]:
        question = self.tr("Erase %n fact(s) for good? This cannot be undone.", "", count)
        return question, self.tr("Erase %n fact(s)", "", count)

    def _other_words(self, count: int) -> tuple[str, str]:
        question = self.tr("Erase %n record(s) for good? This cannot be undone.", "", count)
        return question, self.tr("Erase %n record(s)", "", count)
