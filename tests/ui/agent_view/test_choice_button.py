from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from explorer.ui.agent_view.choice_button import Choice, ChoiceButton

CHOICES = [Choice("", "any role", "advice"), Choice("coder", "coder"), Choice("r&d", "r&d", "", "as r&d")]


@pytest.fixture
def button(qtbot: QtBot) -> ChoiceButton[str]:
    made = ChoiceButton("Role", CHOICES)
    qtbot.addWidget(made)
    return made


def test_the_first_is_the_usual_one_and_another_is_marked(button: ChoiceButton[str]) -> None:
    assert (button.value, button.text(), button.property("on")) == ("", "any role ▾", False)
    assert button.accessibleName() == "Role: any role"
    assert button.toolTip() == "advice"
    heard: list[str] = []
    button.chosen.connect(lambda: heard.append(button.value))
    actions = button.drop_down.actions()
    actions[2].trigger()
    actions[2].trigger()
    assert heard == ["r&d"], "what is chosen already is no news"
    assert (button.text(), button.property("on")) == ("as r&&d ▾", True)
    assert [action.isChecked() for action in button.drop_down.actions()] == [False, False, True]


def test_what_is_chosen_stays_where_it_is_offered_again(button: ChoiceButton[str]) -> None:
    button.choose("coder")
    button.offer([CHOICES[0], Choice("qa", "qa"), CHOICES[1]])
    assert button.value == "coder"
    button.offer(CHOICES[:1])
    assert button.value == ""
