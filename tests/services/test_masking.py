from __future__ import annotations

from hashlib import sha256

import pytest

from explorer.memory.keys import Key
from explorer.services.masking import masked_pieces
from explorer.services.secrets import scan
from tests.ui.teleport.send_cases import ADDRESS, HOST, TOKEN


def known(field: str, value: object) -> dict[str, str]:
    found = scan([(Key("user", "a"), {field: value})], 1, lambda _: None)
    return {each.digest: each.masked for each in found}


def text(field: str, value: object) -> str:
    return "".join(piece.text for piece in masked_pieces(field, value, known(field, value)))


def test_what_was_found_is_masked_and_the_rest_stands() -> None:
    said = text("content", f"🧠 {TOKEN} و {ADDRESS}, ask on {HOST}.")
    assert said == f"🧠 ghp_…4a و o…@acme-shop.com, ask on {HOST}."


def test_each_piece_says_which_finding_it_is() -> None:
    value = f"a {ADDRESS} b {ADDRESS}"
    pieces = masked_pieces("content", value, known("content", value))
    digest = sha256(ADDRESS.encode()).hexdigest()
    assert [piece.digest for piece in pieces] == ["", digest, "", digest]


@pytest.mark.parametrize(
    ("field", "value", "expected"),
    [
        ("tags", ["a", ADDRESS], "a\no…@acme-shop.com"),
        ("extra", {"owner": {"mail": ADDRESS}, "n": 3}, "o…@acme-shop.com"),
        ("content", None, ""),
        ("content", "nothing here", "nothing here"),
    ],
)
def test_fields_of_any_shape(field: str, value: object, expected: str) -> None:
    assert text(field, value) == expected


def test_a_field_whose_name_says_that_it_is_a_secret() -> None:
    assert "S3cr3tPassw0rd99" not in text("password", "S3cr3tPassw0rd99")


@pytest.mark.parametrize(
    "value",
    [
        f"postgres://shop:S3cr3tPassw0rd99@db.{HOST}:5432/shop",
        "password = S3cr3tPassw0rd99!, token: ghp_16C7e42F292c6912E7710c838347Ae178B4a",
        "AWS_ACCESS_KEY_ID=AKIAIOSFODNN7EXAMQLE",
    ],
)
def test_where_detectors_overlap_nothing_shows_through(value: str) -> None:
    said = text("content", value)
    for secret in ("S3cr3tPassw0rd99", TOKEN, "AKIAIOSFODNN7EXAMQLE"):
        assert secret not in said


def test_what_is_no_finding_but_looks_like_one_is_masked_all_the_same() -> None:
    pieces = masked_pieces("content", f"see {TOKEN}", {})
    assert TOKEN not in "".join(piece.text for piece in pieces)
