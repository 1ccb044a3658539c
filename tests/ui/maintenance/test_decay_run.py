from __future__ import annotations

from explorer.memory.changes import ChangeSet
from explorer.memory.decay_laws import Exponential
from explorer.services.decay.planning import DecayPlan
from explorer.ui.maintenance.decay_run import DecayRun
from explorer.ui.maintenance.decay_trial import Trial, attempt
from tests.ui.maintenance.decay_cases import Decaying


def trial_at(decaying: Decaying, threshold: float) -> Trial:
    trial = decaying.window.trial
    assert trial is not None
    return attempt(trial.surveyed, Exponential(threshold=threshold), trial.now, ())


def test_only_the_newest_trial_is_planned(decaying: Decaying) -> None:
    run, said = DecayRun(decaying.session), []
    run.planned.connect(lambda: said.append(run.plan))
    run.prepare(trial_at(decaying, 0.9))
    run.prepare(trial_at(decaying, 0.0))
    assert run.plan is None
    decaying.wait(lambda: said)
    assert [plan.report.pruned for plan in said if plan is not None] == [0]
    run.stop()
    assert run.plan is None


def test_what_is_applied_is_what_was_planned(decaying: Decaying) -> None:
    run = DecayRun(decaying.session)
    told: list[tuple[DecayPlan | None, ChangeSet | None, str]] = []
    run.apply(lambda *said: told.append(said))
    assert told == [], "nothing is planned yet"
    run.prepare(trial_at(decaying, 0.3))
    decaying.wait(lambda: run.plan is not None)
    prepared = run.plan
    run.apply(lambda *said: told.append(said))
    decaying.wait(lambda: told)
    ((plan, change, changed),) = told
    assert plan is prepared
    assert plan is not None
    assert change is plan.change
    assert changed == ""
    decaying.settle()


def test_what_waits_is_planned_with(decaying: Decaying) -> None:
    decaying.select("f10")
    decaying.window.list.pin_selected()
    decaying.wait(lambda: "f10" not in decaying.listed)
    decaying.be_planned()
    plan = decaying.window.run.plan
    assert plan is not None
    assert plan.report.pruned == 5
    decaying.window.apply()
    decaying.wait(lambda: decaying.window.notice.text.startswith("Decay: 12 scanned, 4 decayed, 5 pruned"))
    decaying.settle()
