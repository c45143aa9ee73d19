"""Setup: who plays, what they get, and what is where (AH-1, AH-2, IH-1, IH-2)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from kadath.games import game
from kadath.games.arkham.board import INNSMOUTH_UNSTABLE, UNSTABLE
from kadath.games.arkham.cards import (
    COMMON,
    ENCOUNTERS,
    FACES,
    GATE_CARD,
    GATE_CARDS,
    INNSMOUTH,
    MARKER,
    MONSTERS,
    MYTHOS,
    MYTHOS_CARD,
    RUMOR,
    SHEETS,
)
from kadath.games.arkham.rules.monster_movement import ways
from kadath.games.arkham.rules.mythos import ResolvingMythos
from kadath.games.arkham.rules.play import ArkhamPlay
from kadath.games.arkham.vocabulary.effects.cards import Take
from kadath.kernel.errors import NotWellFormed
from kadath.testkit.arkham.position import Position

from .test_mythos import plain, table


def new(**setup: Any) -> ArkhamPlay:
    """A game at its first question."""
    state = game("arkham").new(setup, 5)
    assert isinstance(state, ArkhamPlay)
    return state


def joe(**setup: Any) -> ArkhamPlay:
    return new(seats=1, investigators=["joe_diamond"], **setup)


def in_decks(s: ArkhamPlay, kind: str) -> set[str]:
    return {s.cards[card].face for card in s.decks[kind]}


@pytest.mark.rule("AH-1.3")
def test_one_to_eight_investigators_play() -> None:
    for seats in (1, 8):
        assert len(new(seats=seats).investigators) == seats
    for seats in (0, 9):
        with pytest.raises(NotWellFormed):
            new(seats=seats)


@pytest.mark.rule("AH-2.2", "AH-2.10")
def test_the_first_player_and_the_order_of_every_deck_are_drawn_by_lot() -> None:
    games = [game("arkham").new({"seats": 2}, seed) for seed in range(12)]
    assert {one.first_player for one in games} == {0, 1}
    for kind in (MYTHOS_CARD, GATE_CARD, MARKER):
        orders = {tuple(one.cards[card].face for card in one.decks[kind]) for one in games}
        assert len(orders) == len(games), kind


@pytest.mark.rule("AH-2.3", "AH-2.11")
def test_everyone_begins_at_home_and_other_sheets_are_set_aside() -> None:
    s = new(seats=2, investigators=["joe_diamond", "amanda_sharpe"])
    homes = [s.investigators[who].space for who in s.seats]
    assert homes == ["police_station", "bank_of_arkham"]
    assert {"joe_diamond", "amanda_sharpe"}.isdisjoint(s.pool)
    assert len(s.pool) == len([one for one in SHEETS.values() if one.box == "base"]) - 2


@pytest.mark.rule("AH-2.5", "AH-2.6")
def test_joe_gets_what_his_sheet_names_and_then_random_cards() -> None:
    s = joe()
    row = s.investigators[1]
    assert (row.money, row.clues) == (8, 3)
    faces = [s.cards[card].face for card in s.cards_of(1)]
    assert faces.count("automatic_45") >= 1
    kinds = Counter(FACES[face].kind for face in faces)
    assert kinds == {"common_item": 3, "skill_card": 1}


def test_mended_sheets_and_cards_are_used_as_mended() -> None:
    """Jenny's second Common Item, Bob's ninth dollar, and the revolver of the police (AH-15.16)."""
    assert dict(SHEETS["jenny_barnes"].random)[COMMON] == 2
    assert SHEETS["bob_jenkins"].money == 9
    station = [one.effect for one in ENCOUNTERS.values() if one.location == "police_station"]
    taken = [part.face for effect in station for part in effect.walk() if isinstance(part, Take)]
    assert "revolver_38" in taken


@pytest.mark.rule("AH-2.6")
def test_amanda_is_studious_from_the_first_deal() -> None:
    """Two random Skills, and one more to choose from."""
    s = new(seats=1, investigators=["amanda_sharpe"])
    assert s.decision is not None
    assert s.decision.ask == "keep-cards"
    assert s.several is not None
    assert len(s.several.parts[0].candidates) == 3


@pytest.mark.rule("AH-2.4", "AH-2.7")
def test_with_cthulhu_everyone_begins_with_one_less_of_each() -> None:
    for ancient_one, less in (("cthulhu", 1), ("yig", 0)):
        row = joe(ancient_one=ancient_one).investigators[1]
        assert (row.sanity, row.stamina) == (4 - less, 6 - less)


@pytest.mark.rule("AH-2.8")
def test_sliders_are_set_freely_at_the_start() -> None:
    s = joe()
    assert s.several is not None
    picks = s.several.pick(("slide:0:3", "slide:1:3", "slide:2:3"))
    assert s.several.is_whole(picks), "nine stops with a Focus of 3"
    for one in s.several.run(picks):
        s.apply(one)
    assert s.investigators[1].sliders == (3, 3, 3)


@pytest.mark.rule("AH-2.12")
def test_no_clue_is_placed_where_kate_prevents_gates() -> None:
    s = new(seats=1, investigators=["kate_winthrop"])
    assert set(s.clues) == set(UNSTABLE) - {"science_building"}


@pytest.mark.rule("AH-2.15")
def test_the_marker_stays_with_the_first_player_after_set_up() -> None:
    s = new(seats=3)
    first = s.first_player
    while s.turn == 0:
        assert s.decision is not None
        s.apply(s.decision.options[-1])
    assert (s.turn, s.first_player) == (1, first)


@pytest.mark.rule("IH-1.4", "IH-2.1")
def test_cards_of_innsmouth_are_used_only_with_its_board() -> None:
    for board, is_there in (("arkham", False), ("innsmouth", True)):
        s = joe(board=board)
        mythos = in_decks(s, MYTHOS_CARD) | {s.cards[s.environment].face if s.environment else ""}
        for cards, here in ((MYTHOS, mythos), (GATE_CARDS, in_decks(s, "gate_card"))):
            theirs = {key for key, card in cards.items() if card.box == INNSMOUTH}
            assert bool(theirs & here) is is_there


@pytest.mark.rule("IH-2.2", "IH-9.2")
def test_masks_and_spawn_are_not_in_the_cup() -> None:
    s = joe(board="innsmouth", ancient_one="yig")
    words = {word for key in s.cup for word in MONSTERS[key].keywords}
    assert {"mask", "spawn"}.isdisjoint(words)
    assert any(MONSTERS[key].innsmouth and not MONSTERS[key].base for key in s.cup)


@pytest.mark.rule("IH-2.3", "IH-2.5")
def test_innsmouth_begins_with_four_clues_and_empty_tracks() -> None:
    s = joe(board="innsmouth")
    assert set(s.clues) == {*UNSTABLE, *INNSMOUTH_UNSTABLE}
    assert len(INNSMOUTH_UNSTABLE) == 4
    assert (s.uprising, s.feds, s.martial_law) == (0, {}, False)


@pytest.mark.rule("IH-2.4")
def test_the_docks_and_the_isle_are_in_the_water() -> None:
    t = Position()
    t.s.boxes = ("base", INNSMOUTH)
    t.investigator("joe_diamond", "unvisited_isle")
    key = next(key for key, one in MONSTERS.items() if one.movement == "aquatic")
    swimmer = t.monster(key, "river_docks")
    t.s.derive()
    assert ways(t.s, swimmer, "white") == ("unvisited_isle",)


@pytest.mark.rule("IH-2.8")
def test_rumors_of_innsmouth_are_drawn_again_in_set_up() -> None:
    rumor = next(key for key, one in MYTHOS.items() if one.kind == RUMOR and one.box == INNSMOUTH)
    t = table(rumor, plain("environment"))
    t.begin(ResolvingMythos(is_first=True))
    assert t.s.rumor == 0
    assert [t.s.cards[card].face for card in t.s.decks[MYTHOS_CARD]] == [rumor]


@pytest.mark.rule("IH-1.3")
def test_investigators_and_ancient_ones_of_innsmouth_can_be_used_without_its_board() -> None:
    s = new(seats=1, investigators=["silas_marsh"], ancient_one="bokrug")
    assert not s.has_innsmouth
    assert s.investigators[1].sheet == "silas_marsh"
    assert s.cards[s.ancient_one].face == "bokrug"


@pytest.mark.rule("IH-2.6", "IH-10.1")
def test_heralds_accompany_the_ancient_one_and_need_the_board() -> None:
    s = joe(board="innsmouth", herald="both")
    heralds = {key for key, face in FACES.items() if face.kind == "herald"}
    assert {s.cards[card].face for card in s.cards_of(-1)} >= heralds
    assert len(heralds) == 2
    without = joe(herald="both")
    assert not heralds & {without.cards[card].face for card in without.cards_of(-1)}
    (asked,) = [one for one in game("arkham").setup_options() if one.key == "herald"]
    assert [asked.counts({"board": board}) for board in ("arkham", "innsmouth")] == [False, True]
    while s.turn == 0:
        assert s.decision is not None
        s.apply(s.decision.options[-1])
