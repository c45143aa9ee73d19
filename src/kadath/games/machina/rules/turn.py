"""Whose turn it is, for the rules that depend on it."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.events import enclosing
from kadath.kernel.procedure import Procedure, procedure

from ..state import MachinaState


@procedure
class Turn(Procedure):
    """A unit's turn; `attacks` counts the attacks it has made in it."""

    who: int
    attacks: int = 0


@procedure
class SteeredTurn(Turn):
    """The turn of a monster that a seat steers."""

    seat: int = 0


@procedure
class TurnsOnTrack(Procedure):
    """Monsters take their turns along the track; `acted` are those that have started theirs."""

    acted: tuple[int, ...] = ()


@cites("MA-R3.17")
def join_turns(s: MachinaState, monster: int) -> None:
    """Treat a card that returns to the track as a new monster.

    It has not acted yet, and the turn in which it died is over.
    """
    for turns in enclosing(s, TurnsOnTrack):
        turns.acted = tuple(one for one in turns.acted if one != monster)
    for turn in enclosing(s, Turn):
        if turn.who == monster:
            turn.finish()


def whose_turn(s: MachinaState) -> int:
    """The unit whose turn it is, 0 between turns."""
    turn = _turn_now(s)
    return turn.who if turn is not None else 0


def is_steered(s: MachinaState, monster: int) -> bool:
    """Whether a player decides for a monster in the current turn."""
    turn = _turn_now(s)
    return isinstance(turn, SteeredTurn) and turn.who == monster


def _turn_now(s: MachinaState) -> Turn | None:
    # A loop instead of the generator `enclosing`: this is asked for every ability.
    for frame in s.stack[::-1]:
        if isinstance(frame, Turn):
            return frame
    return None
