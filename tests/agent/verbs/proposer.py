"""A process that proposes texts to a workspace, for tests of several at once: WORKSPACE STATE AGENT TEXT…"""

from __future__ import annotations

import sys
from pathlib import Path

from explorer.agent.desk import Desk
from explorer.agent.verbs.facts import propose_fact
from tests.agent.remembering import AxisModel


def main() -> None:
    workspace, state, agent, *texts = sys.argv[1:]
    desk = Desk(Path(workspace), agent, branch="main", embedding=AxisModel(9), state_root=Path(state))
    for text in texts:
        print(propose_fact(desk, text, topic="race").outcome)


if __name__ == "__main__":
    main()
