"""Why a fact is not among the results, in sentences: what keeps it out and what to do, or what the voices say."""

from __future__ import annotations

from collections.abc import Mapping
from math import isnan

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.memory.namespaces import branch_of
from explorer.services.recall.request import Request
from explorer.services.recall.results import Barrier, Heard, Voice, WhyNot
from explorer.ui import formats
from explorer.ui.agent_view.answers import Asked
from explorer.ui.agent_view.search_words import quoted
from explorer.ui.words import type_word

_BARRIERS = {
    Barrier.GONE: QT_TRANSLATE_NOOP(
        "WhyNotWords", "It is not in the file any more. Choose another fact, or undo what took it away."
    ),
    Barrier.DELETED: QT_TRANSLATE_NOOP("WhyNotWords", "It is deleted. Restore it, and agents find it again."),
    Barrier.SUPERSEDED: QT_TRANSLATE_NOOP(
        "WhyNotWords", "It is superseded by {name}, which agents get instead. Undo that step if this fact still holds."
    ),
    Barrier.EXPIRED: QT_TRANSLATE_NOOP(
        "WhyNotWords", "It expired on {date}. Clear or move “Valid until” in Details if it still holds."
    ),
    Barrier.BRANCH: QT_TRANSLATE_NOOP(
        "WhyNotWords",
        "It belongs to the branch {branch}, and {asked} is asked. Choose its branch above, or move the fact.",
    ),
    Barrier.DOMAIN: QT_TRANSLATE_NOOP(
        "WhyNotWords", "The filter leaves out its domain, {domain}. Change it in the menu Filter."
    ),
    Barrier.TYPE: QT_TRANSLATE_NOOP(
        "WhyNotWords", "The filter leaves out its type, {type}. Change it in the menu Filter."
    ),
    Barrier.AGENT: QT_TRANSLATE_NOOP(
        "WhyNotWords", "The filter leaves out its agent, {agent}. Change it in the menu Filter."
    ),
    Barrier.TIME: QT_TRANSLATE_NOOP("WhyNotWords", "It was learned on {date}, outside the time that is asked for."),
}
_FIGURES = {
    Voice.LEXICAL: QT_TRANSLATE_NOOP("WhyNotWords", "BM25 {figure}"),
    Voice.SEMANTIC: QT_TRANSLATE_NOOP("WhyNotWords", "cosine {figure}"),
    Voice.GRAPH: QT_TRANSLATE_NOOP("WhyNotWords", "weight {figure}"),
}
_UNKNOWN = {
    Voice.LEXICAL: QT_TRANSLATE_NOOP("WhyNotWords", "none of the question's words is in it"),
    Voice.SEMANTIC: QT_TRANSLATE_NOOP("WhyNotWords", "it has no vector, or none that fits"),
    Voice.TEMPORAL: QT_TRANSLATE_NOOP("WhyNotWords", "nothing else speaks for it, so its date does not count"),
    Voice.GRAPH: QT_TRANSLATE_NOOP("WhyNotWords", "no link leads to it from the best results"),
}


class WhyNotWords(QObject):
    """The words with a number in them: their plural forms are collected for the translators from `tr` only."""

    def days(self, count: int) -> str:
        """How long ago a fact was learned."""
        return self.tr("learned %n day(s) ago", "", count)

    def first(self, count: int) -> str:
        """How many a voice hears."""
        return self.tr("only the first %n are heard", "", count)


def verdict_sentence(asked: Asked, names: Mapping[Key, str], limit: int) -> str:
    """The answer in one sentence."""
    verdict = asked.verdict
    if verdict is None:
        return QCoreApplication.translate("WhyNotWords", "Type a question above: the answer depends on it.")
    if verdict.barriers:
        return QCoreApplication.translate("WhyNotWords", "No question finds it as things are:")
    if verdict.found is not None and verdict.place is not None:
        return QCoreApplication.translate("WhyNotWords", "It is among the results: an agent gets it.")
    if verdict.place is None and not verdict.voices:
        return QCoreApplication.translate("WhyNotWords", "No voice knows it for this question:")
    if verdict.place is None:
        text = QCoreApplication.translate(
            "WhyNotWords",
            "No voice names it early enough; if all of them were heard out, it would score {score} where {needed} "
            "is needed.",
        )
        return text.format(score=formats.share(verdict.score), needed=formats.share(verdict.needed))
    if verdict.displaced_by is not None:
        text = QCoreApplication.translate(
            "WhyNotWords", "It is so much like {name}, which stands above, that diversity chose another one."
        )
        return text.format(name=quoted(names.get(verdict.displaced_by, verdict.displaced_by.id)))
    text = QCoreApplication.translate(
        "WhyNotWords",
        "It comes in at place {place} with a score of {score}; the last of the first {limit} has {needed}.",
    )
    return text.format(
        place=formats.count(verdict.place),
        score=formats.share(verdict.score),
        needed=formats.share(verdict.needed),
        limit=formats.count(limit),
    )


def barrier_sentence(barrier: Barrier, asked: Asked, request: Request, names: Mapping[Key, str]) -> str:
    """What keeps the fact out of every voice, and what to do."""
    text = QCoreApplication.translate("WhyNotWords", str(_BARRIERS[barrier]))
    fact = asked.fact
    if fact is None:
        return text
    if barrier is Barrier.SUPERSEDED:
        key = asked.successor
        return text.format(name=quoted(fact.superseded_by if key is None else names.get(key, key.id)))
    if barrier is Barrier.EXPIRED and fact.expires is None:
        return QCoreApplication.translate("WhyNotWords", "The time that its record was given to live has passed.")
    dates = {Barrier.EXPIRED: fact.expires, Barrier.TIME: fact.created}
    values = {
        "date": formats.local_date(dates.get(barrier))
        or QCoreApplication.translate("WhyNotWords", "a day that nobody knows"),
        "branch": _branch(branch_of(asked.key.namespace)),
        "asked": _branch(request.branch),
        "domain": _name(fact.shown_domain),
        "type": type_word(fact.kind),
        "agent": _name(fact.agent_id),
    }
    return text.format(**values)


def voice_sentences(verdict: WhyNot) -> dict[Voice, str]:
    """What each voice of the mode says of it, also where that is nothing; empty where something keeps the fact out."""
    if verdict.barriers:
        return {}
    return {voice: _said(voice, verdict) for voice in Voice if voice in verdict.cuts or voice in verdict.voices}


def figure_words(voice: Voice, heard: Heard) -> str:
    """What a voice goes by, with its unit; empty where nobody knows."""
    if isnan(heard.figure):
        return ""
    if voice is Voice.TEMPORAL:
        return WhyNotWords().days(max(0, round(heard.figure)))
    text = QCoreApplication.translate("WhyNotWords", str(_FIGURES[voice]))
    return text.format(figure=formats.share(heard.figure))


def _said(voice: Voice, verdict: WhyNot) -> str:
    heard, cut = verdict.voices.get(voice), verdict.cuts.get(voice)
    if heard is None:
        if voice is Voice.SEMANTIC and verdict.silence is not None:
            return QCoreApplication.translate("WhyNotWords", "cannot be asked now")
        return QCoreApplication.translate("WhyNotWords", str(_UNKNOWN[voice]))
    rank = QCoreApplication.translate("WhyNotWords", "rank {rank}").format(rank=formats.count(heard.rank))
    parts = [figure_words(voice, heard), rank]
    if cut is not None and heard.rank > cut:
        parts.append(WhyNotWords().first(cut))
    return ", ".join(part for part in parts if part)


def _branch(branch: str | None) -> str:
    return QCoreApplication.translate("WhyNotWords", "all branches") if branch is None else _name(branch)


def _name(text: str) -> str:
    return formats.isolated(formats.one_line(text, 60))


def fact_text(fact: Fact | None, key: Key) -> str:
    """What a fact that is asked for is called."""
    return key.id if fact is None or not fact.content else fact.content
