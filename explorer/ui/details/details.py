"""The Details dock: one fact or policy, read and edited; or many, changed together."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QResizeEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QStackedWidget, QWidget
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.ui.details.bulk_form import BulkForm
from explorer.ui.details.html import key_of
from explorer.ui.details.record_actions import RecordActions
from explorer.ui.details.record_page import RecordPage
from explorer.ui.details.sections import WHY
from explorer.ui.details.shown import Shown, read_ahead
from explorer.ui.session import Session


class Details(QScrollArea):
    """Shows the dossier of a key, and the newer one after every refresh; the place in a long text is kept."""

    key_requested = Signal(object)
    """A link to another record was followed: its `Key`."""
    why_requested = Signal(object)
    """The person asks whether an agent would get the fact under this `Key`."""
    delete_requested = Signal()
    supersede_requested = Signal()
    restore_requested = Signal()
    erase_requested = Signal()
    """What to do with `keys`."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._key: Key | None = None
        self._keys: Sequence[Key] = ()
        self._shown: Shown | None = None
        self._was_current = self._is_awaited = self._is_edit_wanted = False
        self._waiting: object = None
        self._redress = QTimer(self, singleShot=True, interval=0)
        self._redress.timeout.connect(self._dress)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Details"))
        self.page, self.bulk = RecordPage(session), BulkForm(session)
        self.text = self.page.text.view
        self.actions_row = RecordActions(self)
        self._pages = _Pages()
        self._pages.addWidget(self.page)
        self._pages.addWidget(self.bulk)
        self.setWidget(self._pages)
        self._connect()
        self._dress()
        self._show(None)

    @property
    def key(self) -> Key | None:
        """What is shown."""
        return self._key

    @property
    def keys(self) -> Sequence[Key]:
        """The records that the buttons are about: of the one that is shown, the newest revision."""
        if self._keys:
            return self._keys
        return () if self._shown is None else (self._shown.key,)

    def show_key(self, key: Key | None) -> None:
        """Show a fact or policy; None shows nothing."""
        self._keys = ()
        known = () if self._shown is None else (self._key, self._shown.key, self._shown.in_file)
        if key not in known or key is None:
            self.page.leave()
            self.verticalScrollBar().setValue(0)
            self._was_current = self._is_edit_wanted = False
            self._is_awaited = key is not None
            self._key = key
        if key is None:
            self._session.tasks.forget("details")
            self._show(None)
        else:
            self._ask()

    def show_selection(self, keys: Sequence[Key]) -> None:
        """Show what can be done with many records at once; with one, or none, it is `show_key`."""
        if len(keys) < 2:
            self.show_key(keys[0] if keys else None)
            return
        self.page.leave()
        self._session.tasks.forget("details")
        self._key, self._shown, self._keys = None, None, keys
        self._is_awaited = self._is_edit_wanted = False
        self.bulk.show_keys(self._keys)
        self.actions_row.setVisible(not self._session.writes.is_read_only)
        self.actions_row.offer_for_many(len(self._keys))
        self._turn_to(self.bulk)

    def edit_text(self) -> None:
        """Open the editor of the text, where that can be edited, and go there; as soon as the record is there."""
        self._is_edit_wanted = self._is_awaited
        if self._is_awaited:
            return
        if self._pages.currentWidget() is self.page and self.page.is_editable:
            self.page.text.edit()
            self.ensureWidgetVisible(self.page.text.editor.input)

    def flush_drafts(self) -> None:
        """Hand over at once what is being typed, to be written down."""
        self.page.flush()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # Not now: Qt goes through the very widgets that are made anew.
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "page"):
            self._redress.start()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_actions()

    def _connect(self) -> None:
        session, row = self._session, self.actions_row
        self.page.link_followed.connect(self._follow)
        self.page.text.keyboard_freed.connect(self.setFocus)
        row.delete_requested.connect(self.delete_requested)
        row.supersede_requested.connect(self.supersede_requested)
        row.restore_requested.connect(self.restore_requested)
        row.erase_requested.connect(self.erase_requested)
        session.refreshed.connect(self._ask)
        session.opening.connect(self.flush_drafts)
        session.opened.connect(self._start_anew)
        session.writes.standing_changed.connect(self._follow_changes)

    def _start_anew(self) -> None:
        self.page.abandon()
        self.show_key(None)

    def _follow_changes(self) -> None:
        writes = self._session.writes
        waiting = (writes.waits_for_agent, [change.id for change in writes.standing.pending], writes.is_read_only)
        if waiting != self._waiting:
            self._waiting = waiting
            self._ask()
        self.page.text.look_for_draft()

    def _ask(self) -> None:
        key, now, ahead, follows = self._key, self._session.now(), self._session.writes.ahead, self._was_current
        if self._keys:
            self.bulk.refresh()
        elif key is not None:
            self._session.ask(
                "details", lambda snapshot: read_ahead(snapshot, ahead, key, now, follows=follows), self._show
            )

    def _show(self, shown: Shown | None) -> None:
        self._shown = shown
        if shown is not None:
            self._key = shown.in_file
            self._was_current = self._was_current or shown.record.is_current
        self.page.show_record(shown)
        self.actions_row.offer_for(shown, editable=not self._session.writes.is_read_only)
        self._turn_to(self.page)
        self._is_awaited = False
        if self._is_edit_wanted:
            self.edit_text()

    def _turn_to(self, page: QWidget) -> None:
        if self._pages.currentWidget() is not page:
            focus = QApplication.focusWidget()
            if focus is not None and self._pages.isAncestorOf(focus):
                # Else Qt gives it to the first field of the other page, where nobody has gone.
                self.setFocus()
            self._pages.setCurrentWidget(page)
            self.verticalScrollBar().setValue(0)
        self._place_actions()

    def _place_actions(self) -> None:
        """Keep the buttons below what is scrolled."""
        row = self.actions_row
        if row.isHidden():
            self.setViewportMargins(0, 0, 0, 0)
            return
        height = row.heightForWidth(self.width())
        self.setViewportMargins(0, 0, 0, height)
        row.setGeometry(QRect(0, self.height() - height, self.width(), height))

    def _dress(self) -> None:
        for part in (self.page, self.bulk, self.actions_row):
            part.dress()
        if not self._keys:
            self.page.show_record(self._shown)

    def _follow(self, address: str) -> None:
        key, url = key_of(address), QUrl(address)
        if address == WHY and self._shown is not None:
            self.why_requested.emit(self._shown.in_file)
        elif key is not None:
            self.key_requested.emit(key)
        elif url.scheme() in ("http", "https"):
            QDesktopServices.openUrl(url)


class _Pages(QStackedWidget):
    """As high as the page that is shown: the other one must not make it scroll."""

    def __init__(self) -> None:
        super().__init__()
        self.currentChanged.connect(lambda _: self.updateGeometry())

    @override
    def sizeHint(self) -> QSize:
        page = self.currentWidget()
        return super().sizeHint() if page is None else page.sizeHint()

    @override
    def minimumSizeHint(self) -> QSize:
        page = self.currentWidget()
        return super().minimumSizeHint() if page is None else page.minimumSizeHint()

    @override
    def hasHeightForWidth(self) -> bool:
        page = self.currentWidget()
        return page is not None and page.hasHeightForWidth()

    @override
    def heightForWidth(self, width: int) -> int:
        page = self.currentWidget()
        return super().heightForWidth(width) if page is None else page.heightForWidth(width)
