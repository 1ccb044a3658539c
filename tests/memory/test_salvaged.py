from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from explorer.memory.keys import Key
from explorer.memory.salvaged import UNFINISHED, Doubt, DoubtfulRecord, Duplicate, LostPlace, Salvaged, Unplaced

SOUND = Salvaged(Path("a.vdb"), None, 384, "cosine", 3, 3, {"user": 2, "project:main": 1})
KEY = Key("user", "a")


def test_saved_counts_all_namespaces() -> None:
    assert SOUND.saved == 3


@pytest.mark.parametrize(
    ("found", "is_sound"),
    [
        (SOUND, True),
        (replace(SOUND, lost=(LostPlace("a.vdb.wal", 9, 4, UNFINISHED),)), True),
        (replace(SOUND, lost=(LostPlace("a.vdb", 9, 4, "x"),)), False),
        (replace(SOUND, header=("x",)), False),
        (replace(SOUND, doubtful=(DoubtfulRecord(KEY, Doubt.ZERO),)), False),
        (replace(SOUND, duplicates=(Duplicate(KEY, 9),)), False),
        (replace(SOUND, is_cut_short=True), False),
        (replace(SOUND, expired=1, batches=4), True),
    ],
)
def test_sound_is_what_has_nothing_wrong(found: Salvaged, is_sound: bool) -> None:
    assert found.is_sound is is_sound


def test_each_finding_says_where_it_is() -> None:
    assert str(LostPlace("a.vdb", 1234, 5678, "cut")) == "a.vdb: 5,678 bytes from byte 1,234 on (cut)"
    assert str(DoubtfulRecord(KEY, Doubt.HASH)) == "user/a: its text does not match its hash"
    assert str(Duplicate(KEY, 1000)) == "user/a: again at byte 1,000, left out"
    assert str(Duplicate(KEY, 1000, Key("user", "a~copy"))) == "user/a: again at byte 1,000, kept as user/a~copy"
    assert str(Unplaced("a change", KEY, 1000)) == "user/a: a change at byte 1,000 of the log"
