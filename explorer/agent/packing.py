"""What of a workspace is to go into a snapshot, by the names that a person or agent gives, and what is found in it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence

from explorer.memory.errors import CannotSend
from explorer.memory.keys import Key
from explorer.memory.namespaces import TELEPORT, branches_in
from explorer.memory.protocols import Report
from explorer.services import secrets
from explorer.services.teleport.parcels import Packed, Selection
from explorer.store.snapshot import FileSnapshot


def selection_of(
    here: FileSnapshot,
    namespaces: Sequence[str] | None,
    branches: Sequence[str] | None,
    keys: Collection[Key | str] | None,
    exclude: Collection[Key | str],
    newest_only: bool,
) -> Selection:
    """What is to go, by names. Raises `CannotSend` for one that means nothing: a slip might let go what should stay."""
    for what, names, known in (
        ("namespace", namespaces, list(here.namespaces)),
        ("branch", branches, branches_in(here.namespaces)),
    ):
        strange = next((name for name in names or () if name not in known), None)
        if strange is not None:
            raise CannotSend(f"There is no {what} “{strange}” in “{here.file.path.name}”, so nothing was written.")
    return Selection(
        namespaces=frozenset(namespaces) if namespaces else None,
        branches=frozenset(branches) if branches else None,
        keys=None if keys is None else frozenset(_keys(here, keys)),
        excluded=frozenset(_keys(here, exclude)),
        newest_only=newest_only,
    )


def findings_in(packed: Packed, allowed: Collection[str], report: Report) -> tuple[secrets.Finding, ...]:
    """Secrets and personal data in what is to go, those with `allowed` digests apart."""
    records = [each for each in packed.parcel.records if each.namespace != TELEPORT]
    told = ((Key(each.namespace, each.id), each.metadata) for each in records)
    return tuple(secrets.scan(told, len(records), report, allowed))


def _keys(here: FileSnapshot, said: Iterable[Key | str]) -> Iterator[Key]:
    for each in said:
        key = each if isinstance(each, Key) else here.resolve(each, "")
        if key is None or here.row(key) is None:
            raise CannotSend(f"There is no memory “{each}” in “{here.file.path.name}”, so nothing was written.")
        yield key
