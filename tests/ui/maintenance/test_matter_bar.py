from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from explorer.ui.maintenance.matter_bar import MatterBar
from explorer.ui.maintenance.matters import Kind, State


@pytest.mark.parametrize(
    ("kind", "accept", "can_edit"),
    [
        (Kind.EXACT, "Accept: make them one   A", True),
        (Kind.PROMOTION, "Accept: keep it   A", True),
        (Kind.FADED, "Accept: delete it   A", False),
        (Kind.CONFLICT, "Accept: note it   A", False),
        (Kind.LAPSED, "Accept: delete it   A", False),
    ],
)
def test_the_buttons_say_what_they_do(qtbot: QtBot, kind: Kind, accept: str, can_edit: bool) -> None:
    bar = MatterBar()
    qtbot.addWidget(bar)
    bar.show_matter(kind, State.UNDECIDED, 12, read_only=False)
    assert bar.accept.text() == accept
    assert bar.edit.isHidden() is not can_edit
    assert bar.all.text() == "Accept this and the other 12 of this kind"
    bar.show_matter(kind, State.SKIPPED, 12, read_only=False)
    assert bar.all.text() == "Accept the other 12 of this kind"
    assert bar.skip.isChecked()
    bar.show_matter(kind, State.EDITED, 0, read_only=False)
    assert bar.accept.isChecked()
    assert bar.all.isHidden()
    bar.show_matter(kind, State.UNDECIDED, 1, read_only=True)
    assert bar.isHidden()
    bar.show_matter(None, State.UNDECIDED, 1, read_only=False)
    assert bar.isHidden()


def test_they_are_pressed(qtbot: QtBot) -> None:
    bar = MatterBar()
    qtbot.addWidget(bar)
    bar.show_matter(Kind.EXACT, State.UNDECIDED, 1, read_only=False)
    for button, signal in (
        (bar.accept, bar.accept_requested),
        (bar.skip, bar.skip_requested),
        (bar.edit, bar.edit_requested),
        (bar.all, bar.all_requested),
    ):
        with qtbot.waitSignal(signal):
            button.click()
