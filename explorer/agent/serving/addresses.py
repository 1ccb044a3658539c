"""Where a server listens, as one writes it: HOST:PORT."""

from __future__ import annotations

import ipaddress
import socket
from dataclasses import dataclass

from typing_extensions import override

from explorer.memory.errors import MemoryExplorerError

_HIGHEST_PORT = 65_535
_LOCALHOST = "localhost"


class CannotListen(MemoryExplorerError):
    """The address is none, is not allowed, or is taken."""


@dataclass(frozen=True, slots=True)
class Address:
    """A host, which is a name or an IP address without brackets, and a port; 0 = any that is free."""

    host: str
    port: int

    @property
    def is_loopback(self) -> bool:
        """Whether only this computer reaches it."""
        try:
            return ipaddress.ip_address(self.host).is_loopback
        except ValueError:
            return self.host.casefold() == _LOCALHOST

    @property
    def is_any(self) -> bool:
        """Whether it stands for all addresses of this computer."""
        try:
            return ipaddress.ip_address(self.host).is_unspecified
        except ValueError:
            return False

    @property
    def shown_host(self) -> str:
        """The host as a URL has it."""
        return f"[{self.host}]" if ":" in self.host else self.host

    @override
    def __str__(self) -> str:
        return f"{self.shown_host}:{self.port}"


def read_address(said: str, *, allow_remote: bool) -> Address:
    """The address; without `allow_remote` it must be one of this computer alone. Raises `CannotListen`."""
    host, colon, port = said.strip().rpartition(":")
    host = host.removeprefix("[").removesuffix("]")
    if not (colon and host and port.isascii() and port.isdigit() and int(port) <= _HIGHEST_PORT):
        raise CannotListen(f"“{said}” is no address. Name a host and a port, such as 127.0.0.1:8321.")
    address = Address(host, int(port))
    if not (allow_remote or address.is_loopback):
        raise CannotListen(
            f"{address} can be reached from other computers, and whoever has the token could read and change this "
            "memory. Listen on 127.0.0.1, or add --allow-remote if that is what you want."
        )
    return address


def listen(address: Address) -> socket.socket:
    """A socket that listens there. Raises `CannotListen`."""
    try:
        found = socket.getaddrinfo(address.host, address.port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, _, _, _, where = found[0]
        return socket.create_server(where[:2], family=family)
    except OSError as error:
        # `create_server` repeats the address in its own words.
        why = (error.strerror or str(error)).partition(" (while")[0]
        raise CannotListen(f"Cannot listen on {address}: {why}. Choose another port, or end what uses it.") from None
