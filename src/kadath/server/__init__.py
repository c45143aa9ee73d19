"""The server: tables that people share over HTTP and WebSocket, kept in one SQLite file."""

from __future__ import annotations

from pathlib import Path


def run(
    host: str, port: int, data_dir: Path | None, open_browser: bool = False, language: str = "en"
) -> int:
    """Serve until somebody ends it; 0 unless it could not begin. Port 0 takes any that is free."""
    # Imported here: the processes in which bots think need nothing of it.
    from .main import run as serve

    return serve(host, port, data_dir, open_browser, language)
