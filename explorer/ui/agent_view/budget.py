"""What a preamble costs, as rows: each part with what it is made of, then what was left out and why."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject

from explorer.memory.keys import Key
from explorer.services.preamble.results import (
    FACTS_ROOM,
    SHORTEST_TASK,
    Cost,
    FactLine,
    LeftOut,
    OwnNote,
    Part,
    PolicyLine,
    Preamble,
    Reason,
)
from explorer.ui import formats

_SHOWN = 300
_POLICIES, _NOTES, _FACTS, _ADVICE = "policies", "notes", "facts", "advice"
_BULLET = "- "


@dataclass(frozen=True, slots=True)
class BudgetRow:
    """One policy, note or fact; `why` goes with it in a sentence, `line` is how it stands in the text, empty if not."""

    text: str
    why: str = ""
    cost: Cost | None = None
    key: Key | None = None
    line: str = ""


@dataclass(frozen=True, slots=True)
class BudgetGroup:
    """A part of the text, or, without a cost, what was left out for one reason. `name` is the same in any language."""

    name: str
    title: str
    rows: tuple[BudgetRow, ...] = ()
    cost: Cost | None = None

    @property
    def is_open(self) -> bool:
        """Whether its rows are seen at first: the facts, which change with every word of the task."""
        return self.name == _FACTS

    @property
    def is_left_out(self) -> bool:
        """Whether nothing of it is in the text."""
        return self.cost is None


class BudgetWords(QObject):
    """Plural forms are collected for the translators from `tr` only."""

    def groups(self, made: Preamble) -> list[BudgetGroup]:
        """The parts that there are, policies with the dearest first; then the reasons, each with its facts."""
        parts = [self._policies(made), self._notes(made), self._facts(made)]
        parts.append(BudgetGroup(_ADVICE, self.tr("Advice to verify"), (), _cost(made.advice)))
        shown = [group for group in parts if group.cost is not None and group.cost.characters]
        return shown + self._left_out(made)

    def reason_sentence(self, reason: Reason) -> str:
        """Why facts were left out, to be said after a colon."""
        room, least = formats.count(FACTS_ROOM), formats.count(SHORTEST_TASK)
        return {
            Reason.NO_ROOM: self.tr("longer than what was left of {room} characters").format(room=room),
            Reason.BEYOND_FIVE: self.tr("five better ones are in"),
            Reason.TASK_TOO_SHORT: self.tr("the task has fewer than {least} characters").format(least=least),
            Reason.NO_TEXT: self.tr("no text"),
            Reason.EXPIRED: self.tr("no longer valid"),
            Reason.SUPERSEDED: self.tr("replaced by another fact"),
        }[reason]

    def _policies(self, made: Preamble) -> BudgetGroup:
        dearest_first = sorted(made.policy_lines, key=lambda each: -each.cost.tokens)
        title = self.tr("%n active policy(s)", "", len(made.policy_lines))
        return BudgetGroup(_POLICIES, title, tuple(map(self._policy, dearest_first)), _cost(made.policies))

    def _policy(self, policy: PolicyLine) -> BudgetRow:
        role, text = policy.required_role, _shown(policy.line)
        if not role:
            return BudgetRow(text, "", policy.cost, policy.key, policy.line)
        why = self.tr("Meant for {role}. That is advisory: the rule reaches every agent.").format(role=role)
        return BudgetRow(text, why, policy.cost, policy.key, policy.line)

    def _notes(self, made: Preamble) -> BudgetGroup:
        title = self.tr("%n note(s) of {agent}", "", len(made.own_notes))
        title = title.format(agent=formats.isolated(formats.one_line(made.agent, 40)))
        return BudgetGroup(_NOTES, title, tuple(map(self._note, made.own_notes)), _cost(made.notes))

    def _note(self, note: OwnNote) -> BudgetRow:
        beginning = next((line.strip() for line in note.text.splitlines() if line.strip()), "")
        return BudgetRow(_shown(note.text), "", note.cost, note.key, beginning)

    def _facts(self, made: Preamble) -> BudgetGroup:
        facts = made.shortlist
        title = self.tr("%n fact(s), of {matches} that match", "", len(facts.included))
        title = title.format(matches=formats.count(facts.matches))
        return BudgetGroup(_FACTS, title, tuple(map(self._fact, facts.included)), _cost(made.facts))

    def _fact(self, fact: FactLine) -> BudgetRow:
        why = self.tr("Match {place}.").format(place=formats.count(fact.place))
        if fact.is_cut:
            why += " " + self.tr("Its text is longer than the line shows.")
        return BudgetRow(_shown(fact.line), why, fact.cost, fact.key, fact.line)

    def _left_out(self, made: Preamble) -> list[BudgetGroup]:
        groups = []
        for reason in Reason:
            count = made.shortlist.left_out_in_all.get(reason, 0)
            if not count:
                continue
            sentence = self.reason_sentence(reason)
            title = self.tr("{count} left out: {reason}").format(count=formats.count(count), reason=sentence)
            rows = [self._missing(each) for each in made.shortlist.left_out if each.reason is reason]
            if count > len(rows):
                rows.append(BudgetRow(self.tr("… and %n more", "", count - len(rows))))
            groups.append(BudgetGroup(reason.value, title, tuple(rows)))
        if made.policies_without_text:
            title = self.tr(
                "%n active policy(s) without text: there is nothing to give", "", len(made.policies_without_text)
            )
            empty = tuple(BudgetRow(str(key), "", None, key) for key in made.policies_without_text)
            groups.append(BudgetGroup("without text", title, empty))
        return groups

    def _missing(self, fact: LeftOut) -> BudgetRow:
        why = self.reason_sentence(fact.reason)
        if fact.reason is Reason.NO_ROOM:
            why = self.tr("its line takes {needed} characters, and {room} of {most} were left").format(
                needed=formats.count(len(fact.line) + 1),
                room=formats.count(fact.room),
                most=formats.count(FACTS_ROOM),
            )
        return BudgetRow(_shown(fact.line), self.tr("Left out: {reason}.").format(reason=why), fact.cost, fact.key)


def _cost(part: Part) -> Cost:
    return Cost(part.characters, part.tokens)


def _shown(line: str) -> str:
    return formats.isolated(formats.one_line(line.removeprefix(_BULLET), _SHOWN))
