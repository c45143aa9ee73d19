"""A progress bar for long commands, if there is a terminal."""

from __future__ import annotations

from time import monotonic
from typing import TYPE_CHECKING, TextIO

if TYPE_CHECKING:
    from typing import Self

    from kadath.text.fluent import Messages

WIDTH = 30


class Progress:
    """A progress bar with the time left; silent if the stream is not a terminal."""

    def __init__(self, total: int, stream: TextIO, say: Messages) -> None:
        self._total = total
        self._stream = stream
        self._say = say
        self._done = 0
        self._began = monotonic()
        self._shown = stream.isatty()

    def __enter__(self) -> Self:
        self.advance(0)
        return self

    def __exit__(self, *_: object) -> None:
        if self._shown:
            self._stream.write("\r\x1b[K")
            self._stream.flush()

    def advance(self, by: int) -> None:
        """Report that many more are done."""
        self._done += by
        if self._shown and self._total:
            full = WIDTH * self._done // self._total
            bar = "#" * full + "." * (WIDTH - full)
            self._stream.write(f"\r\x1b[K[{bar}] {self._done}/{self._total}{self._left()}")
            self._stream.flush()

    def _left(self) -> str:
        """The estimated time left."""
        if not self._done:
            return ""
        seconds = (monotonic() - self._began) * (self._total - self._done) / self._done
        minutes, rest = divmod(round(seconds), 60)
        hours, minutes = divmod(minutes, 60)
        time = f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
        return f"  {self._say.format('cli-progress-left', time=time)}"
