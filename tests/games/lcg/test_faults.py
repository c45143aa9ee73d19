"""Faults planted on purpose: the battery must find each of them, and by the right check."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kadath.games.lcg import zones
from kadath.games.lcg.faces import FACES
from kadath.games.lcg.rules import (
    actions,
    chaos,
    investigation_phase,
    skill_test,
    standing,
    turn_actions,
)
from kadath.games.lcg.rules.actions import Act
from kadath.games.lcg.rules.clues import Discover
from kadath.games.lcg.rules.drawing import Draw
from kadath.games.lcg.rules.elimination import Eliminate
from kadath.games.lcg.rules.engagement import Evade
from kadath.games.lcg.rules.play import LcgPlay
from kadath.games.lcg.rules.play_card import PlayCard
from kadath.games.lcg.rules.skill_test import SkillTest
from kadath.games.lcg.state import LcgState
from kadath.kernel import rng
from kadath.kernel import state as kernel_state
from kadath.kernel.decision import option
from kadath.kernel.log import EVERYONE
from kadath.kernel.sleeves import knowledge
from kadath.testkit.lcg.dealing import DealtLcg

from ..planting import (
    Plant,
    Run,
    battery_of,
    change_clone,
    change_step,
    check_found,
    drop_from_json,
    play_all,
    rejected_but_noted,
)

FIRST = 38
MOST_GAMES = 60

Patch = pytest.MonkeyPatch


def nothing(run: Run) -> Run:
    return lambda frame, state: None


def card_under_the_table(patch: Patch) -> None:
    """An event that was played is never discarded."""
    change_step(patch, PlayCard, "place", nothing)


def card_in_two_places(patch: Patch) -> None:
    """A drawn card stays in the deck as well."""

    def changed(draw: Run) -> Run:
        def twice(self: Any, state: LcgState) -> None:
            draw(self, state)
            for card in self.drawn[-1:]:
                state.piles["deck", self.who] = (*state.pile("deck", self.who), card)

        return twice

    change_step(patch, Draw, "draw", changed)


def another_face(patch: Patch) -> None:
    """A shuffle deals one face twice and loses another."""
    shuffled = rng.shuffled

    def careless(holder: Any, things: Any) -> Any:
        order = shuffled(holder, things)
        return (order[0], order[0], *order[2:]) if len(order) > 8 else order

    patch.setattr(knowledge, "shuffled", careless)


def token_kept(patch: Patch) -> None:
    """A revealed cultist is not put back into the bag."""

    def forgetful(state: LcgState, token: str) -> None:
        if token != "skull":
            chaos.put_back(state, token)

    patch.setattr(skill_test, "put_back", forgetful)


def clue_from_nothing(patch: Patch) -> None:
    """Discovered clues stay at the location as well."""
    impact = Discover.impact

    def doubling(self: Any, state: LcgState) -> Any:
        there = {part.location: state.cards[part.location].clues for part in self.parts()}
        following = impact(self, state)
        for location, clues in there.items():
            state.set_card(location, clues=clues)
        return following

    patch.setattr(Discover, "impact", doubling)


def clues_lost(patch: Patch) -> None:
    """Who is eliminated takes the clues along."""
    change_step(patch, Eliminate, "2", nothing)


def tie_fails(patch: Patch) -> None:
    """A test fails where skill and difficulty are equal."""
    fails = SkillTest.fails

    def strict(self: Any, state: LcgState, margin: int | None = None) -> bool:
        return fails(self, state, margin) or self.margin(state) == 0

    patch.setattr(SkillTest, "fails", strict)


def dead_enemies_walk(patch: Patch) -> None:
    """Nothing is ever defeated."""
    patch.setattr(standing, "defeats", lambda state, event: None)


def enemies_look_away(patch: Patch) -> None:
    """Enemies do not engage by themselves."""
    patch.setattr(standing, "engagements", lambda state: None)


def evaded_but_ready(patch: Patch) -> None:
    """An evaded enemy is not exhausted."""
    impact = Evade.impact

    def lightly(self: Any, state: LcgState) -> Any:
        following = impact(self, state)
        for part in self.parts():
            state.set_card(part.enemy, exhausted=False)
        return following

    patch.setattr(Evade, "impact", lightly)


def free_action(patch: Patch) -> None:
    """Actions cost nothing now and then."""
    spend = turn_actions.spend_actions

    def generously(state: LcgState, turn: Any, count: int, card: int = 0) -> None:
        spend(state, turn, count if state.rng % 3 else 0, card)

    patch.setattr(actions, "spend_actions", generously)


def two_resources(patch: Patch) -> None:
    """The resource action gives two."""

    def changed(perform: Run) -> Run:
        def generously(self: Any, state: LcgState) -> Any:
            if self.action.verb == "resource":
                held = state.investigators[self.who].resources
                state.set_investigator(self.who, resources=held + 1)
            return perform(self, state)

        return generously

    change_step(patch, Act, "perform", changed)


def omitted_option(patch: Patch) -> None:
    """The last location that one could move to is not offered."""
    offer = actions.actions_of

    def leaving_out(state: LcgState, turn: Any) -> Any:
        offered = list(offer(state, turn))
        moves = [one for one in offered if one.verb == "move"]
        return [one for one in offered if one not in moves[1:]]

    patch.setattr(investigation_phase, "actions_of", leaving_out)


def option_too_many(patch: Patch) -> None:
    """Enemies may be evaded that engage somebody else, or nobody."""
    offer = actions.actions_of

    def offering(state: LcgState, turn: Any) -> Any:
        offered = list(offer(state, turn))
        more = [option("evade", *one.args) for one in offered if one.verb == "engage"]
        return [*offered, *more]

    patch.setattr(investigation_phase, "actions_of", offering)


def option_that_does_not_apply(patch: Patch) -> None:
    """A card that does not exist is offered."""
    offer = actions.actions_of

    def offering(state: LcgState, turn: Any) -> Any:
        return [*offer(state, turn), option("play", 9999)]

    patch.setattr(investigation_phase, "actions_of", offering)


def hand_is_open(patch: Patch) -> None:
    """Drawn cards are known to everybody."""

    def changed(draw: Run) -> Run:
        def openly(self: Any, state: LcgState) -> None:
            draw(self, state)
            for card in self.drawn:
                state.set_card(card, known=EVERYONE)

        return openly

    change_step(patch, Draw, "draw", changed)


def log_is_open(patch: Patch) -> None:
    """The log tells everybody which card was drawn."""
    note = kernel_state.State.note

    def loudly(self: Any, kind: str, audience: int = EVERYONE, **args: Any) -> None:
        note(self, kind, EVERYONE, **args)

    patch.setattr(kernel_state.State, "note", loudly)


def view_shows_a_deck(patch: Patch) -> None:
    """Everybody sees which card the next draw brings."""
    honest = DealtLcg.view

    def leaky(self: DealtLcg, state: Any, seat: int | None) -> dict[str, Any]:
        top = [
            state.cards[pile[0]].face
            for (zone, _), pile in state.piles.items()
            if zone == "deck" and pile
        ]
        return honest(self, state, seat) | {"top": top}

    patch.setattr(DealtLcg, "view", leaky)


def shared_rows(patch: Patch) -> None:
    """A clone shares the rows of investigators with its original."""

    def sharing(copy: LcgPlay, original: LcgPlay) -> None:
        copy.investigators = original.investigators

    change_clone(patch, LcgPlay, sharing)


def forgetful_clone(patch: Patch) -> None:
    """A clone forgets what the bag held last."""

    def forgetting(copy: LcgPlay, original: LcgPlay) -> None:
        copy.bag = copy.bag[:-1]

    change_clone(patch, LcgPlay, forgetting)


def rng_outside_the_state(patch: Patch) -> None:
    """Chaos tokens are drawn with the random numbers of the process."""
    patch.setattr(chaos, "below", lambda holder, n: random.randrange(n))


def json_drops_a_field(patch: Patch) -> None:
    """The saved data forgets what each seat believes of the cards it does not know."""
    drop_from_json(patch, "beliefs", {})


def definition_written_to(patch: Patch) -> None:
    """Playing a card changes what is printed on it."""

    def changed(commence: Run) -> Run:
        def scribbling(self: Any, state: LcgState) -> Any:
            face = state.face(self.card)
            patch.setitem(FACES, face.key, face.__class__(**_printed(face, victory=7)))
            return commence(self, state)

        return scribbling

    change_step(patch, PlayCard, "commence", changed)


def _printed(face: Any, **changed: Any) -> dict[str, Any]:
    names = (name for name in face.__dataclass_fields__ if name not in ("placed", "in_front"))
    return {name: getattr(face, name) for name in names} | changed


def index_not_kept(patch: Patch) -> None:
    """Cards that are discarded go on listening as they would in play."""
    put = zones.put

    def carelessly(state: LcgState, card: int, zone: str, place: int = 0, **where: Any) -> None:
        put(state, card, zone, place, **where)
        if zone == "discard":
            row = state.cards[card]
            state.listeners.listen(card, zones._topics(row.face, "play", row.revealed))

    patch.setattr(zones, "put", carelessly)


FAULTS: dict[Plant, set[str]] = {
    card_under_the_table: {"conservation"},
    card_in_two_places: {"conservation"},
    another_face: {"referee"},
    token_kept: {"referee"},
    clue_from_nothing: {"referee"},
    clues_lost: {"conservation"},
    tie_fails: {"referee"},
    dead_enemies_walk: {"conservation"},
    enemies_look_away: {"conservation"},
    evaded_but_ready: {"referee", "conservation"},
    free_action: {"referee"},
    two_resources: {"referee"},
    omitted_option: {"legality", "options"},
    option_too_many: {"options"},
    option_that_does_not_apply: {"options", "rules"},
    hand_is_open: {"referee"},
    view_shows_a_deck: {"view"},
    log_is_open: {"referee"},
    shared_rows: {"clone", "options", "conservation", "referee", "json", "rejection", "rules"},
    forgetful_clone: {"clone", "json", "options", "referee"},
    rng_outside_the_state: {"clone", "json", "replay"},
    json_drops_a_field: {"json"},
    definition_written_to: {"definitions", "rules", "options"},
    index_not_kept: {"index", "json"},
    rejected_but_noted: {"rejection"},
}


@pytest.mark.plain("no fault can be planted in them")
@pytest.mark.parametrize("plant", FAULTS, ids=lambda plant: plant.__name__)
def test_every_planted_fault_is_found(plant: Plant, monkeypatch: Patch) -> None:
    check_found("lcg", plant, monkeypatch, FAULTS[plant], FIRST, MOST_GAMES)


def test_without_a_fault_nothing_is_found() -> None:
    play_all(battery_of("lcg"), FIRST, 6)
