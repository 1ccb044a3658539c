"""A few counts for the person who edits the content."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from texture import LAST_DECAY, REFERENCE, iso

if TYPE_CHECKING:
    from pathlib import Path

    from records import Record

_THRESHOLD = 0.05


def print_summary(facts: list[Record], counts: dict[str, int], target: Path) -> None:
    """Print records a namespace, and how many facts show each state or kind."""
    print(f"{target}: {target.stat().st_size:,} bytes, {sum(counts.values())} records")
    for namespace, count in counts.items():
        print(f"  {count:4}  {namespace}")
    active = [record for record in facts if "superseded_by" not in record.metadata]
    print(f"facts: {len(facts)} records, {len(active)} active")
    for what, count in _states(facts, active).items():
        print(f"  {count:4}  {what}")
    for key in ("fact_type", "domain", "agent_id", "veracity"):
        values = Counter(record.metadata[key] for record in active)
        print(f"{key}: " + ", ".join(f"{name} {count}" for name, count in values.most_common()))


def _states(facts: list[Record], active: list[Record]) -> dict[str, int]:
    now, scale = iso(REFERENCE), 2 ** (-(REFERENCE - LAST_DECAY).total_seconds() / 3600 / 168)
    meta = [record.metadata for record in active]
    month_ago = iso(REFERENCE.replace(month=REFERENCE.month - 1))
    return {
        "lineages with revisions": len({r.ref.partition("~")[0] for r in facts if "revision_of" in r.metadata}),
        "superseded by another fact": sum(_by_another(record) for record in facts),
        "tombstones": sum("deleted_at" in record.metadata for record in facts),
        "expired": sum(each.get("valid_until", now) < now for each in meta),
        "faded below the threshold": sum(
            each["importance"] * scale < _THRESHOLD and not each.get("pinned") for each in meta
        ),
        "old with confidence below 0.5": sum(
            each["confidence"] < 0.5 and each["created_at"] < month_ago for each in meta
        ),
        "pinned": sum("pinned" in each for each in meta),
        "with links": sum(bool(each["links"]) for each in meta),
        "links": sum(len(each["links"]) for each in meta),
        "longer than 2,000 characters": sum(len(each["content"]) > 2000 for each in meta),
    }


def _by_another(record: Record) -> bool:
    target = record.metadata.get("superseded_by", "system:")
    return not target.startswith("system:") and "~" not in target
