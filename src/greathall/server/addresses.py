"""Addresses that people give us: what can be one, and whether it is open to all."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from greathall.kernel.errors import Wrong

LONGEST_ADDRESS = 1000
HOUSEHOLD = 64  # bits of an IPv6 address; the others are for whoever has it to choose
NAT64 = ipaddress.ip_network("64:ff9b::/96")
GIVEN_OUT = ipaddress.ip_network("2000::/3")  # of all IPv6; elsewhere are networks of one's own, old and new


class Unreachable(Exception):
    """Nothing can be sent there; its argument is a `Wrong`, which says why."""


def household(address: str) -> str:
    """By what those are counted who share it: of IPv6, the network from which one household takes its addresses."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return address
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, HOUSEHOLD), strict=False))


def is_open_to_all(address: str) -> bool:
    """Whether that is an address of the Internet, and not of this machine or its networks."""
    found = ipaddress.ip_address(address.partition("%")[0])
    if isinstance(found, ipaddress.IPv6Address):
        within = [found.ipv4_mapped, found.sixtofour, *(found.teredo or ())]
        if found in NAT64:
            within.append(ipaddress.IPv4Address(int(found) & 0xFFFFFFFF))
        elif found.ipv4_mapped is None and found not in GIVEN_OUT:
            return False
        if any(one is not None and not is_open_to_all(str(one)) for one in within):
            return False
    return found.is_global and not found.is_multicast


def check_address(url: str) -> str:
    """As it can be sent to; whether it may be is only known once its name was looked up."""
    if len(url) > LONGEST_ADDRESS:
        raise Unreachable(Wrong("unreached-long", most=LONGEST_ADDRESS))
    try:
        parts = urlsplit(url.strip())
        sound = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        sound = False
    if not sound or any(not c.isprintable() or c.isspace() for c in url.strip()):
        raise Unreachable(Wrong("unreached-none", secure="https://", plain="http://"))
    return url.strip()
