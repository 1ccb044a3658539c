from __future__ import annotations

import pytest

from explorer.services.claims import claims_of, same_claims
from explorer.services.claims.symbols import symbols_of


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Retry the job when status != 200", "Retry the job when status == 200"),
        ("Scale out when load > limit", "Scale out when load < limit"),
        ("Release checklist for staging ✅", "Release checklist for staging ❌"),
        ("The upload limit is 8 Mb", "The upload limit is 8 MB"),
        ("Run it when !enabled", "Run it when enabled"),
        ("Run it when ¬enabled", "Run it when enabled"),
        ("The flag is un-enabled", "The flag is enabled"),
        ("x ≠5", "x =5"),
        ("The fee is $5", "The fee is €5"),
        ("The fee is £5", "The fee is €5"),
        ("The result is 2*3", "The result is 2+3"),
        ("It is written in C", "It is written in C++"),
        ("It is written in C#", "It is written in C++"),
    ],
)
def test_a_sign_makes_another_statement(one: str, other: str) -> None:
    assert not same_claims(claims_of(one), claims_of(other))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Deploys go out at noon!", "Deploys go out at noon"),
        ("A → B", "A -> B"),
        ("The fee is $5", "The fee is $ 5"),
        ("Acme™ is the customer", "Acme is the customer"),
    ],
)
def test_other_signs_do_not(one: str, other: str) -> None:
    assert symbols_of(one) == symbols_of(other)


def test_plain_words_have_none() -> None:
    assert symbols_of("The database is PostgreSQL 16 (since May), see https://a.b/c?d#e - 20 % of all.") == ()
