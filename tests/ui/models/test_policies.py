from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from explorer.memory.keys import Key
from explorer.services.policies import CountedPolicy, PolicyGroup, group_policies
from explorer.services.tokens import estimate_tokens
from explorer.store.snapshot import FileSnapshot
from explorer.ui.models.policies import COLUMNS, KEY_ROLE, PoliciesModel, PolicyColumn
from explorer.ui.theme import DARK, LIGHT, Tones

Role = Qt.ItemDataRole


def palette_of(shown: Tones) -> QPalette:
    return QPalette(shown.window)


@pytest.fixture
def model(qapp: QApplication, snapshot: FileSnapshot) -> PoliciesModel:
    made = PoliciesModel()
    made.show_groups(group_policies(snapshot), palette_of(LIGHT))
    return made


def cell(model: PoliciesModel, row: int, column: PolicyColumn, group: int | None = None) -> QModelIndex:
    parent = QModelIndex() if group is None else model.index(group, 0)
    return model.index(row, COLUMNS.index(column), parent)


def test_it_keeps_the_rules_of_models(qapp: QApplication, snapshot: FileSnapshot) -> None:
    model = PoliciesModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    for text in ("", "no such word", "deploy"):
        model.show_groups(group_policies(snapshot, text), palette_of(LIGHT))
    assert tester.model() is model
    assert model.rowCount() == 1


def test_rules_are_grouped_by_domain_active_ones_first(model: PoliciesModel) -> None:
    groups = [str(cell(model, at, PolicyColumn.RULE).data()) for at in range(model.rowCount())]
    assert groups == ["data  1", "deploy  2"]
    deploy = [str(cell(model, at, PolicyColumn.RULE, 1).data()) for at in range(2)]
    assert deploy == ["Deploy with two approvals", "Never deploy on a Friday"]
    assert [str(cell(model, at, PolicyColumn.STATE, 1).data()) for at in range(2)] == ["", "inactive"]


def test_inactive_rules_are_dimmed_and_said_to_be(model: PoliciesModel) -> None:
    active, inactive = cell(model, 0, PolicyColumn.RULE, 1), cell(model, 1, PolicyColumn.RULE, 1)
    assert active.data(Role.ForegroundRole) is None
    assert inactive.data(Role.ForegroundRole).color().name() == LIGHT.muted


def test_dimming_follows_the_theme(model: PoliciesModel) -> None:
    told: list[bool] = []
    model.dataChanged.connect(lambda *_: told.append(True))
    model.dress(palette_of(DARK))
    assert cell(model, 1, PolicyColumn.RULE, 1).data(Role.ForegroundRole).color().name() == DARK.muted
    assert told


def test_a_role_is_shown_and_said_to_be_advisory(model: PoliciesModel) -> None:
    role = cell(model, 0, PolicyColumn.ROLE, 0)
    assert role.data() == "backend"
    assert "Advisory: the rule reaches every agent" in role.data(Role.ToolTipRole)
    everyone = cell(model, 0, PolicyColumn.ROLE, 1)
    assert everyone.data() == "everyone"
    assert everyone.data(Role.ToolTipRole) is None


def test_tokens_of_a_group_count_its_active_rules_only(model: PoliciesModel) -> None:
    of_active = estimate_tokens("- [deploy] Deploy with two approvals")
    of_inactive = estimate_tokens("- [deploy] Never deploy on a Friday")
    assert cell(model, 0, PolicyColumn.TOKENS, 1).data() == str(of_active)
    assert cell(model, 1, PolicyColumn.TOKENS, 1).data() == str(of_inactive)
    assert cell(model, 1, PolicyColumn.TOKENS).data() == str(of_active)


def test_sources_are_counted(model: PoliciesModel) -> None:
    assert cell(model, 0, PolicyColumn.SOURCES, 0).data() == "1"
    assert cell(model, 0, PolicyColumn.SOURCES, 1).data() == ""


def test_keys_lead_to_their_row_and_back(model: PoliciesModel) -> None:
    key = Key("__policies__", "p-off")
    index = model.index_of(key)
    counted = model.policy_at(index)
    assert counted is not None
    assert counted.policy.key == key
    assert index.data(KEY_ROLE) == key
    assert index.parent().data() == "deploy  2"
    assert not model.index_of(Key("__policies__", "p-old")).isValid(), "an earlier rule is history"
    assert model.policy_at(model.index(0, 0)) is None
    assert model.policy_at(QModelIndex()) is None


def test_a_rule_of_200_kb_is_one_short_line(qapp: QApplication, snapshot: FileSnapshot) -> None:
    policy = group_policies(snapshot)[0].policies[0].policy
    long = type(policy)(namespace="__policies__", id="long", content="many words " * 20_000)
    model = PoliciesModel()
    model.show_groups([PolicyGroup("", (CountedPolicy(long, 1),))], palette_of(LIGHT))
    assert cell(model, 0, PolicyColumn.RULE).data() == "no domain  1"
    text = str(cell(model, 0, PolicyColumn.RULE, 0).data())
    assert text.startswith("many words many")
    assert len(text) <= 500


def test_every_column_has_its_heading(model: PoliciesModel) -> None:
    heads = [model.headerData(at, Qt.Orientation.Horizontal) for at in range(model.columnCount())]
    assert all(heads)
    assert len(set(heads)) == len(COLUMNS)


def test_a_revised_rule_is_found_by_any_of_its_keys(qapp: QApplication, snapshot: FileSnapshot) -> None:
    rule = group_policies(snapshot)[0].policies[0].policy
    revised = type(rule)(namespace="__policies__", id="p-db~3", content="Newest wording", revision_of="p-db")
    model = PoliciesModel()
    model.show_groups([PolicyGroup("data", (CountedPolicy(revised, 1),))], palette_of(LIGHT))
    for record_id in ("p-db", "p-db~2", "p-db~3"):
        assert model.index_of(Key("__policies__", record_id)).data() == "Newest wording"
    assert not model.index_of(Key("__policies__", "p-on")).isValid()
    assert not model.index_of(Key("project:main", "elsewhere")).isValid()


def test_rules_are_only_read_here(model: PoliciesModel) -> None:
    index = cell(model, 0, PolicyColumn.RULE, 1)
    assert not index.flags() & (Qt.ItemFlag.ItemIsEditable | Qt.ItemFlag.ItemIsDropEnabled)
    assert not model.setData(index, "Another rule")
    assert not model.insertRows(0, 1)
