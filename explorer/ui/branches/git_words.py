"""What git says of a branch, in the person's language."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from explorer.services.git import Head
from explorer.services.git_branches import GitStanding, GitState
from explorer.ui import formats

_DETAIL_LENGTH = 60
ICONS = {
    GitState.CURRENT: ("git-commit", "accent"),
    GitState.CHECKED_OUT: ("folder", "muted"),
    GitState.EXISTS: ("git-branch", "muted"),
    GitState.MERGED: ("git-merge", "good"),
    GitState.REMOTE: ("cloud", "muted"),
    GitState.RENAMED: ("arrow-right", "warning"),
    GitState.GONE: ("warning", "warning"),
    GitState.UNKNOWN: ("question", "muted"),
}
"""Icon and tone of each state."""


def state_word(standing: GitStanding) -> str:
    """What became of a branch."""
    words = {
        GitState.CURRENT: QCoreApplication.translate("GitStates", "current"),
        GitState.CHECKED_OUT: QCoreApplication.translate("GitStates", "in {detail}"),
        GitState.EXISTS: QCoreApplication.translate("GitStates", "exists"),
        GitState.MERGED: QCoreApplication.translate("GitStates", "merged into {detail}"),
        GitState.REMOTE: QCoreApplication.translate("GitStates", "only on {detail}"),
        GitState.RENAMED: QCoreApplication.translate("GitStates", "renamed to {detail}"),
        GitState.GONE: QCoreApplication.translate("GitStates", "gone"),
        GitState.UNKNOWN: "",
    }[standing.state]
    return words.format(detail=formats.isolated(formats.one_line(standing.detail, _DETAIL_LENGTH)))


def state_sentence(standing: GitStanding) -> str:
    """The same for a tooltip."""
    sentences = {
        GitState.CURRENT: QCoreApplication.translate("GitStates", "Git has it checked out in the workspace's folder."),
        GitState.CHECKED_OUT: QCoreApplication.translate("GitStates", "Git has it checked out in {detail}."),
        GitState.EXISTS: QCoreApplication.translate("GitStates", "Git has this branch."),
        GitState.MERGED: QCoreApplication.translate("GitStates", "Git has merged all its commits into {detail}."),
        GitState.REMOTE: QCoreApplication.translate(
            "GitStates", "Git knows it only from {detail}, as far as was fetched."
        ),
        GitState.RENAMED: QCoreApplication.translate(
            "GitStates", "Git calls it {detail} now. Its memory can be moved there."
        ),
        GitState.GONE: QCoreApplication.translate(
            "GitStates", "Git has no such branch: no agent reads this memory any more."
        ),
        GitState.UNKNOWN: "",
    }
    return sentences[standing.state].format(detail=formats.isolated(standing.detail))


def head_sentence(head: Head) -> str:
    """Where git stands: told, never guessed."""
    if head.trouble is not None:
        return QCoreApplication.translate("GitStates", "The branch is not known: {reason}.").format(reason=head.trouble)
    if head.is_detached:
        words = QCoreApplication.translate("GitStates", "Git is at commit {commit}, on no branch.")
        return words.format(commit=head.commit)
    if head.branch is not None:
        return QCoreApplication.translate("GitStates", "Git is on {branch}.").format(branch=head.branch)
    return QCoreApplication.translate("GitStates", "The workspace's folder is under no git.")
