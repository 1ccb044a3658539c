from __future__ import annotations

import sqlite3
import unicodedata
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.terms import fold, index_text, match_expression, match_words, pieces, spans

ANY_TEXT = st.text(st.characters(codec=None))
SCRIPTS = st.text(st.sampled_from("aBßéğ1 _-.'\"*(^:、。だ数据库かฉ่น้ไहिन्दीйИ가\u0301\u3099\u20dd\0\u00adΣς"))


@pytest.fixture(scope="module")
def keyword_index() -> Iterator[sqlite3.Connection]:
    """A keyword index that makes words as the store's does."""
    connection = sqlite3.connect(":memory:")
    connection.execute(
        "CREATE VIRTUAL TABLE texts USING fts5(text, "
        "tokenize = \"unicode61 remove_diacritics 2 categories 'L* N* Mn Mc Co'\", prefix = '1 2')"
    )
    yield connection
    connection.close()


def is_found(connection: sqlite3.Connection, text: str, query: str) -> bool:
    connection.execute("DELETE FROM texts")
    connection.execute("INSERT INTO texts VALUES (?)", (index_text(text),))
    expression = match_expression(query) or '""'
    (count,) = connection.execute("SELECT count(*) FROM texts WHERE texts MATCH ?", (expression,)).fetchone()
    return bool(count)


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("", []),
        ("  ", []),
        ("?!…", []),
        ("postgres", ['"postgres"*']),
        ("postgres ", ['"postgres"']),
        ("postgres 16", ['"postgres"', '"16"*']),
        ("snake_case-and.dots", ['"snake"', '"case"', '"and"', '"dots"*']),
        ("a a", ['"a"', '"a"*']),
        ("a a ", ['"a"']),
        ('say "NOT" (x OR y) col:z^2 *', ['"say"', '"NOT"', '"x"', '"OR"', '"y"', '"col"', '"z"', '"2"*']),
        ("Київ", ['"Київ"*']),
        ("cafe\u0301", ['"café"*']),
        ("हिन्दी", ['"हिन्दी"*']),
        ("数", ['"数"*']),
        ("数 ", ['"数"*']),
        ("数 x ", ['"数"*', '"x"']),
        ("\u0301", []),
        ("a \u0301", ['"a"*']),
        ("่", []),
        ("数据", ['"数据"*']),
        ("数据库 ", ['"数据 据库"']),
        ("用PostgreSQL数据库", ['"用"*', '"PostgreSQL"', '"数据 据库"*']),
        ("a\0b", ['"a"', '"b"*']),
    ],
)
def test_words_of_a_query(query: str, words: list[str]) -> None:
    assert match_words(query) == words
    assert match_expression(query) == " OR ".join(words)


@pytest.mark.parametrize(
    ("text", "indexed"),
    [
        ("plain ASCII_text", "plain ASCII_text"),
        ("Київ, café", "Київ, café"),
        ("数据库", " 数据 据库 库 "),
        ("用SQL库", " 用 SQL 库 "),
        ("Сергi\u0438\u0306", "Сергiй"),
        ("か\u3099", " が "),
        ("", ""),
    ],
)
def test_text_without_spaces_becomes_pairs(text: str, indexed: str) -> None:
    assert index_text(text) == indexed


@pytest.mark.parametrize(
    ("text", "query", "marked"),
    [
        ("The database is PostgreSQL 16", "database post", ["database", "Post"]),
        ("The database is PostgreSQL 16", "post database", ["database"]),
        ("The database is PostgreSQL 16", "post ", []),
        ("The database is PostgreSQL 16", "abase", []),
        ("The database is PostgreSQL 16", "", []),
        ("The database is PostgreSQL 16", "?!", []),
        ("Run pytest, pytest-qt; PyTest!", "pytest", ["pytest", "pytest", "PyTest"]),
        ("call user_name_of(x)", "user_name", ["user", "name"]),
        ("call user_name_of(x)", "name ", ["name"]),
        ("config.yaml", "yaml", ["yaml"]),
        ("El café está", "cafe ", ["café"]),
        ("El cafe\u0301 esta\u0301 aquí", "café est", ["cafe\u0301", "esta\u0301"[:3]]),
        ("Straße", "strasse ", ["Straße"]),
        ("Straße", "STRAS", ["Straß"]),
        ("Сервер у КИЄВІ", "києві", ["КИЄВІ"]),
        ("हिन्दी भाषा", "हिन्दी", ["हिन्दी"]),
        ("हिन्दी भाषा", "भाषा ", ["भाषा"]),
        ("使用PostgreSQL数据库", "postgresql 数据库", ["PostgreSQL", "数据库"]),
        ("使用PostgreSQL数据库", "据库", ["据库"]),
        ("使用数据库,数据", "数据", ["数据", "数据"]),
        ("ก่อนนอน", "นอน", ["นอน"]),
        ("ก่อนอื่น", "อื่น", ["อื่น"]),
        ("اللغة العربية", "العربية", ["العربية"]),
        ("abc def", "\u0301", []),
        ("a𝒳b 😀 data", "data", ["data"]),
    ],
)
def test_what_is_marked_in_a_text(text: str, query: str, marked: list[str]) -> None:
    assert [text[start:end] for start, end in spans(text, query)] == marked


@pytest.mark.parametrize(
    ("text", "query"),
    [
        (text, query)
        for text, queries in {
            "The database is PostgreSQL 16": ["data", "base", "postgresql ", "sql", "16", "1", "is the"],
            "call user_name_of(x) in app-config.yaml": ["user_name", "name", "config ", "yam", "ame", "of(x"],
            "El café está aquí, naïve": ["cafe", "CAFÉ ", "aqui", "naive", "está", "ï"],
            "Сервер бази даних у Києві": ["києві", "баз", "ази", "у ", "СЕРВЕР "],
            "我们使用PostgreSQL数据库。": ["数据库", "据", "postgresql ", "用P", "我用", "库", "使 nothing ", "据 "],
            "東京タワー": ["京タ", "タワー", "東", "大阪", "京都"],
            "हिन्दी में लिखा": ["हिन्दी", "लिखा ", "हि", "खा"],
            "ภาษาไทย": ["ไทย", "ภาษา", "จีน"],
            "Сергі\u0438\u0306 і か\u3099く": ["сергій", "が", "がく "],
            "한국어 문서": ["한국", "문서 ", "국어"],
            "قاعدة البيانات": ["البيانات", "قاعدة ", "بيان"],
        }.items()
        for query in queries
    ],
)
def test_marked_is_what_the_index_finds(keyword_index: sqlite3.Connection, text: str, query: str) -> None:
    assert bool(spans(text, query)) is is_found(keyword_index, text, query)


@given(SCRIPTS | ANY_TEXT, SCRIPTS | ANY_TEXT)
def test_no_text_and_no_query_break_it(text: str, query: str) -> None:
    words = match_words(query)
    assert len(set(words)) == len(words)
    assert match_expression(query) == " OR ".join(words)
    found = spans(text, query)
    ends = [0, *(place for span in found for place in span)]
    assert ends == sorted(ends)
    assert ends[-1] <= len(text)
    assert all(start < end for start, end in found)
    folded = [fold(piece) for piece in pieces(unicodedata.normalize("NFC", query))]
    for start, end in found:
        assert any(fold(text[start:end]).startswith(want) for want in folded if want)


@given(ANY_TEXT)
def test_the_index_takes_every_query(keyword_index: sqlite3.Connection, query: str) -> None:
    is_found(keyword_index, "any text", query)


@given(SCRIPTS)
def test_every_text_with_words_is_found_and_marked_by_itself(keyword_index: sqlite3.Connection, text: str) -> None:
    if any(map(str.isalnum, text)):
        assert is_found(keyword_index, text, text), ascii(text)
        assert spans(text, text)


@given(SCRIPTS | ANY_TEXT)
def test_folding_twice_is_folding_once(text: str) -> None:
    once = fold(text)
    assert fold(once) == once
    assert "".join(fold(character) for character in text) == once


@pytest.mark.parametrize(
    ("one", "other"),
    [("CAFÉ", "cafe"), ("cafe\u0301", "café"), ("Straße", "STRASSE"), ("ΣΊΣΥΦΟΣ", "σίσυφος"), ("İ", "i")],
)
def test_folded_alike(one: str, other: str) -> None:
    assert fold(one) == fold(other)
