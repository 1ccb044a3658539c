"""Asks before facts are erased permanently: the one thing that Undo cannot bring back."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.ui.dialogs.boxes import Quotes
from explorer.ui.dialogs.rough_time import rough_time
from explorer.ui.dialogs.texts import fit, heading, plain
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon

_SHOWN = 5


class EraseDialog(QDialog):
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
        super().__init__(parent)
        count = len(labels)
        question_text, button_text = self._words(count) if are_facts else self._other_words(count)
        self.setWindowTitle(self.tr("Erase permanently"))
        self._sign = QLabel()
        self._marks: list[tuple[QLabel, str]] = []
        question = QHBoxLayout()
        question.setSpacing(12)
        question.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        self._heading = heading(question_text)
        question.addWidget(self._heading, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        column.addLayout(question)
        column.addWidget(Quotes(labels, _SHOWN))
        column.addLayout(self._consequences(self._what_goes(records, seconds, backups)))
        column.addStretch(1)
        column.addWidget(self._buttons(button_text))
        self.cancel.setFocus()
        self._dress()
        fit(self)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "erase"):
            self._dress()

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

    def _consequences(self, lines: Iterator[tuple[str, str]]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnMinimumWidth(0, self._heading.fontMetrics().height())
        grid.setColumnStretch(1, 1)
        top = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter
        for row, (name, text) in enumerate(lines):
            mark = QLabel()
            self._marks.append((mark, name))
            grid.addWidget(mark, row, 0, top)
            grid.addWidget(plain(text), row, 1)
        return grid

    def _words(self, count: int) -> tuple[str, str]:
        question = self.tr("Erase %n fact(s) for good? This cannot be undone.", "", count)
        return question, self.tr("Erase %n fact(s)", "", count)

    def _other_words(self, count: int) -> tuple[str, str]:
        question = self.tr("Erase %n record(s) for good? This cannot be undone.", "", count)
        return question, self.tr("Erase %n record(s)", "", count)

    def _buttons(self, caption: str) -> QDialogButtonBox:
        box = QDialogButtonBox()
        self.erase = box.addButton(caption, QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel = box.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.erase.setAutoDefault(False)
        self.cancel.setDefault(True)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        return box

    def _dress(self) -> None:
        palette, shown = self.palette(), tones(self.palette())
        large, small = self._heading.fontMetrics().height(), self.fontMetrics().height()
        self._sign.setPixmap(icon("warning", palette, shown.bad).pixmap(large, large))
        for mark, name in self._marks:
            mark.setPixmap(icon(name, palette, shown.muted).pixmap(small, small))
        self.erase.setIcon(icon("trash", palette, shown.bad))
        self.erase.setIconSize(QSize(small, small))
        self.erase.setStyleSheet(
            f"QPushButton {{ color: {shown.bad} }} QPushButton:!focus {{ border-color: {shown.bad} }}"
        )
