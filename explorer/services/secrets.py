"""What a workspace holds that should perhaps not leave the house: flagged for a person, never rewritten."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.services.personal_data import emails, phones, private_hosts
from explorer.services.secret_patterns import secrets_in
from explorer.services.secret_words import names_a_secret

# Hashes, times, numbers' names and references to records hold nothing of the house.
_SKIPPED = frozenset(
    "content_hash memory_type fact_type veracity state kind permission embedding_model "
    "created_at updated_at deleted_at resolved_at expires_at last_accessed valid_until decay_anchor "
    "id a b winner superseded_by revision_of session_id source_fact_ids source_observation_ids merged_from".split()
)
# The field under which what stands in a record's namespace and id is found: the metadata's own is skipped.
_ID = "id"
_RECORDS_A_REPORT = 50
_LETTERS_A_REPORT = 20_000


class FindingKind(StrEnum):
    """What kind of thing was found."""

    SECRET = "secret"  # noqa: S105
    EMAIL = "email"
    PHONE = "phone"
    PRIVATE_HOST = "private host"


_PERSONAL = {FindingKind.EMAIL: emails, FindingKind.PHONE: phones, FindingKind.PRIVATE_HOST: private_hosts}


@dataclass(frozen=True, slots=True)
class Finding:
    """Something found in one field of a record.

    `field` is the metadata's top-level name, or `id` for what names the record; `what` is the detector's name, empty
    for what is no secret; `masked` is what may be shown; `digest` is the SHA-256 of the value, by which a person
    allows it.
    """

    key: Key
    field: str
    kind: FindingKind
    what: str
    masked: str
    digest: str


class _Spot(NamedTuple):
    start: int
    end: int
    rank: int
    kind: FindingKind
    what: str
    value: str


def scan(
    records: Iterable[tuple[Key, Mapping[str, object]]], total: int, report: Report, allowed: Collection[str] = ()
) -> list[Finding]:
    """What is found in the texts and names of `records`, in order; within one by field and place, each value once.

    Nothing is asked of any network. `allowed` holds the digests that a person let pass; `total` is how many records
    come, for `report`. Raises `Cancelled`.
    """
    passed = frozenset(allowed)
    found: dict[tuple[Key, str, FindingKind, str], Finding] = {}
    letters = reported = 0
    report(0.0)
    for done, (key, metadata) in enumerate(records, 1):
        for field, text in (*_texts(metadata), (_ID, str(key))):
            letters += len(text)
            for finding in _findings(key, field, text):
                if finding.digest not in passed:
                    found.setdefault((key, field, finding.kind, finding.digest), finding)
        if done - reported >= _RECORDS_A_REPORT or letters >= _LETTERS_A_REPORT:
            report(min(1.0, done / max(1, total)))
            letters, reported = 0, done
    report(1.0)
    return list(found.values())


def mask(value: str) -> str:
    """The first letters and the last ones of `value`, at most a third of it."""
    shown = len(value) // 3
    tail = min(2, shown // 3)
    head = min(4, shown - tail)
    return f"{value[:head]}…{value[len(value) - tail :]}"


def _texts(metadata: Mapping[str, object]) -> Iterator[tuple[str, str]]:
    for field, value in metadata.items():
        if field not in _SKIPPED:
            for text in texts_in(field, value):
                yield field, text


def texts_in(name: str, value: object) -> Iterator[str]:
    """The texts of a field as they are scanned: where its name says that the value is a secret, that stands before."""
    if isinstance(value, str):
        # A value alone does not look like a password; `password: …` does.
        yield f"{name}: {value}" if names_a_secret(name) else value
    elif isinstance(value, Mapping):
        for inner, part in value.items():
            yield from texts_in(str(inner), part)
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from texts_in(name, part)


def places_in(text: str) -> Iterator[tuple[int, int]]:
    """Where something stands that is hidden: begin and end; places may overlap."""
    for place in secrets_in(text):
        yield place.start, place.start + len(place.value)
    for find in _PERSONAL.values():
        yield from ((start, start + len(value)) for start, value in find(text))


def _findings(key: Key, field: str, text: str) -> Iterator[Finding]:
    spots = [
        _Spot(place.start, place.start + len(place.value), place.rank, FindingKind.SECRET, place.what, place.value)
        for place in secrets_in(text)
    ]
    for kind, find in _PERSONAL.items():
        spots += [_Spot(start, start + len(value), len(text), kind, "", value) for start, value in find(text)]
    for spot in _apart(spots):
        yield Finding(key, field, spot.kind, spot.what, _shown(spot), value_digest(spot.value))


def _apart(spots: list[_Spot]) -> list[_Spot]:
    """Of spots that overlap the one of the best detector: a password before `@host` is no e-mail address."""
    kept: list[_Spot] = []
    for spot in sorted(spots):
        if not kept or spot.start >= kept[-1].end:
            kept.append(spot)
        elif spot.rank < kept[-1].rank:
            kept[-1] = spot
    return kept


def _shown(spot: _Spot) -> str:
    if spot.kind is FindingKind.PRIVATE_HOST:
        return spot.value
    if spot.kind is FindingKind.EMAIL:
        local, _, domain = spot.value.rpartition("@")
        return f"{local[: len(local) > 2]}…@{domain}"
    return mask(spot.value)


def value_digest(value: str) -> str:
    """By which a value that was found is known again: its SHA-256 in hex."""
    return hashlib.sha256(value.encode("utf-8", "surrogatepass")).hexdigest()
