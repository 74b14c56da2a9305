"""A person's devices: a list, signing out, and what a device is told that is signed out."""

from __future__ import annotations

import time

import pytest
from tests.server.clients import ME, OPEN, Browser, refuses
from tests.server.house import House, opened

from greathall.server.admin import Admin
from greathall.server.devices import device_name
from greathall.server.messages import Device, MoveLink
from greathall.server.retention import Retention
from greathall.server.schema import tokens
from greathall.server.storage import Store

pytestmark = pytest.mark.anyio

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0"
PHONE = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) "
    "Version/17.5 Mobile/15E148 Safari/604.1"
)
EDGE = (
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 "
    "Safari/537.36 Edg/126.0.0.0"
)


def test_a_browser_is_known_by_what_it_says() -> None:
    found = [device_name(agent) for agent in (FIREFOX, PHONE, EDGE, "curl/8", "")]
    assert found == ["Firefox/Linux", "Safari/iPhone", "Edge/Windows", "/", "/"]


async def two_devices(house: House) -> tuple[Browser, Browser]:
    """Anna at her computer, and with her phone."""
    anna = house.stranger()
    anna.http.headers["User-Agent"] = FIREFOX
    await anna.meet("Anna")
    link = await anna.post("/api/me/link", type=MoveLink)
    phone = house.stranger()
    phone.http.headers["User-Agent"] = PHONE
    await phone.post("/api/me/claim", {"code": link.path.rpartition("/")[2]})
    return anna, phone


async def devices(browser: Browser) -> list[Device]:
    found: list[Device] = await browser.get("/api/me/devices", list[Device])
    return found


async def test_a_person_sees_their_devices_and_signs_one_out(house: House) -> None:
    anna, phone = await two_devices(house)
    await house.guest("Ben")
    here, there = await devices(anna)
    assert (here.this, here.browser, here.system) == (True, "Firefox", "Linux")
    assert (there.this, there.browser, there.system) == (False, "Safari", "iPhone")
    assert abs(there.seen - time.time()) < 60
    id = await anna.open_table("dominion", ME, OPEN)
    live = await phone.watch(id)
    await anna.delete(f"/api/me/devices/{there.id}")
    assert await devices(anna) == [here]
    # Its window is closed, and whatever it asks for is refused, with what to do.
    await live.reading
    assert live.socket.close_code == 4401
    with refuses("signed_out"):
        await phone.lobby()
    with refuses("no_device"):
        await anna.delete(f"/api/me/devices/{there.id}")
    answer = await phone.http.post("/api/me")
    assert answer.status_code == 401
    assert "open a link here" in answer.text
    assert "load this page anew" in answer.text
    # That was told; whoever comes now is somebody new.
    assert (await phone.meet()).id != anna.id


async def test_nobody_signs_out_a_device_of_somebody_else(small_house: House) -> None:
    anna, _ = await two_devices(small_house)
    ben = await small_house.guest("Ben")
    for device in await devices(anna):
        with refuses("no_device"):
            await ben.delete(f"/api/me/devices/{device.id}")
    assert len(await devices(anna)) == 2


async def test_all_other_devices_are_signed_out_at_once_and_links_to_come_are_void(small_house: House) -> None:
    anna, phone = await two_devices(small_house)
    link = await anna.post("/api/me/link", type=MoveLink)
    await anna.delete("/api/me/devices")
    assert [device.this for device in await devices(anna)] == [True]
    with refuses("signed_out"):
        await phone.get("/api/me")
    with refuses("bad_link"):
        await small_house.stranger().post("/api/me/claim", {"code": link.path.rpartition("/")[2]})


async def test_a_device_that_is_signed_out_has_left_no_way_back(small_house: House) -> None:
    anna, thief = await two_devices(small_house)
    link = await thief.post("/api/me/link", type=MoveLink)
    (_, there) = await devices(anna)
    await anna.delete(f"/api/me/devices/{there.id}")
    with refuses("bad_link"):
        await small_house.stranger().post("/api/me/claim", {"code": link.path.rpartition("/")[2]})
    # Whoever goes to another device may sign this one out before they are there.
    link = await anna.post("/api/me/link", type=MoveLink)
    (here,) = await devices(anna)
    await anna.delete(f"/api/me/devices/{here.id}")
    await small_house.stranger().post("/api/me/claim", {"code": link.path.rpartition("/")[2]})


async def test_whoever_signs_their_own_device_out_is_somebody_new_there(small_house: House) -> None:
    anna, phone = await two_devices(small_house)
    before = anna.id
    (here, _) = await devices(anna)
    await anna.delete(f"/api/me/devices/{here.id}")
    assert not anna.cookie
    assert (await anna.meet()).id != before
    assert [device.system for device in await devices(phone)] == ["iPhone"]


async def test_a_device_that_was_not_used_for_long_is_signed_out_and_told_so(database: str) -> None:
    async with opened(database, keep=Retention(devices=30)) as house:
        anna, phone = await two_devices(house)
        there = next(device for device in await devices(anna) if not device.this)
        long_ago = time.time() - 31 * 24 * 3600
        async with house.hall.store.engine.begin() as c:
            await c.execute(tokens.update().where(tokens.c.device == "Safari/iPhone").values(used=long_ago))
        assert there not in await devices(anna)
        with refuses("expired"):
            await phone.lobby()
        answer = await phone.http.post("/api/me")
        assert (answer.status_code, answer.json()["code"]) == (401, "expired")
        assert "30 days" in answer.text
        assert not phone.cookie
        assert (await phone.meet()).id != anna.id


async def test_without_that_setting_devices_stay_for_ever(tmp_path: object) -> None:
    async with opened(f"sqlite:///{tmp_path}/greathall.db", keep=Retention(devices=0)) as house:
        _, phone = await two_devices(house)
        async with house.hall.store.engine.begin() as c:
            await c.execute(tokens.update().values(used=1.0, created=1.0))
        assert (await phone.get("/api/me"))["name"] == "Anna"


async def test_what_is_stored_about_devices_and_addresses_is_told_and_forgotten(small_house: House) -> None:
    anna, _ = await two_devices(small_house)
    address = "https://user:secret@ntfy.example/my-secret-topic"
    await anna.put("/api/me/notices/address", {"kind": "ntfy", "url": address})
    store: Store = small_house.hall.store
    told = await Admin(store).export(anna.id)
    assert len(told["devices"]) == 2  # type: ignore[arg-type]
    assert told["address"]["url"] == "https://ntfy.example/…"  # type: ignore[index]
    assert "secret" not in str(told)
    await Admin(store).forget(anna.id)
    assert await small_house.hall.notices.ways(anna.id) == []
    assert (await anna.http.get("/api/me")).status_code == 401
