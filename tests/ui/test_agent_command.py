from __future__ import annotations

import shlex
from pathlib import Path

from explorer.ui.agent_command import serve_command


def test_the_program_is_there_and_the_paths_are_whole() -> None:
    words = shlex.split(serve_command(Path("/data/it's ours/team memory.vdb")))
    assert words[:5] == ["claude", "mcp", "add", "memory", "--"]
    assert words[-2:] == ["serve", "/data/it's ours/team memory.vdb"]
    assert Path(words[5]).is_file()
