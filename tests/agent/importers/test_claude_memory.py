from __future__ import annotations

import pytest

from explorer.agent.importers.claude_memory import fits, read
from explorer.agent.importers.statements import Reading, Statement
from explorer.memory.facts import FactType
from tests.agent.importers.sources import source

TOPIC = """---
name: No fallbacks
description: Let errors surface
type: feedback
originSessionId: 12
---
Do not add fallbacks.

**Why:** they hide bugs. See [[project-build]] and [[gone]].

## Cases
- `?? 0`
"""
BUILD = "---\nname: project-build\nmetadata: \n  type: project\n---\nRun make.\n"
CLAUDE = """# CLAUDE.md

Read this.

## Conventions
- Use types
### Names
Long ones

## Commands
- make
"""
INDEX = """# Memory
- [No fallbacks](feedback_no_fallbacks.md) — Let errors surface
- [Lost](sub/lost.md) — what it said
- [Passwords](../../etc/passwd.md)
- a note of its own
"""


def reading(**texts: str) -> Reading:
    names = {
        "claude": "CLAUDE.md",
        "index": "m/MEMORY.md",
        "topic": "m/feedback_no_fallbacks.md",
        "build": "m/build.md",
    }
    return read([source(text, names[name]) for name, text in texts.items()])


def said(statements: tuple[Statement, ...]) -> list[tuple[str, str, int]]:
    return [(one.topic, one.text, one.place.line) for one in statements]


def test_a_topic_file_is_a_statement_a_block_with_its_description() -> None:
    found = reading(topic=TOPIC)
    assert said(found.statements) == [
        ("No fallbacks", "Let errors surface", 3),
        ("No fallbacks", "Do not add fallbacks.", 7),
        ("No fallbacks", "**Why:** they hide bugs. See [[project-build]] and [[gone]].", 9),
        ("No fallbacks › Cases", "`?? 0`", 12),
    ]
    first, *_, last = found.statements
    assert (first.memory_type, first.domain, first.fact_type) == ("feedback", "feedback", FactType.INSTRUCTION)
    assert (first.more, last.more) == ({"front_matter": {"originSessionId": 12}}, {})
    assert not any(one.is_policy for one in found.statements)


def test_names_in_brackets_tie_files_whatever_their_hyphens_are() -> None:
    found = reading(topic=TOPIC, build=BUILD)
    assert [(tie.source, tie.target) for tie in found.ties] == [("m/feedback_no_fallbacks.md", "m/build.md")]
    assert [(part.line, part.file) for part in found.unused] == [(9, "m/feedback_no_fallbacks.md")]
    assert "[[gone]]" in found.unused[0].reason


def test_sections_of_rules_are_policies_and_others_are_facts() -> None:
    found = reading(claude=CLAUDE)
    assert [(one.text, one.topic, one.is_policy) for one in found.statements] == [
        ("Read this.", "CLAUDE.md", False),
        ("Use types", "Conventions", True),
        ("Long ones", "Conventions › Names", True),
        ("make", "Commands", False),
    ]
    assert found.held == {"files": 1, "facts": 2, "policies": 2, "index lines": 0}


def test_the_index_says_nothing_beyond_the_files_that_it_names() -> None:
    found = reading(index=INDEX, topic=TOPIC)
    texts = [one.text for one in found.statements if one.place.file.name == "m/MEMORY.md"]
    assert texts == ["[Lost](sub/lost.md) — what it said", "[Passwords](../../etc/passwd.md)", "a note of its own"]
    assert found.held["index lines"] == 1
    assert [part.line for part in found.unused if part.file == "m/MEMORY.md"] == [3, 4]


def test_a_file_without_a_text_is_told() -> None:
    found = reading(build="---\nname: x\ntype: user\n---\n")
    assert found.statements == ()
    assert [part.reason for part in found.unused] == ["There is no text in this file."]


@pytest.mark.parametrize(
    ("name", "text", "is_one"),
    [
        ("x/MEMORY.md", "", True),
        ("CLAUDE.local.md", "Hello", True),
        ("a.md", TOPIC, True),
        ("a.md", BUILD, True),
        ("a.md", "---\nname: A\ntype: project\npermalink: a\n---\n", False),
        ("a.md", "---\nname: A\ntype: note\n---\n", False),
        ("a.md", "# Title", False),
    ],
)
def test_what_is_known_as_such_a_file(name: str, text: str, is_one: bool) -> None:
    assert fits(source(text, name)) is is_one
