from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from explorer.memory.changes import ChangeKind, ChangeSet
from explorer.services.decay.counting import DecayReport
from explorer.services.decay.planning import DecayPlan
from explorer.ui.maintenance.decay_footer import DecayFooter

CHANGE = ChangeSet("1", ChangeKind.DECAY, "2026-11-30T12:00:00Z", "ana", "Text", ())
PLAN = DecayPlan(CHANGE, DecayReport(10, 4, 2, 4), (), 3)
NOTHING = DecayPlan(None, DecayReport(10, 0, 0, 10), (), 0)


@pytest.mark.parametrize(
    ("plan", "is_applying", "is_read_only", "button", "reason"),
    [
        (PLAN, False, False, "Decay 4 fact(s), delete 2", "Settles 3 open conflict(s) of what is deleted."),
        (PLAN, True, False, "Decay 4 fact(s), delete 2", "Applying…"),
        (PLAN, False, True, "Decay 4 fact(s), delete 2", "This workspace can only be read here: nothing is applied."),
        (NOTHING, False, False, "Decay", "Nothing changes with these figures."),
        (None, False, False, "Decay", "Working out what is written…"),
    ],
)
def test_the_button_works_or_says_why_not(
    plan: DecayPlan | None, is_applying: bool, is_read_only: bool, button: str, reason: str, qtbot: QtBot
) -> None:
    footer = DecayFooter()
    qtbot.addWidget(footer)
    footer.show_run(plan, is_applying=is_applying, is_read_only=is_read_only)
    assert (footer.apply.text(), footer.reason.text()) == (button, reason)
    assert footer.apply.isEnabled() == (reason.startswith("Settles"))
    footer.show_row(has_row=True, is_read_only=is_read_only)
    assert footer.show_button.isEnabled()
    assert footer.pin.isEnabled() == footer.skip.isEnabled() == (not is_read_only)
