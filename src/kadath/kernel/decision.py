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
    """One legal choice: a verb and the ids it applies to."""

    verb: str
    args: tuple[Arg, ...] = ()

    @property
    def ids(self) -> tuple[int, ...]:
        """The arguments, typed as ids or other numbers."""
        return cast("tuple[int, ...]", self.args)

    @property
    def words(self) -> tuple[str, ...]:
        """The arguments, typed as words."""
        return cast("tuple[str, ...]", self.args)

    @property
    def key(self) -> str:
        """The stable name of this option within its decision, e.g. `move:7`."""
        return ":".join((self.verb, *map(str, self.args)))

    def __str__(self) -> str:
        return self.key


for _view in ("ids", "words"):
    # At run time both are the field itself, to save a call: rules read them at every choice.
    setattr(Option, _view, vars(Option)["args"])


@cache
def option(verb: str, *args: Arg) -> Option:
    """The interned `Option` with this verb and these arguments; the same ones keep coming up."""
    return Option(verb, args)


PASS = option("pass")
DONE = option("done")

# Annotated without a length, because mypyc unboxes a tuple of fixed length and loses its identity.
ONLY_DONE: tuple[Option, ...] = (DONE,)
"""A single option is chosen automatically, unless the options are this very tuple. It is for
questions where skipping a seat would reveal what it holds: the seat is asked even if it has nothing
to choose."""


class Decision(NamedTuple):
    """The seat that decides, its options, and the step of the rulebook that asks."""

    seat: int
    options: tuple[Option, ...]
    step: AskStep

    @property
    def ask(self) -> str:
        """The id of the prompt."""
        return self.step.prompt

    @property
    def why(self) -> tuple[str, ...]:
        """The numbers of the rules that call for this decision."""
        return self.step.rules

    def option(self, key: str) -> Option | None:
        """Find an option by its key."""
        return next((one for one in self.options if one.key == key), None)
