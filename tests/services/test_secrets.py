from __future__ import annotations

import hashlib
import random
import socket
import uuid
from collections.abc import Iterator, Mapping
from typing import NoReturn

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from explorer.services.secrets import Finding, FindingKind, mask, scan

FACT = Key("user", "1")
KEY_BODY = "MIIEowIBAAKCAQEA7bq8t5rPz2uV3mYxQk1wLdJhG0fSaTnB"


def quiet(share: float) -> None:
    assert 0 <= share <= 1


def found(*records: Mapping[str, object], allowed: tuple[str, ...] = ()) -> list[Finding]:
    numbered = [(Key("user", str(number)), metadata) for number, metadata in enumerate(records, 1)]
    return scan(numbered, len(numbered), quiet, allowed)


def digest(value: str) -> str:
    return hashlib.sha256(value.encode()).hexdigest()


def test_a_finding_says_where_and_shows_no_more_than_needed() -> None:
    text = "Ask ana@acme.io or +380 44 123 45 67; db.internal, password is hunter2"
    assert found({"content": text}) == [
        Finding(FACT, "content", FindingKind.EMAIL, "", "a…@acme.io", digest("ana@acme.io")),
        Finding(FACT, "content", FindingKind.PHONE, "", "+380…7", digest("+380 44 123 45 67")),
        Finding(FACT, "content", FindingKind.PRIVATE_HOST, "", "db.internal", digest("db.internal")),
        Finding(FACT, "content", FindingKind.SECRET, "Secret Keyword", "hu…", digest("hunter2")),
    ]


def test_nested_texts_are_read_and_bookkeeping_is_not() -> None:
    metadata = {
        "content": "Nothing here",
        "content_hash": "ana@acme.io",
        "updated_at": "ana@acme.io",
        "source_fact_ids": ["user/ana@acme.io"],
        "links": [{"to": "user/2", "why": ["see", "bo.b@acme.io"]}],
        "tags": ("nas.lan",),
        "confidence": 0.5,
        "pinned": True,
        "deleted_by": None,
    }
    assert [(each.field, each.masked) for each in found(metadata)] == [("links", "b…@acme.io"), ("tags", "nas.lan")]


def test_a_field_may_say_that_its_value_is_secret() -> None:
    metadata = {"password": "hunter2", "token_count": "abc12345678", "login": {"api_key": ["Zx81kqPlm09"]}}
    assert [(each.field, each.digest) for each in found(metadata)] == [
        ("password", digest("hunter2")),
        ("login", digest("Zx81kqPlm09")),
    ]


def test_findings_come_in_the_order_of_records_fields_and_places_each_once() -> None:
    both = {"topic": "nas.lan", "content": "10.0.0.5, then nas.lan, then 10.0.0.5"}
    assert [(each.key.id, each.field, each.masked) for each in found(both, both)] == [
        (number, field, host)
        for number in ("1", "2")
        for field, host in [("topic", "nas.lan"), ("content", "10.0.0.5"), ("content", "nas.lan")]
    ]


def test_one_value_is_named_once_by_the_surest_detector() -> None:
    texts = {
        f"the api key is sk-ant-api03-{'aB3-' * 8}x": ["Anthropic Key"],
        "postgres://app:s3cret@acme.com/db": ["Basic Auth Credentials"],
        f"-----BEGIN PRIVATE KEY-----\n{KEY_BODY}\n-----END PRIVATE KEY-----": ["Private Key"],
    }
    for text, names in texts.items():
        assert [each.what for each in found({"content": text})] == names


def test_what_a_person_allowed_is_not_flagged_again_and_uncovers_nothing() -> None:
    text = "postgres://app:s3cret@acme.com/db and hunter2: password=hunter2"
    assert [each.digest for each in found({"content": text}, allowed=(digest("s3cret"),))] == [digest("hunter2")]


def test_two_private_keys_are_two_findings() -> None:
    bodies = [KEY_BODY, KEY_BODY[::-1]]
    text = "\n".join(f"-----BEGIN RSA PRIVATE KEY-----\n{body}\n-----END RSA PRIVATE KEY-----" for body in bodies)
    assert [each.digest for each in found({"content": text})] == [digest(body) for body in bodies]


def test_a_stop_is_heeded_between_records() -> None:
    read: list[str] = []

    def stop(share: float) -> None:
        if share > 0:
            raise Cancelled

    def records() -> Iterator[tuple[Key, Mapping[str, object]]]:
        for number in range(1_000):
            read.append(str(number))
            yield Key("user", str(number)), {"content": "x" * 9_000}

    with pytest.raises(Cancelled):
        scan(records(), 1_000, stop)
    assert len(read) < 10


def test_progress_reaches_the_end_and_never_passes_it() -> None:
    shares: list[float] = []
    records = [(Key("user", str(number)), {"content": "plain"}) for number in range(500)]
    scan(records, 100, shares.append)
    assert shares == sorted(shares)
    assert len(shares) > 5
    assert (shares[0], shares[-1]) == (0.0, 1.0)
    assert scan([], 0, shares.append) == []


def test_nothing_is_asked_of_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> NoReturn:
        pytest.fail("a socket was opened")

    for name in ("socket", "create_connection", "getaddrinfo"):
        monkeypatch.setattr(socket, name, refuse)
    text = (
        f"AKIAIOSFODNN7EXAMPLE xoxb-123456789012-abcdefABCDEF sk_live_{'a1B2' * 6} SK{'a1' * 16} "
        f"{'a1' * 16}-us12 softlayer_api_key: {'a1' * 32} cloudant_password: {'a1' * 32} 12345678:{'aB3' * 11}x1 "
        f"https://hooks.slack.com/services/T01/B02/c3d4 password = 'hunter2'"
    )
    assert len(found({"content": text})) >= 8


@given(st.text(max_size=200))
def test_a_mask_shows_at_most_a_third(value: str) -> None:
    masked = mask(value)
    head, _, tail = masked.partition("…") if "…" not in value else (masked, "", "")
    assert len(masked) - 1 <= len(value) / 3
    assert value.startswith(head) or "…" in value
    assert value.endswith(tail)


@given(st.text(alphabet="abcXYZ0189!#$_-", min_size=4, max_size=60))
def test_no_finding_of_a_password_shows_more_than_a_third_of_it(password: str) -> None:
    for each in found({"password": password}):
        assert len(each.masked) - 1 <= len(password) / 3


@given(st.dictionaries(st.text(), st.recursive(st.text() | st.none() | st.floats(), st.lists), max_size=3))
def test_any_text_can_be_scanned(metadata: dict[str, object]) -> None:
    found(metadata)


def test_a_text_with_half_a_character_has_a_digest() -> None:
    assert [each.masked for each in found({"content": "password is \ud800hunter2x9"})] == ["\ud800h…9"]


LONG = [
    *("a", "@", "a@", "a.", "1", "+1 ", "00 ", "eyJ", "sk-", "password", "password is ", "password for a b ", "'a"),
    *("`a ", "-----BEGIN PRIVATE KEY-----", "://a:", "a://a:", "curl ", "a.local ", "密", "fc00:", "10.", "tel: "),
    *("(", "aws", "softlayer", "your_", "bearer ", "a-", " ", "password\n", "_a", "//"),
]


@pytest.mark.parametrize("unit", LONG)
def test_a_long_text_takes_linear_time(unit: str) -> None:
    long = unit * (200_000 // len(unit))
    found({"content": f"{long}@"}, {"password": f"{long[:100_000]}!"})


def test_what_names_a_record_is_scanned_too() -> None:
    token = "ghp_aB3dE5gH7jK9mN1pQ3rS5tU7vW9xY1zA3bC5"
    for key in (Key("user", token), Key(f"project:{token}", "mem_1"), Key("user", f"{token}~2")):
        [finding] = scan([(key, {"content": "plain", "id": token})], 1, quiet)
        assert (finding.key, finding.field, finding.kind, finding.digest) == (
            key,
            "id",
            FindingKind.SECRET,
            digest(token),
        )
    [finding] = scan([(Key("user", "ana@acme.io"), {})], 1, quiet)
    assert (finding.field, finding.masked) == ("id", "a…@acme.io")


def test_ids_as_agents_make_them_are_nothing_to_hide() -> None:
    chance = random.Random(7)
    namespaces = (
        "",
        "user",
        "project:main",
        "reference:feature/api-keys",
        "project:fix-password-reset",
        "__policies__",
    )
    ids = [
        "mem_387f137fb0bf~2",
        "None",
        "snapshot",
        "session-20261130-120000",
        "1764504000.123",
        "2026-11-30T12:00:00Z",
    ]
    for _ in range(300):
        digits = f"{chance.getrandbits(256):064x}"
        ids += [f"mem_{digits[:12]}~{chance.randrange(2, 99)}", digits[:40], digits, f"sha256:{digits}", digits[:7]]
        ids += [str(uuid.UUID(digits[:32])), digits[:32], str(chance.getrandbits(60)), str(chance.randrange(10**10))]
    records = [(Key(namespace, each), dict[str, object]()) for namespace in namespaces for each in ids]
    assert scan(records, len(records), quiet) == []
