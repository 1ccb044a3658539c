"""The words, icons and colours of kinds, states and roles."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from explorer.memory.changes import Values
from explorer.memory.facts import Veracity
from explorer.memory.keys import Key
from explorer.memory.namespaces import branch_of, is_internal
from explorer.memory.times import parse_time
from explorer.ui import formats
from explorer.ui.maintenance.close_up import Card, Gain, Role
from explorer.ui.maintenance.matters import Kind, State
from explorer.ui.teleport.pane_words import line_word, value_word
from explorer.ui.theme import Tones
from explorer.ui.words import global_word, veracity_word

_VALUE_LENGTH, _NAMED = 80, 4
_KINDS = {
    Kind.EXACT: QT_TRANSLATE_NOOP("Maintenance", "Exact duplicates"),
    Kind.NEAR: QT_TRANSLATE_NOOP("Maintenance", "Near duplicates"),
    Kind.PROMOTION: QT_TRANSLATE_NOOP("Maintenance", "Session items worth keeping"),
    Kind.EXPIRED: QT_TRANSLATE_NOOP("Maintenance", "Expired"),
    Kind.FADED: QT_TRANSLATE_NOOP("Maintenance", "Faded"),
    Kind.DOUBTFUL: QT_TRANSLATE_NOOP("Maintenance", "Doubtful"),
    Kind.NEW_BELIEF: QT_TRANSLATE_NOOP("Maintenance", "New beliefs"),
    Kind.CHANGED_BELIEF: QT_TRANSLATE_NOOP("Maintenance", "Changed beliefs"),
    Kind.CONFLICT: QT_TRANSLATE_NOOP("Maintenance", "Conflicts between agents"),
    Kind.LAPSED: QT_TRANSLATE_NOOP("Maintenance", "Beliefs that lapsed"),
    Kind.STANDING: QT_TRANSLATE_NOOP("Maintenance", "Beliefs that stand"),
}
_REASONS = {
    Kind.EXACT: QT_TRANSLATE_NOOP(
        "Maintenance", "The texts are equal. One stays, and takes over what the others have."
    ),
    Kind.NEAR: QT_TRANSLATE_NOOP(
        "Maintenance", "The texts mean the same. One stays, and takes over what the others have."
    ),
    Kind.PROMOTION: QT_TRANSLATE_NOOP(
        "Maintenance", "An agent noted it for one session. It is of a type that holds longer."
    ),
    Kind.EXPIRED: QT_TRANSLATE_NOOP("Maintenance", "The time until which it holds has passed. Agents do not get it."),
    Kind.FADED: QT_TRANSLATE_NOOP("Maintenance", "Its importance has faded below what is kept: nobody used it."),
    Kind.DOUBTFUL: QT_TRANSLATE_NOOP("Maintenance", "It is older than 30 days, and its confidence is below 0.5."),
    Kind.NEW_BELIEF: QT_TRANSLATE_NOOP("Maintenance", "Several agents say so. It is noted as a belief of all."),
    Kind.CHANGED_BELIEF: QT_TRANSLATE_NOOP(
        "Maintenance", "It is noted as a belief, but what agents say of it is another now."
    ),
    Kind.CONFLICT: QT_TRANSLATE_NOOP(
        "Maintenance", "Two agents contradict each other. It is noted as an open conflict, for you to decide there."
    ),
    Kind.LAPSED: QT_TRANSLATE_NOOP("Maintenance", "It was a belief of several agents. Nobody agrees on it any more."),
    Kind.STANDING: QT_TRANSLATE_NOOP("Maintenance", "It is noted, and these facts still say so."),
}
_STATES = {
    State.UNDECIDED: (QT_TRANSLATE_NOOP("Maintenance", "undecided"), "circle"),
    State.ACCEPTED: (QT_TRANSLATE_NOOP("Maintenance", "accept"), "check-circle"),
    State.EDITED: (QT_TRANSLATE_NOOP("Maintenance", "edited"), "pencil-simple"),
    State.SKIPPED: (QT_TRANSLATE_NOOP("Maintenance", "skip"), "minus-circle"),
    State.CHANGED: (QT_TRANSLATE_NOOP("Maintenance", "changed, look again"), "warning"),
    State.STANDING: (QT_TRANSLATE_NOOP("Maintenance", "noted"), "check"),
}
_ROLES = {
    Role.STAYS: (QT_TRANSLATE_NOOP("Maintenance", "stays"), "check-circle"),
    Role.GOES: (QT_TRANSLATE_NOOP("Maintenance", "goes"), "arrow-bend-up-right"),
    Role.BECOMES: (QT_TRANSLATE_NOOP("Maintenance", "becomes a fact"), "arrow-fat-line-up"),
    Role.HEARD: (QT_TRANSLATE_NOOP("Maintenance", "counts as a mention"), "chat-circle"),
    Role.BELIEF: (QT_TRANSLATE_NOOP("Maintenance", "belief"), "users-three"),
    Role.AGREES: (QT_TRANSLATE_NOOP("Maintenance", "agrees"), "handshake"),
    Role.CONTRADICTS: (QT_TRANSLATE_NOOP("Maintenance", "contradicts"), "warning"),
}


class MatterWords(QObject):
    """The words with a number in them: their plural forms are collected for the translators from `tr` only."""

    def accepted(self, count: int) -> str:
        """Behind the name of a kind."""
        return self.tr("%n accepted", "", count)

    def again(self, count: int) -> str:
        """Behind the name of a kind."""
        return self.tr("%n to look at again", "", count)

    def more(self, count: int) -> str:
        """Behind the values that are named."""
        return self.tr("and %n more", "", count)


def kind_word(kind: Kind) -> str:
    """The name of a group of the queue."""
    return _translate(_KINDS[kind])


def reason_words(kind: Kind) -> str:
    """Why it is proposed, and what accepting does."""
    return _translate(_REASONS[kind])


def deletes(kind: Kind) -> bool:
    """Whether accepting it deletes the record, so that it can be restored from the graveyard."""
    return kind in (Kind.EXPIRED, Kind.FADED, Kind.DOUBTFUL, Kind.LAPSED)


def state_words(state: State) -> str:
    """A state in a word or two."""
    return _translate(_STATES[state][0])


def state_icon(state: State) -> str:
    """The Phosphor icon of a state."""
    return _STATES[state][1]


def state_tone(state: State, shown: Tones) -> str:
    """The colour of a state; always beside its icon and word."""
    return {State.ACCEPTED: shown.good, State.EDITED: shown.accent, State.CHANGED: shown.warning}.get(
        state, shown.muted
    )


def role_word(role: Role, kind: Kind) -> str:
    """What becomes of a record."""
    if role is Role.GOES and deletes(kind):
        return QCoreApplication.translate("Maintenance", "is deleted")
    return _translate(_ROLES[role][0])


def role_icon(role: Role, kind: Kind) -> str:
    """The Phosphor icon of a role."""
    return "trash" if role is Role.GOES and deletes(kind) else _ROLES[role][1]


def role_tone(role: Role, shown: Tones) -> str:
    """The colour of a role; always beside its icon and word."""
    if role in (Role.STAYS, Role.BECOMES, Role.BELIEF):
        return shown.good
    if role is Role.CONTRADICTS:
        return shown.bad
    return shown.warning if role is Role.GOES else shown.muted


def provenance_words(card: Card) -> str:
    """Who says so, since when, how surely, and where it stands."""
    metadata = card.metadata
    agent = metadata.get("agent_id")
    name = formats.isolated(formats.one_line(agent, _VALUE_LENGTH)) if isinstance(agent, str) and agent else ""
    learned = formats.local_date(parse_time(metadata.get("created_at")))
    veracity = metadata.get("veracity")
    confidence = _confidence(metadata)
    parts = [
        name,
        QCoreApplication.translate("Maintenance", "learned {date}").format(date=learned) if learned else "",
        QCoreApplication.translate("Maintenance", "confidence {n}").format(n=confidence) if confidence else "",
        veracity_word(Veracity(veracity)) if veracity in set(Veracity) else "",
        place_word(card.key),
    ]
    if metadata.get("pinned") is True:
        parts.append(QCoreApplication.translate("Maintenance", "pinned"))
    return " · ".join(part for part in parts if part)


def exact_words(card: Card) -> str:
    """The key and the exact times, for a tooltip."""
    times = [formats.exact_time(parse_time(card.metadata.get(name))) for name in ("created_at", "updated_at")]
    return "\n".join(dict.fromkeys(part for part in (str(card.key), *times) if part))


def place_word(key: Key) -> str:
    """The branch of a record."""
    if is_internal(key.namespace):
        return ""
    branch = branch_of(key.namespace)
    if branch is None:
        return global_word(key.namespace)
    name = formats.isolated(formats.one_line(branch, _VALUE_LENGTH))
    return QCoreApplication.translate("Maintenance", "branch {name}").replace("{name}", name)


def gain_words(gain: Gain) -> str:
    """What becomes of one field of what stays: `3 + 1 = 4`, `+ redis`, `0.6 → 0.72`."""
    if gain.name == "namespace":
        return place_word(Key(str(gain.after), ""))
    if gain.name.endswith("_count") and isinstance(gain.after, int):
        summands = [each for each in (gain.before, *gain.brought) if isinstance(each, int) and each]
        if 1 < len(summands) <= _NAMED and sum(summands) == gain.after:
            return f"{' + '.join(map(formats.count, summands))} = {formats.count(gain.after)}"
    if isinstance(gain.after, list) and all(isinstance(each, str) for each in gain.after):
        had = gain.before if isinstance(gain.before, list) else []
        new = [each for each in gain.after if each not in had]
        if new and had and all(each in gain.after for each in had):
            return f"{_listed(had)} + {_listed(new)}"
        return _listed(gain.after)
    after = _value(gain.name, gain.after)
    return after if gain.before in (None, "", []) else f"{_value(gain.name, gain.before)} → {after}"


def gain_name(gain: Gain) -> str:
    """The name of a field."""
    if gain.name == "namespace":
        return QCoreApplication.translate("Maintenance", "Comes to")
    if gain.name == "agents":
        return QCoreApplication.translate("Maintenance", "Agents")
    if gain.name == "source_fact_ids":
        return QCoreApplication.translate("Maintenance", "From the facts")
    return line_word(gain.name)


def _listed(values: list[str]) -> str:
    named = ", ".join(formats.isolated(formats.one_line(each, _VALUE_LENGTH)) for each in values[:_NAMED])
    return named if len(values) <= _NAMED else f"{named} {MatterWords().more(len(values) - _NAMED)}"


def _value(name: str, value: object) -> str:
    if name in ("confidence", "importance") and isinstance(value, float | int):
        return formats.share(float(value))
    return formats.isolated(formats.one_line(value_word(name, value), _VALUE_LENGTH))


def _confidence(metadata: Values) -> str:
    value = metadata.get("confidence")
    return formats.share(float(value)) if isinstance(value, float | int) and not isinstance(value, bool) else ""


def _translate(text: object) -> str:
    return QCoreApplication.translate("Maintenance", str(text))
