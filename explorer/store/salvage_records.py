"""The records that are saved: those of the main file, with the log laid over them, each fit for every reader."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from operator import attrgetter
from struct import Struct

from explorer.memory.keys import Key
from explorer.memory.protocols import Report
from explorer.memory.salvaged import Doubt, DoubtfulRecord, Unplaced
from explorer.store import log_format as log
from explorer.store import vdb_format as fmt
from explorer.store.image import Image
from explorer.store.record_checks import HashTally, Record
from explorer.store.salvage_log import Piece
from explorer.store.salvage_repair import repair
from explorer.store.salvage_search import Search
from explorer.store.vdb_encode import encode_text

_U32, _F64 = Struct("<I"), Struct("<d")
_TELL_EVERY = 500
_WHAT = {log.Delete: "a deletion", log.UpdateMetadata: "a change", log.SetTtl: "an end of life"}


@dataclass(frozen=True, slots=True)
class Rebuilt:
    """The records as an image, what is doubtful of them by key, and the changes of the log that were not made.

    `repaired` holds by row the bytes of the records that had to be changed.
    """

    image: Image
    doubtful: tuple[DoubtfulRecord, ...]
    unplaced: tuple[Unplaced, ...]
    repaired: dict[int, bytes]

    def encoded(self) -> Iterator[bytes]:
        """The records one by one, in the order in which vectlite writes them."""
        present = [record for record in self.image.records if record is not None]
        for record in sorted(present, key=attrgetter("namespace", "id")):
            row = self.image.rows[record.namespace][record.id]
            yield self.repaired.get(row) or encode(self.image, record)


def rebuild(found: Search, report: Report) -> Rebuilt:
    """Put together what was found. Raises what `report` raises."""
    image = Image(found.dimension)
    doubts: defaultdict[Key, dict[Doubt, None]] = defaultdict(dict)
    for number, (key, place) in enumerate(found.chosen.records):
        if number % _TELL_EVERY == 0:
            report(0.3 * number / len(found.chosen.records))
        parsed = fmt.parse_record(found.main, place.start)[0]
        image.apply(log.Upsert(parsed._replace(namespace=key.namespace, id=key.id)), found.main)
        if key in found.chosen.copies:
            doubts[key][Doubt.OTHER_VERSION] = None
        if key in found.chosen.overlapping:
            doubts[key][Doubt.OVERLAPS] = None
    unplaced = _lay_log(image, found, doubts, lambda done: report(0.3 + 0.2 * done))
    repaired = _repair_all(image, doubts, lambda done: report(0.5 + 0.3 * done))
    for key in _with_other_text(image, lambda done: report(0.8 + 0.2 * done)):
        doubts[key][Doubt.HASH] = None
    listed = (DoubtfulRecord(key, why) for key, all_of in doubts.items() for why in all_of if _is_there(image, key))
    return Rebuilt(
        image, tuple(sorted(listed, key=lambda one: (one.key, list(Doubt).index(one.why)))), unplaced, repaired
    )


def encode(image: Image, record: fmt.RawRecord) -> bytes:
    """The bytes of a record of an image, as they stood in the file."""
    return b"".join(
        (
            encode_text(record.namespace),
            encode_text(record.id),
            record.metadata,
            _U32.pack(image.dimension),
            image.encoded_vector(record.vector),
            record.extras,
            _F64.pack(record.expires_at),
        )
    )


def _lay_log(
    image: Image, found: Search, doubts: defaultdict[Key, dict[Doubt, None]], report: Report
) -> tuple[Unplaced, ...]:
    unplaced = []
    copies: defaultdict[Key, list[Key]] = defaultdict(list)
    for copied, of in found.chosen.copies.items():
        copies[of].append(copied)
    for number, piece in enumerate(found.pieces):
        if number % _TELL_EVERY == 0:
            report(number / len(found.pieces))
        for operation in piece.operations:
            key = _key(operation)
            if not _apply(image, piece, operation):
                unplaced.append(Unplaced(_WHAT[type(operation)], key, piece.start))
            elif isinstance(operation, log.Delete):
                for copy_key in copies.pop(key, ()):
                    image.remove(copy_key)
            elif not piece.is_whole:
                doubts[key][Doubt.DAMAGED_BATCH] = None
    return tuple(unplaced)


def _key(operation: log.Operation) -> Key:
    of = operation.record if isinstance(operation, log.Upsert) else operation
    return Key(of.namespace, of.id)


def _apply(image: Image, piece: Piece, operation: log.Operation) -> bool:
    if piece.is_doubtful and isinstance(operation, log.Delete):
        return False
    return image.apply(operation, piece.data) is not None


def _repair_all(image: Image, doubts: defaultdict[Key, dict[Doubt, None]], report: Report) -> dict[int, bytes]:
    repaired = {}
    for row, record in enumerate(image.records):
        if row % _TELL_EVERY == 0:
            report(row / len(image.records))
        if record is None:
            continue
        key = Key(record.namespace, record.id)
        body = encode(image, record)
        changed, found, needs_embedding = repair(body, key)
        if needs_embedding:
            image.apply(log.UpdateMetadata(*key, {"embedding_stale": True}), b"")
            marked = image.records[row]
            assert marked is not None
            changed = repair(encode(image, marked), key)[0]
        if changed is not body:
            repaired[row] = changed
        for doubt in found:
            doubts[key][doubt] = None
    return repaired


def _with_other_text(image: Image, report: Report) -> tuple[Key, ...]:
    tally = HashTally()
    for row, record in enumerate(image.records):
        if row % _TELL_EVERY == 0:
            report(row / len(image.records))
        if record is not None:
            tally.add(Record(Key(record.namespace, record.id), fmt.parse_map(record.metadata, 0)[0], b""))
    found = tally.result()
    # Where no hash fits at all they are of a kind that we do not know, and say nothing.
    return found.mismatches or (found.unrecognised if found.matching else ())


def _is_there(image: Image, key: Key) -> bool:
    return image.row(key) is not None
