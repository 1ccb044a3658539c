"""Consolidation as the window that goes through matters needs it."""

from __future__ import annotations

from collections.abc import Sequence

from explorer.memory.changes import ChangeSet
from explorer.memory.protocols import Report
from explorer.services.claims import lost_from
from explorer.services.consolidation.accepting import consolidate
from explorer.services.consolidation.finding import propose
from explorer.services.consolidation.proposals import Accepted, Proposal
from explorer.services.editing import Editing
from explorer.ui.maintenance.matters import KINDS, Answered, Found, Kind, Matter, Task


class Consolidating:
    """A `Purpose`."""

    task = Task.CONSOLIDATE

    def find(self, editing: Editing, branch: str, report: Report) -> Found:
        """Everything that can be consolidated."""
        proposals = propose(editing, branch, report)
        order = {kind: number for number, kind in enumerate(KINDS[Task.CONSOLIDATE])}
        matters = sorted(map(matter_of, proposals.proposals), key=lambda each: order[each.kind])
        return Found(
            tuple(matters),
            proposals.looked_at,
            proposals.without_vector,
            proposals.odd,
            purgeable=proposals.purgeable,
        )

    def change(self, editing: Editing, accepted: Sequence[Answered]) -> ChangeSet | None:
        """The change set of these."""
        return consolidate(editing, [accepted_of(each) for each in accepted])

    def lost(self, text: str, kept: str) -> tuple[str, ...]:
        """The numbers, dates and names of `text` that `kept` has not."""
        return tuple(lost_from(text, kept))


def matter_of(proposal: Proposal) -> Matter:
    """A proposal as a matter."""
    return Matter(Kind(proposal.kind.value), proposal.members, proposal.survivor, proposal)


def accepted_of(answered: Answered) -> Accepted:
    """What a person said of a proposal, for the rule."""
    proposal = answered.matter.found
    assert isinstance(proposal, Proposal)
    return Accepted(proposal, answered.decision.survivor, answered.decision.text)
