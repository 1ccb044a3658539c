"""The words that stand for numbers, units, dates, negation and time in English, Spanish and Ukrainian.

Keys are as `stems.plain` leaves a word: case folded, Latin accents taken away, one kind of apostrophe.
"""

from __future__ import annotations


def _table(text: str) -> dict[str, str]:
    """`value: word word …` per line, turned around."""
    lines = (line.partition(":") for line in text.strip().splitlines())
    return {word: value.strip() for value, _, words in lines for word in words.split()}


NUMBER_WORDS = {
    word: int(value)
    for word, value in _table("""
0: zero cero нуль
1: one uno один одна одне одного одну
2: two dos два дві двох двома
3: three tres три трьох трьома
4: four cuatro чотири чотирьох
5: five cinco п'ять п'яти п'ятьма
6: six seis шість шести
7: seven siete сім семи
8: eight ocho вісім восьми
9: nine nueve дев'ять дев'яти
10: ten diez десять десяти
11: eleven одинадцять одинадцяти
12: twelve doce dozen дванадцять дванадцяти
13: thirteen trece тринадцять
14: fourteen catorce чотирнадцять
15: fifteen quince п'ятнадцять п'ятнадцяти
16: sixteen dieciseis шістнадцять
17: seventeen diecisiete сімнадцять
18: eighteen dieciocho вісімнадцять
19: nineteen diecinueve дев'ятнадцять
20: twenty veinte двадцять двадцяти
30: thirty treinta тридцять тридцяти
40: forty cuarenta сорок сорока
50: fifty cincuenta п'ятдесят п'ятдесяти
60: sixty sesenta шістдесят шістдесяти
70: seventy setenta сімдесят
80: eighty ochenta вісімдесят
90: ninety noventa дев'яносто
200: doscientos doscientas двісті
300: trescientos trescientas триста
400: cuatrocientos чотириста
500: quinientos quinientas п'ятсот
""").items()
}
MULTIPLIERS = {
    word: int(value)
    for word, value in _table("""
100: hundred hundreds cien ciento сто сотня сотні
1000: thousand thousands mil k тисяча тисячі тисяч
1000000: million millions millon millones mln мільйон мільйони мільйонів
1000000000: billion billions мільярд мільярди мільярдів
""").items()
}
ORDINALS = _table("""
1st: first primero primera primer перший перша перше першу першого першої
2nd: second segundo segunda другий друга друге другу другого другої
3rd: third tercero tercera tercer третій третя третє третю третього третьої
4th: fourth cuarto cuarta четвертий четверта четверте
5th: fifth quinto quinta п'ятий п'ята
6th: sixth
7th: seventh
8th: eighth
9th: ninth
10th: tenth
""")
# Time converts into ms, so that 1 min is 60 s. Kilobytes and kibibytes are often confused: they do not convert.
UNITS: dict[str, tuple[str, int]] = {
    word: (value.split("*")[0], int(value.split("*")[1]))
    for word, value in _table("""
ns*1: ns nanosecond nanoseconds
us*1: µs μs microsecond microseconds
ms*1: ms msec millisecond milliseconds milisegundo milisegundos мс мілісекунд мілісекунди мілісекунда
ms*1000: s sec secs second seconds seg segundo segundos с сек секунд секунди секунда секунду
ms*60000: min mins minute minutes minuto minutos хв хвилин хвилини хвилина хвилину
ms*3600000: h hr hrs hour hours hora horas год година години годин годину
ms*86400000: d day days dia dias день дні днів дня
ms*604800000: wk week weeks semana semanas тиждень тижні тижнів тижня
month*1: month months mes meses місяць місяці місяців місяця
month*12: yr year years ano  año años рік роки років року
%*1: % percent pct porciento відсотків відсотки відсоток
byte*1: byte bytes байт байти байтів
kb*1: kb kilobyte kilobytes кб
mb*1: mb megabyte megabytes megas мб
gb*1: gb gigabyte gigabytes gigas гб
tb*1: tb terabyte terabytes тб
kib*1: kib
mib*1: mib
gib*1: gib
px*1: px pixel pixels
usd*1: usd $ dollar dollars
eur*1: eur € euro euros
""").items()
}
MONTHS = {
    word: int(value)
    for word, value in _table("""
1: january jan enero січень січня січні січнем
2: february feb febrero лютий лютого лютому
3: march mar marzo березень березня березні
4: april apr abril квітень квітня квітні
5: may mayo травень травня травні
6: june jun junio червень червня червні
7: july jul julio липень липня липні
8: august aug agosto серпень серпня серпні
9: september sep sept septiembre setiembre вересень вересня вересні
10: october oct octubre жовтень жовтня жовтні
11: november nov noviembre листопад листопада листопаді
12: december dec diciembre грудень грудня грудні
""").items()
}
# Months only where a capital letter or a number beside them says so.
UNSURE_MONTHS = frozenset("may march mar jan jun sep dec apr oct nov feb jul aug".split())
WEEKDAYS = _table("""
weekday 1: monday mondays lunes понеділок понеділка понеділку понеділки понеділках
weekday 2: tuesday tuesdays martes вівторок вівторка вівторку вівторки вівторках
weekday 3: wednesday wednesdays miercoles середа середи середу середам середах
weekday 4: thursday thursdays jueves четвер четверга четвергу четверги четвергах
weekday 5: friday fridays viernes п'ятниця п'ятниці п'ятницю п'ятницям п'ятницях
weekday 6: saturday saturdays sabado sabados субота суботи суботу суботам суботах
weekday 7: sunday sundays domingo domingos неділя неділі неділю неділям неділях
weekend: weekend weekends вихідні вихідних
""")
SHORT_WEEKDAYS = _table("""
weekday 1: Mon Пн
weekday 2: Tue Tues Вт
weekday 3: Wed Ср
weekday 4: Thu Thur Thurs Чт
weekday 5: Fri Пт
weekday 6: Sat Сб
weekday 7: Sun Нд
""")
# Their value is the word that stands beside `every`: every month is monthly.
RATES = _table("""
hour: hourly щогодини
day: daily diario diaria diariamente щодня щоденно щоденний щоденна
night: nightly щоночі
week: weekly semanal semanalmente щотижня щотижневий
month: monthly mensual mensualmente щомісяця щомісячний
quarter: quarterly trimestral щокварталу
year: yearly annually annual anual щороку щорічно
""")
RELATIVE_DAYS = _table("""
today: today tonight hoy сьогодні
tomorrow: tomorrow manana mañana завтра
yesterday: yesterday ayer вчора учора
""")
TIMES = _table("""
12:00: noon mediodia опівдні полудень
00:00: midnight medianoche опівночі північ
""")

NEGATIONS = frozenset(
    """
    not no never without avoid avoids nobody nothing none neither nor nowhere cannot lack lacks lacking
    sin ni evita evitar evitad
    не ні без нема немає уникати уникайте
    """.split()
)
"""Each of these turns the meaning round."""
ECHOES = frozenset(
    """
    nunca jamas nadie nada ningun ninguna ninguno tampoco
    ніколи ніхто ніде нічого жоден жодна жодне жодного жодної жодних
    """.split()
)
"""Spanish and Ukrainian negations that repeat the plain one of the sentence, and negate only where it is missing."""
NEGATED = {
    word: value.split()
    for word, value in _table("""
allow: forbidden prohibited banned disallowed forbid forbids prohibit prohibits disallow disallows
allow: prohibido prohibida prohibidos prohibidas заборонено заборонена заборонений заборонені
support: unsupported
""").items()
}
"""Words that are the negation of another."""

TENSES = _table("""
past: was were wasn't weren't era estaba fue eran estaban був була було були
present: is are am isn't aren't es son esta estan є
future: will shall won't seran sera estara буде будуть
""")
