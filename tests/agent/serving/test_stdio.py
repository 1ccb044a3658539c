from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

_PROGRAM = """
import sys
from mcp.server.lowlevel import Server
from explorer.agent.serving.stdio import serve_stdio
from explorer.agent.serving.wire import claim_stdout
serve_stdio(Server("x"), claim_stdout(), lambda: sys.stderr.write("closed\\n"))
"""
_PING = b'{"jsonrpc":"2.0","id":1,"method":"ping"}\n'
_PONG = b'{"jsonrpc":"2.0","id":1,"result":{}}\n'


def started() -> subprocess.Popen[bytes]:
    root = Path(__file__).parents[3]
    pipe = subprocess.PIPE
    return subprocess.Popen([sys.executable, "-c", _PROGRAM], cwd=root, stdin=pipe, stdout=pipe, stderr=pipe)


def test_it_ends_when_nothing_more_can_come() -> None:
    with started() as server:
        out, errors = server.communicate(_PING, timeout=60)
    assert (server.returncode, out, errors) == (0, _PONG, b"closed\n")


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_in_order(number: signal.Signals) -> None:
    with started() as server:
        assert server.stdin is not None
        assert server.stdout is not None
        assert server.stderr is not None
        server.stdin.write(_PING)
        server.stdin.flush()
        assert server.stdout.readline() == _PONG
        server.send_signal(number)
        assert server.wait(60) == 128 + number
        assert server.stderr.read() == b"closed\n"
