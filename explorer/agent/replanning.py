"""Writes what a rule of maintenance plans; where others changed something meanwhile, what it plans then."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import TypeVar

from explorer.agent import planning
from explorer.agent.access import Access
from explorer.agent.planning import Plan
from explorer.memory.changes import ChangeSet
from explorer.services.editing import Editing
from explorer.store.committer import FileCommitter

R = TypeVar("R")
Rule = Callable[[Editing], tuple[R, ChangeSet | None]]
"""Makes an answer, and the change set that it is about: None where there is nothing to write."""


def previewed(access: Access, rule: Rule[R], what_not: str, now: datetime | None = None) -> R:
    """The answer of `rule` for the workspace as it will be once what waits is written; writes nothing.

    `what_not` says in the sentence of an error what was not done. Raises as `Access.scan`.
    """
    return planning.told(access, _planned(access, rule, what_not, now))


def applied(
    access: Access, rule: Rule[R], what_not: str, now: datetime | None = None, tries: int = planning.TRIES
) -> R:
    """The answer of `rule`, once its change set is in the file. Raises as `previewed` and `planning.written`."""
    return planning.written(access, _planned(access, rule, what_not, now), what_not, tries)


def _planned(access: Access, rule: Rule[R], what_not: str, now: datetime | None) -> planning.Rule[R]:
    def plan(committer: FileCommitter) -> tuple[R, Plan]:
        editing = planning.editing(access, committer, what_not)
        if now is not None:
            editing = replace(editing, now=now)
        answer, change = rule(editing)
        return answer, Plan(change, editing.ahead.metadata)

    return plan
