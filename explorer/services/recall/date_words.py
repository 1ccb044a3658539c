"""The words that name times in English, Spanish and Ukrainian, folded as `date_tokens.fold` does."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, auto

from explorer.services.recall.date_tokens import fold


class Unit(Enum):
    """What times are counted in."""

    MINUTE = auto()
    HOUR = auto()
    DAY = auto()
    WEEK = auto()
    MONTH = auto()
    QUARTER = auto()
    YEAR = auto()


@dataclass(frozen=True, slots=True)
class MonthWord:
    """The name of a month, and when it is sure to be one; with a year it always is.

    `alone`; `after_preposition` (`in May`); `with_day` (`5 May`, which `3 may fail` is not).
    """

    month: int
    alone: bool = False
    after_preposition: bool = True
    with_day: bool = True


def _words(text: str) -> frozenset[str]:
    return frozenset(fold(word) for word in text.split())


def _forms(pattern: str) -> Iterator[str]:
    """`тиж|день дня` → `тиждень`, `тиждня`: a stem and its endings; without a stroke, words as they are."""
    stem, stroke, endings = pattern.partition("|")
    if not stroke:
        yield from (fold(word) for word in stem.split())
        return
    for ending in endings.split(" "):
        yield fold(stem + ending)


def _table(*rows: str) -> dict[str, int]:
    """Words by the number of their row, from 1; `/` separates patterns of `_forms`."""
    return {
        form: number for number, row in enumerate(rows, 1) for pattern in row.split("/") for form in _forms(pattern)
    }


_SURE = _table(
    "january enero/січ|ень ня ню ні нем",
    "february febrero",
    "берез|ень ня ню ні нем",
    "квіт|ень ня ню ні нем",
    "трав|ень ня ню ні нем",
    "черв|ень ня ню ні нем",
    "july/лип|ень ня ню ні нем",
    "серп|ень ня ню ні нем",
    "september septiembre setiembre/верес|ень ня ню ні нем",
    "october octubre/жовт|ень ня ню ні нем",
    "november noviembre/листопад| а у і ом",
    "december diciembre/груд|ень ня ню ні нем",
)
_NAMES = _table(
    "jan", "feb/лют|ий ого ому им", "marzo", "april abril apr", "mayo", "june junio jun", "julio jul",
    "august agosto aug", "sep sept", "oct", "nov", "dec",
)  # fmt: skip
"""Also names of people, or adjectives, or abbreviations of something else."""
_VERBS = _table("", "", "march", "", "may")
_SHORT = _table(
    "ene січ", "лют", "бер берез", "abr квіт", "трав", "черв", "лип", "серп", "верес", "жов жовт", "", "dic груд"
)
MONTHS: dict[str, MonthWord] = {
    "mar": MonthWord(3, after_preposition=False, with_day=False),
    **{word: MonthWord(month, after_preposition=False) for word, month in _SHORT.items()},
    **{word: MonthWord(month, with_day=False) for word, month in _VERBS.items()},
    **{word: MonthWord(month) for word, month in _NAMES.items()},
    **{word: MonthWord(month, alone=True) for word, month in _SURE.items()},
}
WEEKDAYS = {
    word: number - 1
    for word, number in _table(
        "monday lunes/понеділ|ок ка ку ком",
        "tuesday martes/вівтор|ок ка ку ком",
        "wednesday miercoles/серед|а у и і ою",
        "thursday jueves/четвер| га гу гом",
        "friday viernes/п'ятниц|я ю і ею",
        "saturday sabado/субот|а у и і ою",
        "sunday domingo/неділ|я ю і ею",
    ).items()
}
"""0 = Monday."""
UNITS = {
    word: Unit(number)
    for word, number in _table(
        "minute minutes minuto minutos/хвилин| а у и",
        "hour hours hora horas/годин| а у и",
        "day days dia dias/д|ень ня ні нів нями/діб доба добу доби",
        "week weeks weekend weekends semana semanas/тиж|день ня ні нів ню нем/вихідн|і их",
        "month months mes meses/місяц|ь я і ів ю ем",
        "quarter quarters trimestre trimestres/квартал| у і и ів",
        "year years año años/рік року роки років році роком",
    ).items()
}
NUMBERS = _table(
    "one a an un una uno один одна одну одного",
    "two couple dos par два дві двох пара пару",
    "three tres три трьох",
    "four cuatro чотири чотирьох",
    "five cinco п'ять п'яти п'ятьох",
    "six seis шість шести шістьох",
    "seven siete сім семи сімох",
    "eight ocho вісім восьми вісьмох",
    "nine nueve дев'ять дев'яти дев'ятьох",
    "ten diez десять десяти десятьох",
    "eleven once одинадцять одинадцяти",
    "twelve doce дванадцять дванадцяти",
)
QUARTERS = _table(
    "first primer i 1st/перш|ий ого ому",
    "second segundo ii 2nd/друг|ий ого ому",
    "third tercer iii 3rd/трет|ій ього ьому",
    "fourth cuarto iv 4th/четверт|ий ого ому",
)

DAYS_BACK = {
    **dict.fromkeys(_words("today hoy сьогодні tonight"), 0),
    **dict.fromkeys(_words("yesterday ayer anoche вчора учора"), 1),
    **dict.fromkeys(_words("anteayer antier позавчора"), 2),
}
NOW = _words("now ahora зараз тепер present")
LAST_YEAR = _words("торік")
LAST = _words("last previous pasado pasada pasados pasadas anterior anteriores")
ROLLING = _words("past último última últimos últimas")
THIS = _words("this current este esta цей ця цю це цього цьому цій цієї")
AFTERWARDS = _words("pasado pasada anterior")
"""Said after what they belong to: la semana pasada."""
CURRENT_AFTERWARDS = _words("actual")
LAST_STEMS = (fold("минул"), fold("попередн"))
ROLLING_STEMS = (fold("останн"),)
THIS_STEMS = (fold("поточн"),)
AGO = _words("ago back тому")
ONE_AGO = _words("тиждень день добу місяць рік квартал годину")
"""Said without a number."""
AGO_BEFORE = _words("hace")
OF = _words("of de del the el")
YEAR_AFTER = _words("року рік році року р")
ORDINALS = _words("st nd rd th го му й е є")

SINCE = _words("since starting partir desde з із зі від відколи починаючи")
AFTER = _words("after después despues tras після")
BEFORE = _words("before antes перед")
UNTIL = _words("until till through hasta до")
BETWEEN = _words("between entre між from de del з із зі від desde since")
"""What may begin a range that names both ends."""
AND = _words("and or y e o і й та або to a al по до al until till through hasta - – —")
OR = _words("and or y e o і й та або")
"""Of these, the words that also join what has nothing to do with each other."""
ONWARDS = _words("on onward onwards forward")
PREPOSITIONS = (
    _words("in on during since until till before after from of between through for")
    | _words("en de del desde hasta antes durante entre para tras el")
    | _words("у в з із зі до від за на після перед між протягом упродовж")
)
ON = _words("on el del у в since desde з із зі від after until hasta before перед після до")
"""What a weekday stands behind where one day is meant."""
COUNTED = _words(
    "ms s kb mb gb tokens bytes bits lines rows records facts requests files times users items euros dollars usd eur "
    "segundos líneas filas registros archivos veces usuarios разів рядків записів файлів секунд гривень токенів байтів"
)
"""A number before one of these is no year."""
