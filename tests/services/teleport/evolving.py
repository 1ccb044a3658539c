"""Workspaces that people and agents worked on: a common beginning, and what each side did since."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from hypothesis import strategies as st

from explorer.memory.keys import Key
from explorer.memory.namespaces import NOTES, POLICIES
from explorer.memory.records import DELETED, SUPERSEDED_BY
from explorer.memory.text import content_hash
from explorer.services.teleport.sides import side_known
from tests.memory.change_samples import Store
from tests.services.raw_snapshot import MAIN

NAMESPACES = ("user", MAIN, POLICIES)
ACTIONS: tuple[str, ...] = (
    "text",
    "revise",
    "delete",
    "topic",
    "confidence",
    "tags",
    "unknown",
    "clear",
    "count",
    "links",
)
ACTIONS += ("supersede", "replace", "reason", "add", "twin", "note", "odd", "erase", "restore", "read")
_VALUES = st.integers(0, 3)


@dataclass(frozen=True)
class Pair:
    """Two workspaces and what both began with."""

    base: Store
    here: Store
    there: Store


Step = tuple[str, int, int]
"""What is done, to the how many-th memory, with which value."""


def steps(actions: tuple[str, ...] = ACTIONS, most: int = 6) -> st.SearchStrategy[list[Step]]:
    return st.lists(st.tuples(st.sampled_from(actions), st.integers(0, 7), _VALUES), max_size=most)


@st.composite
def pairs(draw: st.DrawFn, actions: tuple[str, ...] = ACTIONS) -> Pair:
    """A pair whose sides did up to six things each since they parted."""
    base = draw(beginnings(actions))
    here, there = evolved(base, draw(steps(actions)), "h"), evolved(base, draw(steps(actions)), "t")
    return Pair(base, here, there)


@st.composite
def beginnings(draw: st.DrawFn, actions: tuple[str, ...] = ACTIONS) -> Store:
    """Two to eight memories with a little past."""
    count = draw(st.integers(2, 8))
    store: Store = {}
    for number in range(count):
        namespace = NAMESPACES[draw(st.integers(0, 2))]
        store[Key(namespace, f"m{number}")] = {"content": f"m{number} as it was", "topic": "t", "tags": ["a", "b"]}
    return evolved(store, draw(steps(actions, most=3)), "b")


def evolved(store: Mapping[Key, Mapping[str, Any]], taken: list[Step], who: str) -> Store:
    """The workspace once these steps were taken."""
    result = {key: dict(metadata) for key, metadata in store.items()}
    for number, (action, which, value) in enumerate(taken):
        roots = sorted(side_known(result).roots)
        if action in ("add", "twin", "note", "odd") or not roots:
            _add(result, action, which, value, f"{who}{number}")
        else:
            _act(result, action, roots[which % len(roots)], value, roots)
    return result


def _add(store: Store, action: str, which: int, value: int, name: str) -> None:
    # Twins have ids of their own and a text that others have too; some ids are given on both sides.
    namespace = NAMESPACES[which % len(NAMESPACES)]
    if action in ("note", "odd"):
        # Two notes may belong to one agent; what nobody knows, or does not fit its type, travels too.
        place, more = (NOTES, {"agent_id": f"agent {value % 2}"}) if action == "note" else ("__xyz__", {"tags": 5})
        key = Key(place if which % 2 else (NOTES if action == "note" else "user"), f"{action}-{name}")
        store[key] = {"content": f"{action} {value}", **more}
        return
    if action == "twin":
        text, record_id = f"said often {value % 2}", f"twin-{name}"
    elif value == 0:
        text, record_id = f"new {name}", f"new-{which}"
    else:
        text, record_id = f"new {name} {value}", f"new-{name}"
    if Key(namespace, record_id) not in store:
        store[Key(namespace, record_id)] = {"content": text, "topic": "n", "updated_at": f"2026-02-0{value + 1}"}


def _act(store: Store, action: str, root: Key, value: int, roots: list[Key]) -> None:
    keys = side_known(store).keys(root)
    newest = store[keys[-1]]
    is_deleted = newest.get(SUPERSEDED_BY) == DELETED
    if action == "erase":
        for key in keys:
            del store[key]
        return
    if action == "restore":
        if is_deleted:
            newest.update(content=f"{root.id} is back", deleted_at=None, **{SUPERSEDED_BY: None})
        return
    if is_deleted:
        return
    _edit(newest, action, root, value, roots)
    if action == "revise":
        numbers = [int(key.id.rpartition("~")[2]) for key in keys if "~" in key.id]
        new = Key(root.namespace, f"{root.id}~{max(numbers, default=1) + 1}")
        text = f"{root.id} says {value}"
        if text != newest["content"] and new not in store:
            store[new] = {**newest, "content": text, "revision_of": root.id, "updated_at": f"2026-03-0{value + 1}"}
            newest[SUPERSEDED_BY] = new.id


def _edit(newest: dict[str, Any], action: str, root: Key, value: int, roots: list[Key]) -> None:
    if action == "text":
        newest.update(content=f"{root.id} says {value}", updated_at=f"2026-03-0{value + 1}T00:00:00Z")
    elif action == "delete":
        digest = content_hash(newest["content"])
        newest.update(content="", content_hash=digest, deleted_at=f"2026-04-0{value + 1}", **{SUPERSEDED_BY: DELETED})
    elif action in ("topic", "confidence", "unknown"):
        newest[{"unknown": "their key"}.get(action, action)] = value / 4 if action == "confidence" else f"is {value}"
    elif action == "tags":
        newest["tags"] = ["a", f"tag {value}"]
    elif action == "clear":
        newest["topic"] = None
    elif action == "count":
        newest["mention_count"] = value + 1
    elif action == "read":
        newest["last_accessed"] = f"2026-05-0{value + 1}"
    elif action == "reason":
        newest[SUPERSEDED_BY] = "system:expired"
    elif action == "links":
        other = roots[value % len(roots)]
        newest["links"] = [{"to": str(other), "type": "related"}]
    elif action in ("supersede", "replace"):
        # With the first, no two memories come to replace each other.
        others = [other for other in roots if other.namespace == root.namespace and other != root]
        others = [other for other in others if action == "replace" or other > root]
        if others:
            newest[SUPERSEDED_BY] = others[value % len(others)].id
