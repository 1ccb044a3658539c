"""What a text states, read from it in one pass."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import replace

from explorer.services.claims.calendar_dates import day_month_year, iso_items, time_item
from explorer.services.claims.claims import ClaimKind, Claims, Item
from explorer.services.claims.cursor import Cursor
from explorer.services.claims.date_phrases import day_before_month, month_or_day
from explorer.services.claims.number_phrases import number_in_words, with_unit
from explorer.services.claims.order import BY
from explorer.services.claims.quantities import digits_of, sign_of
from explorer.services.claims.senses import ECHO, NOT, Sense, sense
from explorer.services.claims.stems import plain
from explorer.services.claims.symbols import symbols_of
from explorer.services.claims.tokens import readable

_ALL = "all"
_SECOND = frozenset({"second", "segundo", "segunda"})
_PER = frozenset("per a each every por cada".split())
_BE = frozenset("is are am was were be been being get gets got es son fue era ser sido".split())
_SWITCHED = frozenset("is are be was were turned switched stays remains defaults to".split())
_AFTER_ON = frozenset("in for by everywhere only when while if again and but since until".split())
_PARTICIPLE = re.compile(".*(?:ed|en|wn|ne|lt|nt|ght|ept|eld|ad[oa]s?|id[oa]s?)")
_AND = frozenset("and y e і й та".split())
_TO_WHOM = {"by": BY, "por": BY, "to": "to", "for": "for", "para": "for", "a": "to"}
_DEADLINE = frozenset("by до para".split())
_WITHIN = frozenset("in en за within".split())
_OF = frozenset("of de del".split())
_NOUNS = (ClaimKind.WORD, ClaimKind.NAME, ClaimKind.ENVIRONMENT)
_LABELS = (ClaimKind.NUMBER, ClaimKind.VERSION, ClaimKind.DATE)
_LABEL_SLOTS = frozenset({"", "day", "month", "year"})
_LABEL_AND_MORE = 2
"""Items of a noun and its label, after which the text goes on."""


def claims_of(text: str) -> Claims:
    """What `text` states. Any script; what no table knows counts as it is written."""
    composed = readable(text)
    return replace(_Reading(Cursor(composed)).claims(), symbols=symbols_of(composed))


class _Reading:
    """The tokens of one text, walked through once."""

    def __init__(self, cursor: Cursor) -> None:
        self._cursor = cursor
        self._items: list[Item] = []
        self._tenses: set[str] = set()
        self._agents: list[tuple[int, str]] = []
        self._participles: set[str] = set()
        self._joined: set[int] = set()
        self._behind_be = -1
        self._label = ""

    def claims(self) -> Claims:
        cursor, items = self._cursor, self._items
        tokens = cursor.tokens
        while cursor.at < len(tokens):
            kind, text, match = tokens[cursor.at]
            cursor.at += 1
            if kind == "word":
                meant = sense(text)
                if not meant.is_simple:
                    self._word(meant, text)
                elif meant.items:
                    if self._behind_be == cursor.at and _PARTICIPLE.fullmatch(meant.plain):
                        self._participles.add(meant.items[0].word)
                    items += meant.first if cursor.is_first else meant.items
                else:
                    self._without_items(meant)
            elif kind != "end":
                self._other(kind, text, match)
            cursor.is_first = kind == "end"
        self._settle()
        return Claims(
            tuple(items),
            frozenset(self._tenses),
            self._who(),
            frozenset(self._participles),
            frozenset(self._joined),
            self._label if len(items) > _LABEL_AND_MORE else "",
        )

    def _other(self, kind: str, text: str, match: re.Match[str]) -> None:
        if kind == "number":
            self._number(match, text)
        elif kind == "iso":
            self._add_led(iso_items(text))
        elif kind == "dmy":
            self._add_led((day_month_year(text),))
        elif kind == "time":
            self._add_led((time_item(text, text),))
        elif kind == "version":
            self._items.append(Item(ClaimKind.VERSION, text.casefold().removeprefix("v"), text))
        elif kind == "code":
            # No word in backticks has a synonym.
            self._items += (Item(ClaimKind.NAME, "`" + word.casefold(), word) for word in text[1:-1].split())
        elif kind == "arrow":
            self._items.append(Item(ClaimKind.WORD, "→", text))
        else:
            self._items.append(Item(ClaimKind.NAME, "@" + plain(text).rstrip("/"), text))

    def _word(self, meant: Sense, text: str) -> None:
        """A word that its neighbours may give another sense."""
        cursor = self._cursor
        behind = cursor.at - 2
        if meant.phrases and self._phrase(meant):
            return
        if meant.ordinal and not (meant.plain in _SECOND and (cursor.plain(-2) in _PER or cursor.number(-2))):
            self._items.append(Item(ClaimKind.NAME, meant.ordinal, text))
        elif meant.number is not None or meant.multiplier is not None:
            self._add_led((number_in_words(cursor, meant, text),), behind)
        elif (date := month_or_day(cursor, meant, text)) is not None:
            self._add_led((date,), behind)
        else:
            if meant.tense:
                self._tenses.add(meant.tense)
            self._add_led(meant.first if cursor.is_first else meant.items)
            self._without_items(meant)

    def _number(self, match: re.Match[str], text: str) -> None:
        cursor = self._cursor
        behind = cursor.at - 2
        item = day_before_month(cursor, text)
        if item is None:
            sign = sign_of(match["sign"], match["minus"])
            item = with_unit(cursor, digits_of(match["digits"]), sign, match["suffix"] or "", text)
        self._add_led((item,), behind)

    def _without_items(self, meant: Sense) -> None:
        """Words that state nothing themselves but say how to read others: on, by, and."""
        key, items, cursor = meant.plain, self._items, self._cursor
        if key in _BE:
            self._behind_be = cursor.at + 1
        elif key in _AND:
            self._joined.add(len(items))
        elif key == "on":
            after = cursor.plain()
            if cursor.plain(-2) in _SWITCHED and (not after or after in _AFTER_ON):
                items.append(Item(ClaimKind.WORD, "enable", "on"))
        elif key in _TO_WHOM and items and _PARTICIPLE.fullmatch(cursor.plain(-2)):
            self._agents.append((len(items), _TO_WHOM[key]))

    def _phrase(self, meant: Sense) -> bool:
        cursor = self._cursor
        for rest, meaning in meant.phrases:
            if all(cursor.plain(ahead) == word for ahead, word in enumerate(rest)):
                for word in meaning:
                    self._items += sense(word).items
                cursor.at += len(rest)
                return True
        return False

    def _add_led(self, led: Sequence[Item], behind: int | None = None) -> None:
        """With what the word before a date or a length of time makes of it: every 5 minutes, in 5 minutes, by Friday.

        `behind` is the token before it; the one before the token just read where it is not given.
        """
        items, cursor = self._items, self._cursor
        items += led
        if not led:
            return
        ahead = (cursor.at - 2 if behind is None else behind) - cursor.at
        before = cursor.plain(ahead)
        if len(items) == _LABEL_AND_MORE and led[0].slot in _LABEL_SLOTS and led[0].kind in _LABELS:
            named = cursor.sense(ahead - 1 if before in _OF else ahead)
            if items[0].kind in _NOUNS and named is not None and named.items:
                self._label = led[0].value
        if led[0].kind is ClaimKind.DATE and led[0].slot != "rate" and before in _DEADLINE:
            items.append(Item(ClaimKind.WORD, "deadline", before))
        elif led[0].slot == "ms" and before in _WITHIN:
            items.append(Item(ClaimKind.WORD, "within", before))
        elif led[0].slot == "ms" and len(items) > 1 and items[-2].value == _ALL:
            items[-2] = items[-2]._replace(value="every")

    def _settle(self) -> None:
        """Ukrainian and Spanish negate twice to negate once; `all` counts only beside a negation: not all."""
        items = self._items
        negations = {item.value for item in items if item.kind is ClaimKind.NEGATION}
        idle = ECHO if NOT in negations else "" if negations else _ALL
        gone = [at for at, item in enumerate(items) if item.value == idle]
        if gone:
            self._joined = {at - bisect_left(gone, at) for at in self._joined}
            self._agents = [(at - bisect_left(gone, at), to) for at, to in self._agents]
            items[:] = [item for item in items if item.value != idle]
        if ECHO in negations:
            items[:] = [item._replace(value=NOT) if item.value == ECHO else item for item in items]

    def _who(self) -> tuple[tuple[str, str, str], ...]:
        items = self._items
        return tuple(
            (items[at - 1].word, items[at].word, preposition)
            for at, preposition in self._agents
            if 0 < at < len(items) and items[at].kind in _NOUNS
        )
