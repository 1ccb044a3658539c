"""Who does what to whom: whether two texts of the same words mean another thing by their order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from explorer.services.claims.claims import ClaimKind, Claims
from explorer.services.claims.stems import plain

BY = "by"
_ONLY = frozenset({"only", "solo", "лише"})
_SYMMETRIC = 2
"""Items of a sentence that may be turned round only if it says what something is: the linter is ruff."""


def is_swapped(a: Claims, b: Claims) -> bool:
    """Whether what both state stands in an order that turns it round: tabs over spaces, spaces over tabs.

    No swap are: a clause that moved as a whole (when it fails, retry it), a date that moved, both sides of an
    "and", and a sentence in the passive voice.
    """
    if any((verb, whom) == (one, other) and by != to for verb, whom, by in a.agents for one, other, to in b.agents):
        return True
    voices = {_is_turned_by_voice(a, b), _is_turned_by_voice(b, a)}
    if True in voices:
        return True
    ours, theirs = _arranged(a, b), _arranged(b, a)
    if ours == theirs or False in voices or _is_moved(ours, theirs, a, b):
        return False
    voiced = a.participles ^ b.participles
    ours, theirs = ([word for word in side if word not in voiced] for side in (ours, theirs))
    return not (voiced and (ours == theirs or _is_moved(ours, theirs, a, b)))


def _is_turned_by_voice(passive: Claims, active: Claims) -> bool | None:
    """Of "done by someone": True where the active text has it done to them, False where they do it in both.

    None where not exactly one of the texts is passive.
    """
    places = {item.word: at for at, item in enumerate(active.items)}
    for verb, agent, preposition in passive.agents:
        if preposition != BY or verb not in places or agent not in places or verb in active.participles:
            continue
        if places[agent] < places[verb]:
            return False
        if _form(passive, verb) != _form(active, verb):
            return True
    return None


def _form(claims: Claims, word: str) -> str:
    return next((plain(item.shown) for item in claims.items if item.word == word), "")


def _is_moved(ours: Sequence[str], theirs: Sequence[str], a: Claims, b: Claims) -> bool:
    """Whether the first part of one is the last part of the other."""
    if len(ours) <= _SYMMETRIC and not (a.tenses and b.tenses):
        return False
    # What "only" is about stands beside it: deploy only the API, only the API deploys.
    if not theirs or theirs[0] not in ours or not _ONLY.isdisjoint(ours):
        return False
    cut = ours.index(theirs[0])
    return [*ours[cut:], *ours[:cut]] == list(theirs)


def _arranged(claims: Claims, other: Claims) -> list[str]:
    """The words that stand once in both, in order; those that an "and" joins sorted, and no date that is alone."""
    once = _once(claims) & _once(other)
    words: list[str] = []
    for at, item in enumerate(claims.items):
        if item.word not in once:
            continue
        words.append(item.word)
        if at in claims.joined and len(words) > 1 and claims.items[at - 1].word == words[-2]:
            words[-2:] = sorted(words[-2:])
    return words


def _once(claims: Claims) -> set[str]:
    words = Counter(item.word for item in claims.items)
    slots = Counter(item.slot for item in claims.items if item.kind is ClaimKind.DATE)
    return {
        item.word
        for item in claims.items
        if words[item.word] == 1 and not (item.kind is ClaimKind.DATE and slots[item.slot] == 1)
    }
