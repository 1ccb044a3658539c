"""The words for the values of the domain, in the person's language."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from explorer.memory.errors import Refusal
from explorer.memory.facts import FactType, Veracity
from explorer.memory.namespaces import GLOBAL_MEMORY_TYPES
from explorer.memory.query import AGE_OLDER, AGE_UNDATED, Facet, FactColumn, FactState
from explorer.memory.times import parse_time
from explorer.services.dossier import TieKind
from explorer.ui import formats

_CONTEXT = "Words"
# A text that stands for a value nested too deep is one of a kind of its own.
_ENCODER = msgspec.json.Encoder(enc_hook=str)
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

_FIELDS = {
    "content": QT_TRANSLATE_NOOP("Words", "Text"),
    "topic": _COLUMNS[FactColumn.TOPIC],
    "domain": _COLUMNS[FactColumn.DOMAIN],
    "confidence": _COLUMNS[FactColumn.CONFIDENCE],
    "importance": _COLUMNS[FactColumn.IMPORTANCE],
    "fact_type": _COLUMNS[FactColumn.TYPE],
    "veracity": _COLUMNS[FactColumn.VERACITY],
    "valid_until": QT_TRANSLATE_NOOP("Words", "Valid until"),
    "tags": QT_TRANSLATE_NOOP("Words", "Tags"),
    "pinned": QT_TRANSLATE_NOOP("Words", "Pinned"),
    "active": QT_TRANSLATE_NOOP("Words", "Active"),
    "required_role": QT_TRANSLATE_NOOP("Words", "Meant for"),
    "label": QT_TRANSLATE_NOOP("Words", "Label"),
    "description": QT_TRANSLATE_NOOP("Words", "Description"),
    "trigger_keywords": QT_TRANSLATE_NOOP("Words", "Keywords"),
    "glob_patterns": QT_TRANSLATE_NOOP("Words", "Globs"),
    "tools_allowed": QT_TRANSLATE_NOOP("Words", "Tools"),
    "permission": QT_TRANSLATE_NOOP("Words", "Permission"),
    "superseded_by": QT_TRANSLATE_NOOP("Words", "Replaced by"),
    "deleted": QT_TRANSLATE_NOOP("Words", "Deletion"),
}
# What a yes or no is where the record does not say.
_SWITCHES = {"pinned": False, "active": True}
_REASONS = {
    "system:deleted": _STATES[FactState.DELETED],
    "system:expired": _STATES[FactState.EXPIRED],
    "system:decayed": QT_TRANSLATE_NOOP("Words", "faded away"),
    "system:consolidated": QT_TRANSLATE_NOOP("Words", "merged into another"),
    "system:cleanup": QT_TRANSLATE_NOOP("Words", "cleaned up"),
    "system:undone": QT_TRANSLATE_NOOP("Words", "undone"),
}
_PERMISSIONS = {
    "none": QT_TRANSLATE_NOOP("Words", "no access"),
    "read": QT_TRANSLATE_NOOP("Words", "read"),
    "write": QT_TRANSLATE_NOOP("Words", "read and write"),
}
_REFUSALS = {
    Refusal.GONE: QT_TRANSLATE_NOOP(
        "Words", "{record} is not in the workspace any more, so nothing was changed. The list shows what is there now."
    ),
    Refusal.ODD: QT_TRANSLATE_NOOP(
        "Words",
        "{record} has values that do not fit their fields, so it is read-only. Details names them; "
        "ask the agent's owner to correct them.",
    ),
    Refusal.NOT_CURRENT: QT_TRANSLATE_NOOP(
        "Words",
        "{record} is deleted or superseded, so it was not changed. Restore it first, or change what replaced it.",
    ),
    Refusal.ITSELF: QT_TRANSLATE_NOOP("Words", "{record} cannot replace itself. Choose another fact."),
    Refusal.REPLACEMENT_NOT_ACTIVE: QT_TRANSLATE_NOOP(
        "Words", "{record} is deleted, superseded or expired, so it cannot replace anything. Choose an active fact."
    ),
    Refusal.CYCLE: QT_TRANSLATE_NOOP(
        "Words", "{record} is itself replaced, in the end, by what it should replace. Choose another fact."
    ),
    Refusal.TEXT_GONE: QT_TRANSLATE_NOOP(
        "Words",
        "{record} cannot be restored: its text is neither in the file nor in this computer's history. "
        "Look for it in an earlier copy of the workspace.",
    ),
    Refusal.EMPTY_TEXT: QT_TRANSLATE_NOOP(
        "Words", "{record} cannot be left without a text. To take it away, delete it."
    ),
    Refusal.NOT_DELETED: QT_TRANSLATE_NOOP(
        "Words", "{record} is not deleted, so there is nothing to restore. It stands in the list."
    ),
    Refusal.OTHER_KIND: QT_TRANSLATE_NOOP(
        "Words", "{record} has no such field, so nothing was changed. Choose records that have it."
    ),
    Refusal.ALREADY_THERE: QT_TRANSLATE_NOOP("Words", "{record} is there already, so nothing was moved."),
    Refusal.CHANGED_MEANWHILE: QT_TRANSLATE_NOOP(
        "Words", "{record} was changed meanwhile, so nothing was merged. Look at the comparison again."
    ),
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


def field_word(name: str) -> str:
    """The name of a record's field; one that we have no word for, as it stands."""
    return _translate(_FIELDS[name]) if name in _FIELDS else name


def field_value_word(name: str, value: object) -> str:
    """A field's value as a person reads it; one that does not fit the field, as it stands.

    The field `deleted` has the text of the record, and none where it is deleted.
    """
    if name in _SWITCHES and (value is None or isinstance(value, bool)):
        is_on = _SWITCHES[name] if value is None else value
        return QCoreApplication.translate("Words", "yes") if is_on else QCoreApplication.translate("Words", "no")
    if value in (None, "", [], ()):
        return _no_value(name)
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int | float) and name in ("confidence", "importance"):
        return formats.share(float(value))
    if name == "valid_until":
        return formats.local_time(parse_time(value)) or str(value)
    if isinstance(value, list | tuple) and all(isinstance(each, str) for each in value):
        return ", ".join(value)
    return _text_word(name, value) if isinstance(value, str) else _ENCODER.encode(value).decode()


def refusal_word(refusal: Refusal, label: str) -> str:
    """Why a change was not made, and what to do, as a sentence about the record that begins with `label`."""
    subject = f"“{formats.isolated(label)}”" if label else QCoreApplication.translate("Words", "This record")
    return _translate(_REFUSALS[refusal]).replace("{record}", subject)


def _no_value(name: str) -> str:
    if name == "required_role":
        return QCoreApplication.translate("Words", "everyone")
    if name == "permission":
        return _translate(_PERMISSIONS["read"])
    if name == "deleted":
        return state_word(FactState.DELETED)
    return QCoreApplication.translate("Words", "none given")


def _text_word(name: str, value: str) -> str:
    if name == "fact_type" and value in list(FactType):
        return type_word(FactType(value))
    if name == "veracity" and value in list(Veracity):
        return veracity_word(Veracity(value))
    for field, known in (("superseded_by", _REASONS), ("permission", _PERMISSIONS)):
        if name == field and value in known:
            return _translate(known[value])
    return value


def _translate(text: object) -> str:
    # What QT_TRANSLATE_NOOP marks is a str; its type says object.
    return QCoreApplication.translate(_CONTEXT, str(text))


def global_word(namespace: str) -> str:
    """What stands for the branch of a namespace that has none: `global`, with the name of a foreign one."""
    word = QCoreApplication.translate("Words", "global")
    return word if namespace in GLOBAL_MEMORY_TYPES else f"{word} ({namespace})"
