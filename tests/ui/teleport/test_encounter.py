from __future__ import annotations

from explorer.memory.teleport import BaseKind
from explorer.store.workspace import Workspace
from explorer.ui.teleport.encounter import Encounter, learn, meet
from tests.ui.teleport.compare_cases import CLASSES, CONFLICTS, Known, Pair, encounter_of, traces


def test_both_files_are_put_into_classes_that_add_up(encounter: Encounter) -> None:
    counts = encounter.comparison.counts()
    assert {diff: count.rows for diff, count in counts.items()} == CLASSES
    assert sum(count.here for count in counts.values()) == len(encounter.comparison.here)
    assert sum(count.there for count in counts.values()) == len(encounter.comparison.there)
    assert len(encounter.domains) == CONFLICTS
    assert set(encounter.domains.values()) == {"data", "deploy", "shop", "people"}
    assert encounter.obstacles == []


def test_what_both_began_with_is_found_among_what_is_known(pair: Pair) -> None:
    there = Workspace(pair.there).scan(lambda _: None)
    other = learn(there, Known(pair.base), lambda _: None)
    assert other.base is not None
    assert other.base.info.kind is BaseKind.SENT
    assert other.base_side is not None
    assert learn(there, None, lambda _: None).base_side is None


def test_a_base_that_is_known_can_be_left_aside(pair: Pair, encounter: Encounter) -> None:
    without = meet(encounter.here, None, encounter.other, lambda _: None, with_base=False)
    assert not without.comparison.has_base
    assert without.other.base is not None
    counts = {diff: count.rows for diff, count in without.comparison.counts().items()}
    assert counts == {
        diff: count.rows for diff, count in encounter_of(pair, with_base=False).comparison.counts().items()
    }
    assert counts != CLASSES


def test_how_far_it_is_goes_up_to_the_end(pair: Pair) -> None:
    here, there = (Workspace(path).scan(lambda _: None) for path in (pair.here, pair.there))
    done: list[float] = []
    meet(here, None, learn(there, None, lambda _: None), done.append)
    assert done == sorted(done)
    assert 0 <= done[0] <= done[-1] <= 1


def test_neither_file_is_touched(pair: Pair) -> None:
    before = traces(pair.here.parent), traces(pair.there.parent)
    encounter_of(pair)
    assert (traces(pair.here.parent), traces(pair.there.parent)) == before
