from __future__ import annotations

from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.services.recall.dates import period_in
from explorer.services.recall.intents import BIASES, Biases, intent_of
from explorer.services.recall.results import Intent

NOW = datetime(2026, 11, 26, 15, 30, tzinfo=UTC)
QUESTIONS = {
    Intent.TEMPORAL: """
        When did we move to PostgreSQL 16?
        When was the last release
        Since when do we use Redis?
        What did we decide last week?
        what happened on 2026-10-05
        the latest decision about logging
        what changed recently in the API
        ¿Cuándo migramos la base de datos?
        cuando migramos la base de datos
        ¿Desde cuándo usamos Redis?
        ¿Qué decidimos ayer?
        cambios de la semana pasada
        ¿Cuál fue la última vez que falló?
        Коли ми перейшли на PostgreSQL?
        Відколи ми користуємось Redis?
        Що вирішили минулого тижня?
        що нового у проєкті
        What does Ana prefer since June?
    """,
    Intent.PREFERENCE: """
        What editor does Ana prefer?
        Which colours are her favourites
        Does Ana like long answers?
        How does Ana like her reviews?
        what does the team usually drink
        Who prefers tabs?
        ¿Qué prefiere Ana?
        ¿Cómo suele responder Marta?
        ¿Le gustan las respuestas cortas?
        su framework favorito
        Чому віддає перевагу Ольга і що любить?
        Що зазвичай обирає Ольга?
        Які відповіді подобаються Ользі?
        улюблена мова Андрія
    """,
    Intent.PROCEDURAL: """
        How do I deploy to staging?
        How can we restore a backup
        how to run the tests
        steps to rotate the keys
        Walk me through a release
        ¿Cómo despliego en staging?
        como se restaura una copia
        ¿Cómo puedo ejecutar las pruebas?
        pasos para rotar las claves
        Як розгорнути застосунок?
        Як мені запустити тести
        яким чином оновити ключі
        кроки для випуску
    """,
    Intent.ENTITY: """
        Who maintains the webshop?
        Whose laptop is it
        the person responsible for billing
        owner of the payments service
        ¿Quién mantiene la tienda?
        con quién habla Marta
        ¿Cómo se llama el cliente?
        responsable de facturación
        Хто підтримує магазин?
        Кому писати про рахунки?
        Як звати клієнта?
        Як називається сервіс платежів
        Чия це гілка?
    """,
    Intent.FACTUAL: """
        What database do we use?
        Which port does the API listen on?
        Where are the logs kept
        Why did we choose FastAPI?
        How many replicas are there
        Is Redis used?
        what happens when the build fails
        How may I be wrong about PostgreSQL 16
        ¿Qué base de datos usamos?
        ¿Dónde están los registros?
        ¿Cuántas réplicas hay?
        por que elegimos FastAPI
        ¿Hay caché?
        Яку базу даних ми використовуємо?
        Де лежать журнали?
        Скільки реплік
        Чи є кеш?
        чому обрали FastAPI
    """,
    Intent.GENERAL: """
        PostgreSQL
        docker compose networks
        base de datos de producción
        база даних
        deploy on port 5432
        🎉
        the of and
        ???
        数据库
    """,
}
_TABLE = [(each.strip(), intent) for intent, lines in QUESTIONS.items() for each in lines.splitlines() if each.strip()]


@pytest.mark.parametrize(("question", "intent"), [*_TABLE, ("", Intent.GENERAL), (" " * 10_000, Intent.GENERAL)])
def test_intents(question: str, intent: Intent) -> None:
    assert intent_of(question, period_in(question, NOW)) == intent


def test_the_table_is_as_long_as_it_should_be_and_names_every_intent() -> None:
    assert len(_TABLE) >= 60
    assert set(QUESTIONS) == set(Intent) == set(BIASES)


def test_biases_are_those_of_the_specification() -> None:
    assert BIASES[Intent.TEMPORAL] == Biases(vector=0.6, lexical=1.5, temporal=1.6)
    assert BIASES[Intent.GENERAL] == Biases(1, 1, 1)


@given(st.text())
def test_any_text_has_an_intent(text: str) -> None:
    assert intent_of(text, None) in Intent
