from __future__ import annotations

import socket

import pytest

from explorer.agent.serving.addresses import Address, CannotListen, listen, read_address


@pytest.mark.parametrize(
    ("said", "address"),
    [
        ("127.0.0.1:8321", Address("127.0.0.1", 8321)),
        (" localhost:0 ", Address("localhost", 0)),
        ("[::1]:80", Address("::1", 80)),
        ("127.9.9.9:65535", Address("127.9.9.9", 65535)),
    ],
)
def test_addresses_of_this_computer(said: str, address: Address) -> None:
    assert read_address(said, allow_remote=False) == address
    assert str(address) == said.strip()


@pytest.mark.parametrize("said", ["0.0.0.0:80", "[::]:80", "192.168.0.7:80", "example.org:80", "127.0.0.1.evil:80"])
def test_others_have_to_be_allowed(said: str) -> None:
    with pytest.raises(CannotListen, match=r"other computers.*--allow-remote"):
        read_address(said, allow_remote=False)
    address = read_address(said, allow_remote=True)
    assert address.is_any is (said in ("0.0.0.0:80", "[::]:80"))


@pytest.mark.parametrize("said", ["", "8321", ":8321", "localhost", "localhost:", "localhost:x", "h:65536", "h:-1"])
def test_what_is_no_address(said: str) -> None:
    with pytest.raises(CannotListen, match="is no address"):
        read_address(said, allow_remote=True)


def test_a_port_that_is_taken() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        address = Address("127.0.0.1", taken.getsockname()[1])
        with pytest.raises(CannotListen, match=f"Cannot listen on {address}: [^()]*another port"):
            listen(address)
    with listen(Address("localhost", 0)) as listening:
        assert listening.getsockname()[1] > 0
