"""A workspace file: read once, then followed while agents write to it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from explorer.memory.collector import collector_resting
from explorer.memory.decode import decode_fact
from explorer.memory.health import Damage
from explorer.memory.keys import Key
from explorer.memory.namespaces import is_internal
from explorer.memory.protocols import Report
from explorer.memory.records import SUPERSEDED_BY, UNDONE
from explorer.store import log_format as log
from explorer.store import vdb_format as fmt
from explorer.store import vdb_reader as reader
from explorer.store.image import Image
from explorer.store.index import Entry, Index
from explorer.store.mending import mend
from explorer.store.peeking import NO_LOG, no_vector_fits, peek
from explorer.store.records import FileRecords, facts_of
from explorer.store.reread import reread
from explorer.store.snapshot import FileSnapshot

_CHUNK = 4_000
# So many bytes before the place up to which the log was followed must be there again: else it is another log.
_REMEMBERED = 64
# Up to so many records, and this share of all, are put into the index one by one; more are sooner read anew.
_FEW, _MOST_CHANGED = 1_000, 0.1


class Workspace:
    """Follows one `.vdb` and its `.wal`. Takes no lock, writes nothing (but see `mend`), keeps no handle.

    One thread at a time may call `scan` and `refresh`; the snapshots that they return are safe in any.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._generation = self._row_epoch = 0
        self._stamp: reader.Stamp | None = None
        self._log_offset = 0
        self._log_end = b""
        self._header = fmt.Header(b"", 0, 0, 0, 0)
        self._image = Image(0)
        self._index = Index()
        self._damage: list[Damage] = []
        self._damaged_log_size = 0

    @property
    def path(self) -> Path:
        """The file as it was given."""
        return self._path

    def scan(self, report: Report) -> FileSnapshot:
        """Read everything anew.

        Raises `NotAWorkspace`, `WorkspaceBusy` and what `report` raises; then all is as it was before.
        """
        whole = reader.read_whole(self._path)
        header = reader.check_header(self._path, whole.main)
        image, index, damage = Image(header.dimension), Index(), list[Damage]()
        self._load(image, index, whole.main, header, damage, report)
        self._image, self._index, self._damage, self._header = image, index, damage, header
        self._stamp, self._log_offset = whole.stamp, 0
        self._log_end = b""
        self._row_epoch += 1
        self._damaged_log_size = len(whole.log)
        index.mark_earlier(image.row)
        self._follow_log(whole.log)
        return self._publish()

    def peek(self, report: Report) -> FileRecords:
        """The records alone, as they stand now; what is followed stays as it is. Raises as `scan` does."""
        return peek(self._path, report)

    def refresh(self, report: Report) -> FileSnapshot | None:
        """The state now, or None where it is the one of the last scan or refresh. Raises as `scan` does."""
        if self._stamp is None:
            return self.scan(report)
        tail = reader.read_tail(self._path, self._stamp, self._log_offset, self._log_end)
        if tail is None:
            return self._reread(report)
        if not tail:
            # Where the log was damaged and is another now, only reading it as a whole tells what became of it.
            has_changed = bool(self._damage) and reader.log_size(self._path) != self._damaged_log_size
            return self.scan(report) if has_changed else None
        before = self._log_offset, len(self._damage)
        self._image = self._image.copy()
        self._follow_log(tail)
        self._damaged_log_size = reader.log_size(self._path)
        return self._publish() if (self._log_offset, len(self._damage)) != before else None

    def mend(self) -> bool:
        """Finish what a process that was killed left half done: the one thing here that takes the lock and writes."""
        return mend(self._path.resolve())

    def _reread(self, report: Report) -> FileSnapshot:
        """The main file is another: what is still the same in it is not read again."""
        whole = reader.read_whole(self._path)
        header = reader.check_header(self._path, whole.main)
        image = self._image.copy()
        touched = None if self._damage else reread(image, whole.main, header, report)
        if touched is None or len(touched) > max(_FEW, header.records * _MOST_CHANGED):
            return self.scan(report)
        self._image, self._header, self._stamp = image, header, whole.stamp
        self._log_offset, self._log_end, self._damaged_log_size = 0, b"", len(whole.log)
        if touched:
            self._index_rows(touched)
        self._follow_log(whole.log)
        return self._publish()

    def _load(
        self, image: Image, index: Index, data: bytes, header: fmt.Header, damage: list[Damage], report: Report
    ) -> None:
        entries: list[Entry] = []
        again: dict[int, Entry | None] = {}
        newest = -1

        def on_record(row: int, key: Key, metadata: dict[str, object], ttl: float) -> None:
            nonlocal newest
            entry = _entry(row, key, metadata, ttl)
            if row <= newest:
                again[row] = entry
                return
            newest = row
            if entry is not None:
                entries.append(entry)
            if row % _CHUNK == 0:
                report(row / max(header.records, row + 1))
                load(entries)
                entries.clear()

        with collector_resting(), index.loading() as load:
            faults = image.load(data, header, on_record)
            load(entries)
        damage += (Damage(self._path.name, fault.offset, fault.what, fault.lost) for fault in faults)
        if again:
            index.put([entry for entry in again.values() if entry is not None], replaced=list(again))

    def _follow_log(self, data: bytes) -> None:
        """Lay `data`, which stands in the log behind what was followed so far, over image and index."""
        start = 0
        if not self._log_offset:
            if len(data) < len(fmt.WAL_MAGIC):
                return
            if not data.startswith(fmt.WAL_MAGIC):
                self._note_damage(reader.log_path(self._path), 0, NO_LOG)
                return
            start = len(fmt.WAL_MAGIC)
        touched: dict[int, Key] = {}
        end = start
        try:
            for operations, behind in log.iterate_batches(data, start):
                for operation in operations:
                    self._apply(operation, data, touched)
                end = behind
        except fmt.Malformed as error:
            self._note_damage(reader.log_path(self._path), self._log_offset + error.offset, f"in the log, {error.what}")
        self._log_offset += end
        self._log_end = (self._log_end + data[max(0, end - _REMEMBERED) : end])[-_REMEMBERED:]
        if touched:
            self._index_rows(touched)

    def _apply(self, operation: log.Operation, data: bytes, touched: dict[int, Key]) -> None:
        row = self._image.apply(operation, data)
        if row is not None:
            of = operation.record if isinstance(operation, log.Upsert) else operation
            touched[row] = Key(of.namespace, of.id)

    def _entry(self, row: int) -> Entry | None:
        record = self._image.records[row]
        if record is None:
            return None
        metadata, _ = fmt.parse_map(record.metadata, 0)
        return _entry(row, Key(record.namespace, record.id), metadata, record.expires_at)

    def _index_rows(self, touched: dict[int, Key]) -> None:
        entries = [entry for entry in map(self._entry, touched) if entry is not None]
        roots = self._index.put(entries, replaced=list(touched))
        self._index.mark_earlier(self._image.row, roots.union(touched.values()))

    def _note_damage(self, path: Path, offset: int, what: str) -> None:
        damage = Damage(path.name, offset, what)
        if damage not in self._damage:
            self._damage.append(damage)
        self._damaged_log_size = reader.log_size(self._path)

    def _conflicts(self) -> list[tuple[str, int]]:
        """The kind of every open conflict with the rows of its sides: a conflict of one text is its lineage's."""
        image = self._image
        found = []
        for kind, row in image.open_conflicts():
            record = image.records[row]
            if record is not None:
                key = Key(record.namespace, record.id)
                found += [(kind, member) for member in self._index.relatives(row, key, image.row)]
        return found

    def _publish(self) -> FileSnapshot:
        self._generation += 1
        assert self._stamp is not None
        if self._image.fits_no_vector:
            found = no_vector_fits(self._path.name, self._header)
            self._note_damage(self._path, found.offset, found.what)
        conflicts = self._conflicts()
        self._index.mark_conflicts(conflicts)
        facts = facts_of(self._path, self._header, self._stamp)
        damage: Sequence[Damage] = tuple(self._damage)
        return FileSnapshot(facts, self._generation, self._image, self._index, damage, conflicts, self._row_epoch)


def _entry(row: int, key: Key, metadata: dict[str, object], ttl: float) -> Entry | None:
    """The record as the index takes it; None where it is no fact, or a revision that was undone and so is not there."""
    if is_internal(key.namespace) or metadata.get(SUPERSEDED_BY) == UNDONE:
        return None
    return Entry(row, decode_fact(key, metadata), ttl)
