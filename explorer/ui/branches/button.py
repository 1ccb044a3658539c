"""The branch in the toolbar: whose memory is shown, with git's branch marked; a click opens the switcher."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtWidgets import QToolButton, QWidget
from typing_extensions import override

from explorer.ui import formats
from explorer.ui.branches.git_words import head_sentence
from explorer.ui.branches.switcher import Switcher
from explorer.ui.session import Session
from explorer.ui.widgets.icons import icon

_SHOWN_LENGTH = 24


class BranchButton(QToolButton):
    """Says the branch on its face."""

    board_requested = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._switcher: Switcher | None = None
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.clicked.connect(self.choose)
        session.branch_changed.connect(self.show_branch)
        self.show_branch()

    @property
    def switcher(self) -> Switcher:
        """The list that drops down; made when it is first asked for."""
        if self._switcher is None:
            self._switcher = Switcher(self._session, self)
            self._switcher.board_requested.connect(self.board_requested)
        return self._switcher

    def choose(self) -> None:
        """Let the person choose a branch."""
        if self._session.snapshot is not None:
            self.switcher.drop_down(self.mapToGlobal(self.rect().bottomLeft()))

    def show_branch(self) -> None:
        """Say which branch is shown, and what git says."""
        session = self._session
        head = session.head
        self.setIcon(icon("git-branch", self.palette()))
        name = self.tr("all branches") if session.branch is None else session.branch
        mark = " · git" if session.branch is not None and session.branch == head.branch else ""
        if head.is_detached:
            mark = " · " + self.tr("detached at {commit}").format(commit=head.commit)
        elif head.trouble is not None:
            mark = " · " + self.tr("git's branch is not known")
        self.setText(f"{formats.one_line(name, _SHOWN_LENGTH)}{mark} ▾".replace("&", "&&"))
        self.setToolTip("\n".join(filter(None, [name, head_sentence(head)])))
        self.setAccessibleName(self.tr("Branch: {name}").format(name=name))
        self.setAccessibleDescription(head_sentence(head))

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_session"):
            self.setIcon(icon("git-branch", self.palette()))
