"""Opening the page in a browser on this machine."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Callable, Mapping
from threading import Thread


def open_browser(url: str, otherwise: Callable[[], None]) -> Thread | None:
    """Open an address in the browser, in a thread; `otherwise` is called if there is none."""
    if not has_screen(os.environ, sys.platform):
        otherwise()
        return None

    def show() -> None:
        if not webbrowser.open(url):
            otherwise()

    # Some browsers stay in the foreground until they are closed.
    thread = Thread(target=show, daemon=True)
    thread.start()
    return thread


def has_screen(environment: Mapping[str, str], platform: str) -> bool:
    """Whether a graphical browser can open; a text browser would take over the terminal."""
    if platform in ("win32", "darwin"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
