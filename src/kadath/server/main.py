"""Running the server."""

from __future__ import annotations

import gc
import json
import logging
import socket
import sys
from pathlib import Path
from threading import Thread
from urllib.request import urlopen

import uvicorn

from kadath.table import data_folder
from kadath.text.fluent import messages

from .app import create_app
from .browser import open_browser
from .door import Door, protocols
from .routes.address import local_urls
from .settings import Settings
from .storage import Unusable

DEFAULT_HOST = "0.0.0.0"
DEFAULT_PORT = 8000
FAILED = 1
GRACE_SECONDS = 3
ANSWER_SECONDS = 2
BACKLOG = 1024
GENERATIONS = (2_000, 10, 1_000_000)
"""The thresholds of the garbage collector."""


def run(
    host: str = DEFAULT_HOST,
    port: int = DEFAULT_PORT,
    data_dir: Path | None = None,
    opens: bool = False,
    language: str = "en",
    origins: tuple[str, ...] = (),
) -> int:
    """Serve until stopped; returns 0 unless it could not start. Port 0 picks a free one."""
    folder = data_dir if data_dir is not None else data_folder()
    return serve(Settings(folder, host, port, language, origins), opens)


def serve(settings: Settings, opens: bool = False) -> int:
    """Serve with these settings; `opens` opens the page in the browser."""
    say = messages(settings.language).format
    try:
        listening = _listen(settings.host, settings.port)
    except OSError as error:
        here = _here(settings)
        if opens and _is_kadath(here):
            print(say("server-runs-already", url=here), flush=True)
            if (opening := _show(here, settings.language)) is not None:
                opening.join()
            return 0
        why = error.strerror or str(error)
        print(say("server-no-port", port=str(settings.port), why=why), file=sys.stderr)
        return FAILED
    with listening:
        settings = settings._replace(port=listening.getsockname()[1])
        try:
            server = Server(settings, opens)
        except Unusable as error:
            text = say(f"server-unusable-{error.word}", folder=str(error.folder), why=error.why)
            print(text, file=sys.stderr)
            return FAILED
        server.run([listening])
    return 0


class Server(uvicorn.Server):
    """uvicorn, configured for Kadath; it prints its address when it is ready."""

    def __init__(self, settings: Settings, opens: bool = False) -> None:
        logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
        self._settings = settings
        self._opens = opens
        http, ws = protocols(Door(settings.limits))
        super().__init__(
            uvicorn.Config(
                create_app(settings),
                ws=ws,
                ws_max_size=settings.limits.frame,
                # Updates are a few kilobytes; compressing them would cost more time than it saves.
                ws_per_message_deflate=False,
                http=http,
                lifespan="on",
                log_config=None,
                access_log=False,
                server_header=False,
                timeout_graceful_shutdown=GRACE_SECONDS,
                backlog=BACKLOG,
            )
        )

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, and announce it."""
        await super().startup(sockets)
        if self.started:
            # What is loaded now stays in memory; `tables` collects the oldest generation.
            gc.freeze()
            gc.set_threshold(*GENERATIONS)
            self._announce()

    def _announce(self) -> None:
        settings = self._settings
        say = messages(settings.language).format
        here = _here(settings)
        print(say("server-ready", url=here), flush=True)
        for url in local_urls(settings):
            print(say("server-ready-network", url=url), flush=True)
            if sys.stdout.isatty():
                import segno

                segno.make(url, micro=False).terminal(compact=True)
        print(say("server-ready-end"), flush=True)
        if self._opens:
            _show(here, settings.language)


def _here(settings: Settings) -> str:
    """The address of the server on this machine."""
    is_anywhere = settings.host in ("0.0.0.0", "::", "127.0.0.1")
    return f"http://{'localhost' if is_anywhere else settings.host}:{settings.port}"


def _show(url: str, language: str) -> Thread | None:
    say = messages(language).format
    return open_browser(url, lambda: print(say("server-no-browser", url=url), flush=True))


def _is_kadath(url: str) -> bool:
    """Whether Kadath is already running there."""
    try:
        with urlopen(f"{url}/api/health", timeout=ANSWER_SECONDS) as answer:
            return bool(json.load(answer)["ready"])
    except (OSError, ValueError, KeyError, TypeError):
        return False


def _listen(host: str, port: int) -> socket.socket:
    listening = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
    except OSError:
        listening.close()
        raise
    return listening
