"""The rules text of every card of Machina Arcana, in three languages, from its tree.

The golden texts are in `golden/`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.telling import check_golden, check_told_apart, clauses_in, kinds_of

from kadath.games.machina.cards import (
    APPAREL,
    CARDS,
    CHAPTER,
    EXPLORER,
    EXPLORER_EVENT,
    FINAL_CHALLENGE,
    HORROR_EVENT,
    MONSTER,
    SCENARIO,
    WEAPON,
)
from kadath.games.machina.narration import component
from kadath.games.machina.rules.doors import CLOSE, DESTROY, OPEN, REPAIR, TOGGLE
from kadath.games.machina.rules.final_challenge import LIMIT
from kadath.games.machina.state import UNIT
from kadath.games.machina.values import (
    ARCANE_ATTACK_ROLL,
    ARMOR,
    ATTACK_ROLL,
    CHESTS_EXPLODE,
    ESSENCE,
    ETHEREAL,
    HEALTH,
    IMMOBILE,
    RANGE,
    REGULAR_ATTACK_ROLL,
    SEES_ETHEREAL,
    STAMINA,
    STEADFAST,
    UNYIELDING,
    WILL,
)
from kadath.games.machina.vocabulary.abilities import DOOR, SPACE, Active, EntersPlay
from kadath.games.machina.vocabulary.conditions import (
    AgainstWounded,
    AnyIs,
    EveryExplorerHasToken,
    FirstAttack,
    ManyExplorersLeft,
    OneExplorerLeft,
    TwoWeapons,
)
from kadath.games.machina.vocabulary.costs import Pay, RemoveMarker, UnequipThis, UseUp
from kadath.games.machina.vocabulary.doors import (
    ALL,
    ALL_ON_TILE,
    ANY_ON_TILE,
    THE_TARGET,
    ChangeDoor,
)
from kadath.games.machina.vocabulary.effects import (
    Attack,
    Banish,
    Destroy,
    Lose,
    LoseAll,
    Restore,
    TakeControl,
)
from kadath.games.machina.vocabulary.events import (
    InvokeExplorerEvent,
    InvokeHorrorEvent,
    ReinvokeExplorerEvent,
)
from kadath.games.machina.vocabulary.items import EquipRangedWeapon, Unequip, UseInventory
from kadath.games.machina.vocabulary.modifiers import (
    EXPLORE,
    SEAL,
    STEP_ACROSS_CHASM,
    TRADE,
    USE_INVENTORY,
    AimsThrough,
    CannotLoseHealth,
    Costs,
    CostsLess,
    CostsMore,
    Increase,
    Is,
    PassesThrough,
    Reduce,
)
from kadath.games.machina.vocabulary.moving import (
    Move,
    Pull,
    Push,
    Swap,
    Teleport,
    TeleportTo,
    TeleportToExplorer,
)
from kadath.games.machina.vocabulary.selectors import (
    Adjacent,
    AtRandom,
    ByHealth,
    Closest,
    Everywhere,
    One,
    OnTile,
    Those,
    Within,
)
from kadath.games.machina.vocabulary.targets import (
    CHASM,
    CLOSED_DOOR,
    OBSTACLE,
    RUBBLE,
    WALL,
    Around,
    AroundSpace,
    Direct,
    Ranged,
    Target,
    Targetable,
)
from kadath.games.machina.vocabulary.tests import (
    Accompanied,
    Alone,
    AwayFrom,
    NextTo,
    WithoutEssence,
    Wounded,
)
from kadath.games.machina.vocabulary.timing import (
    CountDown,
    LastsThisRound,
    OncePerRound,
    OnRoll,
    PutToken,
)
from kadath.games.machina.vocabulary.triggers import (
    Activates,
    AttacksWith,
    ChapterBegins,
    Explores,
    GainsItem,
    Hits,
    HitsWith,
    IsAboutToAttack,
    IsAttacked,
    IsDestroyed,
    IsHit,
    IsMissed,
    Kills,
    KillsWith,
    LosesLastHealth,
    TurnBegins,
)
from kadath.games.machina.vocabulary.weapons import (
    AUGMENTED,
    DIRECT,
    RANGED,
    Augmented,
    ThisItem,
    YourWeapons,
)
from kadath.kernel.abilities.interrupts import Instead
from kadath.kernel.abilities.kinds import AsSoonAs, Forced, Passive
from kadath.kernel.abilities.selectors import YOU, That, These, This
from kadath.kernel.effects import Amount, Effect, If, Selector
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.modifiers import Modifier
from kadath.kernel.nodes import Node
from kadath.text.brackets import unbracketed
from kadath.text.checks import missing
from kadath.text.fluent import messages
from kadath.text.languages import LANGUAGES
from kadath.text.render import render

GOLDEN = Path(__file__).parent / "golden"
TREES = [ability for card in CARDS.values() for ability in card.abilities]

THINGS = (WALL, CLOSED_DOOR, RUBBLE, CHASM, OBSTACLE)
TESTS = (
    Wounded(),
    WithoutEssence(),
    Alone(),
    Accompanied(),
    NextTo((WALL,)),
    NextTo(("chest", "event_space"), destroyed=True),
    AwayFrom((WALL, CHASM)),
)

GROUPS = (
    *(group(kind) for group in (Adjacent, OnTile, Everywhere) for kind in (UNIT, MONSTER)),
    *(Within(EXPLORER, spaces) for spaces in (1, 2, 3)),
    *(Those(Everywhere(EXPLORER), test) for test in TESTS),
    Around(Target()),
    AroundSpace(MONSTER),
    Targetable(EXPLORER, 2),
)
UNITS = (YOU, This(), *map(Target, (1, 2)), *map(That, ("attacker", "blocker", "unit")), *GROUPS)
CHOSEN = (
    *(pick(group) for pick in (One, Closest, AtRandom) for group in GROUPS[:6]),
    *(ByHealth(Everywhere(EXPLORER), most) for most in (True, False)),
)
WEAPONS = (Augmented(), Augmented(direct=True), *map(YourWeapons, (DIRECT, RANGED, AUGMENTED)))
VALUES = (
    *(ARMOR, WILL, HEALTH, STAMINA, ESSENCE, RANGE),
    *(ATTACK_ROLL, ARCANE_ATTACK_ROLL, REGULAR_ATTACK_ROLL),
)
QUALITIES = (ETHEREAL, IMMOBILE, SEES_ETHEREAL, CHESTS_EXPLODE, STEADFAST, UNYIELDING)
ACTIONS = (
    *("chest", "event_space", "workbench", "recharge_station", "trap_lever"),
    *(EXPLORE, USE_INVENTORY, TRADE, SEAL, STEP_ACROSS_CHASM),
)

EFFECTS: tuple[Effect, ...] = (
    *(Attack(2, who=who) for who in (*UNITS, *CHOSEN)),
    *(Attack(*dice, who=Target(), arcane=True) for dice in ((1, 0), (0, 1), (2, 5), (5, 2))),
    *(Restore(number, HEALTH, who) for number in (1, 2, 5) for who in (*UNITS, *CHOSEN)),
    *(Restore(1, what, Adjacent(EXPLORER)) for what in (STAMINA, ESSENCE)),
    *(Lose(number, HEALTH, who) for number in (1, 2, 5) for who in (*UNITS, *CHOSEN)),
    *(verb(2, who) for verb in (Move, Teleport, Push, Pull) for who in (*UNITS, *CHOSEN)),
    *(verb(5, This()) for verb in (Move, Teleport, Push, Pull)),
    *(verb(1, Everywhere(EXPLORER), kind) for verb in (Push, Pull) for kind in (EXPLORER, MONSTER)),
    Move(2, through=(OBSTACLE, WALL)),
    *(
        TeleportTo(kind, any_one)
        for kind in ("spawn_space", "event_space", "chapter_space")
        for any_one in (False, True)
    ),
    TeleportToExplorer(),
    *(verb(who) for verb in (Swap, TakeControl) for who in (Target(), One(OnTile(MONSTER)))),
    *(Banish(level, who) for level in (1, 2) for who in (Target(), One(OnTile(MONSTER)))),
    *(InvokeExplorerEvent(who) for who in (*UNITS, *CHOSEN)),
    InvokeHorrorEvent(),
    ReinvokeExplorerEvent(),
    *map(EquipRangedWeapon, (True, False)),
    *map(UseInventory, (YOU, Everywhere(EXPLORER))),
    *(
        ChangeDoor(how, which)
        for how in (OPEN, CLOSE, TOGGLE, DESTROY, REPAIR)
        for which in (THE_TARGET, ANY_ON_TILE, ALL_ON_TILE, ALL)
    ),
    OnRoll(7, Move(1), Move(2)),
    If(AnyIs(This(), NextTo((WALL,))), Move(1)),
)
MODIFIERS: tuple[Modifier, ...] = (
    *(change(This(), what, 1) for change in (Increase, Reduce) for what in VALUES),
    *(change(of, ARMOR, 2) for change in (Increase, Reduce) for of in (*UNITS, *WEAPONS)),
    *(Is(of, quality) for quality in QUALITIES for of in (*UNITS, *WEAPONS)),
    *(
        through(of, (thing,))
        for through in (PassesThrough, AimsThrough)
        for of in UNITS
        for thing in THINGS
    ),
    PassesThrough(YOU, THINGS),
    *(CannotLoseHealth(of) for of in UNITS),
    *(
        costs(of, (action,), what, 1)
        for costs in (CostsMore, CostsLess, Costs)
        for of in (YOU, Everywhere(EXPLORER))
        for action in ACTIONS
        for what in (STAMINA, ESSENCE)
    ),
    Costs(YOU, ACTIONS, STAMINA, 0),
)
ABOUT = (IsAboutToAttack, IsAttacked)

GRID: tuple[Node, ...] = (
    IsMissed(YOU, arcane=True),
    *(Unequip(kind, who) for kind in (WEAPON, APPAREL) for who in (*UNITS, *CHOSEN)),
    *(LoseAll(what, who) for what in (STAMINA, ESSENCE) for who in (*UNITS, *CHOSEN)),
    *map(Destroy, (*UNITS, *CHOSEN)),
    *(CountDown(at, Move(1)) for at in (2, 5)),
    OncePerRound(Move(1)),
    *EFFECTS,
    *MODIFIERS,
    *(LastsThisRound(most, MODIFIERS[:2]) for most in (1, 2, 5)),
    *(LastsThisRound(1, MODIFIERS[at : at + 4]) for at in range(0, len(MODIFIERS), 4)),
    *(
        trigger(who)
        for trigger in (*ABOUT, Hits, IsHit, IsMissed, Kills, IsDestroyed, LosesLastHealth)
        for who in (*UNITS, *CHOSEN)
    ),
    *map(AttacksWith, WEAPONS),
    *(trigger(weapon) for trigger in (HitsWith, KillsWith) for weapon in (ThisItem(), Augmented())),
    *map(TurnBegins, (YOU, This(), One(Everywhere(EXPLORER)))),
    ChapterBegins(),
    Explores(YOU),
    *(Activates(YOU, space) for space in ("chest", "event_space", "recharge_station")),
    *(GainsItem(YOU, kind) for kind in (WEAPON, APPAREL)),
    *(AnyIs(of, Wounded()) for of in UNITS),
    *(AnyIs(of, test) for of in (YOU, OnTile(MONSTER)) for test in TESTS),
    *(AnyIs(This(), test) for test in (Wounded(), Accompanied(), *TESTS[4:])),
    Active((Pay(1, HEALTH), RemoveMarker(), UnequipThis(), UseUp()), Move(1), (Direct(),)),
    Active((Pay(1, HEALTH), PutToken()), Move(1)),
    Active((Pay(1, HEALTH),), Move(1, Target(2)), (Direct(), Ranged(2))),
    Active((Pay(1, HEALTH),), Move(1, Target(2)), (Direct(), Ranged(2, past_obstacles=True))),
    *(
        Active((Pay(1, HEALTH),), Move(1), (target,))
        for what in (DOOR, SPACE, EXPLORER)
        for target in (Direct(what), Ranged(3, what=what))
    ),
    Passive((Is(YOU, ETHEREAL),), AnyIs(OnTile(MONSTER), Wounded())),
    *(
        Passive((Increase(YOU, ARMOR, 1),), condition)
        for condition in (
            AgainstWounded(),
            FirstAttack(),
            ManyExplorersLeft(2),
            OneExplorerLeft(),
            TwoWeapons(),
        )
    ),
    AsSoonAs(EveryExplorerHasToken(), Move(1)),
    Forced(LosesLastHealth(YOU), Move(1)),
    Forced(LosesLastHealth(YOU), Instead(Move(1))),
    EntersPlay(Move(1)),
)
"""Texts that no card has yet, but that these nodes allow."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_every_card_matches_the_golden_text(language: str) -> None:
    cards = {key: component(key, language) for key in CARDS}
    texts = {key: f"{card['name']}\n{card['text']}" for key, card in cards.items()}
    check_golden(GOLDEN / f"{language}.txt", texts)


def test_every_node_of_the_game_has_a_pattern() -> None:
    kinds = kinds_of("machina")
    assert len(kinds) > 50
    assert missing([*kinds, *TREES, *GRID, These((1, 2))], game="machina") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_different_trees_have_different_texts(language: str) -> None:
    trees = clauses_in([*TREES, *GRID], (Selector, Amount))
    assert check_told_apart(trees, language, "machina") > 400


def test_no_text_bypasses_the_renderer() -> None:
    for tree in (*TREES, *GRID):
        text = render(tree, "xx", game="machina")
        assert unbracketed(text) == []
        assert text.replace("[[", "").replace("]]", "") == render(tree, "en", game="machina")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_cards_have_the_same_name_and_no_name_is_without_a_card(language: str) -> None:
    names = {component(key, language)["name"] for key in CARDS}
    assert len(names) == len(CARDS)
    named = {key for key in messages(language) if key.startswith("machina-card-")}
    assert named == {f"machina-card-{key}" for key in CARDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_story_card_has_a_line_of_story(language: str) -> None:
    told = {key for key in CARDS if "story" in component(key, language)}
    stories = (SCENARIO, CHAPTER, FINAL_CHALLENGE, EXPLORER_EVENT, HORROR_EVENT)
    assert told == {key for key, card in CARDS.items() if card.kind in stories}
    lines = [component(key, language)["story"] for key in told]
    assert len(set(lines)) == len(lines)


def test_an_unknown_card_has_no_text() -> None:
    with pytest.raises(NotWellFormed, match="no card 'gatling_gun'"):
        component("gatling_gun", "en")


def test_targets_are_numbered_only_if_there_are_two() -> None:
    one = Active((Pay(1, HEALTH),), Move(1, Target()), (Direct(),))
    two = Active((Pay(1, HEALTH),), Move(1, Target()), (Direct(), Direct()))
    assert render(one, "en").endswith(": the target moves up to 1 space.")
    assert render(two, "en").endswith(": the first target moves up to 1 space.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_time_limit_of_a_final_challenge_is_stated_correctly(language: str) -> None:
    for card in CARDS.values():
        if card.kind == FINAL_CHALLENGE and card.scenario in LIMIT:
            told = messages(language).format(f"machina-defeat-{card.key}")
            assert str(LIMIT[card.scenario]) in told, told
