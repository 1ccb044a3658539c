"""The attributes of a fact or a policy, as lines of a form; texts are escaped."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from html import escape

from PySide6.QtCore import QObject

from explorer.memory.namespaces import branch_of
from explorer.memory.query import FactState
from explorer.memory.times import parse_time
from explorer.services.dossier import FactDossier, PolicyDossier
from explorer.ui import formats
from explorer.ui.theme import Tones
from explorer.ui.widgets.icons import state_color
from explorer.ui.words import global_word, state_word, type_word, veracity_word


@dataclass(frozen=True, slots=True)
class Field:
    """One line: a name, rich text, and what is said on hovering over it.

    `attribute` is what a form has a field for in place of this line. Lines that `leads` stand before the fields.
    """

    name: str
    value: str
    tooltip: str = ""
    attribute: str = ""
    leads: bool = False


class FieldWriter(QObject):
    """Puts a dossier's attributes into words."""

    def fact_fields(self, dossier: FactDossier, tones: Tones, now: datetime) -> tuple[str, str, list[Field]]:
        """Breadcrumb, text and attributes of a fact."""
        fact = dossier.fact
        crumbs = self._crumbs(tones, fact.shown_domain, fact.topic)
        return crumbs, fact.content or self.tr("(no text)"), list(self._fact_fields(dossier, tones, now))

    def policy_fields(self, dossier: PolicyDossier, tones: Tones) -> tuple[str, str, list[Field]]:
        """Breadcrumb, rule and attributes of a policy."""
        policy = dossier.policy
        crumbs = self._crumbs(tones, policy.domain or self.tr("no domain"), self.tr("policy"))
        reach = self.tr("advisory: reaches everyone")
        advisory = f' <span style="color:{tones.muted}">{reach}</span>'
        fields = [
            Field(
                self.tr("State"),
                self.tr("active: in every dispatch") if policy.active else self.tr("inactive"),
                attribute="active",
            ),
            Field(
                self.tr("Meant for"),
                escape(policy.required_role) + advisory if policy.required_role else self.tr("everyone"),
                attribute="required_role",
            ),
            Field(
                self.tr("Cost"), self.tr("about {n} tokens in every dispatch").format(n=formats.count(dossier.tokens))
            ),
            Field(self.tr("Changed"), formats.local_time(policy.updated), formats.exact_time(policy.updated)),
            Field(self.tr("Record"), f'<span style="color:{tones.muted}">{escape(str(policy.key))}</span>'),
        ]
        return crumbs, policy.content or self.tr("(no text)"), [field for field in fields if field.value]

    def _fact_fields(self, dossier: FactDossier, tones: Tones, now: datetime) -> Iterator[Field]:
        fact = dossier.fact
        if dossier.state is not FactState.ACTIVE:
            color = state_color(dossier.state, tones)
            yield Field(
                self.tr("State"),
                f'<span style="color:{color}">{state_word(dossier.state)}</span>{self._reason(dossier)}',
                leads=True,
            )
        if fact.confidence is not None:
            yield Field(self.tr("Confidence"), formats.share(fact.confidence), attribute="confidence")
        yield Field(self.tr("Type"), type_word(fact.kind), attribute="fact_type")
        yield Field(self.tr("Veracity"), veracity_word(fact.provenance), attribute="veracity")
        if dossier.importance_now is not None:
            yield Field(self.tr("Importance"), self._importance(dossier, now), attribute="importance")
        if fact.valid_until is not None:
            expiry = formats.local_time(fact.expires) or escape(str(fact.valid_until))
            yield Field(self.tr("Valid until"), expiry, formats.exact_time(fact.expires), "valid_until")
        if fact.tags:
            yield Field(self.tr("Tags"), escape(", ".join(fact.tags)), attribute="tags")
        yield Field(self.tr("Branch"), escape(branch_of(fact.namespace) or global_word(fact.namespace)))
        yield Field(self.tr("Learned"), self._learned(dossier), formats.exact_time(fact.created))
        yield Field(self.tr("Used"), self._used(dossier, now), formats.exact_time(fact.last_used))
        if fact.source_observation_ids:
            yield Field(self.tr("Observations"), escape(", ".join(fact.source_observation_ids)))
        if fact.merged_from:
            yield Field(self.tr("Merged from"), escape(fact.merged_from))
        yield Field(self.tr("Record"), f'<span style="color:{tones.muted}">{escape(str(fact.key))}</span>')
        if fact.problems:
            names = escape(", ".join(fact.problems))
            problem = self.tr("These fields do not fit their type and cannot be edited: {names}").format(names=names)
            yield Field(self.tr("Odd"), f'<span style="color:{tones.warning}">{problem}</span>')

    def _reason(self, dossier: FactDossier) -> str:
        fact = dossier.fact
        if dossier.state is FactState.DELETED:
            parts = (
                formats.local_date(parse_time(fact.deleted_at) or fact.updated),
                fact.deleted_by,
                fact.delete_reason,
            )
            return " · ".join(["", *(escape(part) for part in parts if part)])
        if dossier.state is FactState.SUPERSEDED and fact.superseded_by.startswith("system:"):
            return f" · {escape(fact.superseded_by)}"
        return ""

    def forecast(self, dossier: FactDossier, now: datetime) -> str:
        """What will be left of a fact's importance, and when it will be gone."""
        if dossier.fact.pinned:
            return self.tr("pinned, never fades")
        parts = [self.tr("{figure} in 7 days").format(figure=formats.share(dossier.importance_in_a_week))]
        if dossier.fades_on is not None and dossier.fades_on > now:
            parts.append(self.tr("below 0.05 on {date}").format(date=formats.local_date(dossier.fades_on)))
        return " · ".join(parts)

    def _importance(self, dossier: FactDossier, now: datetime) -> str:
        figure = self.tr("{figure} now").format(figure=formats.share(dossier.importance_now))
        return f"{figure} · {self.forecast(dossier, now)}"

    def _learned(self, dossier: FactDossier) -> str:
        fact = dossier.fact
        when = formats.local_date(fact.created) or self.tr("at an unknown time")
        by = self.tr("{date} by {agent}").format(date=when, agent=escape(fact.agent_id)) if fact.agent_id else when
        mentioned = self.tr("mentioned %n time(s)", "", fact.mention_count)
        return f"{by} · {mentioned}"

    def _used(self, dossier: FactDossier, now: datetime) -> str:
        fact = dossier.fact
        recalled = self.tr("recalled %n time(s)", "", fact.recall_count)
        when = formats.ago(fact.last_used, now) or self.tr("never")
        return f"{when} · {recalled}"

    def _crumbs(self, tones: Tones, *parts: str) -> str:
        *path, last = [escape(part) for part in parts if part]
        return f'<span style="color:{tones.muted}">{" › ".join([*path, ""])}</span>{last}'
