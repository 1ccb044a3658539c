from __future__ import annotations

import pytest

from explorer.agent.importers.policy_headings import is_about_rules


@pytest.mark.parametrize(
    "heading",
    [
        "Rules", "TypeScript Conventions", "Always", "NEVER do this", "Guidelines", "Don’t", "Do not", "Policies",
        "Правила", "Никогда", "Reglas del proyecto", "Nunca", "Regeln", "Règles", "Zasady", "Угоди", "코딩 규칙",
        "编码规范", "コーディングルール",
    ],
)  # fmt: skip
def test_headings_above_rules(heading: str) -> None:
    assert is_about_rules(["Project", heading])


@pytest.mark.parametrize("heading", ["", "Architecture", "Commands", "Nevermore", "Workflow", "Команды", "Ruler"])
def test_headings_above_facts(heading: str) -> None:
    assert not is_about_rules([heading])
