"""A verb's docstring, taken apart: what the tool is for, and what each argument means."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

_ARGUMENT = re.compile(r"- (`\w+`(?:, `\w+`)*): (.*)")


@dataclass(frozen=True, slots=True)
class Described:
    """What an agent reads: the text without its list of arguments, and the text of each argument by its name."""

    text: str
    arguments: Mapping[str, str]


def described(run: Callable[..., Any]) -> Described:
    """The docstring of `run`: paragraphs, then a list of lines like "- `name`: meaning", which may run on."""
    lines = inspect.cleandoc(run.__doc__ or "").splitlines()
    paragraphs: list[str] = []
    arguments: dict[str, list[str]] = {}
    names: list[str] = []
    for line in lines:
        if found := _ARGUMENT.fullmatch(line):
            names = [name.strip("`") for name in found[1].split(", ")]
            arguments |= {name: [found[2]] for name in names}
        elif names and line.startswith("  "):
            for name in names:
                arguments[name].append(line.strip())
        else:
            names = []
            paragraphs.append(line)
    text = "\n\n".join(" ".join(part.split()) for part in "\n".join(paragraphs).split("\n\n"))
    return Described(text.strip(), {name: " ".join(parts) for name, parts in arguments.items()})
