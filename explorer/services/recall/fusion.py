"""How ranked lists become one: reciprocal rank fusion, scaled to 0..1.

Reciprocal ranks: Cormack, Clarke and Büttcher, "Reciprocal Rank Fusion outperforms Condorcet and individual rank
learning methods" (SIGIR 2009). K and the weights are other than in SEMANTICS 9; they were tuned on one half of
the questions in tests/quality, and `python -m tests.bench recall` measures them on the other half.
"""

from __future__ import annotations

from collections.abc import Mapping

from explorer.services.recall.results import Heard, Voice
from explorer.services.recall.voices import Ranking

K = 10
"""With the 60 of the paper, being far down two lists of 20 and 30 is worth more than being first in one."""
HYBRID = {Voice.SEMANTIC: 0.35, Voice.GRAPH: 0.35, Voice.LEXICAL: 0.25, Voice.TEMPORAL: 0.05}
"""What the voices count for; `renormalised` makes their sum 1."""
DATED = HYBRID | {Voice.TEMPORAL: 0.4}
"""The same for a question that names a period: then time is evidence, else it says which of equals is newer."""


def worth(rank: int) -> float:
    """What a rank, counted from 1, is worth: 1 for the first, 0.5 for the 12th."""
    return (K + 1) / (K + rank)


def renormalised(weights: Mapping[Voice, float], rankings: Mapping[Voice, Ranking]) -> dict[Voice, float]:
    """The weights of the voices that say anything, with sum 1.

    A silent voice keeps no share: nothing is taken from facts for what nobody could have said of them.
    """
    speaking = {voice: weight for voice, weight in weights.items() if len(rankings[voice].rows)}
    total = sum(speaking.values())
    return {voice: weight / total for voice, weight in speaking.items()}


def fuse(rankings: Mapping[Voice, Ranking], weights: Mapping[Voice, float]) -> dict[int, dict[Voice, Heard]]:
    """What is heard of every row that a voice names. The parts of one row add up to its fused score, 0..1."""
    found: dict[int, dict[Voice, Heard]] = {}
    for voice, weight in weights.items():
        ranking = rankings[voice]
        for at, row in enumerate(ranking.rows.tolist()):
            found.setdefault(row, {})[voice] = ranking.heard(at, weight * worth(at + 1))
    return found
