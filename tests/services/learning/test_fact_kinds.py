from __future__ import annotations

import pytest

from explorer.memory.facts import FactType
from explorer.services.learning.fact_kinds import kind_of


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("We decided to use PostgreSQL", FactType.DECISION),
        ("Decidimos usar PostgreSQL", FactType.DECISION),
        ("Вирішили перейти на PostgreSQL", FactType.DECISION),
        ("Ana prefers short answers", FactType.PREFERENCE),
        ("A Ana le gusta el café", FactType.PREFERENCE),
        ("Оля любить короткі відповіді", FactType.PREFERENCE),
        ("Always run the tests before a commit", FactType.INSTRUCTION),
        ("Nunca borres la base de datos", FactType.INSTRUCTION),
        ("Завжди запускай тести", FactType.INSTRUCTION),
        ("The build fails with exit code 3", FactType.ERROR),
        ("La compilación falla en Windows", FactType.ERROR),
        ("Збірка падає на Windows", FactType.ERROR),
        ("Our goal is 99.9 % availability", FactType.GOAL),
        ("El objetivo es reducir la latencia", FactType.GOAL),
        ("Мета: зменшити затримку", FactType.GOAL),
        ("Ana is responsible for billing", FactType.RELATIONSHIP),
        ("Version 2 was released on 3 May", FactType.EVENT),
        ("Turns out that the cache was cold", FactType.LEARNING),
        ("We are currently working on the importer", FactType.CONTEXT),
        ("Please send me the report", FactType.REQUEST),
        ("Bo promised to fix it by Friday", FactType.COMMITMENT),
        ("The cache seems to be slow", FactType.OBSERVATION),
        ("The database is PostgreSQL 14", FactType.FACT),
        ("La base de datos es PostgreSQL 14", FactType.FACT),
        ("Сервіс використовує PostgreSQL 14", FactType.FACT),
        ("Не використовуй npm", FactType.INSTRUCTION),
        ("Сервер стоїть у Києві", FactType.FACT),
        ("PostgreSQL 14", FactType.UNKNOWN),
        ("データベース", FactType.UNKNOWN),
        ("", FactType.UNKNOWN),
    ],
)
def test_the_words_say_the_kind(text: str, kind: FactType) -> None:
    assert kind_of(text) is kind


def test_a_phrase_is_whole_words() -> None:
    assert kind_of("island") is FactType.UNKNOWN
    assert kind_of("use cases") is FactType.INSTRUCTION
    assert kind_of("reuse cases") is FactType.UNKNOWN
