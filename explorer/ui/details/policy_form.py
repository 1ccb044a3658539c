"""The attributes of a policy as a form."""

from __future__ import annotations

from collections.abc import Sequence

from explorer.services.dossier import PolicyDossier
from explorer.ui.details.attribute_fields import LineField, SwitchField
from explorer.ui.details.drafts import Drafts
from explorer.ui.details.fields import Field
from explorer.ui.details.notation import LINE
from explorer.ui.details.record_form import RecordForm
from explorer.ui.details.shown import Shown
from explorer.ui.session import Session
from explorer.ui.words import field_word

ROLES = ("ceo", "coder", "reviewer", "qa", "designer", "security", "devops", "pm", "general")
"""The roles that seed B knows (SEMANTICS 10); an agent may bring any other."""


class PolicyForm(RecordForm):
    """Whether it is in every dispatch, whom it is meant for, its domain."""

    def __init__(self, session: Session, drafts: Drafts) -> None:
        self.active = SwitchField("active", field_word("active"), "")
        self.role = LineField("required_role", field_word("required_role"), LINE)
        self.domain = LineField("domain", field_word("domain"), LINE)
        super().__init__(session, drafts, (self.active, self.role, self.domain))
        self.active.box.setText(self.tr("in every dispatch"))
        self.role.line.setPlaceholderText(self.tr("everyone"))
        self.role.line.offer_clearing()
        self.role.suggest(ROLES)
        self.domain.line.setPlaceholderText(self.tr("none"))

    def show_policy(self, shown: Shown, lines: Sequence[Field], *, editable: bool) -> None:
        """Show a policy; `lines` are its attributes in words."""
        assert isinstance(shown.dossier, PolicyDossier)
        self.show_record(shown, lines, editable=editable)
        policy, values = shown.dossier.policy, shown.values
        self.domain.suggest(self._session.domains)
        advisory = self.tr("advisory: reaches everyone") if policy.required_role else ""
        self.active.show_value(policy.active, values.get("active"))
        self.role.show_value(policy.required_role, values.get("required_role"), advisory)
        self.domain.show_value(policy.domain, values.get("domain"))
        self.restore()
