"""When an agent changed a record before a person's change was written: both are shown, a person decides by field."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from explorer.memory.changes import ChangeKind, ChangeSet, Operation, Patch, Restore
from explorer.memory.effects import Read, same_value
from explorer.memory.keys import Key
from explorer.memory.protocols import Snapshot
from explorer.memory.records import DELETED, SUPERSEDED_BY
from explorer.memory.text import same_text
from explorer.memory.times import format_time
from explorer.services.deletion import tombstone
from explorer.services.editing import Editing, decoded, label_of
from explorer.services.imports import still_to_import
from explorer.services.lineages import newest_of, reader, root_of
from explorer.services.open_conflicts import open_conflicts, settled
from explorer.services.revisions import REVISED, needs_revision, revision
from explorer.services.superseding import closed_between, target_of
from explorer.services.wishes import CONTENT, DELETED_FIELD, STATE, Want, Wish, collect


@dataclass(frozen=True, slots=True)
class FieldDisagreement:
    """One field as it was before, as it stands now, and as the person set it.

    The field `deleted` has texts: None stands for the deleted record.
    """

    name: str
    before: Any
    theirs: Any
    mine: Any


@dataclass(frozen=True, slots=True)
class Disagreement:
    """A record, named as it was when the person changed it, with the fields that both changed.

    `gone`: it was removed or deleted, so that nothing of the person's change can be done any more; `fields` has all.
    """

    key: Key
    label: str
    fields: tuple[FieldDisagreement, ...]
    gone: bool = False


@dataclass(frozen=True, slots=True)
class _Standing:
    """The newest record of a lineage now; `moved` = it is not the one that was changed."""

    key: Key
    metadata: Mapping[str, Any]
    moved: bool

    @property
    def text(self) -> str:
        content = self.metadata.get(CONTENT)
        return content if isinstance(content, str) else ""

    @property
    def is_deleted(self) -> bool:
        return self.metadata.get(SUPERSEDED_BY) == DELETED or self.metadata.get("deleted_at") is not None

    @property
    def is_current(self) -> bool:
        return not self.is_deleted and not self.metadata.get(SUPERSEDED_BY)


@dataclass(frozen=True, slots=True)
class _Open:
    """A field that is not yet as the person wants it."""

    field: FieldDisagreement
    want: Want
    disputed: bool


def disagreements(snapshot: Snapshot, stale: Sequence[ChangeSet]) -> list[Disagreement]:
    """Where the file and the stale change sets, oldest first, differ on what both changed.

    Left out is what nobody else changed (`decide` applies it), what stands there already, what only keeps count of
    use, and conflicts that were settled or reopened along with a record.
    """
    read = reader(snapshot)
    found = []
    for wish in collect(stale, read):
        standing = _standing(wish, read)
        label = wish.label if standing is None else label_of(standing.metadata, standing.key)
        still_open = {} if standing is None else _still_open(wish, standing)
        if wish.along:
            continue
        if standing is None or (standing.is_deleted and not still_open):
            if not _is_done(wish, standing):
                found.append(Disagreement(wish.key, label or wish.label, _all_fields(wish), gone=True))
        elif fields := tuple(one.field for one in still_open.values() if one.disputed):
            found.append(Disagreement(wish.key, label, fields))
    return found


def decide(editing: Editing, stale: Sequence[ChangeSet], mine: Collection[tuple[Key, str]]) -> ChangeSet | None:
    """The change set that makes the person's decision true; None where the file is as they want it already.

    `mine` names the disputed fields, by the disagreement's key and the field's name, in which the person's value is
    to stand; the others stay as they are. Fields that nobody else changed are the person's without asking.
    """
    decision = _Decision(editing, {*mine})
    wishes = collect(stale, editing.ahead.metadata)
    for wish in wishes:
        if not wish.along:
            decision.take(wish)
    for wish in wishes:
        if wish.along:
            decision.take_along(wish)
    brought = still_to_import(stale, editing.ahead.metadata)
    return editing.change_set(ChangeKind.DECIDE, (*decision.finished(), *brought))


class _Decision:
    def __init__(self, editing: Editing, mine: set[tuple[Key, str]]) -> None:
        self._editing = editing
        self._mine = mine
        self._operations: dict[Key, Operation] = {}
        self._denied: set[Key] = set()
        self._deleted: set[Key] = set()
        self._superseded: dict[Key, Key] = {}

    def take(self, wish: Wish) -> None:
        standing = _standing(wish, self._editing.ahead.metadata)
        if standing is None:
            self._denied.add(wish.key)
            return
        still_open = _still_open(wish, standing)
        granted = {
            name: one.want for name, one in still_open.items() if not one.disputed or (wish.key, name) in self._mine
        }
        root = root_of(standing.key, standing.metadata)
        if standing.is_deleted and granted.keys().isdisjoint((CONTENT, DELETED_FIELD)):
            granted = {}
            self._denied.add(root)
        if granted.keys() != still_open.keys():
            self._denied.add(root)
        self._note(root, standing, granted)
        for operation in self._made(standing, granted):
            self._operations[operation.key] = operation

    def take_along(self, wish: Wish) -> None:
        """A conflict reopens where all is taken back that it was settled with; `finished` settles."""
        standing = _standing(wish, self._editing.ahead.metadata)
        if standing is None or not wish.along.isdisjoint(self._denied):
            return
        for one in _still_open(wish, standing).values():
            if not one.disputed and one.want.mine.get(STATE) != "resolved":
                self._operations[standing.key] = self._patch(standing, one.want.mine)

    def finished(self) -> Iterator[Operation]:
        """All operations; conflicts of what is deleted or replaced are settled with it."""
        editing = self._editing
        yield from self._operations.values()
        done = set(self._operations)
        closings = [
            settled(editing, conflict, conflict.survivor(self._deleted))
            for conflict in open_conflicts(editing.snapshot, editing.ahead, self._deleted)
        ]
        for loser, winner in self._superseded.items():
            closings += closed_between(editing, {loser}, winner)
        for closing in closings:
            if closing.key not in done:
                done.add(closing.key)
                yield closing

    def _note(self, root: Key, standing: _Standing, granted: Mapping[str, Want]) -> None:
        if DELETED_FIELD in granted and not granted[DELETED_FIELD].mine.get(CONTENT):
            self._deleted.add(root)
        elif SUPERSEDED_BY in granted:
            said = granted[SUPERSEDED_BY].mine[SUPERSEDED_BY]
            winner = target_of(self._editing.ahead, said, standing.key.namespace)
            if winner is not None:
                self._superseded[root] = winner

    def _made(self, standing: _Standing, granted: Mapping[str, Want]) -> Iterator[Operation]:
        """The operations on one lineage that make the granted fields the person's."""
        deletion = granted.get(DELETED_FIELD)
        values = {
            name: value
            for leader, want in granted.items()
            if leader not in (CONTENT, DELETED_FIELD)
            for name, value in want.mine.items()
        }
        text = granted[CONTENT].mine[CONTENT] if CONTENT in granted else None
        record = decoded(standing.key, standing.metadata)
        if deletion is not None and not deletion.mine.get(CONTENT):
            yield tombstone(self._editing, standing.key, deletion.mine.get("delete_reason") or "")
        elif deletion is not None:
            after = {**deletion.mine, **values, "updated_at": format_time(self._editing.now)}
            yield Restore(standing.key, {name: standing.metadata.get(name) for name in after}, after)
        elif isinstance(record, REVISED) and (text is not None or needs_revision(record, values)):
            new, end = revision(self._editing, record, record.content if text is None else text, values)
            yield new
            yield end
        elif text is not None:
            yield self._patch(standing, {CONTENT: text, **values})
        elif values:
            yield self._patch(standing, values)

    def _patch(self, standing: _Standing, values: Mapping[str, Any]) -> Patch:
        after = {**values, "updated_at": format_time(self._editing.now)}
        names = (*after, SUPERSEDED_BY)
        return Patch(standing.key, {name: standing.metadata.get(name) for name in names}, after)


def _standing(wish: Wish, read: Read) -> _Standing | None:
    key = newest_of(wish.key, read)
    metadata = None if key is None else read(key)
    return None if key is None or metadata is None else _Standing(key, metadata, key != wish.key)


def _still_open(wish: Wish, standing: _Standing) -> dict[str, _Open]:
    """The fields that differ from what is wanted. Of a deleted record only a new text and the deletion itself count."""
    found: dict[str, _Open] = {}
    for name, want in wish.wants.items():
        if standing.is_deleted and name != DELETED_FIELD and CONTENT not in wish.wants:
            continue
        if name == CONTENT:
            one = _weigh_text(want, standing)
        elif name == DELETED_FIELD:
            one = _weigh_deletion(wish, want, standing)
        else:
            one = _weigh(name, want, standing)
        if one is not None:
            found[name] = one
    deletion = found.get(DELETED_FIELD)
    if deletion is not None and not deletion.disputed and deletion.field.mine is None:
        return {DELETED_FIELD: deletion}
    return found


def _weigh_text(want: Want, standing: _Standing) -> _Open | None:
    before, theirs, mine = want.before.get(CONTENT) or "", standing.text, want.mine.get(CONTENT) or ""
    if same_text(theirs, mine) and not standing.is_deleted:
        return None
    # A new text would bring back into sight what was deleted or replaced meanwhile: not without asking.
    disputed = not same_text(theirs, before) or not standing.is_current
    return _Open(FieldDisagreement(CONTENT, before, theirs, mine), want, disputed)


def _weigh_deletion(wish: Wish, want: Want, standing: _Standing) -> _Open | None:
    first = wish.wants.get(CONTENT, want)
    before = first.before.get(CONTENT) or None
    mine = want.mine.get(CONTENT) or None
    theirs = None if standing.is_deleted else standing.text
    if same_value(theirs, mine):
        return None
    return _Open(FieldDisagreement(DELETED_FIELD, before, theirs, mine), want, not same_value(theirs, before))


def _weigh(name: str, want: Want, standing: _Standing) -> _Open | None:
    now = standing.metadata
    if all(same_value(now.get(one), value) for one, value in want.mine.items()):
        return None
    disputed = any(not same_value(now.get(one), value) for one, value in want.before.items() if one in want.mine)
    # What was replaced for its text is not replaced unseen once it says something else.
    disputed = disputed or (name == SUPERSEDED_BY and standing.moved)
    return _Open(FieldDisagreement(name, want.before.get(name), now.get(name), want.mine.get(name)), want, disputed)


def _is_done(wish: Wish, standing: _Standing | None) -> bool:
    """Whether the person wanted the record deleted, and so it is."""
    want = wish.wants.get(DELETED_FIELD)
    return want is not None and not want.mine.get(CONTENT) and (standing is None or standing.is_deleted)


def _all_fields(wish: Wish) -> tuple[FieldDisagreement, ...]:
    shown = ((name, CONTENT if name == DELETED_FIELD else name, want) for name, want in wish.wants.items())
    return tuple(
        FieldDisagreement(name, want.before.get(field), None, want.mine.get(field)) for name, field, want in shown
    )
