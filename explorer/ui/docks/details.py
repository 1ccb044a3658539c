"""The Details dock: one fact or policy, read as a whole."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFormLayout, QFrame, QLabel, QScrollArea, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.services.dossier import FactDossier, PolicyDossier, TieKind, read_up
from explorer.ui.docks.details_fields import FieldWriter
from explorer.ui.docks.details_html import history_html, key_of, other_html, ties_html
from explorer.ui.session import Session
from explorer.ui.theme import tones
from explorer.ui.widgets.markdown_view import MarkdownView

Dossier = FactDossier | PolicyDossier
_CONFLICTS = (TieKind.CONTRADICTS, TieKind.DUPLICATES)


class Details(QScrollArea):
    """Shows the dossier of a key, and the newer one after every refresh; the place in a long text is kept."""

    key_requested = Signal(object)
    """A link to another record was followed: its `Key`."""

    def __init__(self, session: Session, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._key: Key | None = None
        self._dossier: Dossier | None = None
        self._writer = FieldWriter(self)
        self._redress = QTimer(self, singleShot=True, interval=0)
        self._redress.timeout.connect(lambda: self._show(self._dossier))
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Details"))
        self._crumbs = _rich_label()
        self.text = MarkdownView()
        self.text.setAccessibleName(self.tr("Text"))
        font = self.text.font()
        font.setPointSizeF(font.pointSizeF() * 1.2)
        self.text.setFont(font)
        self._form = QFormLayout()
        self._form.setHorizontalSpacing(16)
        self._form.setVerticalSpacing(6)
        self._form.setFieldGrowthPolicy(QFormLayout.FieldGrowthPolicy.AllNonFixedFieldsGrow)
        self._history, self._conflicts, self._links, self._other = (_Section() for _ in range(4))
        self._lay_out()
        self.text.anchorClicked.connect(self._follow)
        for section in (self._history, self._conflicts, self._links, self._other):
            section.body.linkActivated.connect(lambda address: self._follow(QUrl(address)))
        session.refreshed.connect(self._ask)
        session.opened.connect(lambda: self.show_key(None))
        self._show(None)

    @property
    def key(self) -> Key | None:
        """What is shown."""
        return self._key

    def show_key(self, key: Key | None) -> None:
        """Show a fact or policy; None shows nothing."""
        is_other, self._key = key != self._key, key
        if is_other:
            self.verticalScrollBar().setValue(0)
        if key is None:
            self._session.tasks.forget("details")
            self._show(None)
        else:
            self._ask()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        # Not now: Qt goes through the very widgets that are made anew.
        if event.type() == QEvent.Type.PaletteChange and self._dossier is not None:
            self._redress.start()

    def _lay_out(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(16, 12, 16, 16)
        column.setSpacing(12)
        self._nothing = QLabel(self.tr("Select a fact or a policy to read it here."))
        self._nothing.setWordWrap(True)
        self._nothing.setForegroundRole(self._nothing.foregroundRole())
        column.addWidget(self._nothing)
        column.addWidget(self._crumbs)
        column.addWidget(self.text)
        column.addLayout(self._form)
        for section in (self._conflicts, self._history, self._links, self._other):
            column.addWidget(section)
        column.addStretch(1)
        self.setWidget(page)

    def _ask(self) -> None:
        key, now = self._key, self._session.now()
        if key is not None:
            self._session.ask("details", lambda snapshot: read_up(snapshot, key, now), self._show)

    def _show(self, dossier: Dossier | None) -> None:
        self._dossier = dossier
        shown = tones(self.palette())
        for widget in (self._crumbs, self.text):
            widget.setVisible(dossier is not None)
        self._nothing.setVisible(dossier is None)
        while self._form.rowCount():
            self._form.removeRow(0)
        if dossier is None:
            for section in (self._history, self._conflicts, self._links, self._other):
                section.show_html("", "")
            return
        if isinstance(dossier, FactDossier):
            crumbs, content, fields = self._writer.fact_fields(dossier, shown, self._session.now())
        else:
            crumbs, content, fields = self._writer.policy_fields(dossier, shown)
        self._crumbs.setText(crumbs)
        self.text.show_text(content)
        for field in fields:
            self._add_field(field.name, field.value, field.tooltip)
        self._show_sections(dossier)

    def _show_sections(self, dossier: Dossier) -> None:
        shown = tones(self.palette())
        conflicts = [tie for tie in dossier.ties if tie.kind in _CONFLICTS]
        links = [tie for tie in dossier.ties if tie.kind not in _CONFLICTS]
        revisions = len(dossier.history)
        history = history_html(dossier.history, shown) if revisions > 1 else ""
        self._history.show_html(self.tr("History · %n revision(s)", "", revisions), history)
        self._conflicts.show_html(self.tr("Conflict"), ties_html(conflicts, shown) if conflicts else "")
        self._links.show_html(self.tr("Links"), ties_html(links, shown) if links else "")
        self._other.show_html(self.tr("Other metadata"), other_html(dossier.other, shown) if dossier.other else "")

    def _add_field(self, name: str, value: str, tooltip: str) -> None:
        label = QLabel(name)
        label.setStyleSheet(f"color: {tones(self.palette()).muted}")
        body = _rich_label()
        body.setText(value)
        body.setToolTip(tooltip)
        body.setAccessibleName(name)
        self._form.addRow(label, body)

    def _follow(self, address: QUrl) -> None:
        key = key_of(address.toString(QUrl.ComponentFormattingOption.FullyEncoded))
        if key is not None:
            self.key_requested.emit(key)
        elif address.scheme() in ("http", "https"):
            QDesktopServices.openUrl(address)


class _Section(QFrame):
    """A heading and rich text below it; hidden while it has none."""

    def __init__(self) -> None:
        super().__init__()
        self._heading = QLabel()
        font = self._heading.font()
        font.setBold(True)
        font.setPointSizeF(font.pointSizeF() * 0.9)
        self._heading.setFont(font)
        self.body = _rich_label()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(8)
        column.addWidget(self._heading)
        column.addWidget(self.body)

    def show_html(self, heading: str, html: str) -> None:
        """Show `html` under `heading`; nothing at all where it is empty."""
        self._heading.setText(heading)
        self.body.setText(html)
        self.body.setAccessibleName(heading)
        self.setVisible(bool(html))


def _rich_label() -> QLabel:
    label = QLabel()
    label.setWordWrap(True)
    label.setTextFormat(Qt.TextFormat.RichText)
    label.setMinimumWidth(40)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.LinksAccessibleByMouse
        | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
    )
    return label
