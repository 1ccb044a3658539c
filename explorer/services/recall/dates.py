"""The time that a question names, in English, Spanish and Ukrainian: read by tables, without a model, in one pass."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from explorer.services.recall import date_words
from explorer.services.recall.date_spans import Span, days_back, latest, next_from, of_day
from explorer.services.recall.date_tokens import Kind, Tokens
from explorer.services.recall.relative_dates import relative_date
from explorer.services.recall.results import Period
from explorer.services.recall.written_dates import Named, weekday, written_date

_ARTICLES = frozenset("the of in on from el la los las de del en з із у в".split())
_JOINS = frozenset("and but y pero і та и ,".split())
_FROM = date_words.BETWEEN - date_words.SINCE
_BOUNDS = date_words.SINCE | date_words.AFTER | date_words.BEFORE | date_words.UNTIL
_OPENED_JOINTS = date_words.AND - date_words.OR
"""`since June and …` names no end, `from June to …` does."""
_MOST_ARTICLES = 2


@dataclass(frozen=True, slots=True)
class _Bounds:
    """A stretch that may be open, and the number of the token behind its words."""

    start: datetime | None
    end: datetime | None
    behind: int


def period_in(text: str, now: datetime) -> Period | None:
    """The first time that `text` names; None where it names none, or none within the years 1900 to 2199.

    `now` is aware, and its zone is the reader's: days are days there. The result is half-open, in UTC; `until March`
    includes March, `before March` does not. A date without its year is the last one that has begun, and `on Monday`
    the last Monday before today. `last week` is the week before this one, from Monday, `the last 7 days` end with
    today. Times to come (`tomorrow`, `next week`) are none: nothing was learned there yet. Never raises.
    """
    tokens, local = Tokens(text), now.replace(tzinfo=None)
    for at in range(len(tokens)):
        found = _bounds(tokens, at, local)
        if found is not None:
            return Period(_utc(found.start, now), _utc(found.end, now), tokens.written(at, found.behind))
    return None


def _bounds(tokens: Tokens, at: int, now: datetime) -> _Bounds | None:
    if tokens[at].kind is Kind.MARK or tokens[at].kind is Kind.TECHNICAL:
        return None
    named = relative_date(tokens, at, now)
    if named is not None:
        return _joined(tokens, named, now)
    word = tokens.word(at)
    if word in _BOUNDS or word in _FROM:
        return _bounded(tokens, at, now)
    is_prepared = _is_prepared(tokens, at)
    named = _several_days(tokens, at, now) or written_date(tokens, at, now, prepared=is_prepared)
    if named is None and tokens.word(at - 1) in date_words.ON:
        named = weekday(tokens, at, now)
    return None if named is None else _joined(tokens, named, now)


def _bounded(tokens: Tokens, at: int, now: datetime) -> _Bounds | None:
    """`since`, `after`, `before`, `until`, `between`, `from`, and what they say of the date behind them."""
    word = tokens.word(at)
    start = _behind_articles(tokens, at + 1)
    named = _several_days(tokens, start, now) or _date(tokens, start, now)
    if named is None:
        return None
    if word in date_words.BETWEEN:
        both = _to(tokens, named, now, _OPENED_JOINTS if word in date_words.SINCE else date_words.AND, sure=True)
        if both is not None:
            return both
    if word in date_words.BEFORE:
        return _Bounds(None, named.span.start, named.end)
    if word in date_words.UNTIL:
        return _Bounds(None, named.span.end, named.end)
    if word in date_words.AFTER:
        return _closed(tokens, _Bounds(named.span.end, None, named.end), now)
    if word in date_words.SINCE:
        return _closed(tokens, _Bounds(named.span.start, None, named.end), now)
    if tokens.word(named.end) in date_words.ONWARDS:
        return _Bounds(named.span.start, None, named.end + 1)
    # `from` and `de` alone say that it was then; without them the words are read at the next token.
    return None


def _closed(tokens: Tokens, bounds: _Bounds, now: datetime) -> _Bounds:
    """The same with its end, where that is named too: `after March and before June`."""
    at = bounds.behind + 1 if tokens.word(bounds.behind) in _JOINS else bounds.behind
    if tokens.word(at) not in date_words.BEFORE | date_words.UNTIL:
        return bounds
    named = _date(tokens, _behind_articles(tokens, at + 1), now)
    if named is None or bounds.start is None:
        return bounds
    if named.of_year is not None:
        later = next_from(named.of_year, bounds.start)
        named = named if later is None else Named(later, named.end)
    end = named.span.start if tokens.word(at) in date_words.BEFORE else named.span.end
    return bounds if end <= bounds.start else _Bounds(bounds.start, end, named.end)


def _joined(tokens: Tokens, named: Named, now: datetime) -> _Bounds:
    """A date with a second one that is joined to it, or alone."""
    both = _to(tokens, named, now, date_words.AND, sure=False)
    return _Bounds(named.span.start, named.span.end, named.end) if both is None else both


def _to(tokens: Tokens, first: Named, now: datetime, joints: frozenset[str], *, sure: bool) -> _Bounds | None:
    """Both dates and all between them; `sure` = a word before the first announced both."""
    joint = tokens.word(first.end)
    if joint not in joints:
        return None
    is_announced = sure or joint not in date_words.OR
    second = _date(tokens, _behind_articles(tokens, first.end + 1), now, prepared=is_announced)
    if second is None:
        return None
    one, two = _in_one_year(first, second)
    return _Bounds(min(one.start, two.start), max(one.end, two.end), second.end)


def _in_one_year(first: Named, second: Named) -> tuple[Span, Span]:
    """Both, where one is written without its year: the nearest before, or after, the other."""
    one, two = first.span, second.span
    if first.of_year is not None:
        return latest(first.of_year, two.start) or one, two
    if second.of_year is not None:
        return one, next_from(second.of_year, one.start) or two
    return one, two


def _several_days(tokens: Tokens, at: int, now: datetime) -> Named | None:
    """`5 to 7 October`, `del 5 al 7 de octubre`: the first day has the month of the second."""
    day = tokens.number(at)
    if day is None or tokens.word(at + 1) not in date_words.AND:
        return None
    second = written_date(tokens, _behind_articles(tokens, at + 2), now, prepared=False)
    if second is None or not second.is_day or day >= second.span.start.day:
        return None
    first = of_day(second.span.start.year, second.span.start.month, day)
    return None if first is None else Named(Span(first.start, second.span.end), second.end)


def _date(tokens: Tokens, at: int, now: datetime, *, prepared: bool = True) -> Named | None:
    """A date behind a word that announces it."""
    if tokens.word(at) in date_words.NOW:
        today = days_back(now.date(), 0)
        return None if today is None else Named(today, at + 1, is_day=True)
    found = relative_date(tokens, at, now) or written_date(tokens, at, now, prepared=prepared)
    return found or (weekday(tokens, at, now) if prepared else None)


def _is_prepared(tokens: Tokens, at: int) -> bool:
    back = at - 2 if tokens.word(at - 1) in {"the", "el"} else at - 1
    return tokens.word(back) in date_words.PREPOSITIONS


def _behind_articles(tokens: Tokens, at: int) -> int:
    for _ in range(_MOST_ARTICLES):
        at += tokens.word(at) in _ARTICLES
    return at


def _utc(moment: datetime | None, now: datetime) -> datetime | None:
    return None if moment is None else moment.replace(tzinfo=now.tzinfo).astimezone(UTC)
