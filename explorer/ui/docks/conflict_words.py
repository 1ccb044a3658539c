"""What the inbox says of a conflict: its kind, its topic, its sides, how it was decided."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from explorer.memory.facts import Fact
from explorer.memory.namespaces import branch_of
from explorer.memory.query import FactState
from explorer.memory.records import SYSTEM_PREFIX
from explorer.services.conflicts.inbox import Case
from explorer.services.conflicts.kinds import ConflictKind
from explorer.services.conflicts.resolving import Dismissal, Side
from explorer.services.word_diff import Piece
from explorer.ui import formats
from explorer.ui.teleport.pane_fields import FieldLine
from explorer.ui.teleport.pane_marks import marked_text
from explorer.ui.widgets.icons import STATE_ICONS
from explorer.ui.words import field_value_word, global_word, state_word, veracity_word

_NAME_LENGTH, _TEXT_LENGTH, _LOOKED_AT = 40, 40, 400
_SHORT, _WORDS_BEFORE = 24, 2
_KINDS = {
    ConflictKind.CONTRADICTION.value: (FactState.CONTRADICTION, "bad"),
    ConflictKind.DUPLICATE.value: (FactState.DUPLICATE, "warning"),
}
Sides = tuple[Sequence[Piece], Sequence[Piece]]


def kind_word(kind: str) -> str:
    """A kind as a word; one that another tool wrote, as it stands."""
    state = _KINDS.get(kind)
    return formats.one_line(kind, _NAME_LENGTH) if state is None else state_word(state[0])


def kind_icon(kind: str) -> str:
    """The icon of a kind, as facts bear it."""
    state = _KINDS.get(kind)
    return "question" if state is None else STATE_ICONS[state[0]]


def kind_tone(kind: str) -> str:
    """The name of its colour."""
    state = _KINDS.get(kind)
    return "muted" if state is None else state[1]


def side_letter(side: Side) -> str:
    """What a side is called."""
    return (
        QCoreApplication.translate("Conflicts", "A") if side is Side.A else QCoreApplication.translate("Conflicts", "B")
    )


def side_text(fact: Fact | None, most: int = _TEXT_LENGTH) -> str:
    """The beginning of what a side says; why it says nothing where it does not."""
    if fact is None:
        return QCoreApplication.translate("Conflicts", "(not there any more)")
    if fact.is_deleted:
        return QCoreApplication.translate("Conflicts", "(deleted)")
    return formats.one_line(fact.content, most)


def both_in_short(case: Case) -> str:
    """What both sides say, from just before where they begin to differ: a list has little room."""
    one, other = (side_text(fact, _LOOKED_AT) for fact in (case.a, case.b))
    mine, theirs = one.split(), other.split()
    same = 0
    while same < min(len(mine), len(theirs)) and mine[same] == theirs[same]:
        same += 1
    start = same - _WORDS_BEFORE
    if start > 0 and same < min(len(mine), len(theirs)):
        one, other = f"… {' '.join(mine[start:])}", f"… {' '.join(theirs[same:])}"
    short = [formats.isolated(formats.one_line(text, _SHORT)) for text in (one, other)]
    return " ↔ ".join(short)


def both_in_full(case: Case) -> str:
    """The same at length, a line for each."""
    texts = (formats.isolated(side_text(fact, _LOOKED_AT)) for fact in (case.a, case.b))
    return "\n".join(f"{side_letter(side)}: {text}" for side, text in zip(Side, texts, strict=True))


def topic_word(case: Case) -> str:
    """The topic of the sides; the domain where they have none, both where they differ."""
    facts = [fact for fact in (case.a, case.b) if fact is not None]
    topics = dict.fromkeys(fact.topic for fact in facts if fact.topic)
    return ", ".join(topics or dict.fromkeys(fact.shown_domain for fact in facts))


def provenance_words(fact: Fact) -> str:
    """How a fact came to be known: confidence, veracity, when, by which agent, on which branch."""
    branch = branch_of(fact.namespace)
    learned = fact.updated or fact.created
    parts = [
        QCoreApplication.translate("Conflicts", "confidence {figure}").format(figure=formats.share(fact.confidence))
        if fact.confidence is not None
        else QCoreApplication.translate("Conflicts", "no confidence given"),
        veracity_word(fact.provenance),
        formats.local_date(learned) or QCoreApplication.translate("Conflicts", "without a date"),
        formats.isolated(formats.one_line(fact.agent_id, _NAME_LENGTH)),
        formats.one_line(global_word(fact.namespace) if branch is None else branch, _NAME_LENGTH),
    ]
    return " · ".join(part for part in parts if part)


def standing_words(fact: Fact | None) -> str:
    """Why a side cannot stay or go any more; empty where it can."""
    if fact is None:
        return QCoreApplication.translate("Conflicts", "This fact is not in the workspace any more.")
    if fact.is_deleted:
        return QCoreApplication.translate("Conflicts", "This fact is deleted.")
    if fact.superseded_by.startswith(SYSTEM_PREFIX):
        words = QCoreApplication.translate("Conflicts", "This fact is not believed any more: {reason}.")
        return words.format(reason=field_value_word("superseded_by", fact.superseded_by))
    if fact.superseded_by:
        return QCoreApplication.translate("Conflicts", "This fact is superseded: another one is believed in its place.")
    return ""


def decision_words(case: Case, metadata: Mapping[str, Any] | None) -> str:
    """What a person decided: who won, or that nobody did."""
    if case.conflict.state == "dismissed":
        reason = (metadata or {}).get("reason")
        if reason == Dismissal.BOTH_TRUE:
            return QCoreApplication.translate("Conflicts", "both true")
        return QCoreApplication.translate("Conflicts", "dismissed")
    if case.winner is not None:
        words = QCoreApplication.translate("Conflicts", "{side} stays")
        return words.format(side=side_letter(case.winner))
    if (metadata or {}).get("winner") is None and _both_stand(case):
        return QCoreApplication.translate("Conflicts", "text corrected")
    return QCoreApplication.translate("Conflicts", "settled")


def decided_words(case: Case, metadata: Mapping[str, Any] | None) -> str:
    """The same with who decided it and when."""
    when = formats.local_time(case.conflict.updated)
    by = formats.isolated(formats.one_line(case.conflict.resolved_by, _NAME_LENGTH))
    said = decision_words(case, metadata)
    words = f"{said[:1].upper()}{said[1:]}"
    if case.winner is not None:
        quoted = formats.isolated(side_text(case.fact(case.winner)))
        words = QCoreApplication.translate("Conflicts", "{decision}: “{text}”").replace("{decision}", words)
        words = words.replace("{text}", quoted)
    return " · ".join(part for part in (words, by, when) if part)


def compared(case: Case) -> Sides:
    """Both texts with the words marked in which they differ; a side that is alone has none marked."""
    one, other = (None if fact is None else fact.content for fact in (case.a, case.b))
    mine, _, theirs = marked_text(FieldLine("content", (one or None, None, other or None), (True, False, True)))
    return mine, theirs


def _both_stand(case: Case) -> bool:
    return all(fact is not None and fact.is_current for fact in (case.a, case.b))
