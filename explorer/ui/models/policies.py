"""The policies' model: a branch a domain, below it its rules."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPalette
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.services.policies import CountedPolicy, PolicyGroup
from explorer.ui import formats
from explorer.ui.theme import tones

Index = QModelIndex | QPersistentModelIndex
KEY_ROLE = Qt.ItemDataRole.UserRole
_ROW_HEIGHT = 28
_SHOWN_LENGTH = 500
_NO_PARENT = 0
"""Internal id of a group; a policy's is its group's position + 1."""


class PolicyColumn(StrEnum):
    """What stands in a row."""

    RULE = "rule"
    ROLE = "role"
    SOURCES = "sources"
    TOKENS = "tokens"
    STATE = "state"


COLUMNS = tuple(PolicyColumn)
_FIGURES = (PolicyColumn.SOURCES, PolicyColumn.TOKENS)


class PoliciesModel(QAbstractItemModel):
    """Shows groups of policies."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.groups: Sequence[PolicyGroup] = ()
        self._palette = QPalette()

    def show_groups(self, groups: Sequence[PolicyGroup], palette: QPalette) -> None:
        """Show these; `palette` is the view's."""
        self.beginResetModel()
        self.groups, self._palette = groups, palette
        self.endResetModel()

    def dress(self, palette: QPalette) -> None:
        """Take the colours of a palette."""
        self._palette = palette
        for at, group in enumerate(self.groups):
            first, last = (self.createIndex(row, 0, at + 1) for row in (0, len(group.policies) - 1))
            self.dataChanged.emit(first, last.siblingAtColumn(len(COLUMNS) - 1), [Qt.ItemDataRole.ForegroundRole])

    def index_of(self, key: Key) -> QModelIndex:
        """Where the policy under `key`, or its newest revision, stands; invalid where it is not shown."""
        found = QModelIndex()
        root = key.id.rpartition("~")[0] or key.id
        for at, group in enumerate(self.groups):
            for position, counted in enumerate(group.policies):
                policy = counted.policy
                if policy.key == key:
                    return self.createIndex(position, 0, at + 1)
                if policy.revision_of and policy.revision_of in (key.id, root):
                    found = self.createIndex(position, 0, at + 1)
        return found

    def policy_at(self, index: Index) -> CountedPolicy | None:
        """The policy in a row; None for the row of a domain."""
        if not index.isValid() or index.internalId() == _NO_PARENT:
            return None
        return self.groups[index.internalId() - 1].policies[index.row()]

    @override
    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        if not self.hasIndex(row, column, parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else _NO_PARENT)

    @override
    def parent(self, index: Index = QModelIndex()) -> QModelIndex:  # type: ignore[override]  # noqa: B008
        if not index.isValid() or index.internalId() == _NO_PARENT:
            return QModelIndex()
        return self.createIndex(index.internalId() - 1, 0, _NO_PARENT)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        if not parent.isValid():
            return len(self.groups)
        is_group = parent.internalId() == _NO_PARENT and parent.column() == 0
        return len(self.groups[parent.row()].policies) if is_group else 0

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return len(COLUMNS)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.TextAlignmentRole and COLUMNS[section] in _FIGURES:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return {
            PolicyColumn.RULE: self.tr("Rule"),
            PolicyColumn.ROLE: self.tr("Meant for"),
            PolicyColumn.SOURCES: self.tr("Sources"),
            PolicyColumn.TOKENS: self.tr("≈ Tokens"),
            PolicyColumn.STATE: self.tr("State"),
        }[COLUMNS[section]]

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.SizeHintRole:
            return QSize(0, _ROW_HEIGHT)
        column = COLUMNS[index.column()]
        counted = self.policy_at(index)
        if role == Qt.ItemDataRole.TextAlignmentRole and column in _FIGURES:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if counted is None:
            return self._group_data(self.groups[index.row()], column, role)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(counted, column)
        if role == Qt.ItemDataRole.ToolTipRole and column is PolicyColumn.ROLE and counted.policy.required_role:
            return self.tr("Advisory: the rule reaches every agent, whatever its role.")
        if role == KEY_ROLE:
            return counted.policy.key
        if role == Qt.ItemDataRole.ForegroundRole and not counted.policy.active:
            return QBrush(QColor(tones(self._palette).muted))
        return None

    def _text(self, counted: CountedPolicy, column: PolicyColumn) -> str:
        policy = counted.policy
        if column is PolicyColumn.RULE:
            return formats.isolated(" ".join(policy.content[:_SHOWN_LENGTH].split()))
        if column is PolicyColumn.ROLE:
            return policy.required_role or self.tr("everyone")
        if column is PolicyColumn.SOURCES:
            return formats.count(len(policy.source_fact_ids)) if policy.source_fact_ids else ""
        if column is PolicyColumn.TOKENS:
            return formats.count(counted.tokens)
        return "" if policy.active else self.tr("inactive")

    def _group_data(self, group: PolicyGroup, column: PolicyColumn, role: int) -> object:
        if role == Qt.ItemDataRole.FontRole:
            font = QFont()
            font.setWeight(QFont.Weight.DemiBold)
            return font
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if column is PolicyColumn.RULE:
            domain = group.domain or self.tr("no domain")
            return f"{domain}  {formats.count(len(group.policies))}"
        return formats.count(group.tokens) if column is PolicyColumn.TOKENS else None
