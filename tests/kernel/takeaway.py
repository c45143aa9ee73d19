"""A tiny game without events: two seats take stones from a heap until it is empty."""

from __future__ import annotations

from typing import Any

from kadath.kernel.copying import game_state
from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.game import Setup
from kadath.kernel.nodes import node
from kadath.kernel.outcome import Outcome
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.rng import below, seeded
from kadath.kernel.state import State


@game_state
class Takeaway(State):
    """How many stones are left, and what each seat has taken."""

    heap: int
    taken: list[int]
    cleaned: tuple[str, ...]

    def __init__(self, rng: int, heap: int) -> None:
        super().__init__(rng)
        self.heap = heap
        self.taken = [0, 0]
        self.cleaned = ()

    def seat_of(self, who: int) -> int:
        return who

    def keys(self) -> list[str]:
        return [one.key for one in self.decision.options] if self.decision else []

    def choose(self, key: str) -> None:
        assert self.decision is not None
        chosen = self.decision.option(key)
        assert chosen is not None, self.keys()
        self.apply(chosen)


@procedure
class Game(Procedure):
    """Turns until the heap is empty."""

    seat: int = 0

    @step("turn", "TA-1")
    def turn(self, state: Takeaway) -> Procedure | None:
        if state.heap == 0:
            state.finish(Outcome(True, "empty", "TA-3"))
            return None
        self.goto("turn")
        self.seat = 1 - self.seat
        return Take(1 - self.seat)

    def clean_up(self, state: Takeaway) -> None:
        state.cleaned = (*state.cleaned, "game")


@procedure
class Take(Procedure):
    """A seat takes one, two or three stones, or lets the wind take one."""

    seat: int
    took: int = 0

    @ask("choose", "TA-2", prompt="take-stones")
    def choose(self, state: Takeaway) -> Decision | None:
        options = tuple(option("take", n) for n in range(1, min(3, state.heap) + 1))
        return Take.choose.offer(self.seat, options if state.heap == 1 else (*options, PASS))

    @choose.chosen
    def take(self, state: Takeaway, chosen: Option) -> None:
        self.took = chosen.ids[0] if chosen.args else 1 + below(state, 2)
        self.took = min(self.took, state.heap)

    @step("remove")
    def remove(self, state: Takeaway) -> None:
        state.heap -= self.took
        state.taken[self.seat] += self.took
        state.note("took", seat=self.seat, stones=self.took)

    def clean_up(self, state: Takeaway) -> None:
        state.cleaned = (*state.cleaned, "take")


@node
class Grow(Effect):
    """Put stones on the heap."""

    stones: int

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        state.heap += self.stones
        return None

    def could(self, state: Any, scope: Scope) -> bool:
        return self.stones > 0


def game(heap: int = 7, seed: int = 1) -> Takeaway:
    """A game at its first decision."""
    state = Takeaway(seeded(seed), heap)
    state.stack.append(Game())
    state.advance()
    return state


def effect(tree: Effect, heap: int = 0) -> Takeaway:
    """A state in which an effect is run."""
    state = Takeaway(1, heap)
    called = tree.run(state, Scope(0))
    if called is not None:
        state.stack.append(called)
    state.advance()
    return state


class TakeawayGame:
    """As much of the game interface as a record needs."""

    name = "takeaway"

    def new(self, setup: Setup, seed: int) -> Takeaway:
        heap = setup.get("heap")
        if not isinstance(heap, int):
            raise NotWellFormed("heap should be a number")
        return game(heap, seed)
