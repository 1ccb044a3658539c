"""The windows of maintenance: each is opened on demand, once, and looks at the workspace that is shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from explorer.memory.file_care import FileCare
from explorer.ui.maintenance.salvage_offer import SalvageOffer
from explorer.ui.session import Session
from explorer.ui.settings import Settings
from explorer.ui.widgets.banner import Banner
from explorer.ui.widgets.notice import Notice

WINDOWS = DECAY, CONSOLIDATE, HARMONISE, CHECK = "decay", "consolidate", "harmonise", "check"


class Maintaining(QObject):
    """Opens them, and closes them with the workspace they are about."""

    key_requested = Signal(object)
    """A record is to be shown: its `Key`."""
    vectors_requested = Signal()
    """Vectors are to be renewed."""
    reembed_requested = Signal()
    """All texts are to be embedded anew."""
    open_requested = Signal(Path)
    """A file that was saved from a damaged one is to be opened."""

    def __init__(self, session: Session, settings: Settings, care: FileCare | None, window: QWidget) -> None:
        """Without `care` a file cannot be checked."""
        super().__init__(window)
        self._session, self._settings, self._care, self._window = session, settings, care, window
        self.windows: dict[str, QWidget] = {}
        session.opened.connect(self.close)

    def open(self, name: str) -> None:
        """Show a window of `WINDOWS`; nothing happens before a workspace is open."""
        if self._session.snapshot is None or (name == CHECK and self._care is None):
            return
        shown = self.windows.get(name)
        if shown is None:
            shown = self.windows[name] = self._make(name)
        shown.show()
        shown.raise_()
        shown.activateWindow()

    def offer_salvage(self, banner: Banner, notice: Notice) -> None:
        """From now on have the banner offer, where it tells of damage, to save what can be read."""
        if self._care is not None:
            offer = SalvageOffer(self._session, self._care, banner, notice, self._window)
            offer.open_requested.connect(self.open_requested)

    def close(self) -> None:
        """Close all of them; what they ask for is not wanted any more."""
        for shown in tuple(self.windows.values()):
            shown.close()

    def _make(self, name: str) -> QWidget:
        # Some need pyqtgraph, which takes a while to import: who never opens one never waits for it.
        makers: dict[str, Callable[[], QWidget]] = {
            DECAY: self._decay, CONSOLIDATE: self._consolidation, HARMONISE: self._harmony, CHECK: self._check,
        }  # fmt: skip
        return makers[name]()

    def _decay(self) -> QWidget:
        from explorer.ui.maintenance.decay_window import DecayWindow  # noqa: PLC0415

        shown = DecayWindow(self._session, self._settings, self._window)
        shown.key_requested.connect(self.key_requested)
        shown.closed.connect(partial(self._forget, DECAY))
        return shown

    def _consolidation(self) -> QWidget:
        from explorer.ui.maintenance.review_window import ReviewWindow  # noqa: PLC0415

        shown = ReviewWindow.for_consolidation(self._session, self._settings, self._window)
        shown.closed.connect(partial(self._forget, CONSOLIDATE))
        return shown

    def _harmony(self) -> QWidget:
        from explorer.ui.maintenance.review_window import ReviewWindow  # noqa: PLC0415

        shown = ReviewWindow.for_harmony(self._session, self._settings, self._window)
        shown.closed.connect(partial(self._forget, HARMONISE))
        return shown

    def _check(self) -> QWidget:
        from explorer.ui.maintenance.check_window import CheckWindow  # noqa: PLC0415

        assert self._care is not None
        shown = CheckWindow(self._session, self._settings, self._care, self._window)
        shown.key_requested.connect(self.key_requested)
        shown.renew_requested.connect(self.vectors_requested)
        shown.reembed_requested.connect(self.reembed_requested)
        shown.open_requested.connect(self.open_requested)
        shown.closed.connect(partial(self._forget, CHECK))
        return shown

    def _forget(self, name: str) -> None:
        shown = self.windows.pop(name, None)
        if shown is not None:
            shown.deleteLater()
