"""Harmonising as the window that goes through matters needs it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from explorer.memory.changes import ChangeSet
from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.services.claims import lost_from
from explorer.services.conflicts.detection import Contested
from explorer.services.conflicts.noting import note
from explorer.services.consolidation.proposals import Member
from explorer.services.editing import Editing
from explorer.services.harmonise import Agreement, Harmony, harmonise, is_new, note_harmony
from explorer.ui.maintenance.matters import KINDS, Answered, Found, Kind, Matter, Task


class Harmonising:
    """A `Purpose`. What is noted already is not asked about: beliefs are shown, conflicts are counted as standing."""

    task = Task.HARMONISE

    def find(self, editing: Editing, branch: str, report: Report) -> Found:  # noqa: ARG002 as every `Purpose` has it
        """Every belief, and every conflict that is not noted as it is now."""
        harmony = harmonise(editing, report)
        order = {kind: number for number, kind in enumerate(KINDS[Task.HARMONISE])}
        matters = tuple(sorted(_matters(editing, harmony), key=lambda each: order[each.kind]))
        noticed = len(harmony.agreements) + len(harmony.contested) + len(harmony.lapsed)
        return Found(
            matters,
            harmony.looked_at,
            harmony.without_vector,
            without_agent=harmony.without_agent,
            standing=noticed - len(matters),
        )

    def change(self, editing: Editing, accepted: Sequence[Answered]) -> ChangeSet | None:
        """The change set that notes these."""
        found = [each.matter.found for each in accepted]
        return note_harmony(
            editing,
            [each for each in found if isinstance(each, Agreement)],
            [each for each in found if isinstance(each, Contested)],
            [each for each in found if isinstance(each, Key)],
        )

    def lost(self, text: str, kept: str) -> tuple[str, ...]:
        """The numbers, dates and names of `text` that `kept` has not."""
        return tuple(lost_from(text, kept))


def _matters(editing: Editing, harmony: Harmony) -> Iterator[Matter]:
    for agreement in harmony.agreements:
        kind = Kind.STANDING
        if is_new(editing, agreement):
            kind = Kind.NEW_BELIEF if editing.ahead.metadata(agreement.key) is None else Kind.CHANGED_BELIEF
        members = tuple(Member(fact.key, fact.content) for fact in agreement.facts)
        yield Matter(kind, members, agreement.key, agreement)
    for contested in harmony.contested:
        if note(editing, [contested]) is not None:
            one, other = contested.one, contested.other
            members = Member(one.key, one.content), Member(other.key, other.content, contested.similarity)
            yield Matter(Kind.CONFLICT, members, None, contested)
    for key in harmony.lapsed:
        content = (editing.ahead.metadata(key) or {}).get("content")
        yield Matter(Kind.LAPSED, (Member(key, content if isinstance(content, str) else ""),), None, key)
