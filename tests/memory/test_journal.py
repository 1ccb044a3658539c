from __future__ import annotations

import msgspec
import pytest

from explorer.memory.changes import Patch
from explorer.memory.journal import ChangeState, Committed, Draft, Entry, Retention
from explorer.memory.keys import Key
from tests.memory.change_samples import change_set, erasing

A = Key("user", "a")
EDIT = change_set(Patch(A, {"topic": "x"}, {"topic": "y"}))


@pytest.mark.parametrize("state", ChangeState)
@pytest.mark.parametrize("scrubbed", [False, True])
def test_what_was_applied_can_be_undone_and_what_was_undone_redone(state: ChangeState, scrubbed: bool) -> None:
    entry = Entry(1, EDIT, state, scrubbed)
    assert entry.can_be_undone is (state is ChangeState.APPLIED and not scrubbed)
    assert entry.can_be_redone is (state is ChangeState.UNDONE and not scrubbed)


def test_what_was_erased_cannot_be_undone() -> None:
    assert not Entry(1, erasing(A), ChangeState.APPLIED).can_be_undone


def test_a_draft_is_a_value() -> None:
    draft = Draft(A, "content", "🧠 ذاكرة", "old", "2026-11-30T12:00:00+00:00")
    assert msgspec.json.decode(msgspec.json.encode(draft), type=Draft) == draft


def test_what_is_kept_unless_a_person_says_otherwise() -> None:
    assert Retention() == Retention(days=90, megabytes=500, backups=7)
    assert Committed().applied == Committed().stale == ()
