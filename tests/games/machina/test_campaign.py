"""The campaign variant: rulebook page 21."""

from __future__ import annotations

import pytest

from kadath.games.machina.cards import CARDS, EXPLORER_EVENT, ITEMS
from kadath.games.machina.game import Machina
from kadath.games.machina.rules.campaign import campaign_threat
from kadath.games.machina.rules.chapters import win
from kadath.games.machina.rules.events import InvokingEvent
from kadath.games.machina.rules.play import MachinaPlay
from kadath.games.machina.state import UNEQUIPPED, Variants
from kadath.testkit.battery import Battery
from kadath.testkit.machina.dealing import find_item
from kadath.testkit.machina.kit import MachinaKit
from kadath.testkit.machina.position import Position, room
from kadath.testkit.player import CuriousPlayer


def begun(scenario: str = "ice") -> MachinaPlay:
    """A campaign in the first turn of a scenario."""
    s = Machina().new({"seats": 2, "scenario": scenario, "mode": "campaign"}, 5)
    play_to_turn(s)
    return s


def play_to_turn(s: MachinaPlay) -> None:
    """Take the last option of every question until it is somebody's turn."""
    while s.decision is not None and s.decision.ask != "explorer-action":
        s.apply(s.decision.options[-1])


def win_scenario(s: MachinaPlay) -> None:
    """Win the scenario right away."""
    s.log = []
    win(s)
    s.decision = None
    s.advance()


@pytest.mark.rule("MA-R19.5")
def test_T23_what_is_kept_raises_the_threat() -> None:
    """Items of level 1, 2 and 3 and a bound event make 1 + 2 + 3 + 2."""
    t = Position(room(3, 1))
    hank = t.explorer("hank_horden", (0, 0))
    lorrai = t.explorer("lorrai_gerrard", (1, 0))
    first = {card.level: card.key for card in CARDS.values() if card.kind in ITEMS}
    for level in (1, 2, 3):
        t.item(first[level], hank, UNEQUIPPED)
    t.item(first[3], lorrai, UNEQUIPPED)
    t.event("trophy_collector")
    t.begin(InvokingEvent.explorer(hank))
    assert (campaign_threat(t.s, hank), campaign_threat(t.s, lorrai)) == (8, 3)


@pytest.mark.rule("MA-R19.5", "MA-R4.1")
def test_T23_the_next_scenario_begins_with_the_highest_threat_of_all() -> None:
    s = begun()
    one, other = s.explorers
    for key in ("mirror_weave", "hive_launcher", "phase_rifle"):
        find_item(s, CARDS[key], one)
    s.set_unit(one, essence=2, health=1)
    win_scenario(s)
    assert s.outcome is None, "there is more to come"
    kept: dict[int, list[int]] = {one: [], other: []}
    while s.decision is not None:
        if s.decision.ask != "keep-cards":
            break
        several = s.several
        assert several is not None
        keys = [option.key for option in several.parts[0].candidates]
        wanted = [key for key in keys if s.card(int(key.split(":")[1])).level == 3]
        for option in several.run(several.pick(wanted)):
            s.apply(option)
    kept[one] = list(s.items)
    assert [s.card(item).level for item in kept[one]] == [3, 3, 3]
    assert s.scenario == 2
    assert s.decision is not None
    assert s.decision.ask == "use-inventory", "explorers use their inventories"
    row = s.away[one]
    assert (row.health, row.essence) == (CARDS[row.card].health, 0)
    assert s.campaign_threat == 9
    faces = [s.cards[card].face for deck in s.decks.values() for card in deck]
    assert not {"mirror_weave", "hive_launcher", "phase_rifle"} & set(faces)
    play_to_turn(s)
    assert s.card(s.chapter).scenario == 2
    assert (s.level, s.threat) == (3, 3), "level 2 by the chapter; 1 and 9 make 8, and then 3"
    assert s.campaign_threat == 0
    assert len(s.decks[EXPLORER_EVENT]) == 32 + 6


@pytest.mark.rule("MA-R19.5", "MA-R1.3")
def test_the_last_scenario_of_a_campaign_wins_the_game() -> None:
    t = Position(room(2, 1))
    t.explorer("hank_horden", (0, 0))
    t.s.scenario, t.s.variants = 3, Variants(campaign=True)
    t.s.derive()
    win(t.s)
    assert t.s.outcome is not None
    assert t.s.outcome.won


@pytest.mark.plain("nobody can watch them run")
def test_a_campaign_goes_through_the_battery() -> None:
    """With all mirrors broken but a lit pair, the scenario is about to be won; another follows."""
    kit = MachinaKit()
    battery = Battery(kit, CuriousPlayer(kit, 3), 3)
    setup = {
        "seats": 2,
        "scenario": "statue",
        "mode": "campaign",
        "position": 10,
        "aims": ["the_statue_opens_its_eyes"],
    }
    for seed in range(2):
        played = battery.play(setup, seed)
        assert played.ran["BetweenScenarios prepare"] == 1
