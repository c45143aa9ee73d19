"""`kadath serve`: the server for browsers."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path
from typing import TYPE_CHECKING

from .mistake import Mistake
from .parser import Parser, whole_number

if TYPE_CHECKING:
    from kadath.text.fluent import Messages

HOST = "0.0.0.0"
PORT = 8000
MOST_PORT = 65535


def arguments(parser: Parser) -> None:
    """Declare the arguments of the command."""
    parser.option("--host", message="cli-serve-host", metavar="H", default=HOST)
    parser.option(
        "--port", message="cli-serve-port", metavar="P", type=whole_number("--port"), default=PORT
    )
    parser.option("--data", message="cli-serve-data", place="cli-place-folder", type=Path)
    parser.option(
        "--origin", message="cli-serve-origin", metavar="URL", action="append", default=[]
    )
    parser.option("--open", message="cli-serve-open", action="store_true")


def run(chosen: Namespace, say: Messages) -> int:
    """Serve until stopped."""
    from kadath.server.main import run as serve

    if chosen.port > MOST_PORT:
        raise Mistake("cli-serve-no-port", port=str(chosen.port))
    origins = tuple(url.rstrip("/") for url in chosen.origin)
    for origin in origins:
        if not re.fullmatch(r"https?://[^/\s]+", origin):
            raise Mistake("cli-serve-no-origin", origin=origin)
    return serve(
        chosen.host,
        chosen.port,
        chosen.data,
        chosen.open,
        say.language,
        origins,
    )
