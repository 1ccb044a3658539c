from __future__ import annotations

from explorer.ui.teleport.pane_contents import Contents, contents_of
from explorer.ui.teleport.pane_fields import Place
from tests.ui.teleport.pane_cases import BASE, GONE, HERE, conflict, difference_of


def contents(*, hide_equal: bool = False) -> Contents:
    return contents_of(conflict(), base_known=True, hide_equal=hide_equal)


def test_every_place_has_its_text_and_a_value_for_every_line() -> None:
    shown = contents()
    assert [text.plain for text in shown.texts] == [HERE["content"], BASE["content"], conflict().fields[0].there]
    assert all(len(column) == len(shown.lines) for column in shown.values)
    at = [line.name for line in shown.lines].index("confidence")
    values = [column[at] for column in shown.values]
    assert [value.plain for value in values if value is not None] == ["0.92", "0.70", "0.81"]


def test_equal_fields_can_be_left_out_and_are_counted() -> None:
    assert contents().hidden == 0
    shown = contents(hide_equal=True)
    assert shown.hidden == 2
    assert {line.name for line in shown.lines}.isdisjoint({"topic", "agent_id"})


def test_bookkeeping_is_quiet_has_its_exact_time_and_no_base() -> None:
    shown = contents()
    at = [line.name for line in shown.lines].index("updated_at")
    here = shown.values[Place.HERE][at]
    assert here is not None
    assert here.is_quiet
    assert here.tooltip.endswith("2026-11-28 09:14:00 UTC")
    assert shown.values[Place.BASE][at] is None


def test_a_place_without_the_memory_has_a_sentence_and_no_values() -> None:
    shown = contents_of(difference_of(GONE, HERE, BASE), base_known=True, hide_equal=False)
    assert shown.texts[Place.HERE].is_quiet
    assert shown.texts[Place.HERE].plain.startswith("deleted 3 May 2026 by ana")
    assert set(shown.values[Place.HERE]) == {None}
    assert None not in shown.values[Place.BASE][:1]


def test_texts_that_only_look_the_same_have_a_note() -> None:
    difference = difference_of({"content": "a  b", "confidence": 1}, {"content": "a b", "confidence": 0})
    assert contents_of(difference, base_known=False, hide_equal=False).note == "differs only in white space"
    assert contents().note == ""
