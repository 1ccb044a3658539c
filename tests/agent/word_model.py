"""A model without a file: texts that share words lie near each other."""

from __future__ import annotations

import re
import zlib
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext

import numpy as np

from explorer.memory.protocols import Embedder, Matrix, Report
from explorer.services.embedding_model import DIMENSION, MODEL_NAME


class WordModel:
    """Every word has its axis."""

    name = MODEL_NAME
    dimension = DIMENSION

    def embed(self, texts: Sequence[str], report: Report) -> Matrix:
        vectors = np.zeros((len(texts), DIMENSION), np.float32)
        for row, text in enumerate(texts):
            for word in re.findall(r"\w+", text.casefold()) or [""]:
                vectors[row, zlib.crc32(word.encode()) % DIMENSION] += 1
        return np.asarray(vectors / np.linalg.norm(vectors, axis=1, keepdims=True), np.float32)

    def __call__(self) -> AbstractContextManager[Embedder]:
        return nullcontext(self)
