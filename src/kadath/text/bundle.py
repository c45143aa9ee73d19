"""A language's Fluent bundle. `fluent.runtime` is slow to import: import this when needed."""

from __future__ import annotations

from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt

from .declined import FUNCTIONS


class Count(FluentInt):
    """A number that selects plural forms but is printed without formatting.

    Babel's number formatting is most of the cost of a message, and our numbers are small.
    """

    def format(self, locale: Any) -> str:
        return str(int(self)).replace("-", "−")


class Bundle(FluentBundle):
    """A bundle for one language, without isolation marks around inserted values."""

    def __init__(self, language: str) -> None:
        super().__init__([language], use_isolating=False, functions=dict(FUNCTIONS))

    def read(self, source: str) -> None:
        """Add the messages of a file."""
        self.add_resource(FluentResource(source))

    def say(self, pattern: Pattern, values: dict[str, Any]) -> tuple[str, list[Exception]]:
        """A message with these values, and any errors."""
        args = {
            name: Count(value) if isinstance(value, int) else value
            for name, value in values.items()
        }
        errors: list[Exception] = []
        current = CurrentEnvironment(args=args)
        text = pattern(ResolverEnvironment(context=self, current=current, errors=errors))
        return str(text), errors
