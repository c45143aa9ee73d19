"""Where others on the local network reach the server, also as a QR code."""

from __future__ import annotations

import io
import ipaddress
import socket

import msgspec
from starlette.responses import Response

from ..http import Call, endpoint, scheme_of
from ..problems import Refused
from ..security import HOST
from ..settings import Settings

MOST_PATH = 200
_ANYWHERE = "192.0.2.1"
"""An address reserved for documentation; the system picks a route to it, but sends nothing."""


class Address(msgspec.Struct):
    """The addresses of the server on the local network."""

    urls: list[str]


@endpoint("GET", "/api/address", answer=Address)
async def address(call: Call) -> Address:
    """Where others on the local network reach this server."""
    return Address(local_urls(call.tables.settings))


@endpoint("GET", "/api/qr.svg", answer="image/svg+xml", query=("path",))
async def qr_code(call: Call) -> Response:
    """An address of this server as a QR code."""
    path = call.query("path") or "/"
    if not path.startswith("/") or path.startswith("//") or len(path) > MOST_PATH:
        raise Refused("malformed")
    # Imported here, because it would be the slowest part of starting the server.
    import segno

    drawing = io.BytesIO()
    code = segno.make(f"{_base(call)}{path}", micro=False)
    code.save(drawing, kind="svg", scale=4, border=2, dark="#000", light="#fff")
    return Response(
        drawing.getvalue(), media_type="image/svg+xml", headers={"Cache-Control": "no-store"}
    )


def _base(call: Call) -> str:
    """The address for invitations: the one in use, unless only this machine can reach it."""
    host = call.request.headers.get("host", "")
    urls = local_urls(call.tables.settings)
    is_here = host.rpartition(":")[0] in ("localhost", "127.0.0.1", "[::1]")
    if not HOST.fullmatch(host):
        is_here, host = True, f"localhost:{call.tables.settings.port}"
    if urls and is_here:
        return urls[0]
    return f"{scheme_of(call.request)}://{host}"


def local_urls(settings: Settings) -> list[str]:
    """The addresses of the server on the local network; none if it only listens to itself."""
    host: str | None = settings.host
    if host in ("", "0.0.0.0", "::"):
        host = _own_address()
    try:
        if host is None or ipaddress.ip_address(host).is_loopback:
            return []
    except ValueError:
        if host == "localhost":
            return []
    return [f"http://{host}:{settings.port}"]


def _own_address() -> str | None:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((_ANYWHERE, 9))
            return str(probe.getsockname()[0])
        except OSError:
            return None
