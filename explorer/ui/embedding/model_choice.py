"""Which embedding model a person wants: the one that comes along, one in a folder, or one of the Hugging Face hub."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QButtonGroup, QFileDialog, QGridLayout, QLineEdit, QPushButton, QWidget

from explorer.services.embedding_choice import EmbeddingModel, ModelSource, NoSuchModel, read_model
from explorer.services.embedding_model import MODEL_NAME
from explorer.ui import formats
from explorer.ui.teleport.send_radio import TextRadio

_NAME_LENGTH = 80
_INDENT, _EXAMPLE = 24, "sentence-transformers/all-mpnet-base-v2"
_SOURCES = tuple(ModelSource)


class ModelChoice(QWidget):
    """Typing in the field of a source chooses it. Nothing is fetched by itself."""

    changed = Signal()

    def __init__(self, model: EmbeddingModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sources = {
            ModelSource.DEFAULT: TextRadio(self.tr("{model}, which comes along").format(model=MODEL_NAME)),
            ModelSource.FOLDER: TextRadio(self.tr("One in a folder on this computer")),
            ModelSource.HUB: TextRadio(self.tr("One of the Hugging Face hub")),
        }
        self.folder, self.name = QLineEdit(), QLineEdit()
        self.browse, self.fetch = QPushButton(self.tr("Browse…")), QPushButton(self.tr("Fetch"))
        self.ask_folder: Callable[[str], str] = self._ask_folder
        """Asks for a folder, beginning at one; an empty text where there is to be none."""
        self._group = QButtonGroup(self)
        for number, source in enumerate(_SOURCES):
            self._group.addButton(self.sources[source], number)
        self._lay_out()
        self._show(model)
        self._connect()

    @property
    def source(self) -> ModelSource:
        """Which of the three is marked."""
        return _SOURCES[self._group.checkedId()]

    @property
    def model(self) -> EmbeddingModel | None:
        """The choice; None while no folder or name is given. Raises `NoSuchModel` where a name cannot be one."""
        if self.source is ModelSource.HUB:
            return read_model(f"hub:{self.name.text()}") if self.name.text().strip() else None
        if self.source is ModelSource.FOLDER:
            place = self.folder.text().strip()
            return EmbeddingModel(ModelSource.FOLDER, place) if place else None
        return EmbeddingModel()

    @property
    def read(self) -> tuple[EmbeddingModel | None, str]:
        """The choice, or what is wrong with it as a sentence."""
        try:
            return self.model, ""
        except NoSuchModel:
            text = self.tr("“{name}” cannot be the name of a model on the hub. Names look like organisation/name.")
            name = formats.one_line(self.name.text().strip(), _NAME_LENGTH)
            return None, text.format(name=formats.isolated(name))

    def _lay_out(self) -> None:
        self.folder.setPlaceholderText(self.tr("The folder with the model's modules.json"))
        self.folder.setAccessibleName(self.tr("Folder of the model"))
        self.browse.setAccessibleName(self.tr("Browse for the folder of the model"))
        self.name.setPlaceholderText(self.tr("Such as {name}").format(name=_EXAMPLE))
        self.name.setAccessibleName(self.tr("Name of the model on the Hugging Face hub"))
        self.fetch.setToolTip(self.tr("Fetches the model from huggingface.co into the cache on this computer"))
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(6)
        grid.setColumnMinimumWidth(0, _INDENT)
        grid.setColumnStretch(1, 1)
        for row, source in enumerate(_SOURCES):
            grid.addWidget(self.sources[source], 2 * row, 0, 1, 3)
        for row, field, button in ((3, self.folder, self.browse), (5, self.name, self.fetch)):
            button.setAutoDefault(False)
            grid.addWidget(field, row, 1)
            grid.addWidget(button, row, 2)

    def _show(self, model: EmbeddingModel) -> None:
        self.sources[model.source].setChecked(True)
        for source, field in ((ModelSource.FOLDER, self.folder), (ModelSource.HUB, self.name)):
            field.setText(model.place if model.source is source else "")
            field.setCursorPosition(0)

    def _connect(self) -> None:
        self._group.idToggled.connect(lambda _, on: self.changed.emit() if on else None)
        self.folder.textEdited.connect(lambda _: self._choose(ModelSource.FOLDER))
        self.name.textEdited.connect(lambda _: self._choose(ModelSource.HUB))
        self.browse.clicked.connect(self._browse)

    def _choose(self, source: ModelSource) -> None:
        if self.source is source:
            self.changed.emit()
        else:
            self.sources[source].setChecked(True)

    def _browse(self) -> None:
        folder = self.ask_folder(self.folder.text() or str(Path.home()))
        if folder:
            self.folder.setText(folder)
            self._choose(ModelSource.FOLDER)

    def _ask_folder(self, start: str) -> str:
        return QFileDialog.getExistingDirectory(self, self.tr("Choose the folder of an embedding model"), start)
