"""The command by which an agent gets the memory that is open."""

from __future__ import annotations

import sysconfig
from pathlib import Path
from shlex import quote


def serve_command(workspace: Path) -> str:
    """What has Claude Code start the server of `workspace`, wherever it is called: both paths are whole."""
    program = Path(sysconfig.get_path("scripts"), "memory-agent")
    return f"claude mcp add memory -- {quote(str(program))} serve {quote(str(workspace))}"
