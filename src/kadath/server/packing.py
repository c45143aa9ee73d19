"""Answers that stay the same: compressed once, and not for everybody who asks for them."""

from __future__ import annotations

import gzip
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

LEAST = 1000
"""Less than this many bytes fit into a packet as they are."""
KEPT = 500


def steady(request: Request, body: bytes, kind: str, headers: dict[str, str]) -> Response:
    """An answer of a kind that is the same whoever asks, compressed for those who can read that.

    Whatever goes out as it is here is left to the middleware, which does not touch the rest.
    """
    can_read = "gzip" in request.headers.get("accept-encoding", "")
    if not can_read or len(body) < LEAST or kind.startswith("font/"):
        return Response(body, media_type=kind, headers=headers)
    response = Response(_packed(body), media_type=kind, headers=headers)
    response.headers["Content-Encoding"] = "gzip"
    response.headers.add_vary_header("Accept-Encoding")
    return response


@lru_cache(KEPT)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, mtime=0)
