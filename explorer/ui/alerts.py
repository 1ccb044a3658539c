"""What the banner above the tabs says: a damaged file, one that cannot be read, changes that cannot be written."""

from __future__ import annotations

from PySide6.QtCore import QObject

from explorer.ui.session import Session
from explorer.ui.widgets.banner import Banner


class Alerts(QObject):
    """Says each thing once: what a person has read and closed does not come back, unless it happens again."""

    def __init__(self, session: Session, banner: Banner, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session, self._banner = session, banner
        self._damage, self._trouble, self._writing = "", "", ""
        session.opened.connect(self._start_anew)
        session.refreshed.connect(self._show_damage)
        session.failed.connect(banner.say)
        session.activity_changed.connect(self._show_trouble)
        session.writes.standing_changed.connect(self._show_writing)

    def _start_anew(self) -> None:
        self._damage, self._trouble, self._writing = "", "", ""
        self._banner.say("")
        self._show_damage()

    def _show_damage(self) -> None:
        snapshot = self._session.snapshot
        damage = "" if snapshot is None else "\n".join(map(str, snapshot.damage))
        if damage != self._damage:
            self._damage = damage
            self._banner.say(self._damage_words())

    def _damage_words(self) -> str:
        if not self._damage:
            return ""
        return self.tr(
            "Part of this file is damaged. What could be read is shown; nothing was changed.\n{damage}\n"
            "Work on a copy, and ask the agent's owner for an earlier one."
        ).format(damage=self._damage)

    def _show_trouble(self) -> None:
        trouble = self._session.trouble
        if trouble == self._trouble:
            return
        self._trouble = trouble
        if trouble:
            self._banner.say(self.tr("{reason} What was read before is still shown.").format(reason=trouble))
        else:
            self._banner.say(self._damage_words())

    def _show_writing(self) -> None:
        trouble = self._session.writes.trouble
        if trouble == self._writing:
            return
        self._writing = trouble
        self._banner.say(trouble or self._damage_words())
