"""The end of a scenario: resolutions and victory (LCG-429 to LCG-437)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.events import Event
from kadath.kernel.outcome import Outcome
from kadath.kernel.procedure import Procedure, procedure, step

from ..frames import game_now
from ..happenings import GameEnded
from ..state import LcgState
from ..zones import put

NO_RESOLUTION = "no-resolution"


@procedure
class EndScenario(Procedure):
    """The scenario ends with a resolution, or with none."""

    resolution: str
    won: bool

    @step("game ends", "LCG-429")
    def end_game(self, state: LcgState) -> Procedure | None:
        """The game ends for everyone still in it."""
        return Event(tuple(GameEnded(who) for who in state.player_order()))

    @step("victory", "LCG-437")
    def count_locations(self, state: LcgState) -> None:
        """Revealed locations without clues that have victory points go to the victory display."""
        for location in state.locations():
            row = state.cards[location]
            if state.face(location).victory and row.revealed and not row.clues:
                put(state, location, "victory")

    @step("resolution", "LCG-429", "LCG-430", "LCG-431", "LCG-433")
    def resolve(self, state: LcgState) -> None:
        """Record the resolution and end the game; only the act deck's resolutions are victories."""
        state.resolution = self.resolution
        if state.scenario:
            scenario = state.cards[state.scenario].face
            state.note("ending", scenario=scenario, resolution=self.resolution)
        game = game_now(state)
        if game is None:
            state.finish(Outcome(self.won, self.resolution, rule_of(self.resolution)))
        else:
            game.won = self.won
            game.expire(state)
            game.goto("again")
            state.unwind(game)


def rule_of(resolution: str) -> str:
    """The rule by which a scenario reached a resolution, or none."""
    return "LCG-294" if resolution == NO_RESOLUTION else "LCG-430"


@cites("LCG-434", "LCG-450")
def victory_points(state: LcgState) -> int:
    """The victory points of all cards in the victory display."""
    return sum(state.face(card).victory for card in state.pile("victory"))
