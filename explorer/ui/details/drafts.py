"""Texts that are being typed and are no change yet: kept over a change of the record, a quit and a crash."""

from __future__ import annotations

from collections.abc import Iterable

from explorer.memory.journal import Draft
from explorer.memory.keys import Key
from explorer.memory.namespaces import CONFLICTS
from explorer.memory.times import format_time
from explorer.ui.session import Session

_IN_CONFLICT = "conflict "


def conflict_field(conflict_id: str) -> str:
    """The field under which the text of a fact is kept while it is corrected beside what contradicts it."""
    return _IN_CONFLICT + conflict_id


def place_of(draft: Draft) -> Key:
    """Where one goes on typing: at the record, or at the conflict in which it was begun."""
    if draft.field.startswith(_IN_CONFLICT):
        return Key(CONFLICTS, draft.field.removeprefix(_IN_CONFLICT))
    return draft.key


class Drafts:
    """The drafts of the open workspace; what was saved or forgotten here counts at once, before it is written down."""

    def __init__(self, session: Session) -> None:
        self._session = session
        self._mine: dict[tuple[Key, str], Draft | None] = {}
        session.opened.connect(self._mine.clear)

    def every(self) -> list[Draft]:
        """All drafts, in the order in which they were begun."""
        known: dict[tuple[Key, str], Draft | None] = {
            (draft.key, draft.field): draft for draft in self._session.writes.standing.drafts
        }
        return [draft for draft in {**known, **self._mine}.values() if draft is not None]

    def find(self, keys: Iterable[Key], field: str) -> Draft | None:
        """What was typed into `field` of a record with these keys, its own first."""
        written = {(draft.key, draft.field): draft for draft in self._session.writes.standing.drafts}
        known: dict[tuple[Key, str], Draft | None] = {**written, **self._mine}
        return next((draft for key in keys if (draft := known.get((key, field))) is not None), None)

    def save(self, key: Key, field: str, text: str, base: str) -> None:
        """Keep `text`, which began as `base`."""
        draft = Draft(key, field, text, base, format_time(self._session.now()))
        self._mine[(key, field)] = draft
        self._session.writes.save_draft(draft)

    def forget(self, keys: Iterable[Key], field: str) -> None:
        """What was typed became a change, or was given up."""
        wanted = list(dict.fromkeys(keys))
        for key in wanted:
            if self.find([key], field) is not None:
                self._mine[(key, field)] = None
                self._session.writes.forget_draft(key, field)
