"""A search box over a list of branches, of which one is chosen by keys or by a click."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QLineEdit, QListView, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.ui.branches.option_delegate import OptionDelegate
from explorer.ui.branches.options import Option, OptionsModel
from explorer.ui.dialogs.candidate_list import CandidateList, SearchBox
from explorer.ui.widgets.icons import icon


class BranchPicker(QWidget):
    """Typing narrows the list, the arrow keys go through it wherever the focus is, Enter chooses."""

    chosen = Signal(object)
    """An `Option`, by Enter or a double click; where `by_click`, by a click too."""
    moved = Signal()
    """Another option is marked."""

    def __init__(self, parent: QWidget | None = None, *, by_click: bool = False) -> None:
        super().__init__(parent)
        self.box = self._search_box()
        self.model = OptionsModel(self)
        self.list = self._make_list()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.box)
        column.addWidget(self.list, 1)
        self.setFocusProxy(self.box)
        self.box.textChanged.connect(self._filter)
        self.box.stepped.connect(lambda event: QCoreApplication.sendEvent(self.list, event))
        self.box.returnPressed.connect(self.choose)
        self.list.search_requested.connect(self.box.setFocus)
        self.list.doubleClicked.connect(self.choose)
        self.list.activated.connect(self._choose_at)
        if by_click:
            self.list.clicked.connect(self._choose_at)
        self.list.selectionModel().currentChanged.connect(lambda *_: self.moved.emit())

    @property
    def current(self) -> Option | None:
        """The marked option."""
        return self.model.option(self.list.currentIndex().row())

    def show_options(self, options: Sequence[Option], marked: str | None = None) -> None:
        """Offer these; what was marked stays so, else `marked` is."""
        before = self.current
        self.model.show_options(options)
        self._mark(before.branch if before is not None else marked)

    def mark(self, branch: str | None) -> None:
        """Mark a branch, where it is offered."""
        self._mark(branch)

    def choose(self) -> None:
        """Choose what is marked."""
        option = self.current
        if option is not None:
            self.chosen.emit(option)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_delegate"):
            self._delegate.dress(self.palette())
            self._glass.setIcon(icon("magnifying-glass", self.palette()))

    def _search_box(self) -> SearchBox:
        box = SearchBox()
        box.setPlaceholderText(self.tr("Search branches"))
        box.setAccessibleName(self.tr("Search branches"))
        box.setClearButtonEnabled(True)
        self._glass = box.addAction(icon("magnifying-glass", self.palette()), QLineEdit.ActionPosition.LeadingPosition)
        return box

    def _make_list(self) -> CandidateList:
        view = CandidateList()
        view.setModel(self.model)
        self._delegate = OptionDelegate(view)
        view.setItemDelegate(self._delegate)
        view.setFrameShape(QListView.Shape.NoFrame)
        view.setUniformItemSizes(True)
        view.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setAccessibleName(self.tr("Branches"))
        return view

    def _choose_at(self, index: QModelIndex) -> None:
        self.list.setCurrentIndex(index)
        self.choose()

    def _filter(self, text: str) -> None:
        self.model.filter_by(text)
        self._mark(None)

    def _mark(self, branch: str | None) -> None:
        self.list.setCurrentIndex(self.model.index(self.model.row_of(branch), 0))
        self.moved.emit()
