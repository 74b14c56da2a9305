"""People who wait: they are told that it is their turn, know who can come, see their devices; the app offline."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.browser.axe import clean
from tests.browser.conftest import SCREENS, WITH_WORKER, People
from tests.browser.lobby import open_table
from tests.server.mailbox import Letter, Mailbox

ME, OPEN = {"kind": "me"}, {"kind": "open"}
# A browser without windows has no push service and shows no messages: it is given both, and notes what it is asked.
TOLD = """(given) => {
    let found = null;
    window.wasAsked = false;
    Object.defineProperty(Notification, "permission", { get: () => (window.wasAsked ? "granted" : "default") });
    Notification.requestPermission = async () => { window.wasAsked = true; return "granted"; };
    PushManager.prototype.getSubscription = async () => found;
    PushManager.prototype.subscribe = async () => found = {
        toJSON: () => given, unsubscribe: async () => { found = null; return true; } };
}"""
SHOWS = """() => { self.registration.showNotification = async (title, { body, tag, data }) => {
    self.shown = { title, text: body, path: data, tag }; }; }"""
AT_WORK = """async () => (await navigator.serviceWorker.getRegistration())?.active?.state === "activated" """
OLD_BUILD = """async () => {
    const html = new Response('<script src="/assets/old.js"></script>');
    await (await caches.open("shell")).put("/", html);
    await (await caches.open("assets")).put("/assets/old.js", new Response("old"));
}"""
KEPT = """async () => (await (await caches.open("assets")).keys()).map(({ url }) => new URL(url).pathname)"""


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """Where the server's messages go."""
    box = Mailbox()

    class Takes(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            headers = {name.lower(): value for name, value in self.headers.items()}
            box.letters.append(Letter(self.path, headers, body))
            self.send_response(201)
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Takes)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    box.url = f"http://127.0.0.1:{server.server_port}"
    yield box
    server.shutdown()


def told(page: Page, box: Mailbox) -> None:
    """From now on the page can sign this browser up."""
    page.add_init_script(f"({TOLD})({json.dumps(box.subscription)})")


def shown(page: Page, message: dict[str, str]) -> dict[str, str]:
    """Hands a push message to the service worker, as the browser would; what it shows."""
    (worker,) = page.context.service_workers
    worker.evaluate(SHOWS)
    line = page.context.new_cdp_session(page)
    found: list[str] = []
    line.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda news: found.extend(one["registrationId"] for one in news["registrations"]),
    )
    line.send("ServiceWorker.enable")
    until(page, lambda: found)
    origin = page.evaluate("location.origin")
    data = {"origin": origin, "registrationId": found[-1], "data": json.dumps(message)}
    line.send("ServiceWorker.deliverPushMessage", data)
    until(page, lambda: worker.evaluate("self.shown"))
    seen: dict[str, str] = worker.evaluate("self.shown")
    return seen


def until(page: Page, true: Callable[[], object]) -> None:
    for _ in range(1000):
        if true():
            return
        page.wait_for_timeout(20)
    raise TimeoutError


def test_whoever_wants_it_is_told_on_this_device(people: People) -> None:
    """From the settings to the message that the service worker shows; nobody is asked before they ask for it."""
    page = people.arrive(WITH_WORKER)
    with mailbox() as box:
        told(page, box)
        page.goto("/")
        page.get_by_role("button", name="Settings").click()
        settings = page.get_by_role("dialog", name="Settings")
        on = settings.get_by_role("button", name="Tell me on this device")
        expect(on).to_be_enabled()
        assert not page.evaluate("window.wasAsked")
        clean(page, "settings")
        on.click()
        expect(settings.get_by_text("This device is told, also when the page is closed.")).to_be_visible()
        settings.get_by_role("button", name="Send a test message").click()
        expect(settings.get_by_text("The test message is on its way.")).to_be_visible()
        message = box.read(box.letters[0])
        assert message["title"] == "Great Hall reaches you"
        assert shown(page, message) == message
        settings.get_by_label("What takes the message").select_option("Webhook")
        settings.get_by_label("Its address").fill(f"{box.url}/hook")
        settings.get_by_role("button", name="Save").click()
        expect(settings.get_by_text("Saved.")).to_be_visible()
        clean(page, "settings, with an address")
        settings.get_by_role("button", name="Send a test message").click()
        until(page, lambda: box.letters[-1].path == "/hook")
        settings.get_by_role("button", name="No longer tell this device").click()
        expect(on).to_be_visible()


def test_who_waits_for_others_is_offered_to_be_told_and_is_when_they_have_left(people: People) -> None:
    ann, ben = people.arrive(WITH_WORKER), people.arrive(WITH_WORKER)
    with mailbox() as box:
        told(ben, box)
        options = {"first_player": 0, "kingdom": "first_game"}
        id = open_table(ann, game="dominion", seats=[ME, OPEN], listed=True, options=options)
        ben.goto(f"/table/{id}")
        ben.get_by_role("button", name="Sit down").click()
        offer = ben.get_by_role("button", name="Tell me when it is my turn")
        offer.click()
        expect(offer).to_have_count(0)
        ben.goto("/")
        ann.goto(f"/table/{id}")
        expect(ann.get_by_role("button", name="Tell me when it is my turn")).to_have_count(0)
        for _ in range(2):  # Treasures, and no buy
            ann.locator(".bar .option").last.click()
        until(ann, lambda: box.letters)
        assert box.read(box.letters[0])["path"] == f"/table/{id}"


@pytest.mark.parametrize("screen", ["laptop", "phone"])
def test_the_waiting_room_says_who_can_come(people: People, screen: str) -> None:
    page = people.arrive(SCREENS[screen], **WITH_WORKER)
    id = open_table(page, game="dominion", seats=[ME, OPEN])
    page.goto(f"/table/{id}")
    expect(page.get_by_text("Only this machine can reach the server")).to_be_visible()
    expect(page.get_by_text("greathall serve --host 0.0.0.0")).to_be_visible()
    clean(page, "waiting room of a server that is closed")
    # A server that listens in the network says by which address it is found.
    nearby = {"only_here": False, "origin": people.app.url, "command": None}
    page.route("**/api/reach", lambda route: route.fulfill(json=nearby))
    page.reload()
    expect(page.get_by_text("Friends in your network can open this link")).to_be_visible()
    page.get_by_role("button", name="Show as a QR code").click()
    code = page.get_by_role("img", name=f"{people.app.url}/join/{id}/")
    expect(code).to_be_visible()
    box = code.bounding_box()
    assert box is not None
    assert box["width"] >= 200
    clean(page, "waiting room of a server that is open")


def test_a_person_sees_their_devices_and_signs_another_one_out(people: People) -> None:
    page, phone = people.arrive(WITH_WORKER), people.arrive(SCREENS["phone"], **WITH_WORKER)
    page.goto("/")
    page.get_by_role("button", name="Your name and devices").click()
    you = page.get_by_role("dialog", name="You", exact=True)
    you.get_by_role("button", name="Make a link").click()
    phone.goto(you.get_by_label("Open this link on the other device").input_value())
    phone.get_by_role("button", name="Yes, be that person here").click()
    expect(phone.get_by_role("heading", name="Take a seat")).to_be_visible()
    page.reload()
    page.get_by_role("button", name="Your name and devices").click()
    devices = you.get_by_role("listitem")
    expect(devices).to_have_count(2)
    expect(devices.first).to_contain_text("this one")
    clean(page, "devices")
    devices.last.get_by_role("button").click()
    expect(devices).to_have_count(1)
    # The other one is told plainly, and what to do.
    people.forgive("401")
    phone.reload()
    expect(phone.get_by_text("This browser was signed out: open a link here")).to_be_visible()
    phone.get_by_role("button", name="Try again").click()
    expect(phone.get_by_role("heading", name="Take a seat")).to_be_visible()


def test_the_app_says_so_when_there_is_no_connection_and_is_never_an_old_one(people: People) -> None:
    page = people.arrive(WITH_WORKER)
    people.forgive("ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load")
    page.goto("/")
    expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()
    manifest = page.request.get("/manifest.webmanifest")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    for icon in manifest.json()["icons"]:
        assert page.request.get(icon["src"]).headers["content-type"] == icon["type"]
    page.wait_for_function(AT_WORK)
    # What was kept of an older build goes with the first page of this one.
    page.evaluate(OLD_BUILD)
    page.reload()
    expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()
    until(page, lambda: "/assets/old.js" not in page.evaluate(KEPT))
    page.reload()  # with the worker in between, which keeps what it hands out
    expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_text("The server cannot be reached")).to_be_visible()
    page.context.set_offline(False)
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="Take a seat")).to_be_visible()
