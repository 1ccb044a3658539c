"""Standard output for the protocol alone: whatever else prints, in Python or below it, prints to standard error."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO

_STDOUT, _STDERR, _FIRST_FREE = 1, 2, 3


def claim_stdout() -> BinaryIO:
    """What was standard output, for the one who claims it; from now on `print` and descriptor 1 lead to stderr.

    To be called before anything is imported that may print. Where there is no stderr, what others print is lost.
    """
    sys.stdout.flush()
    private = _above_standard(os.dup(_STDOUT))
    try:
        os.dup2(_STDERR, _STDOUT)
    except OSError:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, _STDOUT)
        os.close(nowhere)
    return os.fdopen(private, "wb")


def _above_standard(descriptor: int) -> int:
    """A duplicate that no standard stream is, for where some were closed before the program began."""
    lower = []
    while descriptor < _FIRST_FREE:
        lower.append(descriptor)
        descriptor = os.dup(_STDOUT)
    for each in lower:
        if each != _STDOUT:
            os.close(each)
    return descriptor
