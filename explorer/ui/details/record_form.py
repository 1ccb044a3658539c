"""The attributes of a record: fields for what a person can change, lines for the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtWidgets import QWidget

from explorer.memory.changes import ChangeSet, Insert, Patch
from explorer.memory.errors import MemoryExplorerError
from explorer.memory.keys import Key
from explorer.ui.details.attribute_fields import AttributeField
from explorer.ui.details.builds import new_value
from explorer.ui.details.drafts import Drafts
from explorer.ui.details.fields import Field
from explorer.ui.details.form_grid import INDENT, FormGrid
from explorer.ui.details.rich_label import rich_label
from explorer.ui.details.shown import Editable
from explorer.ui.session import Session
from explorer.ui.theme import tones
from explorer.ui.write_queue import Build

_FIELDS, _LINES = 10, 40
"""The first rows of the fields and of the lines below them."""


class RecordForm(FormGrid):
    """Saves each field as soon as it is finished. Where nothing can be changed, all are lines."""

    def __init__(self, session: Session, drafts: Drafts, fields: Sequence[AttributeField]) -> None:
        super().__init__()
        self._session, self._drafts = session, drafts
        self.fields = fields
        self._shown: Editable | None = None
        self._lines: tuple[Field, ...] = ()
        self._line_rows: list[int] = []
        self._is_editable = False
        self._ticket = 0
        for row, field in enumerate(fields, _FIELDS):
            self._add_field(row, field)
        session.writes.refused.connect(self._take_back)

    def show_record(self, shown: Editable, lines: Sequence[Field], *, editable: bool) -> None:
        """Show the lines of a record, and its fields where it is `editable`; `show_values` fills these."""
        is_other = self._shown is None or self._shown.root != shown.root
        if is_other or not editable:
            self.leave()
        if is_other:
            self._ticket += 1
        self._shown = shown
        self._is_editable = editable
        for row, field in enumerate(self.fields, _FIELDS):
            self.show_row(row, shown=editable)
            if is_other:
                field.restart()
        names = {field.name for field in self.fields} if editable else set()
        self._show_lines(tuple(line for line in lines if line.attribute not in names))

    def restore(self) -> None:
        """Put back what was typed before and does not fit yet."""
        if self._shown is not None and self._is_editable:
            for field in self.fields:
                draft = self._drafts.find(self._shown.lineage, field.name)
                if draft is not None and not field.is_unfit and not field.is_in_use:
                    field.show_text(draft.text)

    def leave(self) -> None:
        """Save what was typed and fits; what does not is a draft."""
        if self._is_editable and self._shown is not None:
            for field in self.fields:
                field.finish()

    def abandon(self) -> None:
        """Another workspace is open: what was entered belongs to none of its records."""
        self._shown = None
        self._ticket += 1
        for field in self.fields:
            field.restart()

    def dress(self) -> None:
        """Take the colours of the palette."""
        self.setStyleSheet(flat_style_sheet(self))
        self.dress_names(tones(self.palette()))

    def _add_field(self, row: int, field: AttributeField) -> None:
        self.put(row, field.title, field).setBuddy(field.control)
        field.entered.connect(partial(self._save, field))
        field.kept.connect(partial(self._keep, field))
        field.mended.connect(partial(self._forget, field))

    def _show_lines(self, lines: tuple[Field, ...]) -> None:
        if lines == self._lines:
            return
        self._lines = lines
        for row in self._line_rows:
            self.drop(row)
        leading = [line for line in lines if line.leads]
        others = [line for line in lines if not line.leads]
        rows = [*enumerate(leading), *enumerate(others, _LINES)]
        self._line_rows = [row for row, _ in rows]
        for row, line in rows:
            body = rich_label()
            body.setText(line.value)
            body.setToolTip(line.tooltip)
            body.setAccessibleName(line.name)
            body.setIndent(INDENT)
            body.setContentsMargins(0, 2, 0, 2)
            self.put(row, line.name, body, above=2)
        self.dress_names(tones(self.palette()))

    def _save(self, field: AttributeField, value: object) -> None:
        if self._shown is None:
            return
        key, ticket = self._shown.key, self._ticket
        self._session.writes.make(self._build(key, field.name, value, field.base), self._settled(field, ticket))

    def _build(self, key: Key, name: str, value: object, base: object) -> Build:
        """The rule that sets a field, which the person saw as `base`."""
        return new_value(key, name, value, base)

    def _settled(self, field: AttributeField, ticket: int) -> Callable[[ChangeSet | None], None]:
        def settle(change: ChangeSet | None) -> None:
            if ticket == self._ticket:
                operations = () if change is None else change.operations
                patched = [each.after for each in operations if isinstance(each, Patch)]
                revised = [each.changes for each in operations if isinstance(each, Insert)]
                written = [values[field.name] for values in (*patched, *revised) if field.name in values]
                field.settle(written[0] if written else field.base)

        return settle

    def _take_back(self, error: MemoryExplorerError) -> None:
        del error
        for field in self.fields:
            field.take_back(self.tr("This was not saved."))

    def _keep(self, field: AttributeField, text: str) -> None:
        if self._shown is not None:
            base = field.base if isinstance(field.base, str) else ""
            self._drafts.save(self._shown.key, field.name, text, base)

    def _forget(self, field: AttributeField) -> None:
        keys: tuple[Key, ...] = () if self._shown is None else self._shown.lineage
        self._drafts.forget(keys, field.name)


def flat_style_sheet(widget: QWidget) -> str:
    """Fields without frames until the pointer or the keyboard is there; what does not fit has one in red."""
    shown = tones(widget.palette())
    return f"""
    QLineEdit[flat="true"], QComboBox[flat="true"] {{
        border: 1px solid transparent; border-radius: 4px; background: transparent; padding: 2px 6px; }}
    QLineEdit[flat="true"] {{ padding: 2px 4px; }}
    QLineEdit[flat="true"]:hover, QComboBox[flat="true"]:hover {{
        border-color: {shown.line}; background: {shown.base}; }}
    QLineEdit[flat="true"]:focus, QComboBox[flat="true"]:focus, QComboBox[flat="true"]:on {{
        border-color: {shown.accent}; background: {shown.base}; }}
    QLineEdit[problem="true"] {{ border-color: {shown.bad}; }}
    QComboBox[flat="true"]::drop-down {{ border: 0; width: 0; }}
    QComboBox[flat="true"]:hover::drop-down, QComboBox[flat="true"]:focus::drop-down {{ width: 18px; }}
    QCheckBox[flat="true"] {{ padding: 3px 7px; }}
    QLabel[problem="true"] {{ color: {shown.bad}; }}
    QLabel[problem="false"] {{ color: {shown.muted}; }}
    """
