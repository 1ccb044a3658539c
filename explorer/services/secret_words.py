"""Secrets that a word announces: `DB password: …`, `the api key is …`, `пароль — …`, `密码是…`.

detect-secrets asks for quotes and an assignment; prose has neither. A value is believed where it does not look like a
word, a number, a name of code or a path; a password that is a plain word is found in quotes only, since
`password is required` looks the same.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from detect_secrets.filters.heuristic import (
    is_potential_uuid,
    is_prefixed_with_dollar_sign,
    is_sequential_string,
    is_templated_secret,
)

_NEEDLES = (
    "pass pwd pw: pin парол contrase passe kennwort hasło senha السر المرور 密码 密碼 口令 パスワード 비밀번호 "
    "key secret token credential ключ токен 密钥"
).split()
_CHOSEN = (
    r"(?P<password>pass(?:word|wd|phrase|code|wort)s?|(?<![a-z])pass|pwd|(?<![a-z])pw|парол[ьяюіи]|contraseña|contrasena"
    r"|mot de passe|kennwort|hasło|senha|كلمة (?:المرور|السر)|密码|密碼|口令|パスワード|비밀번호)"
)
_MADE = (
    r"(?:secret[ _-]?access[ _-]?key|(?:api|access|auth|secret|private|account|service|encryption|signing|licen[cs]e)"
    r"[ _-]?key|token|secret|credentials?|ключ|токен|密钥)s?"
)
_SUFFIX = (
    r"(?:_(?!hash|id|name|len|count|limit|type|file|path|ur[il]|ref|field|ttl|expir|polic|budget|index|algo|digest)"
    r"[a-z0-9]{1,12})?(?![a-z_])"
)
_OF_WHAT = r"(?:\s(?:for|of|on|to|in|at|від|до|для|от|для|de|für)\s[^\s:=]{1,40}(?:\s[^\s:=]{1,40}){0,3}?)?"
_TIE = (
    r"(?:[^\S\n]{0,3}(?::=|=>|={1,3}|:|：)\*{0,2}\s{0,3}"
    r"|[^\S\n]{1,3}(?:is|was|are|ist|lautet|est|es|це|هي|هو|[-–—])[^\S\n]{1,3}"
    r"(?:now |still |currently |set to |changed to )?"
    r"|\s?(?:是|为|為|は)\s?"
    r"|[^\S\n](?=[\"'`«“]))"
)
_ANNOUNCED = re.compile(
    rf"(?P<flag>--?)?(?:{_CHOSEN}|{_MADE}){_SUFFIX}[\"'`\])*]{{0,3}}{_OF_WHAT}(?:{_TIE}|(?(flag)[ ]|(?!)))"
    r"\*{0,2}(?P<quote>[\"'`«“])?(?P<value>[^\s\"'`«»“”，。；、）]{4,200})(?P<closed>[\"'`»”])?",
    re.IGNORECASE,
)
_NAME = re.compile(rf"(?:\w{{0,40}}[_.-])?(?:{_CHOSEN}|{_MADE}){_SUFFIX}", re.IGNORECASE)
_CUT = re.compile(r"[;,]|&\w+=|</")
_PLAIN = re.compile(
    r"""
      (?i:v|version|sha|md|hs|rs|es|ps|aes|rsa|ed|ec|oauth|base|pbkdf|utf|oidc|totp|fido|p|x|step|level|phase|tls|ssl)
      [-_]?\d{1,5}(?:url|id|sum)?(?:[-_.][\w.-]*)?                         # algorithms, versions
    | (?i:argon2|bcrypt|scrypt|1password|keepass|k8s|s3|ec2|auth0)(?:id|[dix]|X?C)?\d?(?:[-_][\w-]*)?
    | [+~<>≥≤]?\d+(?:[.,:]\d+)*[-+%]?(?:[a-z]{1,12}(?:-[a-z]+)*)?          # 3600s, 12-character
    | \d{4}-\d\d-\d\d\S*                                                   # a day
    | [A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+                                        # DB_PASSWORD_2
    | [A-Za-z_]+\d?(?:\.[A-Za-z_]+\d?)+(?:[(\[].*)?                        # os.environ["X"]
    | \w+[(\[].*                                                           # getpass()
    | [\w-]+\.(?:md|py|pem|env|txt|json|ya?ml|toml|ts|js|go|rs|java|sh|ini|cfg|conf|key|crt)(?:[:\#].*)?
    | [a-z][a-z0-9+.-]*://.*
    | [^\s@]+@[\w-]+(?:\.[\w-]+)+
    | (?:your|my|the|some|example|sample|dummy|fake|change|replace)(?:[-_][\w-]*|me\w*)
    | x{3,}.* | .*(?:\*{3}|\.{3}|…|redacted|placeholder).* | [\[<{(%].*
    """,
    re.VERBOSE,
)
_PATH = re.compile(r"(?:\.{0,2}|~|[\w@.-]+)(?:/[\w@.*-]*)+")
_NUMBERED_WORDS = re.compile(r"[A-Za-z]+(?:[-_.][A-Za-z]+)*[-_]?\d{1,6}")
_INNER_SIGN = re.compile(r"\w[!@#$%^&*+~?=|]+\w")
_WORDS_IN_QUOTES = frozenset(
    "password passwd secret token string text none null true false required optional missing invalid hidden empty "
    "masked hashed encrypted wrong correct input bearer basic default admin-password test-password unknown".split()
)


def keyword_values(text: str, lowered: str) -> Iterator[tuple[int, str]]:
    """Where a value stands that a word before it calls a secret, and the value; `lowered` is `text` in lower case."""
    if not any(needle in lowered for needle in _NEEDLES):
        return
    at = 0
    while match := _ANNOUNCED.search(text, at):
        value = _CUT.split(match["value"], maxsplit=1)[0]
        if not match["quote"]:
            value = _without_stop(value)
        quoted = bool(match["quote"] and match["closed"])
        if looks_chosen(value, quoted) if match["password"] else looks_made(value):
            yield match.start("value"), value
            at = match.start("value") + len(value)
        else:
            at = match.start("value")


def names_a_secret(name: str) -> bool:
    """Whether a field called `name` holds a secret."""
    return bool(_NAME.fullmatch(name))


def looks_chosen(value: str, quoted: bool) -> bool:
    """Whether `value` may be a password that a person chose."""
    if len(value) < 4 or re.search(r"\s", value) or _is_none(value):
        return False
    if value.isdecimal():
        return len(value) >= 6
    if _is_plain(value):
        return False
    letters = any(character.isalpha() for character in value)
    if letters and (_has_digit(value) or _INNER_SIGN.search(value)):
        return True
    return quoted and value.isalpha() and value.lower() not in _WORDS_IN_QUOTES


def looks_made(value: str) -> bool:
    """Whether `value` may be a key that a machine made."""
    digits = sum(character.isdecimal() for character in value)
    mixed = value.lower() != value and value.upper() != value
    return (
        len(value) >= 8
        and digits > 0
        and (digits >= 3 or mixed)
        and any(character.isalpha() for character in value)
        and not _is_none(value)
        and not _is_plain(value)
        and not _NUMBERED_WORDS.fullmatch(value)
    )


def _without_stop(value: str) -> str:
    """`value` without what ends a sentence or a bracket around it; `!` may be a password's last letter."""
    ended = value.rstrip(".:*>")
    if not _has_digit(ended):
        ended = ended.rstrip(".:*>!?")
    return ended if re.search(r"[(\[{]", ended) else ended.rstrip(")]}").rstrip(".:")


def _is_none(value: str) -> bool:
    return (
        is_templated_secret(value)
        or is_prefixed_with_dollar_sign(value)
        or is_sequential_string(value)
        or is_potential_uuid(value)
    )


def _is_plain(value: str) -> bool:
    if _PATH.fullmatch(value):
        return not (len(value) >= 30 and _has_digit(value) and value.lower() != value and "." not in value)
    return bool(_PLAIN.fullmatch(value))


def _has_digit(value: str) -> bool:
    return any(character.isdecimal() for character in value)
