from __future__ import annotations

from explorer.services.editing import Editing
from explorer.services.repairs.repair import Draft, Mend, RepairKind
from tests.services.raw_snapshot import MAIN, NOW_TEXT, RawSnapshot, editing_of, key_of

KEY = key_of(f"{MAIN} a")


def draft(**metadata: object) -> Draft:
    editing: Editing = editing_of(RawSnapshot({}))
    return Draft(editing, KEY, metadata)


def test_a_repair_says_what_changes_the_field_it_is_about_first() -> None:
    one = draft(tags="x", domain="d")
    one.mend(RepairKind.FIELDS, "tags", Mend.CONVERTED, {"domain": "d", "tags": ["x"]})
    (repair,) = one.repairs
    assert list(repair.changes) == [("tags", "x", ["x"]), ("updated_at", None, NOW_TEXT)]
    assert repair.before == {"tags": "x", "domain": "d", "updated_at": None}
    assert (one.now["tags"], one.raw["tags"], one.mended) == (["x"], "x", {"domain", "tags", "updated_at"})


def test_a_later_repair_builds_on_an_earlier_one_and_starts_from_the_file() -> None:
    one = draft(links="x")
    one.mend(RepairKind.FIELDS, "links", Mend.CONVERTED, {"links": [{"to": "x"}]})
    one.mend(RepairKind.REFERENCES, "links", Mend.DROPPED, {"links": []})
    assert [repair.before["links"] for repair in one.repairs] == ["x", "x"]
    assert one.now["links"] == []


def test_hashes_and_marks_are_no_change_of_the_memory() -> None:
    one = draft(content="x")
    one.mend(RepairKind.VECTORS, "embedding_stale", Mend.MARKED, {"embedding_stale": True})
    assert one.repairs[0].after == {"embedding_stale": True}


def test_an_old_value_is_kept_under_a_name_that_is_free() -> None:
    assert draft(confidence=1.7).kept("confidence") == {"unreadable_confidence": 1.7}
    taken = draft(confidence=1.7, unreadable_confidence=2, unreadable_confidence_2=3)
    assert taken.kept("confidence") == {"unreadable_confidence_3": 1.7}
    assert draft(confidence="").kept("confidence") == {"unreadable_confidence": '""'}
    assert draft(confidence=float("nan")).kept("confidence") == {"unreadable_confidence": "NaN"}


def test_what_the_journal_cannot_give_back_is_left_as_it_is() -> None:
    one = draft(tags=[float("nan")])
    one.mend(RepairKind.FIELDS, "tags", Mend.CONVERTED, {"tags": ["NaN"]})
    one.mend(RepairKind.FIELDS, "links", Mend.CONVERTED, {"links": [{"to": "x", "size": 2**70}]})
    assert one.repairs == []
    assert one.now == one.raw
