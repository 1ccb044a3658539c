from __future__ import annotations

from typing import Any

from explorer.memory.keys import Key
from explorer.services.teleport.alike import Scope, domains_of_conflicts, reaches
from explorer.services.teleport.compare import compare
from explorer.services.teleport.sides import side_known

MAIN = "project:main"


def conflict(name: str, domain: str, **fields: object) -> tuple[Key, dict[str, Any], dict[str, Any]]:
    """A memory that both sides changed, in these fields."""
    here: dict[str, Any] = {"domain": domain, "content": name, **fields}
    changed = {field: f"{value}, there" for field, value in fields.items()}
    there: dict[str, Any] = {"domain": domain, "content": name, **changed}
    return Key(MAIN, name), here, there


PAIRS = [
    conflict("a", "data", topic="t"),
    conflict("b", "data", topic="t"),
    conflict("c", "shop", topic="t"),
    conflict("d", "shop", label="x"),
]
COMPARISON = compare(
    side_known({key: here for key, here, _ in PAIRS}),
    side_known({key: there for key, _, there in PAIRS}),
    None,
    lambda _: None,
)
ROWS = {row.root.id: row for row in COMPARISON.rows}
DOMAINS = domains_of_conflicts(COMPARISON)


def reach(name: str, *unsolved: str) -> list[tuple[Scope, list[str]]]:
    found = reaches(ROWS[name], [ROWS[each] for each in unsolved], DOMAINS)
    return [(each.scope, sorted(row.root.id for row in each.rows)) for each in found]


def test_a_decision_reaches_the_domain_then_the_kind_then_all() -> None:
    assert reach("a", "a", "b", "c", "d") == [
        (Scope.THIS, []),
        (Scope.SAME_DOMAIN, ["b"]),
        (Scope.SAME_KIND, ["b", "c"]),
        (Scope.ALL, ["b", "c", "d"]),
    ]


def test_a_scope_that_reaches_no_further_is_not_offered() -> None:
    assert reach("a", "a", "b") == [(Scope.THIS, []), (Scope.SAME_DOMAIN, ["b"])]
    assert reach("d", "c", "d") == [(Scope.THIS, []), (Scope.ALL, ["c"])]
    assert reach("a") == [(Scope.THIS, [])]


def test_a_memory_without_a_domain_belongs_to_its_type_or_namespace() -> None:
    typed = ({"topic": "x", "memory_type": "project"}, {"topic": "y", "memory_type": "project"})
    sides = (side_known({Key("n", "1"): typed[at], Key("n", "2"): {"topic": str(at)}}) for at in (0, 1))
    here, there = sides
    assert domains_of_conflicts(compare(here, there, None, lambda _: None)) == {
        Key("n", "1"): "project",
        Key("n", "2"): "n",
    }
