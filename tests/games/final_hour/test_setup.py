"""Setting up: what lies where before the first decision."""

from __future__ import annotations

from collections import Counter

import pytest

from kadath.games.final_hour.components.action_cards import ACTION_CARDS, INVESTIGATORS
from kadath.games.final_hour.components.ancient_ones import ANCIENT_ONES, DIFFICULTIES
from kadath.games.final_hour.components.board import LOCATIONS, SPACES
from kadath.games.final_hour.components.items import ITEMS
from kadath.games.final_hour.components.monsters import COMMON_TOKENS, KIND_OF, UNIQUE_TOKENS
from kadath.games.final_hour.components.priority_cards import CLUE_TOKENS
from kadath.games.final_hour.game import FinalHour
from kadath.games.final_hour.state import FinalHourState
from kadath.kernel.errors import NotWellFormed
from kadath.testkit.final_hour.words import MONSTER_WORDS

GAME = FinalHour()
SHEETS = [(one, difficulty) for one in ANCIENT_ONES for difficulty in DIFFICULTIES]


def begin(
    seats: int = 2, ancient_one: str = "cthulhu", difficulty: str = "easy", seed: int = 1
) -> FinalHourState:
    return GAME.new({"seats": seats, "ancient_one": ancient_one, "difficulty": difficulty}, seed)


def unique_at(s: FinalHourState, location: int) -> Counter[str]:
    return Counter(MONSTER_WORDS[t] for t in s.monsters[location] if t not in COMMON_TOKENS)


def common_at(s: FinalHourState, location: int) -> int:
    return sum(token in COMMON_TOKENS for token in s.monsters[location])


@pytest.mark.rule("FH-001", "FH-185")
@pytest.mark.parametrize(("seats", "figures"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_one_to_four_people_play(seats: int, figures: int) -> None:
    s = begin(seats)
    assert GAME.seats(s) == seats
    assert len(s.figures) == figures
    assert {s.seat_of(figure) for figure in s.figures} == set(range(seats))


@pytest.mark.parametrize("seats", [0, 5])
def test_nobody_and_five_people_do_not_play(seats: int) -> None:
    with pytest.raises(NotWellFormed):
        begin(seats)


@pytest.mark.rule("FH-003", "FH-025")
def test_every_investigator_shuffles_ten_cards_of_their_own() -> None:
    assert len(ACTION_CARDS) == 60
    assert len(INVESTIGATORS) == 6
    s = begin(4)
    for figure in s.figures:
        drawn = [play.action for play in s.plays if play.figure == figure]
        deck = [*s.action_decks[figure], *drawn]
        assert len(set(deck)) == 10
        assert {ACTION_CARDS[card].investigator for card in deck} == {s.investigators[figure]}
    orders = {begin(4, seed=seed).action_decks[3] for seed in range(6)}
    assert len(orders) > 1


@pytest.mark.rule("FH-024", "FH-185")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_two_people_take_the_same_investigator(seats: int) -> None:
    s = begin(seats)
    assert len(set(s.investigators)) == len(s.investigators)
    figures = max(2, seats)
    with pytest.raises(NotWellFormed):
        GAME.new({"seats": seats, "investigators": ["rita_young"] * figures}, 1)


@pytest.mark.rule("FH-026")
@pytest.mark.parametrize("lead", [0, 1, 2])
def test_the_table_chooses_the_first_lead(lead: int) -> None:
    s = GAME.new({"seats": 3, "lead": lead}, 1)
    assert s.lead == lead
    assert s.decision is not None
    assert s.decision.seat == lead


@pytest.mark.rule("FH-004", "FH-050", "FH-051")
def test_everybody_gets_four_of_thirty_priority_cards_and_sees_no_others() -> None:
    s = begin(4)
    assert [len(hand) for hand in s.hands] == [4] * 4
    assert sorted([*s.priority_deck, *(card for hand in s.hands for card in hand)]) == list(
        range(1, 31)
    )
    seen = GAME.view(s, 2)["hands"]
    assert seen[2] == sorted(s.hands[2])
    assert seen[0] == seen[1] == seen[3] == [None] * 4


@pytest.mark.rule("FH-005", "FH-027")
def test_the_cup_holds_all_forty_common_monsters_mixed() -> None:
    assert len(COMMON_TOKENS) == 40
    assert len(KIND_OF) == 55
    s = begin()
    on_board = [token for here in s.monsters for token in here]
    assert sorted([*s.cup, *(t for t in on_board if t in COMMON_TOKENS)]) == list(COMMON_TOKENS)
    assert len({begin(seed=seed).monsters[2] for seed in range(8)}) > 1


@pytest.mark.rule("FH-006", "FH-045", "FH-046")
def test_eight_of_nine_gate_tokens_are_stacked_and_nobody_sees_which_one_is_not() -> None:
    s = begin()
    assert len(CLUE_TOKENS) == 13
    assert s.gates == [1, 1, 1]
    assert len(s.gate_pile) == 8
    assert Counter([s.boxed_gate, *s.gate_pile]) == {0: 3, 1: 3, 2: 3}
    view = GAME.view(s, 0)
    assert view["supply"]["gate_pile"] == 8
    assert "boxed_gate" not in str(view)
    assert {begin(seed=seed).boxed_gate for seed in range(20)} == {0, 1, 2}


@pytest.mark.rule("FH-007", "FH-028", "FH-031")
@pytest.mark.parametrize(("ancient_one", "difficulty"), SHEETS)
def test_three_ancient_ones_in_three_difficulties(ancient_one: str, difficulty: str) -> None:
    assert len(SHEETS) == 9
    assert len(ITEMS) == 9
    s = begin(2, ancient_one, difficulty)
    assert (s.ancient_one, s.difficulty) == (ancient_one, difficulty)
    assert s.ritual_site == ANCIENT_ONES[ancient_one].setups[difficulty].ritual_site


@pytest.mark.rule("FH-020", "FH-021")
@pytest.mark.parametrize(("ancient_one", "difficulty"), SHEETS)
def test_one_ritual_site_and_three_gate_locations(ancient_one: str, difficulty: str) -> None:
    s = begin(2, ancient_one, difficulty)
    assert len({s.ritual_site, *s.gate_locations}) == 4
    assert {s.ritual_site, *s.gate_locations} <= set(LOCATIONS)


@pytest.mark.rule("FH-030", "FH-039")
@pytest.mark.parametrize(
    ("ancient_one", "servants"),
    [
        ("cthulhu", {"deep_one": 6, "star_spawn": 3}),
        ("shudde_mell", {"chthonian": 3}),
        ("umordhoth", {"ghoul_horde": 3}),
    ],
)
def test_each_ancient_one_brings_its_own_monsters(
    ancient_one: str, servants: dict[str, int]
) -> None:
    s = begin(2, ancient_one, "nightmare")
    on_board = {t for here in s.monsters for t in here if t not in COMMON_TOKENS}
    own = {token for name in servants for token in UNIQUE_TOKENS[name]}
    assert {name: len(UNIQUE_TOKENS[name]) for name in servants} == servants
    assert on_board | set(s.unique) == own
    assert not on_board & set(s.unique)


@pytest.mark.rule("FH-033", "FH-034", "FH-038")
@pytest.mark.parametrize(("ancient_one", "difficulty"), SHEETS)
def test_first_monsters_stand_on_spaces_of_their_own(ancient_one: str, difficulty: str) -> None:
    s = begin(4, ancient_one, difficulty)
    for location in LOCATIONS:
        assert s.free_spaces(location) == SPACES[location] - len(s.monsters[location]) >= 0
    assert s.free_spaces(s.ritual_site) == SPACES[s.ritual_site]


@pytest.mark.rule("FH-035", "FH-041", "FH-163")
def test_cthulhu_easy() -> None:
    s = begin(2, "cthulhu", "easy")
    assert (s.ritual_site, s.gate_locations) == (12, (15, 8, 1))
    assert unique_at(s, 1) == {"deep one": 1}
    for location in LOCATIONS:
        special = location in {12, 15, 8, 1}
        assert common_at(s, location) == (0 if special else 2)


@pytest.mark.rule("FH-040", "FH-042")
def test_cthulhu_normal() -> None:
    s = begin(2, "cthulhu", "normal")
    assert (s.ritual_site, s.gate_locations) == (12, (15, 8, 1))
    assert unique_at(s, 1) == {"deep one": 2}
    for location in LOCATIONS:
        assert common_at(s, location) == (0 if location in {12, 1} else 2)


@pytest.mark.rule("FH-043", "FH-044")
def test_cthulhu_nightmare() -> None:
    s = begin(2, "cthulhu", "nightmare")
    assert s.ritual_site == 1
    assert set(s.gate_locations) == {4, 8, 5}
    assert unique_at(s, 5) == {"deep one": 4}
    assert unique_at(s, 4) == {"deep one": 1, "star spawn": 1}
    for location in LOCATIONS:
        assert common_at(s, location) == (0 if location in {1, 4, 5} else 2)


@pytest.mark.parametrize(
    ("ancient_one", "difficulty", "at_gates", "elsewhere", "servant"),
    [
        ("shudde_mell", "easy", 0, 2, {}),
        ("shudde_mell", "normal", 0, 2, {"chthonian": 1}),
        ("shudde_mell", "nightmare", 1, 2, {"chthonian": 1}),
        ("umordhoth", "easy", 1, 1, {"ghoul horde": 1}),
        ("umordhoth", "normal", 0, 2, {"ghoul horde": 1}),
        ("umordhoth", "nightmare", 1, 2, {"ghoul horde": 1}),
    ],
)
@pytest.mark.rule("FH-031", "FH-034")
def test_the_other_ancient_ones(
    ancient_one: str, difficulty: str, at_gates: int, elsewhere: int, servant: dict[str, int]
) -> None:
    s = begin(2, ancient_one, difficulty)
    for location in LOCATIONS:
        if location == s.ritual_site:
            assert s.monsters[location] == ()
        elif location in s.gate_locations:
            assert common_at(s, location) == at_gates
            assert unique_at(s, location) == servant
        else:
            assert common_at(s, location) == elsewhere


@pytest.mark.rule("FH-037", "FH-038")
@pytest.mark.parametrize(("ancient_one", "difficulty"), SHEETS)
def test_everybody_begins_at_the_ritual_site(ancient_one: str, difficulty: str) -> None:
    s = begin(4, ancient_one, difficulty)
    assert s.where == [s.ritual_site] * 4
    assert s.free_spaces(s.ritual_site) == SPACES[s.ritual_site]


@pytest.mark.rule("FH-047", "FH-048", "FH-049")
@pytest.mark.parametrize(("ancient_one", "difficulty"), SHEETS)
def test_a_clue_lies_in_every_ordinary_location(ancient_one: str, difficulty: str) -> None:
    s = begin(3, ancient_one, difficulty)
    special = {s.ritual_site, *s.gate_locations}
    for location in LOCATIONS:
        assert (s.clues[location] is None) == (location in special)
    view = GAME.view(s, 1)
    assert view["hidden_clues"] is None
    shown = {view["board"]["locations"][location]["clue"] for location in LOCATIONS}
    assert shown == {True, False}


@pytest.mark.rule("FH-052", "FH-053", "FH-054", "FH-055", "FH-186")
@pytest.mark.parametrize(("seats", "health"), [(1, 5), (2, 5), (3, 4), (4, 3)])
def test_health_by_number_of_investigators(seats: int, health: int) -> None:
    s = begin(seats)
    assert s.health == [health] * max(2, seats)
    assert s.max_health == health
    assert sum(s.health) <= 12


@pytest.mark.rule("FH-056", "FH-057")
def test_items_are_shuffled_and_no_seal_or_damage_lies_on_the_board() -> None:
    s = begin()
    assert sorted(s.item_deck) == list(range(9))
    assert len({begin(seed=seed).item_deck for seed in range(6)}) > 1
    assert s.items == [(), ()]
    assert sum(s.seals) == sum(s.damage) == 0


@pytest.mark.parametrize(
    "setup",
    [
        {"seats": "two"},
        {"ancient_one": "nyarlathotep"},
        {"difficulty": "impossible"},
        {"investigators": ["rita_young", "sherlock"]},
        {"investigators": ["rita_young"]},
        {"investigators": "rita_young"},
        {"investigators": 2},
        {"investigators": [["rita_young"], ["lily_chen"]]},
        {"lead": 2},
        {"colour": "red"},
    ],
    ids=str,
)
def test_a_set_up_that_does_not_fit_says_what_would(setup: dict[str, object]) -> None:
    with pytest.raises(NotWellFormed):
        GAME.new(setup, 1)
