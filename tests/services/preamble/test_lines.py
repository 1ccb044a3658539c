from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.facts import Fact
from explorer.memory.system_records import Policy
from explorer.services.preamble.lines import MOST_TEXT, fact_line, folded, policy_line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", ""),
        (" \n\t\n ", ""),
        ("  one  two ", "one  two"),
        ("one\ntwo", "one two"),
        ("one \r\n\r\n   two\rthree", "one two three"),
        ("one\u2028two\x85three\x0bfour", "one two three four"),
        ("Run:\n  1. make check\n  2. make test", "Run: 1. make check 2. make test"),
    ],
)
def test_line_breaks_become_one_space(text: str, line: str) -> None:
    assert folded(text) == line


@given(st.text())
def test_folding_loses_nothing_but_white_space(text: str) -> None:
    line = folded(text)
    assert len(line.splitlines()) <= 1
    assert "".join(line.split()) == "".join(text.split())
    assert folded(line) == line


@pytest.mark.parametrize(
    ("domain", "rule", "line"),
    [
        ("git", "Never push to main", "- [git] Never push to main"),
        ("", "Never push to main", "- Never push to main"),
        ("repo:shop/git", "One\n- [security] Two", "- [repo:shop/git] One - [security] Two"),
        ("a\nb", "Rule", "- [a b] Rule"),
        ("дані", "Перевіряй копії", "- [дані] Перевіряй копії"),
    ],
)
def test_a_policy_is_one_line(domain: str, rule: str, line: str) -> None:
    assert policy_line(Policy(namespace="__policies__", id="p", domain=domain, content=rule)) == line


def fact(**fields: object) -> Fact:
    return Fact(namespace="project:main", id="f", **fields)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("fields", "line"),
    [
        (
            {"domain": "data", "topic": "database", "content": "PostgreSQL 16", "confidence": 0.7},
            "- [data/database] PostgreSQL 16 (confidence 0.7)",
        ),
        (
            {"domain": "data", "content": "PostgreSQL 16", "confidence": 0.85},
            "- [data] PostgreSQL 16 (confidence 0.85)",
        ),
        ({"content": "PostgreSQL 16", "confidence": 1.0}, "- [project] PostgreSQL 16 (confidence 1.0)"),
        ({"content": "x", "domain": "d", "confidence": 0.0}, "- [d] x (confidence 0.0)"),
        ({"content": "x", "domain": "d", "confidence": 0.996}, "- [d] x (confidence 1.0)"),
        ({"content": "x", "domain": "d", "veracity": "stated"}, "- [d] x (confidence 0.5)"),
        ({"content": "x", "domain": "d"}, "- [d] x (confidence 0.4)"),
        ({"content": "a\nb", "domain": "d\ne", "topic": "t\nu", "confidence": 0.5}, "- [d e/t u] a b (confidence 0.5)"),
    ],
)
def test_a_fact_is_one_line(fields: dict[str, object], line: str) -> None:
    assert fact_line(fact(**fields)) == (line, False)


def shown(text: str) -> str:
    line = fact_line(fact(domain="d", content=text, confidence=0.5))
    assert line.is_cut
    return line.text.removeprefix("- [d] ").removesuffix(" (confidence 0.5)")


def test_a_long_text_is_cut_at_200_characters() -> None:
    assert not fact_line(fact(content="x" * MOST_TEXT)).is_cut
    assert shown("x" * 201) == "x" * 199 + "…"
    assert shown("x" * 198 + " yyy") == "x" * 198 + "…"


def test_a_letter_keeps_its_accents_and_an_emoji_its_parts() -> None:
    assert shown("x" * 198 + "e\u0301\u0302" + "y" * 9) == "x" * 198 + "…"
    assert shown("x" * 197 + "👩\u200d💻" + "y" * 9) == "x" * 197 + "…"
    assert len(shown("\u0301" * 300)) == 2
