"""The horror events of every scenario."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import That
from kadath.kernel.effects import do

from ...cards import EXPLORER, HORROR_EVENT, MONSTER, WEAPON, Card, print_cards
from ...rules.doors import CLOSE, OPEN
from ...values import ARMOR, ATTACK_ROLL, ESSENCE, ETHEREAL, HEALTH, RANGE, STAMINA, WILL
from ...vocabulary.abilities import Active, EntersPlay
from ...vocabulary.costs import Pay
from ...vocabulary.doors import ALL, ChangeDoor
from ...vocabulary.effects import Attack, Lose, Restore
from ...vocabulary.items import Unequip
from ...vocabulary.modifiers import EXPLORE, CannotLoseHealth, CostsMore, Increase, Is, Reduce
from ...vocabulary.moving import Move, Pull, Push
from ...vocabulary.selectors import ByHealth, Everywhere, One, Those
from ...vocabulary.spaces import EACH_TILE, RANDOM, ASpace, ExplodeBarrel, SpringTraps
from ...vocabulary.story import HORROR, SPAWN, LowerRating, SpawnMonster
from ...vocabulary.targets import TARGET, WALL, Ranged
from ...vocabulary.tests import NextTo
from ...vocabulary.timing import LastsThisRound
from ...vocabulary.triggers import Hits

print_cards(
    Card(
        "healing_rituals",
        HORROR_EVENT,
        (EntersPlay(LastsThisRound(1, (CannotLoseHealth(Everywhere(MONSTER)),))),),
    ),
    Card(
        "omnipresent_evil",
        HORROR_EVENT,
        (Passive((Increase(Everywhere(MONSTER), RANGE, 2),)),),
    ),
    Card(
        "shivers",
        HORROR_EVENT,
        (
            EntersPlay(
                do(
                    Attack(1, 2, Everywhere(EXPLORER), arcane=True),
                    Attack(2, who=Everywhere(EXPLORER), arcane=True),
                )
            ),
        ),
    ),
    Card(
        "collapsing_vault",
        HORROR_EVENT,
        (
            EntersPlay(
                do(
                    SpringTraps(everywhere=True),
                    ExplodeBarrel(ASpace("exploding_barrel", EACH_TILE, RANDOM)),
                )
            ),
        ),
        original=True,
    ),
    Card(
        "every_door_slams",
        HORROR_EVENT,
        (EntersPlay(ChangeDoor(CLOSE, ALL)),),
        original=True,
    ),
    Card(
        "hungry_dark",
        HORROR_EVENT,
        (Passive((Increase(Everywhere(MONSTER), STAMINA, 1),)),),
        original=True,
    ),
    Card(
        "the_veil_thins",
        HORROR_EVENT,
        (EntersPlay(LastsThisRound(1, (Is(Everywhere(MONSTER), ETHEREAL),))),),
        original=True,
    ),
    Card(
        "splitting_migraine",
        HORROR_EVENT,
        (EntersPlay(LastsThisRound(1, (Reduce(Everywhere(EXPLORER), STAMINA, 2),))),),
        original=True,
    ),
    Card(
        "reinforcements",
        HORROR_EVENT,
        (EntersPlay(SpawnMonster(ByHealth(Everywhere(EXPLORER), most=True))),),
        original=True,
    ),
    Card(
        "corroding_fog",
        HORROR_EVENT,
        (Passive((Reduce(Everywhere(EXPLORER), ARMOR, 1),)),),
        original=True,
    ),
    Card(
        "frenzy",
        HORROR_EVENT,
        (EntersPlay(Move(3, Everywhere(MONSTER))),),
        original=True,
    ),
    Card(
        "possession",
        HORROR_EVENT,
        (
            Active(
                (Pay(2, STAMINA),),
                Attack(0, 2, TARGET, arcane=True),
                (Ranged(2, past_obstacles=True),),
            ),
        ),
        original=True,
    ),
    Card(
        "rust_bloom",
        HORROR_EVENT,
        (EntersPlay(Unequip(WEAPON, Everywhere(EXPLORER))),),
        original=True,
    ),
    Card(
        "creeping_frost",
        HORROR_EVENT,
        (Passive((Reduce(Everywhere(EXPLORER), STAMINA, 1),)),),
        original=True,
    ),
    Card(
        "the_walls_listen",
        HORROR_EVENT,
        (Passive((CostsMore(Everywhere(EXPLORER), ("chest", "event_space"), STAMINA, 1),)),),
        original=True,
    ),
    Card(
        "swarm_instinct",
        HORROR_EVENT,
        (Passive((Increase(Everywhere(MONSTER), ATTACK_ROLL, 1),)),),
        original=True,
    ),
    Card(
        "blood_moon",
        HORROR_EVENT,
        (EntersPlay(Restore(1, HEALTH, Everywhere(MONSTER))),),
        original=True,
    ),
    Card(
        "shadow_pull",
        HORROR_EVENT,
        (EntersPlay(Pull(1, Everywhere(EXPLORER), MONSTER)),),
        original=True,
    ),
    Card(
        "whispering_halls",
        HORROR_EVENT,
        (EntersPlay(Lose(1, ESSENCE, Everywhere(EXPLORER))),),
        original=True,
    ),
    Card(
        "cave_in",
        HORROR_EVENT,
        (
            EntersPlay(
                do(
                    SpringTraps(everywhere=True),
                    Attack(1, 1, Those(Everywhere(EXPLORER), NextTo((WALL,)))),
                )
            ),
        ),
        original=True,
    ),
    Card(
        "the_hunt_begins",
        HORROR_EVENT,
        (
            EntersPlay(
                do(
                    Move(2, Everywhere(MONSTER)),
                    LastsThisRound(1, (Increase(Everywhere(MONSTER), ATTACK_ROLL, 1),)),
                )
            ),
        ),
        original=True,
    ),
    Card(
        "spawning_pit",
        HORROR_EVENT,
        (EntersPlay(LowerRating(SPAWN, 3)),),
        original=True,
    ),
    Card(
        "stifling_air",
        HORROR_EVENT,
        (Passive((CostsMore(Everywhere(EXPLORER), (EXPLORE, "recharge_station"), STAMINA, 1),)),),
        original=True,
    ),
    Card(
        "rusted_hinges",
        HORROR_EVENT,
        (EntersPlay(do(ChangeDoor(OPEN, ALL), Move(1, Everywhere(MONSTER)))),),
        original=True,
    ),
    Card(
        "barrel_of_worms",
        HORROR_EVENT,
        (
            EntersPlay(
                do(
                    ExplodeBarrel(ASpace("exploding_barrel", EACH_TILE, RANDOM)),
                    Move(1, Everywhere(MONSTER)),
                )
            ),
        ),
        original=True,
    ),
    Card(
        "phantom_pain",
        HORROR_EVENT,
        (EntersPlay(Attack(1, 1, Everywhere(EXPLORER), arcane=True)),),
        original=True,
    ),
    Card(
        "the_false_light",
        HORROR_EVENT,
        (EntersPlay(LowerRating(HORROR, 2)),),
        original=True,
    ),
    Card(
        "gnawing_doubt",
        HORROR_EVENT,
        (Passive((Reduce(Everywhere(EXPLORER), WILL, 1),)),),
        original=True,
    ),
    Card(
        "unbound_hunger",
        HORROR_EVENT,
        (Forced(Hits(One(Everywhere(MONSTER))), Restore(1, HEALTH, That("attacker"))),),
        original=True,
    ),
    Card(
        "broken_formation",
        HORROR_EVENT,
        (EntersPlay(Push(1, Everywhere(EXPLORER), EXPLORER)),),
        original=True,
    ),
    Card(
        "tendrils_of_fog",
        HORROR_EVENT,
        (Active((Pay(1, STAMINA),), Pull(1, TARGET), (Ranged(3),)),),
        original=True,
    ),
    Card(
        "carrion_call",
        HORROR_EVENT,
        (EntersPlay(SpawnMonster(ByHealth(Everywhere(EXPLORER), most=False), destroyed=True)),),
        original=True,
    ),
)
