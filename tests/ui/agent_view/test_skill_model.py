from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from explorer.memory.keys import Key
from explorer.memory.system_records import Skill
from explorer.ui.agent_view.skill_answers import ShownSkill
from explorer.ui.agent_view.skill_model import SkillModel
from explorer.ui.widgets.line_list import LINE_ROLE, Line


def shown(name: str = "docker", *, waits: bool = False, **fields: Any) -> ShownSkill:
    skill = Skill(namespace="__skills__", id=name, name=name, **{"description": "Best <i>practices</i>"} | fields)
    return ShownSkill(skill, skill.key, {}, (skill.key,), waits=waits)


def line(one: ShownSkill, *, typed: bool = False) -> Line:
    model = SkillModel()
    QAbstractItemModelTester(model)
    model.show_skills([one], {one.root} if typed else ())
    found = model.index(0).data(LINE_ROLE)
    assert isinstance(found, Line)
    return found


def test_a_skill_is_a_line() -> None:
    found = line(shown(importance=0.9))
    assert (found.title, found.details, found.note) == ("docker", ("", "0.90"), "Best <i>practices</i>")
    assert found.tone == "muted"


def test_what_is_special_has_a_word_and_a_sign() -> None:
    assert line(shown(), typed=True).details[0] == "unsaved text"
    assert line(shown(waits=True)).details[0] == "waiting"
    assert line(shown(embedding_stale=True)).details[0] == "vector out of date"
    assert line(shown(problems=("importance",))).details[0] == "does not fit"
    assert line(shown(waits=True)).tone == "warning"


def test_the_tooltip_says_all_and_is_no_markup() -> None:
    model = SkillModel()
    model.show_skills([shown(importance=0.9)], ())
    tip = model.index(0).data(Qt.ItemDataRole.ToolTipRole)
    assert tip == "<qt><b>docker</b><br>Best &lt;i&gt;practices&lt;/i&gt;<br>importance 0.90</qt>"
    assert model.index(0).data(Qt.ItemDataRole.AccessibleTextRole) == "docker · 0.90 · Best <i>practices</i>"
    assert model.index(0).data() == "docker"


def test_a_skill_is_found_by_any_of_its_texts() -> None:
    model = SkillModel()
    model.show_skills([shown("a"), shown("b", revision_of="root")], ())
    assert model.position_of(Key("__skills__", "b")) == model.position_of(Key("__skills__", "root")) == 1
    assert model.position_of(Key("__skills__", "c")) is None
