"""What each role may do in each domain, as a table: domains down, roles across."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import get_args

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QIcon, QPalette
from typing_extensions import override

from explorer.services.field_checks import check_text
from explorer.services.grants import Access, AccessMatrix, DomainAccess, Permission
from explorer.ui import formats
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon

Index = QModelIndex | QPersistentModelIndex
PERMISSIONS: tuple[Permission, ...] = get_args(Permission)
TEXTS = ("label", "description")
"""The fields of a domain that stand before the roles."""
_SIGNS: Mapping[Permission, tuple[str, str]] = {
    "none": ("prohibit", "warning"),
    "read": ("eye", "text"),
    "write": ("pencil-simple", "accent"),
}
_REPOSITORY = "repo:"
_NAME_LENGTH, _TEXT_LENGTH, _TOOLTIP_LENGTH = 28, 200, 2_000


class AccessModel(QAbstractTableModel):
    """Shows a matrix. An edit changes nothing here: it is announced, and what comes of it is shown."""

    grant_edited = Signal(str, str, str)
    """Role, domain and permission that a person chose for them."""
    text_edited = Signal(object, str, str)
    """`DomainAccess`, field and text."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.matrix = AccessMatrix((), ())
        self._is_read_only = True
        self._palette = QPalette()
        self._icons: dict[str, QIcon] = {}

    def show_matrix(self, matrix: AccessMatrix, *, is_read_only: bool) -> None:
        """Show this; where roles and domains are the same, the cells stay what they are."""
        is_same = _shape(matrix) == _shape(self.matrix)
        if not is_same:
            self.beginResetModel()
        self.matrix, self._is_read_only = matrix, is_read_only
        if is_same:
            self._tell()
        else:
            self.endResetModel()

    def dress(self, palette: QPalette) -> None:
        """Take the colours of a palette."""
        self._palette = palette
        self._icons.clear()
        self._tell()

    def domain_at(self, row: int) -> DomainAccess:
        """The domain of a row."""
        return self.matrix.rows[row]

    def role_at(self, column: int) -> str | None:
        """The role of a column; None for the domain's own texts."""
        return None if column < len(TEXTS) else self.matrix.roles[column - len(TEXTS)]

    def index_of(self, domain: str, role: str | None) -> QModelIndex:
        """The cell of a domain and a role, or the label; invalid where it is not shown."""
        rows = [row.domain for row in self.matrix.rows]
        if domain not in rows or (role is not None and role not in self.matrix.roles):
            return QModelIndex()
        column = 0 if role is None else len(TEXTS) + self.matrix.roles.index(role)
        return self.index(rows.index(domain), column)

    def permission_word(self, permission: Permission) -> str:
        """A permission as it stands in a cell."""
        return {"none": self.tr("none"), "read": self.tr("read"), "write": self.tr("write")}[permission]

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.matrix.rows)

    @override
    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(TEXTS) + len(self.matrix.roles)

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if orientation is Qt.Orientation.Vertical:
            name = self.matrix.rows[section].domain
            if role == Qt.ItemDataRole.ToolTipRole:
                return _plain(name)
            return self._domain_words(name) if role == Qt.ItemDataRole.DisplayRole else None
        if role == Qt.ItemDataRole.ToolTipRole and section >= len(TEXTS):
            return _plain(self.matrix.roles[section - len(TEXTS)])
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if section < len(TEXTS):
            return self.tr("Label") if section == 0 else self.tr("Description")
        return formats.one_line(self.matrix.roles[section - len(TEXTS)], _NAME_LENGTH)

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        flags = super().flags(index)
        if not index.isValid() or self._is_read_only:
            return flags
        is_text = index.column() < len(TEXTS)
        can_be_edited = not is_text or self.matrix.rows[index.row()].key is not None
        return flags | Qt.ItemFlag.ItemIsEditable if can_be_edited else flags

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        row = self.matrix.rows[index.row()]
        if index.column() < len(TEXTS):
            return self._text_data(row, TEXTS[index.column()], role)
        at = index.column() - len(TEXTS)
        return self._access_data(row, self.matrix.roles[at], row.access[at], role)

    @override
    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.EditRole or not self.flags(index) & Qt.ItemFlag.ItemIsEditable:
            return False
        row, name = self.matrix.rows[index.row()], self.role_at(index.column())
        text = str(value).strip()
        if text == self.data(index, role):
            return False
        if name is None and check_text(text, may_be_empty=True).problem is None:
            self.text_edited.emit(row, TEXTS[index.column()], text)
        elif name is not None and text in PERMISSIONS:
            self.grant_edited.emit(name, row.domain, text)
        return False

    def _text_data(self, row: DomainAccess, field: str, role: int) -> object:
        text = row.label if field == "label" else row.description
        if role == Qt.ItemDataRole.EditRole:
            return text
        if role == Qt.ItemDataRole.DisplayRole:
            return formats.isolated(formats.one_line(text, _TEXT_LENGTH)) if row.key is not None else ""
        if role == Qt.ItemDataRole.ToolTipRole:
            undescribed = self.tr("Agents use this domain, but none has described it yet.")
            return _plain(text) if row.key is not None else undescribed
        if role == Qt.ItemDataRole.ForegroundRole and field == "description":
            return QBrush(QColor(tones(self._palette).muted))
        return None

    def _access_data(self, row: DomainAccess, name: str, access: Access, role: int) -> object:
        permission = access.permission
        if role == Qt.ItemDataRole.EditRole:
            return permission
        if role == Qt.ItemDataRole.DisplayRole:
            return self.permission_word(permission)
        if role == Qt.ItemDataRole.DecorationRole:
            return self._icon(access)
        if role == Qt.ItemDataRole.ForegroundRole:
            return QBrush(QColor(getattr(tones(self._palette), _tone(access))))
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._explanation(access)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = self.tr("{role} in {domain}: {permission}. {explanation}")
            return words.format(
                role=name,
                domain=row.domain,
                permission=self.permission_word(permission),
                explanation=self._explanation(access),
            )
        return None

    def _explanation(self, access: Access) -> str:
        if not access.is_given:
            return self.tr("No grant given: agents may read.")
        return {
            "none": self.tr("Granted: none. This is advice: reads are never refused."),
            "read": self.tr("Granted: may read, not propose policies."),
            "write": self.tr("Granted: may read and propose policies."),
        }[access.permission]

    def _domain_words(self, name: str) -> str:
        """A domain's name; of one that is for a single repository, which."""
        repository, slash, own = name.removeprefix(_REPOSITORY).partition("/")
        if not name.startswith(_REPOSITORY) or not slash or not own:
            return formats.one_line(name, _NAME_LENGTH)
        words = self.tr("{domain} · only {repository}")
        return formats.one_line(words.format(domain=own, repository=repository), _NAME_LENGTH)

    def _icon(self, access: Access) -> QIcon:
        name, tone = _SIGNS[access.permission][0], _tone(access)
        if f"{name} {tone}" not in self._icons:
            self._icons[f"{name} {tone}"] = icon(name, self._palette, getattr(tones(self._palette), tone))
        return self._icons[f"{name} {tone}"]

    def _tell(self) -> None:
        if self.rowCount():
            self.dataChanged.emit(self.index(0, 0), self.index(self.rowCount() - 1, self.columnCount() - 1))


def _plain(text: str) -> str:
    """A tooltip that takes nothing in the text for markup and breaks its lines."""
    return f"<qt>{escape(text[:_TOOLTIP_LENGTH])}</qt>" if text else ""


def _tone(access: Access) -> str:
    return _SIGNS[access.permission][1] if access.is_given else "muted"


def _shape(matrix: AccessMatrix) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return matrix.roles, tuple(row.domain for row in matrix.rows)
