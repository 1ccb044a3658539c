"""“Check file…”: what is wrong with the open file and mending it; purging; saving what can be read of a damaged one."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QTabWidget, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.changes import ChangeKind, ChangeSet
from explorer.memory.errors import MemoryExplorerError, Refused
from explorer.memory.file_care import FileCare
from explorer.memory.health import FileFacts
from explorer.memory.protocols import Report
from explorer.memory.salvaged import Salvaged
from explorer.ui import formats
from explorer.ui.change_words import change_words
from explorer.ui.maintenance.check_footer import CheckFooter
from explorer.ui.maintenance.check_header import CheckHeader
from explorer.ui.maintenance.check_words import CheckWords
from explorer.ui.maintenance.file_findings import VECTORS, Checked, FindingKind, can_be_written, proposed
from explorer.ui.maintenance.findings_page import FindingsPage
from explorer.ui.maintenance.purge_page import PurgePage
from explorer.ui.maintenance.repair_run import RepairRun
from explorer.ui.maintenance.salvage_page import SalvagePage
from explorer.ui.maintenance.salvage_words import SalvageWords
from explorer.ui.maintenance.salvaging import Salvaging
from explorer.ui.session import Session
from explorer.ui.settings import CHECK_COLUMNS, CHECK_GEOMETRY, CHECK_LAYOUT, Settings
from explorer.ui.widgets.notice import Button, Notice
from explorer.ui.words import refusal_word

_SIZE, _PAUSE_MS = (1_000, 680), 300
_QUICK_SECONDS, _EXAMINING = 1.5, 0.8
FINDINGS, PURGE, SALVAGE = range(3)


class CheckWindow(QWidget):
    """A window of its own. Ticked at first is what loses nothing; a tick holds when the file is examined again."""

    closed = Signal()
    key_requested = Signal(object)
    """A record's `Key`: it is to be shown."""
    renew_requested = Signal()
    """Vectors are to be renewed."""
    reembed_requested = Signal()
    """All texts are to be embedded anew."""
    open_requested = Signal(Path)
    """A new file with what could be saved is to be opened."""

    def __init__(self, session: Session, settings: Settings, care: FileCare, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._session, self._settings, self._care = session, settings, care
        self._words = CheckWords(self)
        self._is_closed = False
        self._began, self._seconds = session.now(), 0.0
        self.checked: Checked | None = None
        self.header, self.findings, self.footer = CheckHeader(session), FindingsPage(), CheckFooter()
        self.purge_page, self.run = PurgePage(session), RepairRun(session, self)
        self.salvaging = Salvaging(session, care, self)
        self.salvage_page = SalvagePage(session, self.salvaging)
        self.tabs, self.notice = QTabWidget(), Notice()
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self.check)
        self._lay_out()
        self._connect()
        self._restore()
        self.check()

    @property
    def is_waiting(self) -> bool:
        """Whether the file is to be examined again soon, or it is not known yet what would be written."""
        return self._pause.isActive() or self.run.is_planning

    def check(self) -> None:
        """Examine the file as it stands now, beside the window."""
        session, path, snapshot = self._session, self._session.path, self._session.snapshot
        if path is None or snapshot is None or self._is_closed:
            return
        self._pause.stop()
        self.setWindowTitle(self.tr("Check {name}").format(name=formats.isolated(path.name)))
        editing, self._began = session.writes.editing(snapshot), session.now()

        def work(report: Report) -> Checked:
            examination = self._care.examine(path, lambda done: report(_EXAMINING * done))
            return proposed(examination, editing, lambda done: report(_EXAMINING + (1 - _EXAMINING) * done))

        self.header.strip.run(self.tr("Checking the file"), work, self._take)

    def repair(self) -> None:
        """Write what the button says."""
        if self.footer.repair.isEnabled() and self.footer.repair.isVisible():
            self.run.apply(self._say_repaired)
            self._show_plan()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self._is_closed = True
        self._settings.set(CHECK_GEOMETRY, self.saveGeometry())
        self._settings.set(CHECK_LAYOUT, self.findings.splitter.saveState())
        self._settings.set(CHECK_COLUMNS, self.findings.table.horizontalHeader().saveState())
        self._pause.stop()
        self.header.strip.end()
        self.run.stop()
        self.purge_page.end()
        self.salvaging.end()
        super().closeEvent(event)
        self.closed.emit()

    def _lay_out(self) -> None:
        page = QWidget()
        inner = QVBoxLayout(page)
        inner.setContentsMargins(0, 0, 0, 0)
        inner.setSpacing(8)
        inner.addWidget(self.findings, 1)
        inner.addWidget(self.footer)
        self.tabs.setDocumentMode(True)
        self.tabs.tabBar().setDrawBase(False)
        self.tabs.addTab(page, self.tr("Findings"))
        self.tabs.addTab(self.purge_page, self.tr("Purge and compact"))
        self.tabs.addTab(self.salvage_page, self.tr("Save what can be read"))
        self.tabs.setTabVisible(SALVAGE, False)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(12)
        column.addWidget(self.header)
        column.addWidget(self.tabs, 1)
        column.addWidget(self.notice)

    def _connect(self) -> None:
        session, findings, footer = self._session, self.findings, self.footer
        self.header.strip.failed.connect(self._explain)
        self.header.strip.stopped.connect(self._say_stopped)
        findings.ticked.connect(self._plan)
        findings.key_requested.connect(self.key_requested)
        findings.current_changed.connect(self._show_plan)
        footer.repair.clicked.connect(self.repair)
        footer.renew.clicked.connect(self.renew_requested)
        footer.reembed.clicked.connect(self.reembed_requested)
        footer.show_button.clicked.connect(findings.show_current)
        footer.again.clicked.connect(self.check)
        self.run.planned.connect(self._show_plan)
        self.run.failed.connect(self._explain)
        self.purge_page.said.connect(lambda words, buttons, bad: self.notice.say(words, *buttons, is_trouble=bad))
        footer.save.clicked.connect(lambda: self.tabs.setCurrentIndex(SALVAGE))
        self.salvage_page.open_requested.connect(self.open_requested)
        self.salvaging.saved.connect(self._say_saved)
        self.salvaging.failed.connect(lambda words: self.notice.say(words, is_trouble=True))
        self.salvaging.stopped.connect(lambda: self.notice.say(self.tr("Stopped: there is no new file.")))
        session.refreshed.connect(self._look)
        session.opened.connect(self.close)
        session.writes.made.connect(self._follow)
        session.writes.changed.connect(self._check_soon)
        session.writes.refused.connect(self._explain_refused)
        session.writes.standing_changed.connect(self._show_plan)
        for keys, call in (
            ("F5", self.check), ("Ctrl+Return", self.repair), ("Esc", self.close),
            ("Ctrl+Z", session.writes.undo), ("Ctrl+Shift+Z", session.writes.redo),
        ):  # fmt: skip
            QShortcut(QKeySequence(keys), self).activated.connect(call)

    def _restore(self) -> None:
        self.resize(*_SIZE)
        self.restoreGeometry(self._settings.bytes(CHECK_GEOMETRY))
        self.findings.splitter.restoreState(self._settings.bytes(CHECK_LAYOUT))
        self.findings.table.horizontalHeader().restoreState(self._settings.bytes(CHECK_COLUMNS))
        self._show_plan()

    def _take(self, checked: Checked) -> None:
        self._seconds = (self._session.now() - self._began).total_seconds()
        is_first, self.checked = self.checked is None, checked
        self.header.show_checked(checked)
        self.findings.model.is_editable = not self._session.writes.is_read_only
        self.findings.show_checked(checked)
        self.tabs.setTabText(FINDINGS, self.tr("Findings ({count})").format(count=formats.count(checked.count)))
        is_writable = can_be_written(checked.examination)
        self.tabs.setTabVisible(SALVAGE, not is_writable)
        # vectlite would write a damaged file anew without what could not be read.
        self.tabs.setTabVisible(PURGE, is_writable)
        if is_first:
            # The kinds first: from there Enter leads to the findings of one.
            self.findings.kind_list.setFocus()
        self._plan()
        self._look()

    def _plan(self) -> None:
        checked = self.checked
        if checked is not None:
            self.run.prepare(checked.repairs, self.findings.model.ticks)

    def _show_plan(self) -> None:
        checked, writes = self.checked, self._session.writes
        self.footer.show_plan(self.run.change, is_read_only=writes.is_read_only)
        found = self.findings.found
        self.footer.show_button.setEnabled(found is not None and found.key is not None)
        has_stale = checked is not None and FindingKind.STALE_VECTORS in checked.found
        self.footer.renew.setVisible(has_stale and not writes.is_read_only)
        lacks_vectors = checked is not None and not VECTORS.isdisjoint(checked.found)
        is_sound = checked is not None and can_be_written(checked.examination)
        self.footer.reembed.setVisible(lacks_vectors and is_sound and not writes.is_read_only)
        self.footer.save.setVisible(checked is not None and not can_be_written(checked.examination))
        self.footer.words.setText(self._state())

    def _state(self) -> str:
        checked, writes = self.checked, self._session.writes
        if checked is None:
            return ""
        if self._is_outdated:
            return self.tr("The file was changed since it was checked.")
        if writes.standing.pending and writes.waits_for_agent:
            return self.tr("An agent has the file open: repairs are written as soon as it is free.")
        if writes.is_read_only and can_be_written(checked.examination):
            return self.tr("Nothing can be changed here: the workspace is open for reading only.")
        if not checked.count:
            return ""
        return self._words.ticked(len(self.run.chosen), len(checked.repairs))

    @property
    def _is_outdated(self) -> bool:
        """Whether the file is another one than was examined."""
        checked, snapshot = self.checked, self._session.snapshot
        if checked is None or snapshot is None or checked.examination.file is None:
            return False
        return _state_of(checked.examination.file) != _state_of(snapshot.file)

    def _look(self) -> None:
        """Somebody wrote to the file: what takes no time is looked at again, the rest once the person wants it."""
        if self._is_outdated and self._seconds < _QUICK_SECONDS and not self.header.strip.is_running:
            self._pause.start()
        self._show_plan()

    def _follow(self, change: ChangeSet) -> None:
        if change.kind in (ChangeKind.UNDO, ChangeKind.REDO):
            self.notice.say(change_words(change))
        self._pause.start()

    def _check_soon(self) -> None:
        self._pause.start()

    def _say_repaired(self, change: ChangeSet | None) -> None:
        if self._is_closed:
            return
        if change is None:
            words = self.tr("The workspace changed meanwhile, so nothing was repaired. All is looked at again.")
            self.notice.say(words, is_trouble=True)
            self._pause.start()
        else:
            undo: Button = (self.tr("Undo"), partial(self._session.writes.undo_step, change.id))
            self.notice.say(change_words(change), undo)

    def _say_saved(self, salvaged: Salvaged) -> None:
        target = salvaged.target
        buttons = [] if target is None else [(self.tr("Open the new file"), partial(self.open_requested.emit, target))]
        self.notice.say(SalvageWords().summary(salvaged), *buttons)

    def _say_stopped(self) -> None:
        words = self.tr("The check was stopped; what is shown is as before.")
        self.notice.say(words, (self.tr("Check again"), self.check), is_trouble=True)

    def _explain(self, error: MemoryExplorerError) -> None:
        words = refusal_word(error.reason, error.label) if isinstance(error, Refused) else str(error)
        self.notice.say(words, is_trouble=True)

    def _explain_refused(self, error: MemoryExplorerError) -> None:
        if self.isActiveWindow():
            self._explain(error)
        self._pause.start()


def _state_of(file: FileFacts) -> tuple[object, ...]:
    return file.size, file.wal_size, file.modified
