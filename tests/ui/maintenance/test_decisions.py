from __future__ import annotations

from explorer.services.editing import Editing
from explorer.ui.maintenance.decisions import Counts, Decisions
from explorer.ui.maintenance.marks import Compared, marks_of
from explorer.ui.maintenance.matters import Decision, Found, Kind, Matter, State, Verdict
from tests.ui.maintenance.review_cases import decided, key, matter

ACCEPT, SKIP = Verdict.ACCEPT, Verdict.SKIP


def renew(decisions: Decisions, editing: Editing, matters: list[Matter]) -> int:
    return decisions.renew(Found(tuple(matters), 12), marks_of(editing, matters))


def test_decisions_are_counted_and_taken_back(editing: Editing) -> None:
    decisions = decided(editing)
    cents, flags, worker = (matter(decisions, name) for name in ("cent-0", "flag-0", "worker"))
    assert decisions.others(cents) == [flags]
    decisions.decide([cents, flags], ACCEPT)
    decisions.decide([cents], SKIP)
    decisions.choose(worker, key("worker-2"))
    assert decisions.state(worker) is State.UNDECIDED
    decisions.decide([worker], ACCEPT)
    assert decisions.state(worker) is State.EDITED
    assert decisions.counts(Kind.EXACT) == Counts(2, 1, 1)
    assert decisions.counts(Kind.EXACT).undecided == 0
    assert [each.matter for each in decisions.accepted] == [flags, worker]
    assert decisions.made == 2
    for _ in range(3):
        decisions.undo()
    assert [decisions.state(each) for each in (cents, flags, worker)] == [
        State.ACCEPTED, State.ACCEPTED, State.UNDECIDED,
    ]  # fmt: skip
    decisions.undo()
    decisions.undo()
    assert not decisions.can_undo
    assert not decisions.accepted


def test_the_same_decision_again_is_no_step(editing: Editing) -> None:
    decisions = decided(editing)
    cents = matter(decisions, "cent-0")
    decisions.decide([cents], ACCEPT)
    decisions.decide([cents], ACCEPT)
    decisions.undo()
    assert not decisions.can_undo


def test_a_text_of_ones_own_is_only_for_what_results(editing: Editing) -> None:
    decisions = decided(editing)
    assert not decisions.write(matter(decisions, "sale"), "text")
    assert decisions.write(matter(decisions, "short"), "text")
    assert decisions.state(matter(decisions, "short")) is State.EDITED


def test_a_newer_search_keeps_what_is_the_same(editing: Editing) -> None:
    decisions = decided(editing)
    matters = list(decisions.matters)
    cents, flags, worker = (matter(decisions, name) for name in ("cent-0", "flag-0", "worker"))
    decisions.decide([cents, flags], ACCEPT)
    decisions.write(worker, "mine")
    smaller = Matter(worker.kind, worker.members[1:], worker.members[1].key, worker.found)
    fallen = renew(decisions, editing, [cents, smaller])
    assert fallen == 2, "flags and worker are not there any more"
    assert decisions.state(cents) is State.ACCEPTED
    assert decisions.state(smaller) is State.CHANGED
    assert decisions.decision(smaller) == Decision(None, None, "mine")
    assert renew(decisions, editing, matters) == 0
    assert decisions.decision(worker).text == "mine", "it comes back with the matter"
    assert decisions.state(flags) is State.UNDECIDED


def test_what_changed_is_to_be_looked_at_again(editing: Editing) -> None:
    decisions = decided(editing)
    cents, worker = matter(decisions, "cent-0"), matter(decisions, "worker")
    decisions.decide([cents, worker], ACCEPT)
    changed = Compared(frozenset({worker}), frozenset({cents}))
    assert decisions.look_again(changed) == 1
    assert decisions.look_again(changed) == 0, "told once"
    assert decisions.state(worker) is State.CHANGED
    assert decisions.counts(Kind.NEAR) == Counts(1, 0, 0, 1)
    assert [each.matter for each in decisions.accepted] == [cents]
    decisions.undo()
    assert decisions.state(cents) is State.UNDECIDED
    assert decisions.state(worker) is State.CHANGED, "no step brings back what was said of other records"
    decisions.decide([worker], ACCEPT)
    assert decisions.state(worker) is State.ACCEPTED, "somebody looked"


def test_what_was_carried_out_comes_back_where_it_is_taken_back(editing: Editing) -> None:
    decisions = decided(editing)
    worker = matter(decisions, "worker")
    decisions.write(worker, "mine")
    decisions.decide([matter(decisions, "sale")], SKIP)
    order = [each.name for each in decisions.matters]
    decisions.settle(decisions.accepted)
    assert not decisions.has(worker)
    assert not decisions.can_undo
    assert decisions.applied == [worker]
    decisions.look_again(Compared(frozenset({worker}), frozenset()))
    assert not decisions.has(worker)
    decisions.look_again(Compared(frozenset(), frozenset({worker})))
    assert decisions.state(worker) is State.EDITED
    assert [each.name for each in decisions.matters] == order
    assert decisions.applied == []


def test_a_survivor_that_is_gone_is_chosen_no_more(editing: Editing) -> None:
    decisions = decided(editing)
    cents = matter(decisions, "cent-0")
    decisions.choose(cents, key("cent-2"))
    decisions.write(cents, "mine")
    smaller = Matter(cents.kind, cents.members[:2], cents.survivor, cents.found)
    renew(decisions, editing, [smaller])
    assert decisions.decision(smaller) == Decision(None, None, "mine")
