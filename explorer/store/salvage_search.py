"""What can be found in the bytes of a damaged workspace: its header, its records, and the batches of its log."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from explorer.memory.protocols import Report
from explorer.memory.salvaged import LostPlace
from explorer.store import vdb_format as fmt
from explorer.store.salvage_choice import Chosen, choose, gaps, without_overlaps
from explorer.store.salvage_log import Piece, find_batches, pieces, written_by
from explorer.store.salvage_scan import Findings, find_records, follow_records
from explorer.store.vdb_reader import log_path

_STRAY = "bytes that are no whole record"
_STRAY_BATCH = "bytes that are no whole batch"
_UNMARKED = "the log does not begin with “VWL1”"
_LEAST_RECORD = 40


@dataclass(frozen=True, slots=True)
class Search:
    """What was found; `main` are the bytes of the main file, `size` those of both files."""

    main: bytes
    size: int
    dimension: int
    metric: str
    promised: int | None
    header: tuple[str, ...]
    chosen: Chosen
    pieces: tuple[Piece, ...]
    lost: tuple[LostPlace, ...]
    after_damage: int
    is_cut_short: bool


@dataclass(frozen=True, slots=True)
class _Head:
    """The header as far as it can be believed; `end` is where records begin."""

    dimension: int
    metric: str
    promised: int | None
    flaws: tuple[str, ...]
    end: int


def search(path: Path, main: bytes, wal: bytes, report: Report) -> Search:
    """Find everything in the bytes of both files; `path` is for the names only. Raises what `report` raises."""
    head = _read_head(main, has_log=bool(wal))
    records = _find(main, head, lambda done: report(0.7 * done))
    batches = find_batches(wal, lambda done: report(0.7 + 0.2 * done))
    dimension = _dimension(head, records, batches)
    true, overlapping = without_overlaps(main, [each for each in records.found if each.dimension == dimension])
    # A log of no more than its mark, or not even that, is one of nothing.
    is_marked = wal.startswith(fmt.WAL_MAGIC[: len(wal)])
    log_start = min(len(fmt.WAL_MAGIC), len(wal)) if is_marked else 0
    whole = [each for each in batches.found if each.dimension in (0, dimension)]
    stray, lost = gaps(true, head.end, len(main)), gaps(whole, log_start, len(wal))
    placed = tuple(pieces(wal, whole, dimension, lambda done: report(0.9 + 0.05 * done)))
    first_lost = lost[0][0] if lost else len(wal)
    wal_name = log_path(path).name
    return Search(
        main=main,
        size=len(main) + len(wal),
        dimension=dimension,
        metric=head.metric,
        promised=head.promised,
        header=(*_flaws(head, dimension, None if stray else len(true)), *(() if is_marked else (_UNMARKED,))),
        chosen=choose(main, true, overlapping, written_by(placed), lambda done: report(0.95 + 0.05 * done)),
        pieces=placed,
        lost=(
            *_places(path.name, stray, records, _STRAY),
            *_places(wal_name, lost, batches, _STRAY_BATCH),
        ),
        after_damage=sum(piece.is_whole and piece.start >= first_lost for piece in placed),
        is_cut_short=records.is_cut_short or batches.is_cut_short,
    )


def _read_head(main: bytes, *, has_log: bool) -> _Head:
    if len(main) < fmt.HEADER_SIZE:
        why = "the main file is empty" if not main else f"the main file ends after {len(main)} bytes"
        return _Head(0, fmt.METRICS[0], None, (f"{why}{', only its log is there' if has_log else ''}",), len(main))
    header = fmt.parse_header(main)
    is_marked, is_known = header.magic == fmt.VDB_MAGIC, header.version == fmt.VERSION
    if not is_marked and not is_known:
        return _Head(0, fmt.METRICS[0], None, ("the file does not begin with a header",), 0)
    flaws = []
    if not is_marked:
        flaws.append("it does not begin with “VDB1”")
    if not is_known:
        flaws.append(f"it names format version {header.version}, and was read as version {fmt.VERSION}")
    metric = fmt.METRICS[0]
    if header.metric < len(fmt.METRICS):
        metric = fmt.METRICS[header.metric]
    else:
        flaws.append(f"it names an unknown distance measure ({header.metric}); {metric} is taken")
    promised: int | None = header.records
    if header.records * _LEAST_RECORD > len(main):
        flaws.append(f"it counts {header.records:,} records, more than have room in the file")
        promised = None
    return _Head(header.dimension, metric, promised, tuple(flaws), fmt.HEADER_SIZE)


def _flaws(head: _Head, dimension: int, found: int | None) -> tuple[str, ...]:
    """What is wrong with the header, by what was found; `found` records are all that stand in the main file."""
    flaws = list(head.flaws)
    if head.dimension not in (0, dimension):
        flaws.append(f"it names dimension {head.dimension:,}; the vectors have {dimension:,}")
    if found is not None and head.promised not in (None, found):
        flaws.append(f"it counts {head.promised:,} records; {found:,} stand in the file")
    return tuple(flaws)


def _find(main: bytes, head: _Head, report: Report) -> Findings:
    """The records, fast where the file is sound."""
    if head.end == fmt.HEADER_SIZE and not head.flaws:
        found = follow_records(main, head.end, report)
        is_sound = found.covers(head.end, len(main)) and len(found.found) == head.promised
        if is_sound and all(each.dimension == head.dimension for each in found.found):
            return found
    return find_records(main, head.end, report)


def _dimension(head: _Head, records: Findings, batches: Findings) -> int:
    """Of how many numbers most vectors are; what the header says where that does not decide."""
    votes = Counter(each.dimension for each in (*records.found, *batches.found) if each.dimension)
    return max(votes, key=lambda dimension: (votes[dimension], dimension == head.dimension), default=head.dimension)


def _places(name: str, stray: list[tuple[int, int]], findings: Findings, otherwise: str) -> list[LostPlace]:
    return [LostPlace(name, begin, end - begin, findings.failures.get(begin, otherwise)) for begin, end in stray]
