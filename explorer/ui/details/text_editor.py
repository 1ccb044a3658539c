"""The editor of a record's text: what is typed, how it will look, what became of the text meanwhile."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QButtonGroup, QLabel, QPushButton, QVBoxLayout, QWidget

from explorer.memory.text import same_text
from explorer.ui.details.hint import Hint
from explorer.ui.details.text_input import TextInput
from explorer.ui.theme import tones
from explorer.ui.widgets.flow_layout import FlowLayout
from explorer.ui.widgets.markdown_view import MarkdownView

_PAUSE_MS, _LONGEST_MS = 700, 5_000


class TextEditor(QWidget):
    """Announces what a person wants; whoever shows it saves, keeps and forgets."""

    save_requested = Signal()
    discard_requested = Signal()
    left = Signal()
    """Esc: the text stays as a draft."""
    paused = Signal()
    """Something was typed, and then nothing for a moment; or so long without one that it might be lost."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.base = ""
        self._begun = ""
        self._newline = "\n"
        self.input = TextInput()
        self.input.setAccessibleName(self.tr("Text as Markdown"))
        self.preview = MarkdownView()
        self.preview.setAccessibleName(self.tr("Preview"))
        self.unsaved, self.changed = Hint("clock-counter-clockwise"), Hint("warning")
        self.problem = QLabel(wordWrap=True)
        self.write = self._switch(self.tr("Write"))
        self.look = self._switch(self.tr("Preview"))
        self.save = QPushButton()
        self.discard = QPushButton(self.tr("Discard"))
        self._pause = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._pause.timeout.connect(self.paused)
        self._typing = QElapsedTimer()
        self._lay_out()
        self._connect()

    @property
    def text(self) -> str:
        """What is typed, with the line ends of the text that it began from."""
        return self.input.text.replace("\n", self._newline) if self.is_changed else self.base

    @property
    def is_changed(self) -> bool:
        """Whether it differs from the text that it began from."""
        return self.input.text != self._begun

    def begin(self, text: str, base: str, unsaved_from: str = "") -> None:
        """Edit `text`, which began as `base`; it is a draft `unsaved_from` a time, or new."""
        self.base = base
        self._newline = "\r\n" if "\r\n" in base else "\n"
        self._begun = self.input.taken(base)
        self.set_busy(busy=False)
        self.explain("")
        self.write.setChecked(True)
        self.input.begin(text)
        self._pause.stop()
        said = self.tr("Unsaved text from {time}").format(time=unsaved_from) if unsaved_from else ""
        self.unsaved.say(said)
        self.changed.say("")

    def meet(self, present: str) -> None:
        """Say so where the text in the file is not the one any more that this one began from."""
        is_other = not same_text(present, self.base)
        self.changed.say(
            self.tr("The agent changed this text while you were typing. Saving will ask which one to keep.")
            if is_other
            else ""
        )

    def explain(self, problem: str) -> None:
        """Say why the text is not saved."""
        self.problem.setText(problem)
        self.problem.setVisible(bool(problem))
        self.input.setAccessibleDescription(problem)

    def set_busy(self, *, busy: bool) -> None:
        """Whether it is being saved."""
        self.input.setReadOnly(busy)
        self.save.setEnabled(not busy)
        self.discard.setEnabled(not busy)

    def stop_waiting(self) -> bool:
        """Whether something was typed that `paused` has not told yet; it will not any more."""
        is_due = self._pause.isActive()
        self._pause.stop()
        return is_due

    def dress(self) -> None:
        """Take the colours of the palette."""
        shown = tones(self.palette())
        self.setStyleSheet(f"""
            QPlainTextEdit {{ border: 1px solid {shown.line}; border-radius: 4px; background: {shown.base}; }}
            QPlainTextEdit:focus {{ border-color: {shown.accent}; }}
            QPushButton[primary="true"] {{ background: {shown.accent}; color: {shown.base};
                border-color: {shown.accent}; }}
            QPushButton[primary="true"]:focus {{ border: 1px solid {shown.text}; }}
            QPushButton[primary="true"]:disabled {{ background: {shown.track}; color: {shown.muted};
                border-color: {shown.line}; }}
            QPushButton[switch="true"] {{ background: transparent; border: 1px solid transparent;
                color: {shown.muted}; }}
            QPushButton[switch="true"]:hover {{ background: {shown.track}; }}
            QPushButton[switch="true"]:checked {{ color: {shown.text}; background: {shown.track}; }}
            QPushButton[switch="true"]:focus {{ border-color: {shown.accent}; }}
            """)
        self.problem.setStyleSheet(f"color: {shown.bad}")
        self.unsaved.dress()
        self.changed.dress()

    def _switch(self, text: str) -> QPushButton:
        button = QPushButton(text)
        button.setCheckable(True)
        button.setProperty("switch", "true")
        return button

    def _lay_out(self) -> None:
        keys = QKeySequence("Ctrl+Enter").toString(QKeySequence.SequenceFormat.NativeText)
        self.save.setText("{save}  {keys}".format(save=self.tr("Save"), keys=keys))
        self.save.setAccessibleName(self.tr("Save"))
        self.save.setProperty("primary", "true")
        self.discard.setToolTip(self.tr("Forget what was typed. Esc leaves the editor and keeps it."))
        switch, buttons = FlowLayout(spacing=2), FlowLayout()
        for widget in (self.write, self.look):
            switch.addWidget(widget)
        for widget in (self.save, self.discard):
            buttons.addWidget(widget)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        column.addWidget(self.unsaved)
        column.addWidget(self.changed)
        column.addLayout(switch)
        column.addWidget(self.input)
        column.addWidget(self.preview)
        column.addWidget(self.problem)
        column.addLayout(buttons)
        self.preview.hide()

    def _connect(self) -> None:
        group = QButtonGroup(self)
        group.addButton(self.write)
        group.addButton(self.look)
        self.look.toggled.connect(self._show_preview)
        self.input.textChanged.connect(self._note_typing)
        self.save.clicked.connect(self.save_requested)
        self.discard.clicked.connect(self.discard_requested)
        for keys, signal in (
            ("Ctrl+Return", self.save_requested),
            ("Ctrl+Enter", self.save_requested),
            ("Esc", self.left),
        ):
            QShortcut(QKeySequence(keys), self, signal.emit, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)

    def _note_typing(self) -> None:
        if not self._pause.isActive():
            self._typing.start()
        self._pause.start()
        if self._typing.hasExpired(_LONGEST_MS):
            self._typing.start()
            self.paused.emit()
        if self.problem.text():
            self.explain("")

    def _show_preview(self, shown: bool) -> None:
        if shown:
            self.preview.show_text(self.text)
        self.preview.setVisible(shown)
        self.input.setVisible(not shown)
