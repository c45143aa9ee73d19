"""A bar that shows how far a long command has come, where somebody may be looking."""

from __future__ import annotations

from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from typing import Self

WIDTH = 30


class Progress:
    """A bar on a terminal; nothing at all where the stream is not one."""

    def __init__(self, total: int, stream: TextIO) -> None:
        self._total = total
        self._stream = stream
        self._done = 0
        self._shown = stream.isatty()

    def __enter__(self) -> Self:
        self.advance(0)
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()

    def advance(self, by: int) -> None:
        """So many more are done."""
        self._done += by
        if self._shown:
            full = WIDTH * self._done // self._total
            bar = "#" * full + "." * (WIDTH - full)
            self._stream.write(f"\r[{bar}] {self._done}/{self._total}")
            self._stream.flush()
