"""Looking for conflicts: how far it is, what was found as counts, and only then into the inbox."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QProgressBar, QPushButton, QWidget
from typing_extensions import override

from explorer.memory.changes import ChangeSet
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.memory.text import same_text
from explorer.services.active_facts import active_facts, part_of
from explorer.services.conflicts.kinds import ConflictKind
from explorer.services.conflicts.noting import note
from explorer.services.editing import Editing
from explorer.services.lineages import newest_of
from explorer.ui.session import Session
from explorer.ui.tasks import Job, Lane
from explorer.ui.theme import tones
from explorer.ui.widgets.elided_text import ElidedText
from explorer.ui.widgets.icons import icon

if TYPE_CHECKING:
    from explorer.services.conflicts.detection import Contested, Detection

_READING_SHARE = 0.3
_BAR_WIDTH, _BAR_HEIGHT, _ICON = 160, 6, 16


@dataclass(frozen=True, slots=True)
class Find:
    """What was found, and how many of it the inbox does not have yet."""

    detection: Detection
    new: int


def find(editing: Editing, report: Report) -> Find:
    """Compare all facts. It takes some seconds to a minute, so it is called in the worker; raises `Cancelled`."""
    # What texts state takes a while to import: who never looks for conflicts never waits for it.
    from explorer.services.conflicts.detection import detect  # noqa: PLC0415

    active = active_facts(editing, part_of(report, 0.0, _READING_SHARE))
    detection = detect(active, part_of(report, _READING_SHARE, 1.0))
    change = note(editing, detection.found)
    return Find(detection, 0 if change is None else len(change.operations))


def still_so(editing: Editing, found: Sequence[Contested]) -> list[Contested]:
    """Those of which both texts are what they were when they were compared."""
    return [each for each in found if all(_stands(editing, fact.key, fact.content) for fact in (each.one, each.other))]


def _stands(editing: Editing, key: Key, text: str) -> bool:
    metadata = editing.ahead.metadata(key)
    if metadata is None or metadata.get("superseded_by") or metadata.get("deleted_at") is not None:
        return False
    content = metadata.get("content")
    return newest_of(key, editing.ahead.metadata) == key and isinstance(content, str) and same_text(content, text)


class FindWords(QObject):
    """The words with a number in them: their plural forms are collected for the translators from `tr` only."""

    def found(self, detection: Detection) -> str:
        """What was found among how many facts, and what could not be compared."""
        counts = {kind: len(detection.of_kind(kind)) for kind in ConflictKind}
        among = self.tr("among %n fact(s)", "", detection.compared)
        pairs = [
            self.tr("%n contradiction(s)", "", counts[ConflictKind.CONTRADICTION]),
            self.tr("%n duplicate(s)", "", counts[ConflictKind.DUPLICATE]),
        ]
        parts = [f"{', '.join(pairs)} {among}"]
        if detection.without_vector:
            parts.append(self.tr("%n have no vector, so only equal ones are compared", "", detection.without_vector))
        if detection.odd:
            parts.append(self.tr("%n have odd values and are left out", "", detection.odd))
        if detection.crowded:
            parts.append(
                self.tr("in %n large topic(s) only the nearest facts were compared", "", len(detection.crowded))
            )
        return "; ".join(parts)

    def new(self, count: int) -> str:
        """How many of them the inbox does not have."""
        return self.tr("%n of them are not in the inbox yet", "", count)

    def put(self, count: int) -> str:
        """What stands on the button."""
        return self.tr("Put %n into the inbox", "", count)

    def noted(self, count: int) -> str:
        """How many were put there."""
        return self.tr("%n put into the inbox.", "", count)

    def changed(self, count: int) -> str:
        """How many were not, and why."""
        return self.tr("%n changed meanwhile and were left out.", "", count)


class ConflictFinder(QFrame):
    """A line that is hidden until a search runs or has found something. Nothing is noted before it is asked for."""

    running_changed = Signal()

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session, self._words = session, FindWords(self)
        self._job: Job | None = None
        self._found: Find | None = None
        self._sign, self._text = QLabel(), ElidedText(2)
        self._bar = QProgressBar(maximum=100, textVisible=False)
        self._bar.setFixedSize(_BAR_WIDTH, _BAR_HEIGHT)
        self._bar.setAccessibleName(self.tr("How far the search for conflicts is"))
        self.put, self.cancel, self.close_line = QPushButton(), QPushButton(), QPushButton()
        self.put.setText(self._words.put(0))
        self.cancel.setText(self.tr("Cancel"))
        self.cancel.setAccessibleName(self.tr("Cancel the search for conflicts"))
        self.close_line.setText(self.tr("Close"))
        self.close_line.setAccessibleName(self.tr("Close what was found"))
        self.put.clicked.connect(self.note_found)
        self.cancel.clicked.connect(self.stop)
        self.close_line.clicked.connect(self.clear)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(8)
        row.addWidget(self._sign)
        row.addWidget(self._text, 1)
        for widget in (self._bar, self.put, self.cancel, self.close_line):
            row.addWidget(widget)
        session.tasks.progressed.connect(self._tell_progress)
        session.opening.connect(self.stop)
        session.opened.connect(self._begin_anew)
        session.writes.refused.connect(self._offer_again)
        self.hide()

    @property
    def is_running(self) -> bool:
        """Whether a search is under way."""
        return self._session.tasks.has(self._job)

    @property
    def text(self) -> str:
        """What is said; empty where nothing is."""
        return "" if self.isHidden() else self._text.accessibleName()

    def search(self) -> None:
        """Look for conflicts among all facts, beside the window; nothing happens where that runs already."""
        snapshot = self._session.snapshot
        if snapshot is None or self.is_running:
            return
        editing = self._session.writes.editing(snapshot)
        self._found = None
        title = self.tr("Finding conflicts")
        self._job = self._session.tasks.run(
            title,
            lambda report: find(editing, report),
            self._show_found,
            self._fail,
            Lane.COMPARING,
            self._tell_stopped,
        )
        self._say(title, "magnifying-glass", running=True)

    def stop(self) -> None:
        """Ask a search that runs to end; the file is as it was."""
        if self._job is not None and self.is_running:
            self.cancel.setEnabled(False)
            self._job.cancel()

    def note_found(self) -> None:
        """Put what was found into the inbox: one change set. What changed meanwhile is left out, and told."""
        found = self._found
        if found is None or not self.put.isEnabled():
            return
        left: list[Contested] = []
        self.put.setEnabled(False)

        def build(editing: Editing) -> ChangeSet | None:
            left[:] = still_so(editing, found.detection.found)
            return note(editing, left)

        def done(change: ChangeSet | None) -> None:
            said = self._words.noted(0 if change is None else len(change.operations))
            changed = len(found.detection.found) - len(left)
            self._found = None
            if change is None or changed:
                self._say(f"{said} {self._words.changed(changed)}" if changed else said, "check-circle")
            else:
                # The window says so already.
                self.clear()

        self._session.writes.make(build, done)

    def clear(self) -> None:
        """Say nothing."""
        self._found = None
        self.hide()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_sign_name"):
            self._dress()

    def _begin_anew(self) -> None:
        self._job = None
        self.clear()

    def _show_found(self, found: Find) -> None:
        if self._job is None:
            # It was about another workspace.
            return
        self._found = found
        words = self._words.found(found.detection)
        if not found.detection.found:
            self._say(words + ".", "check-circle")
        elif not found.new:
            known = self.tr("All of them are in the inbox already, or were decided.")
            self._say(f"{words}. {known}", "check-circle")
        elif self._session.writes.is_read_only:
            read_only = self.tr("This workspace is open for reading only.")
            self._say(f"{words}. {read_only}", "scales")
        else:
            self._say(f"{words}. {self._words.new(found.new)}.", "scales", new=found.new)

    def _fail(self, error: MemoryExplorerError) -> None:
        if self._job is not None:
            self._say(str(error), "warning")

    def _tell_stopped(self) -> None:
        if self._job is not None:
            self._say(self.tr("The search was cancelled. Nothing was noted."), "x-circle")

    def _offer_again(self) -> None:
        if self._found is not None:
            self.put.setEnabled(True)

    def _say(self, text: str, sign: str, *, running: bool = False, new: int = 0) -> None:
        self._sign_name = sign
        self._text.show_text(text)
        self.setAccessibleName(text)
        self.put.setText(self._words.put(new))
        self.put.setVisible(bool(new))
        self.put.setEnabled(bool(new))
        self._bar.setVisible(running)
        self._bar.setValue(0)
        self.cancel.setVisible(running)
        self.cancel.setEnabled(True)
        self.close_line.setVisible(not running)
        self._dress()
        self.show()
        self.running_changed.emit()

    def _tell_progress(self) -> None:
        if self._job is not None and self.is_running:
            self._bar.setValue(round(100 * self._job.share))

    def _dress(self) -> None:
        shown = tones(self.palette())
        color = {"warning": shown.bad, "check-circle": shown.good}.get(self._sign_name, shown.accent)
        self._sign.setPixmap(icon(self._sign_name, self.palette(), color).pixmap(_ICON, _ICON))
