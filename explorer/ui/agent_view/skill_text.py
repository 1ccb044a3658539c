"""The text of a skill: as high as the page leaves room for, it scrolls in itself."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout

from explorer.ui.details.drafts import Drafts
from explorer.ui.details.text_part import TextPart
from explorer.ui.session import Session

_LEAST_LINES = 3


class SkillText(TextPart):
    """The text as Markdown, or its editor."""

    def __init__(self, session: Session, drafts: Drafts) -> None:
        super().__init__(session, drafts)
        least = _LEAST_LINES * self.fontMetrics().lineSpacing()
        self.editor.input.setMinimumHeight(least)
        self.view.setFont(self.font())
        for view in (self.view, self.editor.preview):
            view.setMinimumHeight(least)
            view.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
            view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        column = self.layout()
        assert isinstance(column, QVBoxLayout)
        for widget in (self.view, self.editor):
            column.setStretchFactor(widget, 1)
        self.view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
