"""The top of the window that compares: both files, what both began with, and a chip for every class."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QVBoxLayout, QWidget
from typing_extensions import override

from explorer.memory.health import FileFacts
from explorer.memory.teleport import BaseInfo, BaseKind
from explorer.memory.times import parse_time
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.compare import Counts
from explorer.ui import formats
from explorer.ui.dialogs.texts import heading_font, quiet
from explorer.ui.teleport.diff_words import CHIPS, chip_of, chip_word
from explorer.ui.teleport.encounter import Encounter
from explorer.ui.theme import tones
from explorer.ui.widgets.elided_text import ElidedText
from explorer.ui.widgets.flow_layout import FlowLayout

FIRST_SHOWN = frozenset(CHIPS) - {DiffClass.SAME, DiffClass.ONLY_HERE, DiffClass.CHANGED_HERE}


class Heading(QWidget):
    """Which files are compared, when each was changed, and whether it is known what both began with."""

    base_toggled = Signal(bool)
    """Compare with the known base, or without it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.titles = (QLabel(self.tr("This workspace")), QLabel(self.tr("Incoming file")))
        self._files = (ElidedText(1), ElidedText(1))
        self._kind, self._base = QLabel(), ElidedText(1)
        self._with_base = True
        grid = QGridLayout(self)
        grid.setContentsMargins(16, 12, 16, 4)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(0)
        for column, title, file in zip((0, 2), self.titles, self._files, strict=True):
            title.setFont(heading_font(title.font()))
            grid.addWidget(title, 0, column)
            grid.addWidget(file, 1, column)
        self._kind.setTextFormat(Qt.TextFormat.RichText)
        self._kind.linkActivated.connect(lambda _: self.base_toggled.emit(not self._with_base))
        grid.addWidget(self._kind, 0, 1)
        grid.addWidget(self._base, 1, 1)
        grid.setColumnStretch(0, 1)
        grid.setColumnStretch(1, 1)
        grid.setColumnStretch(2, 1)
        self._shown: Encounter | None = None

    def show_encounter(self, encounter: Encounter, *, with_base: bool, names: tuple[str, str] | None = None) -> None:
        """Say all about two files; `names` replaces the titles."""
        self._shown, self._with_base = encounter, with_base
        for title, name in zip(self.titles, names or (), strict=False):
            title.setText(name)
        comparison = encounter.comparison
        totals = (len(comparison.here), len(comparison.there))
        files = (encounter.here.file, encounter.other.snapshot.file)
        for title, label, facts, total in zip(self.titles, self._files, files, totals, strict=True):
            is_branch = encounter.other.names is not None
            label.show_text(self.tr("%n memory(s)", "", total) if is_branch else self._file_words(facts, total))
            # The line below has a tooltip of its own where it is cut.
            title.setToolTip(f"<p>{escape(str(facts.path))}<br>{formats.exact_time(facts.modified)}</p>")
        self._dress()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and hasattr(self, "_shown"):
            self._dress()

    def _file_words(self, facts: FileFacts, total: int) -> str:
        memories = self.tr("%n memory(s)", "", total)
        return self.tr("{name} · {memories} · changed {date}").format(
            name=facts.path.name, memories=memories, date=formats.local_time(facts.modified)
        )

    def _dress(self) -> None:
        if self._shown is None:
            return
        shown, base = tones(self.palette()), self._shown.other.base
        is_known = base is not None and self._with_base
        color = shown.good if is_known else shown.warning
        word = self.tr("three-way") if is_known else self.tr("two-way")
        switch = spoken = ""
        flags = Qt.TextInteractionFlag
        if base is not None:
            words = self.tr("compare without it") if is_known else self.tr("compare with it")
            switch, spoken = f' · <a href="#" style="color:{shown.accent}">{words}</a>', f", {words}"
        # Without a link it is no stop for the keyboard.
        self._kind.setTextInteractionFlags(
            flags.LinksAccessibleByMouse | flags.LinksAccessibleByKeyboard if switch else flags.NoTextInteraction
        )
        self._kind.setFocusPolicy(Qt.FocusPolicy.StrongFocus if switch else Qt.FocusPolicy.NoFocus)
        self._kind.setText(f'<span style="color:{color}">● {word}</span>{switch}')
        self._kind.setAccessibleName(f"{word}{spoken}")
        self._base.show_text(self._base_words(None if base is None else base.info))

    def _base_words(self, info: BaseInfo | None) -> str:
        if info is None:
            return self.tr("what both began with is not known: every difference may be a conflict")
        date = formats.local_date(parse_time(info.made_at))
        records = self.tr("%n record(s)", "", info.records)
        if info.kind is BaseKind.SENT:
            return self.tr("base: sent as {name} on {date}, {records}").format(
                name=info.name, date=date, records=records
            )
        return self.tr("base: merged from {name} on {date}, {records}").format(
            name=info.name, date=date, records=records
        )


class Chips(QWidget):
    """A chip for every class that there is: pressed, its rows are listed. `tools` is room beside them."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chips: dict[DiffClass, QToolButton] = {}
        self._sums = ElidedText(1)
        self._sums.setForegroundRole(quiet().foregroundRole())
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 4, 16, 8)
        column.setSpacing(4)
        chips = QWidget()
        self._flow = FlowLayout(chips)
        self._flow.setContentsMargins(0, 0, 0, 0)
        self.tools = QHBoxLayout()
        self.tools.setSpacing(8)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(chips, 1)
        row.addLayout(self.tools)
        row.setAlignment(self.tools, Qt.AlignmentFlag.AlignTop)
        column.addLayout(row)
        column.addWidget(self._sums)
        policy = self.sizePolicy()
        policy.setVerticalPolicy(QSizePolicy.Policy.Minimum)
        self.setSizePolicy(policy)
        for diff in CHIPS:
            self._flow.addWidget(self._made(diff))
        self._dress()

    @property
    def chosen(self) -> frozenset[DiffClass]:
        """The classes that are to be listed."""
        return frozenset(diff for diff, chip in self._chips.items() if chip.isChecked())

    def chip(self, diff: DiffClass) -> QToolButton:
        """The chip of a class."""
        return self._chips[chip_of(diff)]

    def show_class(self, diff: DiffClass) -> None:
        """List a class too."""
        self.chip(diff).setChecked(True)

    def show_counts(self, counts: Mapping[DiffClass, Counts]) -> None:
        """Show how many rows each class has, and that they add up to both files."""
        rows: dict[DiffClass, int] = {}
        for diff, count in counts.items():
            rows[chip_of(diff)] = rows.get(chip_of(diff), 0) + count.rows
        for diff, chip in self._chips.items():
            number = rows.get(diff, 0)
            chip.setVisible(number > 0)
            chip.setText(f"{chip_word(diff)} {formats.count(number)}")
        self._sums.show_text(f"{self._sum(counts, here=True)} · {self._sum(counts, here=False)}")

    @override
    def sizeHint(self) -> QSize:
        # As high as the chips are on this width: Qt would ask for the height that they have on the least.
        return QSize(super().sizeHint().width(), self.heightForWidth(self.width()))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def _made(self, diff: DiffClass) -> QToolButton:
        chip = self._chips[diff] = QToolButton()
        chip.setCheckable(True)
        chip.setChecked(diff in FIRST_SHOWN)
        chip.setProperty("chip", "true")
        chip.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        chip.toggled.connect(self._toggled)
        return chip

    def _sum(self, counts: Mapping[DiffClass, Counts], *, here: bool) -> str:
        parts: dict[DiffClass, int] = {}
        for diff in counts:
            number = counts[diff].here if here else counts[diff].there
            parts[chip_of(diff)] = parts.get(chip_of(diff), 0) + number
        numbers = [formats.count(parts[diff]) for diff in CHIPS if parts.get(diff)]
        total = formats.count(sum(parts.values()))
        side = self.tr("{n} here") if here else self.tr("{n} there")
        return f"{side.format(n=total)} = {' + '.join(numbers) or '0'}"

    def _toggled(self) -> None:
        self._dress()
        self.changed.emit()

    def _dress(self) -> None:
        for chip in self._chips.values():
            chip.setProperty("on", "true" if chip.isChecked() else "false")
            chip.style().unpolish(chip)
            chip.style().polish(chip)
