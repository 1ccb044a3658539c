from __future__ import annotations

import codecs

import pytest

from explorer.agent.importers.source_text import Unused, decode, without_surrogates


@pytest.mark.parametrize(
    "data",
    [
        "пам'ять".encode(),
        codecs.BOM_UTF8 + "пам'ять".encode(),
        codecs.BOM_UTF16_LE + "пам'ять".encode("utf-16-le"),
        codecs.BOM_UTF16_BE + "пам'ять".encode("utf-16-be"),
    ],
)
def test_utf8_and_utf16_by_their_mark(data: bytes) -> None:
    assert decode(data) == ("пам'ять", [])


def test_bytes_of_another_encoding_are_replaced_and_reported_by_line() -> None:
    text, unused = decode("ok �\n".encode() + "Київ".encode("cp1251") + b"\nok")
    assert text.split("\n")[0] == "ok �"
    assert text.split("\n")[2] == "ok"
    assert [part.line for part in unused] == [2]
    assert isinstance(unused[0], Unused)
    assert "UTF-8" in unused[0].reason


def test_an_odd_number_of_bytes_in_utf16_is_reported() -> None:
    text, unused = decode(codecs.BOM_UTF16_LE + "ab".encode("utf-16-le") + b"c")
    assert text == "ab�"
    assert [part.line for part in unused] == [1]


def test_surrogates_are_joined_or_replaced() -> None:
    assert without_surrogates("a\ud83d\ude00b") == "a😀b"
    assert without_surrogates("a\ud83d") == "a�"
    assert without_surrogates("plain") == "plain"
