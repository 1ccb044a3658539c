from __future__ import annotations

from explorer.memory.ahead import Ahead
from explorer.memory.keys import Key
from explorer.store.snapshot import FileSnapshot
from explorer.ui.details.common_values import LOOKED_AT, common_values
from explorer.ui.standing import ahead_of
from tests.ui.conftest import MAIN


def keys(*ids: str) -> list[Key]:
    return [Key(MAIN, each) for each in ids]


def test_what_all_have_and_what_differs(snapshot: FileSnapshot) -> None:
    common = common_values(ahead_of(snapshot, ()), keys("deploy", "deploy-2"))
    assert common.values["domain"] == "deploy"
    assert common.values["topic"] == "release"
    assert common.values["tags"] == ()
    assert {"confidence", "fact_type", "pinned"} <= common.various
    assert (common.editable, common.looked_at) == (2, 2)


def test_what_cannot_be_edited_does_not_count(snapshot: FileSnapshot) -> None:
    selected = [*keys("deploy", "gone", "odd", "old", "nothing"), Key("__policies__", "p-on")]
    common = common_values(ahead_of(snapshot, ()), selected)
    assert (common.editable, common.looked_at) == (1, 6)
    assert common.values["confidence"] == 0.8


def test_of_very_many_the_first_are_looked_at() -> None:
    asked: list[Key] = []

    def read(key: Key) -> dict[str, object]:
        asked.append(key)
        return {"content": "x", "domain": "data"}

    common = common_values(Ahead(read), [Key(MAIN, str(number)) for number in range(100_000)])
    assert len(asked) == common.looked_at == LOOKED_AT
    assert common.values["domain"] == "data"


def test_nothing_has_nothing_in_common(snapshot: FileSnapshot) -> None:
    common = common_values(ahead_of(snapshot, ()), keys("gone"))
    assert (dict(common.values), common.various, common.editable) == ({}, frozenset(), 0)
