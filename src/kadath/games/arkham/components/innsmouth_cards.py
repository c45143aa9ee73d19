"""The Innsmouth Look cards and the Dust cards. The text of the Dust cards is our own design."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.effects import Effect, If, do
from kadath.kernel.listeners import Ability

from ..cards import (
    CLUES,
    DUST,
    FACES,
    INNSMOUTH,
    LOOK,
    SANITY,
    SPELL_OR_TOME,
    STAMINA,
    Face,
    print_into,
)
from ..vocabulary.conditions import Holds
from ..vocabulary.costs import Spend
from ..vocabulary.effects.cards import LoseCards, LoseHalfOfItems
from ..vocabulary.effects.checks import Check
from ..vocabulary.effects.choices import MustPay, Nothing
from ..vocabulary.effects.gains import Lose
from ..vocabulary.effects.monsters import InTown, MonsterTakesPlace
from ..vocabulary.effects.states import BeDelayed, BeDevoured
from ..vocabulary.effects.town import AddDoom, AddUprising
from ..vocabulary.modifiers import Bonus
from ..vocabulary.triggers import YouReceiveThis

print_into(
    FACES,
    Face(
        "the_look",
        LOOK,
        (
            Forced(
                YouReceiveThis(),
                do(If(InTown(), MonsterTakesPlace("deep_one")), AddUprising(1), BeDevoured()),
            ),
        ),
        box=INNSMOUTH,
    ),
    Face("no_look", LOOK, (Forced(YouReceiveThis(), Nothing()),), copies=9, box=INNSMOUTH),
)


def dust(level: int, key: str, *abilities: Ability) -> Face:
    """A card of one of the three Dust decks."""
    return Face(key, DUST, abilities, box=INNSMOUTH, original=True, level=level)


def at_once(effect: Effect) -> Ability:
    """An ability that is resolved when a Dust card is drawn."""
    return Forced(YouReceiveThis(), effect)


print_into(
    FACES,
    dust(1, "dust_on_the_sill", at_once(Nothing())),
    dust(1, "a_grey_footprint", at_once(Lose(1, SANITY))),
    dust(
        1,
        "brittle_paper",
        at_once(If(Holds(SPELL_OR_TOME), LoseCards(1, SPELL_OR_TOME), Lose(1, SANITY))),
    ),
    dust(1, "stopped_clock", at_once(BeDelayed())),
    dust(2, "withered_hand", Passive((Bonus("maximum_stamina", -1),))),
    dust(2, "white_hair", Passive((Bonus("maximum_sanity", -1),))),
    dust(2, "rust_and_rot", at_once(LoseHalfOfItems(up=True))),
    dust(2, "circle_of_grey_light", at_once(MustPay(Spend(2, CLUES), Lose(2, STAMINA)))),
    dust(
        3,
        "the_treader_nears",
        at_once(do(AddDoom(1), Check("will", -1, failed=Lose(2, SANITY)))),
    ),
    dust(
        3,
        "ages_in_a_breath",
        Passive((Bonus("maximum_sanity", -1), Bonus("maximum_stamina", -1))),
    ),
    dust(3, "the_beam_descends", at_once(Check("luck", -1, 2, failed=BeDevoured()))),
    dust(3, "dust_to_dust", at_once(BeDevoured())),
)
