from __future__ import annotations

from pathlib import Path

import pytest

from explorer.agent.branch_lines import branches_lines, head_sentence, move_lines, refusal_sentence, removal_lines
from explorer.agent.branch_reports import Branches, BranchMove, BranchRemoval
from explorer.memory.errors import Refusal, Refused
from explorer.memory.keys import Key
from explorer.services.branches.deleting import BranchDeletion
from explorer.services.branches.moving import Moving
from explorer.services.branches.survey import BranchRow
from explorer.services.deletion import Consequences
from explorer.services.git import Head
from explorer.services.git_branches import GitStanding, GitState
from explorer.services.superseding import Affected

W = Path("w.vdb")


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        (Head(True, "main"), "Git is on main."),
        (Head(True, commit="abc1234"), "Git is at commit abc1234, on no branch."),
        (Head(False), "The workspace's folder is under no git."),
        (Head(False, trouble="git did not answer"), "Git's branch is not known: git did not answer."),
    ],
)
def test_where_git_stands(head: Head, sentence: str) -> None:
    assert head_sentence(head) == sentence


@pytest.mark.parametrize(
    ("git", "words"),
    [
        (GitStanding(GitState.GONE), "  git: gone"),
        (GitStanding(GitState.MERGED, "main"), "  git: merged into main"),
        (GitStanding(GitState.RENAMED, "new"), "  git: renamed to new"),
        (GitStanding(GitState.REMOTE, "origin"), "  git: remote origin only"),
        (GitStanding(GitState.CHECKED_OUT, "/x"), "  git: checked out in /x"),
        (GitStanding(GitState.UNKNOWN), ""),
        (None, ""),
    ],
)
def test_what_became_of_a_branch(git: GitStanding | None, words: str) -> None:
    row = BranchRow("b", 1_200, 3, 0, 2, None, 10, git)
    _, line = branches_lines(Branches(W, Head(True, "main"), (row,)))
    assert line == f"  b  1,200 facts  3 deleted  cited by 2 policies{words}"


def test_no_branch_has_memory() -> None:
    row = BranchRow(None, 0, 0, 0, 0, None, 0, None)
    assert list(branches_lines(Branches(W, Head(False), (row,))))[1:] == [
        "No branch has memory.",
        "  (all branches)  0 facts",
    ]


def test_what_a_deletion_reaches_is_named() -> None:
    affected = (Affected(Key("user", "g"), "Links to it"),)
    reached = Consequences((), affected, affected, (Affected(Key("__conflicts__", "k"), ""),))
    report = BranchRemoval(W, "b", True, "", BranchDeletion(None, 3, 1, 1), reached)
    assert list(removal_lines(report)) == [
        "Branch “b”: 3 memories would be deleted, 1 of them superseded.",
        "Facts elsewhere that link to them: 1",
        "  user/g  Links to it",
        "Facts that they replaced: 1",
        "  user/g  Links to it",
        "Open conflicts that it settles: 1",
        "  __conflicts__/k",
        "Nothing was written: this was a dry run.",
    ]


def test_what_a_move_did() -> None:
    report = BranchMove(W, "b", "main", True, False, "id", Moving(None, 2, 1, 1, 3))
    assert list(move_lines(report)) == [
        "2 memories copied to “main”.",
        "1 said the same there already and were not written a second time.",
        "1 got the name of their branch behind their id, because the id is taken there.",
        "3 other records that named them names them where they are now.",
        "To take it back, open “w.vdb” in Memory Explorer and press Ctrl+Z.",
    ]
    assert list(move_lines(BranchMove(W, "b", "main", False, False, "", Moving(None, 0))))[-1] == (
        "There was nothing to write."
    )


@pytest.mark.parametrize("reason", list(Refusal))
def test_why_nothing_was_moved_is_a_sentence(reason: Refusal) -> None:
    sentence = refusal_sentence(Refused(reason, "A fact"))
    assert sentence.startswith("“A fact” ")
    assert sentence.endswith(". Nothing was moved; name another fact.")
