from __future__ import annotations

import gc

import pytest

from explorer.memory.collector import collector_resting


def test_it_rests_until_the_last_is_done() -> None:
    assert gc.isenabled()
    with collector_resting():
        with collector_resting():
            assert not gc.isenabled()
        assert not gc.isenabled()
    assert gc.isenabled()


def test_it_is_back_after_an_error() -> None:
    with pytest.raises(KeyError), collector_resting():
        raise KeyError
    assert gc.isenabled()


def test_very_many_objects_are_never_gone_through() -> None:
    frozen = gc.get_freeze_count()
    with collector_resting():
        few = [[number] for number in range(1_000)]
    assert gc.get_freeze_count() == frozen
    with collector_resting():
        many = [[number] for number in range(300_000)]
    assert gc.get_freeze_count() > frozen + 250_000
    gc.unfreeze()
    assert (len(few), len(many)) == (1_000, 300_000)
