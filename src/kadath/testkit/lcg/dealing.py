"""Late positions: games that do not begin at the beginning, with decks of any level.

Random investigators die in the first act. So a game may begin with acts and agendas advanced, cards
drawn and played, encounter cards drawn, investigators elsewhere and clues found: each by the rules'
own procedure, in an order and number that the seed decides, so that the position is one that play
could have led to. The decks are random ones by the rules of deck building, of any experience.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from kadath.games.lcg.components.scenarios import SCENARIOS
from kadath.games.lcg.decks.collection import STANDARD
from kadath.games.lcg.decks.core_set import CORE_SET
from kadath.games.lcg.decks.deck import Deck, new_deck
from kadath.games.lcg.faces import AssetFace
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.rules.advancing import AdvanceCard
from kadath.games.lcg.rules.clues import discovery
from kadath.games.lcg.rules.damage import deal
from kadath.games.lcg.rules.drawing import Draw
from kadath.games.lcg.rules.encounter import DrawEncounterCard
from kadath.games.lcg.rules.movement import moving
from kadath.games.lcg.rules.play_card import PlayCard, may_play
from kadath.games.lcg.rules.table import LcgTable
from kadath.games.lcg.setup import take_out
from kadath.kernel.effects import Scope
from kadath.kernel.game import Setup
from kadath.kernel.procedure import Procedure
from kadath.kernel.rng import Rng, seeded

from .dealt_campaigns import dealt_campaign

AGENDAS = 3
"""So many agendas advance at most, and in two games of five none."""
MOST_STEPS = 40
MOST_ANSWERS = 400
"""So many questions are answered while a position is dealt; it never comes near."""


class DealtLcg(Lcg):
    """The card game, with one more set-up option: `position`, how late in the game it begins.

    0 is the beginning with starter decks; a higher number is so many acts advanced at most. A
    campaign begins at the end of one of its scenarios.
    """

    def new(self, setup: Setup, seed: int) -> LcgTable:
        """A game at its first decision, or in a dealt position."""
        setup = dict(setup)
        position = setup.pop("position", None)
        if position is None:
            return super().new(setup, seed)
        rng = Rng(seed, "dealing")
        for _ in range(20):
            if setup.get("mode") == "campaign":
                state = super().new(setup, rng.integer())
                if dealt_campaign(state, rng):
                    return state
                continue
            state = take_out(
                SCENARIOS[setup["scenario"]],
                [random_deck(who, rng) for who in setup["investigators"]],
                setup["seats"],
                setup["lead"],
                setup["difficulty"],
                seeded(rng.integer(), self.name),
            )
            state.advance()
            if dealt(state, int(position), rng):
                return state
        raise LookupError("no position was found that the game goes on from")


def random_deck(investigator: str, rng: Rng) -> Deck:
    """A deck by the rules of deck building, as late in a campaign as may be."""
    building = CORE_SET.building[investigator]
    open_ones = [
        card
        for card in CORE_SET.cards.values()
        if card.kind == STANDARD
        and (highest := building.highest_level(card.cls)) is not None
        and (card.level or 0) <= highest
    ]
    cards: Counter[str] = Counter()
    titles: Counter[str] = Counter()
    size = 0
    for card in rng.shuffled([*open_ones, *open_ones]):
        title = CORE_SET.title(card.key)
        if size < building.size and titles[title] < card.limit:
            cards[card.key] += 1
            titles[title] += 1
            size += card.counts
    return new_deck(investigator, cards)


def dealt(state: LcgTable, acts: int, rng: Rng) -> bool:
    """Bring a table that was set up to a later position; whether the game goes on from there."""
    _answer(state, rng, until="take-action")
    if state.decision is None:
        return False
    for _ in range(rng.below(1 + acts)):
        _run(state, AdvanceCard(state.act) if state.act else None, rng)
    for _ in range(max(0, rng.below(2 + AGENDAS) - 1)):
        _run(state, AdvanceCard(state.agenda) if state.agenda else None, rng)
    for _ in range(rng.below(1 + MOST_STEPS)):
        order = state.player_order()
        who = order[rng.below(len(order))]
        _run(state, _step(state, who, rng), rng)
    # What was given besides may have changed what can be done.
    state.decision = None
    state.advance()
    return state.decision is not None


def _step(state: LcgTable, who: int, rng: Rng) -> Procedure | None:
    """Something that may have happened to an investigator."""
    kind = rng.below(10)
    if kind == 0:
        return DrawEncounterCard(who)
    if kind == 1:
        return Draw(who, 1 + rng.below(3))
    if kind == 2:
        places = state.locations()
        return moving(state, who, places[rng.below(len(places))]) if places else None
    if kind in (3, 4):
        found = [place for place in state.locations() if state.cards[place].clues]
        return discovery(state, who, found[rng.below(len(found))], 2) if found else None
    if kind == 5:
        return deal(state, (who,), rng.below(3), rng.below(3))
    if kind == 6:
        enemies = [one for place in state.locations() for one in state.enemies_at(place)]
        return (
            deal(state, (enemies[rng.below(len(enemies))],), 1 + rng.below(4), 0)
            if enemies
            else None
        )
    row = state.investigators[who]
    state.set_investigator(who, resources=row.resources + rng.below(4))
    assets = [
        card
        for card in state.pile("hand", who)
        if isinstance(state.face(card), AssetFace) and may_play(state, who, card, Scope(who, card))
    ]
    if not assets:
        return None
    card = assets[rng.below(len(assets))]
    return PlayCard(who, card, Scope(who, card))


def _run(state: LcgTable, procedure: Procedure | None, rng: Rng) -> None:
    """Let a procedure run on top of what is asked, unless that would end the game."""
    if procedure is None:
        return
    before = state.clone()
    state.decision = None
    asking = state.stack[-1]
    asking.doing = asking.at
    state.stack.append(procedure)
    depth = len(state.stack)
    state.advance()
    for _ in range(MOST_ANSWERS):
        if state.decision is None or len(state.stack) < depth:
            break
        options = state.decision.options
        state.apply(options[rng.below(len(options))])
    if state.decision is None or len(state.stack) >= depth:
        _take_back(state, before)


def _take_back(state: LcgTable, before: LcgTable) -> None:
    for name in _FIELDS:
        setattr(state, name, getattr(before, name))


_FIELDS: tuple[str, ...] = tuple(
    name for cls in LcgTable.__mro__ for name in getattr(cls, "__slots__", ())
)


def _answer(state: LcgTable, rng: Rng, until: str) -> None:
    """Answer what is asked until that is asked."""
    for _ in range(MOST_ANSWERS):
        decision: Any = state.decision
        if decision is None or decision.ask == until:
            return
        state.apply(decision.options[rng.below(len(decision.options))])
