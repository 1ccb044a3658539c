from __future__ import annotations

import pytest

from explorer.memory.changes import ChangeKind, ChangeSet, Insert, Patch, Purge, new_change_set
from explorer.memory.keys import Key
from explorer.memory.query import FactState
from explorer.memory.text import content_hash
from explorer.services.dossier import FactDossier, PolicyDossier
from explorer.services.editing import Editing
from explorer.services.edits import set_fields
from explorer.services.revisions import revise
from explorer.services.word_diff import Change
from explorer.store.snapshot import FileSnapshot
from explorer.ui.details.shown import Shown, current_key, read_ahead
from explorer.ui.standing import ahead_of
from tests.ui.conftest import MAIN, NOW

CACHE = Key(MAIN, "cache")


def look(snapshot: FileSnapshot, key: Key, *changes: ChangeSet | None, follows: bool = True) -> Shown | None:
    ahead = ahead_of(snapshot, [change for change in changes if change is not None])
    return read_ahead(snapshot, ahead, key, NOW, follows=follows)


def editing(snapshot: FileSnapshot, *changes: ChangeSet | None) -> Editing:
    return Editing(snapshot, ahead_of(snapshot, [change for change in changes if change is not None]), NOW, "ana")


def test_a_record_in_the_file_waits_for_nothing(snapshot: FileSnapshot) -> None:
    shown = look(snapshot, CACHE)
    assert shown is not None
    assert (shown.key, shown.in_file, shown.root, shown.waits) == (CACHE, CACHE, CACHE, False)
    assert shown.values["topic"] == "cache"


def test_an_attribute_that_waits_is_laid_over(snapshot: FileSnapshot) -> None:
    change = set_fields(editing(snapshot), [CACHE], {"topic": "sessions", "pinned": True, "importance": 0.8})
    shown = look(snapshot, CACHE, change)
    assert shown is not None
    assert shown.waits
    assert isinstance(shown.dossier, FactDossier)
    assert shown.dossier.fact.topic == "sessions"
    assert shown.dossier.state is FactState.PINNED
    assert shown.dossier.importance_now == 0.8


def test_a_conflict_stays_a_conflict(snapshot: FileSnapshot) -> None:
    key = Key(MAIN, "deploy")
    shown = look(snapshot, key, set_fields(editing(snapshot), [key], {"topic": "x"}))
    assert shown is not None
    assert isinstance(shown.dossier, FactDossier)
    assert shown.dossier.state is FactState.CONTRADICTION


def test_texts_that_wait_are_the_newest_of_the_history(snapshot: FileSnapshot) -> None:
    first = revise(editing(snapshot), CACHE, "Valkey caches the sessions of the shop")
    second = revise(editing(snapshot, first), CACHE, "Nothing is cached")
    shown = look(snapshot, CACHE, first, second)
    assert shown is not None
    assert (shown.key.id, shown.in_file.id, shown.root.id) == ("cache~3", "cache", "cache")
    assert shown.record.content == "Nothing is cached"
    assert [revision.key.id for revision in shown.dossier.history] == ["cache~3", "cache"]
    assert any(piece.change is Change.REMOVED for piece in shown.dossier.history[0].pieces)
    assert CACHE in shown.lineage
    by_its_new_key = look(snapshot, Key(MAIN, "cache~3"), first, second)
    assert by_its_new_key is not None
    assert by_its_new_key.key.id == "cache~3"


def test_a_policys_rule_that_waits_is_counted(snapshot: FileSnapshot) -> None:
    key = Key("__policies__", "p-on")
    before = look(snapshot, key)
    after = look(snapshot, key, revise(editing(snapshot), key, "Deploy with two approvals, always, without exception"))
    assert before is not None
    assert after is not None
    assert isinstance(before.dossier, PolicyDossier)
    assert isinstance(after.dossier, PolicyDossier)
    assert after.dossier.tokens > before.dossier.tokens
    assert after.record.content.endswith("without exception")


def test_an_earlier_revision_is_followed_only_where_that_is_asked(snapshot: FileSnapshot) -> None:
    earlier = Key(MAIN, "db")
    followed, itself = look(snapshot, earlier), look(snapshot, earlier, follows=False)
    assert followed is not None
    assert itself is not None
    assert (followed.key.id, itself.key.id) == ("db~2", "db")


@pytest.mark.parametrize(
    ("key", "current"),
    [
        (Key(MAIN, "db"), "db~2"),
        (Key(MAIN, "db~2"), "db~2"),
        (Key(MAIN, "old"), "old"),
        (Key(MAIN, "gone"), "gone"),
        (Key("__policies__", "p-old"), "p-old"),
        (Key("__conflicts__", "c1"), "c1"),
        (Key("nowhere", "nothing"), "nothing"),
    ],
)
def test_only_revisions_of_the_same_record_are_followed(snapshot: FileSnapshot, key: Key, current: str) -> None:
    assert current_key(snapshot, key).id == current


def test_what_is_not_there_or_will_be_erased_is_none(snapshot: FileSnapshot) -> None:
    assert look(snapshot, Key("nowhere", "nothing")) is None
    digest = content_hash("Redis caches the sessions of the shop")
    change = new_change_set(ChangeKind.ERASE, (Purge(CACHE, digest),), NOW, "ana")
    assert look(snapshot, CACHE, change) is None


def test_a_change_that_does_not_fit_shows_nothing(snapshot: FileSnapshot) -> None:
    stale = new_change_set(ChangeKind.EDIT, (Patch(CACHE, {"topic": "another"}, {"topic": "x"}),), NOW, "ana")
    orphan = new_change_set(
        ChangeKind.REVISE, (Insert(Key(MAIN, "x~2"), {"revision_of": "x"}, source=Key(MAIN, "x")),), NOW, "ana"
    )
    shown = look(snapshot, CACHE, stale, orphan)
    assert shown is not None
    assert not shown.waits
    assert shown.values["topic"] == "cache"
