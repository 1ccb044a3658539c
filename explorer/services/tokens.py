"""How many tokens a text costs in an agent's prompt."""

from __future__ import annotations

import math
import re

_WORD = re.compile(r"[A-Za-z]+|\d{1,3}|[^\W\d_A-Za-z]+|[^\w\s]|_")
_LETTERS_A_TOKEN = 4.0
_FOREIGN_LETTERS_A_TOKEN = 2.2
_DENSE = re.compile("[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\U00020000-\U0003ffff]")


def estimate_tokens(text: str) -> int:
    """About as many tokens as a byte-pair tokenizer of today makes of `text`.

    An estimate, shown as such: each model has its own tokenizer. Counted are, per run of letters, one token a
    four letters in Latin script begun, a 2.2 letters in others, one a character in Chinese, Japanese and
    Korean; up to three digits and every sign are one.
    """
    total = 0
    for run in _WORD.findall(text):
        if run.isascii():
            total += math.ceil(len(run) / _LETTERS_A_TOKEN) if run.isalpha() else 1
        elif run.isdecimal():
            total += 1
        else:
            dense = len(_DENSE.findall(run))
            total += dense + math.ceil((len(run) - dense) / _FOREIGN_LETTERS_A_TOKEN)
    return total
