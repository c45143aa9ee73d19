"""Late campaigns: scenarios end as the seed says, so that every resolution has consequences.

Random investigators lose every scenario in the same way. So a scenario or two are ended early, with
any resolution, some investigators hurt or beaten, some of the worth of the scenario in the victory
display, and more experience than anybody earns.
"""

from __future__ import annotations

from kadath.games.lcg.components.scenarios import SCENARIOS
from kadath.games.lcg.frames import game_now
from kadath.games.lcg.happenings import Defeated
from kadath.games.lcg.rules.defeat import Defeat
from kadath.games.lcg.rules.ending import EndScenario
from kadath.games.lcg.rules.table import LcgTable
from kadath.games.lcg.state import SCENARIO
from kadath.games.lcg.zones import put
from kadath.kernel.procedure import Procedure
from kadath.kernel.rng import Rng

MOST_ANSWERS = 400
MOST_EXPERIENCE = 10
BY = ("damage", "horror", "both", "card")


def dealt_campaign(state: LcgTable, rng: Rng) -> bool:
    """Bring a campaign to the end of a scenario; whether it goes on from there."""
    for _ in range(1 + rng.below(2)):
        _answer(state, rng, until="take-action")
        if state.decision is None or state.decision.ask != "take-action":
            return False
        _hurt(state, rng)
        _fill_victory_display(state, rng)
        game = game_now(state)
        if game is not None and not state.resolution:
            endings = tuple(SCENARIOS[game.scenario].endings)
            _run(state, EndScenario(endings[rng.below(len(endings))], bool(rng.below(2))))
    return state.decision is not None


def _hurt(state: LcgTable, rng: Rng) -> None:
    for who, row in tuple(state.investigators.items()):
        if row.out:
            continue
        state.set_investigator(
            who,
            physical=row.physical + rng.below(5) * (rng.below(3) == 0),
            mental=row.mental + rng.below(5) * (rng.below(3) == 0),
            experience=row.experience + rng.below(MOST_EXPERIENCE),
        )
        if rng.below(4) == 0:
            _run(state, Defeat((Defeated(who, 0, BY[rng.below(len(BY))]),)))
            _answer(state, rng, until="take-action")


def _fill_victory_display(state: LcgTable, rng: Rng) -> None:
    worth = [
        card
        for card, row in state.cards.items()
        if row.owner == SCENARIO and row.zone in ("aside", "deck") and state.face(card).victory
    ]
    for card in rng.shuffled(worth)[rng.below(1 + len(worth)) :]:
        put(state, card, "victory")


def _run(state: LcgTable, procedure: Procedure) -> None:
    state.decision = None
    asking = state.stack[-1]
    asking.doing = asking.at
    state.stack.append(procedure)
    state.advance()


def _answer(state: LcgTable, rng: Rng, until: str) -> None:
    """Answer what is asked until that is asked, or the scenario has ended."""
    for _ in range(MOST_ANSWERS):
        decision = state.decision
        if decision is None or decision.ask == until:
            return
        state.apply(decision.options[rng.below(len(decision.options))])
