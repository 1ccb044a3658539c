"""What kind of question it is, and what that says of the voices (SEMANTICS 9)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple

from explorer.services.recall.date_tokens import fold
from explorer.services.recall.results import Intent, Period


class Biases(NamedTuple):
    """By how much the weights of three voices are multiplied."""

    vector: float
    lexical: float
    temporal: float


BIASES: Mapping[Intent, Biases] = {
    Intent.TEMPORAL: Biases(0.6, 1.5, 1.6),
    Intent.FACTUAL: Biases(1.0, 1.2, 0.9),
    Intent.ENTITY: Biases(1.1, 1.0, 1.0),
    Intent.PREFERENCE: Biases(0.9, 0.8, 1.2),
    Intent.PROCEDURAL: Biases(1.3, 0.9, 0.7),
    Intent.GENERAL: Biases(1.0, 1.0, 1.0),
}
_SIGNS: Mapping[Intent, str] = {
    Intent.TEMPORAL: """
        ^when / since when / until when / and when / when did * / when was * / when were * / when is the *
        how long ago / recently / lately / latest / newest / most recent / last time / so far this / history of
        timeline / what is new / what's new / how recent / what changed / what has changed
        ^cuándo / desde cuándo / hasta cuándo / y cuándo / recientemente / últimamente / última vez / más reciente*
        historial / cronología / hace cuánto / cuánto hace / lo más nuevo / novedades / qué ha cambiado / qué cambió
        ^коли / з коли / відколи / доки / нещодавно / останнім часом / останній раз / востаннє / найновіш* / як давно
        історія змін / хронологія / що нового / що змінилося
    """,
    Intent.PREFERENCE: """
        prefer* / favourite* / favorite* / likes / liked / dislike* / hates / does ? like / do ? like / usually / habit*
        would rather / taste* in / fond of / style of ? like / should i call * / likes to / wants us to / want us to
        prefier* / preferid* / preferencia* / preferimos / suele / suelen / suelo / solemos / gusta / gustan / favorit*
        costumbre* / acostumbra* / detesta* / odia
        воліє / воліють / надає перевагу / надають перевагу / уподобан* / вподоба* / улюблен* / зазвичай / подоба*
        любить / люблять / звик* / ненавидить
    """,
    Intent.PROCEDURAL: """
        how do i / how do we / how do you / how to / how can i / how can we / how should i / how should we / how must *
        how could i / how would i / how is ? done / how are ? done / steps to / steps for / step by step / guide to
        instructions / procedure* / walk me through / way to / ways to / recipe for / runbook* / checklist for
        cómo se llama = / cómo está = / ^cómo / cómo se * / cómo puedo / cómo debo / cómo hago / cómo hacemos
        pasos para / paso a paso / guía para / procedimiento* / instrucciones / de qué manera / manera de / forma de
        як звати = / як називається = / як звуть = / ^як / як мені / як нам / як треба / як слід / яким чином / кроки
        покроков* / інструкці* / процедур* / спосіб / способи
    """,
    Intent.ENTITY: """
        who / whose / whom / who's / which person / which team / which company / which customer* / owner of / author of
        maintainer* of / responsible for / in charge of / name of / contact for / what is ? called / tell me about
        quién / quiénes / de quién / con quién / cómo se llama / responsable de / dueño de / dueña de / autor de
        autora de / encargad* / nombre de / háblame de
        хто / кого / кому / ким / чий / чия / чиє / чиї / як звати / як звуть / як називається / відповідальн*
        власник* / автор / ім'я / розкажи про
    """,
    Intent.FACTUAL: """
        what / which / where / why / how many / how much / how long / how big / how old / how often / how large
        how far / ^is / ^are / ^does / ^do / ^did / ^has / ^have / ^can / ^was / ^were / what's / define / value of
        is there / are there / how / version of
        qué / cuál / cuáles / dónde / por qué / cuánto / cuánta / cuántos / cuántas / cómo está / cómo están
        ^hay / ^es / ^está / ^tiene / cuán / valor de / versión de
        що / який / яка / яке / які / яку / якого / якої / яким / де / куди / звідки / чому / скільки / чи / навіщо
        версія / значення
    """,
}
"""Phrases by intent, the first intent that has one is meant. `^` = at the beginning, `word*` = any ending, `*` alone =
anything, `?` = one or two words, and what ends in `=` is taken away first: it means something else there."""
_ORDER = tuple(_SIGNS)
_WORD = re.compile(r"\w(?:[\w\u0300-\u036f]|['’ʼ`](?=[^\W\d_]))*+")
_LONGEST = 2_000
"""Characters that are looked at: a question says what it is at its beginning."""


def intent_of(text: str, period: Period | None) -> Intent:
    """The intent of a question in English, Spanish or Ukrainian; temporal wherever it names a period.

    By its words alone. Of several intents the first of temporal, preference, procedural, entity and factual; a text
    that asks nothing is general.
    """
    if period is not None:
        return Intent.TEMPORAL
    words = " ".join(fold(word) for word in _WORD.findall(text[:_LONGEST]))
    return next((intent for intent in _ORDER if _says(intent, words)), Intent.GENERAL)


def _says(intent: Intent, words: str) -> bool:
    without, signs = _PATTERNS[intent]
    return signs.search(without.sub(" ", words) if without else words) is not None


def _patterns(phrases: str) -> tuple[re.Pattern[str] | None, re.Pattern[str]]:
    every = [phrase.strip() for line in phrases.splitlines() for phrase in line.split(" / ") if phrase.strip()]
    others = [_regex(phrase[:-1].strip()) for phrase in every if phrase.endswith("=")]
    signs = [_regex(phrase) for phrase in every if not phrase.endswith("=")]
    return re.compile("|".join(others)) if others else None, re.compile("|".join(signs))


def _regex(phrase: str) -> str:
    start = r"\A" if phrase.startswith("^") else r"\b"
    return start + " ".join(_part(word) for word in phrase.removeprefix("^").split()) + r"\b"


def _part(word: str) -> str:
    if word == "?":
        return r"\w+(?: \w+)?"
    if word.endswith("*"):
        return fold(word[:-1]) + r"\w*"
    return re.escape(fold(word))


_PATTERNS = {intent: _patterns(phrases) for intent, phrases in _SIGNS.items()}
