from __future__ import annotations

from pathlib import Path

import pytest

from explorer.agent.maintenance import MemoryMaintenance
from explorer.agent.maintenance_reports import CannotMaintain
from explorer.memory.keys import Key
from explorer.services.conflicts.kinds import ConflictKind
from explorer.services.consolidation.proposals import ProposalKind
from tests.agent.conftest import Embedding
from tests.agent.contested import HOT, MAIN, NOW, PG14, PG16, PNPM, PNPM_TOO, make_contested
from tests.agent.plain_vectlite import footprint, records


@pytest.fixture
def maintenance(tmp_path: Path, embedding: Embedding) -> MemoryMaintenance:
    (tmp_path / "home").mkdir()
    path = make_contested(tmp_path / "home" / "w.vdb")
    return MemoryMaintenance(path, clock=lambda: NOW, embedding=embedding, person="ana", state_root=tmp_path / "state")


def home(tmp_path: Path) -> Path:
    return tmp_path / "home" / "w.vdb"


def test_conflicts_are_previewed_noted_and_found_once(maintenance: MemoryMaintenance, tmp_path: Path) -> None:
    before = footprint(home(tmp_path).parent)
    seen = maintenance.find_conflicts()
    assert footprint(home(tmp_path).parent) == before
    found = {(each.kind, each.winner, each.loser) for each in seen.found}
    assert found == {(ConflictKind.CONTRADICTION, PG14, PG16), (ConflictKind.DUPLICATE, PNPM, PNPM_TOO)}
    assert (seen.dry_run, seen.change_id, seen.noted, seen.open, seen.compared) == (True, "", 2, 2, 4)
    noted = maintenance.find_conflicts(apply=True)
    assert noted.change_id
    inbox = [each for key, each in records(home(tmp_path)).items() if key.namespace == "__conflicts__"]
    assert sorted(each["kind"] for each in inbox) == ["contradiction", "duplicate"]
    again = maintenance.find_conflicts(apply=True)
    assert (again.noted, again.open, again.change_id) == (0, 2, "")
    assert not any(each.is_new for each in again.found)


def test_consolidation_does_what_its_preview_says(maintenance: MemoryMaintenance, tmp_path: Path) -> None:
    seen = maintenance.consolidate(branch="main")
    assert dict(seen.counts) == {ProposalKind.NEAR: 1, ProposalKind.PROMOTION: 1}
    assert (seen.accepted, seen.dry_run) == (2, True)
    done = maintenance.consolidate(branch="main", apply=True)
    assert done.proposals == seen.proposals
    after = records(home(tmp_path))
    assert after[PNPM_TOO]["superseded_by"] == "pnpm"
    assert after[PNPM]["mention_count"] == 2
    assert after[Key(MAIN, "hot")]["content"] == "Tests run with pytest -n 2"
    assert after[HOT]["superseded_by"] == "system:consolidated"
    again = maintenance.consolidate(branch="main", apply=True)
    assert (again.proposals, again.change_id) == ((), "")


def test_what_is_skipped_stays(maintenance: MemoryMaintenance, tmp_path: Path) -> None:
    done = maintenance.consolidate(skip=[str(PNPM)], branch="main", apply=True)
    assert (done.accepted, len(done.proposals)) == (1, 2)
    assert "superseded_by" not in records(home(tmp_path))[PNPM_TOO]
    only = maintenance.consolidate([ProposalKind.EXACT], branch="main", apply=True)
    assert (only.accepted, only.change_id) == (0, "")
    with pytest.raises(CannotMaintain, match="There is no memory “user/none”"):
        maintenance.consolidate(skip=["user/none"], branch="main")


def test_beliefs_are_noted_once(maintenance: MemoryMaintenance, tmp_path: Path) -> None:
    seen = maintenance.harmonise(apply=True)
    (belief,) = seen.beliefs
    assert (belief.agents, belief.is_new, belief.content) == (("coder", "qa"), True, "Packages are installed with pnpm")
    assert [(each.winner, each.loser) for each in seen.conflicts] == [(PG14, PG16)]
    assert records(home(tmp_path))[belief.key]["confidence"] == pytest.approx(0.95)
    again = maintenance.harmonise(apply=True)
    assert (again.change_id, again.beliefs[0].is_new) == ("", False)
