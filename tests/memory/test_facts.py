from __future__ import annotations

from datetime import UTC, datetime

import pytest

from explorer.memory.facts import Fact, FactType, Veracity
from explorer.memory.keys import Key


@pytest.mark.parametrize(
    ("word", "weight"), [("stated", 1.0), ("unknown", 0.8), ("inferred", 0.7), ("imported", 0.6), ("tool", 0.5)]
)
def test_weight_of_a_veracity(word: str, weight: float) -> None:
    assert Fact(namespace="user", id="a", veracity=word).provenance.weight == weight


@pytest.mark.parametrize("word", ["", "Stated", "STATED", "stated ", "certain", "proven", "system:deleted"])
def test_an_unknown_word_is_unknown_and_never_stated(word: str) -> None:
    fact = Fact(namespace="user", id="a", veracity=word, fact_type=word)
    assert fact.provenance is Veracity.UNKNOWN
    assert fact.kind is FactType.UNKNOWN


def test_the_fifteen_fact_types() -> None:
    words = (
        "fact preference decision commitment goal event instruction relationship context learning observation "
        "error artifact request unknown"
    ).split()
    assert [member.value for member in FactType] == words
    assert [Fact(namespace="user", id="a", fact_type=word).kind for word in words] == list(FactType)


@pytest.mark.parametrize(
    ("namespace", "memory_type", "domain", "shown"),
    [
        ("project:main", "project", "deploy", "deploy"),
        ("project:main", "project", "", "project"),
        ("project:feature/auth", "", "", "project"),
        ("user", "", "", "user"),
        ("team:alpha", "", "", "team:alpha"),
        ("user", "feedback", "", "feedback"),
        ("reference:main", "", "repo:acme/ui", "repo:acme/ui"),
    ],
)
def test_the_memory_type_stands_for_a_missing_domain(namespace: str, memory_type: str, domain: str, shown: str) -> None:
    assert Fact(namespace=namespace, id="a", memory_type=memory_type, domain=domain).shown_domain == shown


def test_the_root_of_a_lineage() -> None:
    first, second = Fact(namespace="user", id="a"), Fact(namespace="user", id="a~1", revision_of="a")
    assert (first.root_id, second.root_id) == ("a", "a")
    assert (first.key, second.key) == (Key("user", "a"), Key("user", "a~1"))


@pytest.mark.parametrize(
    ("superseded_by", "deleted_at", "deleted"),
    [
        ("", None, False),
        ("b", None, False),
        ("system:expired", None, False),
        ("system:consolidated", None, False),
        ("system:deleted", None, True),
        ("", "2026-11-30T00:00:00Z", True),
        ("", 0, True),
    ],
)
def test_what_makes_a_tombstone(superseded_by: str, deleted_at: str | int | None, deleted: bool) -> None:
    assert Fact(namespace="user", id="a", superseded_by=superseded_by, deleted_at=deleted_at).is_deleted is deleted


def test_times_are_instants_in_utc() -> None:
    fact = Fact(
        namespace="user",
        id="a",
        created_at="2026-11-30T11:00:00+02:00",
        updated_at=0,
        last_accessed="soon",
        valid_until="2026-12-01",
    )
    assert fact.created == datetime(2026, 11, 30, 9, tzinfo=UTC)
    assert fact.updated == datetime(1970, 1, 1, tzinfo=UTC)
    assert fact.last_used is None
    assert fact.expires == datetime(2026, 12, 1, tzinfo=UTC)
    assert fact.created_at == "2026-11-30T11:00:00+02:00"
