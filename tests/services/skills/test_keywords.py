from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.services.skills.keywords import SaidWords


@pytest.mark.parametrize(
    ("message", "keyword", "is_said"),
    [
        ("deploy the containers to staging", "container", True),
        ("one container", "containers", True),
        ("two policies", "policy", True),
        ("the class", "clas", False),
        ("the classes", "class", True),
        ("news", "new", True),
        ("go", "gos", False),
        ("DOCKER!", "docker", True),
        ("dockerize it", "docker", False),
        ("set up ci-cd now", "CI CD", True),
        ("ci then cd", "ci cd", False),
        ("unit tests fail", "unit test", True),
        ("units test", "unit test", False),
        ("/add-enemy goblin", "/add-enemy", True),
        ("code review", "review code", False),
        ("Straße", "STRASSE", True),
        ("Деплой на сервер", "деплой", True),
        ("деплоїмо", "деплой", False),
        ("résumé", "resume", True),
        ("cafe\u0301", "café", True),
        ("帮我做接口设计文档", "接口设计", True),
        ("帮我做接口文档", "接口设计", False),
        ("用API设计", "API", True),
        ("API与方案设计好", "API与方案设计", True),
        ("RESTful接口", "rest", False),
        ("كتابة اختبار جديد", "اختبار", True),
        ("write C++ code", "C++", True),
        ("write C++ code", "C", False),
        ("write C code", "C++", False),
        ("C# and .NET", "c#", True),
        ("the net income", ".net", False),
        ("C# and .NET.", ".net", True),
        ("k8s", "k8", False),
        ("x", "", False),
        ("", "x", False),
        ("🙂", "🙂", False),
        ("docker", "🐳", False),
    ],
)
def test_whole_words(message: str, keyword: str, is_said: bool) -> None:
    assert SaidWords(message).hits([keyword]) == ((keyword,) if is_said else ())


def test_each_keyword_counts_once() -> None:
    said = SaidWords("docker compose, docker, containers")
    assert said.hits(["Docker", "compose", "docker", "DOCKER", "image"]) == ("Docker", "compose")


@given(st.text(max_size=30), st.lists(st.text(max_size=8), max_size=4))
def test_any_text_can_be_asked(message: str, keywords: list[str]) -> None:
    assert set(SaidWords(message).hits(keywords)) <= set(keywords)


@given(st.text("abcxyz", min_size=1, max_size=8), st.text(" abcxyz", max_size=20))
def test_what_is_said_among_other_words_is_found(word: str, rest: str) -> None:
    assert SaidWords(f"{rest} {word.upper()}, {rest}").hits([word]) == (word,)
