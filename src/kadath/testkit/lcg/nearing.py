"""Positions near an end: everything an objective or the doom needs, except the last step."""

from __future__ import annotations

from kadath.games.lcg.rules.advancing import doom_in_play, place_doom
from kadath.games.lcg.rules.damage import deal, heal
from kadath.games.lcg.rules.engagement import evade
from kadath.games.lcg.rules.movement import moving
from kadath.games.lcg.state import SCENARIO, LcgState
from kadath.games.lcg.values import base_value, engaged_enemies, remaining, value
from kadath.games.lcg.vocabulary.amounts import Tokens
from kadath.games.lcg.vocabulary.conditions import AtLeast
from kadath.games.lcg.vocabulary.scenario_cards import AdvanceIf
from kadath.games.lcg.vocabulary.victory import UniqueInVictoryDisplay
from kadath.games.lcg.zones import put
from kadath.kernel.effects import Condition, Scope, count
from kadath.kernel.rng import Rng

from .foes import foes, is_foe
from .running import meet, run

MOST_CLUES = 4
"""How many more clues than needed may be held."""


def near_an_end(state: LcgState, rng: Rng, *, easily: bool = False) -> None:
    """Bring a position close to one end or several; with `easily`, mostly the easy way."""
    # The higher, the fewer obstacles.
    kind = max(rng.below(8), rng.below(8)) if easily else rng.below(8)
    if kind in (0, 1):
        doom(state, rng)
    if kind not in (0, 2):
        clues(state, rng)
        objective(state, rng)
    if kind != 2:
        assemble(state, rng)
    if kind != 1:
        wound(state, rng)
    if kind in (5, 6, 7):
        recover(state)
    if kind in (3, 4, 5):
        fill_victory_display(state, rng)
    if kind > 3:
        slip_away(state, rng)


def fill_victory_display(state: LcgState, rng: Rng) -> None:
    """Put some of the encounter cards' victory points into the victory display."""
    worth = [
        card
        for card, row in state.cards.items()
        if row.owner == SCENARIO and row.zone == "deck" and state.face(card).victory
    ]
    # Not all of them, so that an objective that counts them is not met.
    for card in rng.shuffled(worth)[1 + rng.below(1 + len(worth)) :]:
        put(state, card, "victory")


def doom(state: LcgState, rng: Rng) -> None:
    """Place nearly as much doom as the agenda needs."""
    if not state.agenda or base_value(state, state.agenda, "doom") is None:
        return
    missing = value(state, state.agenda, "doom") - doom_in_play(state) - 1 - rng.below(2)
    if missing > 0:
        place_doom(state, state.agenda, missing)


def clues(state: LcgState, rng: Rng) -> None:
    """Give as many clues as the act requires, and perhaps some more."""
    order = state.player_order()
    printed = base_value(state, state.act, "clues") if state.act else None
    needed = 2 * len(order) if printed is None else printed
    for _ in range(needed + rng.below(1 + MOST_CLUES)):
        who = order[rng.below(len(order))]
        state.set_investigator(who, clues=state.investigators[who].clues + 1)


def objective(state: LcgState, rng: Rng) -> None:
    """Place all but one of what an objective counts."""
    for condition in _objectives(state):
        if isinstance(condition, AtLeast) and isinstance(condition.amount, Tokens):
            scope = Scope(state.lead, state.act)
            missing = count(condition.least, state, scope) - 1 - rng.below(2)
            if missing > state.cards[state.act].clues:
                state.set_card(state.act, clues=missing)
        elif isinstance(condition, UniqueInVictoryDisplay):
            _overcome(state, condition, rng)


def _objectives(state: LcgState) -> list[Condition]:
    placed = state.face(state.act).placed if state.act else ()
    return [one.ability.condition for one in placed if isinstance(one.ability, AdvanceIf)]


def _overcome(state: LcgState, condition: UniqueInVictoryDisplay, rng: Rng) -> None:
    """Put enemies into the victory display until one or two are missing, and let some be met."""
    wanted = [
        card
        for card, row in state.cards.items()
        if state.face(card).unique and condition.trait in state.face(card).traits
        if row.zone in ("deck", "at", "threat")
    ]
    there = len([card for card in state.pile("victory") if state.face(card).unique])
    shuffled = rng.shuffled(wanted)
    for card in shuffled[: max(0, condition.number - 1 - rng.below(2) - there)]:
        put(state, card, "victory")
    for card in shuffled:
        if state.cards[card].zone == "deck" and rng.below(2):
            order = state.player_order()
            meet(state, order[rng.below(len(order))], card, rng)


def wound(state: LcgState, rng: Rng) -> None:
    """Leave the relevant enemies little health; some have been evaded."""
    for enemy in foes(state):
        left = remaining(state, enemy, "health") or 0
        if left > 1:
            run(state, deal(state, (enemy,), left - 1 - rng.below(min(2, left - 1)), 0), rng)
        there = state.investigators_at(state.location_of(enemy))
        if there and rng.below(3) == 0 and not state.cards[enemy].exhausted:
            run(state, evade(there[0], (enemy,)), rng)


def slip_away(state: LcgState, rng: Rng) -> None:
    """Let enemies that are engaged and in the way have been evaded."""
    for who in state.player_order():
        in_the_way = tuple(
            enemy
            for enemy in engaged_enemies(state, who)
            if not state.cards[enemy].exhausted and not is_foe(state, enemy)
        )
        if in_the_way:
            run(state, evade(who, in_the_way), rng)


def recover(state: LcgState) -> None:
    """Heal everyone."""
    for who in state.player_order():
        row = state.investigators[who]
        heal(state, who, row.damage, row.horror)


def assemble(state: LcgState, rng: Rng) -> None:
    """Move everyone to one place: to such an enemy, if there is one, or anywhere."""
    places = [place for enemy in foes(state) if (place := state.location_of(enemy))]
    places = places or list(state.locations())
    if not places:
        return
    place = places[rng.below(len(places))]
    for who in state.player_order():
        if not state.is_out(who):
            run(state, moving(state, who, place), rng)
