from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory import namespaces as names
from explorer.memory.namespaces import branch_of, branches_in, is_internal, is_visible, memory_type_of

BRANCHES = ["main", "feature/auth", "fix:colon", "release/2026.11", "функція/вхід", "機能", "a b", ":", "/"]
INTERNAL = [
    *(names.POLICIES, names.NOTES, names.DOMAINS, names.GRANTS, names.SKILLS),
    *(names.HOT, names.CONFLICTS, names.BELIEFS, names.TELEPORT, names.WORKSPACE),
]


@pytest.mark.parametrize("branch", BRANCHES)
@pytest.mark.parametrize("memory_type", ["project", "reference"])
def test_scoped_namespaces_name_their_branch(memory_type: str, branch: str) -> None:
    namespace = f"{memory_type}:{branch}"
    assert branch_of(namespace) == branch
    assert memory_type_of(namespace) == memory_type
    assert is_visible(namespace, branch)
    assert is_visible(namespace, None)
    assert not is_visible(namespace, "another")
    assert not is_visible(namespace, f"{branch}/more")
    assert not is_visible(namespace, branch[:-1])


@pytest.mark.parametrize(
    "namespace",
    [
        "user",
        "feedback",
        "",
        "team:alpha",
        "user:main",
        "project",
        "project:",
        "reference:",
        "Project:main",
        "_x",
        "x__",
    ],
)
def test_every_other_namespace_is_global_with_its_name(namespace: str) -> None:
    assert branch_of(namespace) is None
    assert memory_type_of(namespace) == namespace
    assert not is_internal(namespace)
    assert all(is_visible(namespace, branch) for branch in [*BRANCHES, None, ""])


@pytest.mark.parametrize("namespace", [*INTERNAL, "__of_a_later_version__", "__", "__project:main"])
def test_the_system_s_namespaces_hold_no_facts(namespace: str) -> None:
    assert is_internal(namespace)
    assert branch_of(namespace) is None
    assert not any(is_visible(namespace, branch) for branch in [*BRANCHES, None])


def test_seen_on_a_branch_are_the_two_globals_and_its_two() -> None:
    written = ["user", "feedback", *INTERNAL]
    written += [f"{kind}:{branch}" for kind in ("project", "reference") for branch in BRANCHES]
    assert {namespace for namespace in written if is_visible(namespace, "feature/auth")} == {
        "user",
        "feedback",
        "project:feature/auth",
        "reference:feature/auth",
    }


def test_branches_are_sorted_and_the_default_comes_first() -> None:
    found = branches_in(
        [
            "user",
            "project:zeta",
            "reference:Alpha",
            "project:alpha",
            "reference:main",
            "project:main",
            "__hot__",
            "project:",
        ]
    )
    assert found == ["main", "Alpha", "alpha", "zeta"]
    assert branches_in([]) == []
    assert branches_in(["project:feature/auth"]) == ["feature/auth"]


@given(st.text(min_size=1))
def test_any_text_can_be_a_branch(branch: str) -> None:
    assert branch_of(f"project:{branch}") == branch
    assert branches_in([f"reference:{branch}", f"project:{branch}"]) == [branch]


def test_what_a_branch_has_and_what_is_seen_on_it() -> None:
    assert names.namespaces_of("feature/auth") == ("project:feature/auth", "reference:feature/auth")
    assert names.recalled_on("main") == ("user", "feedback", "project:main", "reference:main")
    assert all(branch_of(namespace) == "a:b" for namespace in names.namespaces_of("a:b"))


@pytest.mark.parametrize(
    ("memory_type", "expected"),
    [("project", "project:x"), ("reference", "reference:x"), ("user", "user"), ("feedback", "feedback")],
)
def test_where_a_memory_type_is_written(memory_type: str, expected: str) -> None:
    assert names.namespace_for(memory_type, "x") == expected
