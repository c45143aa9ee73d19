"""The monsters of the base game.

The arguments in order: movement and dimensional symbol; awareness; horror rating and damage;
toughness; combat rating and damage.
"""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Instead
from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.effects import do

from ..cards import CLUES, MONSTERS, STAMINA, UNIQUE, Monster, print_into
from ..vocabulary.conditions import InPlay
from ..vocabulary.effects.cards import Draw
from ..vocabulary.effects.checks import Check
from ..vocabulary.effects.choices import EachInvestigator
from ..vocabulary.effects.gains import Gain, Lose
from ..vocabulary.effects.monsters import (
    DraggedThroughGate,
    Hunt,
    InTown,
    LoseWeaponOrSpell,
    OnHighDie,
    ThisLeaves,
)
from ..vocabulary.effects.spells import LastsThisCombat
from ..vocabulary.effects.states import BeDevoured, BeLost
from ..vocabulary.fates import ThisActivates
from ..vocabulary.fight_triggers import ThisWouldBeDefeated, YouBeginToFight, YouFail
from ..vocabulary.modifiers import FailsChecks
from ..vocabulary.monsters import FoughtWith, MonstersGain, MonstersHave, ThisMonster
from ..vocabulary.tracks import TerrorAtLeast

RESISTS_PHYSICAL = frozenset({"physical_resistance"})
IMMUNE_TO_PHYSICAL = frozenset({"physical_immunity"})
MASK = frozenset({"mask", "endless"})

print_into(
    MONSTERS,
    Monster("byakhee", "flying", "circle", -2, -1, 1, 1, 0, 2, base=3),
    Monster(
        "chthonian", "unique", "triangle", 1, -2, 2, 3, -3, 3,
        abilities=(
            Forced(
                ThisActivates(),
                Instead(OnHighDie(4, EachInvestigator(Lose(1, STAMINA), InTown()))),
            ),
        ),
        base=2,
    ),
    Monster("cultist", "normal", "moon", -3, None, 0, 1, 1, 1, base=6, innsmouth=1),
    Monster(
        "dark_young", "stationary", "hexagon", -2, 0, 3, 3, -1, 3, RESISTS_PHYSICAL,
        nightmarish=1, base=3,
    ),
    Monster(
        "dhole", "normal", "circle", -1, -1, 4, 3, -3, 4,
        frozenset({"physical_resistance", "magical_resistance"}), nightmarish=1, overwhelming=1,
        base=1,
    ),
    Monster(
        "dimensional_shambler", "fast", "square", -3, -2, 1, 1, -2, 0,
        abilities=(Forced(YouFail(("combat_check",)), BeLost()),), base=2,
    ),
    Monster(
        "elder_thing", "normal", "diamond", -2, -3, 2, 2, 0, 1,
        abilities=(Forced(YouFail(("combat_check",)), LoseWeaponOrSpell()),),
        base=2, innsmouth=1,
    ),
    Monster(
        "fire_vampire", "flying", "star", 0, None, 0, 1, -2, 2,
        frozenset({"ambush", "physical_immunity"}), base=2,
    ),
    Monster(
        "flying_polyp", "flying", "hexagon", 0, -2, 4, 3, -3, 3, RESISTS_PHYSICAL, nightmarish=1,
        overwhelming=1, base=1,
    ),
    Monster("formless_spawn", "normal", "hexagon", 0, -1, 2, 2, -2, 2, IMMUNE_TO_PHYSICAL, base=2),
    Monster(
        "ghost", "stationary", "moon", -3, -2, 2, 1, -3, 2,
        frozenset({"undead", "physical_immunity"}), base=3,
    ),
    Monster("ghoul", "normal", "hexagon", -3, 0, 1, 1, -1, 1, frozenset({"ambush"}), base=3),
    Monster("gug", "normal", "slash", -2, -1, 2, 3, -2, 4, overwhelming=1, base=2),
    Monster(
        "high_priest", "normal", "plus", -2, 1, 1, 2, -2, 2, frozenset({"magical_immunity"}),
        base=1,
    ),
    Monster(
        "hound_of_tindalos", "unique", "square", -1, -2, 4, 2, -1, 3, IMMUNE_TO_PHYSICAL,
        abilities=(Forced(ThisActivates(), Instead(Hunt())),), base=2,
    ),
    Monster(
        "maniac", "normal", "moon", -1, None, 0, 1, 1, 1,
        abilities=(
            Passive(
                (
                    MonstersHave(ThisMonster(), "combat", -2),
                    MonstersHave(ThisMonster(), "combat_damage", 3),
                    MonstersGain(ThisMonster(), "endless"),
                ),
                TerrorAtLeast(6),
            ),
        ),
        base=3,
    ),
    Monster(
        "mi_go", "flying", "circle", -2, -1, 2, 1, 0, 1,
        abilities=(Forced(ThisWouldBeDefeated(), do(ThisLeaves("box"), Draw(UNIQUE))),),
        base=3, innsmouth=1,
    ),
    Monster(
        "nightgaunt", "flying", "slash", -2, -1, 1, 2, -2, 0,
        abilities=(Forced(YouFail(("combat_check",)), DraggedThroughGate()),), base=2,
    ),
    Monster(
        "shoggoth", "fast", "diamond", -1, -1, 3, 3, -1, 3, RESISTS_PHYSICAL, nightmarish=1,
        base=2, innsmouth=2,
    ),
    Monster("star_spawn", "normal", "plus", -1, -3, 2, 3, -3, 3, base=2),
    Monster(
        "vampire", "normal", "moon", -3, 0, 2, 2, -3, 3,
        frozenset({"undead", "physical_resistance"}), base=1,
    ),
    Monster(
        "warlock", "stationary", "circle", -2, -1, 1, 2, -3, 1, frozenset({"magical_immunity"}),
        (Forced(ThisWouldBeDefeated(), do(Gain(2, CLUES), ThisLeaves("box"))),),
        base=2,
    ),
    Monster(
        "witch", "normal", "circle", -1, None, 0, 1, -3, 2, frozenset({"magical_resistance"}),
        base=2,
    ),
    Monster("zombie", "normal", "moon", 1, -1, 1, 1, -1, 2, frozenset({"undead"}), base=3),
)  # fmt: skip

print_into(
    MONSTERS,
    Monster(
        "god_of_the_bloody_tongue", "normal", "triangle", 1, -3, 3, 4, -4, 4, MASK,
        nightmarish=1, overwhelming=1, base=1,
    ),
    Monster(
        "haunter_of_the_dark", "flying", "square", -3, -2, 2, 2, -2, 2, MASK,
        (Passive((MonstersHave(ThisMonster(), "combat", -5),), InPlay("blackest_night")),),
        base=1,
    ),
    Monster(
        "the_black_man", "normal", "moon", -3, None, 0, 1, 0, 0, MASK,
        (
            Forced(
                YouBeginToFight(),
                do(
                    Check("luck", -1, passed=Gain(2, CLUES), failed=BeDevoured()),
                    ThisLeaves("cup"),
                ),
            ),
        ),
        base=1,
    ),
    Monster(
        "the_bloated_woman", "normal", "hexagon", -1, -1, 2, 2, -2, 2, MASK,
        (
            Forced(
                YouBeginToFight(),
                Check(
                    "will",
                    -2,
                    failed=LastsThisCombat((FailsChecks(("horror_check", "combat_check")),)),
                ),
            ),
        ),
        base=1,
    ),
    Monster(
        "the_dark_pharaoh", "normal", "slash", -1, -1, 1, 2, -3, 3, MASK,
        (Passive((FoughtWith("lore"),)),),
        base=1,
    ),
)  # fmt: skip
