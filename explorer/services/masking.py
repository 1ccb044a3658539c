"""The text of a field with what was found in it masked, so that a person sees what it is about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from explorer.services.secrets import mask, places_in, texts_in, value_digest


class Piece(NamedTuple):
    """A part of the text; `digest` is that of the finding where it stands for one, else empty."""

    text: str
    digest: str = ""


def masked_pieces(field: str, value: object, known: Mapping[str, str]) -> list[Piece]:
    """The texts of a field, one below the other. `known` has the masked forms of the values found, by digest.

    A value that looks like a secret and is not among them is masked too.
    """
    pieces: list[Piece] = []
    for line in texts_in(field, value):
        if pieces:
            pieces.append(Piece("\n"))
        pieces += _pieces(line, known)
    return pieces


def _pieces(text: str, known: Mapping[str, str]) -> Iterator[Piece]:
    at = 0
    for start, end, shown, digest in _spans(text, known):
        if start > at:
            yield Piece(text[at:start])
        yield Piece(shown, digest)
        at = end
    if at < len(text):
        yield Piece(text[at:])


def _spans(text: str, known: Mapping[str, str]) -> Iterator[tuple[int, int, str, str]]:
    """What is hidden, in order and apart from each other: where two overlap, all of both is."""
    places = sorted(places_in(text), key=lambda place: (place[0], -place[1]))
    while places:
        start, end = places[0]
        together = [places.pop(0)]
        while places and places[0][0] < end:
            end = max(end, places[0][1])
            together.append(places.pop(0))
        values = [text[first:last] for first, last in together]
        digest = next((digest for value in values if (digest := value_digest(value)) in known), "")
        if not digest:
            yield start, end, mask(text[start:end]), ""
        elif value_digest(text[start:end]) == digest:
            yield start, end, known[digest], digest
        else:
            yield start, end, f"{known[digest]}…", digest
