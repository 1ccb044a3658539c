"""Which of the records that were found in a main file count: some lie in others, some stand there twice."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.memory.salvaged import Duplicate
from explorer.memory.text import identify_digest
from explorer.store import vdb_format as fmt
from explorer.store.salvage_scan import Found

_TELL_EVERY = 1_000
_NO_HASH, _MATCHES, _DIFFERS = 1, 2, 0


class Chosen(NamedTuple):
    """The records that count, by place, and the keys of all that overlap others of them.

    `copies` are the second versions by the key that they are kept under.
    """

    records: list[tuple[Key, Found]]
    overlapping: set[Key]
    duplicates: list[Duplicate]
    copies: dict[Key, Key]


def without_overlaps(data: bytes, found: Iterable[Found]) -> tuple[list[Found], set[int]]:
    """The records that may be true, and the starts of those that still overlap another one.

    Where one holds another, a wrong length in the outer one may have swallowed it, or the outer one's text may happen
    to be the bytes of a record. The hash of the text tells; where there is none, both are kept.
    """
    kept: list[Found] = []
    doubtful: set[int] = set()
    for near in _clusters(found):
        cluster = near
        if len(near) > 1:
            cluster = _settled(data, near)
            doubtful |= {each.start for part in _clusters(cluster) if len(part) > 1 for each in part}
        kept += cluster
    return kept, doubtful


def choose(
    data: bytes, found: Sequence[Found], overlapping: set[int], taken: set[Key], report: Report = lambda _: None
) -> Chosen:
    """One record a key: the later one, unless only an earlier one is without flaw.

    Another version that is as good is kept under a free key: not one of those `taken` by the log either.
    """
    by_key: defaultdict[Key, list[Found]] = defaultdict(list)
    for number, each in enumerate(found):
        if number % _TELL_EVERY == 0:
            report(0.5 * number / len(found))
        by_key[_key(data, each)].append(each)
    taken = taken | by_key.keys()
    chosen = Chosen([], set(), [], {})
    for number, (key, candidates) in enumerate(by_key.items()):
        if number % _TELL_EVERY == 0:
            report(0.5 + 0.5 * number / len(by_key))
        best = candidates[0] if len(candidates) == 1 else max(candidates, key=lambda one: _rank(data, one, overlapping))
        chosen.records.append((key, best))
        if best.start in overlapping:
            chosen.overlapping.add(key)
        seen = {data[best.start : best.end]}
        for other in candidates:
            if other is best:
                continue
            kept_as = None
            body = data[other.start : other.end]
            if body not in seen and not _is_worse(data, other, best):
                seen.add(body)
                kept_as = _free(key, taken)
                taken.add(kept_as)
                chosen.records.append((kept_as, other))
                chosen.copies[kept_as] = key
            chosen.duplicates.append(Duplicate(key, other.start, kept_as))
    return chosen


def gaps(found: Iterable[Found], begin: int, end: int) -> list[tuple[int, int]]:
    """The places from `begin` to `end` that belong to none of these, which ascend."""
    result = []
    for each in found:
        if each.start > begin:
            result.append((begin, each.start))
        begin = max(begin, each.end)
    return [*result, (begin, end)] if begin < end else result


def _clusters(found: Iterable[Found]) -> Iterator[list[Found]]:
    cluster: list[Found] = []
    furthest = 0
    for each in found:
        if cluster and each.start >= furthest:
            yield cluster
            cluster = []
        cluster.append(each)
        furthest = max(furthest, each.end)
    if cluster:
        yield cluster


def _settled(data: bytes, cluster: list[Found]) -> list[Found]:
    if any(each.is_clean for each in cluster):
        # What has a flaw is damaged for certain, and here it is its lengths.
        cluster = [each for each in cluster if each.is_clean]
    gone: set[int] = set()
    for number, outer in enumerate(cluster):
        # By number, not from a copy of what follows: a cluster may be as long as the file.
        behind = number + 1
        while behind < len(cluster) and cluster[behind].start < outer.end:
            behind += 1
        inner = [cluster[at] for at in range(number + 1, behind) if cluster[at].end <= outer.end]
        if not inner or outer.start in gone:
            continue
        state, begin, end = _content(data, outer)
        if state == _DIFFERS:
            gone.add(outer.start)
        elif state == _MATCHES:
            gone |= {each.start for each in inner if begin <= each.start and each.end <= end}
    return [each for each in cluster if each.start not in gone]


def _content(data: bytes, record: Found) -> tuple[int, int, int]:
    """Whether the text of a record is what its hash says, and where the text stands."""
    metadata = fmt.parse_record(data, record.start)[0].metadata
    content, digest = metadata.get("content"), metadata.get("content_hash")
    if not (isinstance(content, str) and isinstance(digest, str) and digest):
        return _NO_HASH, 0, 0
    encoded = content.encode()
    begin = data.find(encoded, record.start, record.end)
    state = _DIFFERS if identify_digest(content, digest) is None else _MATCHES
    return state, begin, begin + len(encoded)


def _rank(data: bytes, record: Found, overlapping: set[int]) -> tuple[bool, bool, int, int]:
    return record.is_clean, record.start not in overlapping, _content(data, record)[0], record.start


def _is_worse(data: bytes, other: Found, best: Found) -> bool:
    if best.is_clean and not other.is_clean:
        return True
    return _content(data, other)[0] == _DIFFERS and _content(data, best)[0] != _DIFFERS


def _free(key: Key, taken: set[Key]) -> Key:
    number = 1
    while True:
        free = Key(key.namespace, f"{key.id}~copy{'' if number == 1 else number}")
        if free not in taken:
            return free
        number += 1


def _key(data: bytes, record: Found) -> Key:
    namespace, at = fmt.parse_name(data, record.start)
    return Key(namespace, fmt.parse_text(data, at)[0])
