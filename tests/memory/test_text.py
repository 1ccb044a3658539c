from __future__ import annotations

import hashlib
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.text import content_hash, digest_by, identify_digest, normalise, same_text

TEXT = "The database is PostgreSQL 16"
ANY_TEXT = st.text(st.characters(codec=None))
DIGESTS = {"sha256": hashlib.sha256, "sha1": hashlib.sha1, "md5": hashlib.md5}


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("caf\u00e9", "cafe\u0301", True),
        ("a", " a\n", True),
        ("\u00a0a", "a", True),
        ("\u1112\u1161\u11ab", "\ud55c", True),
        ("", " ", True),
        ("a b", "a  b", False),
        ("A", "a", False),
        ("\ufb01", "fi", False),
        ("PostgreSQL 14", "PostgreSQL 16", False),
    ],
)
def test_equality_is_nfc_without_outer_space(one: str, other: str, same: bool) -> None:
    assert same_text(one, other) is same
    assert same_text(other, one) is same


@given(ANY_TEXT)
def test_normalising_twice_is_normalising_once(text: str) -> None:
    once = normalise(text)
    assert normalise(once) == once
    assert unicodedata.is_normalized("NFC", once)
    assert same_text(text, once)
    assert same_text(text, f"\n{unicodedata.normalize('NFD', text)} ")


def test_what_we_write_is_sha256_of_utf_8() -> None:
    assert content_hash("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    assert content_hash("Київ") == hashlib.sha256("Київ".encode()).hexdigest()


@given(ANY_TEXT)
def test_every_text_has_a_hash_that_is_recognised(text: str) -> None:
    assert identify_digest(text, content_hash(text)) == "sha256"


@pytest.mark.parametrize("text", [TEXT, "Київ", ""])
@pytest.mark.parametrize(
    ("algorithm", "length"),
    [
        *(("sha256", length) for length in (64, 32, 16, 12, 8)),
        *(("sha1", length) for length in (40, 16, 12, 8)),
        *(("md5", length) for length in (32, 16, 12, 8)),
    ],
)
def test_digests_and_their_truncations(text: str, algorithm: str, length: int) -> None:
    whole = DIGESTS[algorithm](text.encode()).hexdigest()
    name = algorithm if length == len(whole) else f"{algorithm}:{length}"
    assert identify_digest(text, whole[:length]) == name
    assert identify_digest(text, f" {whole[:length].upper()}\n") == name


@pytest.mark.parametrize(
    "digest",
    [
        "",
        "deadbeef",
        "not a digest",
        content_hash(TEXT)[:7],
        content_hash(TEXT)[:63],
        content_hash(TEXT)[1:33],
        content_hash(TEXT) + "0",
        content_hash(TEXT + " "),
        hashlib.sha512(TEXT.encode()).hexdigest(),
    ],
)
def test_no_digest_of_this_text(digest: str) -> None:
    assert identify_digest(TEXT, digest) is None


@pytest.mark.parametrize("algorithm", ["sha256", "sha256:16", "sha1", "md5:12"])
def test_a_digest_made_as_another_one_was(algorithm: str) -> None:
    assert identify_digest(TEXT, digest_by(algorithm, TEXT)) == algorithm
