from __future__ import annotations

import pytest
import vectlite
from hypothesis import given
from hypothesis import strategies as st

from explorer.store.keyword_terms import keyword_terms, record_terms


@pytest.mark.parametrize(
    "text", ["", "PostgreSQL 16 runs; postgresql it is", "snake_case and kebab-case, C++", "a a b"]
)
def test_ascii_text_has_the_terms_that_vectlite_gives_it(text: str) -> None:
    assert keyword_terms(text) == pytest.approx(vectlite.sparse_terms(text))


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("База Даних", {"база", "даних"}),
        ("Straße ÉTÉ", {"strasse", "été"}),
        ("e\u0301te\u0301", {"été"}),
        ("数据库v2", {"数据", "据库", "库", "v2"}),
        ("ذاكرة الوكيل", {"ذاكرة", "الوكيل"}),
    ],
)
def test_other_scripts_have_terms_too(text: str, terms: set[str]) -> None:
    assert set(keyword_terms(text)) == terms


@given(st.text(st.characters(codec="utf-8"), max_size=40))
def test_weights_are_shares(text: str) -> None:
    terms = keyword_terms(text)
    assert not terms or sum(terms.values()) == pytest.approx(1)


def test_a_record_is_found_by_its_topic_and_its_text() -> None:
    assert record_terms({"topic": "Порт", "content": "port 80", "domain": "x"}) == keyword_terms("Порт port 80")
    assert record_terms({"topic": None, "content": 3}) == {}


def test_a_skill_is_found_by_what_is_embedded_of_it() -> None:
    skill = {"name": "docker", "trigger_keywords": ["compose"], "content": "Pin versions", "topic": "x"}
    assert record_terms(skill, "__skills__") == keyword_terms("docker compose Pin versions")
