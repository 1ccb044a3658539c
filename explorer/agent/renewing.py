"""Renews vectors of earlier texts, and those that are none and were marked: told, or done in one batch."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from pathlib import Path

from explorer.agent.access import Access, utc_now
from explorer.agent.replanning import applied, previewed
from explorer.memory.changes import ChangeSet
from explorer.memory.embedded_text import embedded_text
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.keys import Key
from explorer.memory.protocols import Clock, Embedder, Report
from explorer.services.deletion import rebuild_seconds
from explorer.services.editing import Editing
from explorer.services.embedding import MiniLmEmbedder
from explorer.services.stale_vectors import other_model, reembed, stale_facts

_WHAT_NOT = "Nothing was renewed"


class CannotRenew(MemoryExplorerError):
    """The vectors of the workspace are of another model than the one that is here."""


@dataclass(frozen=True, slots=True)
class Renewal:
    """The memories that got a vector of their present text, or would (`dry_run`).

    `seconds` = about how long the agents' index is rebuilt, in which they cannot write.
    """

    keys: tuple[Key, ...]
    seconds: float
    dry_run: bool
    change_id: str


def renew_vectors(
    path: Path,
    *,
    apply: bool = False,
    clock: Clock = utc_now,
    embedding: Callable[[], AbstractContextManager[Embedder]] = MiniLmEmbedder,
    person: str | None = None,
    state_root: Path | None = None,
    report: Report = lambda _: None,
) -> Renewal:
    """Give every memory that is marked `embedding_stale` its vector; it cannot be undone, only done again.

    Raises `CannotRenew`, `NotAWorkspace` and `WorkspaceDamaged`; with `apply` also `ModelMissing`, `ModelDamaged`, and
    as `writing.write_now`.
    """
    with embedding() as embedder:
        access = Access(path, clock, lambda: nullcontext(embedder), person, state_root, report)

        def rule(editing: Editing) -> tuple[Renewal, ChangeSet | None]:
            snapshot = editing.snapshot
            keys = stale_facts(snapshot)
            if keys and (other := other_model(snapshot, embedder)):
                raise CannotRenew(f"The vectors of “{path.name}” are of another model ({other}). {_WHAT_NOT} here.")
            change = None
            if keys and apply:
                texts = [embedded_text(key.namespace, editing.metadata(key)) for key in keys]
                change = reembed(editing, keys, embedder.embed(texts, access.share(0.2, 0.5)))
            seconds = rebuild_seconds(snapshot) if keys else 0.0
            written = tuple(keys) if change is None else change.keys
            return Renewal(written, seconds, not apply, "" if change is None else change.id), change

        return (applied if apply else previewed)(access, rule, _WHAT_NOT)
