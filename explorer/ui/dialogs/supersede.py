"""Choosing the fact that takes the place of others."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QStackedLayout,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from explorer.memory.changes import ChangeSet
from explorer.memory.errors import Refusal, Refused
from explorer.memory.keys import Key
from explorer.memory.namespaces import is_internal
from explorer.memory.protocols import Snapshot
from explorer.memory.query import FactQuery, Rows
from explorer.services.editing import Editing, label_of
from explorer.services.superseding import supersede, why_not
from explorer.ui import formats
from explorer.ui.dialogs.boxes import Box, Quotes
from explorer.ui.dialogs.candidate_delegate import CandidateDelegate
from explorer.ui.dialogs.candidate_list import CandidateList, SearchBox
from explorer.ui.dialogs.candidates import TEXT_COLUMN, Candidates, alike
from explorer.ui.dialogs.texts import plain, quiet
from explorer.ui.session import Session
from explorer.ui.theme import tones
from explorer.ui.widgets.hues import Hues
from explorer.ui.widgets.icons import icon
from explorer.ui.words import refusal_word

_QUOTED = 3
_QUOTED_LENGTH, _NAMED_LENGTH = 400, 48
_PROPOSED_AMONG = 20
_SIZE = (720, 620)
_TOPIC = "supersede"


class SupersedeDialog(QDialog):
    """Accepted, `chosen` is the fact that is to take the place of those under `keys`. It writes nothing itself."""

    def __init__(self, session: Session, keys: Sequence[Key], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._keys = session, tuple(keys)
        self._wanted: Key | None = None
        self.chosen: Key | None = None
        self.setWindowTitle(self.tr("Replace %n fact(s) by an existing one", "", len(keys)))
        self.box = self._search_box()
        self.model = Candidates(session.now, self._why_not, self)
        self.list = self._make_list()
        self.empty = quiet()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._counts, self.sentence, self._sign = quiet(), plain(), QLabel()
        self._lay_out()
        self._connect()
        self.resize(*_SIZE)
        self.box.setFocus()
        self._say_what_happens()
        self._ask()

    @property
    def current(self) -> Key | None:
        """The fact that is marked in the list."""
        index = self.list.currentIndex()
        return self.model.key_at(index.row()) if index.isValid() else None

    @override
    def accept(self) -> None:
        if self.replace.isEnabled():
            self.chosen = self.current
            super().accept()

    @override
    def done(self, result: int) -> None:
        self._session.refreshed.disconnect(self._ask)
        self._session.writes.standing_changed.disconnect(self._look_again)
        self._session.tasks.forget(_TOPIC)
        super().done(result)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "replace"):
            self._glass.setIcon(icon("magnifying-glass", self.palette()))
            self._say_what_happens()

    def _lay_out(self) -> None:
        box = Box()
        frame = QVBoxLayout(box)
        frame.setContentsMargins(1, 1, 1, 1)
        self._stack = QStackedLayout()
        frame.addLayout(self._stack)
        for page in (self.list, self.empty):
            self._stack.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(8)
        column.addWidget(quiet(self.tr("To be replaced")))
        column.addWidget(Quotes([self._text_of(key) for key in self._keys], _QUOTED))
        column.addSpacing(8)
        column.addWidget(quiet(self.tr("By")))
        column.addWidget(self.box)
        column.addWidget(box, 1)
        column.addWidget(self._counts)
        column.addSpacing(8)
        column.addLayout(self._bottom())
        column.addWidget(self._buttons())

    def _search_box(self) -> SearchBox:
        box = SearchBox()
        box.setPlaceholderText(self.tr("Search for the fact that holds"))
        box.setAccessibleName(self.tr("Search"))
        box.setClearButtonEnabled(True)
        self._glass = box.addAction(icon("magnifying-glass", self.palette()), QLineEdit.ActionPosition.LeadingPosition)
        return box

    def _make_list(self) -> CandidateList:
        view = CandidateList()
        view.setModel(self.model)
        view.setModelColumn(TEXT_COLUMN)
        self._delegate = CandidateDelegate(self.model, Hues(self._session.domains), view)
        view.setItemDelegate(self._delegate)
        view.setFrameShape(QListView.Shape.NoFrame)
        view.setUniformItemSizes(True)
        view.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setAccessibleName(self.tr("Facts that may replace it"))
        return view

    def _bottom(self) -> QHBoxLayout:
        # Room for two lines: the list above does not jump from fact to fact.
        self.sentence.setMinimumHeight(2 * self.sentence.fontMetrics().lineSpacing())
        self.sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(self.sentence, 1)
        return row

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        caption = self.tr("Replace %n fact(s)", "", len(self._keys))
        self.replace = buttons.addButton(caption, QDialogButtonBox.ButtonRole.AcceptRole)
        self.replace.setDefault(True)
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        return buttons

    def _connect(self) -> None:
        self.box.textChanged.connect(self._ask)
        self.box.stepped.connect(lambda event: QCoreApplication.sendEvent(self.list, event))
        self.list.search_requested.connect(self.box.setFocus)
        self.list.doubleClicked.connect(self.accept)
        self.list.selectionModel().currentChanged.connect(self._say_what_happens)
        self._session.refreshed.connect(self._ask)
        self._session.writes.standing_changed.connect(self._look_again)

    def _ask(self) -> None:
        text, branch, now, keys = self.box.text().strip(), self._session.branch, self._session.now(), self._keys

        def find(snapshot: Snapshot) -> tuple[Snapshot, Rows, str]:
            if not text:
                return snapshot, alike(snapshot, keys, branch, now), text
            return snapshot, snapshot.facts(FactQuery(text=text, branch=branch), now).rows, text

        self._session.ask(_TOPIC, find, self._show)

    def _show(self, answer: tuple[Snapshot, Rows, str]) -> None:
        snapshot, rows, text = answer
        is_same_search = text == self._delegate.search_text
        wanted = self.current if is_same_search else None
        self._delegate.search_text = text
        self.model.show_rows(snapshot, rows)
        at = None if wanted is None else self.model.position_of(wanted)
        if at is None and len(rows):
            at = self.model.first_allowed(_PROPOSED_AMONG) or 0
        if at is not None:
            self.list.setCurrentIndex(self.model.index(at, TEXT_COLUMN))
        self._say_how_many(len(rows), text)
        self._say_what_happens()

    def _say_how_many(self, count: int, text: str) -> None:
        branch = self._session.branch
        where = self.tr("all branches") if branch is None else self.tr("branch {name}").format(name=branch)
        if text:
            said = self.tr("%n fact(s) found on {where}", "", count)
        else:
            said = self.tr("%n similar fact(s) on {where}, the most similar first", "", count)
        self._counts.setText(said.format(where=where))
        if not count:
            self.empty.setText(self.tr("No fact found. Search for other words of the fact that holds."))
        self._stack.setCurrentWidget(self.list if count else self.empty)

    def _look_again(self) -> None:
        self.model.look_again()
        self._say_what_happens()

    def _say_what_happens(self) -> None:
        current, shown = self.current, tones(self.palette())
        text, is_possible, color, name = "", False, shown.muted, "info"
        if current is not None:
            try:
                change = supersede(self._editing(), self._keys, current)
                text, is_possible = self._forecast(change, current), change is not None
            except Refused as refused:
                text, color, name = refusal_word(refused.reason, refused.label), shown.warning, "prohibit"
        self.sentence.setText(text)
        self.replace.setEnabled(is_possible)
        self.replace.setToolTip("" if is_possible else text)
        self.replace.setAccessibleDescription(text)
        self._sign.setVisible(bool(text))
        size = self.sentence.fontMetrics().height()
        self._sign.setPixmap(icon(name, self.palette(), color).pixmap(size, size))

    def _forecast(self, change: ChangeSet | None, by: Key) -> str:
        """What replacing will do, in words."""
        written = () if change is None else change.keys
        replaced = sum(not is_internal(key.namespace) for key in written)
        names = {"new": _name(self._text_of(by)), "old": _name(self._text_of(self._keys[0]))}
        if len(self._keys) == 1:
            text = self.tr("Agents get “{new}” instead of “{old}”, which stays in the history, marked as superseded.")
        else:
            text = self.tr(
                "Agents get “{new}” instead of %n fact(s), which stay(s) in the history, marked as superseded.",
                "",
                replaced,
            )
        sentences = [text.format(**names)]
        left_out = len({self._editing().newest(key) for key in self._keys}) - replaced
        if left_out:
            sentences.append(self.tr("%n of them cannot be replaced by it and stay(s) as before.", "", left_out))
        conflicts = len(written) - replaced
        if conflicts:
            sentences.append(self.tr("%n open conflict(s) between them end(s) with that.", "", conflicts))
        return " ".join(sentences)

    def _why_not(self, by: Key) -> Refusal | None:
        """Why none of the facts can be replaced by this one."""
        editing, first = self._editing(), None
        for key in self._keys:
            refusal = why_not(editing, key, by)
            if refusal is None:
                return None
            first = first or refusal
        return first

    def _editing(self) -> Editing:
        snapshot = self._session.snapshot
        assert snapshot is not None
        return Editing(snapshot, self._session.writes.ahead, self._session.now(), "")

    def _text_of(self, key: Key) -> str:
        ahead = self._session.writes.ahead
        content = (ahead.metadata(ahead.current_key(key)) or {}).get("content")
        return content[:_QUOTED_LENGTH] if isinstance(content, str) and content else label_of({}, key)


def _name(text: str) -> str:
    return formats.isolated(formats.one_line(text, _NAMED_LENGTH))
