"""Faults planted on purpose: the battery must find each of them, and by the right check."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kadath.games.machina import things
from kadath.games.machina.cards import CARDS
from kadath.games.machina.rules import (
    abilities,
    death,
    gaining,
    health,
    inventory,
    movement,
)
from kadath.games.machina.rules.explorer_phase import ExplorerTurn
from kadath.games.machina.rules.gaining import GainingItem
from kadath.games.machina.rules.play import MachinaPlay
from kadath.games.machina.rules.sight import sign
from kadath.games.machina.state import MachinaState
from kadath.games.machina.tiles import FLOOR
from kadath.kernel import dice, rng
from kadath.kernel.decision import option
from kadath.kernel.sleeves import knowledge
from kadath.kernel.sleeves.piles import put_on_top
from kadath.kernel.views import thing

from ..planting import (
    Plant,
    all_but_the_first,
    change_clone,
    change_options,
    change_step,
    check_found,
    drop_from_json,
    rejected_but_noted,
)

FIRST = 1
MOST_GAMES = 16

Patch = pytest.MonkeyPatch


def monster_under_the_table(patch: Patch) -> None:
    """A destroyed or banished monster goes to no pile."""

    def forgetful(s: MachinaState, monster: int) -> None:
        s.track = tuple(one for one in s.track if one != monster)
        del s.units[monster]
        s.listen(monster)

    patch.setattr(death, "bury_monster", forgetful)


def item_in_two_places(patch: Patch) -> None:
    """A card that goes back to its deck is put there twice."""

    def twice(s: MachinaState, item: int) -> None:
        for _ in range(2):
            put_on_top(s.decks, gaining.face_of(s, item).kind, (item,))

    patch.setattr(gaining, "put_back", twice)


def another_face(patch: Patch) -> None:
    """A shuffle deals one face twice and loses another."""
    shuffled = rng.shuffled

    def careless(holder: Any, given: Any) -> Any:
        order = shuffled(holder, given)
        return (order[0], order[0], *order[2:]) if len(order) > 8 else order

    patch.setattr(knowledge, "shuffled", careless)


def essence_without_end(patch: Patch) -> None:
    """Restoring goes beyond the maximum."""

    def generous(s: MachinaState, unit: int, what: str, amount: int) -> None:
        if unit in s.units:
            s.set_unit(unit, **{what: getattr(s.units[unit], what) + amount})

    for module in (health, death):
        patch.setattr(module, "restore", generous)
    patch.setattr("kadath.games.machina.rules.activating.restore", generous)


def units_share_a_space(patch: Patch) -> None:
    """Units do not block each other, and may stop on the same space."""
    patch.setattr("kadath.games.machina.rules.monster_choices._is_open", _anywhere)
    patch.setattr(movement, "is_free", lambda s, space: sign(s, space) in FLOOR)
    for module in ("actions", "explorer_phase", "monster_phase"):
        patch.setattr(f"kadath.games.machina.rules.{module}.is_in_transit", lambda s, unit: False)


def _anywhere(s: MachinaState, space: int, standing: set[int]) -> bool:
    return True


def option_that_does_not_apply(patch: Patch) -> None:
    """An item that does not exist may be used."""
    change_options(
        patch,
        ExplorerTurn,
        "act",
        lambda turn, options: (*options, option("use", turn.who, 99999, 0)),
    )


def option_left_out(patch: Patch) -> None:
    """A legal option, the first one, is not offered."""
    change_options(patch, ExplorerTurn, "act", all_but_the_first)


def dice_outside_the_state(patch: Patch) -> None:
    """Dice are rolled with the random numbers of the process."""
    patch.setattr(dice, "below", lambda holder, n: random.randrange(n))


def shared_dictionary(patch: Patch) -> None:
    """A clone shares the units with its original."""

    def sharing(copy: MachinaPlay, original: MachinaPlay) -> None:
        copy.units = original.units

    change_clone(patch, MachinaPlay, sharing)


def json_drops_a_field(patch: Patch) -> None:
    """The saved data forgets the threat."""
    drop_from_json(patch, "threat", 1)


def stale_listeners(patch: Patch) -> None:
    """A destroyed item keeps working."""

    def lazily(s: MachinaState, item: int) -> None:
        s.items.pop(item, None)
        put_on_top(s.spent, "item", (item,))

    for module in (inventory, gaining, death):
        patch.setattr(module, "put_with_destroyed", lazily)


def deck_is_open(patch: Patch) -> None:
    """The things on the table show the next tile."""
    piles = things._piles

    def openly(s: MachinaState) -> Any:
        yield from piles(s)
        deck = s.decks["tile"]
        if deck:
            yield thing("deck", "next", s.cards[deck[0]].face)

    patch.setattr(things, "_piles", openly)


def definition_written_to(patch: Patch) -> None:
    """Using an ability changes what is printed."""
    use = abilities.Aiming.STEPS["use"].run

    def scribbling(self: Any, s: MachinaState) -> Any:
        patch.setitem(CARDS, "mi_go", CARDS["mi_go"]._replace(armor=CARDS["mi_go"].armor + 1))
        return use(self, s)

    change_step(patch, abilities.Aiming, "use", lambda run: scribbling)


def drawn_and_dropped(patch: Patch) -> None:
    """An explorer who gains an item keeps neither of the drawn cards."""
    change_step(patch, GainingItem, "2", lambda run: lambda self, s: None)


FAULTS: dict[Plant, set[str]] = {
    monster_under_the_table: {"conservation"},
    item_in_two_places: {"conservation"},
    another_face: {"conservation", "rules", "view"},
    essence_without_end: {"conservation"},
    units_share_a_space: {"conservation", "options"},
    option_that_does_not_apply: {"options"},
    option_left_out: {"legality"},
    dice_outside_the_state: {"clone", "json", "replay"},
    shared_dictionary: {
        "clone",
        "json",
        "options",
        "several",
        "legality",
        "conservation",
        "replay",
    },
    json_drops_a_field: {"json"},
    stale_listeners: {"index", "json", "rules", "options", "conservation"},
    deck_is_open: {"view", "names", "shape"},
    definition_written_to: {"definitions"},
    rejected_but_noted: {"rejection"},
    drawn_and_dropped: {"conservation"},
}


@pytest.mark.plain("no fault can be planted in them")
@pytest.mark.parametrize("plant", FAULTS, ids=lambda plant: plant.__name__)
def test_every_planted_fault_is_found(plant: Plant, monkeypatch: Patch) -> None:
    check_found("machina", plant, monkeypatch, FAULTS[plant], FIRST, MOST_GAMES)
