"""Who can come to this server, as whoever sits at its machine is told; and links as QR codes."""

from __future__ import annotations

import socket
from collections.abc import Sequence
from itertools import groupby
from urllib.parse import urlsplit

import msgspec

from greathall.server.messages import QrCode, Reach
from greathall.server.protection import LOOPBACK

ANYWHERE = ("0.0.0.0", "::")
USUAL_PORT = 8000
FAR_AWAY = "192.0.2.1", 9  # an address for documents (RFC 5737); nothing is sent there


class Place(msgspec.Struct, frozen=True):
    """Where a server listens, and whether it is found by another name than that of its machine."""

    host: str = "127.0.0.1"
    port: int = USUAL_PORT
    named: bool = False

    def only_here(self) -> bool:
        """Nobody can come from another machine."""
        return not self.named and (self.host in ("localhost", "::1") or self.host.startswith("127."))

    def reach(self, client: str, name: str) -> Reach:
        """`client` is the address from which it is asked, `name` that by which we were called."""
        if client not in ("127.0.0.1", "::1") or name not in LOOPBACK or self.named:
            return Reach(False, None, None)
        nearby = self.nearby()
        if not self.only_here():
            return Reach(False, nearby, None)
        port = "" if self.port == USUAL_PORT else f" --port {self.port}"
        return Reach(True, nearby, f"greathall serve --host 0.0.0.0{port}")

    def nearby(self) -> str | None:
        """By which address others in the local network find this machine, if it is in one."""
        host = own_address() if self.only_here() or self.host in ANYWHERE else self.host
        return None if host is None else f"http://{f'[{host}]' if ':' in host else host}:{self.port}"


def own_address() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR_AWAY)
            found: str = probe.getsockname()[0]
        except OSError:
            return None
    return None if found.startswith("127.") or found == "0.0.0.0" else found


def qr_code(link: str) -> QrCode:
    import segno

    rows = segno.make_qr(link, error="m").matrix
    runs = []
    for y, row in enumerate(rows):
        x = 0
        for dark, run in groupby(row):
            wide = len(list(run))
            if dark:
                runs.append(f"M{x} {y}h{wide}v1h-{wide}z")
            x += wide
    return QrCode(len(rows), "".join(runs))


def is_of(link: str, origins: Sequence[str | None]) -> bool:
    """Whether the link leads to one of these."""
    parts = urlsplit(link)
    return f"{parts.scheme}://{parts.netloc}" in origins
