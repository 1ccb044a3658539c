"""Text to vectors with a local model, in a process of its own: torch never comes into the one that asks."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import IO, Self

import msgspec
import numpy as np

from explorer.memory.errors import MemoryExplorerError, ModelDamaged, ModelMissing
from explorer.memory.protocols import Matrix, Report
from explorer.services.embedding_choice import EmbeddingModel, ModelSource
from explorer.services.embedding_folder import ModelFolder
from explorer.services.embedding_model import DIMENSION, MODEL_NAME, find, is_default

_WORKER = "explorer.services.embedding_worker"
_ROOT = Path(__file__).parents[2]
# The default reads 256 tokens of a text at most; a batch of 4,096 keeps it under 1 GB whatever the texts are.
_TOKENS_PER_TEXT, _TOKENS_PER_BATCH, _TEXTS_PER_BATCH = 256, 4_096, 64
_TICK_SECONDS = 0.1
_END_SECONDS = 2.0
_ANY_MODEL = "any"

Answer = dict[str, object] | bytes | None


class EmbeddingFailed(MemoryExplorerError):
    """The process that embeds did not start, or ended before it answered; asking again starts another."""


class ModelEmbedder:
    """An `Embedder` of a model on this computer. Costs nothing until the first text; then one process until `close`.

    Threads may share one: their calls run one after another.
    """

    def __init__(self, model: ModelFolder) -> None:
        self._folder: Path | None = model.path
        self._name, self._dimension, self._tokens = model.name, model.dimension, model.tokens
        self._process: _Process | None = None
        self._lock = threading.Lock()

    @property
    def name(self) -> str:
        """The model's name as it is stored in the workspace."""
        return self._name

    @property
    def dimension(self) -> int:
        """Length of a vector."""
        return self._dimension

    @property
    def process_id(self) -> int | None:
        """The process that holds the model; None where none runs."""
        return None if self._process is None else self._process.id

    def embed(self, texts: Sequence[str], report: Report) -> Matrix:
        """Unit vectors, shape (len(texts), dimension), float32, in the order of `texts`.

        `report` is asked ten times a second, also while the model loads; when it raises, the process is
        stopped at once. Raises `ModelMissing`, `ModelDamaged`, `EmbeddingFailed`, and what `report` raises.
        """
        result = np.empty((len(texts), self._dimension), np.float32)
        done = 0
        with self._lock:
            try:
                for batch in batches(texts, self._tokens):
                    result[batch] = self._ask([_clean(texts[number]) for number in batch], done / len(texts), report)
                    done += len(batch)
            except BaseException:
                self._end()
                raise
        if len(texts):
            report(1.0)
        return result

    def close(self) -> None:
        """End the process, if one runs; the next `embed` starts another."""
        with self._lock:
            self._end()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.close()

    def _ask(self, texts: list[str], done: float, report: Report) -> Matrix:
        if self._process is None:
            try:
                self._process = _Process(self._folder, is_known=is_default(self._name))
            except OSError as error:
                raise EmbeddingFailed(
                    f"The process that computes embeddings could not be started ({error.strerror or error}). Free some "
                    "memory and room for temporary files, and try again."
                ) from error
        process = self._process
        process.send(texts)
        head = process.receive(done, report)
        if isinstance(head, dict) and "bytes" in head:
            vectors = process.receive(done, report)
            if isinstance(vectors, bytes):
                return self._checked(vectors, len(texts))
        if isinstance(head, dict) and "missing" in head:
            raise ModelMissing(str(head["missing"]))
        if isinstance(head, dict) and "damaged" in head:
            raise ModelDamaged(str(head["damaged"]))
        raise EmbeddingFailed(
            f"The process that computes embeddings ended unexpectedly{process.last_words()}. Try again; if it "
            "happens again, free some memory (it needs about 500 MB)."
        )

    def _checked(self, encoded: bytes, count: int) -> Matrix:
        numbers = np.frombuffer(encoded, "<f4")
        if len(numbers) != count * self._dimension:
            raise ModelDamaged(
                f"The embedding model “{self._name}” gives vectors of {len(numbers) // count:,} dimensions; its files "
                f"say {self._dimension:,}. Get the model again, or choose another one."
            )
        if not np.isfinite(numbers).all():
            raise ModelDamaged(f"The embedding model “{self._name}” gives vectors that are no numbers.")
        return numbers.reshape(count, self._dimension)

    def _end(self) -> None:
        if self._process is not None:
            self._process.end()
            self._process = None


class MiniLmEmbedder(ModelEmbedder):
    """The default, all-MiniLM-L6-v2, from `model_folder` or wherever it is; where it is missing, embedding says so."""

    def __init__(self, model_folder: Path | None = None) -> None:
        super().__init__(ModelFolder(Path(), MODEL_NAME, DIMENSION, _TOKENS_PER_TEXT))
        self._folder = model_folder


def embedder_of(model: EmbeddingModel) -> ModelEmbedder:
    """An embedder of the chosen model; nothing is loaded yet, nothing is fetched. Raises as `find`.

    The default may be missing: its name and dimension are known nevertheless.
    """
    return MiniLmEmbedder() if model.source is ModelSource.DEFAULT else ModelEmbedder(find(model))


class _Process:
    """The child, with a thread that reads its answers so that waiting for them can be interrupted anywhere."""

    def __init__(self, folder: Path | None, *, is_known: bool) -> None:
        arguments = [] if folder is None else [str(folder)] if is_known else [str(folder), _ANY_MODEL]
        self._stderr: IO[bytes] = tempfile.TemporaryFile()  # noqa: SIM115 - closed in `end`
        # -P keeps the working folder, which may be anyone's repository, off the child's import path.
        try:
            self._child = subprocess.Popen(
                [sys.executable, "-P", "-m", _WORKER, *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._stderr,
                env=_environment(),
            )
        except OSError:
            self._stderr.close()
            raise
        self._answers: queue.SimpleQueue[Answer] = queue.SimpleQueue()
        self._reader = threading.Thread(target=self._read, name="embedding answers", daemon=True)
        self._reader.start()

    @property
    def id(self) -> int:
        return self._child.pid

    def send(self, texts: list[str]) -> None:
        assert self._child.stdin is not None
        try:
            self._child.stdin.write(msgspec.json.encode(texts) + b"\n")
            self._child.stdin.flush()
        except BrokenPipeError:
            pass  # It has died: the answers end, and whoever waits for one is told.

    def receive(self, done: float, report: Report) -> Answer:
        while True:
            try:
                return self._answers.get(timeout=_TICK_SECONDS)
            except queue.Empty:
                report(done)

    def last_words(self) -> str:
        """How the child ended, for a sentence."""
        try:
            code = self._child.wait(_END_SECONDS)
        except subprocess.TimeoutExpired:
            return ""
        self._stderr.seek(0)
        lines = self._stderr.read().decode(errors="replace").strip().splitlines()
        return f" ({lines[-1].strip()[:200]})" if lines and code > 0 else f" (exit code {code})"

    def end(self) -> None:
        assert self._child.stdin is not None
        assert self._child.stdout is not None
        self._child.kill()
        self._child.wait()
        self._reader.join()
        for stream in (self._child.stdin, self._child.stdout, self._stderr):
            try:
                stream.close()
            except BrokenPipeError:
                continue  # what was not yet written to a dead child

    def _read(self) -> None:
        stdout = self._child.stdout
        assert stdout is not None
        for line in stdout:
            head = msgspec.json.decode(line, type=dict[str, object])
            self._answers.put(head)
            size = head.get("bytes")
            if isinstance(size, int):
                vectors = stdout.read(size)
                self._answers.put(vectors if len(vectors) == size else None)
        self._answers.put(None)


def _environment() -> dict[str, str]:
    path = os.pathsep.join(filter(None, (str(_ROOT), os.environ.get("PYTHONPATH"))))
    # Without it glibc keeps what torch frees: 1.1 GB after 4,000 long texts instead of 0.6 GB after any number.
    return {"MALLOC_MMAP_THRESHOLD_": "1048576", **os.environ, "PYTHONPATH": path}


def batches(texts: Sequence[str], tokens: int = _TOKENS_PER_TEXT) -> Iterator[list[int]]:
    """The numbers of `texts` in batches, short texts first: every text of a batch costs as much as its longest.

    A model reads so many `tokens` of a text at most.
    """
    batch: list[int] = []
    for number in sorted(range(len(texts)), key=lambda number: len(texts[number])):
        longest = min(tokens, len(texts[number].encode("utf-8", "replace")) // 3 + 1)
        if len(batch) == _TEXTS_PER_BATCH or (batch and (len(batch) + 1) * longest > _TOKENS_PER_BATCH):
            yield batch
            batch = []
        batch.append(number)
    if batch:
        yield batch


def _clean(text: str) -> str:
    # Half a surrogate pair is no text for a tokenizer.
    return text.encode("utf-8", "replace").decode()
