"""What every voice says to a request: the ranked lists, their weights, and what they are made from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from math import ceil

import numpy as np
from numpy.typing import NDArray

from explorer.memory.protocols import Snapshot
from explorer.services.recall.dates import period_in
from explorer.services.recall.fusion import DATED, HYBRID, K, renormalised
from explorer.services.recall.graph_walk import graph, seeds_of
from explorer.services.recall.intents import BIASES, intent_of
from explorer.services.recall.lexical import fits, lexical
from explorer.services.recall.merit import ELSEWHERE
from explorer.services.recall.request import Mode, Request
from explorer.services.recall.results import Intent, Period, Silence, Voice
from explorer.services.recall.scope import Audience, audience
from explorer.services.recall.semantic import nearness, semantic
from explorer.services.recall.temporal import temporal, within
from explorer.services.recall.voices import CUTS, SILENT, Ranking

_WEIGHTS: Mapping[Mode, Mapping[Voice, float]] = {
    Mode.KEYWORD: {Voice.LEXICAL: 1.0},
    Mode.SEMANTIC: {Voice.LEXICAL: 0.5, Voice.SEMANTIC: 0.5},
    Mode.HYBRID: HYBRID,
}


@dataclass(frozen=True, slots=True, eq=False)
class Hearing:
    """What is said. `rankings` has every voice of the mode, silent ones too; `weights` those that spoke, sum 1."""

    audience: Audience
    rankings: Mapping[Voice, Ranking]
    weights: Mapping[Voice, float]
    intent: Intent
    period: Period | None
    silence: Silence | None


def cuts(request: Request) -> Mapping[Voice, int]:
    """How many facts of each voice of the mode are heard.

    As many as there may be results at least; with a repository, so many that what it lifts is among them.
    """
    reach = request.limit if not request.repo else ceil((K + request.limit) / ELSEWHERE) - K
    return {voice: max(CUTS[voice], reach) for voice in _WEIGHTS[request.mode]}


def hear(
    snapshot: Snapshot,
    request: Request,
    vector: NDArray[np.float32] | None,
    now: datetime,
    silence: Silence | None = None,
    *,
    whole: bool = False,
) -> Hearing:
    """Ask every voice of the request's mode. `whole`: each list without its cut.

    The vector of a question that `silence` is about is not used.
    """
    has_meaning = request.mode is not Mode.KEYWORD
    period = period_in(request.text, now) if request.mode is Mode.HYBRID else None
    intent = intent_of(request.text, period) if request.mode is Mode.HYBRID else Intent.GENERAL
    if not request.text.strip() or request.limit < 1:
        rows = np.empty(0, np.int32)
        nobody = Audience(rows, np.empty(0), rows)
        return Hearing(nobody, dict.fromkeys(_WEIGHTS[request.mode], SILENT), {}, intent, period, None)
    who = audience(snapshot, request, now)
    rankings, reason = _listen(
        snapshot, who, request, None if silence or not has_meaning else vector, period, now, whole
    )
    plain = _WEIGHTS[request.mode] if period is None else DATED
    weights = {voice: weight * _bias(intent, voice) for voice, weight in plain.items()}
    return Hearing(
        who, rankings, renormalised(weights, rankings), intent, period, (silence or reason) if has_meaning else None
    )


def _listen(
    snapshot: Snapshot,
    who: Audience,
    request: Request,
    vector: NDArray[np.float32] | None,
    period: Period | None,
    now: datetime,
    whole: bool,
) -> tuple[dict[Voice, Ranking], Silence | None]:
    counts = cuts(request)

    def most(voice: Voice) -> int | None:
        return None if whole else counts[voice]

    scores = fits(snapshot, request.text, who)
    rankings = {Voice.LEXICAL: lexical(snapshot, who, scores, most(Voice.LEXICAL))}
    if request.mode is Mode.KEYWORD:
        return rankings, None
    cosines = nearness(snapshot, vector, who)
    reason = _why_silent(snapshot, vector, bool(np.isfinite(cosines).any()) or not len(who.rows))
    rankings[Voice.SEMANTIC] = semantic(snapshot, who, cosines, most(Voice.SEMANTIC))
    if request.mode is Mode.SEMANTIC:
        return rankings, reason
    named = [rankings[voice].first(counts[voice]) for voice in (Voice.LEXICAL, Voice.SEMANTIC)]
    rankings[Voice.GRAPH] = graph(snapshot, who, seeds_of(named), most(Voice.GRAPH))
    is_within = None if period is None else within(who, period)
    if is_within is not None:
        named += _named_within(snapshot, who, counts, is_within, scores, cosines)
    rankings[Voice.TEMPORAL] = temporal(snapshot, who, named, is_within, now, most(Voice.TEMPORAL))
    return rankings, reason


def _named_within(
    snapshot: Snapshot,
    who: Audience,
    counts: Mapping[Voice, int],
    is_within: NDArray[np.bool_],
    scores: NDArray[np.float64],
    cosines: NDArray[np.float64],
) -> list[Ranking]:
    """What words and meaning would name if there were only the facts of the period."""
    return [
        lexical(snapshot, who, np.where(is_within, scores, 0.0), counts[Voice.LEXICAL]),
        semantic(snapshot, who, np.where(is_within, cosines, np.nan), counts[Voice.SEMANTIC]),
    ]


def _why_silent(snapshot: Snapshot, vector: NDArray[np.float32] | None, has_vectors: bool) -> Silence | None:
    if vector is None:
        return Silence.NO_MODEL
    if len(vector) != snapshot.file.dimension:
        return Silence.OTHER_MODEL
    return None if has_vectors else Silence.NO_VECTORS


def _bias(intent: Intent, voice: Voice) -> float:
    biases = BIASES[intent]
    by_voice = {
        Voice.SEMANTIC: biases.vector,
        Voice.LEXICAL: biases.lexical,
        Voice.TEMPORAL: biases.temporal,
    }
    return by_voice.get(voice, 1.0)
