"""`memory-agent` with a model made of words and verbs that print, as a process of its own.

The first argument is the state folder; the rest are those of `memory-agent`.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from typing_extensions import override

from explorer.agent import start
from explorer.agent.desk import Desk
from explorer.agent.serving import working_folder
from explorer.memory.protocols import Matrix, Report
from tests.agent.word_model import WordModel

desk_in = working_folder.desk_in


class NoisyModel(WordModel):
    @override
    def embed(self, texts: Sequence[str], report: Report) -> Matrix:
        print("a library prints")
        os.write(1, b"so does one below Python\n")
        return super().embed(texts, report)


def noisy_desk(*said: Any) -> Desk:
    print("another prints when it is loaded")
    return replace(desk_in(*said), embedding=NoisyModel(), state_root=Path(state_root))


if __name__ == "__main__":
    state_root = sys.argv.pop(1)
    setattr(working_folder, "desk_in", noisy_desk)  # noqa: B010 - it takes what the other does
    start.main()
