"""The terminal's messages, in the reader's language."""

from __future__ import annotations

from typing import Any

from kadath.text.fluent import messages


class Words:
    """The messages in one language, called by id."""

    def __init__(self, language: str) -> None:
        self.language = language

    def __contains__(self, message: str) -> bool:
        return message in messages(self.language)

    def __call__(self, message: str, /, **values: Any) -> str:
        """A message with these values."""
        return messages(self.language).format(message, **values)
