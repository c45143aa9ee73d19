"""Security headers, which restrict what the page may do."""

from __future__ import annotations

import re

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

HOST = re.compile(r"[\w.:\[\]-]{1,255}")

STEADY = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "X-Frame-Options": "DENY",
}


def content_policy(host: str) -> str:
    """What the page may load: its own files, and a socket to its own server."""
    # Not every browser takes 'self' to include sockets.
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return (
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self';"
        " img-src 'self' data: blob:; worker-src 'self'; media-src 'self';"
        f" connect-src 'self'{sockets};"
        " manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )


def headers(host: str) -> dict[str, str]:
    """The headers of every response to a request for this host."""
    return {**STEADY, "Content-Security-Policy": content_policy(host)}


class SecurityHeaders:
    """Adds the headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and add the headers to its response."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        host = Headers(scope=scope).get("host", "")

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                found = MutableHeaders(scope=message)
                for name, value in headers(host).items():
                    found[name] = value
            await send(message)

        await self._app(scope, receive, with_headers)
