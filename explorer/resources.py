"""Where the files that ship with the program are: beside the package in a checkout, inside it once installed."""

from __future__ import annotations

from pathlib import Path

_HERE = Path(__file__).parent


def resource(*parts: str) -> Path:
    """The path of a shipped file or folder; it may be missing."""
    installed = _HERE / "shipped"
    return (installed if installed.is_dir() else _HERE.parent / "resources").joinpath(*parts)
