"""What an agent asks for, checked: from words and numbers to a request."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from datetime import datetime
from enum import StrEnum
from typing import TypeVar

from explorer.memory.errors import MemoryExplorerError
from explorer.memory.facts import FactType
from explorer.memory.times import parse_time
from explorer.services.recall.dates import period_in
from explorer.services.recall.request import Mode, Request

MOST = 1_000
"""Results at most: an agent that needs more needs a filter."""
E = TypeVar("E", bound=StrEnum)
_WHAT_NOT = "Nothing was searched"
_BEFORE_DATES = frozenset("el la los las on in the у в на за".split()) | {""}
_UNIX_DIGITS = 9


class CannotSearch(MemoryExplorerError):
    """There is no such mode, type or time, or the limit is none."""


def request_of(
    text: str,
    mode: Mode | str,
    domains: Collection[str],
    types: Collection[FactType | str],
    agents: Collection[str],
    since: datetime | str | None,
    until: datetime | str | None,
    repo: str,
    limit: int,
    now: datetime,
) -> Callable[[str | None], Request]:
    """The request, once its branch is known. Raises `CannotSearch`.

    What `until` names is included, a whole day where it names a day; `Request.until` is the moment after it.
    """
    if not 1 <= limit <= MOST:
        raise CannotSearch(f"The limit is a number from 1 to {MOST:,}, not {limit:,}. {_WHAT_NOT}.")
    chosen = _named(mode, Mode, "mode")
    kinds = frozenset(_named(each, FactType, "fact type") for each in types)
    first, last = _moment(since, now, is_end=False), _moment(until, now, is_end=True)
    if first is not None and last is not None and first >= last:
        raise CannotSearch(f"Nothing lies between “{since}” and “{until}”: the first is later. {_WHAT_NOT}.")

    def on(branch: str | None) -> Request:
        wanted = frozenset(domains), kinds, frozenset(agents)
        return Request(text, chosen, branch, *wanted, first, last, repo.strip(), limit)

    return on


def _named(said: E | str, kind: type[E], what: str) -> E:
    try:
        return kind(str(said).strip().casefold())
    except ValueError:
        names = _listed(each.value for each in kind)
        raise CannotSearch(f"There is no {what} “{said}”: choose {names}. {_WHAT_NOT}.") from None


def _listed(names: Iterable[str]) -> str:
    *first, last = names
    return f"{', '.join(first)} or {last}"


def _moment(said: datetime | str | None, now: datetime, *, is_end: bool) -> datetime | None:
    """The moment that a time names, or where a period that words name begins, or ends."""
    if said is None:
        return None
    if isinstance(said, datetime):
        return said if said.tzinfo is not None else said.replace(tzinfo=now.tzinfo)
    text = said.strip()
    moment = _written(text, now) or _of_period(text, now, is_end=is_end)
    if moment is None:
        raise CannotSearch(
            f"“{said}” is no time. Write a day (2026-10-05), a month (2026-10), a time (2026-10-05T14:00) or words "
            f"(last week, hace 3 días, минулого місяця). {_WHAT_NOT}."
        )
    return moment


def _written(text: str, now: datetime) -> datetime | None:
    """A time of day with its date, or Unix seconds; without an offset, of the reader's zone."""
    if ":" not in text and not (text.isdecimal() and len(text) >= _UNIX_DIGITS):
        return None
    try:
        moment = datetime.fromisoformat(text)
    except ValueError:
        return parse_time(text)
    return moment if moment.tzinfo is not None else moment.replace(tzinfo=now.tzinfo)


def _of_period(text: str, now: datetime, *, is_end: bool) -> datetime | None:
    """Where a period begins, or ends, that is all of the text."""
    period = period_in(f"in {text}", now)
    if period is None or not text.endswith(period.words):
        return None
    if text.removesuffix(period.words).strip().casefold() not in _BEFORE_DATES:
        return None
    return period.end if is_end else period.start
