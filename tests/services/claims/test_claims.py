from __future__ import annotations

from explorer.services.claims import ClaimKind, Claims, Item, claims_of


def test_values_of_one_kind_in_reading_order() -> None:
    claims = claims_of("Keep 14 backups, then 30 more")
    assert claims.of_kind(ClaimKind.NUMBER) == ("14", "30")
    assert claims.of_kind(ClaimKind.DATE) == ()


def test_a_name_is_the_word_that_it_is_in_small_letters() -> None:
    assert Item(ClaimKind.NAME, "@queues", "Queues").word == "queu"
    assert Item(ClaimKind.NAME, "@bob", "Bob's").spelling == "bob"
    assert Item(ClaimKind.WORD, "start", "Launch").spelling == "launch"
    assert Item(ClaimKind.WORD, "start", "Launch").word == "start"


def test_nothing_states_nothing() -> None:
    assert claims_of("") == Claims() == claims_of(" … !")
