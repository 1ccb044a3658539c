"""The sheet of all keys."""

from __future__ import annotations

from html import escape

from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from explorer.ui.actions import ACTIONS, TABLE_KEYS, translate


class KeySheet(QDialog):
    """Lists what the table of actions says."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("All keys"))
        # As they are printed on the keys and in README; native text would translate some of them.
        portable = QKeySequence.SequenceFormat.PortableText
        rows = [
            (" ".join(QKeySequence(key).toString(portable) for key in spec.keys), translate(spec.text))
            for spec in ACTIONS
            if spec.keys
        ]
        rows += [(keys, translate(text)) for keys, text in TABLE_KEYS]
        cell = "padding:2px 24px 2px 0"
        cells = "".join(
            f'<tr><td style="{cell}"><b>{escape(keys)}</b></td><td style="{cell}">{escape(text)}</td></tr>'
            for keys, text in rows
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 16, 24, 16)
        column.setSpacing(16)
        column.addWidget(QLabel(f"<table>{cells}</table>"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        column.addWidget(buttons)
