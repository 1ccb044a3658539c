"""Many facts at once: what is set here is set in all of them, in one step."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from explorer.memory.changes import ChangeSet
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.facts import FactType, Veracity
from explorer.memory.keys import Key
from explorer.ui import formats
from explorer.ui.details.builds import same_for_all
from explorer.ui.details.bulk_fields import BulkChoice, BulkLine
from explorer.ui.details.common_values import LOOKED_AT, Common, common_values
from explorer.ui.details.form_grid import FormGrid
from explorer.ui.details.notation import LINE, SHARE, TIME
from explorer.ui.details.record_form import flat_style_sheet
from explorer.ui.session import Session
from explorer.ui.theme import tones
from explorer.ui.widgets.flow_layout import FlowLayout
from explorer.ui.words import field_word, type_word, veracity_word


class BulkForm(QWidget):
    """What is typed stays until it is applied or cleared, whichever facts are selected meanwhile."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._keys: Sequence[Key] = ()
        self._count = 0
        self._is_busy = False
        self._heading, self._explanation, self._left_out = QLabel(), QLabel(wordWrap=True), QLabel(wordWrap=True)
        self.confidence = BulkLine("confidence", field_word("confidence"), SHARE)
        self.confidence.line.set_steps(0.05)
        types = [(each.value, type_word(each)) for each in FactType]
        self.kind = BulkChoice("fact_type", field_word("fact_type"), types)
        words = [(each.value, veracity_word(each)) for each in Veracity]
        self.veracity = BulkChoice("veracity", field_word("veracity"), words)
        self.valid_until = BulkLine("valid_until", field_word("valid_until"), TIME)
        self.no_end = QCheckBox(self.tr("no end"))
        self.domain = BulkLine("domain", field_word("domain"), LINE)
        self.topic = BulkLine("topic", field_word("topic"), LINE)
        self.add_tag = BulkLine("tags", self.tr("Add a tag"), LINE)
        self.remove_tag = BulkLine("tags", self.tr("Remove a tag"), LINE)
        for field in (self.add_tag, self.remove_tag):
            field.line.setPlaceholderText(self.tr("tag"))
        self.pinned = BulkChoice(
            "pinned", field_word("pinned"), [(True, self.tr("pinned")), (False, self.tr("not pinned"))]
        )
        self.apply, self.clear = QPushButton(), QPushButton(self.tr("Clear"))
        self._lay_out()
        self._connect()

    def show_keys(self, keys: Sequence[Key]) -> None:
        """Show what can be changed in these facts."""
        self._keys, self._count = keys, len(keys)
        self._heading.setText(self.tr("%n fact(s) selected", "", len(keys)))
        self._left_out.setText("")
        self.refresh()
        self._offer()

    def refresh(self) -> None:
        """Look again at what the facts have in common."""
        keys, ahead = self._keys, self._session.writes.ahead
        self.domain.line.suggest(self._session.domains)
        self._session.ask("selection", lambda _: common_values(ahead, keys), self._show_common)

    def dress(self) -> None:
        """Take the colours of the palette."""
        shown = tones(self.palette())
        self.setStyleSheet(
            flat_style_sheet(self)
            + f"""QComboBox[untouched="true"] {{ color: {shown.muted}; }}
            QPushButton[primary="true"] {{ background: {shown.accent}; color: {shown.base};
                border-color: {shown.accent}; }}
            QPushButton[primary="true"]:focus {{ border: 1px solid {shown.text}; }}
            QPushButton[primary="true"]:disabled {{ background: {shown.track}; color: {shown.muted};
                border-color: {shown.line}; }}"""
        )
        self._grid.dress_names(shown)
        for label in (self._explanation, self._left_out):
            label.setStyleSheet(f"color: {shown.muted}")

    def _lay_out(self) -> None:
        font = self._heading.font()
        font.setPointSizeF(font.pointSizeF() * 1.2)
        self._heading.setFont(font)
        self._explanation.setText(self.tr("What is left empty stays as it is in every fact."))
        self._grid = FormGrid()
        end = QWidget()
        end_row = QHBoxLayout(end)
        end_row.setContentsMargins(0, 0, 0, 0)
        end_row.addWidget(self.valid_until, 1)
        end_row.addWidget(self.no_end, 0, Qt.AlignmentFlag.AlignTop)
        self.no_end.setProperty("flat", "true")
        rows: Sequence[tuple[QWidget, BulkLine | BulkChoice]] = (
            (self.confidence, self.confidence), (self.kind, self.kind), (self.veracity, self.veracity),
            (end, self.valid_until), (self.domain, self.domain), (self.topic, self.topic),
            (self.add_tag, self.add_tag), (self.remove_tag, self.remove_tag), (self.pinned, self.pinned),
        )  # fmt: skip
        for row, (field, control) in enumerate(rows):
            title = control.line.accessibleName() if isinstance(control, BulkLine) else control.accessibleName()
            self._grid.put(row, title, field).setBuddy(control)
        buttons = FlowLayout()
        self.apply.setProperty("primary", "true")
        buttons.addWidget(self.apply)
        buttons.addWidget(self.clear)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 12, 16, 16)
        column.setSpacing(10)
        column.addWidget(self._heading)
        column.addWidget(self._explanation)
        column.addWidget(self._left_out)
        column.addWidget(self._grid)
        column.addLayout(buttons)
        column.addStretch(1)

    def _connect(self) -> None:
        for line in self._lines:
            line.changed.connect(self._offer)
        for choice in self._choices:
            choice.changed.connect(self._offer)
        self.no_end.toggled.connect(self.valid_until.setDisabled)
        self.no_end.toggled.connect(self._offer)
        self.apply.clicked.connect(self._apply)
        self.clear.clicked.connect(self._clear)
        self._session.writes.refused.connect(self._take_back)

    @property
    def _lines(self) -> tuple[BulkLine, ...]:
        return (self.confidence, self.valid_until, self.domain, self.topic, self.add_tag, self.remove_tag)

    @property
    def _choices(self) -> tuple[BulkChoice, ...]:
        return (self.kind, self.veracity, self.pinned)

    @property
    def _attributes(self) -> tuple[BulkLine | BulkChoice, ...]:
        """The fields that set an attribute as a whole."""
        return (self.confidence, self.kind, self.veracity, self.valid_until, self.domain, self.topic, self.pinned)

    def _values(self) -> dict[str, object]:
        values = {field.name: value for field in self._attributes if (value := field.value) is not None}
        return values | {"valid_until": None} if self.no_end.isChecked() else values

    def _tag(self, field: BulkLine) -> str:
        return str(field.value or "")

    def _offer(self) -> None:
        is_set = bool(self._values() or self._tag(self.add_tag) or self._tag(self.remove_tag))
        lines = [line for line in self._lines if line is not self.valid_until or not self.no_end.isChecked()]
        fits = all(line.problem is None for line in lines)
        read_only = self._session.writes.is_read_only
        self.apply.setText(self.tr("Change %n fact(s)", "", self._count))
        self.apply.setEnabled(is_set and fits and not self._is_busy and self._count > 0 and not read_only)
        self.clear.setEnabled(is_set or not fits)

    def _show_common(self, common: Common) -> None:
        for field in self._attributes:
            is_partial = common.looked_at < len(self._keys)
            value = None if is_partial else common.values.get(field.name)
            field.show_common(value, is_various=field.name in common.various)
        self.valid_until.line.setToolTip(self.tr("Until when the facts hold, like 2027-01-31."))
        left_out = common.looked_at - common.editable
        said = []
        if common.looked_at < len(self._keys):
            said.append(
                self.tr("What they have in common is not known: the first {n} were looked at.").format(
                    n=formats.count(LOOKED_AT)
                )
            )
        else:
            self._count = common.editable
        if left_out:
            said.append(self.tr("%n of them is (are) deleted, superseded or odd and will stay as is.", "", left_out))
        self._left_out.setText(" ".join(said))
        self._left_out.setVisible(bool(said))
        self._offer()

    def _apply(self) -> None:
        self._is_busy = True
        self._offer()
        build = same_for_all(self._keys, self._values(), self._tag(self.add_tag), self._tag(self.remove_tag))
        self._session.writes.make(build, self._settle)

    def _settle(self, change: ChangeSet | None) -> None:
        del change
        self._is_busy = False
        self._clear()

    def _take_back(self, error: MemoryExplorerError) -> None:
        del error
        self._is_busy = False
        self._offer()

    def _clear(self) -> None:
        for line in self._lines:
            line.clear()
        for choice in self._choices:
            choice.clear_choice()
        self.no_end.setChecked(False)
        self._offer()
