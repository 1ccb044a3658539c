"""Times, sizes and numbers as a person reads them."""

from __future__ import annotations

import unicodedata
from datetime import UTC, datetime

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale, QTimeZone

_MINUTE, _HOUR, _DAY = 60, 3_600, 86_400
# Up to so many seconds a duration is told in this unit.
_UNITS = ((_HOUR, _MINUTE, "min"), (2 * _DAY, _HOUR, "h"), (100 * _DAY, _DAY, "d"), (730 * _DAY, 30 * _DAY, "mo"))


def ago(moment: datetime | None, now: datetime) -> str:
    """How long ago, in one short figure: `5 min`, `3 d`; `in 3 d` for the future, empty for no time."""
    if moment is None:
        return ""
    seconds = (now - moment).total_seconds()
    span = _span(abs(seconds))
    return span if seconds >= 0 else QCoreApplication.translate("Formats", "in {span}").format(span=span)


def _span(seconds: float) -> str:
    for limit, unit, name in _UNITS:
        if seconds < limit:
            return f"{int(seconds // unit)} {_unit(name)}"
    return f"{int(seconds // (365 * _DAY))} {_unit('y')}"


def _unit(name: str) -> str:
    return {
        "min": QCoreApplication.translate("Formats", "min"),
        "h": QCoreApplication.translate("Formats", "h"),
        "d": QCoreApplication.translate("Formats", "d"),
        "mo": QCoreApplication.translate("Formats", "mo"),
        "y": QCoreApplication.translate("Formats", "y"),
    }[name]


def local_time(moment: datetime | None) -> str:
    """Date and time of day where the person is; empty for no time."""
    if moment is None:
        return ""
    clock = QLocale().toString(_local(moment).time(), QLocale.FormatType.ShortFormat)
    return f"{local_date(moment)} {clock}"


def local_date(moment: datetime | None) -> str:
    """The date where the person is; empty for no time."""
    return "" if moment is None else QLocale().toString(_local(moment).date(), "d MMM yyyy")


def exact_time(moment: datetime | None) -> str:
    """The local time and under it the exact one in UTC, for tooltips."""
    if moment is None:
        return ""
    return f"{local_time(moment)}\n{moment.astimezone(UTC):%Y-%m-%d %H:%M:%S} UTC"


def count(number: int) -> str:
    """A whole number with the language's separators."""
    return QLocale().toString(number)


def share(value: float | None) -> str:
    """A figure 0..1 with two digits; empty for none."""
    return "" if value is None else QLocale().toString(value, "f", 2)


def figure(value: float) -> str:
    """A figure with three digits behind the point at most, and no noughts at its end."""
    text = QLocale().toString(value, "f", 3)
    return text.rstrip("0").rstrip(QLocale().decimalPoint())


def file_size(size: int) -> str:
    """Bytes in the fitting unit."""
    return QLocale().formattedDataSize(size, 1)


def _local(moment: datetime) -> QDateTime:
    return QDateTime.fromMSecsSinceEpoch(int(moment.timestamp() * 1000), QTimeZone.systemTimeZone()).toLocalTime()


def is_right_to_left(text: str) -> bool:
    """Whether the first letter that has a direction runs from right to left (Unicode's paragraph rule P2)."""
    for character in text:
        direction = unicodedata.bidirectional(character)
        if direction in ("R", "AL"):
            return True
        if direction == "L":
            return False
    return False


def one_line(text: str, most: int) -> str:
    """`text` without line breaks and tabs, cut to `most` characters with an ellipsis."""
    line = " ".join(text[: 4 * most].split())
    return line if len(line) <= most else f"{line[: most - 1]}…"


def isolated(text: str) -> str:
    """A text that has letters from right to left with a direction of its own (Unicode's first-strong isolate)."""
    if text.isascii() or not any(unicodedata.bidirectional(character) in ("R", "AL") for character in text):
        return text
    return f"\u2068{text}\u2069"
