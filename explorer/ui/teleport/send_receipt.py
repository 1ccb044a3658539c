"""What was sent, once it is written: the file, how to know it again, what is in it and what stayed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from html import escape

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QDesktopServices, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QLineEdit, QPushButton, QScrollArea, QVBoxLayout, QWidget

from explorer.services.teleport.parcels import LeftOut
from explorer.services.teleport.receipts import SnapshotReceipt, as_json, as_text
from explorer.ui import formats
from explorer.ui.dialogs.texts import plain, quiet
from explorer.ui.teleport.send_findings import kind_words
from explorer.ui.teleport.send_lines import SignedLine
from explorer.ui.teleport.send_places import place_order, place_word
from explorer.ui.widgets.flow_layout import FlowLayout
from explorer.ui.words import field_word

_SHOWN_FINDINGS = 50
_ONE_COLUMN = 6
_MONO = 0.95
_FIELD = """
    QLineEdit { border: 1px solid transparent; background: transparent; padding: 0; }
    QLineEdit:focus { border: 1px solid palette(link); }
"""


class ReceiptPage(QWidget):
    """Empty until `show_receipt`. Everything can be copied."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.receipt: SnapshotReceipt | None = None
        self.done = SignedLine("check-circle", "good")
        self.no_base = SignedLine("info")
        self.copied = quiet()
        self._area = QScrollArea(widgetResizable=True)
        self._area.setFrameShape(QFrame.Shape.NoFrame)
        self._area.setAccessibleName(self.tr("Receipt"))
        self.copy_text = self._button(self.tr("Copy as text"))
        self.copy_json = self._button(self.tr("Copy as JSON"))
        self.copy_digest = self._button(self.tr("Copy SHA-256"))
        self.show_folder = self._button(self.tr("Show in folder"))
        self.copy_text.clicked.connect(lambda: self._copy(as_text, self.tr("The receipt was copied as text.")))
        self.copy_json.clicked.connect(lambda: self._copy(as_json, self.tr("The receipt was copied as JSON.")))
        self.copy_digest.clicked.connect(lambda: self._copy(_digest, self.tr("The SHA-256 was copied.")))
        self.show_folder.clicked.connect(self._show_folder)
        buttons = QWidget()
        flow = FlowLayout(buttons)
        flow.setContentsMargins(0, 0, 0, 0)
        for button in (self.copy_text, self.copy_json, self.copy_digest, self.show_folder):
            flow.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        column.addWidget(self.done)
        column.addWidget(self.no_base)
        column.addWidget(self._area, 1)
        column.addWidget(buttons)
        column.addWidget(self.copied)

    def show_receipt(self, receipt: SnapshotReceipt, *, is_read_only: bool) -> None:
        """Show it. `is_read_only` says why no base could be kept, where none was."""
        self.receipt = receipt
        total = sum(receipt.memories.values())
        name = formats.isolated(formats.one_line(receipt.path.name, 80))
        self.done.say(self.tr("%n memory(ies) was (were) written to {name}.", "", total).format(name=name))
        self.no_base.say("" if receipt.is_base_kept else self._without_base(is_read_only))
        self.copied.clear()
        body = QWidget()
        grid = QGridLayout(body)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setHorizontalSpacing(16)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for row, (title, value) in enumerate(self._rows(receipt)):
            label = QLabel(title)
            label.setForegroundRole(QPalette.ColorRole.PlaceholderText)
            grid.addWidget(label, row, 0, Qt.AlignmentFlag.AlignTop)
            grid.addWidget(value, row, 1)
        grid.setRowStretch(grid.rowCount(), 1)
        self._area.setWidget(body)

    def _rows(self, receipt: SnapshotReceipt) -> Iterator[tuple[str, QWidget]]:
        yield self.tr("File"), _field(str(receipt.path), self.tr("File"))
        size = self.tr("{size} · {count} bytes").format(
            size=formats.file_size(receipt.size), count=formats.count(receipt.size)
        )
        yield self.tr("Size"), _selectable(size)
        yield "SHA-256", _field(receipt.sha256, "SHA-256", fixed=True)
        yield self.tr("Memories"), _table((place_word(n), c) for n, c in sorted(receipt.memories.items(), key=_order))
        stayed = list(self._stayed(receipt.left_out))
        yield self.tr("Stayed here"), _table(stayed) if stayed else _selectable(self.tr("nothing"))
        if receipt.left_out.references:
            text = self.tr("%n lead(s) from what went to what stayed", "", receipt.left_out.references)
            yield self.tr("References"), _selectable(text)
        yield self.tr("Findings"), _selectable(self._findings(receipt))

    def _stayed(self, left_out: LeftOut) -> Iterator[tuple[str, int]]:
        for title, count in (
            (self.tr("of other kinds of memory"), left_out.namespaces),
            (self.tr("of other branches"), left_out.branches),
            (self.tr("not selected"), left_out.not_chosen),
            (self.tr("left out because of what was found"), left_out.excluded),
            (self.tr("deleted"), left_out.deleted),
            (self.tr("earlier texts"), left_out.earlier_texts),
        ):
            if count:
                yield title, count

    def _findings(self, receipt: SnapshotReceipt) -> str:
        if not receipt.findings:
            return self.tr("none that the scan knows went out")
        lines = [
            f"{formats.isolated(each.masked)} · {kind_words(each)} · {field_word(each.field)} · {each.key}"
            for each in receipt.findings[:_SHOWN_FINDINGS]
        ]
        rest = len(receipt.findings) - len(lines)
        if rest:
            lines.append(self.tr("and %n more: copy the receipt to see all", "", rest))
        return "\n".join([self.tr("%n went out", "", len(receipt.findings)), *lines])

    def _without_base(self, is_read_only: bool) -> str:
        why = (
            self.tr("The workspace is open for reading only, so what was sent could not be noted.")
            if is_read_only
            else self.tr("What was sent could not be noted on this computer.")
        )
        return f"{why} " + self.tr(
            "When the file comes back, it is compared with this workspace without a common base: more is asked then."
        )

    def _button(self, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        return button

    def _copy(self, form: Callable[[SnapshotReceipt], str], said: str) -> None:
        if self.receipt is not None:
            QGuiApplication.clipboard().setText(form(self.receipt))
            self.copied.setText(said)

    def _show_folder(self) -> None:
        if self.receipt is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(self.receipt.path.parent)))


def _order(entry: tuple[str, int]) -> tuple[int, str]:
    return place_order(entry[0])


def _digest(receipt: SnapshotReceipt) -> str:
    return receipt.sha256


def _selectable(text: str) -> QLabel:
    label = plain(text)
    label.setAccessibleName(text)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label


def _field(text: str, name: str, *, fixed: bool = False) -> QLineEdit:
    """A text that must not be broken, to be marked and copied."""
    field = QLineEdit(text)
    field.setReadOnly(True)
    field.setAccessibleName(name)
    field.setToolTip(f"<p>{escape(text)}</p>")
    field.setCursorPosition(0)
    # Flush with the texts above and below.
    field.setTextMargins(-3, 0, 0, 0)
    field.setStyleSheet(_FIELD)
    if fixed:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPointSizeF(field.font().pointSizeF() * _MONO)
        field.setFont(font)
    return field


def _table(lines: Iterable[tuple[str, int]]) -> QWidget:
    """Names with their counts, the figures one below the other; many stand in two columns."""
    table, rows = QWidget(), list(lines)
    grid = QGridLayout(table)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(8)
    grid.setVerticalSpacing(2)
    height = len(rows) if len(rows) <= _ONE_COLUMN else (len(rows) + 1) // 2
    for number, (name, count) in enumerate(rows):
        row, column = number % height, 2 * (number // height)
        figure = QLabel(formats.count(count))
        grid.addWidget(figure, row, column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
        grid.addWidget(plain(name), row, column + 1)
        grid.setColumnStretch(column + 1, 1)
    return table
