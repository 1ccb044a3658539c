from __future__ import annotations

import numpy as np
import pytest
from numpy.typing import NDArray

from explorer.services.recall.fusion import DATED, HYBRID, worth
from explorer.services.recall.hearing import cuts, hear
from explorer.services.recall.intents import BIASES
from explorer.services.recall.merit import ELSEWHERE
from explorer.services.recall.request import Mode, Request
from explorer.services.recall.results import Intent, Silence, Voice
from tests.services.recall.cases import NOW, QUESTION, named, workspace
from tests.services.vector_snapshot import towards

MANY = workspace(
    {f"f{number:02}": {"content": "owl", "created_at": f"2026-10-{number % 30 + 1:02}"} for number in range(60)},
    {f"f{number:02}": towards(0.9 - number / 100) for number in range(60)},
)


def sizes(request: Request, *, whole: bool = False) -> dict[Voice, int]:
    hearing = hear(MANY, request, QUESTION, NOW, whole=whole)
    return {voice: len(ranking.rows) for voice, ranking in hearing.rankings.items()}


def test_each_voice_is_heard_up_to_its_cut() -> None:
    assert sizes(Request("owl")) == {Voice.LEXICAL: 20, Voice.SEMANTIC: 30, Voice.TEMPORAL: 30, Voice.GRAPH: 0}
    assert sizes(Request("owl", limit=25))[Voice.LEXICAL] == 25
    assert sizes(Request("owl", Mode.SEMANTIC)) == {Voice.LEXICAL: 20, Voice.SEMANTIC: 30}
    assert sizes(Request("owl", Mode.KEYWORD, limit=40)) == {Voice.LEXICAL: 40}


def test_nothing_is_cut_of_the_whole_but_what_time_tells_of_what_is_heard() -> None:
    whole = sizes(Request("owl"), whole=True)
    assert whole == {Voice.LEXICAL: 60, Voice.SEMANTIC: 60, Voice.TEMPORAL: 40, Voice.GRAPH: 0}
    hearing, cut = (hear(MANY, Request("owl"), QUESTION, NOW, whole=each) for each in (True, False))
    for voice, ranking in cut.rankings.items():
        assert hearing.rankings[voice].rows[: len(ranking.rows)].tolist() == ranking.rows.tolist()


def test_a_repository_lifts_what_is_just_beyond_the_limit() -> None:
    assert cuts(Request("owl", Mode.KEYWORD, limit=20)) == {Voice.LEXICAL: 20}
    reach = cuts(Request("owl", Mode.KEYWORD, limit=20, repo="x"))[Voice.LEXICAL]
    assert worth(reach + 1) < ELSEWHERE * worth(20) <= worth(reach - 1)


def test_weights_are_biased_by_the_intent_and_add_up_to_one() -> None:
    for text, intent in (("owl", Intent.GENERAL), ("owl last month", Intent.TEMPORAL)):
        hearing = hear(MANY, Request(text), QUESTION, NOW)
        biases, plain = BIASES[intent], HYBRID if hearing.period is None else DATED
        expected = {
            Voice.SEMANTIC: plain[Voice.SEMANTIC] * biases.vector,
            Voice.LEXICAL: plain[Voice.LEXICAL] * biases.lexical,
            Voice.TEMPORAL: plain[Voice.TEMPORAL] * biases.temporal,
        }
        assert hearing.intent is intent
        assert hearing.weights == pytest.approx(
            {voice: each / sum(expected.values()) for voice, each in expected.items()}
        )


def test_only_hybrid_listens_for_an_intent() -> None:
    for mode in (Mode.KEYWORD, Mode.SEMANTIC):
        hearing = hear(MANY, Request("owl last month", mode), QUESTION, NOW)
        assert (hearing.intent, hearing.period) == (Intent.GENERAL, None)
        assert sum(hearing.weights.values()) == 1.0


def test_of_a_period_words_and_meaning_within_it_are_evidence() -> None:
    facts = {f"f{number:02}": {"content": "owl", "created_at": "2026-11-20"} for number in range(40)}
    facts["late"] = {"content": "an owl that few would find among all of the others", "created_at": "2026-10-02"}
    facts["later"] = {"content": "nothing", "created_at": "2026-10-30"}
    snapshot = workspace(facts)
    hearing = hear(snapshot, Request("owl 2026-10"), None, NOW)
    assert named(snapshot, hearing.rankings[Voice.LEXICAL]) == sorted(facts)[:20]
    assert named(snapshot, hearing.rankings[Voice.TEMPORAL]) == ["late", "later"]


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("request_", [Request(""), Request(" \n\t"), Request("owl", limit=0), Request("owl", limit=-3)])
def test_nobody_asks(request_: Request, mode: Mode) -> None:
    hearing = hear(MANY, Request(request_.text, mode, limit=request_.limit), QUESTION, NOW)
    assert not any(len(ranking.rows) for ranking in hearing.rankings.values())
    assert hearing.weights == {}


def test_silence_has_its_reason() -> None:
    def reason(
        vector: NDArray[np.float32] | None, silence: Silence | None = None, mode: Mode = Mode.HYBRID
    ) -> Silence | None:
        hearing = hear(MANY, Request("owl", mode), vector, NOW, silence)
        assert (Voice.SEMANTIC in hearing.weights) == (mode is not Mode.KEYWORD and hearing.silence is None)
        return hearing.silence

    assert reason(QUESTION) is None
    assert reason(None) is Silence.NO_MODEL
    assert reason(None, Silence.LOADING) is Silence.LOADING
    assert reason(QUESTION, Silence.OTHER_MODEL) is Silence.OTHER_MODEL
    assert reason(QUESTION[:5]) is Silence.OTHER_MODEL
    assert reason(None, Silence.LOADING, Mode.KEYWORD) is None
    none = hear(workspace({"a": {"content": "owl"}}), Request("owl"), QUESTION, NOW)
    assert none.silence is Silence.NO_VECTORS
    assert hear(workspace({}), Request("owl"), QUESTION, NOW).silence is None
