"""How an attribute is written in a line, and read back from one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from datetime import datetime, time, timedelta, tzinfo
from typing import Any

from PySide6.QtCore import QLocale
from typing_extensions import override

from explorer.memory.times import parse_time
from explorer.services.field_checks import Checked, check_confidence, check_line, check_tags, check_valid_until
from explorer.ui import formats

_DAY_ENDS = time(23, 59, 59)
"""A date without a time means its end."""


@dataclass(frozen=True, slots=True)
class Notation:
    """Both ways, and what is said on hovering over a value."""

    write: Callable[[Any], str]
    read: Callable[[str], Checked[Any]]
    explain: Callable[[Any], str] = lambda _: ""


def _line_text(value: object) -> str:
    return value if isinstance(value, str) else ""


def _tags_text(value: object) -> str:
    return ", ".join(map(str, value)) if isinstance(value, Iterable) and not isinstance(value, str) else ""


class _PersonsZone(tzinfo):
    """The time zone of this computer; a moment in summer has the summer's offset, whatever is valid today."""

    @override
    def utcoffset(self, moment: datetime | None) -> timedelta | None:
        return None if moment is None else moment.replace(tzinfo=None).astimezone().utcoffset()

    @override
    def dst(self, moment: datetime | None) -> timedelta | None:
        return None

    @override
    def tzname(self, moment: datetime | None) -> str | None:
        return None


def _time_text(value: object) -> str:
    """Local date and time, in the notation that is read back; one that cannot be read, as it stands."""
    moment = parse_time(value)
    if moment is None:
        return "" if value is None else str(value)
    local = moment.astimezone()
    if local.time() == _DAY_ENDS:
        return f"{local:%Y-%m-%d}"
    return f"{local:%Y-%m-%d %H:%M:%S}" if local.second else f"{local:%Y-%m-%d %H:%M}"


def _read_time(text: str) -> Checked[str]:
    return check_valid_until(text, _PersonsZone())


def _share_text(value: object) -> str:
    return formats.share(float(value)) if isinstance(value, int | float) else ""


def _read_share(text: str) -> Checked[float]:
    # Not every language's digits are 0 to 9.
    figure, is_figure = QLocale().toDouble(text.strip())
    return check_confidence(f"{figure:f}" if is_figure else text)


LINE = Notation(_line_text, check_line, _line_text)
TAGS = Notation(_tags_text, check_tags, _tags_text)
TIME = Notation(_time_text, _read_time, lambda value: formats.exact_time(parse_time(value)))
SHARE = Notation(_share_text, _read_share)
