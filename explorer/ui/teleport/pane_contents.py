"""All that the panes show of a difference, worked out before any widget is asked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from explorer.services.teleport.compare import Difference
from explorer.services.word_diff import Change, Piece
from explorer.ui import formats
from explorer.ui.teleport.pane_fields import FieldLine, Place, field_lines, is_said, text_line
from explorer.ui.teleport.pane_marks import marked_text, marked_values, unseen_difference
from explorer.ui.teleport.pane_words import absence_words, line_word, moment_of, value_word


@dataclass(frozen=True, slots=True)
class Shown:
    """A value as a pane shows it; `word` is its field's name, `plain` what is copied. `is_quiet` mutes it."""

    word: str
    pieces: Sequence[Piece]
    plain: str
    is_quiet: bool = False
    tooltip: str = ""


@dataclass(frozen=True, slots=True)
class Contents:
    """The text and the lines of the three places; `texts` and the inner sequences of `values` go by `Place`.

    `note` says why the texts look the same and are not. `hidden` equal fields are left out.
    """

    text: FieldLine
    texts: Sequence[Shown]
    note: str
    lines: Sequence[FieldLine]
    values: Sequence[Sequence[Shown | None]]
    hidden: int


def contents_of(difference: Difference, *, base_known: bool, hide_equal: bool) -> Contents:
    """Put a difference into words and marks."""
    text = text_line(difference)
    here, _, there = (value if isinstance(value, str) else "" for value in text.values)
    every = field_lines(difference)
    lines = [line for line in every if not (hide_equal and line.is_equal)]
    return Contents(
        text,
        _texts(text, [absence_words(difference, place, base_known=base_known) for place in Place]),
        unseen_difference(here, there) if here and there else "",
        lines,
        _by_place(lines),
        len(every) - len(lines),
    )


def _texts(line: FieldLine, absent: Sequence[str]) -> list[Shown]:
    word = line_word(line.name)
    shown = []
    for value, pieces, why in zip(line.values, marked_text(line), absent, strict=True):
        if why or not isinstance(value, str):
            shown.append(Shown(word, [Piece(Change.SAME, why)], why, is_quiet=True))
        else:
            shown.append(Shown(word, pieces, value))
    return shown


def _by_place(lines: Sequence[FieldLine]) -> list[list[Shown | None]]:
    columns: list[list[Shown | None]] = [[] for _ in Place]
    for line in lines:
        for place, pieces in zip(Place, marked_values(line), strict=True):
            columns[place].append(_shown(line, place, pieces) if line.given[place] else None)
    return columns


def _shown(line: FieldLine, place: Place, pieces: Sequence[Piece]) -> Shown:
    value = line.values[place]
    word = value_word(line.name, value)
    exactly = formats.exact_time(moment_of(line.name, value))
    if not is_said(value) or line.is_quiet:
        return Shown(line_word(line.name), pieces or [Piece(Change.SAME, word)], word, is_quiet=True, tooltip=exactly)
    return Shown(line_word(line.name), pieces, word, tooltip=exactly)
