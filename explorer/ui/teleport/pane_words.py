"""What the panes say about a memory: when it was changed, that it is not there, what a field is called."""

from __future__ import annotations

from datetime import datetime

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from explorer.memory.times import parse_time
from explorer.services.teleport.answers import Answer, Choice, values_by
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.compare import Difference
from explorer.services.teleport.sides import State
from explorer.ui import formats
from explorer.ui.teleport.pane_fields import Place, has_both
from explorer.ui.words import field_value_word, field_word

_VALUE_LENGTH = 200
_TIMES = ("created_at", "updated_at", "last_accessed", "last_recalled_at")
_BOOKKEEPING = {
    "created_at": QT_TRANSLATE_NOOP("TeleportPanes", "Learned"),
    "updated_at": QT_TRANSLATE_NOOP("TeleportPanes", "Changed"),
    "mention_count": QT_TRANSLATE_NOOP("TeleportPanes", "Mentioned"),
    "recall_count": QT_TRANSLATE_NOOP("TeleportPanes", "Recalled"),
    "access_count": QT_TRANSLATE_NOOP("TeleportPanes", "Used"),
    "last_recalled_at": QT_TRANSLATE_NOOP("TeleportPanes", "Last recalled"),
    "last_accessed": QT_TRANSLATE_NOOP("TeleportPanes", "Last used"),
    "links": QT_TRANSLATE_NOOP("TeleportPanes", "Links"),
    "source_observation_ids": QT_TRANSLATE_NOOP("TeleportPanes", "Observations"),
    "agent_id": QT_TRANSLATE_NOOP("TeleportPanes", "Agent"),
}


def line_word(name: str) -> str:
    """The name of a field; one that we have no word for, as it stands."""
    return (
        QCoreApplication.translate("TeleportPanes", str(_BOOKKEEPING[name]))
        if name in _BOOKKEEPING
        else field_word(name)
    )


def moment_of(name: str, value: object) -> datetime | None:
    """The instant that a field tells; None where it tells none."""
    return parse_time(value) if name in (*_TIMES, "valid_until") else None


def value_word(name: str, value: object) -> str:
    """A value as a person reads it."""
    if name in _TIMES and (moment := parse_time(value)) is not None:
        return formats.local_time(moment)
    if name.endswith("_count") and isinstance(value, int):
        return formats.count(value)
    if name == "links" and isinstance(value, list):
        to = [link.get("to") if isinstance(link, dict) else None for link in value]
        if all(isinstance(each, str) for each in to):
            return ", ".join(map(str, to)) or field_value_word(name, value)
    return field_value_word(name, value)


def edited_words(state: State | None) -> str:
    """When a memory was changed last, and which agent it is from; empty where it is not there."""
    if state is None or state.is_deleted:
        return ""
    agent = state.metadata.get("agent_id")
    return " · ".join(part for part in (_changed(state), _from(agent)) if part)


def edited_exactly(state: State | None) -> str:
    """The same moment with the exact one, for tooltips."""
    if state is None:
        return ""
    moments = (parse_time(state.metadata.get(name)) for name in ("deleted_at", "updated_at", "created_at"))
    return formats.exact_time(next((moment for moment in moments if moment is not None), None))


def base_words(difference: Difference | None, title: str, *, base_known: bool) -> str:
    """What the base is: `title` where one is known, or what both histories have."""
    if base_known or difference is None or difference.base is None:
        return title if base_known else ""
    return QCoreApplication.translate("TeleportPanes", "the newest text that both histories have")


def absence_words(difference: Difference, place: Place, *, base_known: bool) -> str:
    """Why a pane has no text; empty where it has one."""
    if place is Place.BASE:
        return _no_base(difference, base_known=base_known)
    state = difference.here if place is Place.HERE else difference.there
    if state is not None and state.is_deleted:
        return _deleted(state)
    if state is not None:
        return "" if state.text else QCoreApplication.translate("TeleportPanes", "without a text")
    # The heading says who.
    had_it = (DiffClass.DELETED_HERE, DiffClass.EDIT_DELETE) if place is Place.HERE else (DiffClass.MISSING_THERE,)
    if difference.row.diff in had_it:
        return QCoreApplication.translate("TeleportPanes", "does not have it any more")
    return QCoreApplication.translate("TeleportPanes", "does not have it")


def result_words(difference: Difference | None, answer: Answer | None) -> str:
    """What the memory here becomes by an answer; empty where nobody decided, or where nothing has to be said."""
    if difference is None or answer is None or not has_both(difference) or not difference.fields:
        return ""
    if answer.choice is Choice.LEFT_OUT:
        return QCoreApplication.translate("TeleportPanes", "Left out: it stays as it is here, and is asked about again")
    if answer.choice is Choice.BOTH and not answer.fields:
        return QCoreApplication.translate("TeleportPanes", "Both stay: what is incoming becomes a memory of its own")
    if answer.choice is Choice.EACH and {field.name for field in difference.disputed} - answer.fields.keys():
        return ""
    values = values_by(answer, difference)
    parts = [
        f"{line_word(name)}: {formats.isolated(formats.one_line(value_word(name, value), _VALUE_LENGTH))}"
        for name, value in values.items()
    ]
    if not parts:
        return QCoreApplication.translate("TeleportPanes", "It stays as it is here")
    return QCoreApplication.translate("TeleportPanes", "Result: {values}").replace("{values}", " · ".join(parts))


def _changed(state: State) -> str:
    changed = formats.local_date(parse_time(state.metadata.get("updated_at")))
    if changed:
        return QCoreApplication.translate("TeleportPanes", "edited {date}").format(date=changed)
    learned = formats.local_date(parse_time(state.metadata.get("created_at")))
    return QCoreApplication.translate("TeleportPanes", "learned {date}").format(date=learned) if learned else ""


def _from(agent: object) -> str:
    if not isinstance(agent, str) or not agent:
        return ""
    name = formats.isolated(formats.one_line(agent, _VALUE_LENGTH))
    return QCoreApplication.translate("TeleportPanes", "agent {name}").replace("{name}", name)


def _deleted(state: State) -> str:
    date = formats.local_date(parse_time(state.metadata.get("deleted_at")))
    by, reason = (
        formats.isolated(formats.one_line(said, _VALUE_LENGTH)) if isinstance(said, str) else ""
        for said in (state.metadata.get("deleted_by"), state.metadata.get("delete_reason"))
    )
    if date and by:
        words = QCoreApplication.translate("TeleportPanes", "deleted {date} by {person}")
    elif date:
        words = QCoreApplication.translate("TeleportPanes", "deleted {date}")
    elif by:
        words = QCoreApplication.translate("TeleportPanes", "deleted by {person}")
    else:
        words = QCoreApplication.translate("TeleportPanes", "deleted")
    words = words.replace("{date}", date).replace("{person}", by)
    return f"{words}: “{reason}”" if reason else words


def _no_base(difference: Difference, *, base_known: bool) -> str:
    if difference.base is None:
        if difference.row.diff is DiffClass.SAME:
            return QCoreApplication.translate("TeleportPanes", "both sides are the same")
        if base_known and difference.row.has_base:
            return QCoreApplication.translate("TeleportPanes", "not there then")
        return QCoreApplication.translate("TeleportPanes", "not known")
    if difference.base.get("content"):
        return ""
    return QCoreApplication.translate("TeleportPanes", "without a text")
