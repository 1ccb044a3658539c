"""From the bytes of a file that some other program wrote to its text."""

from __future__ import annotations

import codecs
from dataclasses import dataclass

_BY_MARK = (
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF32_LE, "utf-32-le"),
    (codecs.BOM_UTF32_BE, "utf-32-be"),
    (codecs.BOM_UTF16_LE, "utf-16-le"),
    (codecs.BOM_UTF16_BE, "utf-16-be"),
)
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


@dataclass(frozen=True, slots=True)
class Unused:
    """A part of a file that could not be used as it stands: its line, counted from 1, and why, as a sentence.

    `file` is the name of the file in the folder that was named; empty where the file itself was.
    """

    line: int
    reason: str
    file: str = ""


def decode(data: bytes) -> tuple[str, list[Unused]]:
    """The text of `data`, without its byte order mark; UTF-8 unless a mark, or a zero beside a letter, says UTF-16.

    Bytes that are no text of that encoding become U+FFFD; each line that has some is reported.
    """
    encoding = _unmarked(data)
    for mark, name in _BY_MARK:
        if data.startswith(mark):
            data, encoding = data[len(mark) :], name
            break
    try:
        return data.decode(encoding), []
    except UnicodeDecodeError:
        text = data.decode(encoding, "replace")
    known = {
        number for number, line in enumerate(data.decode(encoding, "ignore").split("\n"), 1) if REPLACEMENT in line
    }
    reason = f"Bytes that are not {encoding.upper()} were replaced by “{REPLACEMENT}”."
    lines = enumerate(text.split("\n"), 1)
    return text, [Unused(number, reason) for number, line in lines if REPLACEMENT in line and number not in known]


def _unmarked(data: bytes) -> str:
    """The encoding of a text whose first letters are ASCII, as RFC 4627 tells it for JSON."""
    zeros = [byte == 0 for byte in data[:4]]
    if zeros == [False, True, False, True]:
        return "utf-16-le"
    return "utf-16-be" if zeros == [True, False, True, False] else "utf-8"


def without_surrogates(text: str) -> str:
    """`text` with halves of surrogate pairs joined, and lone ones, which UTF-8 cannot hold, replaced by U+FFFD."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
    return text
