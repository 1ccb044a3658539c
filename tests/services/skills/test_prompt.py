from __future__ import annotations

from explorer.memory.system_records import Skill
from explorer.services.skills.prompt import prompt_text


def skill(name: str, content: str, *tools: str) -> Skill:
    return Skill(namespace="__skills__", id=name, name=name, content=content, tools_allowed=tools)


def test_the_section_of_the_prompt() -> None:
    found = prompt_text([skill("docker", "## Docker\n- Pin\n", "build", "push"), skill("a\nb", "Text")])
    assert found == (
        "## Active skills\n\n### docker\n**Allowed tools:** build, push\n## Docker\n- Pin\n\n### a b\nText\n"
    )
    assert prompt_text([]) == ""
