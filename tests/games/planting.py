"""Planting faults, and seeing that the battery finds them: what the faults of all games share."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Any, TypeVar

import pytest

from kadath.kernel import codec, rng
from kadath.kernel.decision import Option
from kadath.kernel.procedure import Procedure
from kadath.kernel.state import State
from kadath.testkit.battery import Battery, Broken, games
from kadath.testkit.kit import kit
from kadath.testkit.player import CuriousPlayer

S = TypeVar("S", bound=State)
Plant = Callable[[pytest.MonkeyPatch], None]
Run = Callable[[Any, Any], Any]
CarryOut = Callable[[Any, Any, Any], Any]


def change_step(
    patch: pytest.MonkeyPatch,
    procedure: type[Procedure],
    at: str,
    changed: Callable[[Run], Run],
) -> None:
    """Let a step do something else; `changed` is given what it did."""
    run, following, carry_out = procedure.RUNS[at]
    patch.setitem(procedure.RUNS, at, (changed(run), following, carry_out))


def change_options(
    patch: pytest.MonkeyPatch,
    procedure: type[Procedure],
    at: str,
    changed: Callable[[Any, tuple[Option, ...]], tuple[Option, ...]],
) -> None:
    """Let a step offer something else; `changed` is given its frame and what it offered."""

    def otherwise(run: Run) -> Run:
        def offering(self: Any, s: Any) -> Any:
            decision = run(self, s)
            if decision is None:
                return None
            return decision._replace(options=changed(self, decision.options))

        return offering

    change_step(patch, procedure, at, otherwise)


def all_but_the_first(_: Any, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Leave out an option where there are enough others."""
    return options[1:] if len(options) > 3 else options


def change_choice(
    patch: pytest.MonkeyPatch,
    procedure: type[Procedure],
    at: str,
    changed: Callable[[CarryOut], CarryOut],
) -> None:
    """Let what was chosen at a step be carried out otherwise."""
    run, following, carry_out = procedure.RUNS[at]
    assert carry_out is not None
    otherwise = changed(carry_out)
    patch.setitem(procedure.RUNS, at, (run, following, otherwise))
    # A choice that was asked goes by the step itself, a single option that is taken by the table.
    patch.setattr(procedure.STEPS[at], "carry_out", otherwise)


def change_clone(
    patch: pytest.MonkeyPatch, state: type[S], changed: Callable[[S, S], None]
) -> None:
    """Let clones come out wrong; `changed` is given the copy and its original."""
    clone = state.clone

    def wrongly(self: S) -> S:
        copy = clone(self)
        changed(copy, self)
        return copy

    patch.setattr(state, "clone", wrongly)


def drop_from_json(patch: pytest.MonkeyPatch, field: str, instead: Any) -> None:
    """Let the saved data always have the same in one field."""
    to_data = codec.state_to_data

    def dropping(state: Any) -> dict[str, Any]:
        return to_data(state) | {field: codec.encode(instead)}

    for module in ("kadath.kernel.codec", "kadath.testkit.battery"):
        patch.setattr(f"{module}.state_to_data", dropping)


def rejected_but_noted(patch: pytest.MonkeyPatch) -> None:
    """An option that is not offered turns the random state before it is refused."""
    apply = State.apply

    def careless(self: Any, chosen: Any) -> None:
        if self.decision is not None and chosen not in self.decision.options:
            rng.below(self, 2)
        apply(self, chosen)

    patch.setattr(State, "apply", careless)


def play_all(battery: Battery, first: int, count: int) -> None:
    """Let the battery play so many games."""
    for setup, seed in games(battery.kit, first, count):
        battery.play(setup, seed)


def battery_of(game: str) -> Battery:
    """A battery for a game, as it is without faults."""
    played = kit(game)
    return Battery(played, CuriousPlayer(played, seed=5), seed=5)


def check_found(
    game: str,
    plant: Plant,
    patch: pytest.MonkeyPatch,
    by: Collection[str],
    first: int,
    most: int,
) -> None:
    """Hold that the battery finds a fault by one of these checks, within some games."""
    battery = battery_of(game)
    plant(patch)
    with pytest.raises(Broken) as found:
        play_all(battery, first, most)
    assert found.value.check in by, found.value.what
    assert found.value.record.game == game, "the record tells how to see it again"
