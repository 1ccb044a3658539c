"""What recall answers, in words: modes, voices, what the question was understood as, and why a result is one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from typing import NamedTuple

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from explorer.memory.facts import Fact
from explorer.memory.keys import Key
from explorer.services.recall.request import Mode
from explorer.services.recall.results import Found, Heard, Intent, Period, Recalled, Silence, Voice
from explorer.ui import formats

_CONTEXT = "SearchWords"
_QUOTED = 60
_WHOLE = 0.995
_INSTANT = timedelta(microseconds=1)
_MODES = {
    Mode.HYBRID: QT_TRANSLATE_NOOP("SearchWords", "Hybrid"),
    Mode.SEMANTIC: QT_TRANSLATE_NOOP("SearchWords", "Semantic"),
    Mode.KEYWORD: QT_TRANSLATE_NOOP("SearchWords", "Keyword"),
}
_MODE_TIPS = {
    Mode.HYBRID: QT_TRANSLATE_NOOP(
        "SearchWords",
        "What agents get if they say nothing else: words, meaning, recency and links, weighted by the kind of "
        "question; then how far a fact has faded, its confidence, and diversity.",
    ),
    Mode.SEMANTIC: QT_TRANSLATE_NOOP("SearchWords", "Words and meaning, fused by their ranks alone."),
    Mode.KEYWORD: QT_TRANSLATE_NOOP(
        "SearchWords", "Words alone, in topic, text, tags and domain: what the filter box does."
    ),
}
_VOICES = {
    Voice.LEXICAL: QT_TRANSLATE_NOOP("SearchWords", "words"),
    Voice.SEMANTIC: QT_TRANSLATE_NOOP("SearchWords", "meaning"),
    Voice.TEMPORAL: QT_TRANSLATE_NOOP("SearchWords", "recency"),
    Voice.GRAPH: QT_TRANSLATE_NOOP("SearchWords", "links"),
}
_VOICE_TIPS = {
    Voice.LEXICAL: QT_TRANSLATE_NOOP("SearchWords", "Words of the question in topic, text, tags and domain (BM25)"),
    Voice.SEMANTIC: QT_TRANSLATE_NOOP("SearchWords", "Nearness in meaning (cosine of the vectors)"),
    Voice.TEMPORAL: QT_TRANSLATE_NOOP("SearchWords", "The newest of what the other voices know"),
    Voice.GRAPH: QT_TRANSLATE_NOOP("SearchWords", "Links from the best of words and meaning, two steps at most"),
}
_INTENTS = {
    Intent.TEMPORAL: QT_TRANSLATE_NOOP("SearchWords", "a question about time"),
    Intent.FACTUAL: QT_TRANSLATE_NOOP("SearchWords", "a question for a fact"),
    Intent.ENTITY: QT_TRANSLATE_NOOP("SearchWords", "a question about somebody or something"),
    Intent.PREFERENCE: QT_TRANSLATE_NOOP("SearchWords", "a question about a preference"),
    Intent.PROCEDURAL: QT_TRANSLATE_NOOP("SearchWords", "a question how to do something"),
    Intent.GENERAL: QT_TRANSLATE_NOOP("SearchWords", "a general question"),
}
_SILENCES = {
    Silence.NO_MODEL: QT_TRANSLATE_NOOP(
        "SearchWords",
        "No embedding model is installed here, so nothing is found by meaning. "
        "Install it with: pip install 'memory-explorer[model]'",
    ),
    Silence.LOADING: QT_TRANSLATE_NOOP("SearchWords", "Meaning follows: the model is loading…"),
    Silence.OTHER_MODEL: QT_TRANSLATE_NOOP(
        "SearchWords",
        "The vectors of this workspace are of another model, so nothing is found by meaning. "
        "To search by meaning here, choose that model, or embed all texts anew.",
    ),
    Silence.NO_VECTORS: QT_TRANSLATE_NOOP(
        "SearchWords",
        "The facts of this workspace have no vectors, so nothing is found by meaning. "
        "“Renew vectors that are out of date…” in the menu Edit computes them.",
    ),
}


class SearchWords(QObject):
    """The words with a number in them: their plural forms are collected for the translators from `tr` only."""

    def in_scope(self, count: int) -> str:
        """Facts that may be found at all."""
        return self.tr("%n fact(s) searched on {branch}", "", count)

    def in_all(self, count: int) -> str:
        """The same of all branches."""
        return self.tr("%n fact(s) searched on all branches", "", count)

    def candidates(self, count: int) -> str:
        """Facts that any voice named; `{shown}` of them are listed."""
        return self.tr("{shown} of %n candidate(s)", "", count)

    def days(self, count: int) -> str:
        """How long ago something was."""
        return self.tr("%n day(s) ago", "", count)


class Change(NamedTuple):
    """How a result stands in one list compared with the other: its mark, and the mark in words."""

    mark: str
    words: str


UNCHANGED = Change("", "")


def mode_word(mode: Mode) -> str:
    """A mode as a word."""
    return _translate(_MODES[mode])


def mode_tip(mode: Mode) -> str:
    """What a mode does."""
    return _translate(_MODE_TIPS[mode])


def voice_word(voice: Voice) -> str:
    """A voice as a word."""
    return _translate(_VOICES[voice])


def voice_tip(voice: Voice) -> str:
    """What a voice listens to."""
    return _translate(_VOICE_TIPS[voice])


def silence_sentence(silence: Silence, trouble: str = "") -> str:
    """Why nothing is found by meaning and what to do; `trouble` is what the model itself said."""
    follow = QCoreApplication.translate("SearchWords", "Words, recency and links are searched all the same.")
    return trouble or (
        _translate(_SILENCES[silence]) if silence is Silence.LOADING else f"{_translate(_SILENCES[silence])} {follow}"
    )


def understood(intent: Intent, period: Period | None) -> str:
    """What the question was understood as: its kind, and the time that it names."""
    text = QCoreApplication.translate("SearchWords", "Understood as {kind}").format(kind=_translate(_INTENTS[intent]))
    return text if period is None else f"{text}, {period_words(period)}"


def period_words(period: Period) -> str:
    """A period as days where the person is; its end does not belong to it, so a week ends on its last day."""
    start = formats.local_date(period.start)
    end = "" if period.end is None else formats.local_date(period.end - _INSTANT)
    if start and end:
        return start if start == end else f"{_without_what_repeats(start, end)}–{end}"
    if start:
        return QCoreApplication.translate("SearchWords", "since {date}").format(date=start)
    return QCoreApplication.translate("SearchWords", "until {date}").format(date=end)


def counted(recalled: Recalled) -> str:
    """How many are listed, of how many that any voice named, among how many."""
    words = SearchWords()
    named = words.candidates(recalled.candidates).replace("{shown}", formats.count(len(recalled.found)))
    branch = recalled.request.branch
    scope = words.in_all(recalled.in_scope) if branch is None else words.in_scope(recalled.in_scope)
    return f"{named} · {scope.replace('{branch}', formats.isolated(branch or ''))}"


def heard_words(voice: Voice, heard: Heard, names: Mapping[Key, str]) -> str:
    """How a voice found it, to follow “Found”."""
    rank = formats.count(heard.rank)
    if voice is Voice.LEXICAL:
        return QCoreApplication.translate("SearchWords", "by its words (rank {rank})").format(rank=rank)
    if voice is Voice.SEMANTIC:
        return QCoreApplication.translate("SearchWords", "by meaning (rank {rank})").format(rank=rank)
    if voice is Voice.TEMPORAL:
        return QCoreApplication.translate("SearchWords", "by its date (rank {rank})").format(rank=rank)
    if heard.via is None:
        return QCoreApplication.translate("SearchWords", "through a link (rank {rank})").format(rank=rank)
    name = quoted(names.get(heard.via, heard.via.id))
    if heard.hops > 1:
        text = QCoreApplication.translate("SearchWords", "over two links, the last one “{link}”, from {name}")
    else:
        text = QCoreApplication.translate("SearchWords", "through a link “{link}” from {name}")
    return text.format(link=formats.isolated(heard.link), name=name)


def found_sentence(found: Found, fact: Fact, names: Mapping[Key, str], now: datetime) -> str:
    """Why it is a result, in one plain sentence."""
    ways = [heard_words(voice, heard, names) for voice, heard in _loudest_first(found)]
    parts = [QCoreApplication.translate("SearchWords", "Found {ways}").format(ways=_listed(ways))]
    if found.decay < _WHOLE:
        parts.append(_faded(found, fact, now))
    if found.trust != 1.0 and fact.confidence is not None:
        confidence = QCoreApplication.translate("SearchWords", "confidence {share}")
        parts.append(confidence.format(share=formats.share(fact.confidence)))
    if found.repo_factor < 1.0:
        parts.append(QCoreApplication.translate("SearchWords", "a little less because it is not of the repository"))
    return "; ".join(parts) + "."


def moved_words(found: Found, place: int, names: Mapping[Key, str]) -> str:
    """What diversity did to its place, counted from 1; empty where it did nothing."""
    if not found.rank_before or found.rank_before == place:
        return ""
    before = formats.count(found.rank_before)
    if place < found.rank_before:
        text = QCoreApplication.translate("SearchWords", "Moved up from place {before}: it says something else.")
    elif found.similar_to is not None:
        text = QCoreApplication.translate("SearchWords", "Moved down from place {before}: it is much like {name}.")
        return text.format(before=before, name=_named(found.similar_to, names))
    else:
        text = QCoreApplication.translate("SearchWords", "Moved down from place {before} by diversity.")
    return text.format(before=before)


def closed_words(role: str, domain: str) -> str:
    """That the role has no access to the domain: advisory, nothing is left out because of it."""
    text = QCoreApplication.translate("SearchWords", "advisory: {role} has no access to {domain}")
    return text.format(role=formats.isolated(role), domain=formats.isolated(domain))


def change_between(place: int | None, other: int | None) -> Change:
    """How the place in a list, counted from 1, compares with that in the other list; None = not there."""
    if place is None:
        return UNCHANGED
    if other is None:
        word = QCoreApplication.translate("SearchWords", "new")
        return Change(word, word)
    if place == other:
        return Change("=", QCoreApplication.translate("SearchWords", "same place"))
    text = (
        QCoreApplication.translate("SearchWords", "{n} higher")
        if place < other
        else QCoreApplication.translate("SearchWords", "{n} lower")
    )
    count = formats.count(abs(other - place))
    return Change(f"+{count}" if place < other else f"−{count}", text.format(n=count))


def gone_words() -> Change:
    """The mark of a result that the other list has not."""
    word = QCoreApplication.translate("SearchWords", "gone")
    return Change(word, QCoreApplication.translate("SearchWords", "not in the other list"))


def percent(share: float) -> str:
    """A share of 0..1 in whole hundredths."""
    return QCoreApplication.translate("SearchWords", "{n} %").format(n=formats.count(round(100 * share)))


def quoted(text: str) -> str:
    """A fact's text in quotation marks, cut where it is long."""
    return f"“{formats.isolated(formats.one_line(text, _QUOTED))}”"


def _named(key: Key, names: Mapping[Key, str]) -> str:
    return quoted(names.get(key, key.id))


def _faded(found: Found, fact: Fact, now: datetime) -> str:
    share = percent(found.decay)
    used, learned = fact.last_used, fact.created
    when = max((moment for moment in (used, learned) if moment is not None), default=None)
    if when is None:
        return QCoreApplication.translate("SearchWords", "fades to {share}").format(share=share)
    if when == used:
        text = QCoreApplication.translate("SearchWords", "fades to {share} because it was last used {days}")
    else:
        text = QCoreApplication.translate("SearchWords", "fades to {share} because it was learned {days}")
    return text.format(share=share, days=SearchWords().days(max(0, (now - when).days)))


def _loudest_first(found: Found) -> list[tuple[Voice, Heard]]:
    return sorted(found.voices.items(), key=lambda each: -each[1].part)


def _listed(parts: Sequence[str]) -> str:
    if len(parts) < 2:
        return "".join(parts)
    text = QCoreApplication.translate("SearchWords", "{first} and {last}")
    return text.format(first=", ".join(parts[:-1]), last=parts[-1])


def _without_what_repeats(start: str, end: str) -> str:
    """Of `23 Nov 2026` before `29 Nov 2026` only the day; of another month of the year no year."""
    first, last = start.split(), end.split()
    while first and last and first[-1] == last[-1]:
        first, last = first[:-1], last[:-1]
    return " ".join(first) if first else start


def _translate(text: object) -> str:
    # What QT_TRANSLATE_NOOP marks is a str; its type says object.
    return QCoreApplication.translate(_CONTEXT, str(text))
