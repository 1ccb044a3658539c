"""What a message would activate, as rich text: each skill with its score, a bar of its parts, and these in words."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape

from PySide6.QtCore import QCoreApplication, QLocale

from explorer.services.skills.activation import Activation, LeftOut, Scored
from explorer.ui import formats
from explorer.ui.agent_view.skill_words import (
    SkillWords,
    glob_words,
    importance_words,
    keyword_words,
    meaning_words,
    reason_words,
    signal_words,
    skill_name,
)
from explorer.ui.details.html import link_to
from explorer.ui.theme import Tones

_NAMES = 30
_BAR_PIXELS, _GAP = 3, 8
# The colours of the voices of search where the two are akin, and a grey: (light, dark), each always beside its word.
_MEANING, _KEYWORD, _GLOB = ("#aa3377", "#d869a8"), ("#4477aa", "#6fa8e0"), ("#17917f", "#4cc2b0")
_IMPORTANCE = ("#8a8a2b", "#bdbd4f")


def trial_html(activation: Activation, shown: Tones) -> str:
    """All skills: those that are activated, those that something speaks for, and the names of the others."""
    nothing = QCoreApplication.translate("SkillTrial", "No skill is activated.")
    parts = [_skill(each, activation, shown) for each in activation.active] or [f"<p>{escape(nothing)}</p>"]
    said = [each for each in activation.others if each.left_out is not LeftOut.NO_SIGNAL]
    parts += [_skill(each, activation, shown) for each in said]
    silent = [each for each in activation.others if each.left_out is LeftOut.NO_SIGNAL]
    if silent:
        parts.append(_silent(silent, shown))
    if activation.has_vector and activation.without_vector:
        text = escape(SkillWords().without_vector(activation.without_vector))
        parts.append(f'<p style="color:{shown.muted}; margin:0">{text}</p>')
    return "".join(parts)


def _skill(scored: Scored, activation: Activation, shown: Tones) -> str:
    is_active = scored.left_out is None
    why = signal_words(scored) if is_active else reason_words(scored, activation)
    weight = "600" if is_active else "400"
    rank = f"{formats.count(scored.rank)}  " if scored.rank else ""
    name = f'<a href="{escape(link_to(scored.skill.key))}">{escape(skill_name(scored))}</a>'
    title = (
        f'<td style="font-weight:{weight}">{escape(rank)}{name} '
        f'<span style="font-weight:400; color:{shown.muted}">{escape(why)}</span></td>'
    )
    score = f'<td align="right" style="font-weight:{weight}; padding-left:8px">{_figure(scored.score)}</td>'
    head = f"<td>{_table([title + score])}</td>"
    if scored.left_out in (LeftOut.OVER_FETCH, LeftOut.NAMESAKE):
        return _table([head, f'<td style="font-size:{_GAP}px">&nbsp;</td>'])
    parts = list(_parts(scored, activation))
    words = " · ".join(
        f'<span style="color:{_color(pair, shown)}">■</span>&nbsp;{_figure(part)}&nbsp;{escape(word)}'
        for part, word, pair in parts
    )
    said = f'<td style="padding:2px 0 {_GAP}px 0; color:{shown.muted}">{words}</td>'
    return _table([head, f"<td>{_bar(parts, shown)}</td>", said])


def _parts(scored: Scored, activation: Activation) -> Iterator[tuple[float, str, tuple[str, str]]]:
    """Each part that counts: its figure, its words, its colours."""
    if scored.semantic:
        yield scored.semantic, meaning_words(scored, activation), _MEANING
    if scored.keyword:
        yield scored.keyword, keyword_words(scored), _KEYWORD
    if scored.glob:
        yield scored.glob, glob_words(scored), _GLOB
    yield scored.importance, importance_words(scored), _IMPORTANCE


def _bar(parts: Sequence[tuple[float, str, tuple[str, str]]], shown: Tones) -> str:
    """The parts side by side, on a ground of the length 1."""
    widths = [max(1, round(100 * part)) for part, _, _ in parts if part > 0]
    colors = [_color(pair, shown) for part, _, pair in parts if part > 0]
    cells = [*zip(widths, colors, strict=True), (max(1, 100 - sum(widths)), shown.track)]
    row = "".join(
        f'<td width="{width}%" bgcolor="{color}" style="font-size:{_BAR_PIXELS}px">&nbsp;</td>'
        for width, color in cells
    )
    return _table([row])


def _table(rows: Sequence[str]) -> str:
    inside = "".join(f"<tr>{row}</tr>" for row in rows)
    return f'<table cellspacing="0" cellpadding="0" width="100%">{inside}</table>'


def _silent(others: Sequence[Scored], shown: Tones) -> str:
    words = SkillWords()
    names = [f'<a href="{escape(link_to(each.skill.key))}">{escape(skill_name(each))}</a>' for each in others[:_NAMES]]
    if len(others) > _NAMES:
        names.append(escape(words.more(len(others) - _NAMES)))
    return (
        f'<p style="color:{shown.muted}; margin:0 0 6px 0">{escape(words.silent(len(others)))} {", ".join(names)}</p>'
    )


def _color(pair: tuple[str, str], shown: Tones) -> str:
    return pair[shown.is_dark]


def _figure(value: float) -> str:
    # Three digits, so that the sum of what is shown is what is shown.
    return escape(QLocale().toString(value, "f", 3))
