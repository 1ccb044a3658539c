"""The branch switcher: a list that drops down from the toolbar, with counts, git's mark and the switch to follow it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from explorer.memory.query import BranchCounts
from explorer.ui.branches.git_words import head_sentence
from explorer.ui.branches.options import Option, branch_options
from explorer.ui.branches.picker import BranchPicker
from explorer.ui.dialogs.texts import quiet
from explorer.ui.session import Session

_SIZE = (380, 420)
_TOPIC = "branch counts"


class Switcher(QFrame):
    """Closes once a branch is chosen; counts are those of the newest state."""

    board_requested = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self._session = session
        self._counts: dict[str | None, BranchCounts] = {}
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setAccessibleName(self.tr("Choose a branch"))
        self.picker = BranchPicker(by_click=True)
        self.git = quiet()
        self.follow = QCheckBox(self.tr("Follow git"))
        self.board = QPushButton(self.tr("All branches as a table…"))
        self.board.setAutoDefault(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(8)
        column.addWidget(self.picker, 1)
        column.addWidget(self.git)
        row = QHBoxLayout()
        row.addWidget(self.follow)
        row.addStretch(1)
        row.addWidget(self.board)
        column.addLayout(row)
        self.resize(*_SIZE)
        self.picker.chosen.connect(self._choose)
        self.follow.clicked.connect(session.follow_git)
        self.board.clicked.connect(self._open_board)
        QShortcut(QKeySequence("Ctrl+B"), self).activated.connect(self.close)
        session.branch_changed.connect(self._list)
        session.refreshed.connect(self._ask)
        session.opened.connect(self.close)

    def drop_down(self, at: QPoint) -> None:
        """Open below a point of the screen, as far as that has room."""
        self.picker.box.clear()
        self._list()
        self.picker.mark(self._session.branch)
        self._ask()
        screen = self.screen().availableGeometry()
        x = max(screen.left(), min(at.x(), screen.right() - self.width()))
        y = max(screen.top(), min(at.y(), screen.bottom() - self.height()))
        self.move(x, y)
        self.show()
        self.picker.setFocus(Qt.FocusReason.PopupFocusReason)

    def _ask(self) -> None:
        now = self._session.now()

        def show(counts: dict[str | None, BranchCounts]) -> None:
            self._counts = counts
            self._list()

        if self.isVisible() or not self._counts:
            self._session.ask(_TOPIC, lambda snapshot: dict(snapshot.branches(now)), show)

    def _list(self) -> None:
        session = self._session
        total = sum(count.facts for count in self._counts.values()) if self._counts else None
        everything = Option(self.tr("All branches"), count=total, is_chosen=session.branch is None)
        branches = branch_options(self._counts, session.head.branch, session.branch)
        self.picker.show_options([everything, *branches], session.branch)
        self.git.setText(head_sentence(session.head))
        self.follow.setChecked(session.follows_git)

    def _choose(self, option: Option) -> None:
        self.close()
        self._session.choose_branch(option.branch)

    def _open_board(self) -> None:
        self.close()
        self.board_requested.emit()
