"""What kind of fact a text is by its words, where nobody said (SEMANTICS 4 has the kinds)."""

from __future__ import annotations

import re
from collections.abc import Mapping

from explorer.memory.facts import FactType
from explorer.services.recall.date_tokens import fold

_SIGNS: Mapping[FactType, str] = {
    FactType.REQUEST: """
        ^please / can you / could you / would you / asks us to / asked us to / requests that / requested that
        ^por favor / puedes / podrías / pide que / pidió que / nos pide / solicita que
        ^будь ласка / чи можеш / чи можете / просить / попросив / попросила / просимо
    """,
    FactType.COMMITMENT: """
        will deliver / promised / promises to / committed to / commits to / we owe / has agreed to / have agreed to
        se comprometió / nos comprometemos / nos comprometimos / prometió / prometimos / entregaremos
        пообіця* / зобов'яза* / обіця*
    """,
    FactType.DECISION: """
        we decided / was decided / decided to / decided on / decision / we chose / was chosen / we agreed on / agreed on
        went with / opted for / settled on
        se decidió / decidimos / hemos decidido / decisión / elegimos / se eligió / optamos por / se acordó / acordamos
        вирішили / вирішено / вирішив / вирішила / рішення / обрали / обрано / домовилися / домовились
    """,
    FactType.PREFERENCE: """
        prefer* / favourite* / favorite* / likes / dislike* / hates / would rather / wants answers / is fond of
        prefier* / preferimos / le gusta / les gusta / me gusta / no le gusta / favorit* / detesta* / odia
        воліє / воліють / надає перевагу / надають перевагу / улюблен* / любить / люблять / подобається / ненавидить
    """,
    FactType.GOAL: """
        goal / goals / aim is / aims to / we aim to / we want to / plans to / plan is to / we plan to / target is
        objetivo* / meta es / queremos / planeamos / pretendemos / se pretende / aspiramos
        мета / метою / ціль / цілі / хочемо / плануємо / планує / прагнемо
    """,
    FactType.ERROR: """
        error / errors / exception / fails / failed / failure / crash* / traceback / broken
        a bug / the bug / segfault*
        falla / fallan / falló / fallo / fallos / excepción / se cae / se rompe / roto / rota
        помилк* / падає / впало / збій / збої / виняток / зламан* / не працює
    """,
    FactType.LEARNING: """
        learned that / learnt that / we learned / turns out / turned out / lesson* / realised that / realized that
        resulta que / resultó que / aprendimos / aprendí / lección / nos dimos cuenta
        виявилося / виявилось / з'ясувал* / дізнались / дізналися / зрозуміли / урок / висновок
    """,
    FactType.INSTRUCTION: """
        always / never / must / must not / do not / don't / make sure / ^use / ^run / ^keep / ^avoid / ^write / should
        siempre / nunca / hay que / debe / deben / debemos / no se debe / asegúrate / ^usa / ^evita
        ^ejecuta / ^no uses
        завжди / ніколи / треба / потрібно / не можна / слід / повинн* / має бути / ^використовуй*
        ^запускай* / не слід / не використовуй* / не роби*
    """,
    FactType.RELATIONSHIP: """
        works with / works for / reports to / manager of / colleague of / married to / responsible for / is the owner of
        owns the / maintains / maintainer of / in charge of / belongs to the team
        trabaja con / trabaja para / responsable de / jefe de / jefa de / colega de / encargad* / es dueñ* / mantiene
        працює з / працює на компані* / відповідає за / керівник / керує / колега / підпорядкован* / підтримує проєкт
    """,
    FactType.OBSERVATION: """
        noticed / observed / seems / appears to / it looks like / apparently / we saw
        se observa / observamos / notamos / parece / al parecer / vimos que
        помітил* / помічено / схоже / здається / спостеріга* / видно, що
    """,
    FactType.EVENT: """
        yesterday / meeting / was released / released on / happened / was deployed / deployed on / launched / took place
        ayer / reunión / se lanzó / ocurrió / se publicó / se desplegó / tuvo lugar
        вчора / зустріч / відбула* / відбувся / випустили / запустили / сталося / опублікували
    """,
    FactType.CONTEXT: """
        currently / right now / at the moment / is working on / are working on / in progress / for now
        actualmente / ahora mismo / de momento / por ahora / está trabajando / estamos trabajando / en curso
        наразі / зараз / поки що / працюємо над / працює над / триває
    """,
    FactType.ARTIFACT: """
        file is / files are / document is / documents are / is located / is stored in / lives in / repository is
        can be found in / dashboard is
        el archivo / los archivos / el documento / se encuentra en / está en la carpeta / el repositorio
        файл / файли / документ / знаходиться / лежить у / лежить в / репозиторій
    """,
    FactType.FACT: """
        is / are / has / have / uses / use / runs / run / contains / consists of / supports / requires / depends on
        was / were / costs / means / equals / needs / takes / happens / happen / handles / stores / serves / provides
        es / son / está / están / tiene / tienen / usa / usan / utiliza* / funciona / contiene / requiere / depende de
        cuesta / necesita / corre en / fue / fueron / ocurre / ocurren / guarda / ofrece
        є / має / мають / використову* / працює / працюють / містить / потребує / залежить / коштує / складається
        зберіга* / був / була / було / були / стоїть / належить / розташован* / обслугову*
    """,
}
"""Phrases by kind; the first kind that has one is meant. `^` = at the beginning, `word*` = any ending."""
_WORD = re.compile(r"\w(?:[\w\u0300-\u036f]|['’ʼ`](?=[^\W\d_]))*+")
_LONGEST = 600
"""Characters that are looked at: a text says what it is at its beginning."""


def kind_of(text: str) -> FactType:
    """The kind of a text in English, Spanish or Ukrainian; `unknown` where no phrase of the table is in it.

    A guess by words alone, which an agent that knows better overrides: a fact fades by its kind.
    """
    words = " ".join(fold(word) for word in _WORD.findall(text[:_LONGEST]))
    return next((kind for kind, signs in _PATTERNS.items() if signs.search(words)), FactType.UNKNOWN)


def _pattern(phrases: str) -> re.Pattern[str]:
    every = [phrase.strip() for line in phrases.splitlines() for phrase in line.split(" / ") if phrase.strip()]
    return re.compile("|".join(map(_regex, every)))


def _regex(phrase: str) -> str:
    start = r"\A" if phrase.startswith("^") else r"\b"
    words = (fold(word.rstrip("*,")) + (r"\w*" if word.endswith("*") else "") for word in phrase.lstrip("^").split())
    return start + " ".join(words) + r"\b"


_PATTERNS = {kind: _pattern(phrases) for kind, phrases in _SIGNS.items()}
