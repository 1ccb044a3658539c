"""A question before something is done that a person should be sure about: what, how much, and what follows from it."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.ui.dialogs.texts import fit, heading, plain
from explorer.ui.theme import tones
from explorer.ui.widgets.icons import icon


class GraveDialog(QDialog):
    """Accepted where the person wants it; Cancel is the default.

    `follows` are sentences, each with its icon; `shown` stands between the question and them.
    """

    def __init__(
        self,
        question: str,
        caption: str,
        follows: Iterable[tuple[str, str]],
        sign: str,
        shown: QWidget | None = None,
        parent: QWidget | None = None,
        act: str = "trash",
    ) -> None:
        """`caption` and the icon `act` are what stands on the button, `sign` the icon beside the question."""
        super().__init__(parent)
        self._sign, self._sign_name, self._act = QLabel(), sign, act
        self._marks: list[tuple[QLabel, str]] = []
        self._heading = heading(question)
        top = QHBoxLayout()
        top.setSpacing(12)
        top.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignTop)
        top.addWidget(self._heading, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 24, 24, 16)
        column.setSpacing(16)
        column.addLayout(top)
        if shown is not None:
            column.addWidget(shown)
        column.addLayout(self._consequences(follows))
        column.addStretch(1)
        column.addWidget(self._buttons(caption))
        self.cancel.setFocus()
        self._dress()
        fit(self)

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "do"):
            self._dress()

    def _consequences(self, follows: Iterable[tuple[str, str]]) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        grid.setColumnMinimumWidth(0, self._heading.fontMetrics().height())
        grid.setColumnStretch(1, 1)
        top = Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter
        for row, (name, text) in enumerate(follows):
            mark = QLabel()
            self._marks.append((mark, name))
            grid.addWidget(mark, row, 0, top)
            grid.addWidget(plain(text), row, 1)
        return grid

    def _buttons(self, caption: str) -> QDialogButtonBox:
        box = QDialogButtonBox()
        self.do = box.addButton(caption, QDialogButtonBox.ButtonRole.AcceptRole)
        self.cancel = box.addButton(QDialogButtonBox.StandardButton.Cancel)
        self.do.setAutoDefault(False)
        self.cancel.setDefault(True)
        box.accepted.connect(self.accept)
        box.rejected.connect(self.reject)
        return box

    def _dress(self) -> None:
        palette, shown = self.palette(), tones(self.palette())
        large, small = self._heading.fontMetrics().height(), self.fontMetrics().height()
        self._sign.setPixmap(icon(self._sign_name, palette, shown.bad).pixmap(large, large))
        for mark, name in self._marks:
            mark.setPixmap(icon(name, palette, shown.muted).pixmap(small, small))
        self.do.setIcon(icon(self._act, palette, shown.bad))
        self.do.setIconSize(QSize(small, small))
        self.do.setStyleSheet(
            f"QPushButton {{ color: {shown.bad} }} QPushButton:!focus {{ border-color: {shown.bad} }}"
        )
