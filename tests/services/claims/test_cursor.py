from __future__ import annotations

from explorer.services.claims.cursor import Cursor


def test_looking_around() -> None:
    cursor = Cursor("Wait 30 Seconds")
    cursor.at = 1
    assert cursor.plain(-1) == "wait"
    assert cursor.number() == "30"
    assert cursor.plain(1) == "seconds"
    meant = cursor.sense(1)
    assert meant is not None
    assert meant.unit == ("ms", 1000)
    assert cursor.sense() is None


def test_behind_the_end_and_before_the_start_there_is_nothing() -> None:
    cursor = Cursor("word")
    assert (cursor.plain(-1), cursor.plain(5), cursor.number(-1), cursor.sense(-1)) == ("", "", "", None)
