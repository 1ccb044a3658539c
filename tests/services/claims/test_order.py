from __future__ import annotations

import pytest

from explorer.services.claims import claims_of
from explorer.services.claims.order import is_swapped


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("The user prefers tabs over spaces", "The user prefers spaces over tabs"),
        ("The worker calls the scheduler", "The scheduler calls the worker"),
        ("Map port 80 to port 8080", "Map port 8080 to port 80"),
        ("Alice is Bob's manager", "Bob is Alice's manager"),
        ("The report is sent to Bob", "The report is sent by Bob"),
        ("Celery uses Redis", "Celery is used by Redis"),
        ("API on 8080, metrics on 9090", "API on 9090, metrics on 8080"),
        ("If the cache is cold, the API is slow", "If the API is slow, the cache is cold"),
        ("Deploy only the API", "Only the API deploys"),
        ("Saturday to Sunday", "Sunday to Saturday"),
        ("Сервіс замовлень викликає сервіс оплат", "Сервіс оплат викликає сервіс замовлень"),
    ],
)
def test_who_does_what_to_whom_is_turned_round(one: str, other: str) -> None:
    assert is_swapped(claims_of(one), claims_of(other))
    assert is_swapped(claims_of(other), claims_of(one))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("same text here", "same text here"),
        ("If it fails, retry the job", "Retry the job if it fails"),
        ("On Fridays nobody deploys", "Nobody deploys on Fridays"),
        ("Use Redis and Kafka for queues", "Use Kafka and Redis for queues"),
        ("The scheduler restarts failed jobs", "Failed jobs are restarted by the scheduler"),
        ("Carol maintains the design system", "The design system is maintained by Carol"),
        ("You should squash commits when merging", "Commits should be squashed when merging"),
        ("Redis is the session store", "The session store is Redis"),
        ("Metrics on 9090, API on 8080", "API on 8080, metrics on 9090"),
    ],
)
def test_moved_parts_are_no_swap(one: str, other: str) -> None:
    assert not is_swapped(claims_of(one), claims_of(other))
    assert not is_swapped(claims_of(other), claims_of(one))
