"""Where `memory-agent` begins: a server's standard output is put aside before anything else is loaded."""

from __future__ import annotations

import sys

from explorer.agent.serving.wire import claim_stdout

_SERVE = "serve"


def main() -> None:
    """Run the command that the arguments name. A client waits for a server, so the other commands are not loaded."""
    if sys.argv[1:2] == [_SERVE] and not {"-h", "--help"} & set(sys.argv):
        wire = claim_stdout()
        from explorer.agent import cli_serve  # noqa: PLC0415 - what it loads might print

        cli_serve.main(wire)
    else:
        from explorer.agent import cli  # noqa: PLC0415 - as above

        cli.main()
