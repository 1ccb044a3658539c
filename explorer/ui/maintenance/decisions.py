"""What a person decides about the matters of a queue: every decision, and how to take it back."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, Signal

from explorer.memory.keys import Key
from explorer.ui.maintenance.marks import Compared, Marks
from explorer.ui.maintenance.matters import Answered, Decision, Found, Kind, Matter, Name, State, Verdict

_NOTHING = Decision()


@dataclass(frozen=True, slots=True)
class Counts:
    """Matters of a kind, and of them those that are accepted, skipped, and to be looked at again."""

    all: int = 0
    accepted: int = 0
    skipped: int = 0
    changed: int = 0
    standing: int = 0

    @property
    def undecided(self) -> int:
        """Those that nobody decided."""
        return self.all - self.accepted - self.skipped - self.changed - self.standing


class Decisions(QObject):
    """Nothing is lost while it lives: a text that was written stays with its matter, whatever becomes of that."""

    changed = Signal()
    """Decisions are others."""
    renewed = Signal()
    """The matters are others."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.found: Found | None = None
        self.marks: Marks = {}
        self._matters: dict[Name, Matter] = {}
        self._given: dict[Name, Decision] = {}
        self._again: set[Name] = set()
        self._applied: list[Answered] = []
        self._steps: list[Mapping[Name, Decision]] = []
        self._kept: dict[tuple[Kind, Key], Decision] = {}
        self._counts: dict[Kind, Counts] | None = None

    @property
    def matters(self) -> Collection[Matter]:
        """What is in the queue, in its order."""
        return self._matters.values()

    @property
    def applied(self) -> list[Matter]:
        """What was carried out: it comes back where that is taken back."""
        return [each.matter for each in self._applied]

    @property
    def accepted(self) -> list[Answered]:
        """What is to be carried out."""
        return [
            Answered(matter, self.decision(matter))
            for matter in self.matters
            if self.state(matter) in (State.ACCEPTED, State.EDITED)
        ]

    @property
    def made(self) -> int:
        """How many matters have something that would be lost with the window: a verdict to carry out, or a text."""
        return sum(
            each.verdict is Verdict.ACCEPT or each.text is not None
            for name, each in self._given.items()
            if name in self._matters
        )

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision to take back."""
        return bool(self._steps)

    def has(self, matter: Matter) -> bool:
        """Whether this very matter is in the queue."""
        return self._matters.get(matter.name) == matter

    def now(self, name: Name) -> Matter | None:
        """The matter of a name; None where it is not in the queue any more."""
        return self._matters.get(name)

    def decision(self, matter: Matter) -> Decision:
        """What was decided about a matter so far."""
        return self._given.get(matter.name, _NOTHING)

    def state(self, matter: Matter) -> State:
        """How a matter stands."""
        if matter.name in self._again:
            return State.CHANGED
        if not matter.kind.is_asked:
            return State.STANDING
        given = self.decision(matter)
        if given.verdict is Verdict.SKIP:
            return State.SKIPPED
        if given.verdict is Verdict.ACCEPT:
            return State.EDITED if given.is_own else State.ACCEPTED
        return State.UNDECIDED

    def counts(self, kind: Kind) -> Counts:
        """How the matters of a kind stand."""
        if self._counts is None:
            states: dict[Kind, list[State]] = {}
            for matter in self.matters:
                states.setdefault(matter.kind, []).append(self.state(matter))
            self._counts = {
                each: Counts(
                    len(those),
                    those.count(State.ACCEPTED) + those.count(State.EDITED),
                    those.count(State.SKIPPED),
                    those.count(State.CHANGED),
                    those.count(State.STANDING),
                )
                for each, those in states.items()
            }
        return self._counts.get(kind, Counts())

    def others(self, matter: Matter) -> list[Matter]:
        """The other undecided matters of its kind; what is to be looked at again is none."""
        return [
            each
            for each in self.matters
            if each.kind is matter.kind and each != matter and self.state(each) is State.UNDECIDED
        ]

    def decide(self, matters: Iterable[Matter], verdict: Verdict | None) -> None:
        """Say the same of matters, as one step. Saying it of one that has changed means that it was looked at."""
        asked = (each for each in matters if each.kind.is_asked and self.has(each))
        self._take({each.name: replace(self.decision(each), verdict=verdict) for each in asked})

    def choose(self, matter: Matter, survivor: Key) -> None:
        """Have another record stay; the verdict is still to be given, because something else is lost then."""
        if matter.kind.merges and self.has(matter):
            chosen = None if survivor == matter.survivor else survivor
            self._take({matter.name: replace(self.decision(matter), survivor=chosen, verdict=None)})

    def write(self, matter: Matter, text: str | None) -> bool:
        """Accept a matter with a text of the person's own, None with the one that is there; False where it is gone."""
        now = self._matters.get(matter.name)
        if now is None or not now.kind.has_text:
            return False
        self._take({now.name: replace(self.decision(now), text=text, verdict=Verdict.ACCEPT)})
        return True

    def undo(self) -> None:
        """Take back the last decision, of all matters that it was for."""
        if self._steps:
            self._set(self._steps.pop())
            self.changed.emit()

    def renew(self, found: Found, marks: Marks) -> int:
        """Take what a newer search found; how many verdicts fell away because their matter is another now.

        Where the records of a matter are as they were, its decision stays. Else the text and the survivor that a
        person chose are kept for it, and the verdict is to be given again.
        """
        self._keep()
        before, seen = self._matters, self.marks
        verdicts = {name for name, each in self._given.items() if each.verdict is not None and name in before}
        of_applied = {key: seen[key] for each in self.applied for key in each.keys if key in seen}
        self.found, self.marks = found, {**of_applied, **marks}
        self._matters = {matter.name: matter for matter in found.matters}
        same = {
            name
            for name, matter in self._matters.items()
            if name in before and name not in self._again and all(marks[k] == seen.get(k) for k in matter.keys)
        }
        given, self._given = self._given, {}
        self._again = set()
        for name, matter in self._matters.items():
            if name in same:
                decision = given.get(name)
            else:
                decision = self._kept_for(matter)
                if decision is not None or name in given:
                    self._again.add(name)
            if decision is not None:
                self._given[name] = decision
        self._steps = [kept for step in self._steps if (kept := {n: d for n, d in step.items() if n in same})]
        self._applied = [each for each in self._applied if each.matter.name not in self._matters]
        self._tell_renewed()
        return len(verdicts - same)

    def look_again(self, compared: Compared) -> int:
        """Take what became of the records: how many matters in the queue are to be looked at again because of it.

        What was carried out and is as it was before is in the queue again, with its decision.
        """
        back = [
            each for each in self._applied if each.matter in compared.same and each.matter.name not in self._matters
        ]
        again = {each.name for each in compared.changed if self.has(each)} - self._again
        if again:
            self._again |= again
            self._steps = [kept for step in self._steps if (kept := {n: d for n, d in step.items() if n not in again})]
            for name in again & self._given.keys():
                self._given[name] = replace(self._given[name], verdict=None)
        if back:
            self._bring_back(back)
        elif again:
            self._counts = None
            self.changed.emit()
        return len(again)

    def settle(self, answered: Sequence[Answered]) -> None:
        """These were carried out: they leave the queue, and what was decided before cannot be taken back here."""
        self._applied += answered
        for matter, _ in answered:
            self._matters.pop(matter.name, None)
            self._given.pop(matter.name, None)
        self._steps.clear()
        self._tell_renewed()

    def _bring_back(self, back: Sequence[Answered]) -> None:
        for matter, decision in back:
            self._given[matter.name] = decision
        returned = {matter.name: matter for matter, _ in back}
        self._applied = [each for each in self._applied if each.matter.name not in returned]
        order = {kind: number for number, kind in enumerate(Kind)}
        every = [*self._matters.values(), *returned.values()]
        self._matters = {matter.name: matter for matter in sorted(every, key=lambda each: order[each.kind])}
        self._tell_renewed()

    def _keep(self) -> None:
        """Remember what a person chose or wrote by each record it is about."""
        for name, decision in self._given.items():
            if decision.is_own:
                self._kept |= dict.fromkeys(((name.kind, key) for key in name.keys), replace(decision, verdict=None))

    def _kept_for(self, matter: Matter) -> Decision | None:
        members = [member.key for member in matter.members]
        kept = next((self._kept[matter.kind, key] for key in members if (matter.kind, key) in self._kept), None)
        if kept is None or kept.survivor is None or kept.survivor in members:
            return kept
        return replace(kept, survivor=None) if kept.text is not None else None

    def _take(self, decisions: Mapping[Name, Decision]) -> None:
        before = {name: self._given.get(name, _NOTHING) for name in decisions}
        seen = self._again & decisions.keys()
        if before == dict(decisions) and not seen:
            return
        self._again -= seen
        self._steps.append(before)
        self._set(decisions)
        self.changed.emit()

    def _set(self, decisions: Mapping[Name, Decision]) -> None:
        self._counts = None
        for name, decision in decisions.items():
            if decision == _NOTHING:
                self._given.pop(name, None)
            else:
                self._given[name] = decision

    def _tell_renewed(self) -> None:
        self._counts = None
        self.renewed.emit()
