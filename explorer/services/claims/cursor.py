"""The tokens of a text and how far they are read."""

from __future__ import annotations

from explorer.services.claims.senses import Sense, sense
from explorer.services.claims.tokens import Token, tokens


class Cursor:
    """`at` is the token that comes next; looking behind the end or before the start finds nothing."""

    __slots__ = ("at", "is_first", "tokens")

    def __init__(self, text: str) -> None:
        self.tokens: list[Token] = tokens(text)
        self.at = 0
        self.is_first = True
        """Whether the token that is read begins a sentence."""

    def sense(self, ahead: int = 0) -> Sense | None:
        """What the word means that many tokens ahead; None where there is no word."""
        at = self.at + ahead
        if 0 <= at < len(self.tokens) and self.tokens[at][0] == "word":
            return sense(self.tokens[at][1])
        return None

    def plain(self, ahead: int = 0) -> str:
        """The token that many ahead, a word in its plain form; empty where there is none."""
        at = self.at + ahead
        if not 0 <= at < len(self.tokens):
            return ""
        kind, text, _ = self.tokens[at]
        return sense(text).plain if kind == "word" else text

    def number(self, ahead: int = 0) -> str:
        """The token that many ahead as it is written if it is a number, else empty."""
        at = self.at + ahead
        return self.tokens[at][1] if 0 <= at < len(self.tokens) and self.tokens[at][0] == "number" else ""
