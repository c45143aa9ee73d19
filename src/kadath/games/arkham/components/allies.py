"""The allies."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.effects import Effect

from ..cards import ALLY, CLUES, COMMON, FACES, SANITY, SPELL, STAMINA, UNIQUE, Face, print_into
from ..privileges import CLAIMS_ENDLESS
from ..rules.combat import NIGHTMARISH, OVERWHELMING
from ..vocabulary.abilities import ANY, Action
from ..vocabulary.costs import DiscardThis
from ..vocabulary.effects.cards import Draw
from ..vocabulary.effects.gains import Gain, RestoreToMaximum
from ..vocabulary.modifiers import Bonus, CannotLoseTo
from ..vocabulary.monsters import AnyMonster, MonstersLose
from ..vocabulary.privileges import Privilege
from ..vocabulary.triggers import YouReceiveThis


def bringing(key: str, gift: Effect, *bonuses: Bonus) -> Face:
    """An Ally with a one-time gift for whoever they join."""
    return Face(key, ALLY, (Passive(bonuses), Forced(YouReceiveThis(), gift)))


def reviving(key: str, what: str) -> Face:
    """An Ally who can be discarded to restore Sanity or Stamina."""
    leave = Action(ANY, (DiscardThis(),), RestoreToMaximum(what))
    return Face(key, ALLY, (Passive((Bonus(f"maximum_{what}", 1),)), leave))


print_into(
    FACES,
    bringing("anna_kaslow", Gain(2, CLUES), Bonus("luck", 2)),
    reviving("duke", SANITY),
    Face("eric_colt", ALLY, (Passive((Bonus("speed", 2), CannotLoseTo(NIGHTMARISH))),)),
    Face("john_legrasse", ALLY, (Passive((Bonus("will", 2), Privilege(CLAIMS_ENDLESS))),)),
    Face(
        "professor_armitage",
        ALLY,
        (Passive((Bonus("lore", 2), MonstersLose(AnyMonster(), "magical_resistance"))),),
    ),
    Face(
        "richard_upton_pickman",
        ALLY,
        (
            Passive(
                (
                    Bonus("luck", 1),
                    Bonus("speed", 1),
                    MonstersLose(AnyMonster(), "physical_resistance"),
                )
            ),
        ),
    ),
    bringing("ruby_standish", Draw(UNIQUE), Bonus("sneak", 2)),
    bringing("ryan_dean", Draw(COMMON), Bonus("sneak", 1), Bonus("will", 1)),
    reviving("sir_william_brinton", STAMINA),
    bringing("thomas_f_malone", Draw(SPELL), Bonus("fight", 1), Bonus("lore", 1)),
    Face("tom_mountain_murphy", ALLY, (Passive((Bonus("fight", 2), CannotLoseTo(OVERWHELMING))),)),
)
