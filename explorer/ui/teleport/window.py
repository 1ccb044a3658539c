"""The window in which another workspace is compared with the open one, decided on, and merged."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QMessageBox, QSplitter, QStackedWidget, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.changes import ChangeSet
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.keys import Key
from explorer.services.teleport.answers import Choice, ConflictStrategy
from explorer.services.teleport.merging import Merge
from explorer.ui.key_sheet import KeySheet
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


class CompareWindow(QWidget):
    """Everything by keyboard: see `actions.COMPARE_KEYS`."""

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
        self._given = names
        usual = (self.tr("This workspace"), self.tr("Incoming"))
        self._names = encounter.other.names or names or usual
        self.review = Review(encounter, self)
        self.merger = Merger(self.review, session, read_only=read_only, parent=self)
        self.heading, self.chips = Heading(), Chips()
        self.obstacles, self.notice = ObstacleBar(), Notice()
        self.list = RowList(self.review, session, read_only=read_only)
        self.view = DifferenceView(self.review, read_only=read_only)
        self.footer = Footer(read_only=read_only)
        self.receipt = Receipt()
        self._writing: TextDialog | None = None
        self.pages = QStackedWidget()
        self.splitter = QSplitter(Qt.Orientation.Vertical)
        self._lay_out()
        self._connect()
        self._add_shortcuts()
        self._restore()
        self._show_encounter()
        self.list.focus_first()

    def go_to_next_conflict(self, *, backwards: bool = False) -> None:
        """Show the next conflict that nobody decided, from the first again behind the last; where none is, stay."""
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
        self.list.stop()
        super().closeEvent(event)
        self.closed.emit()

    def may_close(self) -> bool:
        """Whether nothing is lost by closing; asks where decisions would be."""
        if self.merger.is_merging:
            self._say(self.tr("It is being merged: close this window in a moment."))
            return False
        count = self.review.decided
        if self._writing is not None:
            self._writing.flush()
            count += self._writing.is_changed
        if self._read_only or self.merger.is_merged or not count:
            return True
        question = QMessageBox(self)
        question.setWindowTitle(self.windowTitle())
        question.setText(self.tr("%n decision(s) were made and not merged.", "", count))
        drop = question.addButton(self.tr("Discard the decisions"), QMessageBox.ButtonRole.DestructiveRole)
        question.setDefaultButton(question.addButton(self.tr("Go on deciding"), QMessageBox.ButtonRole.RejectRole))
        question.exec()
        question.deleteLater()
        return question.clickedButton() is drop

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
        self.view.decided.connect(self.go_to_next_conflict)
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
        merger.undoable.connect(self.receipt.undo.setEnabled)
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
            "Ctrl+Enter": self._merge,
            "?": lambda: KeySheet(self, comparing=True).open(),
        }
        self._keys = [QShortcut(QKeySequence(keys), self) for keys in shortcuts]
        for shortcut, call in zip(self._keys, shortcuts.values(), strict=True):
            shortcut.activated.connect(call)
        QShortcut(QKeySequence("Esc"), self).activated.connect(self._escape)

    def _restore(self) -> None:
        self.resize(*_SIZE)
        settings = self._settings
        self.restoreGeometry(settings.bytes(COMPARE_GEOMETRY))
        self.splitter.restoreState(settings.bytes(COMPARE_LAYOUT))
        self.list.restore_columns(settings.bytes(COMPARE_COLUMNS))
        self.view.panes.restore_state(settings.bytes(COMPARE_PANES))
        shown = settings.text(COMPARE_SHOWN)
        if len(shown) == 2:
            self.view.base.setChecked(shown[0] == "1")
            self.view.hide_equal.setChecked(shown[1] == "1")

    def _show_encounter(self) -> None:
        encounter = self.review.encounter
        files = encounter.here.file.path.name, encounter.other.snapshot.file.path.name
        here, there = encounter.other.names or files
        self.setWindowTitle(self.tr("{incoming} beside {here}").format(incoming=there, here=here))
        self.heading.show_encounter(encounter, with_base=self.merger.with_base, names=self._titles())
        self.chips.show_counts(encounter.counts)
        self.obstacles.show_findings(encounter.obstacles, asks=not self._read_only)
        self.view.set_names(*(self._titles() or ("", "")))
        self._list()
        self.merger.count()

    def _titles(self) -> tuple[str, str] | None:
        return self.review.encounter.other.names or (self._given if self._read_only else None)

    def _list(self) -> None:
        self.list.show_classes(self.chips.chosen)

    def _edit(self) -> None:
        difference = self.view.difference
        if difference is None or not self.view.bar.buttons[Choice.EDITED].isEnabled():
            return
        # Of another workspace nothing is written down here.
        drafts = self.merger.drafts if self.merger.can_write else None
        dialog = self._writing = TextDialog(difference, self._names, drafts, self, written=self.view.written)
        dialog.written.connect(partial(self._take_text, difference.row.root))
        dialog.finished.connect(self._end_writing)
        dialog.open()

    def _take_text(self, root: Key, text: str) -> None:
        if not self.view.edited(root, text):
            QGuiApplication.clipboard().setText(text)
            self._say(self.tr("What the text was for was changed meanwhile. The text is on the clipboard."))

    def _end_writing(self) -> None:
        if self._writing is not None:
            self._writing.deleteLater()
            self._writing = None

    def _resolve(self, strategy: ConflictStrategy) -> None:
        left = self.review.resolve(strategy)
        if left:
            words = self.tr("%n conflict(s) could not be told by time: one is missing, or both are the same.", "", left)
            self._say(words)

    def _merge(self) -> None:
        if self.footer.merge.isEnabled() and self.footer.merge.isVisible():
            self.merger.merge()

    def _show_merge(self, merge: Merge | None) -> None:
        hindrance = self.tr("merging…") if self.merger.is_merging else self.merger.hindrance
        if not self.obstacles.is_accepted:
            hindrance = hindrance or self.tr("see above: is it to be merged nevertheless?")
        self.footer.show_merge(merge, len(self.review.unsolved), hindrance)

    def _show_receipt(self, merge: Merge, change: ChangeSet | None) -> None:
        other = self.review.encounter.other
        self.receipt.show_merge(merge, change, other.names[1] if other.names else other.snapshot.file.path.name)
        self.pages.setCurrentWidget(self.receipt)
        # From here on there is nothing to decide, and Ctrl+Z takes the merge back.
        for shortcut in self._keys:
            shortcut.setEnabled(False)
        QShortcut(QKeySequence("Ctrl+Z"), self).activated.connect(self.receipt.undo.click)
        self.receipt.focus()

    def _say(self, words: str) -> None:
        self.notice.say(words, is_trouble=True)

    def _explain(self, error: MemoryExplorerError) -> None:
        (self.receipt.show_state if self.merger.is_merged else self._say)(str(error))

    def _escape(self) -> None:
        if self.list.is_searching and not self.merger.is_merged:
            self.list.end_search()
        else:
            self.close()
