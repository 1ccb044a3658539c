"""One skill: its text and its attributes, both to be corrected; what is typed is never lost."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QPalette
from PySide6.QtWidgets import (
    QButtonGroup,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from explorer.ui.agent_view.skill_answers import ShownSkill
from explorer.ui.agent_view.skill_form import SkillForm
from explorer.ui.agent_view.skill_text import SkillText
from explorer.ui.details.drafts import Drafts
from explorer.ui.details.hint import Hint
from explorer.ui.session import Session
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon

_MARGIN = 12


class SkillPage(QWidget):
    """Shows the text or the attributes. Saving the text is a revision; an attribute is saved as soon as it is left."""

    delete_requested = Signal()

    def __init__(self, session: Session, drafts: Drafts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._shown: ShownSkill | None = None
        self._is_leaving = False
        self.text, self.form = SkillText(session, drafts), SkillForm(session, drafts)
        self.reason, self.stale, self.waiting = Hint("lock-simple"), Hint("arrows-clockwise"), Hint("hourglass-medium")
        self.text_switch, self.form_switch = self._switch(self.tr("Text")), self._switch(self.tr("Attributes"))
        self.edit, self.delete = QToolButton(), QToolButton()
        self._stack, self._scroll = QStackedWidget(), QScrollArea()
        self._lay_out()
        self._connect()
        self.dress()
        self.show_skill(None)

    @property
    def shown(self) -> ShownSkill | None:
        """What is shown."""
        return self._shown

    @property
    def is_editable(self) -> bool:
        """Whether the skill that is shown can be changed."""
        shown = self._shown
        return shown is not None and not self._session.writes.is_read_only and not shown.skill.problems

    def show_skill(self, shown: ShownSkill | None) -> None:
        """Show a skill, or a newer state of the one that is shown, which takes nothing away that is typed."""
        is_other = shown is None or self._shown is None or shown.root != self._shown.root
        if is_other:
            self.leave()
        self._shown = shown
        if shown is not None:
            editable = self.is_editable
            self.text.show_text(shown, shown.skill.content or self.tr("(no text)"), editable=editable)
            self.form.show_skill(shown, editable=editable)
            if is_other:
                self.text.view.verticalScrollBar().setValue(0)
                self._scroll.verticalScrollBar().setValue(0)
        self._stack.setVisible(shown is not None)
        self._say(shown)
        self._offer()

    def edit_text(self) -> None:
        """Open the editor of the text, where it can be edited, and go there."""
        if self.is_editable:
            self.text_switch.setChecked(True)
            self.text.edit()

    def leave(self) -> None:
        """Another skill comes, or none: what was entered is saved or kept as a draft."""
        self.text.leave()
        self.form.leave()

    def flush(self) -> None:
        """Write down at once what is being typed."""
        self.text.flush()
        self.form.leave()

    def prepare_to_leave(self) -> None:
        """Another workspace is being opened: whatever is still typed is written down at once, in the present one."""
        self.flush()
        self._is_leaving = True

    def stay(self) -> None:
        """The other workspace could not be opened."""
        self._is_leaving = False

    def abandon(self) -> None:
        """Another workspace is open: what is typed here belongs to none of its skills."""
        self._is_leaving = False
        self.text.editor.stop_waiting()
        self.form.abandon()
        self.show_skill(None)

    def dress(self) -> None:
        """Take the colours of the palette."""
        shown = tones(self.palette())
        for part in (self.text, self.form, self.reason, self.stale, self.waiting):
            part.dress()
        self.edit.setIcon(icon("pencil-simple", self.palette(), shown.muted))
        self.delete.setIcon(icon("trash", self.palette(), shown.muted))
        for switch in (self.text_switch, self.form_switch):
            switch.setStyleSheet(switch_style_sheet(self))

    def _switch(self, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setCheckable(True)
        return button

    def _lay_out(self) -> None:
        for button, name, tip in (
            (self.edit, self.tr("Edit the text"), self.tr("Edit the text (F2)")),
            (
                self.delete,
                self.tr("Delete the skill"),
                self.tr("Delete the skill (Del in the list). Undo brings it back."),
            ),
        ):
            button.setAutoRaise(True)
            button.setAccessibleName(name)
            button.setToolTip(tip)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        inside = QWidget()
        inside.setBackgroundRole(QPalette.ColorRole.Window)
        inner = QVBoxLayout(inside)
        inner.setContentsMargins(0, 0, 8, 0)
        inner.addWidget(self.form)
        inner.addStretch(1)
        self._scroll.setWidget(inside)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setAccessibleName(self.tr("Attributes of the skill"))
        for page in (self.text, self._scroll):
            self._stack.addWidget(page)
        head = QHBoxLayout()
        head.setSpacing(2)
        for switch in (self.text_switch, self.form_switch):
            head.addWidget(switch)
        head.addStretch(1)
        for button in (self.edit, self.delete):
            head.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(_MARGIN, 6, _MARGIN, 8)
        column.setSpacing(6)
        column.addLayout(head)
        for hint in (self.reason, self.stale, self.waiting):
            column.addWidget(hint)
        column.addWidget(self._stack, 1)

    def _connect(self) -> None:
        group = QButtonGroup(self)
        for switch in (self.text_switch, self.form_switch):
            group.addButton(switch)
        self.text_switch.setChecked(True)
        self.form_switch.toggled.connect(lambda is_on: self._stack.setCurrentIndex(int(is_on)))
        self.form_switch.toggled.connect(lambda _: self._offer())
        self.edit.clicked.connect(self.edit_text)
        self.delete.clicked.connect(self.delete_requested)
        self.text.editing_changed.connect(self._offer)
        self.text.keyboard_freed.connect(self.text.view.setFocus)
        self.text.editor.input.textChanged.connect(self._note_typing)
        for view in (self.text.view, self.text.editor.preview):
            view.anchorClicked.connect(_follow)

    def _say(self, shown: ShownSkill | None) -> None:
        writes = self._session.writes
        is_odd = shown is not None and bool(shown.skill.problems) and not writes.is_read_only
        self.reason.say(self.tr("Read-only: some of its fields do not fit their type.") if is_odd else "")
        is_stale = shown is not None and shown.skill.embedding_stale and not shown.waits
        self.stale.say(
            self.tr(
                "Its vector is of an earlier text, so its meaning does not count. “Renew vectors that are out of "
                "date…” makes a new one."
            )
            if is_stale
            else ""
        )
        is_waiting = shown is not None and shown.waits and writes.waits_for_agent
        self.waiting.say(self.tr("Waiting for the agent, which has the file open.") if is_waiting else "")

    def _offer(self) -> None:
        self.edit.setVisible(self.is_editable and not self.text.is_editing and not self.form_switch.isChecked())
        self.delete.setVisible(self.is_editable)
        for switch in (self.text_switch, self.form_switch):
            switch.setVisible(self._shown is not None)

    def _note_typing(self) -> None:
        if self._is_leaving:
            self.flush()


def switch_style_sheet(widget: QWidget) -> str:
    """Buttons of which one is on: they choose what is shown below them."""
    shown = tones(widget.palette())
    return f"""
        QPushButton {{ background: transparent; border: 1px solid transparent; color: {shown.muted}; }}
        QPushButton:hover {{ background: {shown.track}; }}
        QPushButton:checked {{ color: {shown.text}; background: {shown.track}; }}
        QPushButton:focus {{ border-color: {shown.accent}; }}
        """


def _follow(address: QUrl) -> None:
    if address.scheme() in ("http", "https"):
        QDesktopServices.openUrl(address)
