"""The explorer events of every scenario."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.effects import do

from ...cards import EXPLORER, EXPLORER_EVENT, MONSTER, Card, print_cards
from ...rules.doors import CLOSE
from ...values import ARMOR, ATTACK_ROLL, ESSENCE, HEALTH, RANGE, REGULAR_ATTACK_ROLL, STAMINA, WILL
from ...vocabulary.abilities import Active, EntersPlay
from ...vocabulary.costs import Pay, UseUp
from ...vocabulary.doors import ANY_ON_TILE, ChangeDoor
from ...vocabulary.effects import Attack, Restore
from ...vocabulary.events import InvokeHorrorEvent
from ...vocabulary.gaining import GainItem, TakeDestroyedItem
from ...vocabulary.items import DestroyThis
from ...vocabulary.modifiers import TRADE, USE_INVENTORY, CostsLess, Increase
from ...vocabulary.moving import Move, Teleport
from ...vocabulary.selectors import Adjacent, Closest, Everywhere, One, OnTile
from ...vocabulary.spaces import (
    CLOSEST,
    YOUR_TILE,
    ASpace,
    DestroyAdjacent,
    RebuildSpace,
    SpringTraps,
)
from ...vocabulary.story import HORROR, SPAWN, Explore, LightChapter, LowerThreat, RefreshRating
from ...vocabulary.timing import CountDown, LastsThisRound, OncePerRound
from ...vocabulary.triggers import Activates, Explores, IsHit, Kills

print_cards(
    Card(
        "surge_of_strength",
        EXPLORER_EVENT,
        (EntersPlay(do(Restore(1, HEALTH), Restore(6, STAMINA))),),
    ),
    Card(
        "a_moment_to_breathe",
        EXPLORER_EVENT,
        (Passive((CostsLess(Everywhere(EXPLORER), ("chest", "event_space"), STAMINA, 1),)),),
    ),
    Card(
        "trophy_collector",
        EXPLORER_EVENT,
        (Forced(Kills(YOU), CountDown(3, do(LightChapter(), LowerThreat(2), DestroyThis()))),),
        attached=True,
    ),
    Card(
        "abzu_catalyst",
        EXPLORER_EVENT,
        (
            Active(
                (DestroyAdjacent("event_space"),),
                do(LightChapter(), InvokeHorrorEvent(), DestroyThis()),
            ),
        ),
        attached=True,
    ),
    Card(
        "mirrored_fear",
        EXPLORER_EVENT,
        (EntersPlay(Attack(3, who=OnTile(MONSTER), arcane=True)),),
        original=True,
    ),
    Card(
        "hidden_cache",
        EXPLORER_EVENT,
        (EntersPlay(GainItem()),),
        original=True,
    ),
    Card(
        "old_map",
        EXPLORER_EVENT,
        (EntersPlay(do(Explore(), Move(2))),),
        original=True,
    ),
    Card(
        "steady_hands",
        EXPLORER_EVENT,
        (Passive((CostsLess(Everywhere(EXPLORER), (USE_INVENTORY, TRADE), STAMINA, 1),)),),
        original=True,
    ),
    Card(
        "maintenance_hatch",
        EXPLORER_EVENT,
        (EntersPlay(RebuildSpace(ASpace("action_space", YOUR_TILE, CLOSEST))),),
        original=True,
    ),
    Card(
        "second_wind",
        EXPLORER_EVENT,
        (EntersPlay(Restore(3, STAMINA, OnTile(EXPLORER))),),
        original=True,
    ),
    Card(
        "marked_prey",
        EXPLORER_EVENT,
        (Forced(Kills(YOU), CountDown(2, do(Restore(2, ESSENCE), DestroyThis()))),),
        attached=True,
        original=True,
    ),
    Card(
        "cartographer",
        EXPLORER_EVENT,
        (Forced(Explores(YOU), CountDown(2, do(GainItem(), DestroyThis()))),),
        attached=True,
        original=True,
    ),
    Card(
        "vengeful_echo",
        EXPLORER_EVENT,
        (EntersPlay(Attack(2, 2, Closest(OnTile(MONSTER)), arcane=True)),),
        original=True,
    ),
    Card(
        "shared_burden",
        EXPLORER_EVENT,
        (Active((Pay(1, HEALTH),), OncePerRound(Restore(1, HEALTH, One(OnTile(EXPLORER))))),),
        original=True,
    ),
    Card(
        "quiet_corridor",
        EXPLORER_EVENT,
        (EntersPlay(do(RefreshRating((SPAWN,)), LowerThreat(1))),),
        original=True,
    ),
    Card(
        "kindred_spirits",
        EXPLORER_EVENT,
        (EntersPlay(Restore(1, ESSENCE, OnTile(EXPLORER))),),
        original=True,
    ),
    Card(
        "the_forgotten_cache",
        EXPLORER_EVENT,
        (EntersPlay(do(RebuildSpace(ASpace("chest", YOUR_TILE, CLOSEST)), Restore(1, STAMINA))),),
        original=True,
    ),
    Card(
        "inscription_of_warding",
        EXPLORER_EVENT,
        (Passive((Increase(Everywhere(EXPLORER), WILL, 1),)),),
        original=True,
    ),
    Card(
        "battle_fervor",
        EXPLORER_EVENT,
        (Passive((Increase(Everywhere(EXPLORER), REGULAR_ATTACK_ROLL, 1),)),),
        original=True,
    ),
    Card(
        "a_way_around",
        EXPLORER_EVENT,
        (EntersPlay(Teleport(4)),),
        original=True,
    ),
    Card(
        "broken_clockwork",
        EXPLORER_EVENT,
        (EntersPlay(do(SpringTraps(), RebuildSpace(ASpace("trap_lever", YOUR_TILE)))),),
        original=True,
    ),
    Card(
        "silent_prayer",
        EXPLORER_EVENT,
        (EntersPlay(do(RefreshRating((HORROR,)), Restore(1, ESSENCE))),),
        original=True,
    ),
    Card(
        "lamp_in_the_dark",
        EXPLORER_EVENT,
        (EntersPlay(LightChapter()),),
        original=True,
    ),
    Card(
        "oath_of_the_lost",
        EXPLORER_EVENT,
        (Passive((Increase(YOU, ARMOR, 1),)), Forced(IsHit(YOU), CountDown(3, DestroyThis()))),
        attached=True,
        original=True,
    ),
    Card(
        "the_hunters_eye",
        EXPLORER_EVENT,
        (
            Passive((Increase(YOU, RANGE, 1),)),
            Active((Pay(1, ESSENCE),), LastsThisRound(1, (Increase(YOU, ATTACK_ROLL, 2),))),
        ),
        attached=True,
        original=True,
    ),
    Card(
        "scholars_notes",
        EXPLORER_EVENT,
        (
            Forced(
                Activates(YOU, "event_space"),
                CountDown(2, do(GainItem(), Restore(1, ESSENCE), DestroyThis())),
            ),
        ),
        attached=True,
        original=True,
    ),
    Card(
        "borrowed_time",
        EXPLORER_EVENT,
        (Active((UseUp(),), Restore(4, STAMINA)),),
        attached=True,
        original=True,
    ),
    Card(
        "echoes_of_the_expedition",
        EXPLORER_EVENT,
        (EntersPlay(do(Move(2, Everywhere(EXPLORER)), Restore(1, HEALTH))),),
        original=True,
    ),
    Card(
        "salvage",
        EXPLORER_EVENT,
        (EntersPlay(TakeDestroyedItem()),),
        original=True,
    ),
    Card(
        "sudden_insight",
        EXPLORER_EVENT,
        (Active((Pay(2, STAMINA),), OncePerRound(Restore(1, ESSENCE))),),
        original=True,
    ),
    Card(
        "shared_warmth",
        EXPLORER_EVENT,
        (Active((Pay(2, STAMINA),), OncePerRound(Restore(1, HEALTH, One(Adjacent(EXPLORER))))),),
        original=True,
    ),
    Card(
        "the_sealed_door",
        EXPLORER_EVENT,
        (EntersPlay(do(ChangeDoor(CLOSE, ANY_ON_TILE), LowerThreat(1))),),
        original=True,
    ),
)
