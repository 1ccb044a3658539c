"""Skills as lines of a list: the name, what it is for, how much it weighs, and what of it is not in the file yet."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from html import escape

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from typing_extensions import override

from explorer.memory.keys import Key
from explorer.ui import formats
from explorer.ui.agent_view.skill_answers import ShownSkill
from explorer.ui.widgets.icons import WAITING_ICON
from explorer.ui.widgets.line_list import LINE_ROLE, Line

Index = QModelIndex | QPersistentModelIndex
_NAME_LENGTH, _DESCRIPTION_LENGTH = 80, 160


class SkillModel(QAbstractListModel):
    """Shows skills as `Line`s under `LINE_ROLE`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.skills: Sequence[ShownSkill] = ()
        self._typed: Collection[Key] = ()

    def show_skills(self, skills: Sequence[ShownSkill], typed: Collection[Key]) -> None:
        """Show these; in those with a root of `typed` something is unsaved."""
        is_same = [each.root for each in skills] == [each.root for each in self.skills]
        if not is_same:
            self.beginResetModel()
        self.skills, self._typed = skills, typed
        if not is_same:
            self.endResetModel()
        elif skills:
            self.dataChanged.emit(self.index(0), self.index(len(skills) - 1))

    def position_of(self, key: Key) -> int | None:
        """Where the skill with a text under `key` stands; None where it is not listed."""
        return next((at for at, each in enumerate(self.skills) if key in (each.root, *each.lineage)), None)

    @override
    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self.skills)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        shown = self.skills[index.row()]
        if role == LINE_ROLE:
            return self._line(shown)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._line(shown).title
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._line(shown).sentence
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tooltip(shown)
        return None

    def _tooltip(self, shown: ShownSkill) -> str:
        skill = shown.skill
        weight = self.tr("importance {figure}").format(figure=formats.share(skill.importance))
        parts = (skill.description, weight, self._state(shown)[1])
        said = "<br>".join(escape(part) for part in parts if part)
        return f"<qt><b>{escape(skill.name)}</b><br>{said}</qt>"

    def _line(self, shown: ShownSkill) -> Line:
        sign, state = self._state(shown)
        skill = shown.skill
        name = formats.isolated(formats.one_line(skill.name or skill.id, _NAME_LENGTH))
        description = formats.isolated(formats.one_line(skill.description, _DESCRIPTION_LENGTH))
        return Line(name, (state, formats.share(skill.importance)), description, sign, "warning" if state else "muted")

    def _state(self, shown: ShownSkill) -> tuple[str, str]:
        """The icon and the word of how it stands."""
        if shown.root in self._typed:
            return "pencil-simple", self.tr("unsaved text")
        if shown.skill.problems:
            return "warning", self.tr("does not fit")
        if shown.waits:
            return WAITING_ICON, self.tr("waiting")
        if shown.skill.embedding_stale:
            return "arrows-clockwise", self.tr("vector out of date")
        return "lightning", ""
