"""A text cut into what is read as one: words, numbers, dates, versions, paths, code."""

from __future__ import annotations

import re
import unicodedata

# Scripts written without spaces: Thai, Lao, Burmese, Khmer; Han, Hiragana, Katakana.
_UNSPACED = (
    "\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff"
    "\u2e80-\u2fdf\u3005-\u3007\u3040-\u30ff\u31f0-\u31ff\u3400-\u9fff\uf900-\ufaff\U00020000-\U0003ffff"
)
_LETTER = rf"[^\W\d{_UNSPACED}]"
_LETTER_OR_DIGIT = rf"[^\W{_UNSPACED}]"

# Possessive: most words are nothing else, and are found without a look at the other alternatives.
TOKEN = re.compile(
    rf"""
    [\ \t,"()]*+
  (?:
    (?P<simple>{_LETTER}++(?=[\s,)"]|\.?(?:\s|$)))
  | (?P<code>`[^`\n]+`)
  | (?P<link>[a-z][a-z+.-]{{1,15}}://[^\s)>\]"'`]+ | [\w.+-]{{1,64}}@[\w-]+(?:\.[\w-]+)+)
  | (?P<iso>(?<![\w-])\d{{4}}-\d\d(?:-\d\d(?:[T\ ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)?)?)?(?![\w-]))
  | (?P<dmy>(?<![\w./])\d{{1,2}}(?P<sep>[./])\d{{1,2}}(?P=sep)\d{{4}}(?![\w/]))
  | (?P<time>(?<![\w:.])\d{{1,2}}(?::\d\d(?::\d\d)?(?:\s?[ap]\.?m\b\.?)?|\s?[ap]\.?m\b\.?)(?![:\w]))
  | (?P<path>(?<![\w/])(?:~|\.{{1,2}})?/[\w.][\w./@%+-]*
      | (?<![\w/])[\w.@-]{{1,100}}/(?:(?=\W|$)|(?=[\w@%+-]{{0,100}}[/.])[\w./@%+-]*\w/?))
  | (?P<version>(?<![\w.])(?:v\d+(?:\.\w+)*|\d+\.\d+\.\w+(?:\.\w+)*|\d+\.[xX]\b)
      (?:[-+][A-Za-z](?:[\w.]*\w)?)?(?![\w]))
  | (?P<reference>\#\d+)
  | (?P<arrow>->|=>|→)
  | (?P<number>(?:(?P<sign>>=|<=|[<>≥≤±])\s?)?(?P<minus>(?<![\w)\]])[-−])?
      (?P<digits>\d{{1,3}}(?:[,_'’\u00a0\u202f\u2009]\d{{3}})+(?!\d)(?:\.\d+)?
        | \d{{1,3}}(?:\ 000)+(?!\d) | \d+(?:[.,]\d+)?)
      (?:(?P<suffix>\s?[%$€]|{_LETTER}{{1,12}})(?!{_LETTER_OR_DIGIT}))?(?!{_LETTER_OR_DIGIT}))
  | (?P<mixed>\d{_LETTER_OR_DIGIT}*)
  | (?P<dotted>{_LETTER}[\w-]*(?:\.{_LETTER}[\w-]*)+)
  | (?P<word>{_LETTER}{_LETTER_OR_DIGIT}*(?:['’ʼ]{_LETTER}+|-{_LETTER_OR_DIGIT}+)*|[{_UNSPACED}]+)
  | (?P<end>[.!?;:\n])
  | (?P<gap>(?<=[\ \t,"()]))
  )
    """,
    re.VERBOSE,
)
Token = tuple[str, str, re.Match[str]]
"""The kind, the text, and the match with its parts."""

_DIGIT = re.compile(r"[^\D0-9]")


def readable(text: str) -> str:
    """`text` composed, with the digits of every script as 0 to 9."""
    if text.isascii():
        return text
    return _DIGIT.sub(lambda digit: str(unicodedata.decimal(digit[0])), unicodedata.normalize("NFC", text))


def tokens(text: str) -> list[Token]:
    """The tokens of a `readable` text in order; punctuation that ends no sentence is none."""
    found = []
    for match in TOKEN.finditer(text):
        kind = match.lastgroup or ""
        if kind == "gap":
            continue
        found.append(("word" if kind == "simple" else kind, match[kind], match))
    return found
