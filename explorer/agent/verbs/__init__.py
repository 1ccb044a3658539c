"""What agents can ask for, each verb once; the MCP server and the command line are two faces of `VERBS`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class Group(StrEnum):
    """What a verb is for."""

    WRITE = "write"
    READ = "read"
    MAINTAIN = "maintain"
    TELEPORT = "teleport"


@dataclass(frozen=True, slots=True)
class Verb:
    """One verb: `run(desk, …)` answers with data whose `sentence`, where it has one, says it to a model.

    The docstring of `run` is the text that an agent reads. The annotations are those of the Model Context Protocol:
    `destructive` = it may take something out of sight, `idempotent` = the same again adds nothing.
    """

    name: str
    run: Callable[..., Any]
    group: Group
    read_only: bool = False
    destructive: bool = False
    idempotent: bool = False


_ALL: tuple[Verb, ...] = ()
VERBS: Mapping[str, Verb] = {verb.name: verb for verb in _ALL}
"""Every verb by its name, in the order in which they are listed."""
