"""The 60 action cards: six investigators, five titles each, two copies with different bottoms.

If a printed half is not known, ours is marked original. The bottoms follow a pattern: the first
title has its own bottom, the second spawns monsters, and the others activate a zone, each zone
twice in a deck.
"""

from __future__ import annotations

from typing import NamedTuple

from kadath.kernel.effects import ChooseOne, ChooseUpTo, Do, Effect, If, May, Repeat, do

from ..vocabulary.effects import (
    Activate,
    Attack,
    Damage,
    Destroy,
    DestroyEvery,
    DriveOut,
    LoseHealth,
    Lure,
    Move,
    PlaceSeal,
    PlaceSealBehind,
    Recover,
    Repair,
    Search,
    Spawn,
)
from ..vocabulary.omens import AddOmens, CyclePriority, Foresee
from ..vocabulary.recipients import Another, EachInvestigator, EachOtherInZone, OneHere
from ..vocabulary.selectors import (
    Adjacent,
    GateLocations,
    Here,
    HereAndAdjacent,
    HereAndCameFrom,
    One,
    PlayedWithoutOmen,
    PlusLostHealth,
    RitualSite,
    TwiceCardsPlayed,
    Within,
    YourZone,
    Zone,
)

INVESTIGATORS = (
    "jenny_barnes",
    "rita_young",
    "michael_mcglen",
    "ashcan_pete",
    "lily_chen",
    "tommy_muldoon",
)


class ActionCard(NamedTuple):
    """An action card; `original` says for each half whether it is our own design."""

    investigator: str
    title: str
    copy: str
    top: Effect
    bottom: Effect
    original: tuple[bool, bool]

    @property
    def key(self) -> str:
        """The key of the card in the catalogue, e.g. `grand_gala-a`."""
        return f"{self.title}-{self.copy}"


def search_then(effect: Effect) -> Do:
    """The usual start of a bottom effect."""
    return do(Move(1), Search(), effect)


GREEN = search_then(Activate(Zone("green")))
PURPLE = search_then(Activate(Zone("purple")))
ORANGE = search_then(Activate(Zone("orange")))
SWARM = (
    search_then(Spawn(1, GateLocations())),
    search_then(Spawn(2, Here())),
)


def _pair(
    investigator: str,
    title: str,
    top: Effect,
    bottoms: tuple[Effect, Effect],
    original: tuple[bool, bool] = (True, False),
) -> tuple[ActionCard, ActionCard]:
    return (
        ActionCard(investigator, title, "a", top, bottoms[0], original),
        ActionCard(investigator, title, "b", top, bottoms[1], original),
    )


def _jenny_barnes() -> tuple[ActionCard, ...]:
    who = "jenny_barnes"
    parade = do(Move(4, must=True, fresh="location", after_each=Spawn(1, Here())), Search())
    return (
        *_pair(
            who, "color_for_all_seasons", do(Move(1), PlaceSeal()), (parade,) * 2, (False, True)
        ),
        *_pair(
            who,
            "socialite",
            do(Move(1), Attack(4, Here()), Another(Attack(4, Here())), May(CyclePriority())),
            SWARM,
        ),
        *_pair(
            who,
            "twin_45s",
            Repeat(2, Attack(2, One(HereAndAdjacent()))),
            (PURPLE, ORANGE),
            (False, False),
        ),
        *_pair(
            who,
            "soiree",
            do(Move(1), Attack(2, Here()), EachOtherInZone(Attack(2, Here()))),
            (GREEN, ORANGE),
            (False, False),
        ),
        *_pair(
            who,
            "grand_gala",
            do(Move(1), EachInvestigator(Attack(TwiceCardsPlayed(), Here()))),
            (GREEN, PURPLE),
            (False, False),
        ),
    )


def _rita_young() -> tuple[ActionCard, ...]:
    who = "rita_young"
    sprint = do(Move(3), Search(), Damage(1, Here()))
    relay = do(Move(2), Attack(4, Here()))
    return (
        *_pair(who, "obstacles", do(Move(3), PlaceSealBehind()), (sprint,) * 2, (True, True)),
        *_pair(who, "relays", do(*relay.effects, Another(relay)), SWARM),
        *_pair(
            who,
            "overcome",
            do(Move(2), Attack(PlusLostHealth(base=2, most=3), Here())),
            (PURPLE, ORANGE),
        ),
        *_pair(
            who,
            "cross_country",
            Move(3, fresh="location", after_each=Destroy(1, health=1, up_to=True)),
            (GREEN, ORANGE),
        ),
        *_pair(who, "marathon", do(Move(5, fresh="path"), Attack(3, Here())), (GREEN, PURPLE)),
    )


def _michael_mcglen() -> tuple[ActionCard, ...]:
    who = "michael_mcglen"
    brawl = search_then(Spawn(1, Adjacent()))
    dynamite = ChooseOne(
        (
            do(Move(2), Attack(2, Here())),
            do(Attack(2, HereAndAdjacent()), Damage(1, Here())),
        )
    )
    return (
        *_pair(
            who,
            "doorkeeper",
            do(Move(1), Attack(2, Here()), PlaceSeal()),
            (brawl,) * 2,
            (True, True),
        ),
        *_pair(who, "finish_the_work", do(Move(1), Destroy(3, up_to=True)), SWARM),
        *_pair(who, "dynamite", dynamite, (GREEN, PURPLE), (False, False)),
        *_pair(who, "make_a_scene", do(Move(1), Lure(2), Attack(3, Here())), (PURPLE, ORANGE)),
        *_pair(
            who,
            "thompson",
            do(Move(1), DestroyEvery(1, HereAndCameFrom())),
            (GREEN, ORANGE),
            (False, False),
        ),
    )


def _ashcan_pete() -> tuple[ActionCard, ...]:
    who = "ashcan_pete"
    doom = search_then(AddOmens(1))
    instrument = ChooseOne(
        (
            do(Move(2), Attack(3, Here())),
            do(Move(1), Repair(), PlaceSeal()),
        )
    )
    return (
        *_pair(who, "end_of_the_world", do(Foresee(3), Move(2)), (doom,) * 2, (True, True)),
        *_pair(
            who,
            "duke_to_the_rescue",
            do(Move(2), Attack(4, Here()), Attack(3, One(Adjacent())), May(OneHere(Recover(1)))),
            SWARM,
        ),
        *_pair(who, "versatile_instrument", instrument, (PURPLE, ORANGE)),
        *_pair(
            who,
            "throw_a_bone",
            do(DriveOut(2, together=True), Move(1), Attack(2, Here())),
            (GREEN, ORANGE),
        ),
        *_pair(
            who,
            "prophetic_dreams",
            do(Move(1), If(PlayedWithoutOmen(), Attack(4, Here()), Attack(2, Here()))),
            (GREEN, PURPLE),
        ),
    )


def _lily_chen() -> tuple[ActionCard, ...]:
    who = "lily_chen"
    trance = do(Recover(1), Search(), Activate(YourZone()))
    return (
        *_pair(who, "meditate", do(Recover(2), Move(1)), (trance,) * 2, (True, True)),
        *_pair(who, "empty_hand", Repeat(2, do(Move(1), Attack(4, Here()))), SWARM),
        *_pair(
            who,
            "calculated_force",
            do(Move(1), Destroy(1, health=1), Destroy(1, health=2), Destroy(1, health=3)),
            (PURPLE, ORANGE),
            (False, False),
        ),
        *_pair(who, "pierce_the_eye", do(Move(2), Destroy(1)), (GREEN, ORANGE)),
        *_pair(
            who,
            "daughter_of_prophecy",
            do(
                Move(2),
                ChooseOne((Attack(3, Here()), do(LoseHealth(1), Attack(10, Here())))),
            ),
            (GREEN, PURPLE),
            (False, False),
        ),
    )


def _tommy_muldoon() -> tuple[ActionCard, ...]:
    who = "tommy_muldoon"
    duty = search_then(ChooseOne((LoseHealth(1), Damage(1, RitualSite()))))
    serve = ChooseUpTo(2, (Move(1), PlaceSeal(), Repair(), Recover(1)))
    watch = Repeat(2, ChooseOne((Move(1), Attack(2, One(YourZone())))))
    return (
        *_pair(who, "serve_and_protect", serve, (duty,) * 2, (True, True)),
        *_pair(who, "becky", do(Attack(5, One(Within(2))), Attack(3, One(Within(2)))), SWARM),
        *_pair(who, "police_surveillance", watch, (PURPLE, ORANGE)),
        *_pair(who, "high_ground", do(Move(1), Attack(4, One(Adjacent()))), (GREEN, ORANGE)),
        *_pair(who, "stand_firm", do(Attack(3, Here()), PlaceSeal()), (GREEN, PURPLE)),
    )


ACTION_CARDS: tuple[ActionCard, ...] = (
    *_jenny_barnes(),
    *_rita_young(),
    *_michael_mcglen(),
    *_ashcan_pete(),
    *_lily_chen(),
    *_tommy_muldoon(),
)
"""All action cards; a card's number is its index here."""

DECKS: dict[str, tuple[int, ...]] = {
    who: tuple(i for i, card in enumerate(ACTION_CARDS) if card.investigator == who)
    for who in INVESTIGATORS
}
