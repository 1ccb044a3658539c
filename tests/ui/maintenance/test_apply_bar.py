from __future__ import annotations

from pytestqt.qtbot import QtBot

from explorer.memory.errors import Refusal, Refused
from explorer.ui.maintenance.apply_bar import ApplyBar, TallyWords
from explorer.ui.maintenance.applying import Preview
from explorer.ui.maintenance.matters import Task
from explorer.ui.maintenance.tally import Tally


def test_the_button_says_what_it_does_and_why_it_cannot(qtbot: QtBot) -> None:
    bar = ApplyBar(Task.CONSOLIDATE, read_only=False)
    qtbot.addWidget(bar)
    for preview, accepted, hindrance, reason in (
        (Preview(None), 0, "", "nothing is accepted yet"),
        (None, 2, "", "counting…"),
        (Preview(None), 2, "another workspace is open", "another workspace is open"),
        (Preview(None), 2, "", "nothing to write"),
    ):
        bar.show_preview(preview, accepted, hindrance)
        assert bar.reason == bar.why.text() == bar.apply.toolTip() == reason
        assert bar.apply.text() == "Consolidate"
        assert not bar.apply.isEnabled()
    bar.show_preview(Preview(None, Refused(Refusal.GONE, "The sale")), 1)
    assert "The sale" in bar.reason
    bar.show_preview(Preview(Tally(merged=14, into=6, promoted=3, deleted=2)), 9)
    assert bar.apply.text() == "Consolidate: 14 fact(s) into 6, 3 promoted, 2 deleted"
    assert bar.apply.isEnabled()
    with qtbot.waitSignal(bar.apply_requested):
        bar.apply.click()
    bar.show_decided(1, 2, 3, "waiting")
    assert bar.words.text() == "1 accepted · 2 skipped · 3 undecided · waiting"


def test_every_part_of_a_tally_is_told(qapp: object) -> None:
    tally = Tally(*range(1, 11))
    assert len(TallyWords().parts(tally).split(", ")) == 9
    assert TallyWords().done(Task.HARMONISE, Tally(conflicts=1)) == "Harmonised: 1 conflict(s) noted."


def test_nothing_is_offered_where_nothing_can_be_changed(qtbot: QtBot) -> None:
    bar = ApplyBar(Task.HARMONISE, read_only=True)
    qtbot.addWidget(bar)
    assert bar.apply.isHidden()
    bar.show_decided(1, 2, 3)
    assert bar.words.text() == ""
