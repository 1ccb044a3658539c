"""What is said once something was changed, or could not be."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QObject, Signal

from explorer.memory.changes import ChangeKind, ChangeSet
from explorer.memory.errors import MemoryExplorerError, Refused
from explorer.memory.keys import Key
from explorer.services.deletion import Consequences, consequences
from explorer.services.superseding import Affected
from explorer.ui import formats
from explorer.ui.change_words import change_words
from explorer.ui.details.drafts import place_of
from explorer.ui.session import Session
from explorer.ui.widgets.notice import Notice
from explorer.ui.words import refusal_word

EXPLAINED = 200
"""So many deleted records are asked for what points to them: a person reads no longer list."""
_NAMED, _NAME_LENGTH = 2, 40
_SEEN_WHERE_MADE = (ChangeKind.EDIT, ChangeKind.REVISE, ChangeKind.DELETE)
"""An edit is seen in its field; a deletion is explained with what it reached."""
_NOT_UNDONE_HERE = (
    ChangeKind.UNDO,
    ChangeKind.REDO,
    ChangeKind.ERASE,
    ChangeKind.REEMBED,
    ChangeKind.REEMBED_ALL,
    ChangeKind.PURGE,
)


class ChangeMessages(QObject):
    """Puts what the write queue announces into the notice below the tabs."""

    decide_requested = Signal()
    restore_requested = Signal(object)
    """A list of `Key`s."""
    key_requested = Signal(object)

    def __init__(self, session: Session, notice: Notice, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._writes, self._notice = session, session.writes, notice
        self._writes.refused.connect(self.explain)
        self._writes.made.connect(self._say_made)
        self._writes.conflicted.connect(self._say_conflict)
        self._writes.completed.connect(self._say_completed)
        self._writes.drafts_found.connect(self._say_drafts)
        session.opened.connect(self._notice.clear)

    def explain(self, error: MemoryExplorerError) -> None:
        """Say why something was not done."""
        words = refusal_word(error.reason, error.label) if isinstance(error, Refused) else str(error)
        self._notice.say(words, is_trouble=True)

    def explain_deletion(self, keys: Sequence[Key], change: ChangeSet | None) -> None:
        """Say what a deletion reached beside the records."""
        few = list(keys[:EXPLAINED])
        if change is not None:
            show = partial(self._say_deleted, change)
            self._session.ask("consequences", lambda snapshot: consequences(snapshot, few), show)

    def _say_made(self, change: ChangeSet) -> None:
        if change.kind in _SEEN_WHERE_MADE:
            return
        undo = (self.tr("Undo"), partial(self._writes.undo_step, change.id))
        self._notice.say(change_words(change), *(() if change.kind in _NOT_UNDONE_HERE else (undo,)))

    def _say_deleted(self, change: ChangeSet, reached: Consequences) -> None:
        parts = [change_words(change)]
        if count := len(reached.policies):
            text = self.tr("%n policy(s) cite it and go on citing it, shown as deleted.", "", count)
            parts.append(_with_names(text, reached.policies))
        if count := len(reached.linking):
            parts.append(_with_names(self.tr("%n fact(s) keep their link to it.", "", count), reached.linking))
        if count := len(reached.conflicts):
            parts.append(self.tr("%n conflict(s) are settled by it.", "", count))
        buttons = [(self.tr("Undo"), partial(self._writes.undo_step, change.id))]
        if count := len(reached.replaced):
            parts.append(_with_names(self.tr("It had replaced %n fact(s).", "", count), reached.replaced))
            replaced = [each.key for each in reached.replaced]
            buttons.append((self.tr("Restore what it replaced"), partial(self.restore_requested.emit, replaced)))
        parts[0] += "." if len(parts) > 1 else ""
        self._notice.say(" ".join(parts), *buttons)

    def say_not_erased(self) -> None:
        """Say that an erasure was not done, because it met a text that nobody had seen."""
        self._notice.say(
            self.tr("Nothing was erased: the text was changed meanwhile. Look at it, then erase it again."),
            is_trouble=True,
        )

    def say_not_purged(self) -> None:
        """Say that a purge was not done, because it met records that somebody had changed."""
        self._notice.say(
            self.tr("Nothing was purged: records were changed meanwhile. Count anew what would go, then purge."),
            is_trouble=True,
        )

    def _say_conflict(self) -> None:
        stale = [change for change in self._writes.standing.stale if change.kind is not ChangeKind.PURGE]
        if not stale:
            self.say_not_purged()
            return
        count = len(stale)
        text = self.tr("%n change(s) met something that changed meanwhile. Nothing was overwritten.", "", count)
        self._notice.say(text, (self.tr("Decide…"), self.decide_requested.emit), is_trouble=True)

    def _say_completed(self, count: int) -> None:
        self._notice.say(self.tr("%n change(s) from last time are in the file now.", "", count))

    def _say_drafts(self) -> None:
        drafts = self._writes.standing.drafts
        first = place_of(drafts[0])
        self._notice.say(
            self.tr("%n text(s) were being typed when the window closed. They are kept.", "", len(drafts)),
            (self.tr("Go on typing"), partial(self.key_requested.emit, first)),
        )


def _with_names(sentence: str, affected: Sequence[Affected]) -> str:
    """The sentence, and behind a colon the beginnings of the first texts that it is about."""
    names = [f"“{formats.isolated(formats.one_line(each.label, _NAME_LENGTH))}”" for each in affected[:_NAMED]]
    return f"{sentence.rstrip('.')}: {', '.join(names)}{', …' if len(affected) > _NAMED else '.'}"
