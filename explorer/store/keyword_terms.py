"""The keyword terms that stand beside a record, by which a plain vectlite client searches it."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Mapping

from explorer.memory.embedded_text import embedded_text
from explorer.memory.namespaces import SKILLS
from explorer.memory.terms import index_text, pieces


def keyword_terms(text: str) -> dict[str, float]:
    """Case-folded words of any script with their share of all words; the shares add up to 1.

    For ASCII these are the terms and weights of vectlite's own `sparse_terms`, which knows no other letters
    (VECTLITE 3). Scripts written without spaces give overlapping character pairs.
    """
    words = pieces(index_text(unicodedata.normalize("NFC", text.casefold())))
    return {word: count / len(words) for word, count in Counter(words).items()}


def record_terms(metadata: Mapping[str, object], namespace: str = "") -> dict[str, float]:
    """The terms of a record: of its topic and its text; of a skill those of the text that is embedded (seed A)."""
    if namespace == SKILLS:
        return keyword_terms(embedded_text(namespace, metadata))
    texts = (metadata.get(name) for name in ("topic", "content"))
    return keyword_terms(" ".join(text for text in texts if isinstance(text, str)))
