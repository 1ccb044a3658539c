"""What a person or an agent is told once a snapshot was written: what is in it, what stayed, how to know it again."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from explorer.memory.teleport import Sent
from explorer.memory.times import format_time
from explorer.services.secrets import Finding
from explorer.services.teleport.parcels import LeftOut, Packed

_STAYED = {
    "namespaces": ("memory in namespaces that were not chosen", "memories in namespaces that were not chosen"),
    "branches": ("memory of branches that were not chosen", "memories of branches that were not chosen"),
    "not_chosen": ("memory that was not chosen", "memories that were not chosen"),
    "excluded": ("memory that was left out by hand", "memories that were left out by hand"),
    "deleted": ("deleted memory", "deleted memories"),
    "earlier_texts": ("earlier text", "earlier texts"),
}
_UNITS = ("bytes", "kB", "MB", "GB", "TB")
_STEP = 1_000
_BIDI_CONTROLS = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})


@dataclass(frozen=True, slots=True)
class SnapshotReceipt:
    """A snapshot that was written.

    `memories` counts by namespace, `records` all records in the file, earlier texts and those about the file
    included. `findings` went out nevertheless. With `is_base_kept` the workspace knows what it sent: when the file
    comes back, both sides' changes are told apart.
    """

    snapshot_id: str
    path: Path
    sha256: str
    size: int
    created_at: datetime
    workspace: str
    memories: Mapping[str, int]
    records: int
    left_out: LeftOut
    findings: tuple[Finding, ...] = ()
    is_base_kept: bool = True


def receipt_of(
    packed: Packed, sent: Sent, workspace: str, now: datetime, findings: Iterable[Finding], *, is_base_kept: bool
) -> SnapshotReceipt:
    """The receipt for a snapshot that was put together and written at `now`; `workspace` is its origin's name."""
    return SnapshotReceipt(
        packed.identity,
        sent.path,
        sent.sha256,
        sent.size,
        now,
        workspace,
        dict(packed.memories),
        len(packed.parcel.records),
        packed.left_out,
        tuple(findings),
        is_base_kept,
    )


def as_plain(receipt: SnapshotReceipt) -> dict[str, Any]:
    """The receipt in the types that JSON has. Values that were found are in it masked, without their digests."""
    return {
        "snapshot_id": receipt.snapshot_id,
        "path": _storable(str(receipt.path)),
        "sha256": receipt.sha256,
        "size": receipt.size,
        "created_at": format_time(receipt.created_at),
        "workspace": _storable(receipt.workspace),
        "memories": {_storable(namespace): number for namespace, number in receipt.memories.items()},
        "records": receipt.records,
        "left_out": {field.name: getattr(receipt.left_out, field.name) for field in fields(LeftOut)},
        "findings": [
            {
                "record": _storable(str(finding.key)),
                "field": _storable(finding.field),
                "kind": finding.kind.value,
                "what": finding.what,
                "masked": _storable(finding.masked),
            }
            for finding in receipt.findings
        ],
        "is_base_kept": receipt.is_base_kept,
    }


def as_json(receipt: SnapshotReceipt) -> str:
    """The receipt for programs: one object, indented, with the fields of the class."""
    return msgspec.json.format(msgspec.json.encode(as_plain(receipt)), indent=2).decode()


def as_text(receipt: SnapshotReceipt) -> str:
    """The receipt in English, for a message beside the file; every line is one line, whatever the names hold."""
    return "\n".join(_lines(receipt)) + "\n"


def _lines(receipt: SnapshotReceipt) -> Iterator[str]:
    total = sum(receipt.memories.values())
    yield f"Snapshot of “{_line(receipt.workspace)}”, {receipt.created_at.astimezone(UTC):%Y-%m-%d %H:%M:%S} UTC"
    yield ""
    yield f"File:     {_line(str(receipt.path))}"
    yield f"Size:     {_size(receipt.size)}"
    yield f"SHA-256:  {receipt.sha256}"
    yield f"Snapshot: {receipt.snapshot_id}"
    yield ""
    yield f"It holds {_count(total, 'memory', 'memories')} in {_count(receipt.records, 'record', 'records')}:"
    width = max((len(f"{number:,}") for number in receipt.memories.values()), default=0)
    for namespace, number in sorted(receipt.memories.items()):
        yield f"  {number:>{width},}  {_line(namespace) or '(no namespace)'}"
    yield ""
    yield from _stayed(receipt.left_out)
    yield ""
    yield from _found(receipt.findings)
    if not receipt.is_base_kept:
        yield ""
        yield "What was sent could not be noted: when the file comes back, it is compared without a common base."


def _stayed(left_out: LeftOut) -> Iterator[str]:
    stayed = [(getattr(left_out, name), *words) for name, words in _STAYED.items() if getattr(left_out, name)]
    if not stayed:
        yield "Nothing stayed behind."
    else:
        yield "What stayed:"
        yield from (f"  {_count(*each)}" for each in stayed)
    if left_out.references:
        lead = "reference leads" if left_out.references == 1 else "references lead"
        yield f"{left_out.references:,} {lead} from what went to what stayed."


def _found(findings: tuple[Finding, ...]) -> Iterator[str]:
    if not findings:
        yield "No secrets or personal data that the scan found went out."
        return
    yield f"{_count(len(findings), 'finding', 'findings')} of the scan for secrets and personal data went out:"
    for finding in findings:
        what = finding.what or finding.kind.value
        yield f"  {what}: {_line(finding.masked)} in {_line(finding.field)} of {_line(str(finding.key))}"


def _count(number: int, one: str, many: str) -> str:
    return f"{number:,} {one if number == 1 else many}"


def _size(size: int) -> str:
    amount, unit = float(size), 0
    while amount >= _STEP and unit < len(_UNITS) - 1:
        amount, unit = amount / _STEP, unit + 1
    exact = _count(size, "byte", "bytes")
    return exact if unit == 0 else f"{amount:.1f} {_UNITS[unit]} ({exact})"


def _line(text: str) -> str:
    """`text` without what would break the line, turn it round or steer a terminal."""
    kept = (
        " " if unicodedata.category(letter) in ("Cc", "Zl", "Zp") else letter
        for letter in _storable(text)
        if unicodedata.bidirectional(letter) not in _BIDI_CONTROLS
    )
    return "".join(kept)


def _storable(text: str) -> str:
    """A name that is not UTF-8 has half characters in Python, which neither JSON nor a clipboard can hold."""
    return text.encode("utf-8", "replace").decode()
