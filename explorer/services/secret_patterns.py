"""Passwords, keys and tokens in a text, as prose and as code write them.

detect-secrets gives the shapes of many vendors' keys and its rules of thumb for what is none. Its scan is not used:
it is made for lines of code, keeps global settings, may ask the vendor whether a key works, answers `ghp` for a GitHub
token and `BEGIN PRIVATE KEY` for every key, so that allowing one would allow all, and some of its expressions take
quadratic time. Those have their own here, linear in the text's length. Runs of hex are no secret without a word that
says so: in a memory they are commits and hashes.
"""

from __future__ import annotations

import base64
import binascii
import re
from collections.abc import Callable, Iterator
from typing import NamedTuple

from detect_secrets.filters.heuristic import (
    is_potential_uuid,
    is_sequential_string,
    is_templated_secret,
)
from detect_secrets.plugins.aws import AWSKeyDetector
from detect_secrets.plugins.azure_storage_key import AzureStorageKeyDetector
from detect_secrets.plugins.cloudant import CloudantDetector
from detect_secrets.plugins.high_entropy_strings import Base64HighEntropyString
from detect_secrets.plugins.ibm_cloud_iam import IbmCloudIamDetector
from detect_secrets.plugins.ibm_cos_hmac import IbmCosHmacDetector
from detect_secrets.plugins.jwt import JwtTokenDetector
from detect_secrets.plugins.keyword import KeywordDetector
from detect_secrets.plugins.mailchimp import MailchimpDetector
from detect_secrets.plugins.pypi_token import PypiTokenDetector
from detect_secrets.plugins.sendgrid import SendGridDetector
from detect_secrets.plugins.slack import SlackDetector
from detect_secrets.plugins.softlayer import SoftlayerDetector
from detect_secrets.plugins.square_oauth import SquareOAuthDetector
from detect_secrets.plugins.twilio import TwilioKeyDetector

from explorer.services.secret_words import keyword_values, looks_chosen


class Place(NamedTuple):
    """Where a secret stands, and which detector names it; the lower `rank`, the surer the detector."""

    start: int
    value: str
    what: str
    rank: int


class _Shape(NamedTuple):
    what: str
    needles: tuple[str, ...]
    pattern: re.Pattern[str]
    holds: Callable[[str], bool]


def _any(value: str) -> bool:
    return bool(value)


def _random(value: str) -> bool:
    """Whether a run of 16 letters and digits holds a digit: `sk-` begins slugs too."""
    return any(re.search(r"\d", run) for run in re.findall(r"[A-Za-z0-9]{16,}", value))


def _mixed(value: str) -> bool:
    return all(re.search(letters, value) for letters in ("[a-z]", "[A-Z]", "[0-9]"))


def _digit(value: str) -> bool:
    return bool(re.search(r"\d", value)) and not is_potential_uuid(value)


def _armoured(value: str) -> bool:
    return bool(re.search(r"[A-Za-z0-9+/]{32}", value))


def _signed(value: str) -> bool:
    return bool(JwtTokenDetector.is_formally_valid(value))


def _login(value: str) -> bool:
    try:
        return b":" in base64.b64decode(value, validate=True)
    except binascii.Error:
        return False


def _url_password(value: str) -> bool:
    return not is_templated_secret(value) and not re.match(r"[$%*{<]|[xX]+$", value)


def _shape(what: str, needles: str, pattern: str, holds: Callable[[str], bool] = _any) -> _Shape:
    return _Shape(what, tuple(needles.lower().split()), re.compile(pattern, re.ASCII), holds)


_OWN = (
    _shape(
        "Private Key",
        "-----begin",
        r"-----BEGIN [A-Z0-9 ]{0,30}PRIVATE KEY(?: BLOCK)?-----(?:\\[nr]|\s)*([^-]*(?:-(?!----)[^-]*)*)",
        _armoured,
    ),
    _shape("Private Key", "private-lines", r"Private-Lines: \d+\s+([A-Za-z0-9+/=\s]{32,})"),
    _shape("Private Key", "age-secret-key", r"AGE-SECRET-KEY-1[0-9A-Z]{58}"),
    _shape(
        "JSON Web Token",
        "eyj",
        r"(?<![\w=-])eyJ[\w-]{4,}\.[\w-]{2,}(?:\.[\w-]*)?",
        _signed,
    ),
    _shape("GitHub Token", "ghp_ gho_ ghu_ ghs_ ghr_", r"\bgh[pousr]_[A-Za-z0-9_]{36,255}"),
    _shape("GitHub Token", "github_pat_", r"\bgithub_pat_[A-Za-z0-9_]{22,255}"),
    _shape(
        "GitLab Token",
        "gl gr1348941",
        r"(?<![\w-])(?:gl(?:pat|dt|ft|soat|rt|cbt|imt|ptt|agent|oas)-|GR1348941)[\w-]{20,1024}",
        _digit,
    ),
    _shape("Anthropic Key", "sk-ant-", r"(?<![\w-])sk-ant-[\w-]{20,200}"),
    _shape("OpenAI Token", "sk-", r"(?<![\w-])sk-(?!ant-)[\w-]{20,200}", _random),
    _shape("Google API Key", "aiza", r"(?<![\w-])AIza[\w-]{35}(?![\w-])"),
    _shape("Google OAuth Secret", "gocspx- ya29.", r"(?<![\w-])(?:GOCSPX-|ya29\.)[\w-]{20,400}"),
    _shape("Slack Token", "xox xapp-", r"(?<![\w-])(?:xox[abceoprs]|xapp)-[A-Za-z0-9-]{10,250}", _digit),
    _shape("Stripe Access Key", "k_live_ k_test_ whsec_", r"\b(?:[rs]k_(?:live|test)|whsec)_[A-Za-z0-9+/=]{16,250}"),
    _shape("Telegram Bot Token", ":", r"(?<![\d.])\d{8,10}:[\w-]{35}(?![\w-])", _random),
    _shape("NPM Token", "npm_ _authtoken", r"(?:\bnpm_|_authToken=\s{0,3})[A-Za-z0-9-]{36}(?!\w)"),
    _shape("Hugging Face Token", "hf_", r"\bhf_[A-Za-z0-9]{34,40}\b"),
    _shape("Vault Token", "hvs. hvb.", r"\bhv[sb]\.[\w-]{24,300}"),
    _shape("DigitalOcean Token", "_v1_", r"\bdo[opr]_v1_[a-f0-9]{64}"),
    _shape("Artifactory Credentials", "akc ap", r"(?<!\w)(?:AKC|AP[0-9A-F])[A-Za-z0-9]{24,200}(?![\w.-])", _mixed),
    _shape("Discord Bot Token", ".", r"(?<![\w-])[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,40}(?![\w-])", _mixed),
    _shape(
        "Basic Auth Credentials",
        "://",
        r"(?<![\w+.-])[A-Za-z][A-Za-z0-9+.-]{1,20}://[^\s:/@\"'`<>]{0,100}:([^\s/,\"'`]{1,200})@(?=[\w\[])",
        _url_password,
    ),
    _shape(
        "Basic Auth Credentials",
        "curl",
        r"\bcurl\b[^\n]{0,200}?\s(?:-u|--user)[ =]['\"]?[^\s:$]{1,80}:([^\s'\"$]{3,200})",
    ),
    _shape("Basic Auth Credentials", "basic", r"(?i)\bbasic\s{1,3}([A-Za-z0-9+/]{8,400}={0,2})(?![\w=])", _login),
    _shape("Authorization Header", "bearer", r"(?i)\bbearer\s{1,3}([\w.~+/=-]{16,2000})", _digit),
    _shape(
        "Authorization Header",
        "authorization",
        r"(?i)\bauthorization['\"]?\s{0,3}[:=]\s{0,3}['\"]?(?:token |apikey |key )?([\w.~+/=-]{16,2000})",
        _digit,
    ),
)
_LIBRARY = tuple(
    _Shape(detector.secret_type, needles, pattern, holds)
    for detector, needles, holds in (
        (AWSKeyDetector, ("akia", "asia", "abia", "acca", "a3t", "aws"), _any),
        (AzureStorageKeyDetector, ("accountkey=",), _any),
        (CloudantDetector, ("cloudant", "cl"), _any),
        (IbmCloudIamDetector, ("key", "pwd", "pass", "token"), _mixed),
        (IbmCosHmacDetector, ("secret",), _any),
        (MailchimpDetector, ("-us",), _any),
        (PypiTokenDetector, ("pypi-",), _any),
        (SendGridDetector, ("sg.",), _any),
        (SlackDetector, ("hooks.slack.com",), _any),
        (SoftlayerDetector, ("softlayer", "sl"), _any),
        (SquareOAuthDetector, ("sq0csp-",), _any),
        (TwilioKeyDetector, ("ac", "sk"), _digit),
    )
    for pattern in detector.denylist
)
_SHAPES = _OWN + _LIBRARY
_SURE, _WORDS, _ENTROPY = range(3)
_KEYWORDS = KeywordDetector()
_KEYWORD_NEEDED = re.compile(r"pass|pwd|secret|key|contrase", re.IGNORECASE)
_LONGEST_LINE = 500
_BASE64 = Base64HighEntropyString()


def secrets_in(text: str) -> Iterator[Place]:
    """The secrets in `text`, detector by detector; one value may be found by several."""
    lowered = text.lower()
    for shape in _SHAPES:
        if any(needle in lowered for needle in shape.needles):
            yield from _shaped(shape, text)
    for start, value in keyword_values(text, lowered):
        yield Place(start, value, _KEYWORDS.secret_type, _WORDS)
    if '"' in text or "'" in text:
        yield from _quoted(text)


def _shaped(shape: _Shape, text: str) -> Iterator[Place]:
    for match in shape.pattern.finditer(text):
        group = next((number for number, part in enumerate(match.groups(), 1) if part), 0)
        start, end = match.span(group)
        inside = not group and (_is_latin(text[start - 1 : start]) or _is_latin(text[end : end + 1]))
        if not inside and shape.holds(match[group]):
            yield Place(start, match[group].rstrip(), shape.what, _SURE)


def _is_latin(character: str) -> bool:
    return character.isascii() and character.isalnum()


def _quoted(text: str) -> Iterator[Place]:
    for match in _BASE64.regex.finditer(text):
        value = match[2]
        if _BASE64.calculate_shannon_entropy(value) > _BASE64.entropy_limit and _is_noise(value):
            yield Place(match.start(2), value, _BASE64.secret_type, _ENTROPY)
    at = 0
    for line in text.splitlines(keepends=True):
        if len(line) <= _LONGEST_LINE and _KEYWORD_NEEDED.search(line):
            for value in _KEYWORDS.analyze_string(line):
                if looks_chosen(value, quoted=True):
                    yield Place(at + line.index(value), value, _KEYWORDS.secret_type, _WORDS)
        at += len(line)


def _is_noise(value: str) -> bool:
    """Whether `value` is neither words run together, as paths and names of code are, nor a hash or id."""
    in_words = sum(map(len, re.findall(r"[a-z]{4,}", value)))
    is_known = re.match(r"sha\d{3}-", value) or is_potential_uuid(value) or is_sequential_string(value)
    return not is_known and _mixed(value) and in_words * 3 < len(value)
