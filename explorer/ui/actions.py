"""Every action of the window in one table: it feeds the menus, the keys, the sheet of keys and the tests."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QMenuBar, QWidget

_CONTEXT = "Actions"


@dataclass(frozen=True, slots=True)
class ActionSpec:
    """One action: its menu, its words, its keys; `checkable` ones are switches.

    `changes` = it changes the workspace: where that is not wanted, it is not there.
    """

    name: str
    menu: str
    text: object
    keys: tuple[str, ...] = ()
    checkable: bool = False
    changes: bool = False


FILE, EDIT, VIEW, MAINTAIN, HELP = "File", "Edit", "View", "Maintain", "Help"
MENUS = {
    FILE: QT_TRANSLATE_NOOP("Actions", "&Workspace"),
    EDIT: QT_TRANSLATE_NOOP("Actions", "&Edit"),
    VIEW: QT_TRANSLATE_NOOP("Actions", "&View"),
    MAINTAIN: QT_TRANSLATE_NOOP("Actions", "&Maintain"),
    HELP: QT_TRANSLATE_NOOP("Actions", "&Help"),
}
ACTIONS = (
    ActionSpec("open", FILE, QT_TRANSLATE_NOOP("Actions", "Open…"), ("Ctrl+O",)),
    ActionSpec("compare", FILE, QT_TRANSLATE_NOOP("Actions", "Compare…"), ("Ctrl+M",)),
    ActionSpec("compare_files", FILE, QT_TRANSLATE_NOOP("Actions", "Compare two files…")),
    ActionSpec("send", FILE, QT_TRANSLATE_NOOP("Actions", "Send…"), ("Ctrl+Shift+S",)),
    ActionSpec("demo", FILE, QT_TRANSLATE_NOOP("Actions", "Open the demo")),
    ActionSpec("forget", FILE, QT_TRANSLATE_NOOP("Actions", "Forget the recent workspaces")),
    ActionSpec("history", FILE, QT_TRANSLATE_NOOP("Actions", "Keep history and backups…")),
    ActionSpec("embedding", FILE, QT_TRANSLATE_NOOP("Actions", "Embedding model…")),
    ActionSpec("backups", FILE, QT_TRANSLATE_NOOP("Actions", "Show the backups"), changes=True),
    ActionSpec("quit", FILE, QT_TRANSLATE_NOOP("Actions", "Quit"), ("Ctrl+Q",)),
    ActionSpec("undo", EDIT, QT_TRANSLATE_NOOP("Actions", "Undo"), ("Ctrl+Z",), changes=True),
    ActionSpec("redo", EDIT, QT_TRANSLATE_NOOP("Actions", "Redo"), ("Ctrl+Shift+Z",), changes=True),
    ActionSpec("edit", EDIT, QT_TRANSLATE_NOOP("Actions", "Edit the text"), ("F2",), changes=True),
    ActionSpec("topic", EDIT, QT_TRANSLATE_NOOP("Actions", "Edit the topic"), ("T",), changes=True),
    ActionSpec("domain", EDIT, QT_TRANSLATE_NOOP("Actions", "Edit the domain"), ("D",), changes=True),
    ActionSpec("confidence", EDIT, QT_TRANSLATE_NOOP("Actions", "Edit the confidence"), ("C",), changes=True),
    ActionSpec("pin", EDIT, QT_TRANSLATE_NOOP("Actions", "Pin or unpin"), ("P",), changes=True),
    ActionSpec(
        "activate", EDIT, QT_TRANSLATE_NOOP("Actions", "Activate or deactivate the policy"), ("A",), changes=True
    ),
    ActionSpec("supersede", EDIT, QT_TRANSLATE_NOOP("Actions", "Replace by an existing fact…"), ("S",), changes=True),
    ActionSpec("move", EDIT, QT_TRANSLATE_NOOP("Actions", "Move to another branch…"), ("B",), changes=True),
    ActionSpec("copy_to", EDIT, QT_TRANSLATE_NOOP("Actions", "Copy to another branch…"), ("Shift+B",), changes=True),
    ActionSpec("delete", EDIT, QT_TRANSLATE_NOOP("Actions", "Delete"), ("Del",), changes=True),
    ActionSpec("restore", EDIT, QT_TRANSLATE_NOOP("Actions", "Restore"), ("R",), changes=True),
    ActionSpec("erase", EDIT, QT_TRANSLATE_NOOP("Actions", "Erase permanently…"), ("Shift+Del",), changes=True),
    ActionSpec("decide", EDIT, QT_TRANSLATE_NOOP("Actions", "Decide what both changed…"), ("Ctrl+D",), changes=True),
    ActionSpec("vectors", EDIT, QT_TRANSLATE_NOOP("Actions", "Renew vectors that are out of date…"), changes=True),
    ActionSpec("copy", EDIT, QT_TRANSLATE_NOOP("Actions", "Copy as Markdown"), ("Ctrl+Shift+C",)),
    ActionSpec("filter", EDIT, QT_TRANSLATE_NOOP("Actions", "Filter"), ("/", "Ctrl+F")),
    ActionSpec("clear", EDIT, QT_TRANSLATE_NOOP("Actions", "Clear the filter"), ("Ctrl+Shift+F",)),
    ActionSpec("facts", VIEW, QT_TRANSLATE_NOOP("Actions", "Facts"), ("Ctrl+1",)),
    ActionSpec("policies", VIEW, QT_TRANSLATE_NOOP("Actions", "Policies"), ("Ctrl+2",)),
    ActionSpec("graph", VIEW, QT_TRANSLATE_NOOP("Actions", "Knowledge Graph"), ("Ctrl+3",)),
    ActionSpec("branch", VIEW, QT_TRANSLATE_NOOP("Actions", "Choose a branch"), ("Ctrl+B",)),
    ActionSpec("branches", VIEW, QT_TRANSLATE_NOOP("Actions", "All branches…"), ("Ctrl+Shift+B",)),
    ActionSpec("timeline", VIEW, QT_TRANSLATE_NOOP("Actions", "Timeline of the topic")),
    ActionSpec("details", VIEW, QT_TRANSLATE_NOOP("Actions", "Details"), ("F9",), checkable=True),
    ActionSpec("activity", VIEW, QT_TRANSLATE_NOOP("Actions", "Activity"), ("Ctrl+4",), checkable=True),
    ActionSpec("notes", VIEW, QT_TRANSLATE_NOOP("Actions", "Notes"), ("Ctrl+5",), checkable=True),
    ActionSpec("access", VIEW, QT_TRANSLATE_NOOP("Actions", "Access"), ("Ctrl+6",), checkable=True),
    ActionSpec("conflicts", VIEW, QT_TRANSLATE_NOOP("Actions", "Conflicts"), ("Ctrl+7",), checkable=True),
    ActionSpec("agent", VIEW, QT_TRANSLATE_NOOP("Actions", "Agent view"), ("Ctrl+8",), checkable=True),
    ActionSpec("agent_search", VIEW, QT_TRANSLATE_NOOP("Actions", "Search as the agent"), ("Ctrl+K",)),
    ActionSpec("why_not", VIEW, QT_TRANSLATE_NOOP("Actions", "Why would an agent not get this?")),
    ActionSpec("compact", VIEW, QT_TRANSLATE_NOOP("Actions", "Compact rows"), (), checkable=True),
    ActionSpec("refresh", VIEW, QT_TRANSLATE_NOOP("Actions", "Look for changes now"), ("F5",)),
    ActionSpec("decay", MAINTAIN, QT_TRANSLATE_NOOP("Actions", "Decay…")),
    ActionSpec("consolidate", MAINTAIN, QT_TRANSLATE_NOOP("Actions", "Consolidate…")),
    ActionSpec("harmonise", MAINTAIN, QT_TRANSLATE_NOOP("Actions", "Harmonise…")),
    ActionSpec("check", MAINTAIN, QT_TRANSLATE_NOOP("Actions", "Check file…")),
    ActionSpec("reembed", MAINTAIN, QT_TRANSLATE_NOOP("Actions", "Re-embed all…"), changes=True),
    ActionSpec("keys", HELP, QT_TRANSLATE_NOOP("Actions", "All keys"), ("?",)),
    ActionSpec("about", HELP, QT_TRANSLATE_NOOP("Actions", "About Memory Explorer")),
)
TABLE_KEYS = (
    ("j, ↓", QT_TRANSLATE_NOOP("Actions", "next row")),
    ("k, ↑", QT_TRANSLATE_NOOP("Actions", "previous row")),
    ("Enter", QT_TRANSLATE_NOOP("Actions", "read the row in Details")),
    ("Shift+↓, Ctrl+A", QT_TRANSLATE_NOOP("Actions", "select several rows, all rows")),
    ("Esc", QT_TRANSLATE_NOOP("Actions", "from the filter back to the list; from a text, which stays as a draft")),
    ("Ctrl+Enter", QT_TRANSLATE_NOOP("Actions", "save the text")),
    ("N, R, W", QT_TRANSLATE_NOOP("Actions", "in Access: none, read, write")),
    ("1, 2, 3, X", QT_TRANSLATE_NOOP("Actions", "in Conflicts: keep A, keep B, both true, no conflict")),
    ("E, Shift+E", QT_TRANSLATE_NOOP("Actions", "in Conflicts: correct A, correct B")),
    ("T", QT_TRANSLATE_NOOP("Actions", "in Conflicts: timeline of the topic")),
)
COMPARE_KEYS = (
    ("F7, Shift+F7", QT_TRANSLATE_NOOP("Actions", "next, previous difference")),
    ("Ctrl+↓, Ctrl+↑", QT_TRANSLATE_NOOP("Actions", "next, previous conflict without a decision")),
    ("1, 2, 3, E", QT_TRANSLATE_NOOP("Actions", "mine, theirs, keep both, edit")),
    ("S", QT_TRANSLATE_NOOP("Actions", "for how many conflicts like it the decision is")),
    ("Space", QT_TRANSLATE_NOOP("Actions", "leave out, or take in again")),
    ("Ctrl+Z", QT_TRANSLATE_NOOP("Actions", "take back the last decision")),
    ("B, H", QT_TRANSLATE_NOOP("Actions", "show the base; hide equal fields")),
    ("/", QT_TRANSLATE_NOOP("Actions", "search the differences")),
    ("Ctrl+Enter", QT_TRANSLATE_NOOP("Actions", "merge")),
    ("?", QT_TRANSLATE_NOOP("Actions", "these keys")),
)
"""Keys that a list or an editor answers by itself, for the sheet."""
LISTS = QT_TRANSLATE_NOOP("Actions", "Lists and texts")
COMPARING = QT_TRANSLATE_NOOP("Actions", "Comparing")


FACT_MENU = (
    "edit",
    "topic",
    "domain",
    "confidence",
    "pin",
    "supersede",
    "move",
    "copy_to",
    "delete",
    "restore",
    "erase",
    "copy",
    "timeline",
    "why_not",
    "details",
)
POLICY_MENU = ("edit", "activate", "delete", "restore", "erase", "details")
"""What the menu of a row offers."""
SELECTION_KEYS = (
    "edit", "topic", "domain", "confidence", "pin", "activate", "supersede", "move", "copy_to", "delete", "restore",
    "erase",
)  # fmt: skip
"""What changes the selected records: its keys are heard where these are seen, in the tabs and in Details."""


def translate(text: object) -> str:
    """A text of the table in the person's language."""
    return QCoreApplication.translate(_CONTEXT, str(text))


def make_actions(owner: QWidget, handlers: Mapping[str, Callable[..., object]]) -> dict[str, QAction]:
    """A QAction for every entry of the table, by name; KeyError where one has no handler."""
    actions = {}
    for spec in ACTIONS:
        action = QAction(translate(spec.text), owner)
        action.setShortcuts([QKeySequence(key) for key in spec.keys])
        action.setCheckable(spec.checkable)
        signal = action.toggled if spec.checkable else action.triggered
        handler = handlers[spec.name]
        signal.connect(handler if spec.checkable else lambda _=False, handler=handler: handler())
        owner.addAction(action)
        actions[spec.name] = action
    return actions


def show_actions(actions: Mapping[str, QAction], *, can_change: bool) -> None:
    """Hide what changes a workspace, keys included, or show it."""
    for spec in ACTIONS:
        if spec.changes:
            actions[spec.name].setVisible(can_change)
            actions[spec.name].setEnabled(can_change)


def fill_menu_bar(bar: QMenuBar, actions: Mapping[str, QAction]) -> dict[str, QMenu]:
    """The menus, in the order of the table, by name."""
    menus = {name: bar.addMenu(translate(title)) for name, title in MENUS.items()}
    for spec in ACTIONS:
        menus[spec.menu].addAction(actions[spec.name])
    return menus
