from __future__ import annotations

from collections.abc import Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from explorer.services.personal_data import emails, phones, private_hosts


def values(places: Iterable[tuple[int, str]]) -> list[str]:
    return [value for _, value in places]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Write to ana@acme.com.", ["ana@acme.com"]),
        ("<x.y+z@sub.acme.co.uk>", ["x.y+z@sub.acme.co.uk"]),
        ("mailto:bo@acme.io, eve@acme.io/joe@acme.io", ["bo@acme.io", "eve@acme.io", "joe@acme.io"]),
        ("Пишіть Олені на olena.k@kyiv.ua, не мені", ["olena.k@kyiv.ua"]),
        ("Адреса: іван@пошта.укр", ["іван@пошта.укр"]),
        ("请联系zhang.san@corp.cn或致电", ["zhang.san@corp.cn"]),
        ("راسل ali@shirka.sa اليوم", ["ali@shirka.sa"]),
        ("张三@例子.中国", ["张三@例子.中国"]),
        ("git@github.com:acme/shop.git", []),
        ("deploy@web.acme.com:/srv/www", []),
        ("ssh://ana@acme.com/repo", []),
        ("ana@host.internal", []),
        ("@decorator and @app.route", []),
        ("a@example.com b@mail.example.org c@foo.test d@example", []),
        ("react@18.2.0-beta.rc", []),
        ("icon@2x.png", []),
        ("@", []),
    ],
)
def test_addresses(text: str, found: list[str]) -> None:
    assert values(emails(text)) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Call +380 44 123 45 67 (9-18)", ["+380 44 123 45 67"]),
        ("+1 (415) 555-0132", ["+1 (415) 555-0132"]),
        ("+380441234567,+380441234568", ["+380441234567", "+380441234568"]),
        ("0044 20 7946 0958", ["0044 20 7946 0958"]),
        ("tel:+380441234567", ["+380441234567"]),
        ("тел. 044 123 45 67", ["044 123 45 67"]),
        ("电话：010-12345678", ["010-12345678"]),
        ("+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", ["+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧"]),
        ("(044) 123-45-67", ["(044) 123-45-67"]),
        ("(415) 555-0132", ["(415) 555-0132"]),
        ("version 1.2.3.4 of 2026-11-30T12:00:00+00:00", []),
        ("12:00 2026-11-30 10", []),
        ("phone: 2026-11-30", []),
        ("UTC+02:00", []),
        ("PROJ-12345678, port 8080", []),
        ("1234567890 rows, +1234567890 more", []),
        ("+120 -45 +33 lines", []),
        ("0000123456789", []),
        ("call(123) 456-7890", []),
        ("044 123 45 67 of no country", []),
    ],
)
def test_numbers(text: str, found: list[str]) -> None:
    assert values(phones(text)) == found


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("at 10.0.0.5.", ["10.0.0.5"]),
        ("192.168.1.20:8080, 172.16.3.4/24", ["192.168.1.20", "172.16.3.4"]),
        ("169.254.3.4", ["169.254.3.4"]),
        ("fd12:3456::1 and fe80::1%eth0", ["fd12:3456::1", "fe80::1"]),
        ("fd12:3456::1: the router", ["fd12:3456::1"]),
        ("postgres at db.internal:5432", ["db.internal"]),
        ("http://grafana.corp/x", ["grafana.corp"]),
        ("nas.local. printer.lan wiki.intra x.home.arpa", ["nas.local", "printer.lan", "wiki.intra", "x.home.arpa"]),
        ("сервер nas.lan, 服务器nas.lan", ["nas.lan"]),
        ("8.8.8.8 172.32.0.1 256.1.1.1 10.0.0.5.6", []),
        ("127.0.0.1 localhost ::1", []),
        ("10.0.0.0/8 and 169.254.169.254", []),
        ("v10.0.0.5, version 10.0.0.5, pkg==10.0.0.5", []),
        ("threading.local() settings.local.json .env.local src/app.local", []),
        ("com.acme.internal host.docker.internal chrome.storage.local", []),
        ("feed:beef:", []),
    ],
)
def test_hosts(text: str, found: list[str]) -> None:
    assert values(private_hosts(text)) == found


@given(st.text(alphabet="a1@.:+0 (fc)local-/"))
def test_a_place_is_where_its_value_stands(text: str) -> None:
    for find in (emails, phones, private_hosts):
        for start, value in find(text):
            assert text.startswith(value, start)
            assert value
