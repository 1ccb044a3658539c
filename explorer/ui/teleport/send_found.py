"""What was found in what goes, and what a person does about it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QModelIndex
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.ui.dialogs.boxes import Box
from explorer.ui.dialogs.texts import quiet
from explorer.ui.session import Session
from explorer.ui.teleport.send_allowed import Allowed
from explorer.ui.teleport.send_findings import FindingsModel
from explorer.ui.teleport.send_lines import SignedLine
from explorer.ui.teleport.send_pane import FindingPane
from explorer.ui.teleport.send_table import FindingsTable
from explorer.ui.teleport.send_target import TargetRow
from explorer.ui.teleport.send_work import Examined


class FoundPage(QWidget):
    """Nothing is rewritten: a memory goes as it is, or it stays."""

    def __init__(self, session: Session, allowed: Allowed, target: TargetRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.target = target
        self._session = session
        self._examined: Examined | None = None
        self.model = FindingsModel(allowed, self)
        self.table = FindingsTable(self.model)
        self.pane = FindingPane(session)
        self.result = SignedLine("shield-check", "good")
        self.caution = quiet(
            self.tr(
                "The scan runs on this computer and knows the usual forms of keys, passwords and addresses. "
                "It cannot find everything."
            )
        )
        self.newer = SignedLine("warning", "warning")
        self.no_base = SignedLine("info")
        self.leave_out, self.allow, self.forget = QPushButton(), QPushButton(), QPushButton()
        self._not_listed = quiet()
        self._list = QWidget()
        self._lay_out()
        self._connect()
        self._look()

    def show_examined(self, examined: Examined) -> None:
        """Show what was found; the first row is current."""
        self._examined = examined
        self.model.show_examined(examined)
        self.newer.say("")
        without_base = self.tr(
            "The workspace is open for reading only: what is sent cannot be noted, so that comparing with it later "
            "asks more."
        )
        self.no_base.say(without_base if self._session.writes.is_read_only else "")
        if self.model.rowCount():
            self.table.setCurrentIndex(self.model.index(0, 0))
        self._look()

    def close_questions(self) -> None:
        """Ask and answer nothing more."""
        self._session.refreshed.disconnect(self._compare)
        self.pane.show_nothing()

    def take_focus(self) -> bool:
        """Give the list the keyboard; False where nothing is listed."""
        if self.model.rowCount():
            self.table.setFocus()
        return bool(self.model.rowCount())

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_list"):
            self.model.dress(self.palette())

    def _lay_out(self) -> None:
        listed = QVBoxLayout(self._list)
        listed.setContentsMargins(0, 0, 0, 0)
        listed.setSpacing(8)
        listed.addWidget(_framed(self.table), 1)
        listed.addLayout(self._actions())
        listed.addWidget(_framed(self.pane))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.result)
        column.addWidget(self.caution)
        column.addWidget(self.newer)
        column.addWidget(self._list, 1)
        column.addLayout(self._allowed_row())
        column.addWidget(self.target)
        column.addWidget(self.no_base)
        column.addStretch(0)

    def _actions(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        for button in (self.leave_out, self.allow):
            button.setAutoDefault(False)
            row.addWidget(button)
        row.addStretch(1)
        keys = quiet(self.tr("Space leaves out · A allows"))
        keys.setWordWrap(False)
        row.addWidget(keys)
        return row

    def _allowed_row(self) -> QHBoxLayout:
        self.forget.setAutoDefault(False)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._not_listed, 1)
        row.addWidget(self.forget)
        return row

    def _connect(self) -> None:
        self.model.dress(self.palette())
        self.model.decided.connect(self._look)
        self.table.selectionModel().selectionChanged.connect(self._look)
        self.table.selectionModel().currentRowChanged.connect(self._show_text)
        self.table.leave_out_requested.connect(self._leave_out)
        self.table.allow_requested.connect(self._allow)
        self.leave_out.clicked.connect(self._leave_out)
        self.allow.clicked.connect(self._allow)
        self.forget.clicked.connect(self._forget)
        self._session.refreshed.connect(self._compare)

    def _leave_out(self) -> None:
        rows = self.table.rows
        self.model.leave_out(rows, on=not self.model.fates(rows)[0])

    def _allow(self) -> None:
        rows = self.table.rows
        self.model.allow(rows, on=not self.model.fates(rows)[1])

    def _forget(self) -> None:
        self.model.forget_allowed()
        if self.model.rowCount() and not self.table.currentIndex().isValid():
            self.table.setCurrentIndex(self.model.index(0, 0))
        self._look()
        self.take_focus()

    def _look(self) -> None:
        rows = self.table.rows
        out, passed = self.model.fates(rows)
        memories = len({root for row in rows if (root := self.model.found_at(row).root) is not None})
        values = len({self.model.found_at(row).finding.digest for row in rows})
        self.leave_out.setText(
            self.tr("Take %n memory(ies) along", "", memories)
            if out
            else self.tr("Leave out %n memory(ies)", "", memories)
        )
        self.leave_out.setEnabled(memories > 0)
        self.allow.setText(
            self.tr("Ask about %n value(s) again", "", values) if passed else self.tr("Allow %n value(s)", "", values)
        )
        self.allow.setEnabled(values > 0)
        self._list.setVisible(self.model.rowCount() > 0)
        not_listed, allowed = self.model.not_listed, self.model.allowed_before
        self._not_listed.setText(
            self.tr("%n finding(s) is (are) not listed, because the value is allowed.", "", not_listed)
            if not_listed
            else self.tr("%n value(s) was (were) allowed earlier; none of them is in what goes.", "", allowed)
        )
        self._not_listed.setVisible(allowed > 0)
        self.forget.setText(self.tr("Forget %n allowed value(s)", "", allowed))
        self.forget.setVisible(allowed > 0)
        self._say_result()

    def _say_result(self) -> None:
        listed, going = self.model.rowCount(), self.model.going
        if going:
            memories = len({each.root for each in going})
            where = self.tr("in %n memory(ies)", "", memories)
            text = self.tr("%n finding(s) {where} go(es) out as things stand.", "", len(going)).format(where=where)
            self.result.say(text, "warning", "warning")
        elif listed:
            self.result.say(self.tr("Everything that was found stays here or is allowed."), "shield-check", "good")
        elif self.model.not_listed:
            self.result.say(self.tr("Nothing else was found."), "shield-check", "good")
        else:
            self.result.say(self.tr("Nothing was found."), "shield-check", "good")

    def _show_text(self, current: QModelIndex) -> None:
        if not current.isValid() or self._examined is None:
            self.pane.show_nothing()
            return
        finding = self.model.found_at(current.row()).finding
        self.pane.show_finding(self._examined.snapshot, finding, self.model.digests_of(finding.key))

    def _compare(self) -> None:
        examined = self._examined
        if examined is not None and self._session.snapshot is not examined.snapshot:
            self.newer.say(
                self.tr(
                    "The workspace has changed since. What was looked through goes, as it was then; "
                    "to send what is new, go back and look again."
                )
            )


def _framed(widget: QWidget) -> Box:
    frame = Box()
    inside = QVBoxLayout(frame)
    inside.setContentsMargins(1, 1, 1, 1)
    inside.addWidget(widget)
    return frame
