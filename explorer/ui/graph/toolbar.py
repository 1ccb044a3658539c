"""The row above the graph: search, neighbourhood, path, fit, list."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QPushButton, QSpinBox, QWidget

MOST_HOPS = 3
_FIND_AFTER_MS = 150


class GraphToolbar(QWidget):
    """Announces what a person wants. `find_requested` gives the step: 0 the first, 1 the next, -1 the previous."""

    find_requested = Signal(int)
    neighbourhood_requested = Signal()
    hops_changed = Signal(int)
    path_requested = Signal()
    everything_requested = Signal()
    fit_requested = Signal()
    list_toggled = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.search = QLineEdit(self, placeholderText=self.tr("Find in the graph"), clearButtonEnabled=True)
        self.search.setMinimumWidth(160)
        self.search.setMaximumWidth(420)
        # A file that is dropped here is for the window to open, not text to search for.
        self.search.setAcceptDrops(False)
        self.found = QLabel(self)
        self.around = QPushButton(self.tr("Neighbourhood"), self)
        self.hops = QSpinBox(self, minimum=1, maximum=MOST_HOPS, prefix=self.tr("hops: "))
        self.way = QPushButton(self.tr("Path"), self)
        self.everything = QPushButton(self.tr("Show all"), self)
        self.fit = QPushButton(self.tr("Fit"), self)
        self.as_list = QPushButton(self.tr("List"), self)
        self.as_list.setCheckable(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 8, 8, 8)
        row.setSpacing(8)
        row.addWidget(self.search, 1)
        row.addWidget(self.found)
        row.addStretch(1)
        for control in (self.around, self.hops, self.way, self.everything, self.fit, self.as_list):
            row.addWidget(control)
        self._name_controls()
        self._connect()
        self.show_state(selected=False, second=False, dimmed=False)

    def show_found(self, place: int | None, count: int) -> None:
        """Say which of how many hits is selected; nothing while nothing is searched."""
        if not self.search.text().strip():
            self.found.clear()
        elif count == 0:
            self.found.setText(self.tr("nothing found"))
        elif place is None:
            self.found.setText(self.tr("%n found", "", count))
        else:
            self.found.setText(self.tr("{place} of {count}").format(place=place + 1, count=count))

    def show_state(self, *, selected: bool, second: bool, dimmed: bool) -> None:
        """Switch on what makes sense with one or two selected nodes."""
        self.around.setEnabled(selected)
        self.way.setEnabled(second)
        self.everything.setEnabled(selected or dimmed)

    def _name_controls(self) -> None:
        self.search.setAccessibleName(self.tr("Find in the graph"))
        self.search.setToolTip(self.tr("Enter: the next one, Shift+Enter: the one before"))
        self.hops.setAccessibleName(self.tr("Edges to the farthest neighbour"))
        self.hops.setToolTip(self.hops.accessibleName())
        self.around.setToolTip(self.tr("Dim all but what is near the selected node (Enter, or double click)"))
        self.way.setToolTip(self.tr("The shortest way between two nodes: select one, then the other with Shift held"))
        self.everything.setToolTip(self.tr("Nothing selected, nothing dimmed (Esc)"))
        self.fit.setToolTip(self.tr("The whole graph (0)"))
        self.as_list.setToolTip(self.tr("The same nodes and edges as a list"))

    def _connect(self) -> None:
        soon = QTimer(self, singleShot=True, interval=_FIND_AFTER_MS)
        soon.timeout.connect(lambda: self.find_requested.emit(0))
        self.search.textChanged.connect(lambda _: soon.start())
        self.search.returnPressed.connect(soon.stop)
        self.search.returnPressed.connect(lambda: self.find_requested.emit(1))
        back = QShortcut(QKeySequence("Shift+Return"), self.search)
        back.setContext(Qt.ShortcutContext.WidgetShortcut)
        back.activated.connect(lambda: self.find_requested.emit(-1))
        self.around.clicked.connect(self.neighbourhood_requested)
        self.hops.valueChanged.connect(self.hops_changed)
        self.way.clicked.connect(self.path_requested)
        self.everything.clicked.connect(self.everything_requested)
        self.fit.clicked.connect(self.fit_requested)
        self.as_list.toggled.connect(self.list_toggled)
