"""A question with all that its answer depends on, and the answer with all that is shown of it; no Qt, any thread."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import datetime

import numpy as np
from numpy.typing import NDArray

from explorer.memory.ahead import Ahead
from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.protocols import Embedder, Snapshot
from explorer.services.grants import access_matrix
from explorer.services.recall.query_vector import semantic_silence
from explorer.services.recall.recall import recall
from explorer.services.recall.request import Mode, Request
from explorer.services.recall.results import Found, Recalled, Silence, WhyNot
from explorer.services.recall.why_not import why_not

_NAMED_LENGTH = 400
_REPO = "repo:"


@dataclass(frozen=True, slots=True)
class Question:
    """`compared` is the mode of the second list, `about` the fact that is asked for, each None where there is none.

    `vector` is the unit vector of the text; None where it is not known (yet), and `silence` says why unless the
    workspace itself does.
    """

    request: Request
    now: datetime
    vector: NDArray[np.float32] | None = None
    silence: Silence | None = None
    compared: Mode | None = None
    about: Key | None = None


@dataclass(frozen=True, slots=True)
class Result:
    """A result with its fact; `place` is counted from 1."""

    place: int
    found: Found
    fact: Fact


@dataclass(frozen=True, slots=True)
class Listing:
    """The results of one mode, best first."""

    recalled: Recalled
    results: tuple[Result, ...] = ()

    @property
    def places(self) -> dict[Key, int]:
        """The place of every result, counted from 1."""
        return {result.found.key: result.place for result in self.results}


@dataclass(frozen=True, slots=True)
class Asked:
    """A fact that is asked for; `fact` None where it is not in the file (any more), `verdict` where nothing is asked.

    `successor` is the fact that took its place.
    """

    key: Key
    fact: Fact | None = None
    verdict: WhyNot | None = None
    successor: Key | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """`wants_vector` = with a vector of the question there would be more. `names`: texts of the facts referred to."""

    question: Question
    main: Listing | None = None
    other: Listing | None = None
    asked: Asked | None = None
    names: Mapping[Key, str] = field(default_factory=dict)
    silence: Silence | None = None
    wants_vector: bool = False


@dataclass(frozen=True, slots=True)
class Roles:
    """The roles that are known, and the domains that each has no access to."""

    every: tuple[str, ...] = ()
    closed: Mapping[str, frozenset[str]] = field(default_factory=dict)


def answer_to(snapshot: Snapshot, question: Question, embedder: Embedder | None) -> Answer:
    """What an agent would get. Without a text there are no lists, and of the asked fact only what it says."""
    request, modes = question.request, {question.request.mode, question.compared}
    has_text = bool(request.text.strip())
    hears_meaning = has_text and bool(modes & {Mode.HYBRID, Mode.SEMANTIC})
    silence = (semantic_silence(snapshot, embedder) or question.silence) if hears_meaning else None
    vector = None if silence is not None else question.vector

    def list_in(mode: Mode) -> Listing:
        recalled = recall(snapshot, replace(request, mode=mode), vector, question.now, silence)
        results = enumerate(recalled.found, 1)
        return Listing(recalled, tuple(Result(place, found, snapshot.fact(found.row)) for place, found in results))

    main = list_in(request.mode) if has_text else None
    other = list_in(question.compared) if has_text and question.compared is not None else None
    silence = silence or next((each.recalled.silence for each in (main, other) if each and each.recalled.silence), None)
    asked = None if question.about is None else _asked(snapshot, question, vector, silence, has_text=has_text)
    listings = [listing for listing in (main, other) if listing is not None]
    mentioned = {key for listing in listings for found in listing.recalled.found for key in _mentioned(found)}
    if asked is not None:
        mentioned |= _mentioned_in(asked)
    names = {key: name for key in mentioned if (name := _name(snapshot, key))}
    wants_vector = hears_meaning and question.vector is None and silence is Silence.LOADING
    return Answer(question, main, other, asked, names, silence, wants_vector)


def roles_in(snapshot: Snapshot, ahead: Ahead, now: datetime) -> Roles:
    """The usual roles and those of the workspace; what waits to be written counts."""
    matrix = access_matrix(snapshot, ahead, now)
    closed = {
        role: frozenset(row.domain for row in matrix.rows if row.access[at].permission == "none")
        for at, role in enumerate(matrix.roles)
    }
    return Roles(matrix.roles, closed)


def repositories(domains: frozenset[str]) -> tuple[str, ...]:
    """The slugs of the repositories that have domains of their own, `repo:<slug>/…`."""
    slugs = (domain.removeprefix(_REPO).partition("/")[0] for domain in domains if domain.startswith(_REPO))
    return tuple(sorted({slug for slug in slugs if slug}))


def _asked(
    snapshot: Snapshot,
    question: Question,
    vector: NDArray[np.float32] | None,
    silence: Silence | None,
    *,
    has_text: bool,
) -> Asked:
    key = question.about
    assert key is not None
    row = snapshot.row(key)
    fact = None if row is None else snapshot.fact(row)
    verdict = why_not(snapshot, question.request, vector, question.now, key, silence) if has_text else None
    replaced_by = "" if fact is None else fact.superseded_by
    return Asked(key, fact, verdict, snapshot.resolve(replaced_by, key.namespace) if replaced_by else None)


def _mentioned(found: Found) -> set[Key]:
    named = {heard.via for heard in found.voices.values()} | {found.similar_to}
    return {key for key in named if key is not None}


def _mentioned_in(asked: Asked) -> set[Key]:
    named = {asked.successor}
    if (verdict := asked.verdict) is not None:
        named |= {heard.via for heard in verdict.voices.values()} | {verdict.displaced_by}
        named |= set() if verdict.found is None else _mentioned(verdict.found)
    return {key for key in named if key is not None}


def _name(snapshot: Snapshot, key: Key) -> str:
    row = snapshot.row(key)
    return "" if row is None else snapshot.fact(row).content[:_NAMED_LENGTH]
