"""Decisions: what the game waits for, as values.

The options are the legality: a client, a bot, a test and a replay choose from the same tuple, and
`State.apply` takes nothing else.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, NamedTuple, cast

if TYPE_CHECKING:
    from .procedure import AskStep

Arg = int | str


class Option(NamedTuple):
    """One thing that may be chosen: a verb and the ids it is about."""

    verb: str
    args: tuple[Arg, ...] = ()

    @property
    def ids(self) -> tuple[int, ...]:
        """The arguments where they are read as ids or other numbers."""
        return cast("tuple[int, ...]", self.args)

    @property
    def words(self) -> tuple[str, ...]:
        """The arguments where they are read as words."""
        return cast("tuple[str, ...]", self.args)

    @property
    def key(self) -> str:
        """The stable name of this option within its decision, e.g. `move:7`."""
        return ":".join((self.verb, *map(str, self.args)))

    def __str__(self) -> str:
        return self.key


for _view in ("ids", "words"):
    # At run time both are the field itself, without a call: rules read them at every choice.
    setattr(Option, _view, vars(Option)["args"])


@cache
def option(verb: str, *args: Arg) -> Option:
    """The one `Option` with that verb and those ids; interned, since the same ones recur."""
    return Option(verb, args)


PASS = option("pass")
DONE = option("done")

# Of any length to the compiler, which would take a tuple of one apart, and make another each time.
ONLY_DONE: tuple[Option, ...] = (DONE,)
"""A single option is taken without asking, but for this very tuple: where being asked would tell
others what somebody holds, those with nothing to choose are asked all the same."""


class Decision(NamedTuple):
    """Whose seat it is, what may be chosen, and the step of the rulebook that asks."""

    seat: int
    options: tuple[Option, ...]
    step: AskStep

    @property
    def ask(self) -> str:
        """The message that says what is asked."""
        return self.step.prompt

    @property
    def why(self) -> tuple[str, ...]:
        """The numbers of the rules that make the game ask."""
        return self.step.rules

    def option(self, key: str) -> Option | None:
        """Find an option by its key."""
        return next((one for one in self.options if one.key == key), None)
