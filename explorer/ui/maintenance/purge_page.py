"""What a purge would remove and what that means; the purge itself, and writing the file anew without one."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QFont, QPalette, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from explorer.memory.errors import MemoryExplorerError, Refused
from explorer.services.purging import PURGE_DAYS, PurgePlan, PurgeReason
from explorer.ui import formats
from explorer.ui.dialogs.texts import plain, quiet
from explorer.ui.docks.running_job import RunningJob
from explorer.ui.maintenance.job_strip import JobStrip
from explorer.ui.maintenance.purge_dialog import PurgeDialog
from explorer.ui.maintenance.purge_run import Ended, Outcome, PurgeRun
from explorer.ui.maintenance.purge_words import PurgeWords, reason_word
from explorer.ui.session import Session
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon
from explorer.ui.widgets.notice import Button
from explorer.ui.words import refusal_word

_MOST_DAYS, _PAUSE_MS, _WIDEST = 3_650, 250, 760
_END = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class PurgePage(QWidget):
    """Counts once it is shown, and anew when the days or the workspace change; nothing goes that was not counted."""

    said = Signal(str, list, bool)
    """Words, buttons for a `Notice`, and whether it is trouble."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._words = session, PurgeWords(self)
        self.strip = JobStrip(session)
        self.run = PurgeRun(session, self.strip, self)
        self.running = RunningJob(session)
        self.days = QSpinBox()
        self.purge, self.compact = QPushButton(), QPushButton(self.tr("Compact only"))
        self.compact.setToolTip(
            self.tr("Write the file anew as it stands, so that its log and gaps go; nothing is removed")
        )
        self.give_up = QPushButton(self.tr("Give up"))
        self.state, self.kept = plain(), quiet()
        self._figures: dict[PurgeReason | None, tuple[QLabel, QLabel]] = {}
        self._marks: list[tuple[QLabel, str]] = []
        self._is_counted = False
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self._count)
        self._lay_out()
        self._connect()
        self._show_state()

    def ask(self) -> None:
        """Ask once, then purge."""
        plan, folder = self.run.plan, self.run.folder
        if plan is None or folder is None or not self.purge.isEnabled():
            return
        dialog = PurgeDialog(plan, folder, self.window())
        if dialog.exec():
            self.run.apply()
        dialog.deleteLater()

    def end(self) -> None:
        """Count nothing any more."""
        self._pause.stop()
        self.strip.end()
        self.run.end()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not self._is_counted:
            self._count()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_means"):
            self._dress()

    def _lay_out(self) -> None:
        column = QVBoxLayout()
        column.setContentsMargins(8, 16, 8, 8)
        column.setSpacing(16)
        column.addLayout(self._days_row())
        column.addLayout(self._table())
        column.addWidget(self.kept)
        column.addWidget(self.state)
        self._means = QGridLayout()
        self._means.setHorizontalSpacing(12)
        self._means.setVerticalSpacing(8)
        self._means.setColumnStretch(1, 1)
        column.addLayout(self._means)
        column.addWidget(self.running)
        column.addStretch(1)
        inner = QWidget()
        inner.setMaximumWidth(_WIDEST)
        inner.setLayout(column)
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setFrameShape(QFrame.Shape.NoFrame)
        area.setWidget(inner)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(area, 1)
        whole.addLayout(self._button_row())

    def _button_row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self.purge, self.compact, self.give_up):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addWidget(self.strip)
        row.addStretch(1)
        return row

    def _days_row(self) -> QHBoxLayout:
        self.days.setRange(0, _MOST_DAYS)
        self.days.setValue(PURGE_DAYS)
        self.days.setGroupSeparatorShown(True)
        self.days.setAccessibleName(self.tr("Days that what was put aside is kept"))
        self.days.setMinimumHeight(self.days.fontMetrics().lineSpacing() + 10)
        label = QLabel(self.tr("Remove for good what was put aside more than"))
        label.setBuddy(self.days)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(label)
        row.addWidget(self.days)
        row.addWidget(QLabel(self.tr("days ago")))
        row.addStretch(1)
        return row

    def _table(self) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(0, 1)
        for column, title in ((1, self.tr("Records")), (2, self.tr("Size"))):
            head = quiet(title)
            head.setWordWrap(False)
            grid.addWidget(head, 0, column, _END)
        for row, reason in enumerate((*PurgeReason, None), 1):
            name = QLabel(self.tr("In all") if reason is None else reason_word(reason))
            count, size = QLabel(), QLabel()
            if reason is None:
                for label in (name, count, size):
                    font = label.font()
                    font.setWeight(QFont.Weight.DemiBold)
                    label.setFont(font)
            self._figures[reason] = count, size
            grid.addWidget(name, row, 0)
            grid.addWidget(count, row, 1, _END)
            grid.addWidget(size, row, 2, _END)
        return grid

    def _connect(self) -> None:
        self.days.valueChanged.connect(lambda _: self._pause.start())
        self.purge.clicked.connect(self.ask)
        self.compact.clicked.connect(self.run.compact)
        self.give_up.clicked.connect(self.run.give_up)
        self.run.planned.connect(self._show_plan)
        self.run.changed.connect(self._show_state)
        self.run.ended.connect(self._tell_end)
        self.run.failed.connect(lambda words: self.said.emit(words, [], True))
        self.strip.failed.connect(self._explain)
        self.strip.stopped.connect(self._tell_stopped)
        self._session.refreshed.connect(self._follow)
        self._session.writes.made.connect(self._follow)
        self._session.writes.standing_changed.connect(self._show_state)

    def _follow(self) -> None:
        """The workspace changed: what was counted may not be so any more."""
        if self.isVisible():
            self._pause.start()
        else:
            self._is_counted = False

    def _count(self) -> None:
        self._pause.stop()
        self._is_counted = True
        if not self.run.is_busy:
            self.run.count(self.days.value())

    def _show_plan(self) -> None:
        plan = self.run.plan
        for reason, labels in self._figures.items():
            for label, text in zip(labels, ("…", "") if plan is None else _figures(plan, reason), strict=True):
                label.setText(text)
        self.kept.setText("" if plan is None else self._words.kept(plan))
        self.kept.setVisible(bool(self.kept.text()))
        self._show_meaning(plan)
        self._show_state()

    def _show_meaning(self, plan: PurgePlan | None) -> None:
        while (item := self._means.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        self._marks.clear()
        folder = self.run.folder
        if plan is None or folder is None:
            return
        lines = self._words.means(plan.seconds, folder) if plan.change is None else self._words.follows(plan, folder)
        for row, (name, text) in enumerate(lines):
            mark = QLabel()
            self._marks.append((mark, name))
            self._means.addWidget(mark, row, 0, Qt.AlignmentFlag.AlignTop)
            self._means.addWidget(plain(text), row, 1)
        self._dress()

    def _show_state(self) -> None:
        plan, writes = self.run.plan, self._session.writes
        is_read_only, is_busy = writes.is_read_only, self.run.is_busy
        is_waiting = self.run.change is not None and writes.waits_for_agent
        has_any = plan is not None and plan.change is not None
        self.purge.setText(self._words.button(plan) + "…" if plan is not None and has_any else self.tr("Purge…"))
        self.purge.setEnabled(has_any and not is_read_only and not is_busy)
        self.compact.setEnabled(not is_read_only and not is_busy)
        self.give_up.setVisible(is_waiting)
        words = ""
        if is_read_only:
            words = self.tr("Nothing can be changed here: the workspace is open for reading only.")
        elif is_waiting:
            words = self.tr("An agent has the file open. The purge is done as soon as it is free.")
        elif writes.trouble and is_busy:
            words = writes.trouble
        elif is_busy:
            words = self.tr("The file is being written anew…")
        elif plan is not None and not has_any:
            words = self._words.nothing(plan)
        self.state.setText(words)
        self.state.setVisible(bool(words))

    def _tell_end(self, end: Ended) -> None:
        if end.outcome is Outcome.STOPPED:
            self.said.emit(self.tr("Stopped. The file is as it was."), [], False)
        elif end.outcome is Outcome.CHANGED:
            words = self.tr("The workspace changed meanwhile, so nothing was purged. All is counted anew.")
            self.said.emit(words, [], True)
        else:
            words = self._words.purged(end.records, end.freed) if end.records else self._words.compacted(end.freed)
            buttons: list[Button] = []
            if end.copy is not None:
                folder = QUrl.fromLocalFile(str(end.copy))
                words = f"{words}. {self._words.backup(end.copy)}"
                buttons = [(self.tr("Show the backup"), partial(_show_folder, folder))]
            self.said.emit(words, buttons, False)
        self._follow()

    def _tell_stopped(self) -> None:
        again: Button = (self.tr("Count again"), self._count)
        self.said.emit(self.tr("Counting was stopped."), [again], True)

    def _explain(self, error: MemoryExplorerError) -> None:
        words = refusal_word(error.reason, error.label) if isinstance(error, Refused) else str(error)
        self.said.emit(words, [], True)

    def _dress(self) -> None:
        shown, size = tones(self.palette()), self.fontMetrics().height()
        for mark, name in self._marks:
            mark.setPixmap(icon(name, self.palette(), shown.muted).pixmap(size, size))
        self.purge.setIcon(icon("trash", self.palette(), shown.bad))
        self.kept.setForegroundRole(QPalette.ColorRole.PlaceholderText)


def _show_folder(folder: QUrl) -> None:
    QDesktopServices.openUrl(folder)


def _figures(plan: PurgePlan, reason: PurgeReason | None) -> tuple[str, str]:
    if reason is None:
        return formats.count(plan.records), formats.file_size(plan.bytes_freed)
    return formats.count(len(plan.keys[reason])), formats.file_size(plan.bytes[reason])
