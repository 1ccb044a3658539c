from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from explorer.memory.keys import Key
from explorer.services.dossier import FactDossier, PolicyDossier, read_up
from explorer.store.snapshot import FileSnapshot
from explorer.ui.details.fields import Field, FieldWriter
from explorer.ui.theme import LIGHT
from tests.ui.conftest import MAIN, NOW

Fields = dict[str, Field]
WriteFact = Callable[[str], tuple[str, str, Fields]]


@pytest.fixture
def fact(qapp: QApplication, snapshot: FileSnapshot) -> WriteFact:
    def write(record_id: str) -> tuple[str, str, Fields]:
        namespace = MAIN if snapshot.row(Key(MAIN, record_id)) is not None else "user"
        dossier = read_up(snapshot, Key(namespace, record_id), NOW)
        assert isinstance(dossier, FactDossier)
        crumbs, content, fields = FieldWriter().fact_fields(dossier, LIGHT, NOW)
        assert len({field.name for field in fields}) == len(fields)
        return crumbs, content, {field.name: field for field in fields}

    return write


@pytest.fixture
def policy(qapp: QApplication, snapshot: FileSnapshot) -> Callable[[str], Fields]:
    def write(record_id: str) -> Fields:
        dossier = read_up(snapshot, Key("__policies__", record_id), NOW)
        assert isinstance(dossier, PolicyDossier)
        return {field.name: field for field in FieldWriter().policy_fields(dossier, LIGHT)[2]}

    return write


def test_a_facts_attributes_are_put_into_words(fact: WriteFact) -> None:
    crumbs, content, fields = fact("db~2")
    assert content == "The database is PostgreSQL 16"
    assert "data › " in crumbs
    assert crumbs.endswith("database")
    assert fields["Confidence"].value == "0.95"
    assert fields["Type"].value == "fact"
    assert fields["Veracity"].value == "stated by a person"
    assert fields["Branch"].value == "main"
    assert fields["Learned"].value.startswith("21 Oct 2026 by coder")
    assert fields["Learned"].tooltip.endswith("2026-10-21 12:00:00 UTC")
    assert fields["Used"].value.startswith("24 h · ")
    assert "project:main/db~2" in fields["Record"].value
    assert "State" not in fields, "an ordinary fact has no state to speak of"
    assert "Odd" not in fields


def test_importance_now_and_in_a_week_is_forecast(fact: WriteFact) -> None:
    # 0.9 a day after its last use: half of it is left after a week (SEMANTICS 4).
    value = fact("db~2")[2]["Importance"].value
    now = 0.9 * 2 ** (-24 / 168)
    assert f"{now:.2f} now" in value
    assert f"{now / 2:.2f} in 7 days" in value
    assert "below 0.05 on " in value


def test_what_is_not_there_is_left_out(fact: WriteFact) -> None:
    fields = fact("undated")[2]
    assert {"Confidence", "Importance", "Valid until", "Tags", "Observations", "Merged from"}.isdisjoint(fields)
    assert fields["Learned"].value.startswith("at an unknown time")
    assert fields["Learned"].tooltip == ""
    assert fields["Used"].value.startswith("never")


def test_states_have_their_word_and_reason(fact: WriteFact) -> None:
    assert "contradiction" in fact("deploy")[2]["State"].value
    assert LIGHT.bad in fact("deploy")[2]["State"].value
    sale = fact("sale")[2]
    assert "expired" in sale["State"].value
    assert sale["Valid until"].value.startswith("20 Nov 2026")
    assert sale["Valid until"].tooltip.endswith("UTC")


def test_a_tombstone_says_when_by_whom_and_why(fact: WriteFact) -> None:
    _, content, fields = fact("gone")
    assert content == "(no text)"
    state = fields["State"].value
    assert "deleted" in state
    assert "28 Nov 2026" in state
    assert "ana" in state
    assert "wrong" in state


def test_odd_fields_are_named(fact: WriteFact) -> None:
    fields = fact("odd")[2]
    assert "confidence" in fields["Odd"].value
    assert "odd" in fields["State"].value
    assert "Confidence" not in fields


def test_markup_of_agents_is_escaped(fact: WriteFact) -> None:
    crumbs, _, fields = fact("marked")
    for text in (crumbs, *(field.value for field in fields.values())):
        assert "<u>" not in text
        assert "<s>" not in text
        assert "<img" not in text
    assert "&lt;u&gt;docs" in crumbs
    assert "&lt;img" in fields["Learned"].value


def test_tags_and_the_global_branch(fact: WriteFact) -> None:
    assert fact("cache")[2]["Tags"].value == "redis, speed"
    assert fact("ana")[2]["Branch"].value == "global"


def test_a_policys_role_is_advisory_and_its_cost_is_told(policy: Callable[[str], Fields]) -> None:
    fields = policy("p-db")
    assert fields["Meant for"].value.startswith("backend")
    assert "advisory: reaches everyone" in fields["Meant for"].value
    assert fields["State"].value == "active: in every dispatch"
    assert fields["Cost"].value.startswith("about ")
    assert fields["Changed"].tooltip.endswith("2026-11-27 12:00:00 UTC")
    off = policy("p-off")
    assert off["State"].value == "inactive"
    assert off["Meant for"].value == "everyone"
    assert "Changed" not in off, "no time is not now"
