"""Late campaigns: scenarios end as the seed decides, so that every resolution has consequences.

Random investigators lose every scenario in the same way. So one or two scenarios are ended early,
with any resolution, some investigators hurt or defeated, some victory points in the victory
display, and more experience than anyone would earn. In grim campaigns nobody survives a scenario.
If an ending of the campaign is aimed at, most of the others start in the last scenario.
"""

from __future__ import annotations

from kadath.games.lcg.components.scenarios import SCENARIOS
from kadath.games.lcg.frames import game_now
from kadath.games.lcg.happenings import Defeated
from kadath.games.lcg.rules.defeat import Defeat
from kadath.games.lcg.rules.ending import EndScenario
from kadath.games.lcg.state import LcgState
from kadath.kernel.rng import Rng

from .nearing import fill_victory_display
from .running import answer, is_turn, push

MOST_ENDED = 2
"""How many scenarios are ended early at most: the last one is played."""
MOST_EXPERIENCE = 10
FATAL = 9
"""Nobody survives this much trauma."""
BY = ("damage", "horror", "both", "card")


def dealt_campaign(state: LcgState, rng: Rng, *, to_the_last: bool = False) -> bool:
    """Bring a campaign into a scenario, or to its end; returns whether it continues from there."""
    grim = rng.below(5) == 0
    hurried = to_the_last and not grim and rng.below(8) > 0
    early = min(MOST_ENDED, rng.below(8))
    for number in range(MOST_ENDED if grim or hurried else early):
        answer(state, rng)
        if not is_turn(state):
            return False
        if not hurried or rng.below(2):
            _hurt(state, rng, grim=grim)
        fill_victory_display(state, rng)
        if grim and number:
            # Nobody may be left after this one, so it must not end yet.
            return state.decision is not None
        game = game_now(state)
        if game is not None and not state.resolution:
            ending = _ending(game.scenario, rng, giving=hurried)
            push(state, EndScenario(ending, bool(rng.below(2))))
    if rng.below(8):
        answer(state, rng)
    return state.decision is not None


def _ending(scenario: str, rng: Rng, *, giving: bool) -> str:
    """Any ending, or if possible one that awards something: later endings may depend on it."""
    endings = SCENARIOS[scenario].endings
    found = [one for one in endings if endings[one].earns] if giving else []
    found = found or list(endings)
    return found[rng.below(len(found))]


def _hurt(state: LcgState, rng: Rng, *, grim: bool) -> None:
    for who, row in tuple(state.investigators.items()):
        if row.out:
            continue
        doomed = 1 + rng.below(2) if grim else 0
        state.set_investigator(
            who,
            physical=FATAL if doomed == 1 else row.physical + rng.below(5) * (rng.below(3) == 0),
            mental=FATAL if doomed == 2 else row.mental + rng.below(5) * (rng.below(3) == 0),
            experience=row.experience + rng.below(MOST_EXPERIENCE),
        )
        if rng.below(4) == 0:
            push(state, Defeat((Defeated(who, 0, BY[rng.below(len(BY))]),)))
            answer(state, rng)
