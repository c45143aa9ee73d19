from __future__ import annotations

import re

import pytest

from kadath.games.final_hour.components.items import ITEMS
from kadath.games.final_hour.components.priority_cards import KEY, SYMBOLS
from kadath.kernel.decision import option
from kadath.kernel.rng import Rng
from kadath.terminal.dress import dress_of
from kadath.terminal.final_hour import panels, status
from kadath.terminal.final_hour.campus import SMALL
from kadath.terminal.final_hour.choice import choice
from kadath.terminal.final_hour.drawing import Marks, draw
from kadath.terminal.final_hour.legend import legend
from kadath.terminal.final_hour.location import location_text
from kadath.terminal.scene import Scene
from kadath.text.languages import BRACKETS, LANGUAGES

from .scenes import GAME, empty_board, new_state, played, scene, token

DRESS = dress_of("final_hour")


def everything(shown: Scene) -> str:
    """All that is written around the board, and the board."""
    parts = [panel.write(shown).plain for panel in DRESS.panels]
    parts += [DRESS.track(shown).plain, status.standing(shown).plain]
    parts.append(draw(SMALL, shown, Marks()).text())
    parts += [location_text(shown, location).plain for location in (1, 8, 12)]
    return "\n".join(parts)


def test_the_table_of_deduction_tells_found_impossible_and_at_most_once() -> None:
    state = empty_board()
    state.found_clues = (0, 1, 1)
    told = panels.clues(scene(state, 0)).plain.split("\n")
    lines = {symbol: next(line for line in told if symbol in line) for symbol in SYMBOLS}
    assert "●○ at most once" in lines["crystal"]
    assert "●● impossible" in lines["hourglass"]
    assert "○○ open" in lines["moon"]
    assert "Matches needed: 4" in told[-1]


def test_the_table_of_deduction_counts_the_cards_in_ones_own_hand() -> None:
    state = empty_board()
    state.hands[0] = (1, 6, 11, 2)
    for card in state.hands[0]:
        state.priority_known[card] = 1
    told = panels.clues(scene(state, 0)).plain
    held = {line.split()[1]: line.count("▪") for line in told.splitlines()[:5]}
    assert held == {"crystal": 3, "hourglass": 1, "moon": 0, "star": 0, "cross": 0}


def test_the_line_above_the_board_tells_the_same_in_short() -> None:
    state = empty_board()
    state.found_clues = (0, 1, 1)
    state.health[1] = 3
    told = status.standing(scene(state, 0)).plain
    assert "◆1 ⊠– ☽2 ★2 ✚2" in told
    assert "♥♥♥♡♡" in told


def test_the_track_points_at_the_step_under_way_and_reminds_of_silence() -> None:
    state = new_state()
    told = DRESS.track(scene(state, 0)).plain
    assert "Round 1/8" in told
    assert "▸1 Priority◂" in told
    assert "silence" in told
    assert "silence" not in DRESS.track(scene(new_state(seats=1), 0)).plain


def test_ones_own_hand_is_shown_and_those_of_others_are_not() -> None:
    state = new_state()
    mine, theirs = panels.hands(scene(state, 0)).plain, panels.hands(scene(state, 1)).plain
    for card in state.hands[0]:
        assert re.search(rf"^ +{card} [◆⊠☽★✚] \w", mine, re.MULTILINE)
        assert not re.search(rf"\b{card}\b", theirs.split("\n")[1])
    assert "▒▒ ▒▒ ▒▒ ▒▒" in mine
    assert "▒▒ ▒▒ ▒▒ ▒▒" in theirs


def test_who_runs_two_seats_sees_both_hands() -> None:
    state = new_state()
    told = panels.hands(scene(state, 0, 1)).plain
    assert "▒▒" not in told
    spectator = panels.hands(scene(state)).plain
    assert spectator.count("▒▒") == 8


def test_the_action_card_shows_both_halves_and_the_one_that_would_resolve() -> None:
    state = new_state()
    card = min(state.hands[0])
    told = panels.cards(scene(state, 0, pointed=option("play", card))).plain
    assert "▸▲ top effect – so far" in told
    assert " ▼ bottom effect\n" in told
    said = scene(state, 0).narrator.component
    from kadath.games.final_hour.components.action_cards import ACTION_CARDS

    texts = said(ACTION_CARDS[state.plays[0].action].key, "en")
    assert texts["top"] in told
    assert texts["bottom"] in told


def test_the_half_that_would_resolve_stands_first() -> None:
    state = new_state()
    for card, order in ((1, ("▸▲", " ▼")), (30, ("▸▼", " ▲"))):
        told = panels.cards(scene(state, 0, pointed=option("play", card))).plain
        first, second = (told.index(sign) for sign in order)
        assert first < second, card


def test_the_action_card_of_another_is_face_down() -> None:
    state = new_state()
    told = panels.cards(scene(state, 1)).plain
    assert "face down" in told
    assert "effect" not in told


def test_a_priority_card_to_play_says_which_half_it_would_give() -> None:
    state = new_state()
    assert state.decision is not None
    line = choice(scene(state, 0), state.decision.options[0])
    assert line is not None
    assert "▲ top, unless 2 lower come" in line.plain
    assert choice(scene(state, 0), option("move", 3)) is None


def test_the_team_shows_health_place_items_and_the_lead() -> None:
    state = empty_board(investigators=["jenny_barnes", "rita_young"])
    state.items[1] = (0,)
    told = panels.team(scene(state, 0)).plain
    assert "@J Jenny Barnes ★" in told
    assert "♥♥♥♥♥ 12 Humanities" in told
    name = scene(state, 0).name("item", ITEMS[0].key)
    assert f"⚿ {name}" in told


def test_the_ancient_ones_panel_points_at_the_omen_to_come() -> None:
    state = played(new_state(seed=7), 4)
    told = panels.ancient_one(scene(state, 0)).plain
    assert "Cthulhu · easy" in told
    assert told.count("▸") == (1 if panels.omens_in_sight(scene(state, 0).view) else 0)
    assert "Gate tokens in the pile: 8" in told


@pytest.mark.parametrize("seats", [1, 2])
def test_the_counter_of_omens_shows_what_the_reckoning_will_count(seats: int) -> None:
    """Only cards that nobody has seen, or that an item takes away, can make it another number."""
    rng = Rng(5)
    state = new_state(seed=7, seats=seats)
    state.log = []
    counted = 0
    while state.decision is not None and counted < 4:
        before = panels.omens_in_sight(scene(state, 0).view)
        hidden = bool(state.stash) or any(not play.revealed for play in state.plays)
        state.log.clear()
        options = state.decision.options
        state.apply(options[rng.below(len(options))])
        told = {entry.kind: entry.args for entry in state.log}
        if "reckoning" in told and not hidden and "omens-added" not in told:
            counted += 1
            assert told["reckoning"]["amount"] == before
            if "no-omens" in told or "gate" in told:
                assert panels.omens_in_sight(scene(state, 0).view) == 0, "that round is over"
    assert counted


def test_the_piles_show_what_may_be_looked_at_any_time() -> None:
    state = empty_board()
    state.action_discards[0] = (0,)
    state.action_discards[1] = (12,)
    state.priority_discard = (4,)
    shown = scene(state, 0)
    told = panels.piles(shown).plain
    assert shown.name("action", 0) in told
    assert shown.name("action", 12) not in told
    assert "4★●" in told


def test_a_location_is_told_in_words() -> None:
    state = empty_board()
    state.monsters[2] = (token("red", 2, "runner"),)
    state.clues[2] = KEY
    told = location_text(scene(state, 0), 2).plain
    for said in ("green zone", "Red runner", "a clue token, face down", "3 free spaces", "R→1"):
        assert said in told


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_nothing_on_the_screen_depends_on_what_the_seat_does_not_know(seats: int) -> None:
    """Cards redealt behind a seat's back change nothing that it is shown."""
    rng = Rng(3)
    for seed in range(3):
        state = new_state(seats, seed)
        for choices in range(0, 60, 6):
            state = played(state, 6, seed + choices)
            for seat in range(seats):
                dealt = GAME.determinize(state, seat, rng)
                assert everything(scene(state, seat)) == everything(scene(dealt, seat))


def outside_brackets(text: str) -> list[str]:
    """The words that stand in no brackets; they may be nested, and an ellipsis closes them too."""
    depth = 0
    outside = []
    for piece in re.split(r"(\[\[|\]\]|…)", text):
        if piece == "[[":
            depth += 1
        elif piece in ("]]", "…"):
            depth -= 1
        elif depth == 0:
            outside += re.findall(r"\w+", piece)
    assert depth == 0
    return outside


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_word_comes_from_the_messages(seats: int) -> None:
    state = played(new_state(seats, difficulty="normal"), 30)
    shown = scene(state, 0, language=BRACKETS)
    texts = [panel.write(shown).plain for panel in DRESS.panels]
    texts += [location_text(shown, location).plain for location in (1, 8, 12)]
    texts += [DRESS.track(shown).plain, status.standing(shown).plain, legend(shown).plain]
    a_sign = re.compile(r"[A-Za-z]?\d*|Ada")
    for text in texts:
        assert [word for word in outside_brackets(text) if not a_sign.fullmatch(word)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_legend_explains_every_sign(language: str) -> None:
    state = new_state()
    told = legend(scene(state, 0, language=language)).plain
    drawn = draw(SMALL, scene(state, 0, language=language), Marks()).text()
    signs = {sign for sign in drawn if not sign.isalnum() and not sign.isspace()}
    lines = set("─│╭╮╰╯┄┊…-’'.")
    assert {sign for sign in signs - lines if sign not in told} == set()
