"""Late positions: games that do not start at the beginning, with decks of any level.

Random investigators die in the first act. So a game may start with acts and agendas advanced, cards
drawn and played, encounter cards drawn, investigators elsewhere, and clues found: each by the
rules' own procedure, in an order and number that the seed decides, so that play could have led to
the position. Some are near an end of the scenario. The decks are random legal ones with any
experience, and the previous scenarios ended in any way.
"""

from __future__ import annotations

from collections.abc import Sequence

from kadath.games.lcg.campaign.campaign import new_campaign
from kadath.games.lcg.campaign.campaigns import earlier_scenarios
from kadath.games.lcg.decks.core_set import CORE_SET
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.opening import with_weaknesses
from kadath.games.lcg.rules.advancing import AdvanceCard
from kadath.games.lcg.rules.clues import discovery
from kadath.games.lcg.rules.damage import deal
from kadath.games.lcg.rules.drawing import Draw
from kadath.games.lcg.rules.encounter import DrawEncounterCard
from kadath.games.lcg.rules.movement import moving
from kadath.games.lcg.rules.play import LcgPlay
from kadath.games.lcg.rules.scenario import PlayScenario
from kadath.games.lcg.state import LcgState
from kadath.kernel.game import Setup
from kadath.kernel.rng import Rng, seeded

from .aiming import advance_to, bring, is_decisive, play, story_assets
from .dealt_campaigns import dealt_campaign
from .nearing import near_an_end
from .random_decks import random_deck
from .running import again, answer, is_turn, run

AGENDAS = 3
"""How many agendas advance at most; in two games out of five, none do."""
MOST_STEPS = 25
MOST_TRIES = 20
"""How often a position is redealt if the game was over before it could begin."""


class DealtLcg(Lcg):
    """The card game, with two more set-up options.

    `position` is how late in the game it starts: 0 is the start with starter decks, a higher number
    is the maximum number of acts advanced. A campaign starts in one of its scenarios, or at the end
    of one. `aims` are cards to bring to where they work.
    """

    def new(self, setup: Setup, seed: int) -> LcgState:
        """A game at its first decision, or in a dealt position."""
        setup = dict(setup)
        position = setup.pop("position", None)
        aims = tuple(setup.pop("aims", ()))
        if position is None:
            return super().new(setup, seed)
        rng = Rng(seed, "dealing")
        for _ in range(MOST_TRIES):
            if setup.get("mode") == "campaign":
                state = super().new(setup, rng.integer())
                decisive = any(is_decisive(key) for key in aims)
                if not dealt_campaign(state, rng, to_the_last=decisive):
                    continue
                if not is_turn(state) or rng.below(12) == 0:
                    return state
            else:
                state = taken_out(setup, aims, rng)
            if dealt(state, int(position), aims, rng):
                return state
        raise LookupError("no position was found that the game goes on from")


def taken_out(setup: Setup, aims: Sequence[str], rng: Rng) -> LcgState:
    """A table with random decks, with the previous scenarios still to be chosen."""
    wanted = [key for key in aims if key in CORE_SET.cards]
    people = setup["investigators"]
    decks = [random_deck(who, rng, wanted) for who in people]
    state = LcgPlay(seeded(rng.integer(), Lcg.name))
    campaign = new_campaign(setup["seats"], decks, people, setup["lead"])
    state.campaign = with_weaknesses(campaign, state)._replace(decks=())
    earlier = earlier_scenarios(setup["scenario"])
    state.stack.append(PlayScenario(setup["scenario"], setup["difficulty"], earlier=earlier))
    state.advance()
    return state


def dealt(state: LcgState, acts: int, aims: Sequence[str], rng: Rng) -> bool:
    """Bring a table to a later position; returns whether the game continues from there."""
    answer(state, rng)
    if not is_turn(state):
        return False
    if rng.below(8):
        advance_to(state, aims, rng)
    else:
        for _ in range(rng.below(1 + acts)):
            run(state, AdvanceCard(state.act) if state.act else None, rng)
        for _ in range(max(0, rng.below(2 + AGENDAS) - 1)):
            run(state, AdvanceCard(state.agenda) if state.agenda else None, rng)
    for who in state.player_order():
        row = state.investigators[who]
        state.set_investigator(who, resources=row.resources + rng.below(8))
    for _ in range(rng.below(1 + MOST_STEPS)):
        order = state.player_order()
        _step(state, order[rng.below(len(order))], rng)
    bring(state, (*story_assets(state), *aims), rng)
    decisive = any(is_decisive(key) for key in aims)
    if rng.below(2) or decisive:
        near_an_end(state, rng, easily=decisive)
    return again(state)


def _step(state: LcgState, who: int, rng: Rng) -> None:
    """Let something happen to an investigator."""
    kind = rng.below(8)
    if kind == 0:
        run(state, DrawEncounterCard(who), rng)
    elif kind == 1:
        run(state, Draw(who, 1 + rng.below(3)), rng)
    elif kind == 2:
        places = state.locations()
        run(state, moving(state, who, places[rng.below(len(places))]), rng)
    elif kind == 3:
        found = [place for place in state.locations() if state.cards[place].clues]
        if found:
            run(state, discovery(state, who, found[rng.below(len(found))], 2), rng)
    elif kind == 4:
        run(state, deal(state, (who,), rng.below(3), rng.below(3)), rng)
    elif kind == 5:
        enemies = [one for place in state.locations() for one in state.enemies_at(place)]
        if enemies:
            enemy = enemies[rng.below(len(enemies))]
            run(state, deal(state, (enemy,), 1 + rng.below(4), 0), rng)
    else:
        hand = state.pile("hand", who)
        if hand:
            play(state, who, hand[rng.below(len(hand))], rng)
