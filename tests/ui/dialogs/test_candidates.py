from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from explorer.memory.errors import Refusal
from explorer.memory.keys import Key
from explorer.memory.query import FactQuery, FactState
from explorer.store.snapshot import FileSnapshot
from explorer.ui.dialogs.candidates import TEXT_COLUMN, Candidates, alike, obstacle
from tests.ui.conftest import AUTH, MAIN, NOW, Clock

DEPLOY, DEPLOY_2, DB = Key(MAIN, "deploy"), Key(MAIN, "deploy-2"), Key(MAIN, "db~2")
WhyNot = Callable[[Key], Refusal | None]


def ids(snapshot: FileSnapshot, *keys: Key, branch: str | None = "main") -> list[str]:
    return [snapshot.key(int(row)).id for row in alike(snapshot, keys, branch, NOW)]


def make(snapshot: FileSnapshot, why_not: WhyNot = lambda _: None) -> Candidates:
    model = Candidates(Clock(), why_not)
    model.show_rows(snapshot, snapshot.facts(FactQuery(branch="main"), NOW).rows)
    return model


def test_the_same_topic_comes_first_then_the_domain_then_shared_words(snapshot: FileSnapshot) -> None:
    found = ids(snapshot, DEPLOY)
    assert found[0] == "deploy-2"
    assert found[1] == "old"
    assert "deploy" not in found
    assert len(found) == len(set(found))


def test_facts_that_share_words_follow_those_of_the_domain(snapshot: FileSnapshot) -> None:
    # `tone` is of its domain; others share words with it.
    found = ids(snapshot, Key("user", "ana"))
    assert found[0] == "tone"
    assert ids(snapshot, DEPLOY)[2:] != []


def test_nothing_of_another_branch_is_proposed(snapshot: FileSnapshot) -> None:
    assert ids(snapshot, Key(AUTH, "auth-1")) == []
    assert ids(snapshot, Key(AUTH, "auth-1"), branch=None) == ["auth-2"]


def test_what_is_to_be_replaced_is_not_proposed(snapshot: FileSnapshot) -> None:
    assert {"deploy", "deploy-2"}.isdisjoint(ids(snapshot, DEPLOY, DEPLOY_2))


def test_nothing_resembles_what_is_not_there(snapshot: FileSnapshot) -> None:
    assert ids(snapshot, Key(MAIN, "nobody")) == []
    assert ids(snapshot) == []


def test_the_model_is_sound(qapp: QApplication, snapshot: FileSnapshot) -> None:
    model = make(snapshot)
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show_rows(snapshot, snapshot.facts(FactQuery(branch=None), NOW).rows)
    model.look_again()


def test_why_a_fact_may_not_be_chosen_is_asked_once_until_something_changes(
    qapp: QApplication, snapshot: FileSnapshot
) -> None:
    asked: list[Key] = []

    def why_not(key: Key) -> Refusal | None:
        asked.append(key)
        return Refusal.CYCLE if key == model.key_at(0) else None

    model = make(snapshot, why_not)
    assert asked == []
    assert [model.refusal_at(0), model.refusal_at(0)] == [Refusal.CYCLE] * 2
    assert model.first_allowed(20) == 1
    assert len(asked) == 2
    model.look_again()
    model.refusal_at(0)
    assert len(asked) == 3


def test_screen_readers_hear_the_line_and_the_reason(qapp: QApplication, snapshot: FileSnapshot) -> None:
    model = make(snapshot, lambda key: Refusal.CYCLE if key == DEPLOY_2 else None)
    at = model.position_of(DEPLOY_2)
    assert at is not None
    index = model.index(at, TEXT_COLUMN)
    spoken = model.data(index, Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Deploys go out on Thursdays, deploy, release, 0.60, 6 d, was replaced by it before"
    assert model.data(index, Qt.ItemDataRole.DisplayRole) == "Deploys go out on Thursdays"


def test_the_tooltip_is_the_whole_text_and_no_markup(qapp: QApplication, snapshot: FileSnapshot) -> None:
    model = make(snapshot)
    at = model.position_of(Key(MAIN, "marked"))
    assert at is not None
    tip = model.data(model.index(at, TEXT_COLUMN), Qt.ItemDataRole.ToolTipRole)
    assert tip == "<p>Use **bold** and &lt;i&gt;tags&lt;/i&gt; in docs</p>"


@pytest.mark.parametrize("refusal", Refusal)
def test_every_reason_has_its_words(refusal: Refusal) -> None:
    assert " " in obstacle(refusal, FactState.ACTIVE)


def test_a_state_is_the_reason_where_it_is_known() -> None:
    assert obstacle(Refusal.REPLACEMENT_NOT_ACTIVE, FactState.EXPIRED) == "expired"
    assert obstacle(Refusal.REPLACEMENT_NOT_ACTIVE, FactState.PINNED) == "no longer active"
