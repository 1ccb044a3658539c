from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QAbstractItemModelTester

from explorer.memory.query import BranchCounts
from explorer.services.branches.places import Place
from explorer.ui.branches.options import OPTION_ROLE, Option, OptionsModel, branch_options, global_options

COUNTS = {
    None: BranchCounts(7, 0, 0),
    "main": BranchCounts(1_200, 1, 2),
    "feature/ї": BranchCounts(3, 0, 0),
    "Feature/Ї": BranchCounts(4, 0, 0),
    "emptied": BranchCounts(0, 9, 0),
}


def titles(options: list[Option]) -> list[str]:
    return [option.title for option in options]


def test_gits_branch_comes_first_and_what_was_emptied_is_left_out() -> None:
    options = branch_options(COUNTS, "feature/ї", "main", {"main", "zeta", "Alpha"})
    assert titles(options) == ["feature/ї", "main", "Feature/Ї", "Alpha", "zeta"]
    assert [(each.count, each.is_git, each.is_chosen) for each in options] == [
        (3, True, False), (1_200, False, True), (4, False, False), (0, False, False), (0, False, False),
    ]  # fmt: skip


def test_what_is_shown_or_checked_out_is_offered_though_it_has_nothing() -> None:
    assert titles(branch_options({}, "feature/new", "emptied")) == ["feature/new", "emptied"]
    assert branch_options({}, None, None) == []


def test_places_that_all_branches_see() -> None:
    assert [option.place for option in global_options()] == [Place(memory_type="user"), Place(memory_type="feedback")]
    assert {option.icon for option in global_options()} == {"globe"}
    assert (Option("All").icon, Option("main", "main").icon) == ("stack", "git-branch")


def test_every_word_must_be_in_the_name_in_any_case() -> None:
    model = OptionsModel()
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    model.show_options(branch_options(COUNTS, None, None))
    model.filter_by("ЇB")
    assert model.rowCount() == 0
    model.filter_by("Ї feat")
    assert [model.option(row).branch for row in range(model.rowCount())] == ["Feature/Ї", "feature/ї"]  # type: ignore[union-attr]
    assert model.row_of("feature/ї") == 1
    assert model.row_of("main") == 0
    assert model.option(9) is None


def test_a_row_is_spoken_whole() -> None:
    model = OptionsModel()
    long = "feature/" + "x" * 200
    model.show_options(branch_options({"main": BranchCounts(2, 0, 0), long: BranchCounts(1, 0, 0)}, "main", "main"))
    index = model.index(0, 0)

    role = Qt.ItemDataRole
    assert index.data(role.AccessibleTextRole) == "main, 2 fact(s), git's branch, shown"
    assert index.data(OPTION_ROLE).branch == "main"
    assert index.data(role.ToolTipRole) is None
    assert model.index(1, 0).data(role.ToolTipRole).startswith("feature/xxx")
    assert model.index(0, 0).data(role.DecorationRole) is None
