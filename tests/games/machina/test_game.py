"""Whole games: setting up, playing at random, views and narration."""

from __future__ import annotations

import pytest

from kadath.games.machina.cards import CARDS, ITEMS
from kadath.games.machina.game import Machina
from kadath.games.machina.rules.setting_up import HORROR_MARKERS, MARKERS
from kadath.games.machina.state import HORROR, TILE_DECK, MachinaState
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.log import Entry
from kadath.kernel.rng import Rng
from kadath.testkit.battery import Battery
from kadath.testkit.machina.kit import MachinaKit
from kadath.testkit.machina.position import Position, room
from kadath.testkit.player import CuriousPlayer
from kadath.text.languages import LANGUAGES

GAME = Machina()


def new(seed: int = 1, **setup: object) -> MachinaState:
    return GAME.new({"seats": 2, **setup}, seed)


@pytest.mark.rule("MA-R2.2", "MA-R2.4", "MA-R2.5", "MA-R2.6", "MA-R2.7")
def test_MA_R2_a_game_is_set_up() -> None:
    s = new()
    assert (s.threat, s.level, s.round) == (1, 1, 0)
    assert len(s.decks[TILE_DECK]) == 9, "the bottom one of ten tiles lies there"
    assert len(s.laid) == 1
    for kind in ITEMS:
        faces = {s.cards[card].face for card in s.decks[kind]}
        assert faces <= {card.key for card in CARDS.values() if card.kind == kind}
        assert {CARDS[face].level for face in faces} <= {1}
    assert all(CARDS[s.cards[card].face].level == 1 for card in s.decks["monster"])
    owners = [row.owner for row in s.markers.values()]
    assert owners.count(HORROR) == HORROR_MARKERS
    for who in s.explorers:
        assert owners.count(who) == MARKERS
        row = s.units.get(who) or s.away[who]
        card = CARDS[row.card]
        assert (row.health, row.stamina, row.essence) == (card.health, card.stamina, 0)


@pytest.mark.rule("MA-R2.10")
def test_MA_R2_10_one_player_may_run_several_explorers() -> None:
    s = GAME.new({"seats": 1, "party": 2}, 3)
    assert len(s.explorers) == 2
    assert {s.seat_of(who) for who in s.explorers} == {0}


@pytest.mark.parametrize(
    "setup",
    [{"seats": 5}, {"scenario": 9}, {"seats": 2, "party": 1}, {"investigators": ["nobody", "no"]}],
)
def test_an_invalid_setup_is_refused_in_one_sentence(setup: dict[str, object]) -> None:
    with pytest.raises(NotWellFormed) as refused:
        GAME.new(setup, 1)
    assert "\n" not in str(refused.value).partition("\n  Offered")[0]


@pytest.mark.parametrize("seed", range(3))
def test_whole_games_go_through_the_battery(seed: int) -> None:
    kit = MachinaKit()
    battery = Battery(kit, CuriousPlayer(kit, seed), seed)
    scenario = ("ice", "statue", "beast")[seed % 3]
    played = battery.play({"seats": 1 + seed % 2, "scenario": scenario}, seed)
    assert played.outcome


def test_all_questions_and_log_entries_have_words_in_every_language() -> None:
    rng = Rng(7)
    narrator = GAME.narrator()
    s = GAME.new({"seats": 2}, 7)
    s.log = []
    for _ in range(300):
        if s.decision is None:
            break
        for language in LANGUAGES:
            assert narrator.prompt_text(s, language)
            for option in s.decision.options:
                assert narrator.option_text(s, option, language)
            for attempt in s.attempts():
                if attempt.hindrance is not None:
                    narrator.hindrance_text(s, attempt.option, attempt.hindrance, language)
            for entry in s.log:
                assert narrator.entry_text(s, entry, language)
        s.log = []
        options = s.decision.options
        s.apply(options[rng.below(len(options))])


def test_monsters_and_barrels_have_an_article_and_people_have_none() -> None:
    t = Position(room(4, 1))
    lorrai = t.explorer("lorrai_gerrard", (0, 0))
    mi_go = t.monster("mi_go", (2, 0))
    narrator = GAME.narrator()

    def told(kind: str, **args: int | str | tuple[int | str, ...]) -> str:
        return narrator.entry_text(t.s, Entry(kind, args), "en")

    assert told("destroyed", unit=mi_go) == "The Mi-Go is killed."
    assert told("destroyed", unit=lorrai) == "Lorrai Gerrard is killed."
    assert told("result", result=3, hits=(mi_go, -1)) == (
        "Total 3: the attack hits the Mi-Go and the exploding barrel."
    )
