from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from explorer.memory.changes import ChangeKind, new_change_set
from explorer.memory.keys import Key
from explorer.services.teleport.answers import ConflictStrategy
from explorer.services.teleport.merging import Merge, Tally
from explorer.services.teleport.references import Missing
from explorer.ui.teleport.footer import Footer
from explorer.ui.theme import apply_theme
from tests.ui.conftest import NOW

CHANGE = new_change_set(ChangeKind.MERGE, (), NOW, "ana", "there.vdb")
TALLY = Tally(imported=4, changed=3, deleted=1, restored=1, kept_both=2, renewed=5, left_out=6)


@pytest.fixture
def footer(qtbot: QtBot, qapp: QApplication) -> Footer:
    apply_theme(qapp, "light")
    made = Footer(read_only=False)
    qtbot.addWidget(made)
    made.resize(1100, 50)
    made.show()
    return made


def test_it_says_what_is_written_and_lets_one_merge(footer: Footer) -> None:
    footer.show_merge(Merge(CHANGE, TALLY, ()), 0)
    assert footer.words.text() == (
        "Will import 4, change 3, bring back 1, delete 1, keep both of 2, renew the use counts of 5, leave out 6."
    )
    assert footer.merge.text() == "Merge 16 change(s)"
    assert footer.merge.isEnabled()
    assert footer.reason == footer.why.text() == footer.merge.toolTip() == ""


@pytest.mark.parametrize(
    ("merge", "unsolved", "hindrance", "reason"),
    [
        (None, 0, "", "counting…"),
        (Merge(CHANGE, TALLY, ()), 3, "", "3 conflict(s) undecided"),
        (Merge(None, Tally(), ()), 0, "", "nothing to write"),
        (Merge(CHANGE, TALLY, ()), 3, "another workspace is open", "another workspace is open"),
        (None, 0, "the workspace is read-only", "the workspace is read-only"),
    ],
)
def test_it_says_why_nothing_can_be_merged(
    footer: Footer, merge: Merge | None, unsolved: int, hindrance: str, reason: str
) -> None:
    footer.show_merge(merge, unsolved, hindrance)
    assert not footer.merge.isEnabled()
    said = {footer.reason, footer.why.text(), footer.merge.toolTip(), footer.merge.accessibleDescription()}
    assert said == {reason}


def test_what_is_unsolved_can_be_left_to_a_strategy_or_left_out(footer: Footer) -> None:
    footer.show_merge(None, 0)
    assert not footer.rest.isEnabled()
    assert not footer.leave_out.isEnabled()
    footer.show_merge(None, 2)
    assert footer.rest.isEnabled()
    chosen: list[ConflictStrategy] = []
    footer.strategy_chosen.connect(chosen.append)
    menu = footer.rest.menu()
    assert menu is not None
    for action in menu.actions():
        action.trigger()
    assert chosen == [
        ConflictStrategy.NEWER_WINS,
        ConflictStrategy.LOCAL_WINS,
        ConflictStrategy.REMOTE_WINS,
        ConflictStrategy.KEEP_BOTH,
    ]


def test_its_buttons_ask(footer: Footer, qtbot: QtBot) -> None:
    footer.show_merge(Merge(CHANGE, TALLY, ()), 1)
    with qtbot.waitSignal(footer.leave_out_requested):
        footer.leave_out.click()
    footer.show_merge(Merge(CHANGE, TALLY, ()), 0)
    with qtbot.waitSignal(footer.merge_requested):
        footer.merge.click()
    with qtbot.waitSignal(footer.close_requested):
        footer.close_button.click()


def test_references_that_would_lead_to_nothing_are_counted_and_named(footer: Footer) -> None:
    missing = tuple(Missing(Key("user", f"k{number}"), "links", "nobody", is_there=False) for number in range(20))
    footer.show_merge(Merge(CHANGE, Tally(imported=1), missing), 0)
    assert footer.words.text() == "Will import 1. 20 reference(s) will lead to nothing."
    lines = footer.words.toolTip().split("\n")
    assert len(lines) == 13
    assert lines[0] == "user/k0: links → nobody"


def test_where_one_only_reads_it_says_so_and_offers_nothing(qtbot: QtBot) -> None:
    footer = Footer(read_only=True)
    qtbot.addWidget(footer)
    footer.show()
    footer.show_merge(Merge(CHANGE, TALLY, ()), 3)
    assert footer.words.text() == ""
    assert footer.why.text() == "Nothing can be merged here: the two files are only compared."
    assert not any(button.isVisible() for button in (footer.merge, footer.rest, footer.leave_out))
    assert not footer.merge.isEnabled()
    assert footer.close_button.isVisible()


def test_its_colour_follows_the_palette(footer: Footer, qapp: QApplication) -> None:
    footer.show_merge(None, 3)
    footer.show_merge(Merge(CHANGE, TALLY, ()), 3)
    before = footer.why.styleSheet()
    assert before
    apply_theme(qapp, "dark")
    QApplication.processEvents()
    assert footer.why.styleSheet() not in ("", before)
