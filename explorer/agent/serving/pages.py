"""What a client may read and put into a prompt by itself, without a tool."""

from __future__ import annotations

from dataclasses import dataclass

MARKDOWN = "text/markdown"
POLICIES, NOTES, PREAMBLE = "policies", "notes", "preamble"


@dataclass(frozen=True, slots=True)
class Page:
    """Something to read. Its address ends in a name in braces where the reader has to say what for."""

    name: str
    title: str
    description: str
    wants: str = ""

    @property
    def is_template(self) -> bool:
        """Whether the reader fills something in."""
        return bool(self.wants)

    @property
    def stem(self) -> str:
        """The address without what is filled in."""
        return f"memory://{self.name}/" if self.wants else f"memory://{self.name}"

    @property
    def address(self) -> str:
        """The URI, or the template of one (RFC 6570)."""
        return f"{self.stem}{{{self.wants}}}" if self.wants else self.stem


PAGES: tuple[Page, ...] = (
    Page(POLICIES, "Policies", "The rules that every agent of this workspace must follow."),
    Page(NOTES, "My notes", "The private notebook of the agent that asks."),
    Page(
        PREAMBLE,
        "Preamble for a task",
        "What belongs before a task: all policies, the agent's own notes, and the facts that match it.",
        wants="task",
    ),
)
"""All of them, in the order in which they are listed."""
