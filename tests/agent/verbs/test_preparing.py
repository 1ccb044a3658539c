from __future__ import annotations

from pathlib import Path

from explorer.agent.desk import Desk
from explorer.agent.skills import SkillEngine
from explorer.agent.verbs.notes import update_my_notes
from explorer.agent.verbs.policies import propose_policy
from explorer.agent.verbs.preparing import activate_skills, list_skills, preamble

SKILL = """---
description: How images are built
trigger_keywords: [docker, image]
glob_patterns: ["Dockerfile*"]
tools_allowed: [bash]
---
Build with BuildKit.
"""


def test_the_preamble_has_rules_notes_and_facts(desk: Desk) -> None:
    propose_policy(desk, "Run the tests", "conventions")
    update_my_notes(desk, "Halfway")
    told = preamble(desk, "Move the database to another machine")
    assert (told.policies, told.notes, told.facts) == (1, 1, 1)
    assert told.text.index("- [conventions] Run the tests") < told.text.index("Halfway")
    assert told.sentence == f"1 policy, 1 note, 1 fact of 1 that match: about {told.tokens} tokens."
    assert preamble(desk).facts == 0


def test_skills_are_listed_and_activated(desk: Desk, tmp_path: Path) -> None:
    assert activate_skills(desk, "docker").sentence == "No skill is for this message."
    (tmp_path / "docker.md").write_text(SKILL, "utf-8")
    SkillEngine(desk.path, clock=desk.clock, embedding=desk.embedding, state_root=desk.state_root).load(
        [tmp_path / "docker.md"]
    )
    (skill,) = list_skills(desk).skills
    assert (skill.name, skill.tools_allowed) == ("docker", ("bash",))
    told = activate_skills(desk, "Build the docker image", "app/Dockerfile.prod")
    assert [each.name for each in told.skills] == ["docker"]
    assert told.skills[0].content.strip() == "Build with BuildKit."
    assert told.prompt.startswith("## Active skills")
    assert told.sentence == "1 skill for this message: “docker”."
