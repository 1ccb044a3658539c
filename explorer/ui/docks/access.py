"""The Access dock: which role may do what in which domain, and how agents describe the domains."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import structs
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QLabel, QStackedLayout, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.changes import ChangeKind, ChangeSet, Operation, Patch
from explorer.services.editing import Editing
from explorer.services.grants import AccessMatrix, DomainAccess, Permission, access_matrix, set_grant
from explorer.ui.details.builds import new_value
from explorer.ui.docks.access_table import AccessTable
from explorer.ui.models.access import PERMISSIONS, AccessModel
from explorer.ui.session import Session
from explorer.ui.widgets.empty_state import EmptyState
from explorer.ui.write_queue import Build


class Access(QWidget):
    """Shows the matrix as it will be once what waits is written; every edit goes through the queue of writes."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._writes = session, session.writes
        self.model = AccessModel(self)
        self.model.dress(self.palette())
        self.table = AccessTable(self.model, self)
        self.empty = EmptyState(self)
        # The words of an empty dock must not hold a low window open.
        self.empty.setMinimumHeight(1)
        self.empty.explain(
            self.tr("No domains yet"),
            self.tr("Domains come with the facts that agents remember. As soon as there is one, it is listed here."),
        )
        self._stack = QStackedLayout()
        self._stack.addWidget(self.table)
        self._stack.addWidget(self.empty)
        self._stack.setCurrentWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._advice())
        column.addLayout(self._stack, 1)
        self.table.permission_chosen.connect(self._set_selected)
        self.model.grant_edited.connect(lambda role, domain, permission: self._set([(role, domain)], permission))
        self.model.text_edited.connect(self._set_text)
        session.opened.connect(self._ask)
        session.refreshed.connect(self._ask)
        self._writes.standing_changed.connect(self._ask)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "model"):
            self.model.dress(self.palette())

    def _advice(self) -> QWidget:
        advice = QLabel(self.tr("Grants are advisory: reads are never refused; only proposing a policy needs write."))
        self._keys = QLabel(self.tr("N none · R read · W write, for all selected cells"))
        self._keys.setForegroundRole(QPalette.ColorRole.PlaceholderText)
        lines = QWidget()
        column = QVBoxLayout(lines)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(2)
        for label in (advice, self._keys):
            label.setWordWrap(True)
            label.setTextFormat(Qt.TextFormat.PlainText)
            column.addWidget(label)
        return lines

    def _ask(self) -> None:
        ahead, now = self._writes.ahead, self._session.now()
        self._session.ask("access", lambda snapshot: access_matrix(snapshot, ahead, now), self._show)

    def _show(self, matrix: AccessMatrix) -> None:
        index = self.table.currentIndex()
        at = (self.model.domain_at(index.row()).domain, self.model.role_at(index.column())) if index.isValid() else None
        bars = (self.table.horizontalScrollBar(), self.table.verticalScrollBar())
        scrolled = [bar.value() for bar in bars]
        self.model.show_matrix(matrix, is_read_only=self._writes.is_read_only)
        self._keys.setHidden(self._writes.is_read_only)
        self._stack.setCurrentWidget(self.table if matrix.rows else self.empty)
        if at is not None and not self.table.currentIndex().isValid():
            self.table.setCurrentIndex(self.model.index_of(*at))
            for bar, value in zip(bars, scrolled, strict=True):
                bar.setValue(value)

    def _set_selected(self, permission: str) -> None:
        self._set(self.table.selected_cells, permission)

    def _set(self, cells: Sequence[tuple[str, str]], permission: str) -> None:
        for known in PERMISSIONS:
            if cells and permission == known:
                self._writes.make(grants_build(cells, known))

    def _set_text(self, row: DomainAccess, field: str, text: str) -> None:
        self._writes.make(text_build(row, field, text))


def grants_build(cells: Sequence[tuple[str, str]], permission: Permission) -> Build:
    """The rule that gives one permission for all cells, each a role and a domain: one change set."""

    def build(editing: Editing) -> ChangeSet | None:
        operations: list[Operation] = []
        labels: list[str] = []
        for role, domain in cells:
            change = set_grant(editing, role, domain, permission)
            for operation in () if change is None else change.operations:
                operations.append(_named(operation, role, domain))
                labels.append(f"{role} · {domain}")
        made = editing.change_set(ChangeKind.EDIT, operations)
        return None if made is None else structs.replace(made, label=labels[0])

    return build


def text_build(row: DomainAccess, field: str, text: str) -> Build:
    """The rule that gives a domain a label or a description, in the place of what the person saw."""

    def build(editing: Editing) -> ChangeSet | None:
        key = row.key
        assert key is not None
        present = editing.metadata(key).get(field)
        seen = row.label if field == "label" else row.description
        # A domain without a label is shown under its name.
        base = present if not present and seen == row.domain else seen
        made = new_value(key, field, text, base)(editing)
        return None if made is None else structs.replace(made, label=row.domain)

    return build


def _named(operation: Operation, role: str, domain: str) -> Operation:
    """The same operation; a patch names whose grant it is, for those who read it later."""
    if not isinstance(operation, Patch):
        return operation
    return structs.replace(operation, before={"role": role, "domain": domain, **operation.before})
