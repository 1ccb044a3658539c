from __future__ import annotations

from datetime import timedelta
from typing import Any

import pytest

from explorer.memory.facts import FactType, Veracity
from explorer.memory.times import format_time
from explorer.services.given_text import UnusableText
from explorer.services.learning.proposal import LARGEST_TEXT, CannotLearn, Proposal, Statement, read_proposal
from tests.services.learning.known import ANA
from tests.services.raw_snapshot import NOW


def read(content: str, **said: Any) -> Statement:
    return read_proposal(Proposal(content, **said), "dev", NOW)


def test_what_is_not_said_has_its_default() -> None:
    said = read("  The database is PostgreSQL 14\n")
    assert (said.content, said.namespace, said.kind, said.kind_is_inferred) == (
        "The database is PostgreSQL 14",
        "project:dev",
        FactType.FACT,
        True,
    )
    assert (said.domain, said.shown_domain, said.topic, said.expires) == ("", "project", "", None)
    assert (said.veracity, said.confidence, said.importance) == (Veracity.INFERRED, 0.35, 0.5)
    assert (said.given, said.warnings) == ((), ())


@pytest.mark.parametrize(
    ("said", "veracity", "confidence"),
    [
        ({"veracity": "Stated"}, Veracity.STATED, 0.5),
        ({"veracity": "tool"}, Veracity.TOOL, 0.25),
        ({"veracity": "gospel"}, Veracity.UNKNOWN, 0.4),
        ({"veracity": "gospel", "confidence": 0.0}, Veracity.UNKNOWN, 0.0),
    ],
)
def test_confidence_follows_from_the_veracity(said: dict[str, Any], veracity: Veracity, confidence: float) -> None:
    read_as = read("x", **said)
    assert (read_as.veracity, read_as.confidence) == (veracity, confidence)


@pytest.mark.parametrize(
    ("said", "namespace", "domain"),
    [
        ({"memory_type": "user"}, "user", ""),
        ({"memory_type": "Reference", "domain": " data "}, "reference:dev", "data"),
        ({"repo": "web", "domain": "data"}, "project:dev", "repo:web/data"),
        ({"repo": "web"}, "project:dev", "repo:web/project"),
        ({"repo": "web", "domain": "repo:app/data"}, "project:dev", "repo:app/data"),
    ],
)
def test_the_place_is_given_by_type_branch_and_repository(said: dict[str, Any], namespace: str, domain: str) -> None:
    read_as = read("x", **said)
    assert (read_as.namespace, read_as.domain) == (namespace, domain)


def test_what_was_said_is_named_and_tags_are_united() -> None:
    said = read("x", tags=["a", " a ", "", "b"], valid_until=format_time(NOW + timedelta(days=1)), confidence=0.2)
    assert said.tags == ("a", "b")
    assert said.expires == NOW + timedelta(days=1)
    assert said.given == ("confidence", "valid_until", "tags")


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ({"content": "x" * (LARGEST_TEXT + 1)}, "10,001 characters.*several facts"),
        ({"memory_type": "diary"}, "no type of memory “diary”.*project, reference, user, feedback"),
        ({"fact_type": "rumour"}, "no type of fact “rumour”.*fact, preference"),
        ({"confidence": 1.1}, "confidence lies between 0 and 1"),
        ({"confidence": float("nan")}, "confidence lies between 0 and 1"),
        ({"importance": -0.1}, "importance lies between 0 and 1"),
        ({"valid_until": "tomorrow"}, "“tomorrow” is no time.*ISO 8601"),
        ({"valid_until": format_time(NOW)}, "which is over"),
    ],
)
def test_what_cannot_be_is_a_sentence(said: dict[str, Any], sentence: str) -> None:
    with pytest.raises(CannotLearn, match=sentence):
        read(**{"content": "x", **said})


@pytest.mark.parametrize("content", ["", "  \n", "\ud800"])
def test_a_text_is_needed(content: str) -> None:
    with pytest.raises(UnusableText, match="Nothing was written"):
        read(content)


def test_a_secret_is_kept_and_told() -> None:
    text = "The token is ghp_abcdefghijklmnopqrstuvwxyz0123456789"
    said = read(text)
    assert said.content == text
    (warning,) = said.warnings
    assert "looks like a secret" in warning
    assert "abcdefghij" not in warning


def test_a_speaker_is_known_by_agent_and_session() -> None:
    assert ANA.mark == "ana/s1"
