"""The words, icons and colours of differences between two files."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from explorer.memory.times import parse_time
from explorer.services.teleport.answers import Answer, Choice
from explorer.services.teleport.classify import DiffClass, FieldDifference, Origin
from explorer.services.teleport.compare import Difference
from explorer.services.teleport.fields import TEXT
from explorer.services.teleport.fitness import Finding, Obstacle
from explorer.services.teleport.sides import State
from explorer.ui import formats
from explorer.ui.theme import Tones
from explorer.ui.words import field_value_word, field_word

_CONTEXT = "Differences"
_VALUE_LENGTH, _NAMED_FIELDS = 200, 3
CHIPS = {
    DiffClass.CONFLICT: QT_TRANSLATE_NOOP("Differences", "Conflicts"),
    DiffClass.NEW_THERE: QT_TRANSLATE_NOOP("Differences", "New there"),
    DiffClass.CHANGED_THERE: QT_TRANSLATE_NOOP("Differences", "Changed there"),
    DiffClass.DELETED_THERE: QT_TRANSLATE_NOOP("Differences", "Deleted there"),
    DiffClass.DELETED_HERE: QT_TRANSLATE_NOOP("Differences", "Deleted here, still there"),
    DiffClass.MERGED: QT_TRANSLATE_NOOP("Differences", "Merged by field"),
    DiffClass.CHANGED_HERE: QT_TRANSLATE_NOOP("Differences", "Changed here"),
    DiffClass.MISSING_THERE: QT_TRANSLATE_NOOP("Differences", "Missing there"),
    DiffClass.ONLY_HERE: QT_TRANSLATE_NOOP("Differences", "Only here"),
    DiffClass.SAME: QT_TRANSLATE_NOOP("Differences", "Same"),
}
"""The chips in their order; all three kinds of conflict share the first."""
_CLASSES = {
    DiffClass.NEW_THERE: QT_TRANSLATE_NOOP("Differences", "new there"),
    DiffClass.CHANGED_THERE: QT_TRANSLATE_NOOP("Differences", "changed there"),
    DiffClass.DELETED_THERE: QT_TRANSLATE_NOOP("Differences", "deleted there"),
    DiffClass.DELETED_HERE: QT_TRANSLATE_NOOP("Differences", "deleted here, still there"),
    DiffClass.MERGED: QT_TRANSLATE_NOOP("Differences", "merged by field"),
    DiffClass.CHANGED_HERE: QT_TRANSLATE_NOOP("Differences", "changed here"),
    DiffClass.MISSING_THERE: QT_TRANSLATE_NOOP("Differences", "missing there"),
    DiffClass.ONLY_HERE: QT_TRANSLATE_NOOP("Differences", "only here"),
    DiffClass.SAME: QT_TRANSLATE_NOOP("Differences", "same"),
    DiffClass.REVISED_BOTH: QT_TRANSLATE_NOOP("Differences", "replaced on both sides"),
}
_ICONS = {
    DiffClass.NEW_THERE: "plus",
    DiffClass.CHANGED_THERE: "pencil-simple",
    DiffClass.CHANGED_HERE: "pencil-line",
    DiffClass.DELETED_THERE: "trash",
    DiffClass.DELETED_HERE: "trash",
    DiffClass.MERGED: "git-merge",
    DiffClass.MISSING_THERE: "question",
    DiffClass.ONLY_HERE: "house",
    DiffClass.SAME: "equals",
}
_DECISIONS = {
    Choice.MINE: QT_TRANSLATE_NOOP("Differences", "mine"),
    Choice.THEIRS: QT_TRANSLATE_NOOP("Differences", "theirs"),
    Choice.BOTH: QT_TRANSLATE_NOOP("Differences", "keep both"),
    Choice.EDITED: QT_TRANSLATE_NOOP("Differences", "edited"),
    Choice.EACH: QT_TRANSLATE_NOOP("Differences", "both changes"),
    Choice.LEFT_OUT: QT_TRANSLATE_NOOP("Differences", "left out"),
}
_THEIRS = {
    DiffClass.NEW_THERE: QT_TRANSLATE_NOOP("Differences", "import"),
    DiffClass.CHANGED_THERE: QT_TRANSLATE_NOOP("Differences", "theirs"),
    DiffClass.DELETED_THERE: QT_TRANSLATE_NOOP("Differences", "delete here"),
    DiffClass.DELETED_HERE: QT_TRANSLATE_NOOP("Differences", "bring back"),
    DiffClass.MISSING_THERE: QT_TRANSLATE_NOOP("Differences", "delete here"),
}
_MINE = {
    DiffClass.DELETED_HERE: QT_TRANSLATE_NOOP("Differences", "keep deleted"),
    DiffClass.DELETED_THERE: QT_TRANSLATE_NOOP("Differences", "keep"),
    DiffClass.MISSING_THERE: QT_TRANSLATE_NOOP("Differences", "keep"),
    DiffClass.ONLY_HERE: QT_TRANSLATE_NOOP("Differences", "keep"),
    DiffClass.CHANGED_HERE: QT_TRANSLATE_NOOP("Differences", "mine"),
    DiffClass.SAME: QT_TRANSLATE_NOOP("Differences", "nothing to do"),
}
_OBSTACLES = {
    Obstacle.SAME_FILE: QT_TRANSLATE_NOOP(
        "Differences", "This is the workspace that is open: there is nothing to compare. Choose another file."
    ),
    Obstacle.DAMAGED: QT_TRANSLATE_NOOP(
        "Differences",
        "The incoming file is damaged (places: {here}, records lost: {there}). "
        "What can be read is compared, and can be merged.",
    ),
    Obstacle.OTHER_DIMENSION: QT_TRANSLATE_NOOP(
        "Differences",
        "Its vectors have {there} numbers, those here {here}: texts that come in get new vectors of this workspace.",
    ),
    Obstacle.OTHER_MODEL: QT_TRANSLATE_NOOP(
        "Differences",
        "Its vectors were made by “{there}”, those here by “{here}”: texts that come in get new vectors of this "
        "workspace.",
    ),
    Obstacle.OTHER_METRIC: QT_TRANSLATE_NOOP(
        "Differences", "It measures distances by “{there}”, this workspace by “{here}”: vectors are taken as they are."
    ),
}


def chip_of(diff: DiffClass) -> DiffClass:
    """The chip that counts a class."""
    return DiffClass.CONFLICT if diff.is_conflict else diff


def chip_word(diff: DiffClass) -> str:
    """The name of a chip."""
    return _translate(CHIPS[diff])


def icon_of(diff: DiffClass) -> str:
    """The Phosphor icon of a class."""
    return _ICONS.get(diff, "warning")


def tone_of(diff: DiffClass, shown: Tones) -> str:
    """The colour of a class; always beside its icon and word."""
    if diff.is_conflict:
        return shown.bad
    if diff in (DiffClass.NEW_THERE, DiffClass.MERGED):
        return shown.good
    if diff in (DiffClass.DELETED_HERE, DiffClass.DELETED_THERE, DiffClass.MISSING_THERE):
        return shown.warning
    return shown.accent if diff is DiffClass.CHANGED_THERE else shown.muted


def difference_word(difference: Difference) -> str:
    """What became of a memory, in a few words."""
    row = difference.row
    if row.diff is DiffClass.EDIT_DELETE:
        is_here = difference.here is not None and not difference.here.is_deleted
        if is_here:
            return QCoreApplication.translate("Differences", "changed here, deleted there")
        return QCoreApplication.translate("Differences", "deleted here, changed there")
    if row.diff is not DiffClass.CONFLICT:
        return _translate(_CLASSES[row.diff])
    names = ", ".join(field_word(name).lower() for name in row.disputed[:_NAMED_FIELDS])
    if len(row.disputed) > _NAMED_FIELDS:
        names += ", …"
    if difference.base is None:
        return QCoreApplication.translate("Differences", "differs: {fields}").format(fields=names)
    return QCoreApplication.translate("Differences", "both changed: {fields}").format(fields=names)


def side_words(difference: Difference, *, here: bool) -> str:
    """What the list says of one side: its text, or the fields that are not the same."""
    state = difference.here if here else difference.there
    if state is None:
        return "—"
    if state.is_deleted:
        return deletion_words(state)
    shown = difference.fields
    if not shown or any(field.name == TEXT for field in shown) or not state.text:
        return _line(state.text) or _fields(shown, here=here)
    return _fields(shown, here=here)


def deletion_words(state: State) -> str:
    """When and why a memory was deleted."""
    when = formats.local_date(parse_time(state.metadata.get("deleted_at")))
    reason = state.metadata.get("delete_reason")
    words = QCoreApplication.translate("Differences", "deleted {date}").format(date=when).strip()
    return f"{words}: “{formats.isolated(_line(reason))}”" if isinstance(reason, str) and reason else words


def memory_words(difference: Difference) -> str:
    """What a memory is called in the list: its topic or name, else the beginning of its text."""
    for state in (difference.here, difference.there):
        if state is not None:
            for name in ("topic", "name", "label", "agent_id", "role", "domain"):
                value = state.metadata.get(name)
                if isinstance(value, str) and value.strip():
                    return formats.one_line(value, _VALUE_LENGTH)
    texts = [state.text for state in (difference.here, difference.there) if state is not None and state.text]
    return _line(texts[0]) if texts else difference.row.root.id


def decision_word(difference_class: DiffClass, answer: Answer | None) -> str:
    """What will happen, in a word or two."""
    if answer is None:
        return QCoreApplication.translate("Differences", "decide")
    if answer.fields:
        choices = set(answer.fields.values())
        if len(choices) == 1 and answer.choice in (Choice.EACH, *choices):
            return _translate(_DECISIONS[choices.pop()])
        return QCoreApplication.translate("Differences", "by field")
    if answer.choice is Choice.EACH and difference_class is DiffClass.CHANGED_THERE:
        return _translate(_DECISIONS[Choice.THEIRS])
    special = {Choice.THEIRS: _THEIRS, Choice.MINE: _MINE}.get(answer.choice, {})
    return _translate(special.get(difference_class, _DECISIONS[answer.choice]))


def kind_words(difference: Difference) -> str:
    """What a group of like conflicts is about: “text”, “confidence, tags”, “deleted and changed”."""
    row = difference.row
    if row.diff is DiffClass.EDIT_DELETE:
        return QCoreApplication.translate("Differences", "deletion")
    if row.diff is DiffClass.REVISED_BOTH:
        return QCoreApplication.translate("Differences", "replacement")
    return ", ".join(field_word(name).lower() for name in row.disputed[:_NAMED_FIELDS])


def obstacle_words(findings: Sequence[Finding]) -> str:
    """What stands between two files, a sentence each."""
    return "\n".join(
        _translate(_OBSTACLES[each.obstacle]).replace("{here}", each.here).replace("{there}", each.there)
        for each in findings
    )


def _fields(shown: Sequence[FieldDifference], *, here: bool) -> str:
    parts = []
    for field in shown:
        if field.origin is (Origin.THERE if here else Origin.HERE) and any(
            each.origin is not field.origin for each in shown
        ):
            continue
        value = field.here if here else field.there
        parts.append(f"{field_word(field.name).lower()} {_line(field_value_word(field.name, value))}")
    return " · ".join(parts)


def _line(text: str) -> str:
    return formats.one_line(text, _VALUE_LENGTH)


def _translate(text: object) -> str:
    return QCoreApplication.translate(_CONTEXT, str(text))
