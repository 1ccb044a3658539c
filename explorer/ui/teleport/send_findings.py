"""What was found in the memory that goes, as a table: each row goes out, stays here with its memory, or is allowed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import IntEnum

from PySide6.QtCore import (
    QT_TRANSLATE_NOOP,
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QIcon, QPalette
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.memory.namespaces import branch_of
from explorer.services.secrets import Finding, FindingKind
from explorer.ui import formats
from explorer.ui.teleport.send_allowed import Allowed
from explorer.ui.teleport.send_places import place_word
from explorer.ui.teleport.send_work import Examined, Found
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon
from explorer.ui.words import field_word

Index = QModelIndex | QPersistentModelIndex
_ROOT = QModelIndex()
_ICONS = {
    FindingKind.SECRET: "key",
    FindingKind.EMAIL: "envelope-simple",
    FindingKind.PHONE: "phone",
    FindingKind.PRIVATE_HOST: "hard-drives",
}
_WORDS = {
    FindingKind.SECRET: QT_TRANSLATE_NOOP("Findings", "secret"),
    FindingKind.EMAIL: QT_TRANSLATE_NOOP("Findings", "e-mail address"),
    FindingKind.PHONE: QT_TRANSLATE_NOOP("Findings", "telephone number"),
    FindingKind.PRIVATE_HOST: QT_TRANSLATE_NOOP("Findings", "private host"),
}
_LENGTH = 120
_NAMED_BY = ("topic", "name", "label", "agent_id", "role")


class Column(IntEnum):
    """The columns, from the left."""

    LEFT_OUT = 0
    KIND = 1
    VALUE = 2
    WHERE = 3
    FATE = 4


def kind_words(finding: Finding) -> str:
    """What was found, in words."""
    word = QCoreApplication.translate("Findings", str(_WORDS[finding.kind]))
    return f"{word} · {finding.what}" if finding.what else word


def where_words(finding: Finding, metadata: Mapping[str, object]) -> str:
    """In which memory, and in which field of it: `domain / topic · field`."""
    named = next((value for name in _NAMED_BY if isinstance(value := metadata.get(name), str) and value.strip()), "")
    domain = metadata.get("domain")
    namespace = finding.key.namespace
    home = domain if isinstance(domain, str) and domain else "" if branch_of(namespace) else place_word(namespace)
    place = " / ".join(formats.isolated(formats.one_line(part, _LENGTH)) for part in (home, named) if part)
    return f"{place or finding.key.id} · {field_word(finding.field)}"


class FindingsModel(QAbstractTableModel):
    """What was allowed before is not listed; what a person allows now stays, so that it can be taken back."""

    decided = Signal()
    """What goes out became another."""

    def __init__(self, allowed: Allowed, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._allowed = allowed
        self._passed = self._allowed_now = allowed.digests
        self._examined: Examined | None = None
        self._rows: list[Found] = []
        self._where: dict[Finding, str] = {}
        self.not_listed = 0
        self.excluded: set[Key] = set()
        self.dress(QPalette())

    @property
    def going(self) -> list[Found]:
        """What goes out as things stand, neither left out nor allowed."""
        return [row for row in self._rows if not self.is_left_out(row) and not self.is_allowed(row)]

    @property
    def memories(self) -> int:
        """How many memories go."""
        return 0 if self._examined is None else self._examined.memories - len(self.excluded)

    @property
    def allowed_before(self) -> int:
        """How many values are allowed in all."""
        return len(self._passed)

    def show_examined(self, examined: Examined) -> None:
        """List what was found; what was left out before stays so, where it is still there."""
        self.beginResetModel()
        self._examined = examined
        self._passed = self._allowed_now = self._allowed.digests
        self._where.clear()
        self._rows = [each for each in examined.found if each.finding.digest not in self._passed]
        self.not_listed = len(examined.found) - len(self._rows)
        self.excluded &= {each.root for each in self._rows if each.root is not None}
        self.endResetModel()
        self.decided.emit()

    def forget_allowed(self) -> None:
        """Ask about every value again, and list them all."""
        self._allowed.forget()
        if self._examined is not None:
            self.show_examined(self._examined)

    def found_at(self, row: int) -> Found:
        """The finding of a row."""
        return self._rows[row]

    def digests_of(self, key: Key) -> dict[str, str]:
        """The masked forms of all that was found in a record, by digest; also of what is not listed."""
        found = () if self._examined is None else self._examined.found
        return {each.finding.digest: each.finding.masked for each in found if each.finding.key == key}

    def is_left_out(self, found: Found) -> bool:
        """Whether its memory stays here."""
        return found.root in self.excluded

    def is_allowed(self, found: Found) -> bool:
        """Whether its value may go out."""
        return found.finding.digest in self._allowed_now

    def leave_out(self, rows: Iterable[int], *, on: bool) -> None:
        """Leave the memories of these rows out, or take them along again."""
        roots = {root for row in rows if (root := self._rows[row].root) is not None}
        self.excluded = self.excluded | roots if on else self.excluded - roots
        self._tell()

    def allow(self, rows: Iterable[int], *, on: bool) -> None:
        """Remember the values of these rows as allowed, or forget that."""
        digests = {self._rows[row].finding.digest for row in rows}
        if on:
            self._allowed.allow(digests)
        else:
            self._allowed.forbid(digests)
        self._allowed_now = self._allowed.digests
        self._tell()

    def fates(self, rows: Iterable[int]) -> tuple[bool, bool]:
        """Whether all memories of these rows are left out, and whether all their values are allowed."""
        found = [self._rows[row] for row in rows]
        movable = [each for each in found if each.root is not None]
        return bool(movable) and all(map(self.is_left_out, movable)), bool(found) and all(map(self.is_allowed, found))

    def dress(self, palette: QPalette) -> None:
        """Take the colours of a palette."""
        self._tones = tones(palette)
        color = {FindingKind.SECRET: self._tones.bad}
        self._icons: dict[FindingKind, QIcon] = {
            kind: icon(name, palette, color.get(kind, self._tones.warning)) for kind, name in _ICONS.items()
        }
        self._quiet_icons = {kind: icon(name, palette, self._tones.muted) for kind, name in _ICONS.items()}
        self._repaint()

    @override
    def rowCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(self._rows)

    @override
    def columnCount(self, parent: Index = _ROOT) -> int:
        return 0 if parent.isValid() else len(Column)

    @override
    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> str | None:
        if role != Qt.ItemDataRole.DisplayRole or orientation is not Qt.Orientation.Horizontal:
            return None
        return (self.tr("Leave out"), self.tr("Found"), self.tr("Value"), self.tr("Where"), self.tr("What happens"))[
            section
        ]

    @override
    def flags(self, index: Index) -> Qt.ItemFlag:
        if not index.isValid():
            return super().flags(index)
        flags = super().flags(index) | Qt.ItemFlag.ItemNeverHasChildren
        if index.column() == Column.LEFT_OUT and self._rows[index.row()].root is not None:
            flags |= Qt.ItemFlag.ItemIsUserCheckable
        return flags

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        found, column = self._rows[index.row()], Column(index.column())
        if column is Column.LEFT_OUT:
            return self._tick(found, role)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._cell_text(found, column)
        is_quiet = self.is_left_out(found) or self.is_allowed(found)
        if role == Qt.ItemDataRole.DecorationRole and column is Column.KIND:
            return (self._quiet_icons if is_quiet else self._icons)[found.finding.kind]
        if role == Qt.ItemDataRole.ForegroundRole and is_quiet:
            return QColor(self._tones.muted)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._cell_text(found, column)
        return None

    @override
    def setData(self, index: Index, value: object, role: int = Qt.ItemDataRole.EditRole) -> bool:
        if role != Qt.ItemDataRole.CheckStateRole or index.column() != Column.LEFT_OUT:
            return False
        self.leave_out([index.row()], on=Qt.CheckState(value) is Qt.CheckState.Checked)
        return True

    def fate_word(self, found: Found) -> str:
        """What happens with a finding, as things stand."""
        if self.is_left_out(found):
            return self.tr("stays here")
        return self.tr("allowed") if self.is_allowed(found) else self.tr("goes out")

    def _tick(self, found: Found, role: int) -> object:
        if found.root is None:
            return self.tr("This stands in the file’s own record, which goes always.") if _is_tip(role) else None
        if role == Qt.ItemDataRole.CheckStateRole:
            return Qt.CheckState.Checked if self.is_left_out(found) else Qt.CheckState.Unchecked
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.tr("leave this memory out")
        return self.tr("Leave this memory out") if _is_tip(role) else None

    def _cell_text(self, found: Found, column: Column) -> str:
        if column is Column.KIND:
            return kind_words(found.finding)
        if column is Column.VALUE:
            return formats.isolated(found.finding.masked)
        if column is Column.WHERE:
            return self._where_of(found.finding)
        return self.fate_word(found)

    def _where_of(self, finding: Finding) -> str:
        if finding not in self._where and self._examined is not None:
            snapshot = self._examined.snapshot
            row = snapshot.row(finding.key)
            self._where[finding] = where_words(finding, {} if row is None else snapshot.metadata(row))
        return self._where.get(finding, "")

    def _tell(self) -> None:
        self._repaint()
        self.decided.emit()

    def _repaint(self) -> None:
        if self._rows:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._rows) - 1, len(Column) - 1))


def _is_tip(role: int) -> bool:
    return role == Qt.ItemDataRole.ToolTipRole
