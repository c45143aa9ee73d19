"""The explorer events of Horror in the Ice."""

from __future__ import annotations

from kadath.kernel.abilities.kinds import Forced, Passive
from kadath.kernel.abilities.selectors import YOU
from kadath.kernel.effects import Repeat, do

from ...cards import EXPLORER, EXPLORER_EVENT, HORROR_IN_THE_ICE, MONSTER, Card, print_cards
from ...values import ATTACK_ROLL, ESSENCE, HEALTH, STAMINA
from ...vocabulary.abilities import Active, EntersPlay
from ...vocabulary.costs import Pay
from ...vocabulary.effects import Attack, Lose, Restore
from ...vocabulary.gaining import GainItem
from ...vocabulary.items import DestroyThis
from ...vocabulary.modifiers import EXPLORE, CostsLess, Increase
from ...vocabulary.moving import Move, TeleportTo
from ...vocabulary.selectors import Everywhere, OnTile, Those
from ...vocabulary.spaces import YOUR_TILE, ASpace, TreatAs
from ...vocabulary.story import SPAWN, RefreshRating
from ...vocabulary.tests import Wounded
from ...vocabulary.timing import CountDown, OncePerRound
from ...vocabulary.triggers import ChapterBegins, Explores

print_cards(
    Card(
        "frozen_supplies",
        EXPLORER_EVENT,
        (EntersPlay(do(GainItem(), Lose(1, STAMINA))),),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "signal_from_base",
        EXPLORER_EVENT,
        (EntersPlay(do(RefreshRating((SPAWN,)), Move(2, OnTile(EXPLORER)))),),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "ice_bridge",
        EXPLORER_EVENT,
        (EntersPlay(do(Repeat(2, TreatAs(ASpace("chasm", YOUR_TILE), "floor")), Move(2))),),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "thermal_draft",
        EXPLORER_EVENT,
        (Passive((Increase(Everywhere(EXPLORER), STAMINA, 1),)),),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "the_survivor",
        EXPLORER_EVENT,
        (EntersPlay(do(Restore(1, HEALTH), Restore(1, ESSENCE))),),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "expedition_journal",
        EXPLORER_EVENT,
        (Forced(ChapterBegins(), Restore(1, ESSENCE)),),
        attached=True,
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "rope_and_pitons",
        EXPLORER_EVENT,
        (
            Passive((CostsLess(YOU, (EXPLORE,), STAMINA, 1),)),
            Forced(Explores(YOU), CountDown(3, DestroyThis())),
        ),
        attached=True,
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "hidden_passage",
        EXPLORER_EVENT,
        (EntersPlay(TeleportTo("chapter_space")),),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "shards_of_light",
        EXPLORER_EVENT,
        (EntersPlay(do(Attack(1, 1, OnTile(MONSTER), arcane=True), Restore(1, ESSENCE))),),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "stubborn_hope",
        EXPLORER_EVENT,
        (Passive((Increase(Those(Everywhere(EXPLORER), Wounded()), ATTACK_ROLL, 1),)),),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
    Card(
        "warm_blood",
        EXPLORER_EVENT,
        (Active((Pay(1, HEALTH),), OncePerRound(Restore(3, STAMINA))),),
        scenario=HORROR_IN_THE_ICE,
        original=True,
    ),
)
