"""One fact or policy as a page: text first, then what is known of it."""

from __future__ import annotations

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QVBoxLayout, QWidget

from explorer.services.dossier import FactDossier
from explorer.ui.details.drafts import Drafts
from explorer.ui.details.fact_form import FactForm
from explorer.ui.details.fields import FieldWriter
from explorer.ui.details.hint import Hint
from explorer.ui.details.policy_form import PolicyForm
from explorer.ui.details.rich_label import rich_label
from explorer.ui.details.sections import Sections
from explorer.ui.details.shown import Shown
from explorer.ui.details.text_part import TextPart
from explorer.ui.session import Session
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon


class RecordPage(QWidget):
    """Says why a record is read-only, and what of it still waits for the file."""

    link_followed = Signal(str)

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._shown: Shown | None = None
        self._writer = FieldWriter(self)
        drafts = Drafts(session)
        self.crumbs = rich_label()
        self.edit = QToolButton()
        self.edit.setAutoRaise(True)
        kept = self.edit.sizePolicy()
        kept.setRetainSizeWhenHidden(True)
        self.edit.setSizePolicy(kept)
        self.edit.setToolTip(self.tr("Edit the text (F2)"))
        self.edit.setAccessibleName(self.tr("Edit the text"))
        self.text = TextPart(session, drafts)
        self.facts, self.policies = FactForm(session, drafts), PolicyForm(session, drafts)
        self.reason, self.waiting = Hint("lock-simple"), Hint("hourglass-medium")
        self.sections = Sections()
        self._nothing = QLabel(self.tr("Select a fact or a policy to read it here."))
        self._nothing.setWordWrap(True)
        self._lay_out()
        self.edit.clicked.connect(self.text.edit)
        self.text.editing_changed.connect(self._offer_editing)
        self.text.view.anchorClicked.connect(self._announce)
        self.text.editor.preview.anchorClicked.connect(self._announce)
        self.sections.link_followed.connect(self.link_followed)
        self.show_record(None)

    @property
    def is_editable(self) -> bool:
        """Whether the record that is shown can be edited."""
        return self._shown is not None and not self._session.writes.is_read_only and not self._reason(self._shown)

    def show_record(self, shown: Shown | None) -> None:
        """Show a record; None shows nothing."""
        self._shown = shown
        self._nothing.setVisible(shown is None)
        for part in (self.crumbs, self.text):
            part.setVisible(shown is not None)
        self.facts.setVisible(shown is not None and isinstance(shown.dossier, FactDossier))
        self.policies.setVisible(shown is not None and not isinstance(shown.dossier, FactDossier))
        self.sections.show_dossier(None if shown is None else shown.dossier)
        if shown is None:
            self.leave()
            self.text.view.hide()
            self.reason.say("")
            self.waiting.say("")
        else:
            self._show(shown)
        self._offer_editing()

    def leave(self) -> None:
        """Another record comes, or none: what was entered is saved or kept as a draft."""
        self.text.leave()
        self.facts.leave()
        self.policies.leave()

    def abandon(self) -> None:
        """Another workspace is open: what is typed here belongs to none of its records."""
        self.text.editor.stop_waiting()
        self.facts.abandon()
        self.policies.abandon()

    def flush(self) -> None:
        """Write down at once what is being typed."""
        self.text.flush()
        self.facts.leave()
        self.policies.leave()

    def dress(self) -> None:
        """Take the colours of the palette."""
        for part in (self.text, self.facts, self.policies, self.reason, self.waiting):
            part.dress()
        self.edit.setIcon(icon("pencil-simple", self.palette(), tones(self.palette()).muted))

    def _show(self, shown: Shown) -> None:
        dossier, dressed = shown.dossier, tones(self.palette())
        editable = self.is_editable
        if isinstance(dossier, FactDossier):
            crumbs, words, lines = self._writer.fact_fields(dossier, dressed, self._session.now())
            self.policies.leave()
            self.facts.show_fact(shown, lines, editable=editable)
        else:
            crumbs, words, lines = self._writer.policy_fields(dossier, dressed)
            self.facts.leave()
            self.policies.show_policy(shown, lines, editable=editable)
        self.crumbs.setText(crumbs)
        self.text.show_text(shown, words, editable=editable)
        self.reason.say("" if self._session.writes.is_read_only else self._reason(shown))
        is_waiting = shown.waits and self._session.writes.waits_for_agent
        self.waiting.say(self.tr("Waiting for the agent, which has the file open.") if is_waiting else "")

    def _reason(self, shown: Shown) -> str:
        record = shown.record
        if record.problems:
            return self.tr("Read-only: some of its fields do not fit their type.")
        if record.is_deleted:
            return self.tr("Deleted: it can be restored, and then edited.")
        if record.superseded_by:
            return self.tr("Read-only: another text has taken its place.")
        return ""

    def _offer_editing(self) -> None:
        self.edit.setVisible(self.is_editable and not self.text.is_editing)

    def _announce(self, address: QUrl) -> None:
        self.link_followed.emit(address.toString(QUrl.ComponentFormattingOption.FullyEncoded))

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 16)
        column.setSpacing(10)
        head = QHBoxLayout()
        head.setSpacing(4)
        head.addWidget(self.crumbs, 1)
        head.addWidget(self.edit, 0, Qt.AlignmentFlag.AlignTop)
        column.addWidget(self._nothing)
        column.addLayout(head)
        for part in (self.text, self.reason, self.waiting, self.facts, self.policies, self.sections):
            column.addWidget(part)
        column.addStretch(1)
