"""Several words that mean what other words mean: out of date, in lugar de, не менше."""

from __future__ import annotations

Phrases = tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]


def _table(text: str) -> dict[str, Phrases]:
    table: dict[str, list[tuple[tuple[str, ...], tuple[str, ...]]]] = {}
    for line in text.strip().splitlines():
        said, _, meant = line.partition("=")
        first, *rest = said.split()
        table.setdefault(first, []).append((tuple(rest), tuple(meant.split())))
    return {first: tuple(sorted(found, key=lambda each: -len(each[0]))) for first, found in table.items()}


PHRASES = _table("""
out of date = outdated
up to date = current
no one = nobody
rather than = instead
instead of = instead
in place of = instead
prior to = before
because of = because
due to = because
ask for = request
asks for = request
asked for = request
pull request = pr
pull requests = pr
environment variable = environment variable
turned on = enable
switched on = enable
turn on = enable
turned off = disable
switched off = disable
turn off = disable
set to on = enable
set to off = disable
no longer = not longer
at least = at_least
at most = at_most
up to = at_most
more than = more
less than = less
would like = want
able to = can
allowed to = can
going to = will
has to =
have to =
had to =
needs to =
need to =
as well as = and
user interface = ui
operating system = os
continuous integration = ci
give back = return
gives back = return
given back = return
e mail = email
by hand = manually
for good = permanently
por favor =
hay que =
tiene que =
tienen que =
antes de = before
antes del = before
despues de = after
despues del = after
en vez de = instead
en vez del = instead
en lugar de = instead
debido a = because
debido al = because
a causa de = because
al menos = at_least
como minimo = at_least
como maximo = at_most
cada dia = diario
cada semana = semanal
cada mes = mensual
ya no = no longer
замість = instead
щонайменше = at_least
щонайбільше = at_most
не менше = at_least
не більше = at_most
більше не = не longer
кожного дня = щодня
кожного тижня = щотижня
""")
"""By first word: the words that follow it and the words that all of them stand for, the longest first."""
