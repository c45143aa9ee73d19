"""The Unique Items."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Cancel, Instead
from kadath.kernel.abilities.kinds import AsSoonAs, Forced, Passive, Reaction
from kadath.kernel.abilities.limits import Limit
from kadath.kernel.abilities.triggers import AnyOf
from kadath.kernel.effects import ChooseOne, Effect, do
from kadath.kernel.listeners import Ability

from ..cards import (
    CLUES,
    FACES,
    MAGICAL,
    SANITY,
    SKILL,
    SPELL,
    STAMINA,
    UNIQUE,
    Face,
    print_into,
)
from ..privileges import RETURNS_ANYWHERE
from ..rules.checks import CLOSING, COMBAT, EVADE
from ..vocabulary.abilities import ENCOUNTER, MOVEMENT, UPKEEP, Action
from ..vocabulary.amounts import Failures, Successes
from ..vocabulary.ancient_ones import YouAreAttacked
from ..vocabulary.conditions import HasTokens
from ..vocabulary.costs import BoxThis, DiscardThis, Exhaust, Spend, SpendMovement
from ..vocabulary.effects.cards import AddToken, Discard, Draw, WearOut
from ..vocabulary.effects.checks import Check, PassCheck, RollDice, RollDie
from ..vocabulary.effects.gains import Gain, GainMix, Lose, ReduceLoss
from ..vocabulary.effects.monsters import DefeatAllHere
from ..vocabulary.effects.moves import DrawAnotherCard
from ..vocabulary.effects.possessions import AtExploredGate, SealWithSign
from ..vocabulary.fight_triggers import YouLoseTo
from ..vocabulary.modifiers import Bonus, CombatBonus
from ..vocabulary.people import YouReadEntry
from ..vocabulary.privileges import Privilege
from ..vocabulary.tracks import AncientOneSleeps
from ..vocabulary.triggers import AncientOneAwakens, UsedInCombat, YouCheck, YouLose


def weapon(key: str, price: int, hands: int, bonus: int, *more: Ability, copies: int = 1) -> Face:
    """A magical weapon."""
    held = Passive((CombatBonus(bonus, MAGICAL),))
    return Face(key, UNIQUE, (held, *more), price, hands, is_weapon=True, copies=copies)


def item(key: str, price: int, *abilities: Ability, copies: int = 1) -> Face:
    """An item that is not held in combat."""
    return Face(key, UNIQUE, abilities, price, copies=copies)


def tome(
    key: str,
    price: int,
    points: int,
    modifier: int,
    passed: Effect,
    *more: Ability,
    copies: int = 1,
) -> Face:
    """A Tome that is read during movement."""
    reading = Check("lore", modifier, passed=passed)
    ability = Action(MOVEMENT, (Exhaust(), SpendMovement(points)), reading)
    return Face(key, UNIQUE, (ability, *more), price, is_tome=True, copies=copies)


print_into(
    FACES,
    tome("nameless_cults", 3, 1, -1, do(Draw(SPELL), Lose(1, SANITY), Discard()), copies=2),
    tome(
        "book_of_dzyan",
        3,
        2,
        -1,
        do(Draw(SPELL), Lose(1, SANITY), AddToken()),
        AsSoonAs(HasTokens(2), Discard()),
    ),
    tome("cabala_of_saboth", 5, 2, -2, do(Draw(SKILL), Discard()), copies=2),
    tome(
        "cultes_des_goules",
        3,
        2,
        -2,
        do(Draw(SPELL), Gain(1, CLUES), Lose(2, SANITY), Discard()),
        copies=2,
    ),
    tome("necronomicon", 6, 2, -2, do(Draw(SPELL), Lose(2, SANITY))),
    tome("the_king_in_yellow", 2, 2, -2, do(Gain(4, CLUES), Lose(1, SANITY), Discard()), copies=2),
)

print_into(
    FACES,
    weapon("enchanted_knife", 5, 1, 3, copies=2),
    weapon("enchanted_blade", 6, 1, 4, copies=2),
    weapon("lamp_of_alhazred", 7, 2, 5),
    weapon("sword_of_glory", 8, 2, 6),
    weapon("holy_water", 4, 2, 6, Forced(UsedInCombat(), Discard()), copies=4),
    weapon(
        "powder_of_ibn_ghazi",
        6,
        2,
        9,
        Forced(UsedInCombat(), do(Lose(1, SANITY), Discard())),
        copies=2,
    ),
)

print_into(
    FACES,
    item(
        "alien_statue",
        5,
        Action(
            MOVEMENT,
            (Exhaust(), SpendMovement(2), Spend(1, SANITY)),
            RollDie(ChooseOne((Draw(SPELL), Gain(3, CLUES))), Lose(2, STAMINA)),
        ),
    ),
    item(
        "ancient_tablet",
        8,
        Action(
            MOVEMENT,
            (SpendMovement(3), DiscardThis()),
            RollDice(2, do(Draw(SPELL, Successes()), Gain(Failures(2), CLUES))),
        ),
    ),
    item(
        "blue_watcher_of_the_pyramid",
        4,
        Reaction(
            AnyOf((YouCheck(COMBAT), YouCheck(CLOSING))),
            PassCheck(),
            (Spend(2, STAMINA), DiscardThis()),
            AncientOneSleeps(),
        ),
    ),
    item(
        "elder_sign",
        5,
        Action(
            ENCOUNTER,
            (Spend(1, SANITY), Spend(1, STAMINA), BoxThis()),
            SealWithSign(),
            AtExploredGate(),
        ),
        copies=4,
    ),
    item(
        "enchanted_jewelry",
        3,
        Reaction(YouLose(STAMINA), do(ReduceLoss(1), WearOut(3))),
    ),
    item("silver_key", 4, Reaction(YouCheck(EVADE), do(PassCheck(), WearOut(3)))),
    item("gate_box", 4, Passive((Privilege(RETURNS_ANYWHERE),))),
    item(
        "healing_stone",
        8,
        Action(UPKEEP, (), GainMix(1), limit=Limit("turn")),
        Forced(AncientOneAwakens(), Discard()),
    ),
    item("obsidian_statue", 4, Reaction(YouLose(), Cancel(), (DiscardThis(),))),
    item("pallid_mask", 4, Passive((Bonus("evade_check", 2),))),
    item(
        "dragons_eye",
        6,
        Reaction(
            YouReadEntry(or_gate_card=True),
            Instead(DrawAnotherCard()),
            (Exhaust(), Spend(1, SANITY)),
        ),
    ),
    item("ruby_of_rlyeh", 8, Passive((Bonus("movement_points", 3),))),
    item(
        "flute_of_the_outer_gods",
        8,
        Reaction(
            YouCheck(COMBAT),
            DefeatAllHere(),
            (Spend(3, SANITY), Spend(3, STAMINA), DiscardThis()),
            AncientOneSleeps(),
        ),
    ),
    item(
        "warding_statue",
        6,
        Reaction(AnyOf((YouLoseTo(STAMINA), YouAreAttacked())), Cancel(), (DiscardThis(),)),
    ),
)
