"""Decay on demand: what a run would do is seen while half-life and threshold are moved, and then applied."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QSplitter, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.changes import ChangeKind, ChangeSet
from explorer.memory.errors import MemoryExplorerError, Refused
from explorer.memory.keys import Key
from explorer.services.decay.planning import DecayPlan
from explorer.services.edits import set_fields
from explorer.ui import formats
from explorer.ui.change_words import change_words
from explorer.ui.dialogs.texts import heading_font, quiet
from explorer.ui.maintenance.decay_controls import DecayControls
from explorer.ui.maintenance.decay_footer import DecayFooter
from explorer.ui.maintenance.decay_legend import DecayLegend
from explorer.ui.maintenance.decay_list import DecayList
from explorer.ui.maintenance.decay_plot import DecayPlot
from explorer.ui.maintenance.decay_run import DecayRun
from explorer.ui.maintenance.decay_trial import Surveyed, Trial, attempt
from explorer.ui.maintenance.decay_words import DecayWords
from explorer.ui.maintenance.survey_job import SurveyJob
from explorer.ui.session import Session
from explorer.ui.settings import DECAY_COLUMNS, DECAY_GEOMETRY, DECAY_LAYOUT, Settings
from explorer.ui.theme import tones
from explorer.ui.widgets.notice import Notice
from explorer.ui.words import refusal_word

_SIZE = (1_120, 760)
_FRAME_MS, _REST_MS = 16, 120
_STALE_SECONDS = 60.0


class DecayWindow(QWidget):
    """A window of its own. It follows the file; figures, ticks, selection and scroll stay meanwhile."""

    key_requested = Signal(object)
    """A fact's `Key`: it is to be shown in Details."""
    closed = Signal()

    def __init__(self, session: Session, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._session, self._settings = session, settings
        self.trial: Trial | None = None
        self.vetoed: frozenset[Key] = frozenset()
        self._surveyed: Surveyed | None = None
        self._is_closed = self._is_applying = False
        self.heading, self.forecast = QLabel(), quiet()
        self.controls, self.legend, self.plot = DecayControls(settings), DecayLegend(), DecayPlot()
        self.list, self.job, self.run = DecayList(session), SurveyJob(session), DecayRun(session, self)
        self.notice, self.splitter = Notice(), QSplitter(Qt.Orientation.Vertical)
        self.footer = DecayFooter()
        # A frame of a drag is counted once, however many steps it has.
        self._frame = QTimer(self, singleShot=True, interval=_FRAME_MS)
        self._frame.timeout.connect(self._count)
        # The list would only flicker under a slider that is dragged.
        self._rest = QTimer(self, singleShot=True, interval=_REST_MS)
        self._rest.timeout.connect(self._list)
        self._lay_out()
        self._connect()
        self._restore()
        self.refresh()

    def refresh(self) -> None:
        """Look at all facts again, beside the window."""
        path = self._session.path
        if path is not None:
            self.setWindowTitle(self.tr("Decay in {name}").format(name=formats.isolated(path.name)))
            self.job.start()

    def count(self) -> None:
        """Count anew what a run would do now with the chosen figures, and list whom it is about."""
        self._count()
        self._list()

    def _count(self) -> None:
        if self._surveyed is None:
            return
        trial = attempt(self._surveyed, self.controls.law, self._session.now(), self.vetoed)
        self.trial = trial
        self.run.prepare(trial)
        shown, words = tones(self.palette()), DecayWords()
        self.heading.setText(
            " · ".join(
                f'<span style="color: {getattr(shown, tone)}">{said}</span>' if tone else said
                for said, tone in words.parts(trial.report)
            )
        )
        self.heading.setAccessibleName(" · ".join(said for said, _ in words.parts(trial.report)))
        self.forecast.setText(words.forecast(trial.outlooks))
        self.legend.show_trial(trial)
        self.plot.show_trial(trial, self.list.place_in(trial.surveyed))
        self._rest.start()
        self._show_state()

    def _list(self) -> None:
        self._rest.stop()
        if self.trial is not None:
            self.list.show_trial(self.trial)

    def apply(self) -> None:
        """Write what the button says."""
        if self.footer.apply.isEnabled():
            self._is_applying = True
            self.run.apply(self._say_applied)
            self._show_state()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self._is_closed = True
        self._settings.set(DECAY_GEOMETRY, self.saveGeometry())
        self._settings.set(DECAY_LAYOUT, self.splitter.saveState())
        self._settings.set(DECAY_COLUMNS, self.list.table.horizontalHeader().saveState())
        self._frame.stop()
        self._rest.stop()
        self.job.end()
        self.run.stop()
        self.list.stop()
        super().closeEvent(event)
        self.closed.emit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if not hasattr(self, "_rest"):
            return
        if event.type() == QEvent.Type.PaletteChange:
            self._frame.start()
        elif event.type() == QEvent.Type.ActivationChange and self.isActiveWindow() and self._is_stale:
            self.count()

    @property
    def _is_stale(self) -> bool:
        """Whether the instant that all is counted for is past: a window may stand open for days."""
        trial = self.trial
        return trial is not None and (self._session.now() - trial.now).total_seconds() > _STALE_SECONDS

    def _lay_out(self) -> None:
        self.heading.setFont(heading_font(self.heading.font()))
        self.heading.setText(self.tr("Counting…"))
        self.heading.setWordWrap(True)
        top = QHBoxLayout()
        top.setSpacing(16)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self.heading)
        words.addWidget(self.forecast)
        top.addLayout(words, 1)
        top.addWidget(self.job, 0, Qt.AlignmentFlag.AlignTop)
        upper = QWidget()
        curves = QVBoxLayout(upper)
        curves.setContentsMargins(0, 0, 0, 0)
        curves.setSpacing(8)
        curves.addWidget(self.legend)
        curves.addWidget(self.plot, 1)
        self.splitter.addWidget(upper)
        self.splitter.addWidget(self.list)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setSizes([320, 300])
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 12)
        column.setSpacing(12)
        column.addLayout(top)
        column.addWidget(self.controls)
        column.addWidget(self.splitter, 1)
        column.addWidget(self.notice)
        column.addWidget(self.footer)

    def _connect(self) -> None:
        session, listed = self._session, self.list
        self.controls.law_changed.connect(self._frame.start)
        self.job.surveyed.connect(self._take)
        self.job.failed.connect(self._explain)
        self.job.stopped.connect(self._say_stopped)
        self.run.planned.connect(self._show_state)
        self.run.failed.connect(self._explain)
        self.legend.hidden_changed.connect(self.plot.hide_kinds)
        self.plot.place_clicked.connect(listed.go_to)
        listed.place_changed.connect(self.plot.mark)
        listed.place_changed.connect(lambda _: self._show_state())
        listed.key_requested.connect(self.key_requested)
        listed.pin_requested.connect(self._pin)
        listed.model.veto_requested.connect(self._veto)
        self.footer.show_button.clicked.connect(self._show_current)
        self.footer.skip.clicked.connect(listed.tick_selected)
        self.footer.pin.clicked.connect(listed.pin_selected)
        self.footer.apply.clicked.connect(self.apply)
        session.refreshed.connect(self.refresh)
        session.opened.connect(self.close)
        session.writes.made.connect(self._follow)
        session.writes.refused.connect(self._explain_refused)
        for keys, call in (
            ("/", listed.filter.setFocus), ("Ctrl+F", listed.filter.setFocus), ("Esc", self._escape),
            ("Ctrl+Return", self.apply), ("Ctrl+Z", session.writes.undo), ("Ctrl+Shift+Z", session.writes.redo),
        ):  # fmt: skip
            QShortcut(QKeySequence(keys), self).activated.connect(call)

    def _restore(self) -> None:
        self.resize(*_SIZE)
        self.restoreGeometry(self._settings.bytes(DECAY_GEOMETRY))
        self.splitter.restoreState(self._settings.bytes(DECAY_LAYOUT))
        self.list.table.horizontalHeader().restoreState(self._settings.bytes(DECAY_COLUMNS))
        self.list.allow_changes(not self._session.writes.is_read_only)
        self.list.table.setFocus()
        self._show_state()

    def _take(self, surveyed: Surveyed) -> None:
        self._surveyed = surveyed
        self.count()

    def _show_state(self) -> None:
        is_read_only = self._session.writes.is_read_only
        self.footer.show_run(self.run.plan, is_applying=self._is_applying, is_read_only=is_read_only)
        self.footer.show_row(has_row=self.list.place is not None, is_read_only=is_read_only)

    def _veto(self, keys: Sequence[Key], is_vetoed: bool) -> None:
        self.vetoed = self.vetoed | set(keys) if is_vetoed else self.vetoed - set(keys)
        self.count()

    def _pin(self, keys: Sequence[Key]) -> None:
        self._session.writes.make(lambda editing: set_fields(editing, keys, {"pinned": True}), self._say_done)

    def _show_current(self) -> None:
        index = self.list.table.currentIndex()
        if index.isValid():
            self.key_requested.emit(self.list.model.key_at(index.row()))

    def _follow(self, change: ChangeSet) -> None:
        """What was just made is not in the file yet; the survey has it all the same."""
        if change.kind in (ChangeKind.UNDO, ChangeKind.REDO):
            self.notice.say(change_words(change))
        self.refresh()

    def _say_done(self, change: ChangeSet | None) -> None:
        if change is not None and not self._is_closed:
            self.notice.say(change_words(change), self._undo(change))

    def _say_applied(self, plan: DecayPlan | None, change: ChangeSet | None, changed: str) -> None:
        if self._is_closed:
            return
        self._is_applying = False
        if plan is not None and change is not None:
            self.notice.say(DecayWords().sentence(plan.report), self._undo(change))
        elif changed:
            words = self.tr("“{text}” was changed meanwhile, so nothing was written. All is counted anew.")
            self.notice.say(words.format(text=formats.isolated(changed)), is_trouble=True)
        self.refresh()

    def _undo(self, change: ChangeSet) -> tuple[str, partial[None]]:
        return self.tr("Undo"), partial(self._session.writes.undo_step, change.id)

    def _say_stopped(self) -> None:
        words = self.tr("The look at all facts was stopped; what is shown is as before.")
        self.notice.say(words, (self.tr("Look again"), self.refresh), is_trouble=True)

    def _explain(self, error: MemoryExplorerError) -> None:
        words = refusal_word(error.reason, error.label) if isinstance(error, Refused) else str(error)
        self.notice.say(words, is_trouble=True)

    def _explain_refused(self, error: MemoryExplorerError) -> None:
        self._is_applying = False
        if self.isActiveWindow():
            self._explain(error)
        self.refresh()

    def _escape(self) -> None:
        if self.list.filter.text():
            self.list.filter.clear()
            self.list.table.setFocus()
        else:
            self.close()
