"""Why not: what hinders something, exactly where it is not offered."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kadath.kernel.copying import game_state
from kadath.kernel.decision import PASS, Decision, Option, option
from kadath.kernel.legality import ELSEWHERE, OTHERS, OVER, Attempt, Hindrance
from kadath.kernel.outcome import Outcome
from kadath.kernel.procedure import Procedure, ask, procedure
from kadath.kernel.state import State
from kadath.testkit.legality import complaints

LOCKED = Hindrance("H-2", "locked")
SHUT = Hindrance("H-3", "shut")


@game_state
class House(State):
    """Doors by their numbers, and which of them are locked."""

    locked: tuple[int, ...]

    def __init__(self, locked: tuple[int, ...]) -> None:
        super().__init__(1)
        self.locked = locked

    def usual_attempts(self) -> Iterator[Attempt]:
        yield Attempt(option("window"), SHUT)
        yield Attempt(option("door", 0), SHUT)


@procedure
class Leaving(Procedure):
    """Seat 1 chooses one of three doors, or stays."""

    @ask("door", "H-1", prompt="door")
    def choose(self, house: House) -> Decision:
        open_ones = [one for one, hindrance in self.attempts(house) if hindrance is None]
        return Leaving.choose.offer(1, (*open_ones, PASS))

    def attempts(self, house: House) -> Iterator[Attempt]:
        for door in range(3):
            yield Attempt(option("door", door), LOCKED if door in house.locked else None)

    @choose.chosen
    def leave(self, house: House, chosen: Option) -> None:
        house.finish(Outcome(True, "left", "H-4"))


def house(*locked: int) -> House:
    state = House(locked)
    state.stack.append(Leaving())
    state.advance()
    return state


def test_what_is_offered_has_no_hindrance_and_the_rest_has_one() -> None:
    state = house(1)
    assert state.why_not("door:0") is None
    assert state.why_not(option("door", 2)) is None
    assert state.why_not("door:1") == LOCKED
    assert state.why_not("pass") is None


def test_what_the_step_says_goes_before_what_is_usual() -> None:
    state = house(1)
    assert state.why_not("window") == SHUT
    assert [one.option.key for one in state.attempts()] == [
        *("door:0", "door:1", "door:2"),
        *("pass", "window"),
    ]


def test_another_seat_learns_only_that_it_is_not_asked() -> None:
    asked = Hindrance("H-1", OTHERS, (("seat", 1),))
    assert {house(1).why_not(key, seat=0) for key in ("door:0", "door:1", "?")} == {asked}
    assert house(1).why_not("door:1", seat=1) == LOCKED


def test_what_nobody_thinks_of_is_elsewhere() -> None:
    assert house().why_not("chimney:7") == Hindrance("H-1", ELSEWHERE)


def test_nothing_may_be_done_when_the_game_is_over() -> None:
    state = house(1)
    state.apply("door:0")
    assert state.why_not("door:1") == Hindrance("H-4", OVER)
    assert state.attempts() == ()


def test_asking_changes_nothing() -> None:
    state = house(1)
    before = state.clone()
    state.why_not("door:1")
    assert state == before
    assert state.decision == before.decision


@pytest.mark.parametrize(
    ("offered", "complaint"),
    [
        (("door:0", "door:1"), "door:1 is offered, but"),
        (("door:0",), "nothing hinders door:2"),
        (("door:0", "door:2", "chimney"), "never thought of"),
    ],
)
def test_the_battery_sees_where_the_two_disagree(offered: tuple[str, ...], complaint: str) -> None:
    state = house(1)
    assert list(complaints(state)) == []
    assert state.decision is not None
    parts = [key.split(":") for key in offered]
    options = tuple(option(verb, *map(int, ids)) for verb, *ids in parts)
    state.decision = state.decision._replace(options=options)
    assert any(complaint in one for one in complaints(state))
