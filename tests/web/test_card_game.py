"""The card game on the page: a whole scenario, the table by mouse and by keyboard, every size."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from tests.web.guests import (
    EACH_SIZE_AND_LANGUAGE,
    PHONE_AND_DESK,
    Guest,
    Guests,
    each,
    expect,
)
from tests.web.played import sits_down
from tests.web.test_accessibility import faults

from kadath import __version__
from kadath.games import game
from kadath.kernel.decision import Option
from kadath.kernel.record import Record
from kadath.kernel.several import Picks

ROLAND = {"seats": 1, "difficulty": "easy", "investigators": ["roland-banks"]}
LIKES = {
    "advance": 50,
    "fight": 12,
    "investigate": 10,
    "react": 8,
    "commit": 6,
    "play": 3,
    "move": 2,
}
DISLIKES = {"done": 0.05, "draw": 0.5, "resource": 0.5, "use": 0.0}
"""Nothing is used in windows: people are spared those that cannot matter, and records are not."""
GAMES = 3000


def at_the_card_game(guest: Guest, seats: int = 1, **setup: Any) -> None:
    """Somebody sets up the card game for themselves and comes to the first action."""
    people = ["roland-banks", "wendy-adams", "agnes-baker"][:seats]
    chosen = {"difficulty": "easy", "investigators": people, **setup}
    guest.found("lcg", ["me"] * seats, chosen)
    guest.waits_for_turn()
    while "investigate" not in (keys := guest.keys()):
        guest.choose(next((key for key in ("done", "pass") if key in keys), keys[0]))
        guest.waits_for_turn()


def plays_on(guest: Guest, rng: Random, choices: int) -> None:
    """Make some choices, such as people make who do not give up."""
    for _ in range(choices):
        guest.waits_for_turn()
        offered = guest.keys()
        keys = [key for key in offered if not key.startswith("activate")]
        guest.choose(rng.choice(keys))


def a_game_with_a_resolution() -> tuple[int, list[list[str]]]:
    """The seed of a game of The Gathering that comes to one of its resolutions, and the answers.

    An answer is one option, or all that is ticked where several things are chosen.
    """
    lcg = game("lcg")

    def weight(option: Option) -> float:
        return LIKES.get(option.verb) or DISLIKES.get(option.verb, 1)

    for seed in range(GAMES):
        state, rng = lcg.new(ROLAND, seed), Random(seed)
        answers = []
        while state.decision is not None:
            if (several := state.several) is not None:
                picks: Picks = ()
                while (addable := several.addable(picks)) and not (
                    several.is_whole(picks) and rng.random() < 0.3
                ):
                    picks = (*picks, rng.choice(addable))
                for one in several.run(picks):
                    state.apply(one)
                answers.append([one.key for one in picks])
                continue
            options = state.decision.options
            # To resign is no resolution.
            staying = [one for one in options if one.verb != "activate" or len(options) == 1]
            (chosen,) = rng.choices(staying, [weight(one) for one in staying])
            state.apply(chosen)
            answers.append([chosen.key])
        assert state.outcome is not None
        if state.outcome.reason.startswith("R"):
            return seed, answers
    raise AssertionError("no game came to a resolution")


@pytest.mark.thorough
def test_one_person_plays_the_gathering_to_a_resolution(guests: Guests) -> None:
    seed, answers = a_game_with_a_resolution()
    ada = guests.come("Ada")
    sits_down(ada, Record("lcg", __version__, ROLAND, seed))
    for at, keys in enumerate(answers):
        ada.waits_for_turn()
        offered = ada.keys()
        if keys == ["pass"] and "pass" not in offered:
            # What could be done first stands beside the choice that follows, and passes with it.
            continue
        assert set(keys) <= set(offered), f"answer {at + 1} of seed {seed}"
        version = ada.version
        single = f'[data-key="{keys[0]}"]:not([role])' if keys else "nothing"
        if ada.page.locator(single).count():
            ada.unfolds(keys[0])
            ada.page.locator(single).click()
        else:
            ada.ticks_and_confirms(*keys)
        ada.goes_on(version)
    ending = ada.page.locator("dialog[open]")
    expect(ending.locator(".reason")).to_contain_text("Resolution")
    assert len(ending.locator(".reason").inner_text()) > 60
    expect(ending.locator(".story")).to_have_count(0)
    expect(ending).to_contain_text("Roland Banks")
    ada.page.get_by_role("link", name="Watch the game again").click()
    expect(ada.page.locator(".made")).to_have_text("Before the first choice")


@PHONE_AND_DESK
def test_a_fast_card_stands_beside_the_actions(guests: Guests, size: tuple[int, int]) -> None:
    setup = {"seats": 1, "investigators": ["wendy-adams"]}
    ada = guests.come("Ada", size=size)
    sits_down(ada, Record("lcg", __version__, setup, 9))
    ada.choose("done")
    ada.waits_for_turn()
    ada.unfolds("play:6")
    expect(ada.page.get_by_text("Before that, you could")).to_be_visible()
    keys = ada.keys()
    assert {"investigate", "draw", "play:6", "done"} <= set(keys)
    assert keys[-1] == "done"
    assert ada.fits()
    ada.choose("play:6")


def a_campaign_at_its_purchases() -> Record:
    """The choices of a campaign up to where experience is spent."""
    lcg = game("lcg")
    setup = {**ROLAND, "mode": "campaign"}
    for seed in range(GAMES):
        state, rng = lcg.new(setup, seed), Random(seed)
        record = Record("lcg", __version__, setup, seed)
        while state.decision is not None:
            if state.decision.ask == "buy":
                return record
            chosen = rng.choice(state.decision.options)
            state.apply(chosen)
            record.add(chosen.key, state)
    raise AssertionError("nobody came to spend experience")


def test_between_scenarios_cards_are_bought_by_pressing_them(guests: Guests) -> None:
    ada = guests.come("Ada")
    sits_down(ada, a_campaign_at_its_purchases())
    expect(ada.page.get_by_role("heading", name="Between scenarios")).to_be_visible()
    expect(ada.page.locator(".track")).to_have_text("Between scenarios")
    keys = ada.keys()
    bought = next(key for key in keys if key.startswith("buy:"))
    card = ada.page.locator(f"[data-thing=face-{bought.split(':')[1]}]")
    expect(card).to_contain_text("experience: ")
    expect(ada.page.locator(".rail, .dock")).to_have_count(0)
    version = ada.version
    card.click()
    ada.goes_on(version)
    ada.page.get_by_role("tab", name="Book").click()
    expect(ada.page.get_by_role("tabpanel")).to_contain_text("Campaign log")


@pytest.mark.parametrize("setup", [{"scenario": "the-midnight-masks"}, {"mode": "campaign"}])
def test_the_scenario_is_named_before_anything_is_laid_out(
    guests: Guests, setup: dict[str, str]
) -> None:
    ada = guests.come("Ada")
    chosen = {"difficulty": "hard", "investigators": ["roland-banks"], **setup}
    ada.found("lcg", ["me"], chosen)
    ada.waits_for_turn()
    assert "opening hand" in ada.question
    name = "The Gathering" if "mode" in setup else "The Midnight Masks"
    expect(ada.page.locator(".board").get_by_role("heading")).to_have_text(name)
    expect(ada.page.locator(".board .how")).to_have_text("Difficulty: hard")


def test_a_copy_to_try_things_out_on_has_the_ways_of_the_map(guests: Guests) -> None:
    ada = guests.come()
    at_the_card_game(ada, scenario="the-midnight-masks")
    ways = ada.page.locator(".ways .way")
    expect(ways.first).to_be_attached()
    drawn = ways.count()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="What if? Try it on a copy").click()
    expect(ada.page.locator(".sandbox")).to_be_visible()
    expect(ways).to_have_count(drawn)


def test_no_two_locations_read_alike(guests: Guests) -> None:
    ada = guests.come("Ada")
    at_the_card_game(ada, scenario="the-devourer-below")
    names = ada.page.locator(".place .name").all_inner_texts()
    assert len(set(names)) == len(names) > 4
    assert any(name.startswith("Arkham Woods (1)") for name in names)
    moves = ada.page.locator("button.option", has_text=re.compile(r"Arkham Woods\W*1; unrevealed"))
    moves.first.hover()
    expect(ada.page.locator(".press.pointed .name")).to_contain_text("Arkham Woods (1)")
    lines = ada.options.locator(".text").all_inner_texts()
    assert len(set(lines)) == len(lines)


def test_what_may_be_chosen_is_pressed_on_the_table(guests: Guests) -> None:
    ada = guests.come("Ada")
    at_the_card_game(ada)
    version = ada.version
    place = ada.page.locator("[id^=location-].choosable")
    expect(place).to_have_count(1)
    expect(place).to_have_accessible_name("Study, shroud 2, clues: 2, Roland Banks. Can be chosen.")
    place.hover()
    expect(ada.page.locator("button.option.pointed")).to_contain_text("Investigate the Study")
    place.click()
    ada.goes_on(version)
    expect(ada.page.locator(".log ol")).to_contain_text("intellect test")


def test_a_test_shows_its_parts_its_chances_and_its_end(guests: Guests) -> None:
    ada = guests.come("Ada")
    at_the_card_game(ada, 2)
    option = ada.page.locator('[data-key="investigate"]')
    expect(option.locator(".chance")).to_contain_text("%")
    ada.choose("investigate")
    ada.waits_for_turn()
    while ada.page.locator(".attempt").count():
        expect(ada.page.locator(".attempt .score")).to_have_attribute("aria-label", "3 against 2")
        expect(ada.page.locator(".attempt .win")).to_contain_text("You discover 1 clue.")
        expect(ada.page.locator(".attempt .lose")).to_contain_text("the action is spent")
        expect(ada.page.locator(".attempt .go")).to_contain_text("%")
        offered = ada.keys()
        ada.choose("done" if "done" in offered else "pass")
        ada.waits_for_turn()
    expect(ada.page.locator(".log ol")).to_contain_text("reveals a chaos token")


def test_orders_let_windows_pass(guests: Guests) -> None:
    ada = guests.come("Ada")
    at_the_card_game(ada)
    # What one may be asked is known a little after the first question.
    expect(ada.page.locator(".prompt .tools").get_by_text("Auto-pass")).to_be_visible()
    ada.page.keyboard.press("p")
    # Three ways of being asked come first; each occasion by itself is behind them.
    quick = ada.page.get_by_role("radio", name="Quickly.")
    quick.check()
    expect(ada.page.locator("dialog[open] #order-0-test-window")).to_have_value("pass")
    ada.page.get_by_text("Each occasion separately").click()
    for kind in ("own-commit", "own-test", "test-window"):
        ada.page.locator(f"dialog[open] #order-0-{kind}").select_option("pass")
    ada.page.keyboard.press("Escape")
    ada.choose("investigate")
    ada.waits_for_turn()
    offered = ada.keys()
    assert not any(key.startswith("commit") for key in offered)
    ada.page.reload()
    ada.waits_for_turn()
    ada.page.keyboard.press("p")
    expect(ada.page.locator("dialog[open] #order-0-own-commit")).to_have_value("pass")


def test_a_card_from_close_by_explains_its_keywords_and_values(guests: Guests) -> None:
    ada = guests.come("Ada")
    at_the_card_game(ada)
    ada.page.locator("[data-thing^=investigator-]").first.focus()
    ada.page.keyboard.press(" ")
    look = ada.page.locator("dialog[open]")
    expect(look).to_contain_text("Roland Banks")
    expect(look.locator("dl")).to_contain_text("combat")
    ada.page.keyboard.press("Escape")
    ada.page.get_by_role("tab", name="Chaos bag").click()
    expect(ada.page.get_by_role("tabpanel")).to_contain_text("16 tokens")
    expect(ada.page.get_by_role("tabpanel")).to_contain_text("Skull")


def a_game_with_an_asset_to_play() -> tuple[Record, str]:
    """The choices of a game up to where an asset may be played, and which."""
    lcg = game("lcg")
    for seed in range(GAMES):
        state: Any = lcg.new(ROLAND, seed)
        record = Record("lcg", __version__, ROLAND, seed)
        state.apply("done")
        record.add("done", state)
        for option in state.decision.options:
            if option.verb == "play" and state.face(option.ids[0]).TYPE == "asset":
                return record, option.key
    raise AssertionError("nobody drew an asset")


def test_a_card_that_is_played_flies_from_the_hand_to_the_table(guests: Guests) -> None:
    record, played = a_game_with_an_asset_to_play()
    ada = guests.come("Ada", moves=True, pace="fast")
    sits_down(ada, record)
    ada.page.evaluate(
        "() => { window.flown = []; const { animate } = Element.prototype;"
        " Element.prototype.animate = function (...how) {"
        " if (how[0][0]?.transform?.startsWith('translate')) flown.push(this.dataset.thing);"
        " return animate.apply(this, how); }; }"
    )
    ada.choose(played)
    card = f"card-{played.split(':')[1]}"
    ada.page.wait_for_function("card => flown.includes(card)", arg=card)


def test_the_card_game_by_keyboard_alone(guests: Guests) -> None:
    ada = guests.come("Ada")
    at_the_card_game(ada)
    keyboard = ada.page.keyboard
    version = ada.version
    keyboard.press("b")
    assert ada.page.evaluate("() => document.activeElement.id").startswith("location-")
    keyboard.press("Enter")
    ada.goes_on(version)
    ada.waits_for_turn()
    assert ada.page.locator(".enough [data-key]").count() == 1
    version = ada.version
    keyboard.press("e")
    ada.goes_on(version)
    for _ in range(24):
        ada.waits_for_turn()
        version = ada.version
        if ada.page.locator('[data-key="confirm"][aria-disabled="true"]').count():
            keyboard.press("1")
            ada.is_weighed()
            continue
        keyboard.press("o")
        keyboard.press("ArrowUp")
        keyboard.press("Enter")
        ada.goes_on(version)
        if ada.is_over():
            break
    assert ada.page.evaluate("() => document.activeElement !== document.body")


@pytest.mark.thorough
@EACH_SIZE_AND_LANGUAGE
def test_nothing_of_the_card_game_sticks_out(
    guests: Guests, size: tuple[int, int], language: str
) -> None:
    ada = guests.come(language=language, size=size)
    at_the_card_game(ada, 2, scenario="the-midnight-masks")
    plays_on(ada, Random(5), 14)
    ada.waits_for_turn()
    for part in ("hand", "you", "team", "log"):
        ada.looks_at(part)
        assert ada.fits(), part
    for tab in each(ada.page.get_by_role("tab")):
        tab.click()
        assert ada.fits(), tab.inner_text()


@pytest.mark.thorough
@PHONE_AND_DESK
def test_axe_finds_nothing_serious_on_the_card_table(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come(size=size)
    at_the_card_game(ada, 2, scenario="the-midnight-masks")
    plays_on(ada, Random(3), 16)
    ada.waits_for_turn()
    for part in ("hand", "you", "team", "place", "log"):
        ada.looks_at(part)
        assert faults(ada) == [], part
    for tab in each(ada.page.get_by_role("tab")):
        tab.click()
        assert faults(ada, ".tabs") == [], tab.inner_text()
    ada.page.keyboard.press("p")
    assert faults(ada, "dialog[open]") == []
    ada.page.keyboard.press("Escape")
    ada.looks_at("place")
    ada.page.locator("[data-thing^=investigator-]").first.focus()
    ada.page.keyboard.press(" ")
    assert faults(ada, "dialog[open]") == []
