"""The words for the values of the domain, in the person's language."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from explorer.memory.facts import FactType, Veracity
from explorer.memory.namespaces import GLOBAL_MEMORY_TYPES
from explorer.memory.query import AGE_OLDER, AGE_UNDATED, Facet, FactColumn, FactState
from explorer.services.dossier import TieKind

_CONTEXT = "Words"
_STATES = {
    FactState.DELETED: QT_TRANSLATE_NOOP("Words", "deleted"),
    FactState.SUPERSEDED: QT_TRANSLATE_NOOP("Words", "superseded"),
    FactState.EXPIRED: QT_TRANSLATE_NOOP("Words", "expired"),
    FactState.CONTRADICTION: QT_TRANSLATE_NOOP("Words", "contradiction"),
    FactState.DUPLICATE: QT_TRANSLATE_NOOP("Words", "duplicate"),
    FactState.ODD: QT_TRANSLATE_NOOP("Words", "odd"),
    FactState.FADING: QT_TRANSLATE_NOOP("Words", "fading"),
    FactState.PINNED: QT_TRANSLATE_NOOP("Words", "pinned"),
    FactState.ACTIVE: QT_TRANSLATE_NOOP("Words", "active"),
}
_TYPES = {
    FactType.FACT: QT_TRANSLATE_NOOP("Words", "fact"),
    FactType.PREFERENCE: QT_TRANSLATE_NOOP("Words", "preference"),
    FactType.DECISION: QT_TRANSLATE_NOOP("Words", "decision"),
    FactType.COMMITMENT: QT_TRANSLATE_NOOP("Words", "commitment"),
    FactType.GOAL: QT_TRANSLATE_NOOP("Words", "goal"),
    FactType.EVENT: QT_TRANSLATE_NOOP("Words", "event"),
    FactType.INSTRUCTION: QT_TRANSLATE_NOOP("Words", "instruction"),
    FactType.RELATIONSHIP: QT_TRANSLATE_NOOP("Words", "relationship"),
    FactType.CONTEXT: QT_TRANSLATE_NOOP("Words", "context"),
    FactType.LEARNING: QT_TRANSLATE_NOOP("Words", "learning"),
    FactType.OBSERVATION: QT_TRANSLATE_NOOP("Words", "observation"),
    FactType.ERROR: QT_TRANSLATE_NOOP("Words", "error"),
    FactType.ARTIFACT: QT_TRANSLATE_NOOP("Words", "artifact"),
    FactType.REQUEST: QT_TRANSLATE_NOOP("Words", "request"),
    FactType.UNKNOWN: QT_TRANSLATE_NOOP("Words", "unknown"),
}
_VERACITIES = {
    Veracity.STATED: QT_TRANSLATE_NOOP("Words", "stated by a person"),
    Veracity.UNKNOWN: QT_TRANSLATE_NOOP("Words", "unknown"),
    Veracity.INFERRED: QT_TRANSLATE_NOOP("Words", "inferred by an agent"),
    Veracity.IMPORTED: QT_TRANSLATE_NOOP("Words", "imported"),
    Veracity.TOOL: QT_TRANSLATE_NOOP("Words", "produced by a tool"),
}
_COLUMNS = {
    FactColumn.TOPIC: QT_TRANSLATE_NOOP("Words", "Topic"),
    FactColumn.TEXT: QT_TRANSLATE_NOOP("Words", "Fact"),
    FactColumn.DOMAIN: QT_TRANSLATE_NOOP("Words", "Domain"),
    FactColumn.TYPE: QT_TRANSLATE_NOOP("Words", "Type"),
    FactColumn.CONFIDENCE: QT_TRANSLATE_NOOP("Words", "Confidence"),
    FactColumn.VERACITY: QT_TRANSLATE_NOOP("Words", "Veracity"),
    FactColumn.IMPORTANCE: QT_TRANSLATE_NOOP("Words", "Importance"),
    FactColumn.AGE: QT_TRANSLATE_NOOP("Words", "Age"),
    FactColumn.USED: QT_TRANSLATE_NOOP("Words", "Used"),
    FactColumn.MENTIONS: QT_TRANSLATE_NOOP("Words", "Mentions"),
    FactColumn.BRANCH: QT_TRANSLATE_NOOP("Words", "Branch"),
    FactColumn.AGENT: QT_TRANSLATE_NOOP("Words", "Agent"),
    FactColumn.STATE: QT_TRANSLATE_NOOP("Words", "State"),
}
_FACETS = {
    Facet.DOMAIN: _COLUMNS[FactColumn.DOMAIN],
    Facet.TYPE: _COLUMNS[FactColumn.TYPE],
    Facet.VERACITY: _COLUMNS[FactColumn.VERACITY],
    Facet.AGENT: _COLUMNS[FactColumn.AGENT],
    Facet.STATE: _COLUMNS[FactColumn.STATE],
    Facet.AGE: _COLUMNS[FactColumn.AGE],
}
_AGES = {
    "day": QT_TRANSLATE_NOOP("Words", "within a day"),
    "week": QT_TRANSLATE_NOOP("Words", "1 to 7 days"),
    "month": QT_TRANSLATE_NOOP("Words", "1 to 4 weeks"),
    "quarter": QT_TRANSLATE_NOOP("Words", "1 to 3 months"),
    "year": QT_TRANSLATE_NOOP("Words", "3 to 12 months"),
    AGE_OLDER: QT_TRANSLATE_NOOP("Words", "older than a year"),
    AGE_UNDATED: QT_TRANSLATE_NOOP("Words", "without a date"),
}
_TIES = {
    TieKind.LINKS_TO: QT_TRANSLATE_NOOP("Words", "links to"),
    TieKind.LINKED_FROM: QT_TRANSLATE_NOOP("Words", "linked from"),
    TieKind.REPLACED_BY: QT_TRANSLATE_NOOP("Words", "replaced by"),
    TieKind.REPLACES: QT_TRANSLATE_NOOP("Words", "replaces"),
    TieKind.SOURCE_OF: QT_TRANSLATE_NOOP("Words", "source of the policy"),
    TieKind.HAS_SOURCE: QT_TRANSLATE_NOOP("Words", "follows from"),
    TieKind.CONTRADICTS: QT_TRANSLATE_NOOP("Words", "contradicts"),
    TieKind.DUPLICATES: QT_TRANSLATE_NOOP("Words", "says the same as"),
}


def state_word(state: FactState) -> str:
    """A state as a word."""
    return _translate(_STATES[state])


def type_word(fact_type: FactType) -> str:
    """A fact type as a word."""
    return _translate(_TYPES[fact_type])


def veracity_word(veracity: Veracity) -> str:
    """A provenance in words."""
    return _translate(_VERACITIES[veracity])


def column_word(column: FactColumn) -> str:
    """The heading of a column."""
    return _translate(_COLUMNS[column])


def facet_word(facet: Facet) -> str:
    """The name of a facet."""
    return _translate(_FACETS[facet])


def tie_word(kind: TieKind) -> str:
    """How two records belong together, in words."""
    return _translate(_TIES[kind])


def facet_value_word(facet: Facet, value: str) -> str:
    """A facet's value as a person reads it."""
    if facet is Facet.STATE:
        return state_word(FactState(value))
    if facet is Facet.TYPE:
        return type_word(FactType(value))
    if facet is Facet.VERACITY:
        return veracity_word(Veracity(value))
    if facet is Facet.AGE:
        return _translate(_AGES[value])
    return value or QCoreApplication.translate("Words", "none given")


def _translate(text: object) -> str:
    # What QT_TRANSLATE_NOOP marks is a str; its type says object.
    return QCoreApplication.translate(_CONTEXT, str(text))


def global_word(namespace: str) -> str:
    """What stands for the branch of a namespace that has none: `global`, with the name of a foreign one."""
    word = QCoreApplication.translate("Words", "global")
    return word if namespace in GLOBAL_MEMORY_TYPES else f"{word} ({namespace})"
