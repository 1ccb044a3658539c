"""The child's side of `explorer.store.child_process`: its stdout is for answers alone."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable

import msgspec

Tell = Callable[[msgspec.Struct], None]


def take_stdout() -> Tell:
    """Keep stdout for answers, one a line in JSON; what any library prints goes to stderr from now on.

    Ctrl+C, which reaches the whole process group, is not heard: the one that asked decides what becomes of the write.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)

    def tell(answer: msgspec.Struct) -> None:
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()

    return tell
