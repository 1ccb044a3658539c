from __future__ import annotations

import pytest
from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QAbstractItemModelTester
from PySide6.QtWidgets import QApplication

from explorer.memory.keys import Key
from explorer.services.grants import Access, AccessMatrix, DomainAccess
from explorer.ui.models.access import AccessModel
from explorer.ui.theme import DARK, LIGHT

Role = Qt.ItemDataRole
GIVEN, DEFAULT, NONE = Access("write", is_given=True), Access(), Access("none", is_given=True)
DATA = DomainAccess("data", "Data", "PostgreSQL\nand more", Key("__domains__", "d1"), (GIVEN, DEFAULT))
LOOSE = DomainAccess("loose", "loose", "", None, (DEFAULT, NONE))
SCOPED = DomainAccess("repo:acme-mobile/ui", "<b>UI</b>", "", Key("__domains__", "d2"), (DEFAULT, DEFAULT))
MATRIX = AccessMatrix(("coder", "qa"), (DATA, LOOSE, SCOPED))


@pytest.fixture
def model(qapp: QApplication) -> AccessModel:
    made = AccessModel()
    made.dress(QPalette(LIGHT.window))
    made.show_matrix(MATRIX, is_read_only=False)
    return made


def header(model: AccessModel, section: int, orientation: Qt.Orientation, role: Role = Role.DisplayRole) -> object:
    return model.headerData(section, orientation, role)


def test_it_keeps_the_rules_of_models(qapp: QApplication) -> None:
    model = AccessModel()
    tester = QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Warning)
    for matrix in (MATRIX, AccessMatrix(("coder",), (LOOSE,)), AccessMatrix((), ()), MATRIX):
        model.show_matrix(matrix, is_read_only=False)
    assert tester.model() is model
    assert (model.rowCount(), model.columnCount()) == (3, 4)
    assert model.rowCount(model.index(0, 0)) == 0
    assert model.data(QModelIndex()) is None


def test_domains_stand_at_the_side_and_roles_above(model: AccessModel) -> None:
    across = [header(model, at, Qt.Orientation.Horizontal) for at in range(4)]
    assert across == ["Label", "Description", "coder", "qa"]
    down = [header(model, at, Qt.Orientation.Vertical) for at in range(3)]
    assert down == ["data", "loose", "ui · only acme-mobile"]
    assert header(model, 2, Qt.Orientation.Vertical, Role.ToolTipRole) == "<qt>repo:acme-mobile/ui</qt>"


@pytest.mark.parametrize("name", ["repo:", "repo:x", "repo:x/", "repo:/"])
def test_a_name_that_only_looks_scoped_is_shown_as_it_is(model: AccessModel, name: str) -> None:
    model.show_matrix(AccessMatrix(("qa",), (DomainAccess(name, name, "", None, (DEFAULT,)),)), is_read_only=False)
    assert header(model, 0, Qt.Orientation.Vertical) == name


def test_permissions_are_words_with_icons_defaults_are_muted(model: AccessModel) -> None:
    given, default, none = model.index(0, 2), model.index(0, 3), model.index(1, 3)
    assert [index.data() for index in (given, default, none)] == ["write", "read", "none"]
    assert not given.data(Role.DecorationRole).isNull()
    colors = [index.data(Role.ForegroundRole).color().name() for index in (given, default, none)]
    assert colors == [LIGHT.accent, LIGHT.muted, LIGHT.warning]
    assert default.data(Role.ToolTipRole) == "No grant given: agents may read."
    assert "reads are never refused" in none.data(Role.ToolTipRole)
    assert default.data(Role.AccessibleTextRole) == "qa in data: read. No grant given: agents may read."


def test_colours_follow_the_theme(model: AccessModel) -> None:
    told: list[bool] = []
    model.dataChanged.connect(lambda *_: told.append(True))
    model.dress(QPalette(DARK.window))
    assert model.index(0, 2).data(Role.ForegroundRole).color().name() == DARK.accent
    assert told


def test_texts_of_a_domain_are_one_line_and_edited_where_it_has_a_record(model: AccessModel) -> None:
    assert [model.index(0, at).data() for at in range(2)] == ["Data", "PostgreSQL and more"]
    assert model.index(0, 1).data(Role.EditRole) == "PostgreSQL\nand more"
    assert model.index(1, 0).data() == ""
    assert "none has described it" in model.index(1, 0).data(Role.ToolTipRole)
    assert model.index(2, 0).data(Role.ToolTipRole) == "<qt>&lt;b&gt;UI&lt;/b&gt;</qt>"
    editable = [bool(model.index(row, 0).flags() & Qt.ItemFlag.ItemIsEditable) for row in range(3)]
    assert editable == [True, False, True]
    assert model.index(1, 2).flags() & Qt.ItemFlag.ItemIsEditable


def test_an_edit_is_announced_and_changes_nothing_by_itself(model: AccessModel) -> None:
    grants: list[tuple[str, str, str]] = []
    texts: list[tuple[object, str, str]] = []
    model.grant_edited.connect(lambda *each: grants.append(each))
    model.text_edited.connect(lambda *each: texts.append(each))
    model.setData(model.index(0, 3), "none")
    model.setData(model.index(0, 1), "  Databases ")
    assert grants == [("qa", "data", "none")]
    assert texts == [(DATA, "description", "Databases")]
    assert model.index(0, 3).data() == "read"
    assert model.index(0, 1).data() == "PostgreSQL and more"


def test_what_is_no_edit_is_not_announced(model: AccessModel) -> None:
    told: list[object] = []
    model.grant_edited.connect(lambda *each: told.append(each))
    model.text_edited.connect(lambda *each: told.append(each))
    model.setData(model.index(0, 2), "write")
    model.setData(model.index(0, 2), "everything")
    model.setData(model.index(0, 0), "Data")
    model.setData(model.index(1, 0), "Loose")
    model.setData(model.index(0, 0), "\ud800")
    model.setData(model.index(0, 0), "x", Role.DisplayRole)
    assert told == []


def test_nothing_can_be_edited_by_whoever_only_reads(model: AccessModel) -> None:
    model.show_matrix(MATRIX, is_read_only=True)
    flags = [model.index(0, at).flags() for at in range(4)]
    assert not any(flag & Qt.ItemFlag.ItemIsEditable for flag in flags)
    assert not model.setData(model.index(0, 3), "none")


def test_new_grants_are_told_without_a_reset(model: AccessModel) -> None:
    told: list[str] = []
    model.modelReset.connect(lambda: told.append("reset"))
    model.dataChanged.connect(lambda *_: told.append("data"))
    model.show_matrix(AccessMatrix(MATRIX.roles, (DATA, DATA_LESS, SCOPED)), is_read_only=False)
    assert told == ["data"]
    model.show_matrix(AccessMatrix(MATRIX.roles, (DATA,)), is_read_only=False)
    assert told == ["data", "reset"]


DATA_LESS = DomainAccess("loose", "loose", "", None, (GIVEN, NONE))


def test_cells_are_found(model: AccessModel) -> None:
    assert model.index_of("loose", "qa") == model.index(1, 3)
    assert model.index_of("data", None) == model.index(0, 0)
    assert not model.index_of("gone", "qa").isValid()
    assert not model.index_of("data", "gone").isValid()
    assert model.role_at(1) is None
    assert model.role_at(3) == "qa"
