"""What is said of models and of vectors: sentences with counts in them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication, QObject

from explorer.memory.journal import Trouble
from explorer.memory.reembedding import Reembedded, ReembeddingPlan
from explorer.services.coverage import Coverage
from explorer.services.stale_vectors import OtherModel
from explorer.ui import formats
from explorer.ui.dialogs.rough_time import rough_time

_CONTEXT = "EmbeddingWords"
_TROUBLES = {
    Trouble.BUSY: QT_TRANSLATE_NOOP(
        "EmbeddingWords",
        "No vector was replaced: an agent has “{name}” open for writing. Try again when it has finished.",
    ),
    Trouble.MISSING: QT_TRANSLATE_NOOP("EmbeddingWords", "No vector was replaced: “{name}” is not there any more."),
    Trouble.READ_ONLY: QT_TRANSLATE_NOOP(
        "EmbeddingWords",
        "No vector was replaced: “{name}” or its folder may not be written by you. Ask the owner for permission.",
    ),
    Trouble.DISK_FULL: QT_TRANSLATE_NOOP(
        "EmbeddingWords",
        "No vector was replaced: the disk has no room for the new file beside the old one. Free some space, then try "
        "again.",
    ),
    Trouble.DAMAGED: QT_TRANSLATE_NOOP(
        "EmbeddingWords", "No vector was replaced: “{name}” is damaged. “Check file…” says where; repair it first."
    ),
    Trouble.NAMES_TOO_LONG: QT_TRANSLATE_NOOP(
        "EmbeddingWords",
        "No vector was replaced: the name “{name}” and the name of a branch are too long together for vectlite. Give "
        "the file a shorter name and open it again.",
    ),
    Trouble.FAILED: QT_TRANSLATE_NOOP(
        "EmbeddingWords", "No vector was replaced: writing the new file failed. “{name}” is as it was."
    ),
}


def not_replaced(trouble: Trouble, name: str) -> str:
    """Why no vector of the file `name` was replaced."""
    return QCoreApplication.translate(_CONTEXT, str(_TROUBLES[trouble])).replace("{name}", formats.isolated(name))


class EmbeddingWords(QObject):
    """The words with a number in them: their plural forms are collected for the translators from `tr` only."""

    def model(self, name: str, dimension: int) -> str:
        """`all-MiniLM-L6-v2 · 384 dimensions`."""
        named = formats.isolated(name) if name else self.tr("no model named")
        return f"{named} · {self.dimensions(dimension)}"

    def dimensions(self, count: int) -> str:
        """`1,024 dimensions`."""
        return self.tr("%n dimension(s)", "", count)

    def coverage(self, found: Coverage) -> Iterator[str]:
        """How many texts can be found by meaning, in sentences."""
        texts = found.texts
        if not texts:
            yield self.tr("There is no text that needs a vector.")
        elif found.embedded == texts:
            yield self.tr("All %n text(s) have a vector of what they say now.", "", texts)
        else:
            said = self.tr("{some} of {all} text(s) have a vector of what they say now.", "", texts)
            yield said.format(some=formats.count(found.embedded), all=formats.count(texts))
        if found.pending:
            yield self.tr("%n wait(s) for a new one.", "", found.pending)
        if found.missing:
            yield self.tr("%n have none that can be used.", "", found.missing)

    def other(self, other: OtherModel) -> str:
        """That the vectors are of another model than the chosen one."""
        text = self.tr(
            "Its vectors are of another model ({model}): nothing is found by meaning until that model is chosen here, "
            "or all texts are embedded anew."
        )
        known = self.model(other.name, other.dimension) if other.name else self.dimensions(other.dimension)
        return text.format(model=known)

    def renew(self, count: int) -> str:
        """What the button says that catches up what waits."""
        return self.tr("Renew %n vector(s)…", "", count)

    def waiting(self, count: int) -> str:
        """The same for the status line, which says no more."""
        return self.tr("%n text(s) wait for a vector", "", count)

    def button(self, plan: ReembeddingPlan) -> str:
        """`Re-embed 1,210 texts`."""
        return self.tr("Re-embed %n text(s)", "", plan.embedded)

    def question(self, plan: ReembeddingPlan) -> str:
        """What the dialog asks."""
        return self.tr("Replace the vectors of %n text(s)? This cannot be undone.", "", plan.embedded)

    def follows(
        self, plan: ReembeddingPlan, model: tuple[str, int], seconds: float, folder: Path
    ) -> Iterator[tuple[str, str]]:
        """What follows from it, each with its icon. `model` = the new one; `folder` is where the backup will be."""
        name, dimension = model
        yield (
            "arrows-left-right",
            self.tr("Before: {old}\nAfter: {new}").format(
                old=self.model(plan.model, plan.dimension), new=self.model(name, dimension)
            ),
        )
        if _last(plan.model) != _last(name) or plan.dimension != dimension:
            yield "robot", self.tr("Agents find nothing by meaning here until they use the new model, too.")
        else:
            yield "robot", self.tr("The model stays the same: agents go on as before.")
        yield (
            "hourglass-medium",
            self.tr(
                "It takes {time}. You and agents can go on working; what you change is written once it is done. Only "
                "at the end, when the new file takes the place of the old one, agents cannot write for a moment."
            ).format(time=rough_time(seconds)),
        )
        yield (
            "copy",
            self.tr("The whole file as it is now is kept as a backup in {folder}").format(
                folder=formats.isolated(str(folder))
            ),
        )

    def done(self, done: Reembedded, name: str) -> str:
        """What was done with the model `name`."""
        text = self.tr("Replaced the vectors of %n text(s) by those of {model}.", "", done.embedded)
        parts = [text.format(model=formats.isolated(name))]
        if done.stale:
            parts.append(self.tr("%n text(s) changed meanwhile and wait for a new one.", "", done.stale))
        if done.copy is not None:
            parts.append(self.tr("The file as it was: {path}").format(path=formats.isolated(str(done.copy))))
        return " ".join(parts)


def _last(name: str) -> str:
    """A model's name, whoever publishes it."""
    return name.rpartition("/")[2]
