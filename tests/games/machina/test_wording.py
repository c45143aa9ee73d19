"""The rules text of every card of Machina Arcana, in three languages, from its tree.

The golden texts stand in `golden/`.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.games.telling import check_golden, check_told_apart, clauses_in, kinds_of

from kadath.games.machina.cards import CARDS, EXPLORER, MONSTER, WEAPON
from kadath.games.machina.narration import component
from kadath.games.machina.values import (
    ARCANE_ATTACK_ROLL,
    ARMOR,
    ATTACK_ROLL,
    ESSENCE,
    ETHEREAL,
    HEALTH,
    IMMOBILE,
    PASSES_OBSTACLES,
    STAMINA,
    TARGETS_THROUGH_OBSTACLES,
    WILL,
)
from kadath.games.machina.vocabulary.abilities import Active, EntersPlay
from kadath.games.machina.vocabulary.conditions import AnyWounded, NextToWall
from kadath.games.machina.vocabulary.costs import Pay, RemoveMarker, UnequipThis, UseUp
from kadath.games.machina.vocabulary.effects import (
    Attack,
    CountDown,
    Destroy,
    InvokeExplorerEvent,
    LastsThisRound,
    LoseAll,
    Move,
    OncePerRound,
    OnRoll,
    Pull,
    Push,
    Restore,
    Teleport,
    Unequip,
)
from kadath.games.machina.vocabulary.modifiers import CannotLoseHealth, Increase, Is, Reduce
from kadath.games.machina.vocabulary.selectors import (
    UNIT,
    Adjacent,
    Direct,
    Everywhere,
    One,
    OnTile,
    Ranged,
    Target,
)
from kadath.games.machina.vocabulary.triggers import (
    AttacksWith,
    Hits,
    IsAboutToAttack,
    IsAttacked,
    IsDestroyed,
    IsHit,
    IsMissed,
    Kills,
    LosesLastHealth,
)
from kadath.games.machina.vocabulary.weapons import (
    AUGMENTED,
    DIRECT,
    RANGED,
    Augmented,
    YourWeapons,
)
from kadath.kernel.abilities.interrupts import Instead
from kadath.kernel.abilities.kinds import Forced, Passive
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

GROUPS = tuple(group(kind) for group in (Adjacent, OnTile, Everywhere) for kind in (UNIT, MONSTER))
UNITS = (YOU, This(), *map(Target, (1, 2)), *map(That, ("attacker", "blocker", "unit")), *GROUPS)
CHOSEN = tuple(One(group) for group in GROUPS)
WEAPONS = (Augmented(), *map(YourWeapons, (DIRECT, RANGED, AUGMENTED)))
VALUES = (ARMOR, WILL, HEALTH, STAMINA, ESSENCE, ATTACK_ROLL, ARCANE_ATTACK_ROLL)
QUALITIES = (ETHEREAL, IMMOBILE, PASSES_OBSTACLES, TARGETS_THROUGH_OBSTACLES)

EFFECTS: tuple[Effect, ...] = (
    *(Attack(2, who=who) for who in (*UNITS, *CHOSEN)),
    *(Attack(*dice, who=Target(), arcane=True) for dice in ((1, 0), (0, 1), (2, 5), (5, 2))),
    *(Restore(number, HEALTH, who) for number in (1, 2, 5) for who in (*UNITS, *CHOSEN)),
    *(Restore(1, what, Adjacent(EXPLORER)) for what in (STAMINA, ESSENCE)),
    *(verb(2, who) for verb in (Move, Teleport, Push, Pull) for who in (*UNITS, *CHOSEN)),
    *(verb(5, This()) for verb in (Move, Teleport, Push, Pull)),
    *(InvokeExplorerEvent(who) for who in (*UNITS, *CHOSEN)),
    OnRoll(7, Move(1), Move(2)),
    If(NextToWall(), Move(1)),
)
MODIFIERS: tuple[Modifier, ...] = (
    *(change(This(), what, 1) for change in (Increase, Reduce) for what in VALUES),
    *(change(of, ARMOR, 2) for change in (Increase, Reduce) for of in (*UNITS, *WEAPONS)),
    *(Is(of, quality) for quality in QUALITIES for of in (*UNITS, *WEAPONS)),
    *(CannotLoseHealth(of) for of in UNITS),
)
ABOUT = (IsAboutToAttack, IsAttacked)

GRID: tuple[Node, ...] = (
    IsMissed(YOU, arcane=True),
    *(Unequip(WEAPON, who) for who in (*UNITS, *CHOSEN)),
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
    *map(AnyWounded, UNITS),
    Active((Pay(1, HEALTH), RemoveMarker(), UnequipThis(), UseUp()), Move(1), (Direct(),)),
    Active((Pay(1, HEALTH),), Move(1, Target(2)), (Direct(), Ranged(2))),
    Active((Pay(1, HEALTH),), Move(1, Target(2)), (Direct(), Ranged(2, past_obstacles=True))),
    Passive((Is(YOU, ETHEREAL),), AnyWounded(OnTile(MONSTER))),
    Forced(LosesLastHealth(YOU), Move(1)),
    Forced(LosesLastHealth(YOU), Instead(Move(1))),
    EntersPlay(Move(1)),
)
"""What other cards could say with these nodes."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_what_it_said(language: str) -> None:
    cards = {key: component(key, language) for key in CARDS}
    texts = {key: f"{card['name']}\n{card['text']}" for key, card in cards.items()}
    check_golden(GOLDEN / f"{language}.txt", texts)


def test_every_node_of_the_game_can_be_said() -> None:
    kinds = kinds_of("machina")
    assert len(kinds) > 50
    assert missing([*kinds, *TREES, *GRID, These((1, 2))], game="machina") == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_trees_that_differ_are_told_apart(language: str) -> None:
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


def test_a_card_that_is_not_there_has_no_words() -> None:
    with pytest.raises(NotWellFormed, match="no card 'gatling_gun'"):
        component("gatling_gun", "en")


def test_targets_are_counted_only_where_there_are_two() -> None:
    one = Active((Pay(1, HEALTH),), Move(1, Target()), (Direct(),))
    two = Active((Pay(1, HEALTH),), Move(1, Target()), (Direct(), Direct()))
    assert render(one, "en").endswith(": the target moves up to 1 space.")
    assert render(two, "en").endswith(": the first target moves up to 1 space.")
