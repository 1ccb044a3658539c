"""A PNG of every view, for people who judge them and for the README."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from PySide6.QtCore import QItemSelection, QItemSelectionModel

from explorer.memory.keys import Key
from explorer.services.deciding import Disagreement, FieldDisagreement
from explorer.services.editing import label_of
from explorer.ui.agent_pictures import searching
from explorer.ui.branch_pictures import branching
from explorer.ui.dialogs.decide import DecideDialog
from explorer.ui.dialogs.erase import EraseDialog
from explorer.ui.dialogs.preferences import HistoryDialog
from explorer.ui.dialogs.supersede import SupersedeDialog
from explorer.ui.docks.docks import ACCESS, ACTIVITY, NOTES
from explorer.ui.key_sheet import KeySheet
from explorer.ui.main_window import MainWindow
from explorer.ui.maintenance_pictures import maintaining
from explorer.ui.pictures import ScreenshotFailed, picture_of, save, settle, wait
from explorer.ui.tabs.tabs import FACTS, GRAPH, POLICY_TAB
from explorer.ui.travel_pictures import comparing, sending

_LOOKED_THROUGH = 1_000
_SEVERAL = 8


def take_screenshots(
    window: MainWindow,
    path: Path,
    folder: Path,
    size: tuple[int, int],
    *,
    is_copy: bool = False,
    compare: Sequence[Path] = (),
) -> Iterator[Path]:
    """Open `path` and write `<view>.png` files to `folder`, which is made; yields each as it is written.

    The first file of `compare` is compared with it. Nothing is changed in the workspace, unless it `is_copy`: then
    some changes are made, to be shown as steps, and the other file is merged.
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise ScreenshotFailed(f"the folder “{folder}” cannot be made: {error.strerror}.") from error
    window.resize(*size)
    window.show()
    settle(window)
    yield save(window, folder / "welcome.png")
    _open(window, path)
    yield from _tabs(window, folder)
    yield from _facts(window, folder)
    if not window.session.writes.is_read_only:
        yield from _editing(window, folder)
        if is_copy:
            _change_something(window)
    yield from _docks(window, folder)
    yield from _dialogs(window, folder)
    yield from sending(window, folder, size, is_copy=is_copy)
    yield from branching(window, folder, size)
    yield from maintaining(window, folder, size)
    yield from searching(window, folder)
    if compare:
        yield from comparing(window, compare[0], folder, size, is_copy=is_copy)


def _tabs(window: MainWindow, folder: Path) -> Iterator[Path]:
    for name, tab in (("facts", FACTS), ("policies", POLICY_TAB), ("graph", GRAPH)):
        window.tabs.setCurrentIndex(tab)
        settle(window)
        if tab == POLICY_TAB:
            tree = window.tabs.policies.tree
            tree.setCurrentIndex(tree.model().index(0, 0, tree.model().index(0, 0)))
            settle(window)
        yield save(window, folder / f"{name}.png")
    window.tabs.setCurrentIndex(FACTS)


def _facts(window: MainWindow, folder: Path) -> Iterator[Path]:
    for name, text in (("history", ""), ("filtered", "postgres")):
        window.toolbar.filter.setText(text)
        settle(window)
        _read_a_revised_fact(window)
        settle(window)
        yield save(window, folder / f"{name}.png")
    window.toolbar.filter.clear()
    settle(window)


def _editing(window: MainWindow, folder: Path) -> Iterator[Path]:
    table = window.tabs.facts.table
    if table.model().rowCount():
        table.go_to(0)
        settle(window)
        window.corrections.edit_text()
        settle(window)
        yield save(window, folder / "editing.png")
        table.setFocus()
        _select_several(window)
        settle(window)
        yield save(window, folder / "several.png")


def _docks(window: MainWindow, folder: Path) -> Iterator[Path]:
    for name in (ACTIVITY, NOTES, ACCESS):
        window.docks.show(name)
        settle(window)
        yield save(window, folder / f"{name}.png")
    for name in (ACTIVITY, NOTES, ACCESS):
        window.docks.show(name, shown=False)


def _dialogs(window: MainWindow, folder: Path) -> Iterator[Path]:
    yield from picture_of(window, KeySheet(window), folder / "keys.png")
    yield from picture_of(window, HistoryDialog(window.settings, window), folder / "keeping.png")
    keys = window.tabs.facts.selected_keys[:2]
    if keys:
        labels = [label_of(window.session.writes.ahead.metadata(key) or {}, key) for key in keys]
        yield from picture_of(window, SupersedeDialog(window.session, keys[:1], window), folder / "supersede.png")
        yield from picture_of(window, EraseDialog(labels, 3, 20.0, backups=True, parent=window), folder / "erase.png")
        yield from picture_of(window, DecideDialog(_disagreement(keys[0], labels[0]), window), folder / "decide.png")


def _disagreement(key: Key, label: str) -> list[Disagreement]:
    text = FieldDisagreement("content", label, f"{label} Since yesterday.", f"{label} Not any more.")
    return [Disagreement(key, label, (text, FieldDisagreement("confidence", 0.5, 0.3, 0.9)))]


def _change_something(window: MainWindow) -> None:
    """A few steps for the list of activities."""
    table, corrections = window.tabs.facts, window.corrections
    table.table.go_to(2)
    corrections.set_fields(table.selected_keys, {"confidence": 0.4})
    settle(window)
    corrections.pin()
    settle(window)
    window.session.writes.undo()
    settle(window)
    _select_several(window)
    corrections.set_fields(table.selected_keys, {"topic": "black friday"})
    settle(window)
    table.table.go_to(5)
    corrections.delete()
    settle(window)
    wait(lambda: window.session.writes.is_quiet)


def _select_several(window: MainWindow) -> None:
    table = window.tabs.facts.table
    model, flags = table.model(), QItemSelectionModel.SelectionFlag
    last = min(_SEVERAL, model.rowCount()) - 1
    rows = QItemSelection(model.index(0, 0), model.index(last, 0))
    table.selectionModel().select(rows, flags.ClearAndSelect | flags.Rows)


def _read_a_revised_fact(window: MainWindow) -> None:
    """Select the fact with the longest history among those listed, to show what Details makes of it."""
    snapshot, table = window.session.snapshot, window.tabs.facts
    assert snapshot is not None
    listed = range(min(table.model.rowCount(), _LOOKED_THROUGH))
    if listed:
        table.table.go_to(max(listed, key=lambda at: len(snapshot.history(table.model.row_at(at).fact))))


def _open(window: MainWindow, path: Path) -> None:
    reasons: list[str] = []
    window.session.failed.connect(reasons.append)
    window.open(path)
    wait(lambda: bool(reasons) or window.session.snapshot is not None)
    if reasons:
        raise ScreenshotFailed(reasons[0])
    settle(window)
