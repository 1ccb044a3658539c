"""E-mail addresses, telephone numbers and private hosts in a text of prose.

Each function gives where a value starts and the value as it stands, in the order of the text, in time linear in
its length. Better too few than too many: a reader who is warned of every version number stops to read.
"""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterator

import phonenumbers

Place = tuple[int, str]

_CJK = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uff66-\uff9f"
# Chinese and Japanese put no space before an address: it begins where the script changes.
_LOCAL = rf"(?:(?<![^\W{_CJK}])(?<![.+%'-])(?:(?![{_CJK}])[\w.+%'-]){{1,64}}|[{_CJK}]{{1,64}})"
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_WORLD_LABEL = r"[^\W_](?:[\w-]{0,61}[^\W_])?"
_EMAIL = re.compile(
    rf"({_LOCAL})@((?:{_LABEL}\.){{1,8}}(?:xn--[A-Za-z0-9-]{{2,59}}|[A-Za-z]{{2,24}})(?![A-Za-z0-9_])"
    rf"|(?:{_WORLD_LABEL}\.){{1,8}}[^\W\d_]{{2,24}})"
)
_RESERVED = re.compile(r"(?:.+\.)?(?:example\.(?:com|net|org)|test|example|invalid|localhost)", re.IGNORECASE)
_NO_DOMAIN = re.compile(
    r"v?\d+(?:\.\d+)+.*|.+\.(?:png|jpe?g|gif|svg|webp|ico|json|html|css|jsx?|tsx?|txt|ya?ml|toml|xml|pdf|log)",
    re.IGNORECASE,
)
_REMOTE = re.compile(r":[~/\w]")

_PRIVATE_SUFFIX = r"(?:local|internal|corp|lan|intra|home\.arpa)"
_PRIVATE_NAME = re.compile(rf"(?<![\w.-])(?:{_LABEL}\.){{1,8}}{_PRIVATE_SUFFIX}(?![\w(-]|\.\w)")
_PRIVATE_DOMAIN = re.compile(rf".+\.{_PRIVATE_SUFFIX}")
# Packages, thread-local storage, and names that mean the same at everyone's.
_NO_HOST = re.compile(
    r"(?:com|org|net|io|dev|kotlin|threading|werkzeug|asgiref|celery|settings|config|chrome|browser)\."
    r"|(?:host|gateway)\.docker\.internal|metadata\.google\.internal",
)
_IPV4 = re.compile(r"(?<![\w.])(?<!ersion )(?<!==)(?:\d{1,3}\.){3}\d{1,3}(?![\w]|\.\d)", re.ASCII)
_IPV6 = re.compile(r"(?<![\w:.])f[cde][0-9a-f]{2}:[0-9a-f:]{1,35}(?![\w:])", re.IGNORECASE)
_PRIVATE_NETWORKS = tuple(
    ipaddress.ip_network(block)
    for block in ("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "169.254.0.0/16", "fc00::/7", "fe80::/10")
)
# The blocks' own names and masks are in every textbook, and the cloud's metadata service is at everyone's.
_PUBLIC_KNOWLEDGE = {"10.0.0.0", "172.16.0.0", "192.168.0.0", "169.254.0.0", "169.254.169.254"}

_DIGITS = r"\d(?:[ ().\u00a0\u2011-]{0,3}\d)"
_AFTER = r"(?![\w%]|[.,:/-]\d)"
_INTERNATIONAL = re.compile(rf"(?:(?<![\w+])\+|(?<![\w+:=#/.,-])00)[ (]?{_DIGITS}{{6,14}}{_AFTER}")
_AREA = re.compile(r"(?<!\w)\((?:0\d{1,4}\)[ -]?\d{2,4}(?:[ -]\d{2,4}){1,3}|[2-9]\d\d\)[ -]?\d{3}[ .-]\d{4})" + _AFTER)
_NAMED = re.compile(
    r"(?<![^\W_])(?:tel|phone|telephone|mobile|mob|cell|fax|whatsapp|viber|тел|телефон|моб|电话|手机|電話|هاتف|جوال)"
    rf"(?:[.:：]+[^\S\n]{{0,2}}|[^\S\n]is[^\S\n])({_DIGITS}{{6,14}}){_AFTER}",
    re.IGNORECASE,
)
_LAST_GROUP = re.compile(r"(?:[^\w+]+|^\+?)\w+$")
_DAY = re.compile(r"(?:19|20)\d\d[ .-]?\d\d[ .-]?\d\d\b|\d\d[ .-]\d\d[ .-](?:19|20)\d\d\b")


def emails(text: str) -> Iterator[Place]:
    """Addresses in any script, without the names RFC 2606 reserves for examples.

    No address is the user of a Git or ssh remote (`git@github.com:…`, `ssh://ana@host`), a package's version
    (`react@18.2.0-beta.x`), a picture's scale (`icon@2x.png`) or a user at a private host.
    """
    if "@" not in text:
        return
    for match in _EMAIL.finditer(text):
        local, domain = match[1].lstrip(".'%+-"), match[2]
        start = match.end(1) - len(local)
        if (
            local
            and local.lower() != "git"
            and not text.endswith("//", 0, start)
            and not _REMOTE.match(text, match.end())
            and not any(pattern.fullmatch(domain) for pattern in (_RESERVED, _NO_DOMAIN, _PRIVATE_DOMAIN))
        ):
            yield start, text[start : match.end()]


def phones(text: str) -> Iterator[Place]:
    """Numbers with a country's code that are valid in that country's plan, with an area code, or after `tel:`."""
    found = [(match.start(), _dialled(match[0])) for match in _INTERNATIONAL.finditer(text)]
    found += [(match.start(), match[0]) for match in _AREA.finditer(text)]
    found += [(match.start(1), match[1]) for match in _NAMED.finditer(text) if not _DAY.match(match[1])]
    end = 0
    for start, value in sorted(found):
        if value and start >= end:
            yield start, value
            end = start + len(value)


def private_hosts(text: str) -> Iterator[Place]:
    """Addresses of private and link-local networks, and names under the suffixes that only a house resolves.

    Loopback is at everyone's and is none. A file (`settings.local.json`) or package (`com.acme.internal`) is none.
    """
    found = []
    for pattern in (_IPV4, _IPV6):
        for match in pattern.finditer(text):
            value = match[0].rstrip(":") if not match[0].endswith("::") else match[0]
            if value not in _PUBLIC_KNOWLEDGE and _is_private(value):
                found.append((match.start(), value))
    for match in _PRIVATE_NAME.finditer(text):
        in_a_path = text.endswith("/", 0, match.start()) and not text.endswith("//", 0, match.start())
        if not in_a_path and not _NO_HOST.match(match[0]):
            found.append((match.start(), match[0]))
    yield from sorted(found)


def _dialled(text: str) -> str:
    """The valid number that `text` begins with: what follows it may be digits too; empty where none is."""
    while text:
        try:
            if phonenumbers.is_valid_number(phonenumbers.parse(f"+{text.removeprefix('00').removeprefix('+')}")):
                return text
        except phonenumbers.NumberParseException:
            return ""
        text = _LAST_GROUP.sub("", text)
    return ""


def _is_private(text: str) -> bool:
    try:
        address = ipaddress.ip_address(text)
    except ValueError:
        return False
    return any(address in network for network in _PRIVATE_NETWORKS)
