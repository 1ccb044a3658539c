"""Episodic links between facts and records for conflicts, both from the real vectors."""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np
import texture
from records import Record, present, stable_id
from texture import iso, moment

if TYPE_CHECKING:
    from collections.abc import Mapping

    from content import ConflictRow
    from lineages import Lineages
    from vectors import Matrix

THRESHOLD = 0.35
STRONGEST = 0.9
BEST = 5
_AKIN = 0.28
_MOST_FACTS = 8
_OPENING = 400
_WORD = re.compile(r"\w+(?:[-_./]\w+)*")
_TOO_PLAIN = frozenset(
    "again anything before been better both cannot cover does each eight else every gets instead keep keeps later "
    "likes made moved much must never nothing older once only other others same takes than that then there they thing "
    "until uses wants what when where which while will with without would written просить надсилаємо лише".split()
)


def with_links(records: list[Record], vectors: Matrix, lineages: Lineages) -> list[Record]:
    """Return the fact records with `links` as SEMANTICS 12 says.

    Active facts are related when the larger of scaled cosine and shared rare words is at least 0.35; each keeps its
    best five. A link stays within what one branch sees. Earlier texts of a lineage carry the links of the newest.
    """
    newest = {(each.namespace, each.newest) for each in lineages if each.active}
    places = [at for at, record in enumerate(records) if (record.namespace, record.id) in newest]
    weights = _relatedness([records[at] for at in places], vectors[places])
    links: dict[tuple[str, str], list[dict[str, Any]]] = {}
    for row, at in enumerate(places):
        best = sorted((-round(float(weight), 3), column) for column, weight in enumerate(weights[row]))[:BEST]
        links[records[at].namespace, _root(records[at])] = [
            {"to": records[places[column]].ref, "type": "related", "weight": -weight}
            for weight, column in best
            if -weight >= THRESHOLD
        ]
    return [record.with_metadata(links=links.get((record.namespace, _root(record)), [])) for record in records]


def _relatedness(records: list[Record], vectors: Matrix) -> Matrix:
    """Return symmetric weights from 0 to 0.9, zero on the diagonal and between facts that no branch sees together."""
    texts = [record.metadata["content"] for record in records]
    latin = np.array([_mostly_latin(text) for text in texts])
    cosines = vectors @ vectors.T
    # The model knows English: two unrelated Ukrainian texts reach 0.79 because they share a script.
    scaled = np.where(np.outer(latin, latin), (cosines - 0.5) * 2, 0)
    shared = np.where(cosines >= _AKIN, _shared_rare_words([_rare_candidates(text) for text in texts]), 0)
    together = [[_seen_together(one.namespace, other.namespace) for other in records] for one in records]
    weights = np.where(together, np.minimum(STRONGEST, np.maximum(scaled, shared)), 0)
    np.fill_diagonal(weights, 0)
    return np.asarray(weights, dtype=np.float32)


def _root(record: Record) -> str:
    return str(record.metadata.get("revision_of", record.id))


def _seen_together(one: str, other: str) -> bool:
    branches = {name.partition(":")[2] for name in (one, other)} - {""}
    return len(branches) <= 1


def _mostly_latin(text: str) -> bool:
    letters = [letter for letter in text if letter.isalpha()]
    return sum(letter < "\u0250" for letter in letters) > len(letters) / 2


def _rare_candidates(text: str) -> set[str]:
    """Words of the opening only, else a long runbook would be related to everything."""
    words = {word for word in _WORD.findall(text[:_OPENING].casefold()) if len(word) > 3 and not word.isdigit()}
    return words - _TOO_PLAIN


def _shared_rare_words(words: list[set[str]]) -> Matrix:
    """Return weights for pairs of texts that share words found in at most eight texts.

    An identifier (`stock-reaper`, `psp_events`) counts 1.2 divided by the number of texts with it, a plain word 1.
    """
    counts = Counter(word for each in words for word in each)
    weights = np.zeros((len(words), len(words)), dtype=np.float32)
    for word in sorted(word for word, count in counts.items() if 2 <= count <= _MOST_FACTS):
        places = [at for at, each in enumerate(words) if word in each]
        weights[np.ix_(places, places)] += (1.2 if re.search(r"[-_./]", word) else 1.0) / len(places)
    return weights


def conflict_records(rows: list[ConflictRow], lineages: Lineages, vectors: Mapping[str, Matrix]) -> list[Record]:
    """Return a record for each conflict; its id depends on the kind and the unordered pair alone."""
    records = []
    for row in rows:
        one, other = (lineages.newest_ref(handle) for handle in row.pair)
        metadata = present(
            kind=row.kind,
            a=one,
            b=other,
            state=row.state,
            similarity=round(float(vectors[one] @ vectors[other]), 3),
            created_at=iso(moment(row.found, one)),
            winner=lineages.newest_ref(row.winner) if row.winner else None,
            resolved_at=iso(texture.moment(row.resolved.at, other)) if row.resolved else None,
            resolved_by=row.resolved.by if row.resolved else None,
        )
        records.append(Record("__conflicts__", stable_id("conflict", row.kind, *sorted((one, other))), metadata))
    return records
