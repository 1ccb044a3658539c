"""Whether two texts state the same, and whether they exclude each other: two questions with two answers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from explorer.services.claims.claims import ClaimKind, Claims, Item
from explorer.services.claims.opposites import OPPOSITES
from explorer.services.claims.order import is_swapped
from explorer.services.claims.reading import claims_of

_COUNTED = (ClaimKind.NUMBER, ClaimKind.VERSION, ClaimKind.DATE, ClaimKind.NEGATION)
_WORDS = (ClaimKind.WORD, ClaimKind.NAME, ClaimKind.ENVIRONMENT)
_FIGURES = (ClaimKind.NUMBER, ClaimKind.VERSION)
_FUTURE = "future"
_TOLD_BY_ORDER = 8
"""A text of more items is longer than one statement: another order of its clauses says nothing else."""
_STILL = frozenset({"longer", "anymore", "still", "yet", "can", "allow"})


@dataclass(frozen=True, slots=True)
class Difference:
    """What stands on one side only, each as the text has it; of order and tense, what stands on both."""

    kind: ClaimKind
    ours: tuple[str, ...]
    theirs: tuple[str, ...]


def differing(a: Claims, b: Claims) -> tuple[Difference, ...]:
    """Everything that one of the texts states and the other does not; empty where merging them loses nothing."""
    if a == b:
        return ()
    ours, theirs = _left_over(a.items, b.items)
    found = []
    for kind in ClaimKind:
        one = tuple(item.shown for item in ours if item.kind is kind)
        other = tuple(item.shown for item in theirs if item.kind is kind)
        if one or other:
            found.append(Difference(kind, one, other))
    if a.symbols != b.symbols:
        found.append(_of_symbols(Counter(a.symbols), Counter(b.symbols)))
    if _FUTURE in a.tenses ^ b.tenses or (a.tenses and b.tenses and not a.tenses & b.tenses):
        found.append(Difference(ClaimKind.TENSE, tuple(sorted(a.tenses)), tuple(sorted(b.tenses))))
    if not found and is_swapped(a, b):
        found.append(Difference(ClaimKind.ORDER, _shown(a.items), _shown(b.items)))
    return tuple(found)


def _of_symbols(ours: Counter[str], theirs: Counter[str]) -> Difference:
    return Difference(
        ClaimKind.SYMBOL, tuple(sorted((ours - theirs).elements())), tuple(sorted((theirs - ours).elements()))
    )


def same_claims(a: Claims, b: Claims) -> bool:
    """Whether nothing differs at all: the texts may be merged."""
    return not differing(a, b)


def contradicts(a: Claims, b: Claims) -> bool:
    """Whether one slot has two values: both cannot be true."""
    return bool(contradicting(a, b))


def contradicting(a: Claims, b: Claims) -> tuple[Difference, ...]:
    """The slots that have another value on each side; empty where both texts may be true.

    Texts about two different things do not contradict each other: where each has a word, name or environment that
    the other lacks, other values are no wonder.
    """
    if a == b:
        return ()
    ours, theirs = _left_over(a.items, b.items)
    opposites, ours_left, theirs_left = _opposites(ours, theirs)
    if (ours_left or _has_label(a, ours)) and (theirs_left or _has_label(b, theirs)):
        return ()
    found = [*_other_figures(a, b, ours, theirs), *_other_dates(ours, theirs)]
    turned = _turned(ours, theirs, opposites)
    if any(_adds_negated(side, left) for side, left in ((ours, ours_left), (theirs, theirs_left))):
        turned = []
    is_short = len(a.items) <= _TOLD_BY_ORDER
    if is_short and not ours_left and not theirs_left and is_swapped(a, _with_ours(b, opposites)):
        turned = [] if turned else [Difference(ClaimKind.ORDER, _shown(a.items), _shown(b.items))]
    return (*found, *turned)


def lost_from(text: str, kept: str) -> tuple[str, ...]:
    """What `text` states and `kept` does not, as `text` has it and in its order."""
    return tuple(item.shown for item in _left_over(claims_of(text).items, claims_of(kept).items)[0])


def _shown(items: Iterable[Item]) -> tuple[str, ...]:
    return tuple(item.shown for item in items)


def _left_over(ours: Sequence[Item], theirs: Sequence[Item]) -> tuple[list[Item], list[Item]]:
    """The items of each side that the other has not; a word counts once, a figure as often as it stands."""
    one, other = _without(ours, theirs), _without(theirs, ours)
    if one and other:
        spelt, meant = {item.spelling for item in other}, {item.spelling for item in one}
        one = [item for item in one if item.kind in _COUNTED or item.spelling not in spelt]
        other = [item for item in other if item.kind in _COUNTED or item.spelling not in meant]
    return one, other


def _without(items: Sequence[Item], others: Sequence[Item]) -> list[Item]:
    have = Counter(item.value for item in others)
    left = []
    for item in items:
        if item.kind in _COUNTED and have[item.value] > 0:
            have[item.value] -= 1
        elif item.kind in _COUNTED or item.value not in have:
            left.append(item)
    return left


def _opposites(ours: Sequence[Item], theirs: Sequence[Item]) -> tuple[list[tuple[Item, Item]], list[Item], list[Item]]:
    """Words that exclude each other, and the words and names that are left over besides."""
    pairs: list[tuple[Item, Item]] = []
    paired: set[Item] = set()
    for one in ours:
        excluded = OPPOSITES.get(one.value)
        found = excluded and next((each for each in theirs if each.value in excluded and each not in paired), None)
        if found and one not in paired:
            pairs.append((one, found))
            paired |= {one, found}
    left = [[item for item in side if item.kind in _WORDS and item not in paired] for side in (ours, theirs)]
    return pairs, left[0], left[1]


def _has_label(claims: Claims, left: Sequence[Item]) -> bool:
    return bool(claims.label) and any(item.value == claims.label for item in left)


def _with_ours(b: Claims, opposites: Sequence[tuple[Item, Item]]) -> Claims:
    """`b` with our word for each opposite, so that only the order is left to differ."""
    meant = {theirs: ours for ours, theirs in opposites}
    return replace(b, items=tuple(meant.get(item, item) for item in b.items)) if meant else b


def _other_figures(a: Claims, b: Claims, ours: Sequence[Item], theirs: Sequence[Item]) -> list[Difference]:
    """Numbers with the same unit; without one, those beside the same word, or the only ones."""
    mine = list(dict.fromkeys(item for item in ours if item.kind in _FIGURES))
    yours = list(dict.fromkeys(item for item in theirs if item.kind in _FIGURES))
    if len(mine) == len(yours) == 1 and mine[0].slot == yours[0].slot:
        return [] if _is_finer(mine[0].value, yours[0].value) else [_of_values(mine[0], yours[0])]
    comparable: dict[str, list[Item]] = {}
    beside, beside_theirs = _neighbours(a.items), _neighbours(b.items)
    for item in yours:
        for key in _grounds(item, beside_theirs):
            comparable.setdefault(key, []).append(item)
    found = []
    for item in mine:
        others = (other for key in _grounds(item, beside) for other in comparable.get(key, ()))
        other = next((each for each in others if not _is_finer(item.value, each.value)), None)
        if other is not None:
            found.append(_of_values(item, other))
    return found


def _grounds(item: Item, beside: Mapping[Item, set[str]]) -> Iterable[str]:
    """What another number must share to be of the same thing."""
    return [f"unit {item.slot}"] if item.slot else sorted(f"word {word}" for word in beside[item])


def _neighbours(items: Sequence[Item]) -> dict[Item, set[str]]:
    """The words beside each number."""
    found: dict[Item, set[str]] = {}
    for at, item in enumerate(items):
        if item.kind in _FIGURES:
            around = (*items[max(at - 1, 0) : at], *items[at + 1 : at + 2])
            found.setdefault(item, set()).update(each.value for each in around)
    return found


def _of_values(one: Item, other: Item) -> Difference:
    return Difference(one.kind, (one.shown,), (other.shown,))


def _other_dates(ours: Sequence[Item], theirs: Sequence[Item]) -> list[Difference]:
    """Dates of the same grain."""
    by_slot: dict[str, list[Item]] = {}
    for item in theirs:
        if item.kind is ClaimKind.DATE:
            by_slot.setdefault(item.slot, []).append(item)
    found = []
    for item in ours:
        others = by_slot.get(item.slot, ()) if item.kind is ClaimKind.DATE else ()
        other = next((each for each in others if not _may_be_one_day(item.value, each.value)), None)
        if other is not None:
            found.append(_of_values(item, other))
    return found


def _may_be_one_day(one: str, other: str) -> bool:
    """Whether one is the other with more, or less, of it: -11-30 and 2026-11-30, -11 and 2026-11."""
    short, long = sorted((one.lstrip("-"), other.lstrip("-")), key=len)
    return long.endswith(short) or _is_finer(short, long)


def _is_finer(one: str, other: str) -> bool:
    """Whether one says the same more exactly: 3 and 3.12, 2026-11 and 2026-11-30."""
    short, long = sorted((one, other), key=len)
    return long.startswith((short + ".", short + "-"))


def _adds_negated(side: Sequence[Item], left: Sequence[Item]) -> bool:
    """Whether a negation came with words of its own: `, sessions are not`."""
    return any(item.kind is ClaimKind.NEGATION for item in side) and any(item.value not in _STILL for item in left)


def _turned(ours: Sequence[Item], theirs: Sequence[Item], opposites: Sequence[tuple[Item, Item]]) -> list[Difference]:
    """An odd number of negations and opposites turns the meaning round, an even one turns it back."""
    mine = tuple(item.shown for item in ours if item.kind is ClaimKind.NEGATION)
    yours = tuple(item.shown for item in theirs if item.kind is ClaimKind.NEGATION)
    if (abs(len(mine) - len(yours)) + len(opposites)) % 2 == 0:
        return []
    found = [Difference(ClaimKind.WORD, (one.shown,), (other.shown,)) for one, other in opposites]
    return [Difference(ClaimKind.NEGATION, mine, yours), *found] if mine or yours else found
