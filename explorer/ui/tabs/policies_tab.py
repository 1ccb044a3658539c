"""The Policies tab: every rule that agents get, grouped by domain, with what it costs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QLabel, QStackedLayout, QTreeView, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.services.policies import PolicyGroup, group_policies
from explorer.ui import formats
from explorer.ui.models.policies import COLUMNS, PoliciesModel, PolicyColumn
from explorer.ui.session import Session
from explorer.ui.widgets.empty_state import EmptyState

_WIDTHS = {
    PolicyColumn.ROLE: 120,
    PolicyColumn.SOURCES: 80,
    PolicyColumn.TOKENS: 88,
    PolicyColumn.STATE: 96,
}


class PolicyTree(QTreeView):
    """The letters j and k walk, as in the list of facts."""

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.modifiers() == Qt.KeyboardModifier.NoModifier and event.text() in ("j", "k"):
            at = self.currentIndex()
            to = self.indexBelow(at) if event.text() == "j" else self.indexAbove(at)
            if to.isValid():
                self.setCurrentIndex(to)
        else:
            super().keyPressEvent(event)

    @override
    def keyboardSearch(self, search: str) -> None:
        """Letters are keys here; the filter box searches."""


class PoliciesTab(QWidget):
    """Shows the session's policies; what was selected stays so after a refresh."""

    key_selected = Signal(object)
    """The current policy's `Key`, or None."""
    details_requested = Signal()
    switch_requested = Signal()
    """The selected policies are to be activated or deactivated."""
    filter_cleared = Signal()
    counted = Signal(int)
    """How many policies there are without the filter."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._text = ""
        self._wanted: Key | None = None
        self.model = PoliciesModel(self)
        self.tree = self._make_tree()
        self.empty = EmptyState(self)
        self._cost = QLabel()
        self._cost.setContentsMargins(8, 12, 8, 12)
        self._stack = QStackedLayout()
        self._stack.addWidget(self.tree)
        self._stack.addWidget(self.empty)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._cost)
        column.addLayout(self._stack, 1)
        self.tree.selectionModel().currentChanged.connect(self._announce)
        self.tree.activated.connect(self._activate)
        self.empty.acted.connect(self.filter_cleared)
        session.opened.connect(self._ask)
        session.refreshed.connect(self._ask)
        session.writes.standing_changed.connect(self._ask)

    @property
    def current_key(self) -> Key | None:
        """The key of the current policy."""
        counted = self.model.policy_at(self.tree.currentIndex())
        return None if counted is None else counted.policy.key

    @property
    def selected_keys(self) -> list[Key]:
        """The keys of the selected policies from top to bottom; of a domain's row, those of all its policies."""
        found: dict[Key, None] = {}
        for index in sorted(self.tree.selectionModel().selectedRows(), key=_place):
            counted = self.model.policy_at(index)
            group = self.model.groups[index.row()].policies if counted is None else (counted,)
            found |= dict.fromkeys(each.policy.key for each in group)
        return list(found)

    @property
    def _selected_policies(self) -> list[Key]:
        rows = map(self.model.policy_at, self.tree.selectionModel().selectedRows())
        return [counted.policy.key for counted in rows if counted is not None]

    def move_on(self, keys: Sequence[Key]) -> None:
        """Select the policy behind those of `keys`, else the one before: they are about to go."""
        every = [counted.policy.key for group in self.model.groups for counted in group.policies]
        going = {key for key in keys if key in every}
        last = max(map(every.index, going), default=0)
        after = (key for key in every[last + 1 :] if key not in going)
        before = (key for key in reversed(every[:last]) if key not in going)
        to = next(after, next(before, None))
        if going and to is not None:
            self.tree.setCurrentIndex(self.model.index_of(to))

    def filter_by(self, text: str) -> None:
        """Show the policies that hold all words of `text`."""
        self._text = text
        self._ask()

    def select_key(self, key: Key) -> None:
        """Go to a policy; where the filter hides it, the filter is cleared."""
        index = self.model.index_of(key)
        if index.isValid():
            self.tree.setCurrentIndex(index)
            self.tree.scrollTo(index)
            return
        self._wanted = key
        if self._text:
            self.filter_cleared.emit()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "model"):
            self.model.dress(self.palette())

    def _make_tree(self) -> QTreeView:
        tree = PolicyTree(self)
        tree.setModel(self.model)
        tree.setAccessibleName(self.tr("Policies"))
        tree.setUniformRowHeights(True)
        tree.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        tree.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        tree.setIndentation(16)
        header = tree.header()
        header.setStretchLastSection(False)
        for number, column in enumerate(COLUMNS):
            stretches = column is PolicyColumn.RULE
            mode = QHeaderView.ResizeMode.Stretch if stretches else QHeaderView.ResizeMode.Interactive
            header.setSectionResizeMode(number, mode)
            if not stretches:
                header.resizeSection(number, _WIDTHS[column])
        return tree

    def _activate(self, index: QModelIndex) -> None:
        """Enter reads the rule; a double click on its state switches it."""
        is_state = COLUMNS[index.column()] is PolicyColumn.STATE and not self._session.writes.is_read_only
        (self.switch_requested if is_state and self.model.policy_at(index) else self.details_requested).emit()

    def _ask(self) -> None:
        text, ahead = self._text, self._session.writes.ahead
        self._session.ask(
            "policies",
            lambda snapshot: (group_policies(snapshot, text, ahead), group_policies(snapshot, "", ahead)),
            self._show,
        )

    def _show(self, answer: tuple[Sequence[PolicyGroup], Sequence[PolicyGroup]]) -> None:
        groups, everything = answer
        # Most of what is asked changes nothing here: then nothing moves.
        if groups != self.model.groups:
            self._show_groups(groups)
        if self._wanted is not None and (found := self.model.index_of(self._wanted)).isValid():
            self._wanted = None
            self.tree.setCurrentIndex(found)
            self.tree.scrollTo(found)
        self._say_cost(everything)
        total = sum(len(group.policies) for group in everything)
        self.counted.emit(total)
        self._explain(bool(groups), total)

    def _show_groups(self, groups: Sequence[PolicyGroup]) -> None:
        """Show other groups; selection, scroll and closed domains stay."""
        tree, model, flags = self.tree, self.model, QItemSelectionModel.SelectionFlag
        key, selected = self.current_key, self._selected_policies
        scrolled = tree.verticalScrollBar().value()
        closed = {group.domain for at, group in enumerate(model.groups) if not tree.isExpanded(model.index(at, 0))}
        model.show_groups(groups, self.palette())
        for at, group in enumerate(groups):
            tree.setExpanded(model.index(at, 0), group.domain not in closed)
        tree.verticalScrollBar().setValue(scrolled)
        current = QModelIndex() if key is None else model.index_of(key)
        if current.isValid():
            tree.selectionModel().setCurrentIndex(current, flags.NoUpdate)
        for key in selected:
            tree.selectionModel().select(model.index_of(key), flags.Select | flags.Rows)

    def _say_cost(self, groups: Sequence[PolicyGroup]) -> None:
        active = sum(counted.policy.active for group in groups for counted in group.policies)
        tokens = formats.count(sum(group.tokens for group in groups))
        text = self.tr(
            "%n active rule(s) cost about {tokens} tokens in every dispatch, whatever the task or role", "", active
        )
        self._cost.setText(text.format(tokens=tokens))
        self._cost.setVisible(active > 0)

    def _explain(self, has_matches: bool, total: int) -> None:
        if has_matches:
            self._stack.setCurrentWidget(self.tree)
            return
        if total:
            hidden = self.tr("%n policy(s) hidden by the filter", "", total)
            self.empty.explain(self.tr("No policy matches"), hidden, action=self.tr("Clear the filter"))
        else:
            self.empty.explain(
                self.tr("No policies yet"),
                self.tr("Policies are rules that agents derive from facts and propose. None has been proposed here."),
            )
        self._stack.setCurrentWidget(self.empty)

    def _announce(self) -> None:
        self.key_selected.emit(self.current_key)


def _place(index: QModelIndex) -> tuple[int, int]:
    """From top to bottom, a domain's row before those of its policies."""
    domain = index.parent()
    return (domain.row(), index.row()) if domain.isValid() else (index.row(), -1)
