from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.services.recall.fusion import HYBRID, K, fuse, renormalised, worth
from explorer.services.recall.results import Voice
from explorer.services.recall.voices import SILENT, Ranking


def ranking(*rows: int) -> Ranking:
    return Ranking(np.array(rows, np.int32), np.ones(len(rows)))


def test_reciprocal_ranks_scaled_to_one() -> None:
    assert [worth(rank) for rank in (1, K + 2)] == [1.0, 0.5]
    assert worth(7) / worth(3) == pytest.approx((1 / (K + 7)) / (1 / (K + 3)))


def test_silent_voices_keep_no_share() -> None:
    others = (Voice.SEMANTIC, Voice.LEXICAL, Voice.TEMPORAL)
    rankings = {voice: ranking(1) for voice in others} | {Voice.GRAPH: SILENT}
    assert renormalised(HYBRID, rankings) == pytest.approx(
        {
            voice: HYBRID[voice] / (sum(HYBRID.values()) - HYBRID[Voice.GRAPH])
            for voice in Voice
            if voice is not Voice.GRAPH
        }
    )
    assert renormalised(HYBRID, dict.fromkeys(Voice, SILENT)) == {}


def test_what_every_voice_puts_first_has_one() -> None:
    rankings = {Voice.LEXICAL: ranking(7, 8), Voice.SEMANTIC: ranking(7, 9)}
    heard = fuse(rankings, {Voice.LEXICAL: 0.4, Voice.SEMANTIC: 0.6})
    assert sum(each.part for each in heard[7].values()) == 1.0
    assert {row: set(voices) for row, voices in heard.items()} == {
        7: {Voice.LEXICAL, Voice.SEMANTIC}, 8: {Voice.LEXICAL}, 9: {Voice.SEMANTIC},
    }  # fmt: skip
    assert heard[9][Voice.SEMANTIC].part == pytest.approx(0.6 * worth(2))


@given(st.dictionaries(st.sampled_from(Voice), st.lists(st.integers(0, 9), unique=True, max_size=6)))
def test_fused_scores_lie_between_0_and_1(named: dict[Voice, list[int]]) -> None:
    rankings = dict.fromkeys(Voice, SILENT) | {voice: ranking(*rows) for voice, rows in named.items()}
    heard = fuse(rankings, renormalised(HYBRID, rankings))
    assert set(heard) == {row for rows in named.values() for row in rows}
    assert all(0.0 < sum(each.part for each in voices.values()) <= 1.0 + 1e-12 for voices in heard.values())
