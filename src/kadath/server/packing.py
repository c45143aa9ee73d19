"""Static responses, compressed once instead of for every request."""

from __future__ import annotations

import gzip
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

LEAST = 1000
"""Fewer bytes than this fit into a packet uncompressed."""
KEPT = 500


def steady(request: Request, body: bytes, kind: str, headers: dict[str, str]) -> Response:
    """A response that is the same for everybody, compressed for clients that accept that.

    What is not compressed here is left to the middleware, which skips what already is.
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
