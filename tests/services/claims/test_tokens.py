from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.services.claims.tokens import readable, tokens


def kinds(text: str) -> list[tuple[str, str]]:
    return [(kind, shown) for kind, shown, _ in tokens(readable(text))]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Run `make lint` now.", [("word", "Run"), ("code", "`make lint`"), ("word", "now"), ("end", ".")]),
        ("see https://x.example/a?b=1", [("word", "see"), ("link", "https://x.example/a?b=1")]),
        ("ask anna@acme.example", [("word", "ask"), ("link", "anna@acme.example")]),
        ("due 2026-11-30T10:00Z", [("word", "due"), ("iso", "2026-11-30T10:00Z")]),
        ("due 30.11.2026", [("word", "due"), ("dmy", "30.11.2026")]),
        ("at 2 pm", [("word", "at"), ("time", "2 pm")]),
        ("v2.3.1-rc1, 10.0.0.1", [("version", "v2.3.1-rc1"), ("version", "10.0.0.1")]),
        ("src/app.py docs/ /v1/orders", [("path", "src/app.py"), ("path", "docs/"), ("path", "/v1/orders")]),
        ("on/off", [("word", "on"), ("word", "off")]),
        ("app.yaml", [("dotted", "app.yaml")]),
        ("#412 -> 3f9d1c2", [("reference", "#412"), ("arrow", "->"), ("mixed", "3f9d1c2")]),
        (">= 3.11, -5, 1,024 10 000 30s", [("number", ">= 3.11"), ("number", "-5"), ("number", "1,024"),
                                           ("number", "10 000"), ("number", "30s")]),
        ("utf-8 don’t п'ять", [("word", "utf-8"), ("word", "don’t"), ("word", "п'ять")]),
        ("端口是8080", [("word", "端口是"), ("number", "8080")]),
        ("٣٠ seconds", [("number", "30"), ("word", "seconds")]),
    ],
)  # fmt: skip
def test_what_is_read_as_one(text: str, expected: list[tuple[str, str]]) -> None:
    assert kinds(text) == expected


@given(st.text(st.characters(codec=None)))
def test_tokens_are_pieces_of_the_text_in_order(text: str) -> None:
    text = readable(text)
    at = 0
    for _, shown, _ in tokens(text):
        assert shown
        at = text.index(shown, at) + len(shown)


@pytest.mark.parametrize("piece", ["@", "-", "a/", "a.", "1.", "  ", "(,", "a'", "1 000", "x-1-", "~/", "A"])
def test_a_long_run_of_anything_is_read_in_one_go(piece: str) -> None:
    # Were the time to grow with the square of the length, this would take minutes.
    tokens(piece * 30_000)
    tokens((piece * 30_000)[::-1])
