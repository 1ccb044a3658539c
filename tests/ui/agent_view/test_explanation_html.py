from __future__ import annotations

import re

import pytest
from PySide6.QtWidgets import QApplication

from explorer.memory.keys import Key
from explorer.services.recall.request import Mode
from explorer.services.recall.results import Barrier, Heard, Voice, WhyNot
from explorer.ui.agent_view.answers import Asked
from explorer.ui.agent_view.explanation_html import asked_html, result_html
from explorer.ui.details.html import link_to
from explorer.ui.theme import DARK, LIGHT
from tests.ui.agent_view.conftest import CACHE, DB, answer, fact, found, result

NAMES = {CACHE: "Redis <b>caches</b>"}
VOICES = {Voice.LEXICAL: Heard(5, 5.5, 0.3), Voice.GRAPH: Heard(6, 0.11, 0.38, CACHE, "<i>extends</i>", 1)}


@pytest.fixture(autouse=True)
def _words(qapp: QApplication) -> None:
    """Words are translated by the application."""


def figures(html: str) -> list[float]:
    return [float(each) for each in re.findall(r">([0-9]\.[0-9]{3})<", html)]


def test_the_parts_of_the_calculation_make_the_score() -> None:
    made = result(voices=VOICES, score=0.68 * 0.855 * 0.958, decay=0.855, trust=0.958, rank_before=1)
    links, words, fused, decay, trust, score = figures(result_html(made, answer(names=NAMES), Mode.HYBRID, LIGHT))
    assert (links, words) == (0.38, 0.3)
    assert links + words == pytest.approx(fused)
    assert fused * decay * trust == pytest.approx(score, abs=0.002)


def test_diversity_and_the_repository_are_told_where_they_count() -> None:
    made = result(voices=VOICES, place=3, rank_before=1, penalty=0.21, similar_to=CACHE, repo_factor=0.95)
    html = result_html(made, answer(names=NAMES), Mode.HYBRID, DARK)
    assert figures(html)[-1] == 0.21
    assert 0.95 in figures(html)
    assert "Moved down from place 1" in html
    plain = result_html(result(rank_before=1), answer(), Mode.KEYWORD, LIGHT)
    assert "confidence" not in plain
    assert "diversity" not in plain


def test_what_agents_wrote_is_no_markup_and_links_lead_to_facts() -> None:
    html = result_html(result(content="<script>x</script>", voices=VOICES), answer(names=NAMES), Mode.HYBRID, LIGHT)
    assert "<script>" not in html
    assert "<i>" not in html
    assert "Redis &lt;b&gt;caches" in html
    assert link_to(CACHE) in html


def test_a_role_without_access_is_told_in_a_warning_colour() -> None:
    html = result_html(result(), answer(), Mode.HYBRID, LIGHT, closed_to="coder")
    assert "advisory: coder has no access to data" in html
    assert LIGHT.warning in html


def test_barriers_stand_alone_and_voices_with_their_words() -> None:
    barred = Asked(DB, fact(), WhyNot(DB, (Barrier.DELETED, Barrier.BRANCH)))
    html = asked_html(barred, answer(), LIGHT)
    assert "Restore it" in html
    assert "branch main" in html
    heard = Asked(DB, fact(), WhyNot(DB, voices={Voice.LEXICAL: Heard(37, 1.5, 0.0)}, cuts={Voice.LEXICAL: 20}))
    assert re.search(r"■</span> words: BM25 1\.50, rank 37", asked_html(heard, answer(), LIGHT))
    gone = Asked(Key("user", "x"), None, WhyNot(DB, (Barrier.GONE,)))
    assert "not in the file" in asked_html(gone, answer(), LIGHT)
    assert "Type a question" in asked_html(Asked(DB, fact()), answer(), LIGHT)


def test_a_fact_that_is_a_result_shows_its_calculation() -> None:
    made = Asked(DB, fact(), WhyNot(DB, voices=VOICES, cuts={Voice.LEXICAL: 20}, place=1, found=found(voices=VOICES)))
    html = asked_html(made, answer(names=NAMES), LIGHT)
    assert "It is among the results" in html
    assert figures(html)[:2] == [0.38, 0.3]
