from __future__ import annotations

import pytest

from explorer.services.git import Head
from explorer.services.git_branches import GitStanding, GitState
from explorer.ui.branches.git_words import ICONS, head_sentence, state_sentence, state_word


@pytest.mark.parametrize("state", list(GitState))
def test_every_state_has_words_and_a_sign(state: GitState) -> None:
    standing = GitStanding(state, "x/y")
    assert bool(state_word(standing)) is bool(state_sentence(standing)) is (state is not GitState.UNKNOWN)
    assert state in ICONS
    assert "{" not in state_word(standing) + state_sentence(standing)


def test_details_are_part_of_the_words() -> None:
    assert state_word(GitStanding(GitState.RENAMED, "new/name")).endswith("new/name")
    assert len(state_word(GitStanding(GitState.MERGED, "m" * 300))) < 100
    assert "m" * 300 in state_sentence(GitStanding(GitState.MERGED, "m" * 300))


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        (Head(True, "main"), "Git is on main."),
        (Head(True, commit="abc"), "Git is at commit abc, on no branch."),
        (Head(False), "The workspace's folder is under no git."),
        (Head(True, trouble="it is bare"), "The branch is not known: it is bare."),
    ],
)
def test_where_git_stands(head: Head, sentence: str) -> None:
    assert head_sentence(head) == sentence
