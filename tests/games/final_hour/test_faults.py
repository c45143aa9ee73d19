"""Faults planted on purpose: the battery must find each of them, and by the right check."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kadath.games.final_hour.components import items
from kadath.games.final_hour.components.board import RED_ARROW
from kadath.games.final_hour.rules import (
    action_phase,
    activation,
    attack,
    damage,
    monster_move,
    monsters,
    movement,
    priority,
    seals,
    spawn,
)
from kadath.games.final_hour.rules.items import UsingItems
from kadath.games.final_hour.state import FinalHourState
from kadath.kernel import state as kernel_state
from kadath.kernel.decision import Decision
from kadath.kernel.decision import option as kernel_option
from kadath.kernel.log import EVERYONE

from ..planting import (
    Plant,
    battery_of,
    change_choice,
    change_clone,
    change_step,
    check_found,
    drop_from_json,
    play_all,
    rejected_but_noted,
)

MOST_GAMES = 150

Patch = pytest.MonkeyPatch


def lost_token(patch: Patch) -> None:
    """One destroyed monster in ten falls under the table."""
    put_away = monsters.put_away

    def forgetful(s: FinalHourState, token: int) -> None:
        if token % 10:
            put_away(s, token)

    for module in (monsters, monster_move):
        patch.setattr(module, "put_away", forgetful)


def card_from_nothing(patch: Patch) -> None:
    """The discarded priority card stays in the hand as well."""

    def twice(self: Any, s: FinalHourState, chosen: Any) -> None:
        priority.discard_priority(s, (chosen.ids[0],))

    change_choice(patch, priority.Cycling, priority.Cycling.choose.at, lambda carry_out: twice)


def ritual_site_leaks(patch: Patch) -> None:
    """Runners leave the ritual site."""

    def run(s: FinalHourState, token: int, location: int) -> None:
        monsters.take_off(s, token, location)
        monster_move.follow_arrows(s, token, location)

    patch.setattr(activation, "run", run)


def wrong_arrow(patch: Patch) -> None:
    """One red arrow is printed the wrong way round: 13 to 12 instead of 14."""
    arrows = tuple(12 if here == 13 else there for here, there in enumerate(RED_ARROW))
    table = tuple(arrows if one is RED_ARROW else one for one in monster_move.ARROWS)
    paths = monster_move._ON_PATH | {arrows: monster_move._ON_PATH[RED_ARROW]}
    patch.setattr(monster_move, "ARROWS", table)
    patch.setattr(monster_move, "_ON_PATH", paths)


def hand_is_open(patch: Patch) -> None:
    """Drawn cards are known to everybody."""
    draw = priority.draw_to_hand

    def openly(s: FinalHourState, seat: int) -> None:
        draw(s, seat)
        s.learn_priority(s.hands[seat][-1], EVERYONE)

    for module in (priority, action_phase):
        patch.setattr(module, "draw_to_hand", openly)


def log_is_open(patch: Patch) -> None:
    """The log tells everybody which card was drawn."""
    note = kernel_state.State.note

    def loudly(self: Any, kind: str, audience: int = EVERYONE, **args: Any) -> None:
        note(self, kind, EVERYONE, **args)

    patch.setattr(kernel_state.State, "note", loudly)


def seal_not_turned(patch: Patch) -> None:
    """A seal destroys monsters for ever."""

    def forever(s: FinalHourState, path: int) -> bool:
        return s.seals[path] > 0

    for module in (seals, monster_move):
        patch.setattr(module, "is_stopped_by_seal", forever)


def seal_without_effect(patch: Patch) -> None:
    """Monsters pass seals."""

    def never(s: FinalHourState, path: int) -> bool:
        return False

    patch.setattr(monster_move, "is_stopped_by_seal", never)


def double_draw(patch: Patch) -> None:
    """Two cards are drawn for one that was played."""
    draw = priority.draw_to_hand

    def greedily(s: FinalHourState, seat: int) -> None:
        draw(s, seat)
        draw(s, seat)

    patch.setattr(action_phase, "draw_to_hand", greedily)


def shared_list(patch: Patch) -> None:
    """A clone shares the list of seals with its original."""

    def sharing(copy: FinalHourState, original: FinalHourState) -> None:
        copy.seals = original.seals

    change_clone(patch, FinalHourState, sharing)


def forgetful_clone(patch: Patch) -> None:
    """A clone forgets which monsters were activated."""

    def forgetting(copy: FinalHourState, original: FinalHourState) -> None:
        copy.activated = 0

    change_clone(patch, FinalHourState, forgetting)


def omitted_option(patch: Patch) -> None:
    """The weakest monster is not offered to an attack on three or more."""
    choose = attack.Attacking.choose_monsters.run

    def leaving_out(self: Any, s: FinalHourState) -> Decision | None:
        decision = choose(self, s)
        if decision is None or len(decision.options) < 4:
            return decision
        return decision._replace(options=(*decision.options[:-2], decision.options[-1]))

    change_step(
        patch, attack.Attacking, attack.Attacking.choose_monsters.at, lambda run: leaving_out
    )


def option_too_many(patch: Patch) -> None:
    """A location that no path leads to is offered."""
    choose = movement.Moving.choose.run

    def going_too_far(self: Any, s: FinalHourState) -> Decision | None:
        decision = choose(self, s)
        if decision is None or s.where[self.scope.who] != 7:
            return decision
        far = kernel_option("move", 14)
        return decision._replace(options=(far, *decision.options))

    change_step(patch, movement.Moving, movement.Moving.choose.at, lambda run: going_too_far)


def option_that_does_not_apply(patch: Patch) -> None:
    """Items that are not there are offered."""
    choose = UsingItems.choose.run

    def offering(self: Any, s: FinalHourState) -> Decision | None:
        decision = choose(self, s)
        if decision is None:
            return None
        return decision._replace(options=(*decision.options, kernel_option("use", 99)))

    change_step(patch, UsingItems, UsingItems.choose.at, lambda run: offering)


def rng_outside_the_state(patch: Patch) -> None:
    """Monsters are drawn with the random numbers of the process."""
    patch.setattr(spawn, "below", lambda holder, n: random.randrange(n))


def json_drops_a_field(patch: Patch) -> None:
    """The saved data forgets the way that was walked with the card under way."""
    drop_from_json(patch, "route", ())


def definition_written_to(patch: Patch) -> None:
    """Using an item changes the item's definition."""
    use = UsingItems.choose.carry_out

    def scribbling(self: Any, s: FinalHourState, chosen: Any) -> Any:
        patch.setattr(items, "ITEMS", items.ITEMS[::-1])
        return use(self, s, chosen)

    change_choice(patch, UsingItems, UsingItems.choose.at, lambda carry_out: scribbling)


def destroyer_steps_for_free(patch: Patch) -> None:
    """A destroyer damages a full location and stays, so that it holds too much."""

    def stubborn(s: FinalHourState, token: int, location: int) -> None:
        s.damage[location] += 1
        s.note("damaged-by", token=token, location=location)

    for module in (damage, activation):
        patch.setattr(module, "damage_own_space", stubborn)


def endless_healing(patch: Patch) -> None:
    """Health grows beyond what it was at the start."""

    def heal(s: FinalHourState, figure: int, amount: int) -> None:
        s.health[figure] += amount
        s.note("recovered", figure=figure, amount=amount)

    patch.setattr("kadath.games.final_hour.vocabulary.effects.recover_health", heal)


FAULTS: dict[Plant, set[str]] = {
    lost_token: {"conservation"},
    card_from_nothing: {"conservation"},
    ritual_site_leaks: {"referee"},
    wrong_arrow: {"referee"},
    hand_is_open: {"referee"},
    log_is_open: {"referee"},
    seal_not_turned: {"referee"},
    seal_without_effect: {"referee"},
    double_draw: {"conservation"},
    shared_list: {"clone", "legality", "options", "replay", "referee", "json"},
    forgetful_clone: {"clone", "json"},
    omitted_option: {"options"},
    option_too_many: {"options"},
    option_that_does_not_apply: {"options"},
    rng_outside_the_state: {"clone", "json", "replay"},
    json_drops_a_field: {"json"},
    definition_written_to: {"definitions", "rules", "options"},
    rejected_but_noted: {"rejection"},
    destroyer_steps_for_free: {"conservation"},
    endless_healing: {"conservation"},
}


@pytest.mark.plain("no fault can be planted in them")
@pytest.mark.parametrize("plant", FAULTS, ids=lambda plant: plant.__name__)
def test_every_planted_fault_is_found(plant: Plant, monkeypatch: Patch) -> None:
    # The referee follows the log on a model of its own, and may be the first to notice.
    check_found("final_hour", plant, monkeypatch, FAULTS[plant] | {"referee"}, 0, MOST_GAMES)


def test_without_a_fault_nothing_is_found() -> None:
    play_all(battery_of("final_hour"), 0, 36)
