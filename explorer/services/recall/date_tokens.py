"""The words of a question for reading dates: folded, with their places; versions and addresses stay whole."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from enum import Enum, auto

_TOKEN = re.compile(
    r"""
      (?P<ISO>(?<![\w.:/+@-])\d{4}-\d\d(?:-\d\d(?:T[\d:.]{2,15}(?:Z|[+-]\d\d:?\d\d)?)?)?(?![\w/+]|[-.:]\w))
    | (?P<NUMERIC>(?<![\w.:/+@-])(?:\d{4}/\d\d?/\d\d?|\d\d?([./])\d\d?\3\d{4}|\d\d?/\d{4})(?![\w/+]|[-.:]\w))
    | (?P<TECHNICAL>\w++(?:[.:/@\\]++\w++)++|[:/@\#$\\]\w++)
    | (?P<WORD>\w(?:[\w\u0300-\u036f]|['’ʼ`](?=[^\W\d_]))*+)
    | (?P<MARK>\S)
    """,
    re.VERBOSE,
)
_APOSTROPHES = str.maketrans("", "", "'’ʼ`")
_GENITIVES = ("'s", "’s")


class Kind(Enum):
    """What a token is: a date in digits, `v2.10`, a word or number, or a mark."""

    ISO = auto()
    NUMERIC = auto()
    TECHNICAL = auto()
    WORD = auto()
    MARK = auto()


@dataclass(frozen=True, slots=True)
class Token:
    """One token: `text` as it is written, `word` folded, and where it begins and ends."""

    kind: Kind
    text: str
    word: str
    start: int
    end: int


_BEYOND = Token(Kind.MARK, "", "", 0, 0)


class Tokens:
    """The tokens of a text by number; beyond its ends there are empty ones."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._tokens = [_token(match) for match in _TOKEN.finditer(text)]

    def __len__(self) -> int:
        return len(self._tokens)

    def __getitem__(self, at: int) -> Token:
        return self._tokens[at] if 0 <= at < len(self._tokens) else _BEYOND

    def word(self, at: int) -> str:
        """The folded word of a token."""
        return self[at].word

    def number(self, at: int) -> int | None:
        """The number that a token of at most four digits writes."""
        token = self[at]
        is_short = token.kind is Kind.WORD and len(token.text) <= 4
        return int(token.text) if is_short and token.text.isdecimal() else None

    def begins_sentence(self, at: int) -> bool:
        """Whether a capital letter says nothing there."""
        return at == 0 or self[at - 1].text in {".", "!", "?", "¿", "¡", ":", "…"}

    def written(self, start: int, end: int) -> str:
        """The text from one token to before another."""
        return self._text[self[start].start : self[end - 1].end]


def fold(word: str) -> str:
    """Case, accents, apostrophes and an English genitive taken away: Día → dia, п'ять → пять, today's → today."""
    lowered = word.casefold()
    for genitive in _GENITIVES:
        lowered = lowered.removesuffix(genitive)
    parts = unicodedata.normalize("NFD", lowered.translate(_APOSTROPHES))
    return "".join(part for part in parts if not unicodedata.combining(part))


def _token(match: re.Match[str]) -> Token:
    text = match[0]
    kind = Kind[match.lastgroup or Kind.MARK.name]
    return Token(kind, text, fold(text) if kind is Kind.WORD else text, match.start(), match.end())
