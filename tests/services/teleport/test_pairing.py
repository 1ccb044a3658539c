from __future__ import annotations

from explorer.memory.keys import Key
from explorer.memory.text import content_hash
from explorer.services.teleport.pairing import Naming, Pairing, copies_by_text
from tests.services.conftest import Records
from tests.services.raw_snapshot import key_of
from tests.services.teleport.workspaces import lineages, state, store

GONE = {"content": "", "content_hash": content_hash("A"), "superseded_by": "system:deleted"}
A, B = {"content": "A"}, {"content": "B"}
X, Y = key_of("user x"), key_of("user y")


def pairing(here: Records, there: Records, base: Records | None = None) -> Pairing:
    known = None if base is None else lineages(store(base))
    return Pairing(lineages(store(here)), lineages(store(there)), known, Naming())


def test_a_twin_says_the_same_under_another_id() -> None:
    assert pairing({"user x": A}, {"user y": A}).twin(Y) == X
    assert pairing({"user x": A}, {"user y": B}).twin(Y) is None
    assert pairing({"user x": A, "user y": B}, {"user y": A}).twin(Y) is None
    assert pairing({"user x": GONE}, {"user y": A}).twin(Y) is None
    assert pairing({"user x": A}, {"user y": GONE}).twin(Y) is None
    assert pairing({"user x": A}, {}).twin(Y) is None


def test_a_text_that_is_about_to_go_is_no_twin() -> None:
    there: Records = {"user x": B, "user y": A}
    assert pairing({"user x": A}, there).twin(Y) is None
    assert pairing({"user x": A}, there, {"user x": A}).twin(Y) is None
    assert pairing({"user x": A}, there, {"user x": B}).twin(Y) == X
    assert pairing({"user x": A}, {"user x": {**A, "topic": "t"}, "user y": A}, {"user x": A}).twin(Y) == X


def test_of_what_has_a_name_only_that_counts() -> None:
    note, other = {"agent_id": "qa", "content": "A"}, {"agent_id": "qa", "content": "B"}
    x, y = key_of("__notes__ x"), key_of("__notes__ y")
    assert pairing({"__notes__ x": note}, {"__notes__ y": other}).twin(y) == x
    assert pairing({"__notes__ x": note}, {"__notes__ y": other, "__notes__ x": note}).twin(y) is None
    assert pairing({"__notes__ x": note}, {"__notes__ y": other, "__notes__ x": other}).twin(y) == x
    assert pairing({"__notes__ x": note}, {"__notes__ y": {**note, "agent_id": "ceo"}}).twin(y) is None


def test_a_copy_is_found_by_its_text() -> None:
    there: Records = {"user x": B}
    copy = copies_by_text(state(store(there), "user x"))[0]
    assert copy == Key("user", f"x+{content_hash('B')[:8]}")
    found = pairing({f"user {copy.id}": B}, there)
    assert found.copy(state(store(there), "user x")) == copy
    assert found.copy(state(store({"user x": A}), "user x")) is None


def test_what_was_deleted_under_another_id() -> None:
    there: Records = {"user y": A}
    assert pairing({"user x": GONE}, there).deleted(state(store(there), "user y")) == X
    assert pairing({"user x": GONE}, {**there, "user x": GONE}).deleted(state(store(there), "user y")) is None
    empty: Records = {"user y": {}}
    assert pairing({"user x": GONE}, empty).deleted(state(store(empty), "user y")) is None


def test_what_took_its_place_is_called_as_here() -> None:
    here: Records = {"user a": {**A, "superseded_by": "x"}, "user x": B, "user z": {"content": "Z"}}
    there: Records = {"user a": {**A, "superseded_by": "y"}, "user y": B, "user z": {"content": "Z"}}
    found = pairing(here, there)
    ours, theirs = state(store(here), "user a"), state(store(there), "user a")
    aligned = found.aligned(ours, theirs)
    assert aligned is not None
    assert (theirs.replaced_by, aligned.replaced_by) == ("user/y", "user/x")
    assert found.aligned(ours, None) is None
    for other in (
        ours,
        state(store({"user a": A}), "user a"),
        state(store({"user a": {**A, "superseded_by": "z"}}), "user a"),
    ):
        assert found.aligned(ours, other) is other
    elsewhere = state(store({"user a": {**A, "superseded_by": "gone"}}), "user a")
    assert found.aligned(ours, elsewhere) is elsewhere


def test_a_copy_that_took_its_place_is_the_same_too() -> None:
    copy = f"c+{content_hash('B')[:8]}"
    here: Records = {"user a": {**A, "superseded_by": copy}, f"user {copy}": B, "user c": {"content": "C"}}
    there: Records = {"user a": {**A, "superseded_by": "c"}, "user c": B}
    aligned = pairing(here, there).aligned(state(store(here), "user a"), state(store(there), "user a"))
    assert aligned is not None
    assert aligned.replaced_by == f"user/{copy}"
