"""Which of the two ways to add records to a workspace costs less."""

from __future__ import annotations

# What a batch costs for every record that is in the index afterwards (VECTLITE 1), what an insert into the graph costs,
# and what it costs for every record that is there: vectlite makes the list of all their keyword terms anew with each.
# Measured in one run, 30 terms a record: an insert took 24 ms at 1,000 records, 50 at 3,000 and 186 at 10,000, a batch
# 2.8 ms a record.
_REBUILD_SECONDS, _INSERT_SECONDS, _TERMS_SECONDS = 0.002, 0.005, 0.000_013


def is_batch_cheaper(existing: int, new: int, insert_seconds: float | None = None) -> bool:
    """Whether one batch, after which the index is built anew, is quicker by estimate than `new` single inserts.

    `insert_seconds` is what one was seen to take; without it, as many terms are reckoned with as texts have.
    """
    each = _INSERT_SECONDS + (existing + new / 2) * _TERMS_SECONDS if insert_seconds is None else insert_seconds
    return new * each > (existing + new) * _REBUILD_SECONDS
