"""Words that may stand for each other in a note about software, and words that add nothing to it.

Only words that mean the same wherever they stand: a pair that is missing here costs a duplicate that is not
found, a pair that is wrong a merge that loses something.
"""

from __future__ import annotations

from explorer.services.claims.stems import plain, stem


def _groups(text: str) -> dict[str, str]:
    """Each line's words to its first; the keys are plain words and their stems.

    A word stands in one line only; of two words with one stem, the stem is the first one's.
    """
    table: dict[str, str] = {}
    for line in text.strip().splitlines():
        first, *others = line.split()
        for word in (first, *others):
            key = plain(word)
            if table.setdefault(key, first) != first:
                raise ValueError(f"{key} stands for {table[key]} and for {first}")
    for key in [*table]:
        table.setdefault(stem(key), table[key])
    return table


SYNONYMS = _groups("""
start begin launch commence
stop halt
delete remove erase
show display shown showed
fetch retrieve obtain
often frequently
process handle
bring brought
buy bought
catch caught
come came
draw drawn drew
fall fell fallen
find found
give gave given
go went gone goes
grow grew grown
hide hid hidden
hold held
know knew known
lead led
lose lost
mean meant
meet met
pay paid
see saw seen
sell sold
speak spoke spoken
spend spent
take took taken
teach taught
tell told
think thought
throw threw thrown
understand understood
wake woke
win won
freeze froze frozen
use uses used using utilize utilise employ
save store stored keep kept persist
send sent
allow permit permitido permitida permite permiten permitidos дозволено дозволена дозволений дозволені можна
build built
write wrote written
choose chose chosen pick picked select
run ran
rely depend
need require
want wish
prefer likes
deploy deployment deployments
make create made created
change modify modified alter
fix repair
check verify verified
fail break broke broken
move migrate moved migrated
big large
small little
quick fast
wrong incorrect
empty blank
ignore skip
directly straight
outdated obsolete
they them their theirs
your yours
my mine
but pero sino але
mandatory required obligatory compulsory
optional voluntary
enable activate enabled activated
disable deactivate disabled deactivated off
after afterwards
until till
if when whenever
only solely exclusively merely
all every each cada todos todas кожен кожна кожне кожного кожній кожному всі усі
about approximately roughly around circa
maximum max
minimum min
folder directory dir
function func fn
parameter param
argument arg
variable var
environment env
configuration config cfg conf configuracion конфігурація конфігурації
database db бд
repository repo repositorio репозиторій репо
documentation docs
application app aplicacion застосунок
administrator admin
development dev desarrollo
production prod produccion продакшн прод продакшен продакшені
staging stage preprod preproduction
message msg
image img
email mail
specification spec specs
dependency dep
library lib
package pkg
reference ref
identifier id
information info
authentication authn
authorization authz authorisation
synchronization sync synchronisation
initialization init initialisation
temporary temp tmp
number num
postgresql postgres pg psql
kubernetes k8s
javascript js
typescript ts
python py
continuous_integration ci
pull_request pr prs
user_interface ui
operating_system os
average avg
usar utilizar utiliza utilizan usa usan emplear emplea
querer quiere desea quieren desean
borrar eliminar elimina borra
guardar guarda almacenar almacena guardan almacenan
mostrar muestra
crear crea
ejecutar ejecuta correr corre
servidor servidores
solo solamente unicamente
використовувати використовує використовують використовувати застосовує застосовують
хотіти хоче хочуть бажає бажають
зберігати зберігає зберігають зберігається зберігаються
видаляти видаляє видаліть вилучати прибирати
лежати лежить знаходиться розташована розташований міститься
становити становить дорівнює складає
каталог тека теки теці папка папці
лише тільки виключно
""")
ENVIRONMENTS = frozenset(
    """
    production staging development local canary sandbox preview uat qa live
    локальний тестове
    """.split()
)
REGIONS = frozenset("EU US UK APAC EMEA LATAM ЄС США".split())

FILLERS = frozenset(
    plain(word)
    for word in """
    a an the of in on at to for by as via per with through using into onto upon
    it its it's this that these those there here which who whom whose what where
    i we you me us our ours
    be been being do does did done has have had having get gets got gotten become becomes
    and so then thus also just now currently presently already always please really actually basically simply
    very note notes remember remind must should shall would ought
    's is's let's
    el la los las un una unos unas lo al del de en con por para se su sus le les que y e ya ahora
    hay hacer hace hacen debe deben deber deberia tiene tienen tener siempre favor esto este ese eso muy tambien
    ha han sido ser
    і й та в у на з із зі до для про за від під при по як що це цей ця ці той та то вже зараз також треба потрібно слід
    варто будь ласка має мають повинен повинна повинні час наш наша наше ми ви вони він вона воно його її їх завжди
    бути завдяки
    """.split()
)
"""Left out of what two texts must have in common. Prepositions with an opposite (from, over, without) are not here."""
