from __future__ import annotations

from dataclasses import replace

from explorer.memory.system_records import Skill
from explorer.services.skills.activation import ActivatedBy, Activation, LeftOut, Scored
from explorer.services.skills.globs import GlobMatch
from explorer.ui.agent_view.skill_trial_html import trial_html
from explorer.ui.theme import DARK, LIGHT


def skill(name: str) -> Skill:
    return Skill(namespace="__skills__", id=name, name=name, importance=0.8)


BEST = Scored(
    skill("<b>docker</b>"), 0.5, ("docker",), GlobMatch("Dockerfile*", "Dockerfile"), ActivatedBy.COMBINED,
    semantic=0.55, keyword=0.05, glob=0.0525, importance=0.04, rank=1,
)  # fmt: skip
GAP = Scored(skill("helm"), 0.26, semantic=0.2, importance=0.04, rank=2, left_out=LeftOut.GAP)
SILENT = [Scored(skill(f"other{at}"), left_out=LeftOut.NO_SIGNAL) for at in range(40)]


def test_each_part_stands_with_its_figure_and_nothing_is_markup() -> None:
    html = trial_html(Activation((BEST,), (GAP,), has_vector=True, needed=0.52), LIGHT)
    for said in ("&lt;b&gt;docker", "0.693", "0.550", "0.050", "0.052", "0.040", "“docker”", "Dockerfile* matches"):
        assert said in html
    assert "<b>docker" not in html
    assert 'href="memory:__skills__/helm"' in html
    assert "below 75 % of the best" in html


def test_the_bar_has_the_length_of_the_score() -> None:
    html = trial_html(Activation((BEST,), (), has_vector=True), DARK)
    widths = [int(part.partition("%")[0]) for part in html.split('<td width="')[1:]]
    assert sum(widths) == 100
    assert widths[:2] == [55, 5]
    assert DARK.track in html


def test_those_that_nothing_speaks_for_are_named_together() -> None:
    html = trial_html(Activation((), tuple(SILENT), has_vector=False), LIGHT)
    assert "No skill is activated." in html
    assert "Nothing speaks for 40 other(s):" in html
    assert html.count("href=") == 30
    assert "and 10 more" in html


def test_what_is_not_looked_at_has_no_score_of_parts() -> None:
    html = trial_html(Activation((), (replace(GAP, left_out=LeftOut.NAMESAKE),), has_vector=True), LIGHT)
    assert "a newer skill has the same name" in html
    assert "■" not in html


def test_missing_vectors_are_told() -> None:
    assert "2 skill(s) have no vector" in trial_html(Activation((BEST,), (), True, without_vector=2), LIGHT)
