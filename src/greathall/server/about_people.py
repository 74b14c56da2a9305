"""Requests about people: who they are, their devices, how they are told that it is their turn, who can come."""

from __future__ import annotations

from asyncio import to_thread

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from greathall.server.asking import (
    cookie_name,
    device_at_hand,
    device_of,
    hall_of,
    lang_of,
    origin_of,
    person_of,
    refused,
    somebody,
    token_of,
    with_cookie,
)
from greathall.server.devices import short
from greathall.server.errors import Refused
from greathall.server.hall import digest
from greathall.server.messages import Claim, Me, MoveLink, NoticeAddress, PushSubscription, QrWanted, SetName
from greathall.server.protection import host_name
from greathall.server.reach import Place, is_of, qr_code
from greathall.server.wire import body_of, json_response


async def me(request: Request) -> Response:
    person = await somebody(request)
    return json_response(Me(person.id, person.name))


async def meet(request: Request) -> Response:
    """Greets whoever comes, and takes note of their language; somebody new gets an identity."""
    token = token_of(request)
    try:
        person = await person_of(request)
    except Refused as error:
        if error.code not in ("signed_out", "expired") or token is None:
            raise
        # They are told once; whoever comes then is somebody new.
        await hall_of(request).devices.forget(digest(token))
        answer = await refused(request, error)
        answer.delete_cookie(cookie_name(request))
        return answer
    if person is None or token is None:
        person, token = await hall_of(request).new_person(device_of(request))
    else:
        await hall_of(request).notices.speak(person.id, digest(token), lang_of(request))
    # Each time anew: browsers forget a cookie after a while, however long it is meant for.
    return with_cookie(json_response(Me(person.id, person.name)), token, request)


async def rename(request: Request) -> Response:
    person = await somebody(request)
    wanted = await body_of(request, SetName)
    person = await hall_of(request).rename(person, wanted.name)
    return json_response(Me(person.id, person.name))


async def move_link(request: Request) -> Response:
    return json_response(MoveLink(await hall_of(request).move_link(await somebody(request))))


async def claim(request: Request) -> Response:
    person, token = await hall_of(request).claim((await body_of(request, Claim)).code, device_of(request))
    return with_cookie(json_response(Me(person.id, person.name)), token, request)


async def my_devices(request: Request) -> Response:
    hall = hall_of(request)
    person, token = await device_at_hand(request)
    return json_response(await hall.devices.of(person.id, token, hall.unused_since()))


async def sign_out(request: Request) -> Response:
    person, token = await device_at_hand(request)
    device = request.path_params["device"]
    await hall_of(request).sign_out(person, device, token)
    answer = Response(status_code=204)
    if device == short(token):
        await hall_of(request).devices.forget(token)  # nobody need tell them
        answer.delete_cookie(cookie_name(request))
    return answer


async def sign_out_others(request: Request) -> Response:
    person, token = await device_at_hand(request)
    await hall_of(request).sign_out_others(person.id, token)
    return Response(status_code=204)


# -- how they are told that it is their turn


async def my_notices(request: Request) -> Response:
    person, token = await device_at_hand(request)
    return json_response(await hall_of(request).notices.info(person.id, token))


async def subscribe(request: Request) -> Response:
    person, token = await device_at_hand(request)
    wanted = await body_of(request, PushSubscription)
    await hall_of(request).notices.subscribe(person.id, token, origin_of(request), lang_of(request), wanted)
    return Response(status_code=204)


async def unsubscribe(request: Request) -> Response:
    _, token = await device_at_hand(request)
    await hall_of(request).notices.unsubscribe(token)
    return Response(status_code=204)


async def set_address(request: Request) -> Response:
    person = await somebody(request)
    wanted = await body_of(request, NoticeAddress)
    await hall_of(request).notices.set_address(person.id, origin_of(request), lang_of(request), wanted)
    return Response(status_code=204)


async def remove_address(request: Request) -> Response:
    person = await somebody(request)
    await hall_of(request).notices.remove_address(person.id)
    return Response(status_code=204)


async def test_notices(request: Request) -> Response:
    person, token = await device_at_hand(request)
    return json_response(await hall_of(request).notices.test(person.id, token, lang_of(request)))


# -- who else can come


async def reach(request: Request) -> Response:
    place: Place = request.app.state.place
    client = request.client.host if request.client else ""
    return json_response(place.reach(client, host_name(request.headers) or ""))


async def qr(request: Request) -> Response:
    """Of a link to this server."""
    await somebody(request)
    link = (await body_of(request, QrWanted)).link
    place: Place = request.app.state.place
    if not is_of(link, [origin_of(request), place.nearby()]):
        raise Refused("bad_link", "link-elsewhere", 422)
    return json_response(await to_thread(qr_code, link))


ROUTES = [
    Route("/api/me", me, methods=["GET"]),
    Route("/api/me", meet, methods=["POST"]),
    Route("/api/me", rename, methods=["PUT"]),
    Route("/api/me/link", move_link, methods=["POST"]),
    Route("/api/me/claim", claim, methods=["POST"]),
    Route("/api/me/devices", my_devices, methods=["GET"]),
    Route("/api/me/devices", sign_out_others, methods=["DELETE"]),
    Route("/api/me/devices/{device}", sign_out, methods=["DELETE"]),
    Route("/api/me/notices", my_notices, methods=["GET"]),
    Route("/api/me/notices/push", subscribe, methods=["PUT"]),
    Route("/api/me/notices/push", unsubscribe, methods=["DELETE"]),
    Route("/api/me/notices/address", set_address, methods=["PUT"]),
    Route("/api/me/notices/address", remove_address, methods=["DELETE"]),
    Route("/api/me/notices/test", test_notices, methods=["POST"]),
    Route("/api/reach", reach),
    Route("/api/qr", qr, methods=["POST"]),
]
