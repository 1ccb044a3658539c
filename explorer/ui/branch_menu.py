"""The branch menu: whose memory is shown, with git's branch marked."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMenu, QToolButton, QWidget

from explorer.memory.namespaces import branch_of, is_internal
from explorer.ui import formats
from explorer.ui.session import Session
from explorer.ui.widgets.icons import icon

_SHOWN_LENGTH, _MENU_LENGTH = 24, 60


class BranchMenu(QToolButton):
    """Says the branch on its face; its menu lists every branch that has memory, with counts."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        menu = QMenu(self)
        menu.setToolTipsVisible(True)
        menu.aboutToShow.connect(self._fill)
        self.setMenu(menu)
        session.branch_changed.connect(self.show_branch)
        self.show_branch()

    def show_branch(self) -> None:
        """Say which branch is shown, and what git says."""
        session = self._session
        self.setIcon(icon("git-branch", self.palette()))
        name = self.tr("all branches") if session.branch is None else session.branch
        short = formats.one_line(name, _SHOWN_LENGTH)
        mark = " · git" if session.branch is not None and session.branch == session.head.branch else ""
        if session.head.is_detached:
            mark = " · " + self.tr("detached at {commit}").format(commit=session.head.commit)
        self.setText(f"{short}{mark} ▾")
        self.setToolTip("\n".join(filter(None, [name, self._git_words()])))
        self.setAccessibleName(self.tr("Branch: {name}").format(name=name))

    def counts(self) -> dict[str, int]:
        """Records of every branch that has memory, tombstones and earlier revisions included."""
        snapshot = self._session.snapshot
        counts = dict.fromkeys(self._session.branches, 0)
        for namespace, count in ({} if snapshot is None else snapshot.namespaces).items():
            branch = None if is_internal(namespace) else branch_of(namespace)
            if branch is not None:
                counts[branch] += count
        return counts

    def _fill(self) -> None:
        session, menu = self._session, self.menu()
        menu.clear()
        for branch, count in self.counts().items():
            mark = "  (git)" if branch == session.head.branch else ""
            self._add(menu, f"{formats.one_line(branch, _MENU_LENGTH)}{mark}\t{formats.count(count)}", branch)
        if session.head.branch is not None and session.head.branch not in session.branches:
            name = formats.one_line(session.head.branch, _MENU_LENGTH)
            self._add(menu, f"{name}  (git)\t0", session.head.branch)
        menu.addSeparator()
        self._add(menu, self.tr("All branches"), None)
        menu.addSeparator()
        follow = menu.addAction(self.tr("Follow git"))
        follow.setCheckable(True)
        follow.setChecked(session.follows_git)
        follow.setToolTip(self._git_words())
        follow.triggered.connect(session.follow_git)

    def _add(self, menu: QMenu, text: str, branch: str | None) -> None:
        action = menu.addAction(text.replace("&", "&&"))
        action.setCheckable(True)
        action.setChecked(branch == self._session.branch)
        action.triggered.connect(partial(self._session.choose_branch, branch))

    def _git_words(self) -> str:
        head = self._session.head
        if head.trouble is not None:
            return self.tr("The branch is not known: {reason}.").format(reason=head.trouble)
        if head.is_detached:
            return self.tr("Git is at commit {commit}, on no branch.").format(commit=head.commit)
        if head.branch is not None:
            return self.tr("Git is on {branch}.").format(branch=head.branch)
        return self.tr("The workspace's folder is under no git.")
