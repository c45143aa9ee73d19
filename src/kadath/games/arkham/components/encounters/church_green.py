"""The location cards of Church Green, in Innsmouth."""

from __future__ import annotations

from kadath.kernel.effects import ChooseOne, If, May, do

from ...cards import (
    CLUES,
    COMMON,
    ENCOUNTERS,
    MONEY,
    SANITY,
    SPELL,
    STAMINA,
    UNIQUE,
    WEAPON,
    print_into,
)
from ...vocabulary.amounts import Successes
from ...vocabulary.conditions import IsBlessed, IsCursed
from ...vocabulary.costs import DiscardNamed, DiscardOwn
from ...vocabulary.effects.cards import Draw, DrawLook, TakeFirst
from ...vocabulary.effects.checks import Check
from ...vocabulary.effects.choices import MayPay
from ...vocabulary.effects.gains import AtOnce, Gain, Lose
from ...vocabulary.effects.gates import SealHere
from ...vocabulary.effects.moves import GoTo, GoToStreet, HaveEncounter
from ...vocabulary.effects.states import (
    BeArrested,
    BecomeBlessed,
    BecomeCursed,
    BeDelayed,
    BeDevoured,
)
from ...vocabulary.effects.town import AddUprising
from .printing import innsmouth_card

print_into(
    ENCOUNTERS,
    *innsmouth_card(
        "church_green_1",
        esoteric_order_of_dagon=May(do(DrawLook(2), BecomeBlessed())),
        innsmouth_jail=do(Check("fight", 1, failed=Lose(1, STAMINA)), GoToStreet()),
        innsmouth_jail_cell=do(Gain(2, CLUES), BeDelayed(always=True)),
    ),
    *innsmouth_card(
        "church_green_2",
        esoteric_order_of_dagon=do(DrawLook(), Check("sneak", 0, passed=Gain(2, CLUES))),
        innsmouth_jail=May(
            Check("sneak", -2, passed=TakeFirst(COMMON, WEAPON), failed=BeArrested())
        ),
        innsmouth_jail_cell=BeDevoured(),
    ),
    *innsmouth_card(
        "church_green_3",
        esoteric_order_of_dagon=May(do(DrawLook(2), BecomeBlessed())),
        innsmouth_jail=Draw(COMMON),
        innsmouth_jail_cell=do(GoTo("devil_reef"), HaveEncounter()),
    ),
    *innsmouth_card(
        "church_green_4",
        esoteric_order_of_dagon=Check("speed", -1, passed=Gain(2, CLUES), failed=GoToStreet()),
        innsmouth_jail=Lose(1, SANITY),
        innsmouth_jail_cell=do(GoTo("devil_reef"), HaveEncounter()),
    ),
    *innsmouth_card(
        "church_green_5",
        esoteric_order_of_dagon=Check("will", -1, failed=BecomeCursed()),
        innsmouth_jail=Gain(5, MONEY),
        innsmouth_jail_cell=BeDevoured(),
    ),
    *innsmouth_card(
        "church_green_6",
        esoteric_order_of_dagon=Check(
            "luck", -2, passed=May(do(BecomeBlessed(), GoToStreet(), AddUprising()))
        ),
        innsmouth_jail=MayPay((DiscardOwn(1, UNIQUE),), Gain(3, CLUES)),
        innsmouth_jail_cell=do(AtOnce((Lose(1, SANITY), Lose(1, STAMINA))), BeDelayed(always=True)),
    ),
    *innsmouth_card(
        "church_green_7",
        esoteric_order_of_dagon=Lose(1, SANITY),
        innsmouth_jail=Gain(1, CLUES),
        innsmouth_jail_cell=BeDevoured(),
    ),
    *innsmouth_card(
        "church_green_8",
        esoteric_order_of_dagon=do(If(IsBlessed(), Draw(UNIQUE)), If(IsCursed(), DrawLook())),
        innsmouth_jail=Gain(1, STAMINA),
        innsmouth_jail_cell=do(AtOnce((Lose(1, SANITY), Lose(1, STAMINA))), BeDelayed(always=True)),
    ),
    *innsmouth_card(
        "church_green_9",
        esoteric_order_of_dagon=ChooseOne(
            (
                do(Lose(1, STAMINA), GoToStreet()),
                do(Lose(2, SANITY), Check("lore", -1, passed=Gain(Successes(), CLUES))),
            )
        ),
        innsmouth_jail=Check("lore", -2, passed=Draw(SPELL)),
        innsmouth_jail_cell=GoTo("sawbone_alley"),
    ),
    *innsmouth_card(
        "church_green_10",
        esoteric_order_of_dagon=do(GoTo("yha_nthlei"), HaveEncounter()),
        innsmouth_jail=May(
            Check("sneak", -2, passed=TakeFirst(COMMON, WEAPON), failed=BeArrested())
        ),
        innsmouth_jail_cell=GoTo("sawbone_alley"),
    ),
    *innsmouth_card(
        "church_green_11",
        esoteric_order_of_dagon=May(
            Check("sneak", -2, passed=Draw(UNIQUE), failed=do(Lose(1, STAMINA), GoToStreet()))
        ),
        innsmouth_jail=Check("will", -2, failed=Lose(1, SANITY)),
        innsmouth_jail_cell=GoTo("sawbone_alley"),
    ),
    *innsmouth_card(
        "church_green_12",
        esoteric_order_of_dagon=Check("will", 1, failed=do(Lose(1, SANITY), Gain(1, CLUES))),
        innsmouth_jail=Check("will", -1, failed=Lose(1, STAMINA)),
        innsmouth_jail_cell=GoTo("sawbone_alley"),
    ),
    *innsmouth_card(
        "church_green_13",
        esoteric_order_of_dagon=MayPay(
            (DiscardNamed("elder_sign"),),
            SealHere(),
            do(AtOnce((Lose(1, STAMINA), Lose(1, SANITY))), GoToStreet()),
        ),
        innsmouth_jail=MayPay((DiscardOwn(1, UNIQUE),), Gain(3, CLUES)),
        innsmouth_jail_cell=do(Gain(2, CLUES), BeDelayed(always=True)),
    ),
    *innsmouth_card(
        "church_green_14",
        esoteric_order_of_dagon=BecomeCursed(),
        innsmouth_jail=May(do(BeDelayed(), Gain(2, CLUES))),
        innsmouth_jail_cell=do(GoTo("sawbone_alley"), DrawLook(3)),
    ),
)
