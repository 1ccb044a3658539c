"""Words that exclude each other: enabled and disabled, before and after."""

from __future__ import annotations

from explorer.services.claims.stems import plain, stem
from explorer.services.claims.synonyms import SYNONYMS


def _value(word: str) -> str:
    """The value that the item of the word has."""
    key = plain(word)
    return SYNONYMS.get(key) or SYNONYMS.get(stem(key)) or stem(key)


def _table(text: str) -> dict[str, frozenset[str]]:
    """The first word of a line against each other one, and each of them against the first."""
    table: dict[str, set[str]] = {}
    for line in text.strip().splitlines():
        first, *others = map(_value, line.split())
        for other in others:
            table.setdefault(first, set()).add(other)
            table.setdefault(other, set()).add(first)
    return {word: frozenset(others) for word, others in table.items()}


OPPOSITES = _table("""
enable disable
allow deny block reject
accept reject
public private
mandatory optional
increase decrease reduce
raise lower
grow shrink
before after
maximum minimum
more less fewer
over under
above below
synchronous asynchronous
sync async
secure insecure
safe unsafe
stable unstable
valid invalid
open close closed
include exclude
internal external
manual automatic
manually automatically
read-only writable
mutable immutable
encrypted unencrypted plaintext
true false
success failure
succeed fail
pass fail
start stop
add delete
up down
first last
oldest newest
ascending descending
sequentially parallel
activado desactivado
activada desactivada
habilitado deshabilitado
habilitada deshabilitada
obligatorio opcional
publico privado
antes despues
maximo minimo
mas menos
aumentar reducir
aumenta disminuye
увімкнена вимкнена
увімкнено вимкнено
увімкнений вимкнений
обов'язковий необов'язковий
публічний приватний
після перед
більше менше
максимум мінімум
""")
"""Values of words, and those that cannot be true of the same thing."""
