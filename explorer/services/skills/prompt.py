"""The text that activated skills put into an agent's prompt (SEMANTICS 11)."""

from __future__ import annotations

from collections.abc import Iterable

from explorer.memory.system_records import Skill

HEADING = "## Active skills"


def prompt_text(skills: Iterable[Skill]) -> str:
    """The section for these skills, in their order; empty without any."""
    parts = [_part(skill) for skill in skills]
    return "\n\n".join((HEADING, *parts)) + "\n" if parts else ""


def _part(skill: Skill) -> str:
    lines = [f"### {' '.join(skill.name.split())}"]
    if skill.tools_allowed:
        lines.append(f"**Allowed tools:** {', '.join(skill.tools_allowed)}")
    return "\n".join((*lines, skill.content.strip("\n")))
