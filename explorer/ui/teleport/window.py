"""The window in which another workspace is compared with the open one, decided on, and merged."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QCloseEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QMessageBox, QSplitter, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.changes import ChangeSet
from explorer.memory.errors import MemoryExplorerError
from explorer.services.teleport.answers import Choice, ConflictStrategy
from explorer.services.teleport.merging import Merge
from explorer.ui.session import Session
from explorer.ui.settings import (
    COMPARE_COLUMNS,
    COMPARE_GEOMETRY,
    COMPARE_LAYOUT,
    COMPARE_PANES,
    COMPARE_SHOWN,
    Settings,
)
from explorer.ui.teleport.difference_view import DifferenceView
from explorer.ui.teleport.encounter import Encounter
from explorer.ui.teleport.footer import Footer
from explorer.ui.teleport.heading import Chips, Heading
from explorer.ui.teleport.merger import Merger
from explorer.ui.teleport.obstacle_bar import ObstacleBar
from explorer.ui.teleport.receipt import Receipt
from explorer.ui.teleport.review import Review
from explorer.ui.teleport.row_list import RowList
from explorer.ui.teleport.text_dialog import TextDialog
from explorer.ui.widgets.notice import Notice

_SIZE = (1280, 860)
_STATE_VERSION = 1


class CompareWindow(QWidget):
    """Everything by keyboard: see `_SHORTCUTS` in the sheet of keys. `session` None = two files, neither is open."""

    closed = Signal()

    def __init__(
        self,
        encounter: Encounter,
        settings: Settings,
        session: Session,
        *,
        read_only: bool,
        names: tuple[str, str] | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`read_only` = nothing can be merged; `names` are what the two files are called then."""
        super().__init__(parent, Qt.WindowType.Window)
        self._settings, self._read_only = settings, read_only
        self._names = names or (self.tr("This workspace"), self.tr("Incoming"))
        self.review = Review(encounter, self)
        self.merger = Merger(self.review, session, read_only=read_only, parent=self)
        self.heading, self.chips = Heading(), Chips()
        self.obstacles, self.notice = ObstacleBar(), Notice()
        self.list = RowList(self.review, session)
        self.view = DifferenceView(self.review, read_only=read_only)
        self.footer = Footer(read_only=read_only)
        self.receipt = Receipt()
        self.pages = QStackedWidget()
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self._lay_out()
        self._connect()
        self._add_shortcuts()
        self._restore()
        self._show_encounter()
        self.list.focus_first()

    def go_to_next_conflict(self, *, backwards: bool = False) -> None:
        """Show the next conflict that nobody decided, from the first again behind the last."""
        unsolved = self.review.unsolved
        if not unsolved:
            return
        self.chips.show_class(unsolved[0].diff)
        self.list.go_to_next(lambda row: self.review.answer(row) is None, backwards=backwards)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        if not self.may_close():
            event.ignore()
            return
        for setting, state in (
            (COMPARE_GEOMETRY, self.saveGeometry()),
            (COMPARE_LAYOUT, self.splitter.saveState()),
            (COMPARE_COLUMNS, self.list.table.horizontalHeader().saveState()),
            (COMPARE_PANES, self.view.panes.save_state()),
        ):
            self._settings.set(setting, state)
        shown = f"{int(self.view.base.isChecked())}{int(self.view.hide_equal.isChecked())}"
        self._settings.set(COMPARE_SHOWN, shown)
        self.merger.stop()
        super().closeEvent(event)
        self.closed.emit()

    def may_close(self) -> bool:
        """Whether nothing is lost by closing; asks where decisions would be."""
        if self._read_only or self.merger.is_merged or not self.review.has_decisions:
            return True
        count = len(self.review.answers)
        question = QMessageBox(self)
        question.setWindowTitle(self.windowTitle())
        question.setText(self.tr("%n decision(s) were made and not merged.", "", count))
        drop = question.addButton(self.tr("Discard the decisions"), QMessageBox.ButtonRole.DestructiveRole)
        question.addButton(self.tr("Go on deciding"), QMessageBox.ButtonRole.RejectRole)
        question.exec()
        return question.clickedButton() is drop

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "list"):
            self.list.dress()

    def _lay_out(self) -> None:
        upper = QWidget()
        column = QVBoxLayout(upper)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        self.chips.tools.addWidget(self.list.counted)
        self.chips.tools.addWidget(self.list.filter)
        parts: tuple[QWidget, ...] = (self.heading, self.chips, self.obstacles)
        for part in parts:
            column.addWidget(part)
        column.addWidget(self.list, 1)
        self.splitter.addWidget(upper)
        self.splitter.addWidget(self.view)
        self.splitter.setChildrenCollapsible(False)
        self.splitter.setSizes([440, 360])
        comparing = QWidget()
        whole = QVBoxLayout(comparing)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.splitter, 1)
        whole.addWidget(self.notice)
        whole.addWidget(self.footer)
        self.pages.addWidget(comparing)
        self.pages.addWidget(self.receipt)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self.pages)

    def _connect(self) -> None:
        review, merger = self.review, self.merger
        self.chips.changed.connect(self._list)
        self.list.row_changed.connect(self.view.show_row)
        review.changed.connect(self.view.refresh)
        review.changed.connect(merger.count)
        review.renewed.connect(self._show_encounter)
        self.view.previous_requested.connect(partial(self.list.step, -1))
        self.view.next_requested.connect(partial(self.list.step, 1))
        self.view.decided.connect(self._go_on)
        self.view.edit_requested.connect(self._edit)
        self.heading.base_toggled.connect(merger.compare_with_base)
        self.obstacles.accepted.connect(merger.count)
        self.footer.merge_requested.connect(self._merge)
        self.footer.strategy_chosen.connect(self._resolve)
        self.footer.leave_out_requested.connect(review.leave_conflicts_out)
        self.footer.close_requested.connect(self.close)
        merger.counted.connect(self._show_merge)
        merger.merged.connect(self._show_receipt)
        merger.moved.connect(self._say)
        merger.failed.connect(self._explain)
        merger.settled.connect(self.receipt.show_state)
        self.receipt.undo_requested.connect(merger.undo)
        self.receipt.close_requested.connect(self.close)

    def _add_shortcuts(self) -> None:
        shortcuts = {
            "F7": partial(self.list.step, 1),
            "Shift+F7": partial(self.list.step, -1),
            "Ctrl+Down": self.go_to_next_conflict,
            "Ctrl+Up": partial(self.go_to_next_conflict, backwards=True),
            "1": partial(self.view.choose, Choice.MINE),
            "2": partial(self.view.choose, Choice.THEIRS),
            "3": partial(self.view.choose, Choice.BOTH),
            "E": partial(self.view.choose, Choice.EDITED),
            "S": self.view.bar.next_scope,
            "B": self.view.base.toggle,
            "H": self.view.hide_equal.toggle,
            "/": self.list.search,
            "Ctrl+F": self.list.search,
            "Ctrl+Z": self.review.undo,
            "Ctrl+Return": self._merge,
            "Esc": self._escape,
        }
        for keys, call in shortcuts.items():
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(call)

    def _restore(self) -> None:
        self.resize(*_SIZE)
        settings = self._settings
        self.restoreGeometry(settings.bytes(COMPARE_GEOMETRY))
        self.splitter.restoreState(settings.bytes(COMPARE_LAYOUT))
        self.list.table.horizontalHeader().restoreState(settings.bytes(COMPARE_COLUMNS))
        self.view.panes.restore_state(settings.bytes(COMPARE_PANES))
        shown = settings.text(COMPARE_SHOWN)
        if len(shown) == 2:
            self.view.base.setChecked(shown[0] == "1")
            self.view.hide_equal.setChecked(shown[1] == "1")

    def _show_encounter(self) -> None:
        encounter = self.review.encounter
        name = encounter.other.snapshot.file.path.name
        self.setWindowTitle(
            self.tr("{incoming} beside {here}").format(incoming=name, here=encounter.here.file.path.name)
        )
        self.heading.show_encounter(encounter, with_base=self.merger.with_base, names=self._titles())
        self.chips.show_counts(encounter.comparison.counts())
        self.obstacles.show_findings(encounter.obstacles, asks=not self._read_only)
        self.view.set_names(*(self._titles() or ("", "")))
        self._list()
        self.merger.count()

    def _titles(self) -> tuple[str, str] | None:
        return self._names if self._read_only else None

    def _list(self) -> None:
        self.list.show_classes(self.chips.chosen)

    def _go_on(self) -> None:
        """On to the next conflict; behind the last of them, stay where the decision can be seen."""
        if self.review.unsolved:
            self.go_to_next_conflict()

    def _edit(self) -> None:
        difference = self.view.difference
        if difference is None or not self.view.bar.buttons[Choice.EDITED].isEnabled():
            return
        dialog = TextDialog(difference, self._names, self.merger.drafts, self)
        dialog.written.connect(self.view.edited)
        dialog.open()

    def _resolve(self, strategy: ConflictStrategy) -> None:
        left = self.review.resolve(strategy)
        if left:
            words = self.tr("%n conflict(s) could not be told by time: one is missing, or both are the same.", "", left)
            self._say(words)

    def _merge(self) -> None:
        if self.footer.merge.isEnabled() and self.footer.merge.isVisible():
            self.merger.merge()

    def _show_merge(self, merge: Merge | None) -> None:
        hindrance = "" if self.obstacles.is_accepted else self.tr("see above: is it to be merged nevertheless?")
        self.footer.show_merge(merge, len(self.review.unsolved), hindrance)

    def _show_receipt(self, merge: Merge, change: ChangeSet | None) -> None:
        self.receipt.show_merge(merge, change, self.review.encounter.other.snapshot.file.path.name)
        self.pages.setCurrentWidget(self.receipt)
        self.receipt.focus()

    def _say(self, words: str) -> None:
        self.notice.say(words, is_trouble=True)

    def _explain(self, error: MemoryExplorerError) -> None:
        self.notice.say(str(error), is_trouble=True)

    def _escape(self) -> None:
        if self.list.is_searching:
            self.list.end_search()
        else:
            self.close()
