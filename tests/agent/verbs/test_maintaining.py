from __future__ import annotations

from pathlib import Path

import pytest

from explorer.agent.decay_reports import CannotDecay
from explorer.agent.desk import Desk
from explorer.agent.maintenance_reports import CannotMaintain
from explorer.agent.verbs.limits import NoLimit
from explorer.agent.verbs.maintaining import apply_decay, consolidate_memory, harmonize_memory
from tests.agent.contested import NOW, PNPM, PNPM_TOO, make_contested
from tests.agent.plain_vectlite import footprint, records
from tests.agent.remembering import AxisModel


@pytest.fixture
def worn(tmp_path: Path) -> Desk:
    (tmp_path / "home").mkdir()
    path = make_contested(tmp_path / "home" / "w.vdb")
    return Desk(path, "coder", branch="main", clock=lambda: NOW, embedding=AxisModel(), state_root=tmp_path / "state")


def test_consolidation_is_seen_before_it_is_done(worn: Desk) -> None:
    before = footprint(worn.path.parent)
    seen = consolidate_memory(worn)
    assert footprint(worn.path.parent) == before
    assert (seen.applied, seen.accepted, seen.counts) == (False, 2, {"near duplicates": 1, "promotion": 1})
    near = next(each for each in seen.proposals if each.kind == "near duplicates")
    assert (near.survivor, near.going) == (str(PNPM), (str(PNPM_TOO),))
    assert "call it again with apply=true" in seen.sentence
    done = consolidate_memory(worn, ["near duplicates"], limit=1, apply=True)
    assert (done.accepted, done.in_all) == (1, 1)
    assert records(worn.path)[PNPM_TOO]["superseded_by"] == "pnpm"
    assert consolidate_memory(worn, skip=["__hot__/hot"]).accepted == 0


def test_beliefs_and_contradictions_between_agents(worn: Desk) -> None:
    seen = harmonize_memory(worn)
    assert (seen.beliefs_in_all, seen.conflicts_in_all, seen.change_id) == (1, 1, "")
    assert seen.sentence.startswith(
        "1 shared belief and 1 contradiction between agents; 2 new, and nothing was written"
    )
    done = harmonize_memory(worn, apply=True)
    assert done.change_id
    assert harmonize_memory(worn, apply=True).change_id == ""


def test_decay_is_seen_before_it_is_done(worn: Desk) -> None:
    before = footprint(worn.path.parent)
    seen = apply_decay(worn)
    assert seen.sentence.startswith("Decay: 4 scanned, ")
    assert "Nothing was written" in seen.sentence
    assert footprint(worn.path.parent) == before
    done = apply_decay(worn, law="weibull", apply=True)
    assert done.scanned == 4


def test_what_is_refused(worn: Desk) -> None:
    with pytest.raises(CannotMaintain, match="no kind “tidy”: choose from exact duplicates"):
        consolidate_memory(worn, ["tidy"])
    before = footprint(worn.path.parent)
    for verb in (consolidate_memory, harmonize_memory, apply_decay):
        with pytest.raises(NoLimit):
            verb(worn, limit=0, apply=True)
    assert footprint(worn.path.parent) == before
    with pytest.raises(CannotDecay, match="no law “linear”"):
        apply_decay(worn, "linear")
