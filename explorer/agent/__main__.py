"""`python -m explorer.agent` is `memory-agent`."""

from explorer.agent.cli import main

main()
