"""The window in which a person goes through what consolidating or harmonising proposes, and applies it."""

from __future__ import annotations

from functools import partial
from typing import Self

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMessageBox, QSplitter, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.errors import MemoryExplorerError, Refusal, Refused
from explorer.ui import formats
from explorer.ui.maintenance.apply_bar import ApplyBar, TallyWords
from explorer.ui.maintenance.applying import Applier, Preview
from explorer.ui.maintenance.consolidating import Consolidating
from explorer.ui.maintenance.decisions import Decisions
from explorer.ui.maintenance.harmonising import Harmonising
from explorer.ui.maintenance.marks import Compared, Marks
from explorer.ui.maintenance.matter_pane import MatterPane
from explorer.ui.maintenance.matter_viewer import MatterViewer
from explorer.ui.maintenance.matters import KINDS, Found, Matter, Purpose, State, Verdict
from explorer.ui.maintenance.own_words import OwnWords
from explorer.ui.maintenance.queue_view import QueueView
from explorer.ui.maintenance.review_heading import ReviewHeading
from explorer.ui.maintenance.review_words import ReviewWords
from explorer.ui.maintenance.search import Search
from explorer.ui.maintenance.tally import Tally
from explorer.ui.session import Session
from explorer.ui.settings import CONSOLIDATE_COLUMNS, CONSOLIDATE_GEOMETRY, CONSOLIDATE_LAYOUT, Settings
from explorer.ui.widgets.empty_state import EmptyState
from explorer.ui.widgets.notice import Notice
from explorer.ui.words import refusal_word

_SIZE = (1180, 760)
_SIDES = [460, 720]


class ReviewWindow(QWidget):
    """Everything by keyboard. Nothing is written before it was shown and accepted; decisions live with the window."""

    closed = Signal()

    def __init__(self, purpose: Purpose, session: Session, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._purpose, self._session, self._settings = purpose, session, settings
        self._read_only = session.writes.is_read_only
        self._is_fresh = True
        self._words, self._tally_words = ReviewWords(purpose.task, self), TallyWords(self)
        self.decisions = Decisions(self)
        self.search = Search(session, purpose, self)
        self.applier = Applier(self.decisions, session, purpose, self)
        self.heading = ReviewHeading(self._words, session, self.search)
        self.queue, self.pane = QueueView(self.decisions, purpose.task), MatterPane()
        self.empty, self.notice = EmptyState(), Notice()
        self.bar = ApplyBar(purpose.task, read_only=self._read_only)
        self.viewer = MatterViewer(self.decisions, self.queue, self.pane, session, purpose)
        self.own = OwnWords(self.decisions, self)
        self.pages, self.splitter = QStackedWidget(), QSplitter(Qt.Orientation.Horizontal)
        self._lay_out()
        self._connect()
        self._add_shortcuts()
        self._restore()
        self._show_page()
        self.search.begin()

    @classmethod
    def for_consolidation(cls, session: Session, settings: Settings, parent: QWidget | None = None) -> Self:
        """Go through what can be consolidated."""
        return cls(Consolidating(), session, settings, parent)

    @classmethod
    def for_harmony(cls, session: Session, settings: Settings, parent: QWidget | None = None) -> Self:
        """Go through what agents agree on, and where they contradict each other."""
        return cls(Harmonising(), session, settings, parent)

    @property
    def current(self) -> Matter | None:
        """The matter that is shown."""
        return self.queue.current

    def decide(self, verdict: Verdict) -> None:
        """Accept or skip the matter that is shown, and go on to the next."""
        matter = self.current
        if matter is not None and not self._read_only:
            self.decisions.decide([matter], verdict)
            self.queue.go_to_next()

    def accept_all(self) -> None:
        """Accept the matter that is shown and all others of its kind that nobody decided, as one decision."""
        matter = self.current
        if matter is None or self._read_only:
            return
        is_open = self.decisions.state(matter) in (State.UNDECIDED, State.CHANGED)
        self.decisions.decide([*([matter] if is_open else []), *self.decisions.others(matter)], Verdict.ACCEPT)
        self.queue.go_to_next()

    def choose(self, number: int) -> None:
        """Have the record with this number stay, of the matter that is shown."""
        matter = self.current
        if matter is not None and not self._read_only and 0 < number <= len(matter.members):
            self.decisions.choose(matter, matter.members[number - 1].key)

    def edit(self) -> None:
        """Write the text that results of the matter that is shown."""
        matter, shown = self.current, self.pane.close_up
        if matter is not None and matter.kind.has_text and not self._read_only:
            self.own.write(matter, (None if shown is None else shown.text) or matter.members[0].text)

    def undo(self) -> None:
        """Take back the last decision; where none was made since something was applied, that."""
        if self.decisions.can_undo:
            self.decisions.undo()
        else:
            self.applier.undo()

    def apply(self) -> None:
        """Carry out what is accepted, where that can be."""
        if self.bar.apply.isEnabled() and not self._read_only:
            self.applier.apply()

    def may_close(self) -> bool:
        """Whether nothing is lost by closing; asks where decisions would be."""
        count = self.decisions.made + self.own.unfinished
        if self._read_only or not count:
            return True
        question = QMessageBox(self)
        question.setWindowTitle(self.windowTitle())
        question.setText(self.tr("%n decision(s) were made and not applied.", "", count))
        drop = question.addButton(self.tr("Discard the decisions"), QMessageBox.ButtonRole.DestructiveRole)
        question.setDefaultButton(question.addButton(self.tr("Go on deciding"), QMessageBox.ButtonRole.RejectRole))
        question.exec()
        question.deleteLater()
        return question.clickedButton() is drop

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_close():
            event.ignore()
            return
        for setting, state in (
            (CONSOLIDATE_GEOMETRY, self.saveGeometry()),
            (CONSOLIDATE_LAYOUT, self.splitter.saveState()),
            (CONSOLIDATE_COLUMNS, self.queue.header().saveState()),
        ):
            self._settings.set(setting, state)
        self.search.close()
        self.applier.close()
        self.viewer.close()
        super().closeEvent(event)
        self.closed.emit()

    def _lay_out(self) -> None:
        self.splitter.addWidget(self.queue)
        self.splitter.addWidget(self.pane)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setStretchFactor(0, 2)
        self.splitter.setStretchFactor(1, 3)
        self.splitter.setSizes(_SIDES)
        self.queue.setMinimumWidth(280)
        self.pane.setMinimumWidth(360)
        self.pages.addWidget(self.splitter)
        self.pages.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.heading)
        column.addWidget(self.pages, 1)
        column.addWidget(self.notice)
        column.addWidget(self.bar)

    def _connect(self) -> None:
        decisions, search, applier, pane = self.decisions, self.search, self.applier, self.pane
        self.queue.accept_requested.connect(partial(self.decide, Verdict.ACCEPT))
        decisions.changed.connect(self._show_decided)
        decisions.renewed.connect(self._show_page)
        search.found.connect(self._take)
        search.stopped.connect(self._show_page)
        search.failed.connect(self._say_trouble)
        self.heading.search_requested.connect(search.begin)
        self.empty.acted.connect(search.begin)
        applier.counted.connect(self._show_preview)
        applier.looked.connect(self._look_again)
        applier.applied.connect(self._say_applied)
        applier.refused.connect(self._explain)
        self._session.writes.standing_changed.connect(self._show_decided)
        pane.bar.accept_requested.connect(partial(self.decide, Verdict.ACCEPT))
        pane.bar.skip_requested.connect(partial(self.decide, Verdict.SKIP))
        pane.bar.edit_requested.connect(self.edit)
        pane.bar.all_requested.connect(self.accept_all)
        pane.survivor_chosen.connect(self.choose)
        self.own.taken.connect(self.queue.go_to_next)
        self.own.homeless.connect(self._say_homeless)
        self.bar.apply_requested.connect(self.apply)
        self.bar.close_requested.connect(self.close)

    def _add_shortcuts(self) -> None:
        shortcuts = {
            "J": partial(self.queue.step, 1),
            "K": partial(self.queue.step, -1),
            "A": partial(self.decide, Verdict.ACCEPT),
            "S": partial(self.decide, Verdict.SKIP),
            "E": self.edit,
            "Ctrl+A": self.accept_all,
            "Ctrl+Z": self.undo,
            "Ctrl+Return": self.apply,
            "Ctrl+Enter": self.apply,
            "Esc": self.close,
        } | {str(number): partial(self.choose, number) for number in range(1, 10)}
        for keys, call in shortcuts.items():
            QShortcut(QKeySequence(keys), self).activated.connect(call)

    def _restore(self) -> None:
        self.resize(*_SIZE)
        self.restoreGeometry(self._settings.bytes(CONSOLIDATE_GEOMETRY))
        self.splitter.restoreState(self._settings.bytes(CONSOLIDATE_LAYOUT))
        self.queue.restore_columns(self._settings.bytes(CONSOLIDATE_COLUMNS))
        path = self._session.path
        name = "" if path is None else formats.isolated(path.name)
        self.setWindowTitle(self._words.title.replace("{name}", name))
        self.queue.setFocus()

    def _take(self, found: Found, marks: Marks) -> None:
        fallen = self.decisions.renew(found, marks)
        self._is_fresh = True
        self._show_page()
        if fallen and not self.notice.buttons:
            self._say_trouble(self._words.fallen(fallen))
        # An agent may have written while it was looked for.
        self.applier.look_again()

    def _look_again(self, compared: Compared) -> None:
        changed = self.decisions.look_again(compared)
        if changed:
            # What was applied, with its Undo, stays to be read: the queue shows what is to be looked at again.
            if not self.notice.buttons:
                self._say_trouble(self._words.changed(changed))
            self.search.begin()

    def _show_page(self) -> None:
        found = self.decisions.found
        left, asked = len(self.decisions.matters), sum(each.kind.is_asked for each in self.decisions.matters)
        self.heading.show_found(found, asked)
        if found is None:
            is_looking = self.search.is_running
            words = (self._words.heading(None, 0), "") if is_looking else self._words.stopped()
            self.empty.explain(*words, action="" if is_looking else self.tr("Look again"))
        elif not left:
            self.empty.explain(*self._words.nothing(is_done=not self._is_fresh), action=self.tr("Look again"))
        had_keyboard = self.pages.currentWidget() is self.empty
        self.pages.setCurrentWidget(self.splitter if left else self.empty)
        if left and had_keyboard:
            self.queue.setFocus()
        self._show_decided()

    def _show_decided(self) -> None:
        counts = [self.decisions.counts(kind) for kind in KINDS[self._purpose.task]]
        accepted, skipped = sum(each.accepted for each in counts), sum(each.skipped for each in counts)
        writes = self._session.writes
        waits = self.tr("written as soon as the agent lets go of the file") if writes.waits_for_agent else ""
        self.bar.show_decided(
            accepted,
            skipped,
            sum(each.all - each.standing for each in counts) - accepted - skipped,
            writes.trouble or waits,
        )

    def _show_preview(self, preview: Preview | None) -> None:
        hindrance = self.tr("applying…") if self.applier.is_applying else self.applier.hindrance
        counts = [self.decisions.counts(kind) for kind in KINDS[self._purpose.task]]
        self.bar.show_preview(preview, sum(each.accepted for each in counts), hindrance)

    def _say_applied(self, tally: Tally) -> None:
        self._is_fresh = False
        self._show_page()
        self.notice.say(self._tally_words.done(self._purpose.task, tally), (self.tr("Undo"), self.applier.undo))
        self.queue.setFocus()

    def _say_homeless(self) -> None:
        self._say_trouble(self.tr("What the text was for was changed meanwhile. The text is on the clipboard."))

    def _explain(self, error: MemoryExplorerError) -> None:
        is_changed = isinstance(error, Refused) and error.reason is Refusal.CHANGED_MEANWHILE
        words = self.tr("The workspace was changed meanwhile, so nothing was applied. Look at it again.")
        if isinstance(error, Refused) and not is_changed:
            words = refusal_word(error.reason, error.label)
        self._say_trouble(words if isinstance(error, Refused) else str(error))

    def _say_trouble(self, words: str) -> None:
        self.notice.say(words, is_trouble=True)
