"""Times and unremarkable figures.

The content says "41d ago" and writes down a figure only where it matters. The rest comes from here: plausible,
different from fact to fact, and the same in every build because it depends on the fact's id alone.
"""

from __future__ import annotations

import hashlib
import math
import re
from datetime import UTC, datetime, timedelta

REFERENCE = datetime(2026, 11, 28, 9, 0, tzinfo=UTC)
LAST_DECAY = REFERENCE - timedelta(hours=51)
HALF_LIFE_HOURS = 168.0

_OFFSET = re.compile(r"(?:in )?(\d+)([dhm])(?: ago)?")
_UNIT = {"d": "days", "h": "hours", "m": "minutes"}
_VERACITY = {"stated": 0.87, "unknown": 0.5, "inferred": 0.7, "imported": 0.62, "tool": 0.76}
_WEIGHT = {"stated": 1.0, "unknown": 0.8, "inferred": 0.7, "imported": 0.6, "tool": 0.5}
_IMPORTANCE = {
    "instruction": 0.75, "decision": 0.75, "preference": 0.7, "relationship": 0.65, "learning": 0.65, "fact": 0.6,
    "error": 0.6, "goal": 0.6, "commitment": 0.6, "artifact": 0.6, "event": 0.55, "observation": 0.5, "context": 0.5,
    "request": 0.5, "unknown": 0.4,
}  # fmt: skip


def sha256(text: str) -> str:
    """Return the SHA-256 of the UTF-8 text as hex."""
    return hashlib.sha256(text.encode()).hexdigest()


def unit(seed: str, what: str) -> float:
    """Return a number in [0, 1) that depends on `seed` and `what` alone."""
    return int(sha256(f"{what}\n{seed}")[:12], 16) / 16**12


def iso(moment: datetime) -> str:
    """Return ISO 8601 in UTC with offset, to the second."""
    return moment.astimezone(UTC).isoformat(timespec="seconds")


def _offset(text: str) -> tuple[timedelta, str]:
    found = _OFFSET.fullmatch(text)
    if found is None or text.startswith("in ") == text.endswith(" ago"):
        message = f"not an offset such as “41d ago” or “in 3d”: {text!r}"
        raise ValueError(message)
    amount = timedelta(**{_UNIT[found[2]]: int(found[1])})
    return (amount if text.startswith("in ") else -amount), found[2]


def moment(text: str, seed: str) -> datetime:
    """Return when something happened; an offset in days falls into that day's working hours, 07:30 to 18:30."""
    amount, scale = _offset(text)
    then = REFERENCE + amount
    if scale != "d":
        return then - timedelta(seconds=int(unit(seed, text) * 240))
    start = then.replace(hour=7, minute=30)
    return start + timedelta(seconds=int(unit(seed, text) * 11 * 3600))


def until(text: str) -> datetime:
    """Return the end of a validity; an offset in days means the end of that day."""
    amount, scale = _offset(text)
    then = REFERENCE + amount
    return then.replace(hour=23, minute=59, second=59) if scale == "d" else then


def last_used(seed: str, created: datetime) -> datetime:
    """Return a time within the last 14 days, rather late than early, never before `created`."""
    reach = min((REFERENCE - created) * 0.9, timedelta(days=14))
    return (REFERENCE - reach * math.pow(unit(seed, "used"), 1.6)).replace(microsecond=0)


def confidence(seed: str, veracity: str, mentions: int) -> float:
    """Return a first confidence that fits the veracity, raised by each further mention as SEMANTICS 3 says."""
    value = _VERACITY[veracity] + (unit(seed, "confidence") - 0.5) * 0.16
    for _ in range(mentions - 1):
        value += (1 - value) * 0.3 * _WEIGHT[veracity]
    return round(value, 2)


def importance(seed: str, fact_type: str) -> float:
    """Return what a fact of this type usually weighs, in steps of 0.05."""
    return round(_IMPORTANCE[fact_type] + round((unit(seed, "importance") - 0.5) * 4) * 0.05, 2)


def decayed(base: float, anchor: datetime) -> float:
    """Return the importance that the last decay run left: base · 2^(−hours / 168), SEMANTICS 4."""
    hours = max(0.0, (LAST_DECAY - anchor).total_seconds() / 3600)
    return round(base * 2 ** (-hours / HALF_LIFE_HOURS), 4)


def accesses(seed: str, created: datetime, last: datetime, mentions: int) -> tuple[int, int]:
    """Return (access_count, recall_count): they grow with the time in use and with mentions."""
    weeks = max(0.0, (last - created).total_seconds() / 604800)
    access = 1 + int(weeks * (0.3 + 1.5 * unit(seed, "access") ** 2)) + 3 * (mentions - 1)
    return access, int(access * (0.2 + 0.5 * unit(seed, "recall")))
