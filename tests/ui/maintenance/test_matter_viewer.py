from __future__ import annotations

from explorer.ui.maintenance.matters import Verdict
from tests.ui.maintenance.review_cases import Reviewing, matter


def test_the_pane_follows_the_queue(reviewing: Reviewing) -> None:
    window = reviewing.open()
    shown = window.pane.close_up
    window.decisions.decide([matter(window.decisions, "flag-0")], Verdict.SKIP)
    reviewing.settle()
    assert window.pane.close_up is shown, "nothing about it is another: it is not looked up again"
    assert window.pane.bar.all.isHidden()
    reviewing.go_to("worker")
    assert window.pane.title.text() == "Near duplicates · 1 of 1"
    window.choose(2)
    reviewing.wait(lambda: [card.role.text() for card in window.pane.shown_cards] == ["goes", "stays"])
    window.decisions.undo()
    reviewing.wait(lambda: [card.role.text() for card in window.pane.shown_cards] == ["stays", "goes"])
    window.viewer._most = 1
    window.viewer._look(matter(window.decisions, "worker"))
    reviewing.wait(window.pane.more.isVisible)
    window.pane.more.click()
    reviewing.wait(lambda: len(window.pane.shown_cards) == 2)
