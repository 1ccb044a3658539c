"""A search as a table for people and as JSON for programs."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from explorer.agent.answers import counted, plain, printable
from explorer.agent.search_reports import SearchAnswer, SearchResult
from explorer.agent.search_words import understood_sentence

_SHOWN = 400
_TEXT_WIDTH = 30


def search_lines(answer: SearchAnswer, width: int, *, explain: bool) -> Iterator[str]:
    """The results in a table `width` characters wide, and what there is to say of all of them."""
    if answer.results:
        yield from _table(answer, width)
    where = "in all branches" if answer.branch is None else f"on branch “{answer.branch}”"
    found = counted(len(answer.results), "result") if answer.results else "Nothing was found"
    yield f"{found}, {answer.mode} mode, {where}, of {counted(answer.in_scope, 'fact')} that the filters let in."
    understood = understood_sentence(answer.intent, answer.period)
    if understood and (explain or answer.period is not None):
        yield understood
    if explain and answer.weights:
        yield f"Weights: {', '.join(f'{voice} {weight:.2f}' for voice, weight in answer.weights.items())}."
    if answer.notice:
        yield answer.notice
    closed = sum(result.no_access for result in answer.results)
    if closed:
        yield (
            f"{counted(closed, 'result')} (marked ⊘) in domains to which the role “{answer.role}” has no access: "
            "that is advice, reading is open."
        )
    if any(len(result.text) > _SHOWN for result in answer.results):
        yield f"Texts of more than {_SHOWN} characters are cut here (…); --json has them whole."
    if answer.agent and answer.results and not answer.counted:
        yield "That they were recalled could not be counted just now; the answer is the same."


def search_document(answer: SearchAnswer, *, explain: bool) -> dict[str, Any]:
    """The same as one document; what `explain` asks for only where it does."""
    document = plain(answer)
    assert isinstance(document, dict)
    results = document["results"]
    assert isinstance(results, list)
    for result, each in zip(results, answer.results, strict=True):
        result["key"] = plain(each.key)
    if not explain:
        for name in ("weights", "candidates"):
            del document[name]
        for result in results:
            del result["why"]
    return document


def _table(answer: SearchAnswer, width: int) -> Iterator[str]:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, expand=False)
    for name in ("#", "score"):
        table.add_column(name, justify="right", no_wrap=True)
    table.add_column("fact", min_width=_TEXT_WIDTH, ratio=1, overflow="fold")
    table.add_column("where", overflow="fold")
    table.add_column("what", overflow="fold")
    for place, result in enumerate(answer.results, 1):
        mark = "⊘ " if result.no_access else ""
        table.add_row(
            str(place), f"{result.score:.3f}", *map(_cell, (mark + _said(result), _where(result), _what(result)))
        )
    page = io.StringIO()
    Console(file=page, width=width, no_color=True, highlight=False, emoji=False, legacy_windows=False).print(table)
    yield from (line.rstrip() for line in page.getvalue().rstrip().splitlines())


def _cell(text: str) -> Text:
    return Text("\n".join(printable(line) for line in text.split("\n")))


def _said(result: SearchResult) -> str:
    line = " ".join(result.text[: 2 * _SHOWN].split())
    text = line if len(line) <= _SHOWN and len(result.text) <= 2 * _SHOWN else f"{line[: _SHOWN - 1]}…"
    return text if result.why is None else f"{text}\n→ {result.why.sentence}"


def _where(result: SearchResult) -> str:
    return "\n".join(filter(None, (result.domain, result.topic, str(result.key))))


def _what(result: SearchResult) -> str:
    confidence = "" if result.confidence is None else f"confidence {result.confidence:.2f}"
    learned = "" if result.created_at is None else f"{result.created_at:%Y-%m-%d}"
    return "\n".join(filter(None, (result.type.value, confidence, result.veracity.value, learned)))
