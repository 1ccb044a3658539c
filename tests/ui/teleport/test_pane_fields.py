from __future__ import annotations

from explorer.services.teleport.answers import Answer, Choice
from explorer.ui.teleport.pane_fields import FieldLine, Place, choice_of, field_lines, is_taken, text_line
from tests.ui.teleport.pane_cases import BASE, GONE, HERE, conflict, difference_of


def line(name: str) -> FieldLine:
    return next(each for each in field_lines(conflict()) if each.name == name)


def test_what_differs_comes_first_then_what_is_equal_then_bookkeeping() -> None:
    lines = field_lines(conflict())
    differing, equal, quiet = ["fact_type", "confidence", "tags"], ["topic"], ["agent_id", "updated_at", "access_count"]
    assert [each.name for each in lines] == [*differing, *equal, *quiet]
    assert [each.name for each in lines if not each.is_equal] == [*differing, *quiet[1:]]
    assert [each.name for each in lines if each.is_quiet] == quiet


def test_a_line_has_the_values_of_the_three_places() -> None:
    confidence = line("confidence")
    assert confidence.values == (0.92, 0.7, 0.81)
    assert confidence.given == (True, True, True)
    assert confidence.is_disputed
    assert not line("fact_type").is_disputed
    assert line("tags").can_unite
    assert not confidence.can_unite


def test_only_what_differs_can_be_chosen() -> None:
    choosable = {each.name for each in field_lines(conflict()) if each.is_choosable}
    assert choosable == {"fact_type", "confidence", "tags"}
    assert text_line(conflict()).is_choosable
    assert not text_line(difference_of(HERE, HERE | {"confidence": 0.1})).is_choosable


def test_unknown_fields_are_lines_under_their_own_names_and_empty_ones_are_none() -> None:
    lines = field_lines(difference_of(HERE | {"ticket": "ACME-7", "label": ""}, HERE | {"ticket": "ACME-8"}))
    names = [each.name for each in lines]
    assert names[0] == "ticket"
    assert "label" not in names


def test_where_one_side_deleted_it_the_text_is_the_choice() -> None:
    difference = difference_of(GONE, BASE | {"confidence": 0.9}, BASE)
    text = text_line(difference)
    assert text.is_choosable
    assert text.given == (False, True, True)
    assert not any(each.is_choosable for each in field_lines(difference))
    assert all(not each.given[Place.HERE] for each in field_lines(difference))
    assert choice_of(text, Answer(Choice.THEIRS), difference) is Choice.THEIRS
    assert choice_of(text, None, difference) is None


def test_what_is_only_there_leaves_no_choice_between_sides() -> None:
    assert not text_line(difference_of(None, BASE)).is_choosable
    assert not text_line(difference_of(BASE, None)).is_choosable


def test_fields_that_one_side_changed_settle_themselves_in_a_conflict() -> None:
    difference = conflict()
    for answer in (None, Answer(Choice.MINE), Answer(Choice.EACH)):
        assert choice_of(line("fact_type"), answer, difference) is Choice.THEIRS
    assert choice_of(line("fact_type"), Answer(Choice.EACH, {"fact_type": Choice.MINE}), difference) is Choice.MINE


def test_a_disputed_field_is_undecided_until_somebody_decides() -> None:
    difference = conflict()
    confidence, tags = line("confidence"), line("tags")
    assert choice_of(confidence, None, difference) is None
    assert choice_of(confidence, Answer(Choice.EACH, {"tags": Choice.BOTH}), difference) is None
    assert choice_of(tags, Answer(Choice.EACH, {"tags": Choice.BOTH}), difference) is Choice.BOTH
    assert choice_of(confidence, Answer(Choice.THEIRS), difference) is Choice.THEIRS
    assert choice_of(confidence, Answer(Choice.LEFT_OUT), difference) is None
    assert choice_of(line("topic"), Answer(Choice.THEIRS), difference) is None


def test_both_takes_both_sides_and_edited_takes_none() -> None:
    assert is_taken(Choice.MINE, Place.HERE)
    assert not is_taken(Choice.MINE, Place.THERE)
    assert is_taken(Choice.BOTH, Place.HERE)
    assert is_taken(Choice.BOTH, Place.THERE)
    assert not is_taken(Choice.BOTH, Place.BASE)
    assert not is_taken(Choice.EDITED, Place.HERE)
