"""The explanation of a result, or of a fact that is none, as rich text; everything an agent wrote is escaped."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from PySide6.QtCore import QCoreApplication, QLocale

from explorer.memory.keys import Key
from explorer.services.recall.merit import TRUST_FLOOR
from explorer.services.recall.request import Mode
from explorer.services.recall.results import Found, Heard, Voice
from explorer.ui import formats
from explorer.ui.agent_view.answers import Answer, Asked, Result
from explorer.ui.agent_view.search_words import (
    closed_words,
    found_sentence,
    moved_words,
    quoted,
    voice_word,
)
from explorer.ui.agent_view.voice_colors import voice_color
from explorer.ui.agent_view.why_not_words import (
    barrier_sentence,
    fact_text,
    figure_words,
    verdict_sentence,
    voice_sentences,
)
from explorer.ui.details.html import link_to
from explorer.ui.theme import Tones

_SHOWN_TEXT = 400


def result_html(result: Result, answer: Answer, mode: Mode, shown: Tones, closed_to: str = "") -> str:
    """Why it is a result, in a sentence and as a calculation; `closed_to` is a role without access to its domain."""
    found, names = result.found, answer.names
    parts = [
        _title(f"{formats.count(result.place)}  ", result.fact.content),
        _paragraph(found_sentence(found, result.fact, names, answer.question.now)),
    ]
    if moved := moved_words(found, result.place, names):
        parts.append(_paragraph(moved))
    if closed_to:
        parts.append(_paragraph(closed_words(closed_to, result.fact.shown_domain), shown.warning))
    return "".join([*parts, _calculation(found, names, mode, shown)])


def asked_html(asked: Asked, answer: Answer, shown: Tones) -> str:
    """Why a fact is none of the results, or that it is one."""
    request, verdict = answer.question.request, asked.verdict
    parts = [
        _title("", fact_text(asked.fact, asked.key)),
        _paragraph(verdict_sentence(asked, answer.names, request.limit)),
    ]
    if verdict is None:
        return "".join(parts)
    parts += (_paragraph(barrier_sentence(each, asked, request, answer.names)) for each in verdict.barriers)
    if verdict.found is None:
        said = voice_sentences(verdict).items()
        parts += (f'<p style="margin:0 0 4px 0">{_voice(voice, shown)}: {escape(text)}</p>' for voice, text in said)
    if verdict.found is not None and asked.fact is not None:
        parts.append(_calculation(verdict.found, answer.names, request.mode, shown))
    return "".join(parts)


def _calculation(found: Found, names: Mapping[Key, str], mode: Mode, shown: Tones) -> str:
    loudest_first = sorted(found.voices.items(), key=lambda each: -each[1].part)
    rows = [
        _row(f"{_voice(voice, shown)} {_quiet(_heard(voice, heard, names), shown)}", _figure(heard.part))
        for voice, heard in loudest_first
    ]
    heading = QCoreApplication.translate("Explanation", "How the score comes about")
    fused = QCoreApplication.translate("Explanation", "together, of 1 at most")
    rows.append(_row(escape(fused), _figure(found.fused), shown.line))
    if mode is Mode.HYBRID:
        fading = QCoreApplication.translate("Explanation", "× what fading leaves")
        trust = QCoreApplication.translate("Explanation", "× confidence")
        rows.append(_row(escape(fading), _figure(found.decay)))
        rows.append(_row(f"{escape(trust)} {_quiet(escape(_trusted(found)), shown)}", _figure(found.trust)))
    if found.repo_factor != 1.0:
        repo = QCoreApplication.translate("Explanation", "× of another repository")
        rows.append(_row(escape(repo), _figure(found.repo_factor)))
    score = QCoreApplication.translate("Explanation", "= score")
    rows.append(_row(f"<b>{escape(score)}</b>", f"<b>{_figure(found.score)}</b>", shown.line))
    if found.penalty > 0.0:
        diversity = QCoreApplication.translate("Explanation", "− diversity, for the order only: like")
        like = "" if found.similar_to is None else _link(found.similar_to, names)
        rows.append(_row(f"{escape(diversity)} {like}", _figure(found.penalty)))
    return (
        f'<p style="color:{shown.muted}; margin:12px 0 4px 0">{escape(heading)}</p>'
        f'<table cellspacing="0" cellpadding="0" width="100%">{"".join(rows)}</table>'
    )


def _heard(voice: Voice, heard: Heard, names: Mapping[Key, str]) -> str:
    rank = QCoreApplication.translate("Explanation", "rank {rank}").format(rank=formats.count(heard.rank))
    parts = [escape(rank), escape(figure_words(voice, heard))]
    if heard.via is not None:
        parts.append(f"{escape(heard.link)} ← {_link(heard.via, names)}")
    return " · ".join(part for part in parts if part)


def _trusted(found: Found) -> str:
    rest = 1.0 - TRUST_FLOOR
    confidence = (found.trust - TRUST_FLOOR) / rest
    return f"{formats.figure(TRUST_FLOOR)} + {formats.figure(rest)} · {formats.share(confidence)}"


def _voice(voice: Voice, shown: Tones) -> str:
    return f'<span style="color:{voice_color(voice, shown)}">■</span> {escape(voice_word(voice))}'


def _link(key: Key, names: Mapping[Key, str]) -> str:
    return f'<a href="{escape(link_to(key))}">{escape(quoted(names.get(key, key.id)))}</a>'


def _title(before: str, text: str) -> str:
    line = escape(formats.isolated(formats.one_line(text, _SHOWN_TEXT)))
    return f'<p style="margin:0 0 8px 0; font-weight:600">{escape(before)}{line}</p>'


def _paragraph(text: str, color: str = "") -> str:
    style = f"color:{color}; " if color else ""
    return f'<p style="{style}margin:0 0 6px 0">{escape(text)}</p>'


def _row(name: str, figure: str, line: str = "") -> str:
    rule = f"; border-top:1px solid {line}" if line else ""
    return (
        f'<tr><td style="padding:2px 12px 2px 0{rule}">{name}</td>'
        f'<td align="right" style="padding:2px 0 2px 0{rule}">{figure}</td></tr>'
    )


def _quiet(html: str, shown: Tones) -> str:
    return f'<span style="color:{shown.muted}">{html}</span>'


def _figure(value: float) -> str:
    # Three digits, so that the product of what is shown is what is shown.
    return escape(QLocale().toString(value, "f", 3))
