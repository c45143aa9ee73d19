"""The Ancient Ones of the base game: their powers while they sleep, and the final battle."""

from __future__ import annotations

from kadath.kernel.abilities.interrupts import Instead
from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.effects import Effect, If, do
from kadath.kernel.listeners import Ability

from ..cards import (
    ANCIENT_ONE,
    ANCIENT_ONES,
    BASE,
    CLUES,
    FACES,
    SANITY,
    STAMINA,
    AncientOne,
    Face,
    print_into,
)
from ..vocabulary.ancient_ones import (
    GATES,
    TROPHIES,
    AncientRating,
    Attack,
    BattleCheck,
    DevouredWithout,
    InStreet,
    LoseTheGame,
    LoseTrophy,
    LowerMaximum,
    MasksJoin,
    MinusTerror,
    NoWeather,
    RegainDoom,
    RollForItems,
)
from ..vocabulary.conditions import IsCursed
from ..vocabulary.effects.choices import EachInvestigator
from ..vocabulary.effects.gains import Lose
from ..vocabulary.effects.states import BecomeCursed, BeDevoured
from ..vocabulary.effects.town import AddDoom
from ..vocabulary.fates import MythosIsOver, YouBecame, YouWouldBecome
from ..vocabulary.fight_triggers import YouDefeat
from ..vocabulary.monsters import (
    AnyMonster,
    MonstersGain,
    MonstersGet,
    MonstersHave,
    MonstersMoveAs,
    OfKind,
)
from ..vocabulary.privileges import EachHas, Fixed
from ..vocabulary.triggers import AncientOneAwakens

CULTISTS = OfKind("cultist")


def ancient_one(
    key: str,
    doom_track: int,
    combat: int,
    *abilities: Ability,
    defences: frozenset[str] = frozenset(),
    start: Effect | None = None,
    attack: Effect | None = None,
    battle: tuple[Ability, ...] = (),
    times: int = 1,
    has_dust: bool = False,
    box: str = BASE,
) -> None:
    """Print a sheet: its card for while it sleeps, and its data for the final battle."""
    print_into(FACES, Face(key, ANCIENT_ONE, abilities, box=box))
    print_into(
        ANCIENT_ONES,
        AncientOne(key, doom_track, combat, defences, start, attack, battle, times, has_dust),
    )


ancient_one(
    "azathoth",
    14,
    0,
    Passive((MonstersGet(OfKind("maniac"), "toughness", 1),)),
    battle=(Forced(AncientOneAwakens(), LoseTheGame()),),
)
ancient_one(
    "cthulhu",
    13,
    -6,
    Passive((MonstersHave(CULTISTS, "horror", -2), MonstersHave(CULTISTS, "horror_damage", 2))),
    Passive((EachHas("maximum_sanity", -1), EachHas("maximum_stamina", -1))),
    attack=do(Attack(LowerMaximum()), RegainDoom()),
)
ancient_one(
    "hastur",
    13,
    0,
    Passive((MonstersMoveAs(CULTISTS, "flying"), MonstersHave(CULTISTS, "combat", -2))),
    Passive((Fixed("seal_cost", 8, everyone=True),)),
    defences=frozenset({"physical_resistance"}),
    attack=Attack(BattleCheck("luck", Lose(2, SANITY))),
    battle=(Passive((AncientRating(MinusTerror()),)),),
)
ancient_one(
    "ithaqua",
    11,
    -3,
    Passive((MonstersGet(CULTISTS, "toughness", 2),)),
    Forced(MythosIsOver(), EachInvestigator(Lose(1, STAMINA), InStreet())),
    Passive((NoWeather(),)),
    start=EachInvestigator(RollForItems()),
    attack=Attack(BattleCheck("fight", Lose(2, STAMINA))),
)
ancient_one(
    "nyarlathotep",
    11,
    -4,
    Passive((MonstersGain(CULTISTS, "endless"),)),
    Passive((MasksJoin(),)),
    defences=frozenset({"magical_resistance"}),
    start=EachInvestigator(DevouredWithout(CLUES)),
    attack=Attack(do(BattleCheck("lore", Lose(1, CLUES)), DevouredWithout(CLUES))),
)
ancient_one(
    "shub_niggurath",
    12,
    -5,
    Passive((MonstersGain(OfKind("dark_young"), "endless"),)),
    Passive((MonstersGet(AnyMonster(), "toughness", 1),)),
    defences=frozenset({"physical_immunity"}),
    start=EachInvestigator(DevouredWithout(TROPHIES)),
    attack=Attack(do(BattleCheck("sneak", LoseTrophy(TROPHIES)), DevouredWithout(TROPHIES))),
)
ancient_one(
    "yig",
    10,
    -3,
    Passive((MonstersHave(CULTISTS, "combat", 0), MonstersHave(CULTISTS, "combat_damage", 4))),
    Forced(YouDefeat(CULTISTS), AddDoom(1)),
    Forced(YouBecame("lost"), AddDoom(1)),
    start=EachInvestigator(If(IsCursed(), BeDevoured(), BecomeCursed())),
    attack=Attack(BattleCheck("speed", do(Lose(1, SANITY), Lose(1, STAMINA)))),
)
ancient_one(
    "yog_sothoth",
    12,
    -5,
    Passive((MonstersGain(CULTISTS, "magical_immunity"), MonstersHave(CULTISTS, "combat", -1))),
    Passive((EachHas("close_need", 1),)),
    Forced(YouWouldBecome("lost"), Instead(BeDevoured())),
    defences=frozenset({"magical_immunity"}),
    start=EachInvestigator(DevouredWithout(GATES)),
    attack=Attack(do(BattleCheck("will", LoseTrophy(GATES)), DevouredWithout(GATES))),
)
