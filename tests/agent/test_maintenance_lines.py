from __future__ import annotations

from pathlib import Path

from explorer.agent.maintenance_lines import conflicts_lines, consolidation_lines, document, harmony_lines
from explorer.agent.maintenance_reports import Conflicts, Consolidation, Harmonisation, SharedBelief
from explorer.memory.keys import Key
from explorer.services.consolidation.proposals import Member, Proposal, ProposalKind

FILE = Path("w.vdb")
KEY, TARGET = Key("__hot__", "h"), Key("project:main", "h")


def test_what_could_not_be_compared_is_said() -> None:
    answer = Conflicts(FILE, True, "", 10, (), 0, 3, 0, 2, 1, (("data", "Cache"),))
    blind = (
        "2 facts could not be compared by meaning: their vectors are missing or of another text. Renew them in "
        "Memory Explorer."
    )
    assert list(conflicts_lines(answer)) == [
        "10 texts compared: 0 conflicts.",
        "0 would be new in the inbox, 3 open in all.",
        "In large topics only the nearest texts were compared: data/Cache",
        blind,
        "1 fact does not fit its type and was left out (memory-agent check names them).",
        "Nothing was written: this was a preview. --apply does it.",
    ]
    assert document(answer)["crowded"] == [["data", "Cache"]]


def test_every_kind_of_proposal_has_its_line() -> None:
    one, other = Member(KEY, "a  b\nc"), Member(TARGET, "x" * 200, 0.93, ("port 5432",))
    proposals = (
        Proposal(ProposalKind.NEAR, (one, other)),
        Proposal(ProposalKind.PROMOTION, (one,), target=TARGET),
        Proposal(ProposalKind.PROMOTION, (one,), survivor=TARGET, target=TARGET),
        Proposal(ProposalKind.FADED, (one,)),
    )
    counts = {ProposalKind.NEAR: 1, ProposalKind.PROMOTION: 2, ProposalKind.FADED: 1}
    lines = list(consolidation_lines(Consolidation(FILE, False, "id", 9, counts, 4, proposals, 0, 0)))
    assert "  1 say nearly the same as “a b c” [__hot__/h]" in lines
    assert any(line.endswith("… [project:main/h]  lost: port 5432") for line in lines)
    assert "  a b c [__hot__/h] becomes project:main/h" in lines
    assert "  a b c [__hot__/h] is a mention of project:main/h" in lines
    assert lines[-2:] == [
        "4 carried out, 0 skipped.", "To take it back, open “w.vdb” in Memory Explorer and press Ctrl+Z.",
    ]  # fmt: skip


def test_beliefs_and_what_lapsed() -> None:
    belief = SharedBelief(Key("__beliefs__", "b"), "Text", ("a", "b"), 0.8, (TARGET,), True)
    lines = list(harmony_lines(Harmonisation(FILE, True, "", 2, (belief,), (KEY,), (), 1, 0)))
    assert "  + Text  (a, b; confidence 0.80)" in lines
    assert "Beliefs that nobody shares any more: __hot__/h" in lines
    assert "1 fact without an agent were left out." in lines
