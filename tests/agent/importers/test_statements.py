from __future__ import annotations

from explorer.agent.importers.statements import MEMORY_TYPES, Place, Reading, Statement
from explorer.memory.namespaces import GLOBAL_MEMORY_TYPES, SCOPED_MEMORY_TYPES
from tests.agent.importers.sources import source


def test_memory_types_are_those_of_the_namespaces() -> None:
    assert set(MEMORY_TYPES) == {*GLOBAL_MEMORY_TYPES, *SCOPED_MEMORY_TYPES}


def test_a_statement_is_a_fact_of_the_project_unless_it_says_otherwise() -> None:
    said = Statement("text", "A", "d", Place(source("text"), 1))
    assert (said.memory_type, said.is_policy, said.more) == ("project", False, {})
    assert Reading() == Reading((), (), (), (), {})
