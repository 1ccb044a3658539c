"""Which headings of an instruction file stand above rules, in the languages that people write them in."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

_WORDS = (
    # English
    r"rules?|conventions?|guidelines?|always|never|polic(?:y|ies)|must(?: not)?|do(?:n't| not)|dos|requirements?",
    r"principles?|constraints?|standards?|guardrails?|best practices|forbidden|prohibited|instructions?",
    # Spanish, Portuguese, French, Italian
    r"reglas?|normas?|convenciones|siempre|nunca|directrices|prohibido|obligatorio|regras?|convenções|sempre",
    r"règles?|toujours|jamais|interdit|consignes|regole|convenzioni|mai",
    # German
    r"regeln?|richtlinien?|konventionen|immer|niemals|nie|verboten|grundsätze",
    # Russian, Ukrainian, Polish
    r"правил[оа]?|соглашени[ея]|конвенци[ия]|всегда|никогда|запрещено|запреты?|требования|принципы|нельзя",
    r"угоди|конвенці[їя]|завжди|ніколи|заборонено|вимоги|принципи|zasad[ay]|regu[łl]y|zawsze|nigdy",
)
# Scripts that join words: the word is looked for anywhere.
_JOINED = tuple("규칙 원칙 금지 지침 规则 規則 约定 約定 规范 規範 原则 原則 禁止 ルール 規約".split())
_HEADING = re.compile(rf"(?<!\w)(?:{'|'.join(_WORDS)})(?!\w)")


def is_about_rules(headings: Iterable[str]) -> bool:
    """Whether one of the headings above a text says that rules follow."""
    return any(_says_rules(heading) for heading in headings)


def _says_rules(heading: str) -> bool:
    text = unicodedata.normalize("NFC", heading).casefold().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    return _HEADING.search(text) is not None or any(word in text for word in _JOINED)
