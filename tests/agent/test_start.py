from __future__ import annotations

import subprocess
import sys


def loaded_by(*arguments: str) -> set[str]:
    """The modules that are loaded once the command has ended."""
    program = (
        "import sys, atexit\n"
        "from explorer.agent import start\n"
        "atexit.register(lambda: sys.stderr.write('loaded: ' + ' '.join(sys.modules)))\n"
        "start.main()"
    )
    done = subprocess.run([sys.executable, "-c", program, *arguments], capture_output=True, text=True, check=False)
    return set(done.stderr.rpartition("loaded: ")[2].split())


def test_a_server_loads_no_other_command_and_others_no_protocol() -> None:
    served = loaded_by("serve", "none.vdb")
    assert "explorer.agent.cli_serve" in served
    assert not {"explorer.agent.cli", "explorer.agent.verbs", "mcp", "PySide6", "torch"} & served
    checked = loaded_by("check", "none.vdb")
    assert "explorer.agent.cli" in checked
    assert not {"mcp", "uvicorn", "PySide6", "torch"} & checked
