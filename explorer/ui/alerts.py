"""What the banner above the tabs says: a damaged file, one that cannot be read, changes that cannot be written."""

from __future__ import annotations

from PySide6.QtCore import QObject

from explorer.ui.session import Session
from explorer.ui.widgets.banner import Banner

_READING, _DAMAGE, _WRITING = "reading", "damage", "writing"
_SUBJECTS = (_READING, _DAMAGE, _WRITING)


class Alerts(QObject):
    """Says each thing once: what a person has read and closed does not come back, unless it happens again.

    What is over makes room for what still holds, and takes away nothing else that was said.
    """

    def __init__(self, session: Session, banner: Banner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._banner = session, banner
        self._holds = dict.fromkeys(_SUBJECTS, "")
        session.opened.connect(self._start_anew)
        session.refreshed.connect(self._show_damage)
        session.failed.connect(banner.say)
        session.activity_changed.connect(self._show_trouble)
        session.writes.standing_changed.connect(self._show_writing)

    def _start_anew(self) -> None:
        self._holds = dict.fromkeys(_SUBJECTS, "")
        self._banner.say("")
        self._show_damage()

    def _show_damage(self) -> None:
        snapshot = self._session.snapshot
        damage = "" if snapshot is None else "\n".join(map(str, snapshot.damage))
        self._tell(_DAMAGE, self._damage_words(damage))

    def _damage_words(self, damage: str) -> str:
        if not damage:
            return ""
        return self.tr(
            "Part of this file is damaged. What could be read is shown; nothing was changed.\n{damage}\n"
            "Work on a copy, and ask the agent's owner for an earlier one."
        ).format(damage=damage)

    def _show_trouble(self) -> None:
        trouble = self._session.trouble
        words = self.tr("{reason} What was read before is still shown.").format(reason=trouble) if trouble else ""
        self._tell(_READING, words)

    def _show_writing(self) -> None:
        self._tell(_WRITING, self._session.writes.trouble)

    def _tell(self, subject: str, words: str) -> None:
        before, self._holds[subject] = self._holds[subject], words
        if words == before:
            return
        if words:
            self._banner.say(words)
        elif self._banner.text == before:
            self._banner.say(next((each for each in self._holds.values() if each), ""))
