"""Sending memory as a file: what goes, what was found in it, the receipt; one window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPushButton, QScrollArea, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.errors import MemoryExplorerError, TargetExists
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.memory.teleport import Courier
from explorer.services.teleport.receipts import SnapshotReceipt
from explorer.ui import formats
from explorer.ui.dialogs.texts import heading, quiet
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.teleport.send_allowed import Allowed
from explorer.ui.teleport.send_choice import ChoicePage
from explorer.ui.teleport.send_found import FoundPage
from explorer.ui.teleport.send_lines import SignedLine
from explorer.ui.teleport.send_progress import JobProgress
from explorer.ui.teleport.send_question import ReplaceQuestion
from explorer.ui.teleport.send_receipt import ReceiptPage
from explorer.ui.teleport.send_target import TargetRow, suggestion, usual_folder
from explorer.ui.teleport.send_work import Examined, Target, examine, write
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon

_SIZE = (840, 640)
_NAME_LENGTH = 64


class SendDialog(QDialog):
    """Opened with `open()`; `selected` are the rows marked in the list. Nothing in the workspace is changed."""

    sent = Signal(object)
    """A `SnapshotReceipt`: the file is written."""

    def __init__(
        self,
        session: Session,
        courier: Courier,
        settings: Settings,
        selected: Sequence[Key] = (),
        parent: QWidget | None = None,
    ) -> None:
        """There must be a workspace open."""
        super().__init__(parent)
        assert session.snapshot is not None
        self._session, self._courier = session, courier
        self._workspace = session.snapshot.file.path
        self._folder = usual_folder()
        self._examined: Examined | None = None
        self.receipt: SnapshotReceipt | None = None
        self.question: ReplaceQuestion | None = None
        self._gives_up = False
        self.setWindowTitle(self.tr("Send memory"))
        self.choice = ChoicePage(session, selected)
        self.target = TargetRow(self._folder, self._workspace)
        self.found = FoundPage(session, Allowed(settings), self.target)
        self.receipt_page = ReceiptPage()
        self.trouble = SignedLine("warning", "bad")
        self.progress = JobProgress(session)
        self.back, self.cancel, self.go_on = QPushButton(), QPushButton(), QPushButton()
        self._lay_out()
        self._connect()
        self.resize(QSize(*_SIZE).boundedTo(self.screen().availableSize()))
        self._show_page(self.choice)

    @property
    def page(self) -> QWidget:
        """Which of `choice`, `found` and `receipt_page` is shown."""
        return self._pages[self._stack.currentIndex()]

    @override
    def reject(self) -> None:
        """Esc and the window's own button: a job at work is stopped first."""
        if self.progress.is_running:
            self.progress.stop()
        else:
            super().reject()

    @override
    def done(self, result: int) -> None:
        self._session.opened.disconnect(self._give_up)
        self.choice.close_questions()
        self.found.close_questions()
        super().done(result)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_stack"):
            self._dress()

    def look_through(self) -> None:
        """Scan what goes, and show what was found."""
        snapshot, selection = self._session.snapshot, self.choice.selection
        folder, now = self._folder, self._session.now()
        assert snapshot is not None

        def work(report: Report) -> tuple[Examined, Path]:
            return examine(snapshot, selection, report), suggestion(snapshot.file.path, now, folder)

        def show(result: tuple[Examined, Path]) -> None:
            if self._gives_up:
                return
            self._examined, suggested = result
            self.target.suggest(suggested)
            self.found.show_examined(self._examined)
            self._show_page(self.found)

        self.progress.run(self.tr("Looking for secrets and personal data"), work, show, self._fail)

    def send(self, *, replace: bool = False) -> None:
        """Write the file; where there is one already, ask first."""
        examined, path = self._examined, self.target.path
        if examined is None or path is None:
            return
        writes, target = self._session.writes, Target(path, replace)
        bases = None if writes.committer is None else writes.committer.bases
        excluded, now, courier = frozenset(self.found.model.excluded), self._session.now(), self._courier

        def work(report: Report) -> SnapshotReceipt:
            return write(examined, excluded, target, courier, bases, now, report)

        name = formats.isolated(formats.one_line(path.name, _NAME_LENGTH))
        self.progress.run(self.tr("Writing {name}").format(name=name), work, self._show_receipt, self._fail)

    def _lay_out(self) -> None:
        self._heading = heading("")
        self._about = quiet(
            self.tr(
                "It goes into a file of its own, which others can open, compare with theirs and merge. "
                "Nothing here is changed."
            )
        )
        self._pages: tuple[QWidget, ...] = (self.choice, self.found, self.receipt_page)
        self._stack = QStackedWidget()
        # A low window, or large letters, scroll it.
        area = QScrollArea(widgetResizable=True)
        area.setWidget(self.choice)
        area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        for page in (area, self.found, self.receipt_page):
            self._stack.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(8)
        column.addWidget(self._heading)
        column.addWidget(self._about)
        column.addSpacing(8)
        column.addWidget(self._stack, 1)
        column.addWidget(self.trouble)
        column.addSpacing(8)
        column.addLayout(self._buttons())

    def _buttons(self) -> QHBoxLayout:
        self.back.setText(self.tr("Back"))
        for button in (self.back, self.cancel):
            button.setAutoDefault(False)
        self.go_on.setDefault(True)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.back)
        row.addSpacing(8)
        row.addWidget(self.progress, 1)
        row.addSpacing(8)
        row.addWidget(self.cancel)
        row.addWidget(self.go_on)
        return row

    def _connect(self) -> None:
        self.back.clicked.connect(lambda: self._show_page(self.choice))
        self.cancel.clicked.connect(self.reject)
        self.go_on.clicked.connect(self._go_on)
        self.progress.changed.connect(self._follow_job)
        self.choice.changed.connect(self._say_what_is_next)
        self.found.model.decided.connect(self._say_what_is_next)
        self.target.changed.connect(self._say_what_is_next)
        self.target.box.returnPressed.connect(self._ready)
        self._session.opened.connect(self._give_up)

    def _go_on(self) -> None:
        page = self.page
        if page is self.choice:
            self.look_through()
        elif page is self.found:
            self.send()
        else:
            self.accept()

    def _ready(self) -> None:
        # Enter after a name sends; not what was found, unless that is said by its own button.
        if self.found.model.going:
            self.go_on.setFocus()

    def _follow_job(self) -> None:
        self._say_what_is_next()
        if self.progress.is_running:
            self.trouble.say("")
            self.cancel.setFocus()
        elif self._gives_up:
            super().reject()
        else:
            self._focus_page()

    def _fail(self, error: MemoryExplorerError) -> None:
        if isinstance(error, TargetExists):
            self._ask_to_replace()
        else:
            self.trouble.say(str(error))

    def _ask_to_replace(self) -> None:
        path = self.target.path
        assert path is not None
        self.question = ReplaceQuestion(path, lambda: self.send(replace=True), self.target.box.setFocus, self)
        self.question.open()

    def _give_up(self) -> None:
        """Another workspace is open."""
        self._gives_up = True
        self.reject()

    def _show_receipt(self, receipt: SnapshotReceipt) -> None:
        self.receipt = receipt
        self.receipt_page.show_receipt(receipt, is_read_only=self._session.writes.is_read_only)
        self._show_page(self.receipt_page)
        self.sent.emit(receipt)

    def _show_page(self, page: QWidget) -> None:
        self._stack.setCurrentIndex(self._pages.index(page))
        self.trouble.say("")
        name = formats.isolated(formats.one_line(self._workspace.name, _NAME_LENGTH))
        self._heading.setText(
            {
                self.choice: self.tr("Send memory of {name}").format(name=name),
                self.found: self.tr("Before it leaves"),
                self.receipt_page: self.tr("The snapshot is written"),
            }[page]
        )
        self._about.setVisible(page is self.choice)
        self._say_what_is_next()
        self._focus_page()

    def _focus_page(self) -> None:
        if self.page is self.choice:
            next(each for each in self.choice.what.values() if each.isChecked()).setFocus()
        elif self.page is self.receipt_page:
            self.go_on.setFocus()
        elif not self.found.take_focus():
            self.target.box.setFocus()

    def _say_what_is_next(self) -> None:
        page, is_busy = self.page, self.progress.is_running
        is_last = page is self.receipt_page
        self._stack.setEnabled(not is_busy)
        self.back.setVisible(page is self.found)
        self.back.setEnabled(not is_busy)
        self.cancel.setVisible(not is_last)
        self.cancel.setText(self.tr("Stop") if is_busy else self.tr("Cancel"))
        text, is_possible = self._next_words(page)
        self.go_on.setText(text)
        self.go_on.setEnabled(is_possible and not is_busy)
        # What was found does not leave by a key that was meant for something else.
        is_safe = page is not self.found or not self.found.model.going
        self.go_on.setDefault(is_safe)
        self.go_on.setAutoDefault(is_safe)
        self._dress()

    def _next_words(self, page: QWidget) -> tuple[str, bool]:
        """What the button says, and whether it can be pressed."""
        if page is self.receipt_page:
            return self.tr("Close"), True
        if page is self.choice:
            counted = self.choice.forecast
            if counted is None:
                return self.tr("Look through"), True
            return self.tr("Look through %n memory(ies)", "", counted.memories), counted.memories > 0
        going, memories = len(self.found.model.going), self.found.model.memories
        is_possible = memories > 0 and self.target.path is not None
        if going:
            return self.tr("Send with %n finding(s)", "", going), is_possible
        return self.tr("Send %n memory(ies)", "", memories), is_possible

    def _dress(self) -> None:
        palette, shown = self.palette(), tones(self.palette())
        size = self.fontMetrics().height()
        is_warning = self.page is self.found and bool(self.found.model.going)
        names = {self.choice: "magnifying-glass", self.found: "warning" if is_warning else "paper-plane-tilt"}
        name = names.get(self.page)
        self.go_on.setIcon(QIcon() if name is None else icon(name, palette, shown.warning if is_warning else None))
        self.go_on.setIconSize(QSize(size, size))
        self.back.setIcon(icon("caret-left", palette))
