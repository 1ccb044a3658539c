from __future__ import annotations

import pytest

from explorer.memory.system_records import Skill
from explorer.services.recall.results import Silence
from explorer.services.skills.activation import ActivatedBy, Activation, LeftOut, Scored
from explorer.services.skills.globs import GlobMatch
from explorer.ui.agent_view.skill_words import (
    SkillWords,
    glob_words,
    importance_words,
    keyword_words,
    meaning_words,
    reason_words,
    signal_words,
    silence_words,
    skill_name,
)

SKILL = Skill(namespace="__skills__", id="docker", name="docker", importance=0.9)
ACTIVATION = Activation((), (), has_vector=True, best_cosine=0.57, lowest=0.3, needed=0.44)


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        (LeftOut.BELOW_LOWEST, "not activated: below 0.30"),
        (LeftOut.GAP, "not activated: below 75 % of the best, 0.44"),
        (LeftOut.BEYOND_K, "not activated: only the best 3 are"),
        (LeftOut.OVER_FETCH, "not looked at: only its meaning speaks for it, and others are nearer"),
        (LeftOut.NAMESAKE, "not looked at: a newer skill has the same name"),
        (LeftOut.NO_SIGNAL, ""),
        (None, ""),
    ],
)
def test_why_a_skill_is_not_activated(reason: LeftOut | None, words: str) -> None:
    assert reason_words(Scored(SKILL, left_out=reason), ACTIVATION) == words


@pytest.mark.parametrize("signal", ActivatedBy)
def test_what_speaks_for_it(signal: ActivatedBy) -> None:
    assert signal_words(Scored(SKILL, activated_by=signal)).startswith("activated by ")
    assert signal_words(Scored(SKILL)) == ""


def test_the_parts_in_words() -> None:
    match = GlobMatch("Dockerfile*", "deploy/Dockerfile")
    scored = Scored(SKILL, 0.57, ("docker", "حاوية"), match, ActivatedBy.COMBINED, semantic=0.55)
    assert meaning_words(scored, ACTIVATION) == "meaning, cosine 0.57, the nearest"
    assert keyword_words(scored) == "keywords “docker”, “\u2068حاوية\u2069”"
    assert glob_words(scored) == "glob Dockerfile* matches deploy/Dockerfile"
    assert importance_words(scored) == "importance 0.90"
    assert glob_words(Scored(SKILL)) == ""
    assert meaning_words(Scored(SKILL, 0.4, semantic=0.4), ACTIVATION) == "meaning, cosine 0.40"
    assert meaning_words(Scored(SKILL), ACTIVATION) == "meaning"


def test_a_name_is_one_line() -> None:
    long = Skill(namespace="__skills__", id="x", name="a\nb " * 60)
    assert "\n" not in skill_name(Scored(long))
    assert len(skill_name(Scored(long))) == 60
    assert skill_name(Scored(Skill(namespace="__skills__", id="nameless"))) == "nameless"


@pytest.mark.parametrize("silence", Silence)
def test_every_silence_has_its_words(silence: Silence) -> None:
    assert silence_words(silence).endswith((".", "…"))


def test_what_the_model_says_comes_first() -> None:
    assert silence_words(Silence.NO_MODEL, "It is gone.") == "It is gone. Only keywords and globs answer."


def test_numbers_in_words() -> None:
    words = SkillWords()
    assert words.silent(4) == "Nothing speaks for 4 other(s):"
    assert words.more(7) == "and 7 more"
    assert words.without_vector(2).startswith("2 skill(s) have no vector")
