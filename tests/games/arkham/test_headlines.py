"""Headlines: each does what it says."""

from __future__ import annotations

import pytest

from kadath.games.arkham.cards import HEADLINE, MYTHOS, STAMINA, TABLE
from kadath.games.arkham.rules.lasting import end_headlines
from kadath.games.arkham.rules.mythos import ResolvingMythos
from kadath.games.arkham.rules.places import close_place
from kadath.games.arkham.vocabulary.effects.gains import RestoreToMaximum
from kadath.games.arkham.vocabulary.effects.headlines import (
    ClosedToNextTurn,
    FirstPlayer,
    MonstersReturn,
    Owners,
    Those,
    TrophiesComeBack,
    WhoHasLeast,
)
from kadath.kernel.effects import Doing, Effect, Scope

from .test_entries import begun, play
from .test_mythos import table as with_deck


@pytest.mark.parametrize("key", [key for key, one in MYTHOS.items() if one.kind == HEADLINE])
def test_every_headline_runs(key: str) -> None:
    effect = MYTHOS[key].effect
    assert effect is not None
    for seed in range(3):
        s = begun().clone()
        s.set_investigator(1, space="abyss_1")
        card = next(card for card, row in s.cards.items() if row.face == key)
        play(s, Doing((effect,), Scope(0, card)), seed)


def resolved(effect: Effect) -> tuple[str, ...]:
    """The kinds of the monsters left on the board after an effect."""
    s = begun().clone()
    for number, (monster, space) in enumerate(
        (("gug", "northside"), ("ghoul", "woods"), ("byakhee", "sky")), start=900_000
    ):
        s.put_monster(number, monster, space)
    play(s, Doing((effect,), Scope(0, "card")), 1)
    return tuple(row.monster for key, row in s.monsters.items() if key >= 900_000)


def test_monsters_return_from_where_a_headline_says() -> None:
    assert resolved(MonstersReturn("northside")) == ("ghoul", "byakhee")
    assert resolved(MonstersReturn("streets")) == ("ghoul", "byakhee")
    assert resolved(MonstersReturn("locations")) == ("gug", "byakhee")
    assert resolved(MonstersReturn("sky_and_outskirts")) == ("gug", "ghoul")
    assert resolved(MonstersReturn("town", "gug", "byakhee")) == ("ghoul",)


@pytest.mark.rule("AH-11.2", "AH-3.5.13")
def test_a_shop_that_terror_has_closed_stays_closed_after_a_headline_that_closes_it() -> None:
    t = with_deck("city_gripped_by_blackouts")
    close_place(t.s, "general_store")
    t.begin(ResolvingMythos())
    assert {"general_store", "curiositie_shoppe"} <= set(t.s.closed)
    t.s.turn += 1
    end_headlines(t.s)
    assert list(t.s.closed) == ["general_store"]


@pytest.mark.rule("AH-3.5.13", "AH-3.5.14")
def test_a_location_closed_by_a_headline_opens_after_the_next_turn() -> None:
    s = begun().clone()
    s.turn = 3
    key = "city_gripped_by_blackouts"
    card = next(card for card, row in s.cards.items() if row.face == key)
    s.decks["mythos_card"] = tuple(one for one in s.decks["mythos_card"] if one != card)
    play(s, Doing((ClosedToNextTurn("general_store"),), Scope(0, card)), 1)
    assert (s.closed["general_store"], s.cards[card].owner) == (card, TABLE)
    end_headlines(s)
    assert "general_store" in s.closed, "the turn it came in does not count"
    s.turn = 4
    end_headlines(s)
    assert ("general_store" in s.closed, s.cards[card].owner) == (False, 0)


@pytest.mark.rule("AH-15.11")
def test_headlines_affect_the_right_investigators() -> None:
    s = begun().clone()
    s.set_investigator(1, space="abyss_1", stamina=1)
    s.set_investigator(2, space="woods", stamina=2)
    heal = RestoreToMaximum(STAMINA)
    for effect, healed in (
        (Those("other_worlds", heal), {1}),
        (Those("lost", heal), set()),
        (FirstPlayer(heal), {s.player_order()[0]}),
        (Owners("no_such_card", heal), set()),
        (WhoHasLeast(STAMINA, heal), {1}),
    ):
        t = s.clone()
        play(t, Doing((effect,), Scope(0, "card")), 1)
        assert {who for who in (1, 2) if t.investigators[who].stamina > 2} == healed


def test_trophies_return_to_the_board() -> None:
    s = begun().clone()
    s.set_investigator(1, trophies=("gug", "ghoul", "gug"))
    s.set_investigator(2, trophies=())
    play(s, Doing((TrophiesComeBack("gug", "river_docks"),), Scope(0, "card")), 1)
    assert s.investigators[1].trophies == ("ghoul",)
