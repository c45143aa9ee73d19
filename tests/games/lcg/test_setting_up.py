"""Setting up a game: Appendix III."""

from __future__ import annotations

from collections import Counter

import pytest

from kadath.games.lcg.components import FACES
from kadath.games.lcg.components.chaos_bags import NIGHT_OF_THE_ZEALOT
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.rules.setting_up import SetUp
from kadath.games.lcg.state import LcgState
from kadath.kernel.decision import DONE
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position

GAME = Lcg()
view = GAME.view


def new(*investigators: str, seats: int = 0, seed: int = 1, **options: object) -> LcgState:
    setup = {"investigators": list(investigators), "seats": seats or len(investigators), **options}
    return GAME.new(setup, seed)


def kept(state: LcgState) -> LcgState:
    """The game after everyone has kept the opening hand."""
    while state.decision is not None and state.decision.ask == "mulligan":
        state.apply(DONE)
    return state


@pytest.mark.rule("LCG-091", "LCG-092")
def test_everyone_begins_with_five_resources_and_five_cards() -> None:
    state = new("roland-banks", "wendy-adams")
    for who, row in state.investigators.items():
        assert row.resources == 5
        assert len(state.pile("hand", who)) == 5


@pytest.mark.rule("LCG-092", "LCG-095", "LCG-096")
def test_in_player_order_each_may_replace_any_cards_once() -> None:
    state = new("roland-banks", "wendy-adams", lead=1)
    assert state.decision is not None
    assert (state.decision.ask, state.decision.seat) == ("mulligan", 1), "the lead first"
    hand = state.pile("hand", 2)
    state.apply(state.decision.options[1])
    assert state.pile("hand", 2) == hand, "nothing moves before all are named"
    chosen = sorted(hand)[1]
    assert state.decision is not None
    assert all(one == DONE or one.ids[0] > chosen for one in state.decision.options)
    state.apply(DONE)
    assert state.decision.seat == 0
    after = state.pile("hand", 2)
    assert len(after) == 5
    assert chosen not in after
    assert state.cards[chosen].zone == "deck"
    assert not state.cards[chosen].known & 0b11, "shuffled in: nobody knows which it is"


def opening(*deck: str) -> Position:
    """Wendy's deck, which is not shuffled, from step 8 on."""
    t = Position("0")
    t.scenario("the-gathering")
    t.investigator("wendy-adams", t.location("study"), deck=deck)
    t.begin(SetUp("the-gathering", "easy", at="8"))
    return t


def faces(t: Position, zone: str) -> list[str]:
    cards = t.state.pile(zone, t.id_of("wendy-adams"))
    return sorted(t.state.cards[card].face for card in cards)


@pytest.mark.rule("LCG-095")
def test_replacements_are_drawn_before_the_cards_go_back() -> None:
    t = opening(*["guts"] * 5, *["lucky"] * 5)
    assert faces(t, "hand") == ["guts"] * 5
    for _ in range(5):
        t.state.apply(t.decision.options[0])
    # With no card left to name, being done is the only option and is taken.
    assert faces(t, "hand") == ["lucky"] * 5
    assert faces(t, "deck") == ["guts"] * 5


@pytest.mark.rule("LCG-093", "LCG-094")
def test_a_weakness_is_set_aside_replaced_and_shuffled_back() -> None:
    if "amnesia" not in FACES:
        pytest.skip("the box has no weakness yet")
    t = opening("guts", "amnesia", *["lucky"] * 5)
    assert faces(t, "hand") == ["guts", *["lucky"] * 4], "it is replaced, and not resolved"
    assert faces(t, "weaknesses") == ["amnesia"]
    t.choose("done")
    assert faces(t, "weaknesses") == []
    assert faces(t, "deck") == ["amnesia", "lucky"]


@pytest.mark.rule("LCG-089", "LCG-448")
@pytest.mark.parametrize("difficulty", NIGHT_OF_THE_ZEALOT)
def test_the_chaos_bag_is_that_of_the_difficulty(difficulty: str) -> None:
    state = new("roland-banks", difficulty=difficulty)
    assert Counter(state.bag) == Counter(NIGHT_OF_THE_ZEALOT[difficulty])
    assert len(state.bag) == {"easy": 16, "standard": 16, "hard": 17, "expert": 18}[difficulty]


@pytest.mark.rule("LCG-101", "LCG-449")
@pytest.mark.parametrize(
    ("difficulty", "hard"),
    [("easy", False), ("standard", False), ("hard", True), ("expert", True)],
)
def test_the_reference_card_shows_the_side_of_the_difficulty(difficulty: str, hard: bool) -> None:
    state = kept(new("roland-banks", difficulty=difficulty))
    assert state.cards[state.scenario].zone == "story"
    assert state.cards[state.scenario].revealed == hard
    numbers = {hook.ability for hook in state.listeners.on("chaos symbol", "skull")}
    assert numbers == ({3} if hard else {0})


@pytest.mark.rule("LCG-098", "LCG-104", "LCG-050")
def test_the_gathering_is_laid_out() -> None:
    state = kept(new("roland-banks", "wendy-adams"))
    (study,) = state.locations()
    assert state.cards[study].face == "study"
    assert state.cards[study].revealed
    assert state.cards[study].clues == 4, "two for each investigator"
    assert {state.location_of(who) for who in state.investigators} == {study}
    aside = Counter(state.cards[card].face for card in state.pile("aside"))
    assert aside == Counter(
        ["hallway", "attic", "cellar", "parlor", "ghoul-priest", "lita-chantler"]
    )
    deck = Counter(state.cards[card].face for card in state.pile("deck"))
    assert deck == {
        "flesh-eater": 1,
        "icy-ghoul": 1,
        "swarm-of-rats": 3,
        "ghoul-minion": 3,
        "ravenous-ghoul": 1,
        "grasping-hands": 3,
        "rotting-remains": 3,
        "frozen-in-fear": 2,
        "dissonant-voices": 2,
        "ancient-evils": 3,
        "crypt-chill": 2,
        "obscuring-fog": 2,
    }
    assert deck.total() == 26
    assert all(state.cards[card].known == 0 for card in state.pile("deck"))


@pytest.mark.rule("LCG-099", "LCG-100", "LCG-419")
def test_the_first_act_and_agenda_are_current() -> None:
    state = kept(new("roland-banks"))
    assert state.cards[state.act].face == "trapped"
    assert state.cards[state.agenda].face == "whats-going-on"
    acts = [state.cards[card].face for card in state.pile("act deck")]
    assert acts == ["the-barrier", "what-have-you-done"]
    agendas = [state.cards[card].face for card in state.pile("agenda deck")]
    assert agendas == ["rise-of-the-ghouls", "theyre-getting-out"]


@pytest.mark.rule("LCG-085")
def test_trauma_is_damage_and_horror_from_the_start() -> None:
    t = position("wendy-adams: at study")
    wendy = t.id_of("wendy-adams")
    t.state.set_investigator(wendy, physical=2, mental=1)
    SetUp.STEPS["2"].run(SetUp("the-gathering", "easy"), t.state)
    row = t.state.investigators[wendy]
    assert (row.damage, row.horror) == (2, 1)


@pytest.mark.rule("LCG-087")
def test_decks_are_shuffled_by_the_seed() -> None:
    hands = {
        tuple(sorted(state.cards[card].face for card in state.pile("hand", 1)))
        for state in (new("roland-banks", seed=seed) for seed in range(6))
    }
    assert len(hands) > 3
    again = new("roland-banks", seed=3), new("roland-banks", seed=3)
    assert view(again[0], 0) == view(again[1], 0)


@pytest.mark.rule("LCG-103")
def test_no_player_window_opens_in_set_up() -> None:
    for seed in range(8):
        state = new("roland-banks", "wendy-adams", "agnes-baker", seed=seed)
        asked = set()
        while state.decision is not None and not any(
            "Round" in type(frame).__name__ for frame in state.stack
        ):
            asked.add(state.decision.ask)
            state.apply(state.decision.options[-1])
        assert asked == {"mulligan"}
