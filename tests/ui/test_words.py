from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from explorer.memory.errors import Refusal
from explorer.memory.facts import FactType, Veracity
from explorer.memory.query import AGE_LIMITS_DAYS, AGE_OLDER, AGE_UNDATED, Facet, FactColumn, FactState
from explorer.services.dossier import TieKind
from explorer.store.vdb_format import Folded
from explorer.ui import words

WORDS: list[tuple[Callable[..., str], Iterable[object]]] = [
    (words.state_word, FactState),
    (words.type_word, FactType),
    (words.veracity_word, Veracity),
    (words.column_word, FactColumn),
    (words.facet_word, Facet),
    (words.tie_word, TieKind),
]


@pytest.mark.parametrize(("word", "values"), WORDS)
def test_every_value_has_its_own_word(word: Callable[..., str], values: Iterable[object]) -> None:
    said = [word(value) for value in values]
    assert all(said)
    assert len(set(said)) == len(said)


def test_values_of_facets_are_words() -> None:
    value = words.facet_value_word
    assert value(Facet.STATE, "superseded") == "superseded"
    assert value(Facet.TYPE, "instruction") == "instruction"
    assert value(Facet.VERACITY, "tool") == "produced by a tool"
    assert value(Facet.DOMAIN, "data") == "data"
    assert value(Facet.AGENT, "") == "none given"
    ages = [value(Facet.AGE, age) for age in (*AGE_LIMITS_DAYS, AGE_OLDER, AGE_UNDATED)]
    assert len(set(ages)) == 7


def test_a_namespace_without_a_branch_is_global_and_a_foreign_one_keeps_its_name() -> None:
    assert words.global_word("user") == "global"
    assert words.global_word("feedback") == "global"
    assert words.global_word("scratch") == "global (scratch)"


def test_fields_have_names_and_one_without_keeps_its_own() -> None:
    names = (
        "content topic domain confidence importance fact_type veracity valid_until tags pinned active required_role "
        "label description permission superseded_by deleted"
    ).split()
    said = [words.field_word(name) for name in names]
    assert len(set(said)) == len(names)
    assert all(word[0].isupper() for word in said)
    assert words.field_word("ticket") == "ticket"


@pytest.mark.parametrize(
    ("name", "value", "word"),
    [
        ("content", "  as it\nstands ", "  as it\nstands "),
        ("content", None, "none given"),
        ("topic", "", "none given"),
        ("confidence", 0.5, "0.50"),
        ("importance", 1, "1.00"),
        ("confidence", "high", "high"),
        ("confidence", True, "true"),
        ("confidence", None, "none given"),
        ("fact_type", "instruction", "instruction"),
        ("fact_type", "rumour", "rumour"),
        ("veracity", "tool", "produced by a tool"),
        ("veracity", 7, "7"),
        ("valid_until", "some day", "some day"),
        ("valid_until", None, "none given"),
        ("tags", ["redis", "speed"], "redis, speed"),
        ("tags", ("redis",), "redis"),
        ("tags", [], "none given"),
        ("tags", [1, {"a": None}], '[1,{"a":null}]'),
        ("pinned", True, "yes"),
        ("pinned", None, "no"),
        ("active", None, "yes"),
        ("active", False, "no"),
        ("active", "maybe", "maybe"),
        ("required_role", None, "everyone"),
        ("required_role", "backend", "backend"),
        ("permission", None, "read"),
        ("permission", "none", "no access"),
        ("permission", "write", "read and write"),
        ("superseded_by", "system:consolidated", "merged into another"),
        ("superseded_by", "system:other", "system:other"),
        ("superseded_by", "db~2", "db~2"),
        ("deleted", None, "deleted"),
        ("deleted", "The text", "The text"),
        ("ticket", {"a": 1}, '{"a":1}'),
        ("ticket", {"a": [Folded("(nested)")]}, '{"a":["(nested)"]}'),
    ],
)
def test_values_of_fields_are_words(name: str, value: object, word: str) -> None:
    assert words.field_value_word(name, value) == word


def test_the_end_of_a_fact_is_told_in_local_time() -> None:
    word = words.field_value_word("valid_until", "2027-01-31T12:00:00Z")
    assert "Jan 2027" in word
    assert "Z" not in word


@pytest.mark.parametrize("refusal", Refusal)
def test_every_refusal_is_a_sentence_about_the_record(refusal: Refusal) -> None:
    sentence = words.refusal_word(refusal, "Use {record} and {this}")
    assert sentence.startswith("“Use {record} and {this}” ")
    assert sentence.endswith(".")
    assert words.refusal_word(refusal, "").startswith("This record ")
    # A mark keeps the sentence's own order where the text runs from right to left.
    assert "\u2068سطر\u2069" in words.refusal_word(refusal, "سطر")
