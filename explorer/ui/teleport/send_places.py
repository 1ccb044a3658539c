"""The branches, and the kinds of memory that belong to none, with ticks: which of them go."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget
from typing_extensions import override

from explorer.memory import namespaces as spaces
from explorer.memory.namespaces import branch_of, branches_in
from explorer.services.teleport.parcels import Selection
from explorer.ui import formats
from explorer.ui.teleport.send_rows import RowDelegate

_NAME_ROLE = Qt.ItemDataRole.UserRole
_ROW, _LEAST_ROWS = 24, 5
_PARTLY = """
    QTreeView::indicator:indeterminate {
        padding: 3px; background-color: palette(link); background-clip: content; background-origin: content; }
"""
_NAMES = {
    spaces.USER: QT_TRANSLATE_NOOP("Places", "about the user"),
    spaces.FEEDBACK: QT_TRANSLATE_NOOP("Places", "feedback"),
    spaces.POLICIES: QT_TRANSLATE_NOOP("Places", "policies"),
    spaces.NOTES: QT_TRANSLATE_NOOP("Places", "agents’ notes"),
    spaces.DOMAINS: QT_TRANSLATE_NOOP("Places", "domains"),
    spaces.GRANTS: QT_TRANSLATE_NOOP("Places", "access of roles"),
    spaces.SKILLS: QT_TRANSLATE_NOOP("Places", "skills"),
    spaces.HOT: QT_TRANSLATE_NOOP("Places", "session items"),
    spaces.CONFLICTS: QT_TRANSLATE_NOOP("Places", "conflicts"),
    spaces.BELIEFS: QT_TRANSLATE_NOOP("Places", "beliefs"),
}
_ORDER = tuple(_NAMES)


def place_word(namespace: str) -> str:
    """What the memory of a namespace is called; a foreign namespace, and a branch's, by its own name."""
    if namespace in _NAMES:
        return QCoreApplication.translate("Places", str(_NAMES[namespace]))
    return formats.isolated(namespace) or QCoreApplication.translate("Places", "without a namespace")


def place_order(namespace: str) -> tuple[int, str]:
    """What comes first of the namespaces that belong to no branch."""
    return (_ORDER.index(namespace) if namespace in _ORDER else len(_ORDER), namespace.casefold())


class PlaceTree(QTreeWidget):
    """Everything is ticked at first; what appears later is ticked as its group is."""

    changed = Signal()
    """A person ticked something on or off."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setMinimumHeight(_LEAST_ROWS * _ROW)
        self.setStyleSheet(_PARTLY)
        self.setRootIsDecorated(False)
        self.setItemsExpandable(False)
        self.setUniformRowHeights(True)
        self.setItemDelegate(RowDelegate(_ROW, self))
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAccessibleName(self.tr("Branches and other memory that go"))
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._branches = self._group(self.tr("Branches"))
        self._others = self._group(self.tr("Belongs to no branch"))
        self._known: Mapping[str, int] = {}
        self.itemChanged.connect(self._tell)

    @property
    def selection(self) -> Selection:
        """What is ticked."""
        others = set(_ticked(self._others))
        scoped = {namespace for namespace in self._known if branch_of(namespace) is not None}
        return Selection(frozenset(others | scoped), frozenset(_ticked(self._branches)))

    def show_counts(self, by_namespace: Mapping[str, int]) -> None:
        """Take the memories by namespace; ticks stay as they are."""
        self._known = by_namespace
        branches = {
            name: sum(count for space, count in by_namespace.items() if branch_of(space) == name)
            for name in branches_in(by_namespace)
        }
        others = {name: by_namespace[name] for name in sorted(by_namespace, key=place_order) if branch_of(name) is None}
        blocked = self.blockSignals(True)
        self._fill(self._branches, branches, {name: formats.isolated(name) for name in branches})
        self._fill(self._others, others, {name: place_word(name) for name in others})
        self.blockSignals(blocked)
        if self.currentItem() is None:
            self.setCurrentItem(self._branches)

    def tick(self, name: str, *, on: bool) -> None:
        """Tick a branch, or else a namespace, on or off."""
        for group in (self._branches, self._others):
            for item in _children(group):
                if item.data(0, _NAME_ROLE) == name:
                    item.setCheckState(0, Qt.CheckState.Checked if on else Qt.CheckState.Unchecked)
                    return

    @override
    def sizeHint(self) -> QSize:
        # It takes what room there is, and asks for none.
        return self.minimumSize()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        item = self.currentItem()
        if event.key() == Qt.Key.Key_Space and item is not None:
            is_on = item.checkState(0) is Qt.CheckState.Checked
            item.setCheckState(0, Qt.CheckState.Unchecked if is_on else Qt.CheckState.Checked)
        else:
            super().keyPressEvent(event)

    def _group(self, title: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem(self, [title, ""])
        item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable | Qt.ItemFlag.ItemIsAutoTristate)
        item.setCheckState(0, Qt.CheckState.Checked)
        font = item.font(0)
        font.setBold(True)
        item.setFont(0, font)
        item.setExpanded(True)
        return item

    def _fill(self, group: QTreeWidgetItem, counts: Mapping[str, int], titles: Mapping[str, str]) -> None:
        before = {item.data(0, _NAME_ROLE): item.checkState(0) for item in _children(group)}
        usual = Qt.CheckState.Unchecked if group.checkState(0) is Qt.CheckState.Unchecked else Qt.CheckState.Checked
        if list(before) != list(counts):
            group.takeChildren()
            for name in counts:
                item = QTreeWidgetItem(group)
                item.setData(0, _NAME_ROLE, name)
                item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
                item.setCheckState(0, before.get(name, usual))
                item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        for item in _children(group):
            name = item.data(0, _NAME_ROLE)
            item.setText(0, titles[name])
            item.setToolTip(0, name)
            item.setText(1, formats.count(counts[name]))
        group.setHidden(not counts)

    def _tell(self) -> None:
        self.changed.emit()


def _children(group: QTreeWidgetItem) -> list[QTreeWidgetItem]:
    return [item for at in range(group.childCount()) if (item := group.child(at)) is not None]


def _ticked(group: QTreeWidgetItem) -> list[str]:
    return [item.data(0, _NAME_ROLE) for item in _children(group) if item.checkState(0) is Qt.CheckState.Checked]
