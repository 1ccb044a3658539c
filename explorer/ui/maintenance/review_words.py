"""What the window says of a search: what was looked at, what was left out, and that nothing was found."""

from __future__ import annotations

from PySide6.QtCore import QObject

from explorer.ui.maintenance.matters import Found, Task


class ReviewWords(QObject):
    """Plural forms are collected for the translators from `tr` only."""

    def __init__(self, task: Task, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._task = task

    @property
    def title(self) -> str:
        """Of the window, with the name of the file to be filled in."""
        return self.tr("Consolidate {name}") if self._task is Task.CONSOLIDATE else self.tr("Harmonise {name}")

    def heading(self, found: Found | None, left: int) -> str:
        """How much waits in the queue."""
        if found is None:
            return self.tr("Looking…")
        if self._task is Task.CONSOLIDATE:
            return self.tr("%n proposal(s)", "", left)
        return self.tr("%n finding(s)", "", left)

    def looked_at(self, found: Found | None) -> str:
        """How much was looked at, and how much could not be."""
        if found is None:
            return ""
        parts = [self.tr("%n fact(s) looked at", "", found.looked_at)]
        if found.without_vector:
            parts.append(self.tr("%n without a vector, not compared by meaning", "", found.without_vector))
        if found.odd:
            parts.append(self.tr("%n odd record(s) left out (see Check file)", "", found.odd))
        if found.without_agent:
            parts.append(self.tr("%n without an agent left out", "", found.without_agent))
        if found.standing:
            parts.append(self.tr("%n noted already", "", found.standing))
        if found.purgeable:
            parts.append(self.tr("%n record(s) only a purge removes", "", found.purgeable))
        return " · ".join(parts)

    def nothing(self, *, is_done: bool) -> tuple[str, str]:
        """Why the queue is empty: a heading and an explanation. `is_done` = the person has gone through it."""
        if is_done:
            return self.tr("Everything is gone through"), self.tr("Nothing of what was found is left.")
        if self._task is Task.CONSOLIDATE:
            return (
                self.tr("Nothing to consolidate"),
                self.tr("No fact is doubled, expired, faded or doubtful, and no session item waits to be kept."),
            )
        return (
            self.tr("Nothing to harmonise"),
            self.tr("Every belief that several agents share, and every conflict between them, is noted already."),
        )

    def stopped(self) -> tuple[str, str]:
        """What stands there after a stop."""
        return self.tr("Stopped"), self.tr("Nothing was changed.")

    def changed(self, count: int) -> str:
        """Records changed under the person's hands."""
        return self.tr("%n proposal(s) changed meanwhile. They are looked at again; what you wrote is kept.", "", count)

    def fallen(self, count: int) -> str:
        """Decisions about what is not there any more."""
        return self.tr("%n decision(s) fell away: what they were about is another now.", "", count)
