"""The sheet of all keys."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from explorer.ui.actions import (
    ACTIONS,
    COMPARE_KEYS,
    COMPARING,
    EDIT,
    FILE,
    HELP,
    LISTS,
    MENUS,
    TABLE_KEYS,
    VIEW,
    translate,
)

_CELL = "padding:2px 24px 2px 0"
_Group = tuple[str, list[tuple[str, str]]]
"""A heading and its keys, each with what it does."""


class KeySheet(QDialog):
    """Lists what the table of actions says; of the window that compares (`comparing`), its own keys."""

    def __init__(self, parent: QWidget | None = None, *, comparing: bool = False) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("All keys"))
        left = _groups([FILE, EDIT])
        right = [*_groups([VIEW, HELP]), _own_keys(LISTS, TABLE_KEYS)]
        sides = QHBoxLayout()
        sides.setSpacing(32)
        for groups in ([_own_keys(COMPARING, COMPARE_KEYS)],) if comparing else (left, right):
            label = QLabel(_html(groups))
            label.setAlignment(Qt.AlignmentFlag.AlignTop)
            sides.addWidget(label)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(16)
        column.addLayout(sides)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)


def _own_keys(title: object, keys: Iterable[tuple[str, object]]) -> _Group:
    return translate(title), [(key, translate(text)) for key, text in keys]


def _groups(menus: Iterable[str]) -> list[_Group]:
    # As they are printed on the keys and in README; native text would translate some of them.
    portable = QKeySequence.SequenceFormat.PortableText
    return [
        (
            translate(MENUS[menu]).replace("&", ""),
            [
                (" ".join(QKeySequence(key).toString(portable) for key in spec.keys), translate(spec.text))
                for spec in ACTIONS
                if spec.keys and spec.menu == menu
            ],
        )
        for menu in menus
    ]


def _html(groups: Iterable[_Group]) -> str:
    rows = []
    for title, keys in groups:
        rows.append(f'<tr><td colspan="2" style="padding:8px 0 4px 0">{escape(title)}</td></tr>')
        rows += (
            f'<tr><td style="{_CELL}"><b>{escape(key)}</b></td><td style="{_CELL}">{escape(text)}</td></tr>'
            for key, text in keys
        )
    return f"<table>{''.join(rows)}</table>"
