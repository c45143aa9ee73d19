"""The Unique Items."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Cancel
from kadath.kernel.abilities.kinds import AsSoonAs, Passive, Reaction
from kadath.kernel.abilities.triggers import AnyOf
from kadath.kernel.effects import ChooseOne, do

from ..cards import CLUES, FACES, SANITY, SPELL, STAMINA, UNIQUE, Face, print_into
from ..rules.checks import CLOSING, COMBAT, EVADE
from ..vocabulary.abilities import MOVEMENT, Action
from ..vocabulary.conditions import HasTokens
from ..vocabulary.costs import DiscardThis, Exhaust, Spend, SpendMovement
from ..vocabulary.effects.cards import AddToken, Discard, Draw, WearOut
from ..vocabulary.effects.checks import Check, PassCheck, RollDie
from ..vocabulary.effects.gains import Gain, Lose, ReduceLoss
from ..vocabulary.effects.monsters import DefeatAllHere
from ..vocabulary.modifiers import Bonus
from ..vocabulary.triggers import YouCheck, YouLose

print_into(
    FACES,
    Face("obsidian_statue", UNIQUE, (Reaction(YouLose(), Cancel(), (DiscardThis(),)),), price=4),
    Face(
        "enchanted_jewelry",
        UNIQUE,
        (Reaction(YouLose(STAMINA), do(ReduceLoss(1), WearOut(3))),),
        price=3,
    ),
    Face("pallid_mask", UNIQUE, (Passive((Bonus("evade_check", 2),)),), price=4),
    Face(
        "silver_key",
        UNIQUE,
        (Reaction(YouCheck(EVADE), do(PassCheck(), WearOut(3))),),
        price=4,
    ),
    Face(
        "the_king_in_yellow",
        UNIQUE,
        (
            Action(
                MOVEMENT,
                (Exhaust(), SpendMovement(2)),
                Check("lore", -2, passed=do(Gain(4, CLUES), Lose(1, SANITY), Discard())),
            ),
        ),
        price=2,
    ),
    Face(
        "necronomicon",
        UNIQUE,
        (
            Action(
                MOVEMENT,
                (Exhaust(), SpendMovement(2)),
                Check("lore", -2, passed=do(Draw(SPELL), Lose(2, SANITY))),
            ),
        ),
        price=6,
    ),
)

print_into(
    FACES,
    Face(
        "alien_statue",
        UNIQUE,
        (
            Action(
                MOVEMENT,
                (Exhaust(), SpendMovement(2), Spend(1, SANITY)),
                RollDie(ChooseOne((Draw(SPELL), Gain(3, CLUES))), Lose(2, STAMINA)),
            ),
        ),
        price=5,
    ),
    Face(
        "book_of_dzyan",
        UNIQUE,
        (
            Action(
                MOVEMENT,
                (Exhaust(), SpendMovement(2)),
                Check("lore", -1, passed=do(Draw(SPELL), Lose(1, SANITY), AddToken())),
            ),
            AsSoonAs(HasTokens(2), Discard()),
        ),
        price=3,
    ),
    Face(
        "flute_of_the_outer_gods",
        UNIQUE,
        (
            Reaction(
                YouCheck(COMBAT),
                DefeatAllHere(),
                (Spend(3, SANITY), Spend(3, STAMINA), DiscardThis()),
            ),
        ),
        price=8,
    ),
    Face(
        "blue_watcher_of_the_pyramid",
        UNIQUE,
        (
            Reaction(
                AnyOf((YouCheck(COMBAT), YouCheck(CLOSING))),
                PassCheck(),
                (Spend(2, STAMINA), DiscardThis()),
            ),
        ),
        price=4,
    ),
)
