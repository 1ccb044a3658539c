from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from explorer.memory.keys import Key
from explorer.memory.protocols import Cancelled
from explorer.memory.text import content_hash
from explorer.services.teleport.classify import DiffClass
from explorer.services.teleport.parcels import LeftOut, Packed, Selection, chosen, pack
from explorer.services.teleport.peers import snapshot_id
from tests.memory.change_samples import Store
from tests.services.conftest import Records
from tests.services.raw_snapshot import MAIN, NOW, key_of
from tests.services.teleport.evolving import Pair, pairs
from tests.services.teleport.workspaces import Workspace, compared, lineages, merged, quiet, states, store

GONE = {"content": "", "content_hash": content_hash("X"), "superseded_by": "system:deleted"}
WHOLE: Records = {
    "user a": {"content": "A", "superseded_by": "a~2"},
    "user a~2": {"content": "A2", "revision_of": "a", "links": [{"to": "user/b~2"}, {"to": f"{MAIN}/p"}]},
    "user b": {"content": "B", "superseded_by": "b~2"},
    "user b~2": {"content": "B2", "revision_of": "b", "superseded_by": "a~2", "їх": 1},
    "user gone": GONE,
    "user no": {"content": "undone", "superseded_by": "system:undone"},
    f"{MAIN} p": {"content": "P"},
    "project:x p": {"content": "PX"},
    "__policies__ r": {"content": "R", "source_fact_ids": ["user/a~2", "user/gone"]},
    "__workspace__ w": {"name": "mine", "embedding_model": "m"},
    "__teleport__ snapshot": {"snapshot_id": "old", "ancestors": ["older"]},
}


def packed(records: Records | Store, selection: Selection | None = None) -> Packed:
    known = {key_of(key) if isinstance(key, str) else key: data for key, data in records.items()}
    return pack(Workspace(known, "mine.vdb"), selection or Selection(), NOW, quiet)


def content(parcel: Packed) -> Store:
    """The file that is written."""
    return {Key(record.namespace, record.id): dict(record.metadata) for record in parcel.parcel.records}


def test_everything_goes_but_what_was_undone() -> None:
    found = packed(WHOLE)
    expected = {key: data for key, data in store(WHOLE).items() if key.id not in ("no", "snapshot")}
    sent = content(found)
    about = sent.pop(Key("__teleport__", "snapshot"))
    assert sent == expected
    assert about["snapshot_id"] == found.identity == snapshot_id(Workspace(content(found)))
    assert about["ancestors"] == ["old", "older"]
    assert about["workspace"] == "mine"
    assert found.left_out == LeftOut()
    assert found.memories == {"user": 3, MAIN: 1, "project:x": 1, "__policies__": 1}
    assert found.seen == {key: data for key, data in expected.items() if key.namespace != "__workspace__"}
    assert (found.parcel.dimension, found.parcel.metric) == (3, "cosine")
    assert {len(record.cargo.vector) for record in found.parcel.records} == {0, 12}


@pytest.mark.parametrize(
    ("selection", "goes", "left_out"),
    [
        (Selection(namespaces=frozenset(["user"])), "a b gone", LeftOut(namespaces=3, references=1)),
        (Selection(branches=frozenset(["x"])), "a b gone p r", LeftOut(branches=1, references=1)),
        (Selection(branches=frozenset()), "a b gone r", LeftOut(branches=2, references=1)),
        (Selection(keys=frozenset([key_of("user b")])), "b", LeftOut(not_chosen=5, references=1)),
        (Selection(excluded=frozenset([key_of("user a~2")])), "b gone p p r", LeftOut(excluded=1, references=2)),
        (Selection(newest_only=True), "a b p p r", LeftOut(deleted=1, earlier_texts=2, references=1)),
        (Selection(keys=frozenset([key_of("user ?")])), "", LeftOut(not_chosen=6)),
    ],
)
def test_what_goes_and_what_stays(selection: Selection, goes: str, left_out: LeftOut) -> None:
    found = packed(WHOLE, selection)
    assert sorted(root.id for root in lineages(found.seen).roots) == goes.split()
    assert found.left_out == left_out
    _, roots, preview = chosen(Workspace(store(WHOLE)), selection, quiet)
    assert sorted(root.id for root in roots) == goes.split()
    assert (preview.references, preview.deleted, preview.earlier_texts) == (0, left_out.deleted, left_out.earlier_texts)


def test_the_newest_goes_under_the_first_id_and_references_follow() -> None:
    sent = content(packed(WHOLE, Selection(newest_only=True)))
    assert sent[key_of("user a")] == {"content": "A2", "links": [{"to": "user/b"}, {"to": f"{MAIN}/p"}]}
    assert sent[key_of("user b")] == {"content": "B2", "superseded_by": "a", "їх": 1}
    assert sent[key_of("__policies__ r")]["source_fact_ids"] == ["user/a", "user/gone"]


def test_a_trail_in_a_circle_leads_nowhere_in_what_goes() -> None:
    b = {"content": "B", "revision_of": "a", "superseded_by": "a"}
    circle: Records = {"user a": {"content": "A", "superseded_by": "a~2"}, "user a~2": b}
    sent = content(packed(circle, Selection(newest_only=True)))
    assert sent[key_of("user a")] == {"content": "B"}


def test_packing_can_be_stopped() -> None:
    def stop(share: float) -> None:
        raise Cancelled

    with pytest.raises(Cancelled):
        pack(Workspace(store(WHOLE)), Selection(), NOW, stop)


@settings(max_examples=100)
@given(pairs(), st.booleans())
def test_what_comes_back_unchanged_is_the_same(pair: Pair, is_newest_only: bool) -> None:
    found = packed(pair.here, Selection(newest_only=is_newest_only))
    back = content(found)
    diffs = {row.diff for row in compared(pair.here, back, found.seen).rows if row.there_root is not None}
    assert diffs <= {DiffClass.SAME}
    if not is_newest_only:
        assert {row.diff for row in compared(pair.here, back).rows} <= {DiffClass.SAME}
    assert merged(pair.here, back, found.seen).merge.change is None


@settings(max_examples=60)
@given(pairs(), st.booleans())
def test_what_comes_back_edited_is_theirs(pair: Pair, is_newest_only: bool) -> None:
    found = packed(pair.here, Selection(newest_only=is_newest_only))
    back = content(found)
    edited = {root for root, one in states(found.seen).items() if not one.is_deleted and root in back}
    for root in edited:
        newest = lineages(found.seen).keys(root)[-1]
        back[newest] = {**back[newest], "content": f"{root.id} edited there"}
    done = merged(pair.here, back, found.seen)
    assert {root: states(done.after)[root].text for root in edited} == {
        root: f"{root.id} edited there" for root in edited
    }
    assert done.merge.tally.unsolved == 0


def test_a_memory_may_be_called_none() -> None:
    sent = content(packed({"user None": {"content": "A"}}, Selection(newest_only=True)))
    assert sent[key_of("user None")] == {"content": "A"}
    for odd in (None, 7, ["a"]):
        records: Records = {"user 7": {"content": "A", "superseded_by": odd}}
        assert packed(records, Selection(newest_only=True)).memories == {"user": 1}
