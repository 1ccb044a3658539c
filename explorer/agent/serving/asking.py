"""Who calls a tool."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Asker:
    """The name that the client gives itself, and its connection; over stdio there is one, which needs no name."""

    name: str = ""
    connection: str = ""

    def session(self, server: str, agent: str) -> str:
        """The id of a session: the same for one agent on one connection of a server, and for nobody else."""
        parts = "\0".join((server, self.connection, agent)).encode("utf-8", "replace")
        return f"session_{hashlib.sha256(parts).hexdigest()[:12]}"
