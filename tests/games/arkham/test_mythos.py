"""The four steps of the Mythos phase, and the setup, which ends with one (AH-2, AH-3.5)."""

from __future__ import annotations

import pytest

from kadath.games import game
from kadath.games.arkham.board import ARROWS, UNSTABLE, WHITE
from kadath.games.arkham.cards import MARKER, MONSTERS, MYTHOS, MYTHOS_CARD, RUMOR, TABLE
from kadath.games.arkham.game import Arkham
from kadath.games.arkham.rules.monster_movement import MovingMonsters
from kadath.games.arkham.rules.movement_phase import Movement
from kadath.games.arkham.rules.mythos import ResolvingMythos
from kadath.kernel.sleeves.knowledge import hide
from kadath.kernel.sleeves.piles import put_under
from kadath.testkit.arkham.notation import position
from kadath.testkit.arkham.position import LOTS, Position

MYTHOS_LOT = len(LOTS)


def plain(kind: str, **like: object) -> str:
    """A Mythos card of a kind that does only what the arguments say."""
    return next(
        key
        for key, card in MYTHOS.items()
        if card.kind == kind
        and card.box == "base"
        and card.gate
        and all(getattr(card, name) == value for name, value in like.items())
    )


def table(*cards: str, seats: int = 1) -> Position:
    """Investigators in a street, and a Mythos deck of these cards."""
    t = Position()
    for _ in range(seats):
        t.investigator("joe_diamond", "northside")
    for key in cards:
        number = 100 + len(t.s.cards)
        t.s.cards[number] = t.s.cards[100]._replace(face=key, owner=0, known=0)
        hide(t.s, (number,), MYTHOS_LOT)
        put_under(t.s.decks, MYTHOS_CARD, (number,))
    t.deck(MARKER, "abyss", "yuggoth")
    t.s.cup = ("cultist",) * 5
    return t


@pytest.mark.rule("AH-3.5.1", "AH-3.5.4", "AH-3.5.6")
def test_a_card_opens_a_gate_and_places_a_clue() -> None:
    key = plain("environment")
    card = MYTHOS[key]
    t = table(key).begin(ResolvingMythos())
    assert (list(t.s.gates), t.s.doom) == ([card.gate], 1)
    assert t.s.clues.get(card.clues[0]) == 1
    assert [row.space for row in t.s.monsters.values()] == [card.gate]


@pytest.mark.rule("AH-3.5.6")
def test_somebody_who_is_there_may_take_the_clue_at_once() -> None:
    key = plain("environment")
    place = MYTHOS[key].clues[0]
    t = table(key, seats=2)
    t.s.set_investigator(2, space=place)
    t.begin(ResolvingMythos())
    assert (t.asked().ask, t.offered()) == ("take-clue", ["clue-to:2", "pass"])
    assert "do you take the Clue" in Arkham().narrator().prompt_text(t.s, "en")
    t.choose("clue-to:2")
    assert (t.row(2).clues, t.s.clues[place]) == (1, 0)


@pytest.mark.rule("AH-3.5.6")
def test_nobody_asks_a_lone_investigator_who_takes_the_clue() -> None:
    key = plain("environment")
    place = MYTHOS[key].clues[0]
    t = table(key)
    t.s.set_investigator(1, space=place)
    clues = t.row(1).clues
    t.begin(ResolvingMythos())
    assert (t.row(1).clues, t.s.clues[place]) == (clues + 1, 0)


@pytest.mark.rule("AH-3.5.9")
def test_an_environment_stays_until_the_next_one_comes() -> None:
    first, second = [key for key, card in MYTHOS.items() if card.kind == "environment"][:2]
    t = table(first, second).begin(ResolvingMythos())
    assert t.s.cards[t.s.environment].face == first
    assert t.s.cards[t.s.environment].owner == TABLE
    t.begin(ResolvingMythos())
    while t.s.decision is not None:
        t.choose(t.offered()[-1])
    assert t.s.cards[t.s.environment].face == second
    assert [t.s.cards[card].face for card in t.s.decks[MYTHOS_CARD]] == [first]


@pytest.mark.rule("AH-3.5.12")
def test_the_story_continues_shuffles_the_deck_and_draws_another_card() -> None:
    key = plain("environment")
    t = table("the_story_continues", key).begin(ResolvingMythos())
    assert t.s.cards[t.s.environment].face == key
    assert [t.s.cards[card].face for card in t.s.decks[MYTHOS_CARD]] == ["the_story_continues"]


@pytest.mark.rule("AH-2.13")
def test_a_rumor_in_setup_is_replaced() -> None:
    rumor, key = plain(RUMOR), plain("environment")
    t = table(rumor, key).begin(ResolvingMythos(is_first=True))
    assert (t.s.rumor, t.s.cards[t.s.environment].face) == (0, key)
    assert [t.s.cards[card].face for card in t.s.decks[MYTHOS_CARD]] == [rumor]


@pytest.mark.rule("AH-2.1", "AH-2.9", "AH-2.13", "AH-2.14")
def test_a_game_begins_with_clues_a_gate_its_monster_and_everyone_at_home() -> None:
    people = ["joe_diamond", "amanda_sharpe"]
    chosen = {"seats": 2, "ancient_one": "hastur", "investigators": people}
    s = game("arkham").new(chosen, 8)
    assert (s.terror, set(s.clues)) == (0, set(UNSTABLE))
    while s.turn == 0:
        assert s.decision is not None
        s.apply(s.decision.options[-1])
    (gate,) = s.gates
    assert s.doom == 1
    assert [row.space for row in s.monsters.values()] == [gate]
    drawn = [row.monster for row in s.monsters.values()]
    assert not [kind for kind in (*s.cup, *drawn) if "mask" in MONSTERS[kind].keywords]
    assert set(s.clues) | {gate} >= set(UNSTABLE)
    assert len(s.decks[MARKER]) == 15


@pytest.mark.rule("AH-3.2.2")
def test_AH_T8_four_points_lead_from_the_graveyard_to_the_administration_building() -> None:
    t = position("joe_diamond: at graveyard, sliders 1 0 0")
    joe = t.id("joe_diamond")
    t.begin(Movement(joe))
    for space in ("rivertown", "french_hill", "miskatonic_university", "administration_building"):
        t.choose(f"move:{space}")
    assert t.row(joe).space == "administration_building"
    t.expects_no_question()


@pytest.mark.rule("AH-9.1", "AH-9.2", "AH-9.4", "AH-9.5")
def test_AH_T12_the_movement_of_two_cards() -> None:
    t = Position()
    t.investigator("joe_diamond", "easttown")
    young, gug = t.monster("dark_young", "woods"), t.monster("gug", "graveyard")
    t.begin(MovingMonsters(("slash", "triangle", "star"), ("hexagon",)))
    assert t.s.monsters[young].space == "woods", "it never moves"
    assert t.s.monsters[gug].space == "rivertown"
    dhole = t.monster("dhole", "easttown")
    shambler = t.monster("dimensional_shambler", "woods")
    t.begin(MovingMonsters(("square", "diamond"), ("circle",)))
    assert t.s.monsters[dhole].space == "easttown", "somebody is there"
    assert t.s.monsters[shambler].space == ARROWS[WHITE]["uptown"], "two steps"
