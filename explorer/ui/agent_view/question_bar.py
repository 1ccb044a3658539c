"""What is asked: the question, how it is searched, as whom, for which repository, what may answer, what to compare."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QLineEdit, QWidget
from typing_extensions import override

from explorer.services.recall.request import Mode, Request
from explorer.ui.agent_view.choice_button import Choice, ChoiceButton
from explorer.ui.agent_view.filter_menu import FilterMenu
from explorer.ui.agent_view.search_words import mode_tip, mode_word
from explorer.ui.session import Session
from explorer.ui.widgets.flow_layout import FlowLayout
from explorer.ui.widgets.icons import icon

_PAUSE_MS = 200
_BOX_WIDTH = 240
_DOWN = (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter)


class QuestionBox(QLineEdit):
    """The down arrow and Enter go to the results."""

    left = Signal()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in _DOWN:
            self.left.emit()
        else:
            super().keyPressEvent(event)


class QuestionBar(QWidget):
    """Says that something else is asked: at once after a choice, a moment after the last letter."""

    changed = Signal()
    results_requested = Signal()
    role_changed = Signal()
    """Who asks is another: advice only, the answer stays."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.box = self._question_box()
        self.mode = ChoiceButton(self.tr("Mode"), [Choice(mode, mode_word(mode), mode_tip(mode)) for mode in _MODES])
        self.role = ChoiceButton(self.tr("Role"), self._role_choices(()))
        self.repo = ChoiceButton(self.tr("Repository"), self._repo_choices(()))
        self.filter = FilterMenu(session)
        self.compare = ChoiceButton(self.tr("Compare with"), self._compare_choices())
        self._controls = _Controls()
        flow = FlowLayout(self._controls)
        flow.setContentsMargins(0, 0, 0, 0)
        for button in (self.mode, self.role, self.repo, self.filter, self.compare):
            flow.addWidget(button)
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(12, 6, 12, 6)
        self._row.setSpacing(8)
        self._row.addWidget(self.box, 1)
        self._row.addWidget(self._controls)
        self._pause = QTimer(self, interval=_PAUSE_MS, singleShot=True)
        self.setFocusProxy(self.box)
        self.repo.hide()
        self._connect()

    def request(self, branch: str | None) -> Request:
        """What is asked of a branch."""
        filters = self.filter.filters
        return Request(
            self.box.text(),
            self.mode.value,
            branch,
            filters.domains,
            filters.types,
            filters.agents,
            repo=self.repo.value,
            limit=filters.limit,
        )

    def ask(self, text: str) -> None:
        """Put a question, without waiting for more of it."""
        self.box.setText(text)
        self._tell()

    def offer_roles(self, roles: Sequence[str]) -> None:
        """Offer these roles."""
        self.role.offer(self._role_choices(roles))

    def offer_repositories(self, slugs: Sequence[str]) -> None:
        """Offer these repositories; nothing where there is none."""
        self.repo.offer(self._repo_choices(slugs))
        self.repo.setVisible(bool(slugs))
        self._arrange()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_glass"):
            self._glass.setIcon(icon("magnifying-glass", self.palette()))

    def _connect(self) -> None:
        self._pause.timeout.connect(self.changed)
        self.box.textChanged.connect(lambda _: self._pause.start())
        self.box.left.connect(self._leave)
        for signal in (self.mode.chosen, self.repo.chosen, self.compare.chosen, self.filter.changed):
            signal.connect(self._tell)
        self.role.chosen.connect(self.role_changed)
        for button in (self.role, self.compare):
            button.chosen.connect(self._arrange)
        self.filter.changed.connect(self._arrange)

    def _tell(self) -> None:
        self._pause.stop()
        self.changed.emit()

    def _leave(self) -> None:
        if self._pause.isActive():
            self._tell()
        self.results_requested.emit()

    def _arrange(self) -> None:
        """The choices stand beside the question; below it where that would have too little room."""
        buttons = [each for each in (self.mode, self.role, self.repo, self.filter, self.compare) if not each.isHidden()]
        wanted = sum(button.sizeHint().width() + 8 for button in buttons)
        is_wide = self.width() - wanted >= _BOX_WIDTH + 32
        self._controls.ask_for(wanted if is_wide else 0)
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if is_wide else QBoxLayout.Direction.TopToBottom)

    def _question_box(self) -> QuestionBox:
        box = QuestionBox()
        box.setPlaceholderText(self.tr("Ask as an agent would   Ctrl+K"))
        box.setAccessibleName(self.tr("Question"))
        box.setClearButtonEnabled(True)
        box.setAcceptDrops(False)
        box.setMinimumWidth(120)
        self._glass = box.addAction(icon("magnifying-glass", self.palette()), QLineEdit.ActionPosition.LeadingPosition)
        return box

    def _role_choices(self, roles: Sequence[str]) -> list[Choice[str]]:
        tip = self.tr("Whose access is marked. Grants are advisory: nothing is left out.")
        return [Choice("", self.tr("any role"), tip), *(Choice(role, role, tip) for role in roles)]

    def _repo_choices(self, slugs: Sequence[str]) -> list[Choice[str]]:
        tip = self.tr("Facts of the repository come first where they are as good; nothing is left out.")
        return [Choice("", self.tr("any repository"), tip), *(Choice(slug, slug, tip) for slug in slugs)]

    def _compare_choices(self) -> list[Choice[Mode | None]]:
        tip = self.tr("Show the results of another mode beside these")
        face = self.tr("Compare with {mode}")
        others: list[Choice[Mode | None]] = [
            Choice(mode, mode_word(mode), mode_tip(mode), face.format(mode=mode_word(mode))) for mode in _MODES
        ]
        return [Choice(None, self.tr("no comparison"), tip, self.tr("Compare")), *others]


class _Controls(QWidget):
    """Asks for room for all choices in one row, and yields where there is less: a minimum would hold the dock open."""

    def __init__(self) -> None:
        super().__init__()
        self._wanted = 0

    def ask_for(self, width: int) -> None:
        """Ask for so many pixels; 0 takes what there is."""
        self._wanted = width
        self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(max(self._wanted, hint.width()), hint.height())


_MODES = (Mode.HYBRID, Mode.SEMANTIC, Mode.KEYWORD)
