"""`memory-agent` as a test runs it: in this process, with what it prints."""

from __future__ import annotations

import json
import sys
from typing import Any

import pytest

from explorer.agent import cli


class Ran:
    """What a command left: exit code, stdout, stderr."""

    def __init__(self, code: object, output: tuple[str, str]) -> None:
        self.code = code
        self.out, self.err = output

    @property
    def document(self) -> dict[str, Any]:
        """The one JSON document on stdout."""
        assert self.out.count("\n") == 1
        found = json.loads(self.out)
        assert isinstance(found, dict)
        return found


class Run:
    """Runs commands."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capfd = capfd

    def __call__(self, *arguments: object) -> Ran:
        self._monkeypatch.setattr(sys, "argv", ["memory-agent", *map(str, arguments)])
        with pytest.raises(SystemExit) as end:
            cli.main()
        return Ran(end.value.code, self._capfd.readouterr())
