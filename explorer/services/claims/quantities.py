"""Numbers with their units in one notation, so that 1,024 is 1024 and 60 s is 1 min."""

from __future__ import annotations

import re
from fractions import Fraction

from explorer.services.claims.claims import ClaimKind, Item
from explorer.services.claims.vocabulary import MULTIPLIERS, UNITS

_GROUPS = re.compile(r"[,_'’\u00a0\u202f\u2009 ](?=\d{3})")
_GROUPED = re.compile(r"[1-9]\d{0,2}(?:[,_'’\u00a0\u202f\u2009 ]\d{3})+(?:\.\d+)?")
_SIGNS = {"≥": ">=", "≤": "<=", None: ""}
_LONGEST_COMPUTED = 60
"""Digits beyond which a number is kept as it is written."""
_YEARS = range(1990, 2100)
_ORDINAL_SUFFIXES = frozenset({"st", "nd", "rd", "th"})


def digits_of(written: str) -> str:
    """Without marks between thousands, with a point before decimals: 1,024 and 1 024 are 1024; 3,5 is 3.5."""
    if written.isdigit():
        return written
    if _GROUPED.fullmatch(written):
        return _GROUPS.sub("", written)
    return written.replace(",", ".")


def quantity(digits: str, sign: str, suffix: str, shown: str) -> Item:
    """The item of a number; `suffix` is the unit, or whatever is written right behind it."""
    key = suffix.strip().casefold()
    if key in _ORDINAL_SUFFIXES and not sign:
        return Item(ClaimKind.NAME, digits + key, shown)
    unit, factor = ("", MULTIPLIERS[key]) if key in MULTIPLIERS else UNITS.get(key, (key, 1))
    value = digits if factor == 1 and not unit else _times(digits, factor)
    if not (unit or sign) and len(digits) == 4 and digits.isdigit() and int(digits) in _YEARS:
        return Item(ClaimKind.DATE, value, shown, "year")
    return Item(ClaimKind.NUMBER, f"{sign}{value} {unit}".rstrip(), shown, unit)


def sign_of(sign: str | None, minus: str | None) -> str:
    """One way to write a comparison or minus sign before a number; empty where there is none."""
    return _SIGNS.get(sign, sign or "") + ("-" if minus else "")


def _times(digits: str, factor: int) -> str:
    if len(digits) > _LONGEST_COMPUTED:
        return f"{digits}*{factor}"
    return str(Fraction(digits) * factor)
