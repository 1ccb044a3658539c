"""JSON Lines of ours: every record as it is stored, so that an import gives it back."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec
import numpy as np

from explorer.agent.exports.contents import Chosen, Contents
from explorer.memory.keys import Key
from explorer.memory.namespaces import is_internal, is_visible


def json_lines(chosen: Chosen) -> Contents:
    """A line `{"namespace", "id", "metadata", "vector"?}` for every record of every namespace, by key.

    With a branch: what is seen on it, and the records of the system. Metadata are whole, tombstones and earlier texts
    are in; vectors are those of texts.
    """
    keys = sorted(chosen.snapshot.keys())
    kept = [key for key in keys if is_internal(key.namespace) or is_visible(key.namespace, chosen.branch)]
    left_out = Counter({"records of other branches": len(keys) - len(kept)})
    return Contents(_lines(chosen, kept, left_out), len(kept), {"records": len(kept)}, left_out)


def _lines(chosen: Chosen, keys: list[Key], left_out: Counter[str]) -> Iterator[bytes]:
    snapshot = chosen.snapshot
    for key in keys:
        row = snapshot.row(key)
        assert row is not None
        metadata = snapshot.metadata(row)
        record: dict[str, object] = {"namespace": key.namespace, "id": key.id, "metadata": metadata}
        cargo = snapshot.cargo(key)
        left_out["further vectors"] += len(cargo.named)
        left_out["times to live"] += bool(cargo.expires_at)
        if metadata.get("content") and cargo.vector:
            if chosen.vectors:
                record["vector"] = np.frombuffer(cargo.vector, "<f4").tolist()
            else:
                left_out["vectors"] += 1
        yield msgspec.json.encode(record) + b"\n"
