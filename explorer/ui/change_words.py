"""What a change set does, in one sentence of the person's language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QCoreApplication, QObject

from explorer.memory.changes import (
    BOOKKEEPING,
    ChangeKind,
    ChangeSet,
    ForGood,
    Import,
    Insert,
    Operation,
    Patch,
    Purge,
    Restore,
    Tombstone,
)
from explorer.memory.namespaces import CONFLICTS, GRANTS, is_internal
from explorer.memory.records import SUPERSEDED_BY
from explorer.ui import formats
from explorer.ui.branches.move_words import OF_BRANCHES, step_words
from explorer.ui.maintenance_words import OF_MAINTENANCE, maintenance_words
from explorer.ui.words import field_value_word, field_word

_NOT_SAID = BOOKKEEPING | {"content_hash", "embedding_stale", "importance_base", "decay_anchor"}
"""Fields that follow from others."""
_VALUE_LENGTH = 40
_NAMED_FIELDS = 3
_TOLD_BY_FIELD = 2_000


class ChangeWords(QObject):
    """The words with a number in them: their plural forms are collected for the translators from `tr` only."""

    def erased(self, count: int) -> str:
        """What an erasure did."""
        return self.tr("Erased %n record(s) permanently", "", count)

    def renewed(self, count: int) -> str:
        """What renewing vectors did."""
        return self.tr("Renewed the vector(s) of %n record(s)", "", count)

    def merged(self, count: int) -> str:
        """What a merge did, to be filled in."""
        return self.tr("Merged “{file}”: %n record(s) written", "", count)

    def settled(self, count: int) -> str:
        """What closing conflicts did."""
        return self.tr("Settled %n conflict(s)", "", count)

    def records(self, count: int) -> str:
        """Several records, to be filled in."""
        return self.tr("%n record(s): “{text}” and {rest} more", "", count)

    def facts(self, count: int) -> str:
        """Several facts, to be filled in."""
        return self.tr("%n fact(s): “{text}” and {rest} more", "", count)

    def fields(self, count: int) -> str:
        """Many fields, to be filled in."""
        return self.tr("%n field(s) of {what}", "", count)

    def grants_set(self, count: int) -> str:
        """Several grants that became the same, to be filled in."""
        return self.tr("Access: %n grant(s) set to {after}", "", count)

    def grants_changed(self, count: int) -> str:
        """Several grants."""
        return self.tr("Access: %n grant(s) changed", "", count)


def change_words(change: ChangeSet) -> str:
    """One line: what was done, to how many records, and the beginning of the first one's text."""
    operations = change.operations
    step = change.step or change.kind
    if step is ChangeKind.MERGE:
        return _again(change.kind, _merged(len(operations), change.label))
    if step in OF_MAINTENANCE:
        return _again(change.kind, maintenance_words(step, operations, change.label))
    if step in OF_BRANCHES:
        return _again(change.kind, step_words(step, change))
    if len(operations) > _TOLD_BY_FIELD and change.kind is not ChangeKind.ERASE:
        return _many(change)
    if change.kind is ChangeKind.UNDO:
        original = tuple(
            each.inverse for each in reversed(operations) if not isinstance(each, ForGood)
        )  # fmt: skip
        return _again(change.kind, _sentence(_kind_of(original), original, change.label))
    if change.kind in (ChangeKind.REDO, ChangeKind.DECIDE):
        return _again(change.kind, _sentence(_kind_of(operations), operations, change.label))
    return _sentence(change.kind, operations, change.label)


def _again(kind: ChangeKind, step: str) -> str:
    """A step that was taken back, done again or decided; any other as it is."""
    words = {
        ChangeKind.UNDO: QCoreApplication.translate("ChangeWords", "Undid: {step}"),
        ChangeKind.REDO: QCoreApplication.translate("ChangeWords", "Did again: {step}"),
        ChangeKind.DECIDE: QCoreApplication.translate("ChangeWords", "Decided: {step}"),
    }.get(kind, "{step}")
    return words.format(step=step)


def _merged(count: int, label: str) -> str:
    return ChangeWords().merged(count).format(file=formats.isolated(formats.one_line(label, _VALUE_LENGTH)))


def _many(change: ChangeSet) -> str:
    """The same for very many records, which are not gone through one by one: the window waits for the words."""
    first = change.operations[0]
    same = [each for each in change.operations if type(each) is type(first)]
    if change.kind is ChangeKind.UNDO and not isinstance(first, ForGood):
        first = first.inverse
    kind = _kind_of([first])
    words = {
        ChangeKind.DELETE: QCoreApplication.translate("ChangeWords", "Deleted {what}"),
        ChangeKind.RESTORE: QCoreApplication.translate("ChangeWords", "Restored {what}"),
        ChangeKind.SUPERSEDE: QCoreApplication.translate("ChangeWords", "Superseded {what}"),
        ChangeKind.REVISE: QCoreApplication.translate("ChangeWords", "Text of {what}"),
    }.get(kind, QCoreApplication.translate("ChangeWords", "Changed {what}"))
    step = words.format(what=_records(same, change.label))
    return _again(change.kind, step)


def _kind_of(operations: Sequence[Operation]) -> ChangeKind:
    """The kind of a step that is known by its operations only: of what was undone, or decided."""
    for operation in operations:
        if isinstance(operation, Import):
            return ChangeKind.MERGE
        if isinstance(operation, Tombstone):
            return ChangeKind.DELETE
        if isinstance(operation, Restore):
            return ChangeKind.RESTORE
        if isinstance(operation, Insert) and operation.source is not None:
            return ChangeKind.REVISE
    return ChangeKind.SUPERSEDE if _replacing(operations) else ChangeKind.EDIT


def _replacing(operations: Sequence[Operation]) -> list[Operation]:
    """The operations that put one record in the place of another."""
    return [each for each in operations if isinstance(each, Patch) and each.after.get(SUPERSEDED_BY)]


def _sentence(kind: ChangeKind, operations: Sequence[Operation], label: str) -> str:
    if kind is ChangeKind.MERGE:
        return _merged(len(operations), label)
    if kind is ChangeKind.DELETE:
        what = _records([each for each in operations if isinstance(each, Tombstone)], label)
        return QCoreApplication.translate("ChangeWords", "Deleted {what}").format(what=what)
    if kind is ChangeKind.RESTORE:
        what = _records([each for each in operations if isinstance(each, Restore)], label)
        return QCoreApplication.translate("ChangeWords", "Restored {what}").format(what=what)
    if kind is ChangeKind.SUPERSEDE:
        what = _records(_replacing(operations), label)
        return QCoreApplication.translate("ChangeWords", "Superseded {what}").format(what=what)
    if kind is ChangeKind.REVISE:
        what = _records([each for each in operations if isinstance(each, Insert)], label)
        return QCoreApplication.translate("ChangeWords", "Text of {what}").format(what=what)
    if kind is ChangeKind.ERASE:
        count = sum(isinstance(each, Purge) for each in operations)
        return ChangeWords().erased(count)
    if kind is ChangeKind.REEMBED:
        return ChangeWords().renewed(len(operations))
    if kind is ChangeKind.REEMBED_ALL:
        return QCoreApplication.translate("ChangeWords", "Embedded all texts anew")
    namespaces = {each.key.namespace for each in operations}
    if namespaces == {GRANTS}:
        return _access(operations, label)
    if namespaces == {CONFLICTS}:
        return ChangeWords().settled(len(operations))
    return _edit(operations, _records(operations, label))


def _records(operations: Sequence[Operation], label: str) -> str:
    """The records in words: the text of one; of several their number and the first one's text."""
    count = len(operations)
    text = formats.isolated(label)
    if count == 1:
        return QCoreApplication.translate("ChangeWords", "“{text}”").format(text=text)
    if any(is_internal(each.key.namespace) for each in operations):
        words = ChangeWords().records(count)
    else:
        words = ChangeWords().facts(count)
    return words.format(text=text, rest=formats.count(count - 1))


class _Setting(NamedTuple):
    field: str
    before: Any
    after: Any


def _settings(operation: Operation) -> list[_Setting]:
    if isinstance(operation, Patch):
        before, after = operation.before, operation.after
        return [_Setting(name, before[name], after[name]) for name in after if name not in _NOT_SAID]
    if isinstance(operation, Insert):
        return [_Setting(name, None, value) for name, value in operation.changes.items() if name not in _NOT_SAID]
    return []


def _edit(operations: Sequence[Operation], what: str) -> str:
    settings = [each for operation in operations for each in _settings(operation)]
    fields = list(dict.fromkeys(each.field for each in settings))
    if not fields:
        return QCoreApplication.translate("ChangeWords", "Changed {what}").format(what=what)
    if fields == ["content"]:
        return QCoreApplication.translate("ChangeWords", "Text of {what}").format(what=what)
    if len(fields) == 1:
        return _one_field(settings, len(operations), what)
    if len(fields) <= _NAMED_FIELDS:
        names = ", ".join(field_word(name) for name in fields)
        return QCoreApplication.translate("ChangeWords", "{fields} of {what}").format(fields=names, what=what)
    words = ChangeWords().fields(len(fields))
    return words.format(what=what)


def _one_field(settings: Sequence[_Setting], count: int, what: str) -> str:
    name = settings[0].field
    switched = _switched(name, {each.after for each in settings if isinstance(each.after, bool)})
    if switched:
        return switched.format(what=what)
    field = field_word(name)
    after = _value(name, settings[0].after)
    if count == 1:
        words = QCoreApplication.translate("ChangeWords", "{field} {before} → {after} · {what}")
        return words.format(field=field, before=_value(name, settings[0].before), after=after, what=what)
    if all(each.after == settings[0].after for each in settings):
        words = QCoreApplication.translate("ChangeWords", "{field} → {after} · {what}")
        return words.format(field=field, after=after, what=what)
    return QCoreApplication.translate("ChangeWords", "{fields} of {what}").format(fields=field, what=what)


def _switched(name: str, values: set[bool]) -> str:
    """The words for a yes or no that has a verb of its own; empty for any other field."""
    if name == "pinned" and values == {True}:
        return QCoreApplication.translate("ChangeWords", "Pinned {what}")
    if name == "pinned" and values == {False}:
        return QCoreApplication.translate("ChangeWords", "Unpinned {what}")
    if name == "active" and values == {True}:
        return QCoreApplication.translate("ChangeWords", "Activated {what}")
    if name == "active" and values == {False}:
        return QCoreApplication.translate("ChangeWords", "Deactivated {what}")
    return ""


def _access(operations: Sequence[Operation], label: str) -> str:
    settings = [each for operation in operations for each in _settings(operation) if each.field == "permission"]
    if len(operations) == 1 and len(settings) == 1:
        before, after = (_value("permission", value) for value in settings[0][1:])
        role, domain = (_named(operations[0], name) for name in ("role", "domain"))
        if role and domain:
            words = QCoreApplication.translate("ChangeWords", "Access of {role} to {domain}: {before} → {after}")
            return words.format(role=role, domain=domain, before=before, after=after)
        # An undo knows the permission only; whose it is stands in the label, where that is no key.
        if label and label != str(operations[0].key):
            words = QCoreApplication.translate("ChangeWords", "Access ({grant}): {before} → {after}")
            return words.format(grant=formats.isolated(label), before=before, after=after)
        words = QCoreApplication.translate("ChangeWords", "Access: {before} → {after}")
        return words.format(before=before, after=after)
    if len({each.after for each in settings}) == 1:
        words = ChangeWords().grants_set(len(operations))
        return words.format(after=_value("permission", settings[0].after))
    return ChangeWords().grants_changed(len(operations))


def _named(operation: Operation, name: str) -> str:
    values = (
        operation.changes if isinstance(operation, Insert) else operation.before if isinstance(operation, Patch) else {}
    )
    value = values.get(name)
    return formats.isolated(formats.one_line(value, _VALUE_LENGTH)) if isinstance(value, str) else ""


def _value(name: str, value: Any) -> str:
    return formats.isolated(formats.one_line(field_value_word(name, value), _VALUE_LENGTH))
