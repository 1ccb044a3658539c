"""Sentences about files that travel: what is wrong with one, and what can be done."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from explorer.agent.answers import counted
from explorer.memory.errors import Refusal, Refused
from explorer.memory.keys import Key
from explorer.services import secrets
from explorer.services.teleport.fitness import Finding, Obstacle

_NAMED = 3


def changed_sentence(workspace: Path, keys: Sequence[Key]) -> str:
    """Why a merge was given up at the second try."""
    more = f" and {len(keys) - _NAMED:,} more" if len(keys) > _NAMED else ""
    named = ", ".join(f"“{key}”" for key in keys[:_NAMED])
    return (
        f"Another program changed {named}{more} in “{workspace.name}” while it was merged, twice. Nothing was written; "
        "run the same merge again."
    )


def obstacle_words(finding: Finding) -> str:
    """What is wrong with an incoming file, as a clause."""
    here, there = finding.here, finding.there
    match finding.obstacle:
        case Obstacle.SAME_FILE:
            return "it is the workspace itself"
        case Obstacle.DAMAGED:
            lost = counted(int(there), "record")
            return f"it is damaged in {counted(int(here), 'place')} ({lost} lost, as far as can be told)"
        case Obstacle.OTHER_DIMENSION:
            return f"its vectors have {there} numbers, those of the workspace {here}: its texts are embedded anew"
        case Obstacle.OTHER_MODEL:
            return f"its vectors are of the model “{there}”, not of “{here}”: its texts are embedded anew"
        case _:
            return f"it measures distances as {there}, the workspace as {here}"


def obstacle_sentence(workspace: Path, incoming: Path, findings: Sequence[Finding]) -> str:
    """Why the file is not compared, or not merged without being asked for."""
    if any(finding.obstacle is Obstacle.SAME_FILE for finding in findings):
        return f"“{incoming.name}” is the workspace itself: there is nothing to compare. Name the file that came back."
    what = "; ".join(map(obstacle_words, findings))
    return (
        f"“{incoming.name}” does not fit “{workspace.name}” as it is: {what}. Nothing was merged; --anyway (from "
        "Python, anyway=True) merges what can be merged."
    )


def refused_sentence(refused: Refused) -> str:
    """Why a merge could not be put together."""
    why = (
        "was changed meanwhile"
        if refused.reason is Refusal.CHANGED_MEANWHILE
        else f"cannot be changed ({refused.reason})"
    )
    return f"“{refused.label}” {why}. Nothing was merged; compare the files again."


def found_sentence(findings: Sequence[secrets.Finding]) -> str:
    """Why nothing is sent, and what to do."""
    memories = len({finding.key for finding in findings})
    return (
        f"{counted(len(findings), 'secret or personal detail', 'secrets or personal details')} in "
        f"{counted(memories, 'record')} would leave. Nothing was written. Leave records out with --exclude KEY, let "
        "single values pass with --allow DIGEST, or all with --allow-findings."
    )
