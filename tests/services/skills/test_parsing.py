from __future__ import annotations

import pytest

from explorer.services.skills.parsing import ParsedSkill, Problem, parse_skill

DOCKER = """---
description: Docker best practices
glob_patterns: ["Dockerfile", "docker-compose*.yml"]
trigger_keywords: ["docker", "container", "compose"]
tools_allowed: ["docker_build"]
importance: 0.8
tags: ["language", "backend"]
icon: 🐳
since: 2026-11-30
metadata: {author: Ana, version: 1.0}
---
## Docker Guidelines
- Always use multi-stage builds
"""


def test_the_file_of_the_seed() -> None:
    assert parse_skill("docker.md", DOCKER) == ParsedSkill(
        file="docker.md",
        name="docker",
        content="## Docker Guidelines\n- Always use multi-stage builds",
        description="Docker best practices",
        glob_patterns=("Dockerfile", "docker-compose*.yml"),
        trigger_keywords=("docker", "container", "compose"),
        tools_allowed=("docker_build",),
        importance=0.8,
        tags=("language", "backend"),
        more={"icon": "🐳", "since": "2026-11-30", "metadata": {"author": "Ana", "version": 1.0}},
    )


@pytest.mark.parametrize(
    ("file", "text", "name"),
    [
        ("skills/docker.md", "Text", "docker"),
        ("skills/docker/SKILL.md", "Text", "docker"),
        ("skills\\docker\\skill.md", "Text", "docker"),
        ("SKILL.md", "Text", "SKILL"),
        ("x/SKILL.md", "---\nname: test\n---\nText", "test"),
        ("docker.md", "---\nname:\n---\nText", "docker"),
        ("discord.instructions.md", "Text", "discord"),
        ("docker.v2.md", "Text", "docker.v2"),
        ("API.md", "---\nname: API与方案设计\nid: api\n---\nText", "API与方案设计"),
        ("cafe\u0301.md", "Text", "café"),
    ],
)
def test_the_name(file: str, text: str, name: str) -> None:
    parsed = parse_skill(file, text)
    assert (parsed.name, parsed.problems) == (name, ())


def test_spellings_of_other_tools_come_together() -> None:
    text = "---\nglobs: '*.py'\napplyTo: '*.py,*.pyi'\ntrigger: /lint\nallowed-tools: Bash(ruff *), Read\n---\nText"
    parsed = parse_skill("lint.md", text)
    assert (parsed.glob_patterns, parsed.trigger_keywords) == (("*.py", "*.pyi"), ("/lint",))
    assert (parsed.tools_allowed, parsed.importance, parsed.more) == (("Bash(ruff *)", "Read"), 0.7, {})


def test_what_is_wrong_is_told_by_line_and_the_rest_is_used() -> None:
    text = (
        "---\ndescription: [a, b]\nimportance: 7\ntags: x\nglobs: **/*\ntags: y\n"
        "run: !!python/object/apply:os.system [a]\nname: |\n  two\n  lines\n---\nText"
    )
    parsed = parse_skill("folder/odd.md", text)
    assert (parsed.description, parsed.importance, parsed.tags, parsed.glob_patterns) == ("", 0.7, ("y",), ("**/*",))
    assert (parsed.name, parsed.more, parsed.is_usable) == ("two lines", {}, True)
    assert [problem.line for problem in parsed.problems] == [2, 3, 4, 5, 7]
    assert str(parsed.problems[2]) == "folder/odd.md, line 4: “tags” stands here and in line 6; the later one counts."


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("a.md", "", "There is no text in it that an agent could follow."),
        ("a.md", "---\nname: a\n---\n \n", "There is no text in it that an agent could follow."),
        (f"{'x' * 300}.md", "Text", "There is no name that it could have; write “name:” into its front matter."),
    ],
)
def test_what_cannot_be_loaded(file: str, text: str, problem: str) -> None:
    parsed = parse_skill(file, text)
    assert not parsed.is_usable
    assert Problem(file, 0, problem) in parsed.problems


def test_a_name_that_is_none_gives_way_to_the_files() -> None:
    parsed = parse_skill("docker.md", f"---\nname: {'x' * 201}\n---\nText")
    assert parsed.name == "docker"
    assert parsed.problems[0].line == 2
    assert parse_skill("docker.md", "---\nname: [a]\n---\nText").name == "docker"


def test_half_characters_are_replaced() -> None:
    parsed = parse_skill("a.md", "Half \ud83d pair")
    assert (parsed.content, len(parsed.problems)) == ("Half ? pair", 1)
