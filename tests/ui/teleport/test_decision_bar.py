from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from explorer.services.teleport.alike import Scope
from explorer.services.teleport.answers import Answer, Choice
from explorer.ui.teleport.decision_bar import DecisionBar
from explorer.ui.teleport.review import Review
from tests.ui.teleport.compare_cases import CONFLICTS, TEXTS, row_of


class Bar(DecisionBar):
    def about(self, review: Review, record_id: str, answer: Answer | None = None, *, read_only: bool = False) -> None:
        row = row_of(review.encounter, record_id)
        domain = review.encounter.domains.get(row.root, "")
        self.show_row(review.difference(row), answer, review.reaches(row), domain, read_only=read_only)

    @property
    def offered(self) -> set[Choice]:
        return {choice for choice, button in self.buttons.items() if button.isEnabled()}

    @property
    def pressed(self) -> set[Choice]:
        return {choice for choice, button in self.buttons.items() if button.isChecked()}


@pytest.fixture
def bar(qtbot: QtBot) -> Bar:
    made = Bar()
    qtbot.addWidget(made)
    made.show()
    return made


@pytest.mark.parametrize(
    ("record_id", "offered"),
    [
        ("c0", {Choice.MINE, Choice.THEIRS, Choice.BOTH, Choice.EDITED}),
        ("e0", {Choice.MINE, Choice.THEIRS, Choice.EDITED}),
        ("n0", {Choice.THEIRS}),
        ("x0", {Choice.MINE, Choice.THEIRS}),
        ("o0", {Choice.MINE}),
    ],
)
def test_it_offers_what_can_be_done(bar: Bar, review: Review, record_id: str, offered: set[Choice]) -> None:
    bar.about(review, record_id)
    assert bar.offered == offered
    bar.about(review, record_id, read_only=True)
    assert bar.offered == set()
    assert not bar.scope.isVisible()


def test_the_buttons_say_what_they_do_and_their_key(bar: Bar, review: Review) -> None:
    bar.about(review, "c0")
    assert [button.text().split() for button in bar.buttons.values()] == [
        ["Mine", "1"], ["Theirs", "2"], ["Keep", "both", "3"], ["Edit…", "E"],
    ]  # fmt: skip
    bar.about(review, "x0")
    assert bar.buttons[Choice.MINE].text() == "Keep   1"
    assert bar.buttons[Choice.THEIRS].text() == "Delete here   2"
    bar.show_row(None, None, (), "", read_only=False)
    assert bar.offered == set()


def test_the_answer_is_pressed_unless_it_is_by_field(bar: Bar, review: Review) -> None:
    bar.about(review, "c0", Answer(Choice.THEIRS))
    assert bar.pressed == {Choice.THEIRS}
    bar.about(review, "c0", Answer(Choice.THEIRS, {"content": Choice.MINE}))
    assert bar.pressed == set()


def test_the_scope_says_how_many_it_is_for(bar: Bar, review: Review) -> None:
    bar.about(review, "c0")
    words = [bar.scope.itemText(number) for number in range(bar.scope.count())]
    assert words[0] == "for this one"
    assert str(TEXTS // 2 - 1) in words[1]
    assert "data" in words[1]
    assert "text" in words[1]
    assert str(TEXTS - 1) in words[2]
    assert str(CONFLICTS - 1) in words[3]
    seen = []
    for _ in range(5):
        seen.append(bar.reach.scope)
        bar.next_scope()
    assert seen == [Scope.THIS, Scope.SAME_DOMAIN, Scope.SAME_KIND, Scope.ALL, Scope.THIS]
    bar.about(review, "c1")
    assert bar.reach.scope is Scope.THIS, "another row begins with itself"


def test_without_others_there_is_no_scope(bar: Bar, review: Review) -> None:
    bar.about(review, "n0")
    assert not bar.scope.isVisible()
    bar.next_scope()
    assert bar.reach.rows == ()


def test_a_button_is_pressed_by_pointer_or_by_name(bar: Bar, review: Review, qtbot: QtBot) -> None:
    chosen: list[Choice] = []
    edits: list[bool] = []
    bar.chosen.connect(chosen.append)
    bar.edit_requested.connect(lambda: edits.append(True))
    bar.about(review, "e0")
    bar.buttons[Choice.MINE].click()
    bar.press(Choice.THEIRS)
    bar.press(Choice.BOTH)
    bar.press(Choice.EDITED)
    assert chosen == [Choice.MINE, Choice.THEIRS]
    assert edits == [True]
