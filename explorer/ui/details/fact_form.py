"""The attributes of a fact as a form."""

from __future__ import annotations

from collections.abc import Sequence

from explorer.memory.facts import FactType, Veracity
from explorer.services.dossier import FactDossier
from explorer.ui.details.attribute_fields import AttributeField, ChoiceField, LineField, ShareField, SwitchField
from explorer.ui.details.drafts import Drafts
from explorer.ui.details.fields import Field, FieldWriter
from explorer.ui.details.notation import LINE, SHARE, TAGS, TIME
from explorer.ui.details.record_form import RecordForm
from explorer.ui.details.shown import Shown
from explorer.ui.session import Session
from explorer.ui.words import field_word, type_word, veracity_word


class FactForm(RecordForm):
    """Confidence, type, veracity, importance, end, tags, domain, topic, pin."""

    def __init__(self, session: Session, drafts: Drafts) -> None:
        self.confidence = ShareField("confidence", field_word("confidence"), SHARE)
        self.kind = ChoiceField(
            "fact_type", field_word("fact_type"), [(kind.value, type_word(kind)) for kind in FactType]
        )
        self.veracity = ChoiceField(
            "veracity", field_word("veracity"), [(veracity.value, veracity_word(veracity)) for veracity in Veracity]
        )
        self.importance = ShareField("importance", field_word("importance"), SHARE)
        self.valid_until = LineField("valid_until", field_word("valid_until"), TIME)
        self.tags = LineField("tags", field_word("tags"), TAGS)
        self.domain = LineField("domain", field_word("domain"), LINE)
        self.topic = LineField("topic", field_word("topic"), LINE)
        self.pinned = SwitchField("pinned", field_word("pinned"), "")
        fields: Sequence[AttributeField] = (
            self.confidence, self.kind, self.veracity, self.importance, self.valid_until, self.tags,
            self.domain, self.topic, self.pinned,
        )  # fmt: skip
        super().__init__(session, drafts, fields)
        self._writer = FieldWriter(self)
        self.pinned.box.setText(self.tr("never fades"))
        self.valid_until.line.setPlaceholderText(self.tr("never"))
        self.valid_until.line.offer_clearing()
        self.tags.line.setPlaceholderText(self.tr("none"))
        self.topic.line.setPlaceholderText(self.tr("none"))
        for share in (self.confidence, self.importance):
            share.line.setPlaceholderText("–")

    def show_fact(self, shown: Shown, lines: Sequence[Field], *, editable: bool) -> None:
        """Show a fact; `lines` are its attributes in words."""
        dossier = shown.dossier
        assert isinstance(dossier, FactDossier)
        self.show_record(shown, lines, editable=editable)
        fact, values = dossier.fact, shown.values
        self.domain.suggest(self._session.domains)
        self.domain.line.setPlaceholderText(fact.shown_domain)
        now = self._session.now()
        hint = "" if dossier.importance_now is None else self._writer.forecast(dossier, now)
        for field, value in (
            (self.confidence, fact.confidence),
            (self.kind, fact.kind.value),
            (self.veracity, fact.provenance.value),
            (self.valid_until, fact.valid_until),
            (self.tags, list(fact.tags)),
            (self.domain, fact.domain),
            (self.topic, fact.topic),
            (self.pinned, fact.pinned),
        ):
            field.show_value(value, values.get(field.name))
        self.importance.show_value(dossier.importance_now, values.get("importance"), hint)
        self.restore()
