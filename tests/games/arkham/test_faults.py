"""Faults planted on purpose: the battery must find each of them, and by the right check."""

from __future__ import annotations

import random
from typing import Any

import pytest

from kadath.games.arkham import things
from kadath.games.arkham.cards import MONSTERS
from kadath.games.arkham.happenings import Gains
from kadath.games.arkham.rules import cup, meeting
from kadath.games.arkham.rules.encounters import Encountering
from kadath.games.arkham.rules.movement_phase import Movement
from kadath.games.arkham.rules.mythos import ResolvingMythos
from kadath.games.arkham.rules.play import ArkhamPlay
from kadath.games.arkham.state import ArkhamState, OnBoard
from kadath.kernel import dice, rng
from kadath.kernel.decision import option
from kadath.kernel.procedure import Procedure
from kadath.kernel.sleeves import knowledge, piles
from kadath.kernel.views import thing

from ..planting import (
    Plant,
    Run,
    all_but_the_first,
    change_clone,
    change_options,
    change_step,
    check_found,
    drop_from_json,
    rejected_but_noted,
)

FIRST = 3
MOST_GAMES = 6

Patch = pytest.MonkeyPatch


def monster_under_the_table(patch: Patch) -> None:
    """A monster that leaves the board does not return to the cup."""

    def forgetful(s: ArkhamState, monster: str) -> None:
        return None

    for module in (cup, meeting):
        patch.setattr(module, "to_cup", forgetful)


def monster_twice(patch: Patch) -> None:
    """A spent trophy goes to the cup, but also stays a trophy."""

    def generous(s: ArkhamState, who: int, key: str) -> Procedure | None:
        s.cup = tuple(sorted((*s.cup, key)))
        return None

    for module in ("trophies", "clues"):
        patch.setattr(f"kadath.games.arkham.rules.{module}.spend_monster", generous)


def card_in_two_places(patch: Patch) -> None:
    """A discarded card is put under its deck twice."""
    put_under = piles.put_under

    def twice(decked: Any, kind: str, cards: tuple[int, ...]) -> None:
        put_under(decked, kind, (*cards, *cards))

    patch.setattr(piles, "put_under", twice)


def another_face(patch: Patch) -> None:
    """A shuffle deals one face twice and loses another."""
    shuffled = rng.shuffled

    def careless(holder: Any, given: Any) -> Any:
        order = shuffled(holder, given)
        return (order[0], order[0], *order[2:]) if len(order) > 8 else order

    patch.setattr(knowledge, "shuffled", careless)


def health_without_end(patch: Patch) -> None:
    """Regaining goes beyond the maximum."""

    def generous(s: ArkhamState, who: int, what: str, amount: int, by: str = "") -> None:
        if who in s.investigators and not s.forbids(Gains(who, what, amount, by)):
            now = getattr(s.investigators[who], what)
            s.set_investigator(who, **{what: now + max(1, amount)})

    for module in ("rules.losses", "vocabulary.effects.gains"):
        patch.setattr(f"kadath.games.arkham.{module}.gain", generous)


def gate_through_a_seal(patch: Patch) -> None:
    """A gate opens where an elder sign lies."""

    def changed(run: Run) -> Run:
        def tearing(self: Any, s: ArkhamState) -> Any:
            s.seals = (*s.seals, *(space for space in s.gates if space not in s.seals))
            return run(self, s)

        return tearing

    change_step(patch, ResolvingMythos, "2", changed)


def option_that_does_not_apply(patch: Patch) -> None:
    """A monster that does not exist may be fought."""
    change_options(
        patch,
        Movement,
        "move",
        lambda _, options: (*options, option("fight", 99999)),
    )


def option_left_out(patch: Patch) -> None:
    """A legal option, the first one, is not offered."""
    change_options(patch, Movement, "move", all_but_the_first)


def dice_outside_the_state(patch: Patch) -> None:
    """Dice are rolled with the random numbers of the process."""
    patch.setattr(dice, "below", lambda holder, n: random.randrange(n))


def shared_dictionary(patch: Patch) -> None:
    """A clone shares the monsters with its original."""

    def sharing(copy: ArkhamPlay, original: ArkhamPlay) -> None:
        copy.monsters = original.monsters

    change_clone(patch, ArkhamPlay, sharing)


def json_drops_a_field(patch: Patch) -> None:
    """The saved data forgets the doom."""
    drop_from_json(patch, "doom", 0)


def stale_listeners(patch: Patch) -> None:
    """The abilities of a monster keep working when it is gone."""

    def lazily(self: ArkhamState, monster: int) -> OnBoard:
        return self.monsters.pop(monster)

    patch.setattr(ArkhamState, "take_monster", lazily)


def deck_is_open(patch: Patch) -> None:
    """The things on the table show the next Mythos card."""
    shown = things._piles

    def openly(s: ArkhamState) -> Any:
        yield from shown(s)
        deck = s.decks["mythos_card"]
        if deck:
            yield thing("card", deck[0], s.cards[deck[0]].face)

    patch.setattr(things, "_piles", openly)


def definition_written_to(patch: Patch) -> None:
    """Reading an entry changes what is printed on a monster."""

    def changed(run: Run) -> Run:
        def scribbling(self: Any, s: ArkhamState) -> Any:
            ghoul = MONSTERS["ghoul"]
            patch.setitem(MONSTERS, "ghoul", ghoul._replace(toughness=ghoul.toughness + 1))
            return run(self, s)

        return scribbling

    change_step(patch, Encountering, "resolve", changed)


FAULTS: dict[Plant, set[str]] = {
    monster_under_the_table: {"conservation"},
    monster_twice: {"conservation"},
    card_in_two_places: {"conservation", "rules"},
    another_face: {"conservation", "rules", "view"},
    health_without_end: {"conservation", "rules"},
    gate_through_a_seal: {"conservation"},
    option_that_does_not_apply: {"options"},
    option_left_out: {"legality"},
    dice_outside_the_state: {"clone", "json", "replay"},
    shared_dictionary: {
        *("clone", "json", "options", "several", "legality"),
        *("conservation", "replay", "rules", "index"),
    },
    json_drops_a_field: {"json"},
    stale_listeners: {"index", "json", "rules", "options"},
    deck_is_open: {"view", "names", "shape"},
    definition_written_to: {"definitions"},
    rejected_but_noted: {"rejection"},
}


@pytest.mark.plain("no fault can be planted in them")
@pytest.mark.parametrize("plant", FAULTS, ids=lambda plant: plant.__name__)
def test_every_planted_fault_is_found(plant: Plant, monkeypatch: Patch) -> None:
    check_found("arkham", plant, monkeypatch, FAULTS[plant], FIRST, MOST_GAMES)
