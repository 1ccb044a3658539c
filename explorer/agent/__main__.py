"""`python -m explorer.agent` is `memory-agent`."""

from explorer.agent.start import main

main()
