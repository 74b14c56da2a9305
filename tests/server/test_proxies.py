"""Behind a proxy that ends TLS: Caddy and nginx as the README sets them up, started for real."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import httpx
import pytest
from tests.server.clients import BOT, ME, OPEN, Browser
from tests.server.processes import Server, free_port, wait_for
from websockets.exceptions import InvalidStatus

from greathall.kernel.errors import BadOption
from greathall.server.messages import DoneNews
from greathall.server.protection import Proxies

pytestmark = pytest.mark.anyio

ROOT = Path(__file__).parent.parent.parent
NAME = "localhost"


class Proxied(NamedTuple):
    server: Server
    url: str  # the proxy's

    def guest(self, address: str = "127.0.0.1") -> Browser:
        browser = Browser(self.url)
        transport = httpx.AsyncHTTPTransport(verify=False, local_address=address)
        browser.http = httpx.AsyncClient(base_url=self.url, transport=transport, trust_env=False, timeout=30)
        return browser


def needed(program: str) -> str:
    found = shutil.which(program) or shutil.which(program, path="/usr/sbin")
    if found is None:
        if os.environ.get("CI"):
            raise FileNotFoundError(f"{program} is missing: apt install nginx-light caddy openssl")
        pytest.skip(f"{program} is missing")
    return found


def caddy(folder: Path, port: int, server: Server) -> list[str]:
    site = (ROOT / "deploy" / "Caddyfile").read_text()
    assert site.startswith("hall.example.org {")
    site = site.replace("hall.example.org {", f"https://{NAME}:{port} {{\n\ttls internal")
    site = site.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}")
    options = (
        f"{{\n\tskip_install_trust\n\tadmin off\n\thttp_port {free_port()}\n\tauto_https disable_redirects\n}}\n"
    )
    (folder / "Caddyfile").write_text(options + site)
    return [needed("caddy"), "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def nginx(folder: Path, port: int, server: Server) -> list[str]:
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    subprocess.run(
        [needed("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes",
         "-days", "1", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", str(key),
         "-out", str(certificate)],
        check=True,
        capture_output=True,
    )  # fmt: skip
    site = (ROOT / "deploy" / "nginx.conf").read_text()
    for old, new in {
        "listen 443 ssl": f"listen {port} ssl",
        "127.0.0.1:8000": f"127.0.0.1:{server.port}",
        "/etc/letsencrypt/live/hall.example.org/fullchain.pem": str(certificate),
        "/etc/letsencrypt/live/hall.example.org/privkey.pem": str(key),
        "hall.example.org": NAME,
    }.items():
        assert old in site
        site = site.replace(old, new)
    temporary = "\n".join(
        f"{kind}_temp_path {folder / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    (folder / "nginx.conf").write_text(
        f"daemon off;\npid {folder / 'pid'};\nerror_log {folder / 'error.log'};\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}\n{site}\n}}\n"
    )
    return [needed("nginx"), "-c", str(folder / "nginx.conf"), "-p", str(folder)]


@pytest.fixture(scope="module", params=[caddy, nginx], ids=["caddy", "nginx"])
def proxied(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxied]:
    set_up: Callable[[Path, int, Server], list[str]] = request.param
    needed(set_up.__name__)
    folder = tmp_path_factory.mktemp(set_up.__name__)
    server = Server(folder / "hall.db", folder / "server.log", "--name", NAME, "--trusted-proxy", "127.0.0.1")
    server.start()
    port = free_port()
    env = {**os.environ, "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder), "HOME": str(folder)}
    with (folder / "proxy.log").open("wb") as log:
        process = subprocess.Popen(set_up(folder, port, server), env=env, stdout=log, stderr=log)
    url = f"https://{NAME}:{port}"

    def answers() -> bool:
        if process.poll() is not None:
            raise RuntimeError((folder / "proxy.log").read_text())
        try:
            return httpx.get(f"{url}/api/health", verify=False, trust_env=False).status_code == 200
        except httpx.TransportError:
            return False

    try:
        wait_for(answers, "the proxy to answer")
        yield Proxied(server, url)
    finally:
        process.terminate()
        process.wait(20)
        server.stop()


async def test_two_people_play_through_a_proxy_with_tls(proxied: Proxied) -> None:
    async with proxied.guest() as anna, proxied.guest() as ben:
        await anna.meet("Anna")
        await ben.meet("Ben")
        id = await anna.open_table("dominion", ME, OPEN, listed=True)
        await ben.join(id)
        lives = [await browser.watch(id, ssl=unchecked()) for browser in (anna, ben)]
        mover = next(live for live in lives if live.codes)
        assert isinstance(await mover.choose(mover.codes[-1]), DoneNews)


def unchecked() -> object:
    import ssl

    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


async def test_behind_tls_cookies_are_secure_and_browsers_stay_with_tls(proxied: Proxied) -> None:
    async with proxied.guest() as anna:
        answer = await anna.http.post("/api/me")
        cookie = answer.headers["set-cookie"].lower()
        assert {"secure", "httponly", "samesite=lax"} <= {part.strip() for part in cookie.split(";")}
        assert answer.headers["strict-transport-security"] == "max-age=31536000"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["content-security-policy"]


async def test_the_page_of_another_scheme_or_host_is_another_page(proxied: Proxied) -> None:
    async with proxied.guest() as anna:
        await anna.meet("Anna")
        id = await anna.open_table("dominion", ME, BOT)
        for origin in (proxied.url.replace("https", "http"), "https://evil.example", "null"):
            answer = await anna.http.put("/api/me", json={"name": "Eve"}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
            with pytest.raises(InvalidStatus):
                await anna.socket(id, origin=origin, ssl=unchecked())
        own = {"Origin": proxied.url}
        assert (await anna.http.put("/api/me", json={"name": "Anne"}, headers=own)).status_code == 200


async def test_the_real_address_counts_and_nobody_can_invent_one(proxied: Proxied) -> None:
    """Limits are by the address that stands in the log, too."""
    async with proxied.guest("127.0.0.7") as eve, proxied.guest("127.0.0.8") as anna:
        invented = {"X-Forwarded-For": "10.1.2.3"}
        assert (await eve.http.post("/api/me/claim", json={"code": "x"}, headers=invented)).status_code == 404
        assert (await anna.http.post("/api/me/claim", json={"code": "x"})).status_code == 404
    proxied.server.says("address=127.0.0.7")
    proxied.server.says("address=127.0.0.8")
    assert "10.1.2.3" not in proxied.server.said()


async def test_who_is_no_trusted_proxy_cannot_invent_addresses(tmp_path: Path) -> None:
    server = Server(tmp_path / "hall.db", tmp_path / "server.log")
    server.start()
    try:
        async with Browser(server.url) as eve:
            invented = {"X-Forwarded-For": "10.1.2.3", "X-Forwarded-Proto": "https"}
            answer = await eve.http.post("/api/me/claim", json={"code": "x"}, headers=invented)
            assert answer.status_code == 404
            assert "strict-transport-security" not in answer.headers
        server.says("address=127.0.0.1")
        assert "10.1.2.3" not in server.said()
    finally:
        server.stop()


def test_proxies_are_addresses_or_networks() -> None:
    proxies = Proxies(["127.0.0.1", "10.0.0.0/8", "fd00::/8"])
    assert [one in proxies for one in ("127.0.0.1", "10.9.8.7", "fd00::1", "127.0.0.2", "", "x", None)] == [
        *[True] * 3,
        *[False] * 4,
    ]
    with pytest.raises(BadOption, match="--trusted-proxy takes an address"):
        Proxies(["caddy"])


def test_the_readme_has_these_examples() -> None:
    text = (ROOT / "README.md").read_text()
    for name in ("Caddyfile", "nginx.conf"):
        assert (ROOT / "deploy" / name).read_text() in text
