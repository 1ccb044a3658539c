"""The texts of the pages that a client reads without a tool."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from urllib.parse import unquote

from explorer.agent.desk import Desk
from explorer.agent.serving.pages import NOTES, PAGES, POLICIES, PREAMBLE
from explorer.agent.verbs.notes import get_my_notes
from explorer.agent.verbs.policies import list_policies
from explorer.agent.verbs.preparing import preamble
from explorer.memory.errors import MemoryExplorerError


class NoSuchPage(MemoryExplorerError):
    """There is nothing to read under that address."""


def read_page(desk: Desk, address: str) -> str:
    """The text under an address; what is filled in is percent-encoded. Raises `NoSuchPage`, and as the verbs do."""
    for page in PAGES:
        if page.is_template and address.startswith(page.stem):
            return _TEXTS[page.name](desk, unquote(address.removeprefix(page.stem)))
        if address == page.address:
            return _TEXTS[page.name](desk, "")
    known = ", ".join(page.address for page in PAGES)
    raise NoSuchPage(f"There is nothing under “{address}”. Read one of {known}.")


def _policies(desk: Desk, _: str) -> str:
    listed = list_policies(desk)
    lines = [f"- [{policy.domain}] {' '.join(policy.content.split())}" for policy in listed.policies]
    return "\n".join(lines) or listed.sentence


def _notes(desk: Desk, _: str) -> str:
    book = get_my_notes(desk)
    observations = "\n".join(f"- {each.content} ({each.id})" for each in book.observations)
    parts = (book.content, *book.others, observations)
    return "\n\n".join(part for part in parts if part) or book.sentence


def _preamble(desk: Desk, task: str) -> str:
    made = preamble(desk, task)
    return made.text or made.sentence


_TEXTS: Mapping[str, Callable[[Desk, str], str]] = {POLICIES: _policies, NOTES: _notes, PREAMBLE: _preamble}
