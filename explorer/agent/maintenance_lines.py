"""Maintenance as text for people and as JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator

from explorer.agent.answers import counted, plain, shortened
from explorer.agent.maintenance_reports import (
    Conflicts,
    Consolidation,
    Found,
    Harmonisation,
    SharedBelief,
)
from explorer.agent.teleport_lines import written_line
from explorer.services.consolidation.proposals import Proposal, ProposalKind

_WIDTH = 100
_DOES = {
    ProposalKind.EXACT: "say the same as",
    ProposalKind.NEAR: "say nearly the same as",
}


def conflicts_lines(answer: Conflicts) -> Iterator[str]:
    """What contradicts or doubles each other."""
    yield f"{counted(answer.compared, 'text')} compared: {counted(len(answer.found), 'conflict')}."
    yield from shortened([line for each in answer.found for line in _found_lines(each)])
    new = "would be new in the inbox" if answer.dry_run else "new in the inbox"
    yield f"{answer.noted:,} {new}, {answer.open:,} open in all."
    if answer.crowded:
        topics = ", ".join(f"{domain}/{topic}" for domain, topic in answer.crowded)
        yield f"In large topics only the nearest texts were compared: {topics}"
    yield from _left_out(answer.without_vector, answer.odd)
    yield _end(answer.dry_run, answer)


def consolidation_lines(answer: Consolidation) -> Iterator[str]:
    """What is proposed, by kind."""
    yield f"{counted(answer.looked_at, 'fact')} looked at: {counted(len(answer.proposals), 'proposal')}."
    for kind in ProposalKind:
        of_kind = [each for each in answer.proposals if each.kind is kind]
        if of_kind:
            yield f"{kind.value}: {len(of_kind):,}"
            yield from shortened([line for each in of_kind for line in _proposal_lines(each)])
    verb = "would be carried out" if answer.dry_run else "carried out"
    yield f"{answer.accepted:,} {verb}, {len(answer.proposals) - answer.accepted:,} skipped."
    yield from _left_out(answer.without_vector, answer.odd)
    yield _end(answer.dry_run, answer)


def harmony_lines(answer: Harmonisation) -> Iterator[str]:
    """What agents agree on, and where they do not."""
    new = sum(each.is_new for each in answer.beliefs)
    beliefs = counted(len(answer.beliefs), "belief")
    yield f"{counted(answer.looked_at, 'fact')} of agents compared: {beliefs}, {new:,} new or changed."
    yield from shortened([_belief_line(each) for each in answer.beliefs])
    if answer.lapsed:
        yield f"Beliefs that nobody shares any more: {', '.join(map(str, answer.lapsed))}"
    yield f"Contradictions between agents: {len(answer.conflicts):,}"
    yield from shortened([line for each in answer.conflicts for line in _found_lines(each)])
    if answer.without_agent:
        yield f"{counted(answer.without_agent, 'fact')} without an agent were left out."
    yield from _left_out(answer.without_vector, 0)
    yield _end(answer.dry_run, answer)


def document(answer: Conflicts | Consolidation | Harmonisation) -> dict[str, object]:
    """Any of them as one document."""
    made = plain(answer)
    assert isinstance(made, dict)
    return made


def _belief_line(belief: SharedBelief) -> str:
    sign = "+" if belief.is_new else " "
    agents = ", ".join(belief.agents)
    return f"  {sign} {_short(belief.content)}  ({agents}; confidence {belief.confidence:.2f})"


def _found_lines(found: Found) -> Iterator[str]:
    new = " (new)" if found.is_new else ""
    yield f"  {found.kind.value} sim={found.similarity:.3f}{new}"
    yield f"    stays  {_short(found.winner_text)}  [{found.winner}]"
    yield f"    goes   {_short(found.loser_text)}  [{found.loser}]"


def _proposal_lines(proposal: Proposal) -> Iterator[str]:
    first = proposal.members[0]
    if proposal.kind.merges:
        verb = _DOES[proposal.kind]
        yield f"  {len(proposal.going):,} {verb} “{_short(first.text)}” [{first.key}]"
        for member in proposal.going:
            lost = f"  lost: {', '.join(member.lost)}" if member.lost else ""
            yield f"    {_short(member.text)} [{member.key}]{lost}"
    elif proposal.survivor is not None:
        yield f"  {_short(first.text)} [{first.key}] is a mention of {proposal.survivor}"
    elif proposal.target is not None:
        yield f"  {_short(first.text)} [{first.key}] becomes {proposal.target}"
    else:
        yield f"  {_short(first.text)} [{first.key}]"


def _left_out(without_vector: int, odd: int) -> Iterator[str]:
    if without_vector:
        yield (
            f"{counted(without_vector, 'fact')} could not be compared by meaning: their vectors are missing or of "
            "another text. Renew them in Memory Explorer."
        )
    if odd:
        are = "does not fit its type and was" if odd == 1 else "do not fit their types and were"
        yield f"{counted(odd, 'fact')} {are} left out (memory-agent check names them)."


def _end(dry_run: bool, answer: Conflicts | Consolidation | Harmonisation) -> str:
    if dry_run:
        return "Nothing was written: this was a preview. --apply does it."
    return written_line(answer.workspace, answer.change_id, dry_run=False)


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= _WIDTH else f"{line[: _WIDTH - 1]}…"
