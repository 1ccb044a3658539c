"""Times as they stand in memory files: written one way, read tolerantly, compared as instants (SEMANTICS 1)."""

from __future__ import annotations

from datetime import UTC, datetime

# Unix seconds of the year 1900 and 9999: numbers outside are not read as times.
_EARLIEST, _LATEST = -2_208_988_800.0, 253_402_300_799.0
TIME_FIELDS = (
    "created_at",
    "updated_at",
    "last_accessed",
    "valid_until",
    "deleted_at",
    "decay_anchor",
    "expires_at",
    "resolved_at",
)
"""The fields of all kinds of records that hold a time."""


def parse_time(value: object) -> datetime | None:
    """The instant that `value` names, in UTC; None where it names none.

    Reads ISO 8601 with `Z` or `z`, any offset or no offset (= UTC), and Unix seconds as a number or as text.
    """
    seconds = parse_seconds(value)
    if seconds is None:
        return None
    if isinstance(value, str):
        # Seconds as a float hold no microseconds of far times; what the text says is taken as it stands.
        try:
            moment = datetime.fromisoformat(_tidied(value))
        except ValueError:
            pass
        else:
            return moment.replace(tzinfo=UTC) if moment.tzinfo is None else moment.astimezone(UTC)
    return datetime.fromtimestamp(seconds, UTC)


def parse_seconds(value: object) -> float | None:
    """The same instant as Unix seconds, which is what the index sorts by."""
    if type(value) is str:
        try:
            moment = datetime.fromisoformat(value)
        except ValueError:
            return _seconds_from_text(value)
        if moment.tzinfo is None:
            moment = moment.replace(tzinfo=UTC)
        try:
            seconds = moment.timestamp()
        except OverflowError:
            return None
        return seconds if _EARLIEST <= seconds <= _LATEST else None
    if isinstance(value, int | float) and not isinstance(value, bool):
        return float(value) if _EARLIEST <= value <= _LATEST else None
    return None


def is_unreadable(value: object) -> bool:
    """Whether a time field's value is there and names no instant; blank text is no time at all."""
    if value is None or (isinstance(value, str) and not value.strip()):
        return False
    return parse_seconds(value) is None


def _seconds_from_text(text: str) -> float | None:
    tidied = _tidied(text)
    if tidied != text:
        return parse_seconds(tidied)
    try:
        return parse_seconds(float(text))
    except ValueError:
        return None


def _tidied(text: str) -> str:
    stripped = text.strip()
    return f"{stripped[:-1]}Z" if stripped.endswith("z") else stripped


def format_time(moment: datetime) -> str:
    """`moment` as we store it: ISO 8601 in UTC with its offset.

    Raises ValueError for a time without a time zone, because it names no instant.
    """
    if moment.tzinfo is None:
        raise ValueError("a time without a time zone names no instant")
    return moment.astimezone(UTC).isoformat()
