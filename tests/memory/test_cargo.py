from __future__ import annotations

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from explorer.memory.cargo import Cargo, Whole
from tests.memory.change_samples import RECORDS, TEXTS

CARGOES = st.builds(
    Cargo,
    st.binary(max_size=16),
    st.dictionaries(TEXTS, st.binary(max_size=8), max_size=2),
    st.none() | st.dictionaries(TEXTS, st.floats(allow_nan=False, allow_infinity=False, width=32), max_size=3),
    st.floats(0, 4e9),
)


@given(CARGOES)
def test_cargo_survives_being_written_down(cargo: Cargo) -> None:
    assert msgspec.json.decode(msgspec.json.encode(cargo), type=Cargo) == cargo


def test_terms_that_are_none_are_not_terms_that_are_to_be_made() -> None:
    for cargo in (Cargo(terms={}), Cargo(terms=None)):
        assert msgspec.json.decode(msgspec.json.encode(cargo), type=Cargo).terms == cargo.terms
    assert msgspec.json.encode(Cargo()) == b"{}"


@given(TEXTS, TEXTS, RECORDS, CARGOES)
def test_a_whole_record_survives_too(namespace: str, record_id: str, metadata: dict[str, object], cargo: Cargo) -> None:
    whole = Whole(namespace, record_id, metadata, cargo)
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(whole), type=Whole) == whole
