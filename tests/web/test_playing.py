"""People play with the mouse: whole games, undo, looking around."""

from __future__ import annotations

import re
from random import Random

from tests.web.guests import Guest, Guests, expect, play, whose_turn


def two_at_a_table(guests: Guests, **setup: object) -> tuple[Guest, Guest, str]:
    """Ada sets up a table for two and a bot; Ben follows her link and gets a seat."""
    ada, ben = guests.come("Ada"), guests.come("Ben")
    table = ada.new_table(["me", "open", {"bot": "random"}], **setup)
    link = ada.page.locator("#invite-link").input_value()
    ben.open(link[link.index("/join/") :])
    ben.page.get_by_role("button", name="Join the table").click()
    ben.page.get_by_role("button", name="I am ready").click()
    ada.page.get_by_role("button", name="I am ready").click()
    ada.sees_board()
    ben.sees_board()
    return ada, ben, table


def test_two_people_and_a_bot_play_a_whole_game(guests: Guests) -> None:
    ada, ben, table = two_at_a_table(guests)
    assert play([ada, ben], Random(3)) > 10
    kept = next(one for one in ada.get("tables")["tables"] if one["table"] == table)
    assert kept["status"] == "finished"
    for one in (ada, ben):
        ending = one.page.locator("dialog[open]")
        expect(ending.locator("h2")).to_have_text("Won" if kept["outcome"]["won"] else "Lost")
        expect(ending.locator(".reason")).to_have_text(kept["outcome"]["text"])
    ben.page.get_by_role("button", name="Play again").click()
    ada.page.get_by_role("button", name="Join the next game").click()
    for one in (ada, ben):
        one.sees_board()
        expect(one.page).not_to_have_url(re.compile(table))
    ada.open(f"/table/{table}")
    ada.page.get_by_role("button", name="How it ended").click()
    ada.page.get_by_role("link", name="Watch the game again").click()
    expect(ada.page.locator(".made")).to_have_text("Before the first choice")


def test_somebody_who_waits_is_told_for_whom(guests: Guests) -> None:
    ada, ben, _ = two_at_a_table(guests, lead=0)
    ada.waits_for_turn()
    expect(ada.page.locator(".prompt .who")).to_have_text("Your decision")
    expect(ben.page.locator(".prompt .who")).to_have_text("Waiting for Ada")
    assert ben.options.count() == 0
    assert ben.question == ada.question


def test_a_seat_that_somebody_left_for_good_is_called_free_beside_the_remedy(
    guests: Guests,
) -> None:
    ada, ben, _ = two_at_a_table(guests, lead=0)
    ada.waits_for_turn()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Leave the table for good").click()
    ada.page.get_by_role("button", name="Really leave? Your seat will be open to others").click()
    who = ben.page.locator(".prompt .who")
    expect(who).to_contain_text("Seat 1 is empty")
    ben.page.locator(".prompt").get_by_role("button", name="Let a bot play").click()
    expect(who).not_to_contain_text("is empty")


def test_undo_needs_the_consent_of_the_others(guests: Guests) -> None:
    ada, ben, _ = two_at_a_table(guests, lead=0)
    ada.waits_for_turn()
    keys = ada.keys()
    ada.choose(keys[0])
    expect(ada.options).to_have_count(0)

    def ask() -> None:
        ada.page.get_by_role("button", name="Undo").click()
        ada.page.get_by_role("button", name="Ask them").click()
        expect(ben.page.get_by_role("heading", name="Ada would like to undo")).to_be_visible()

    ask()
    ben.page.get_by_role("button", name="No, let’s go on").click()
    expect(ada.page.locator(".prompt .lost")).to_have_count(0)
    expect(ada.options).to_have_count(0)
    ask()
    expect(ada.page.locator(".prompt .lost")).to_contain_text("Ben")
    ben.page.get_by_role("button", name="I agree").click()
    ada.waits_for_turn()
    assert ada.keys() == keys


def test_what_somebody_says_or_is_called_is_never_markup(guests: Guests) -> None:
    nasty = "<img src=x onerror=alert(1)>"
    ada, ben = guests.come(nasty), guests.come("Ben")
    ada.new_table(["me", "open"])
    link = ada.page.locator("#invite-link").input_value()
    ben.open(link[link.index("/join/") :])
    ben.page.get_by_role("button", name="Join the table").click()
    ada.page.locator("#chat-text").fill(f"{nasty}<b>bold</b>")
    ada.page.get_by_role("button", name="Send").click()
    expect(ben.page.locator(".chat li.said b")).to_have_text(nasty)
    expect(ben.page.locator(".chat li.said span")).to_have_text(f"{nasty}<b>bold</b>")
    expect(ben.page.locator(".seats li").first).to_contain_text(nasty)
    assert ben.page.locator("img[src=x]").count() == 0


def test_the_chat_rests_where_the_rules_demand_silence(guests: Guests) -> None:
    ada, _, _ = two_at_a_table(guests)
    ada.page.get_by_role("tab", name="Chat").click()
    expect(ada.page.get_by_text("The rules ask for silence now.")).to_be_visible()
    expect(ada.page.locator("#chat-text")).to_be_disabled()


def comes_to_a_move(guest: Guest) -> str:
    """Somebody plays until there is a place to go to; the option of going there."""
    rng = Random(5)
    for _ in range(60):
        guest.waits_for_turn()
        keys = guest.keys()
        if places := [key for key in keys if key.startswith("move:")]:
            return places[0]
        guest.choose(rng.choice(keys))
    raise AssertionError("there was nowhere to go")


def test_an_option_lights_up_on_the_board_and_can_be_chosen_there(guests: Guests) -> None:
    ada = guests.come()
    ada.new_table(["me"])
    move = comes_to_a_move(ada)
    location = move.partition(":")[2]
    plate = ada.page.locator(f"#location-{location}")
    lit = ada.page.locator(".plate.pointed", has=plate)
    expect(lit).to_have_count(0)
    ada.page.locator(f'[data-key="{move}"]').hover()
    expect(lit).to_have_count(1)
    version = ada.version
    plate.click()
    ada.goes_on(version)


def test_every_question_leads_to_its_rule(guests: Guests) -> None:
    ada = guests.come()
    ada.new_table(["me", {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    ada.page.locator(".why .as-link").click()
    rule = ada.page.locator("dialog[open] article").first
    expect(rule).to_contain_text("FH-070")
    ada.page.locator("#rule-words").fill("ritual site")
    ada.page.get_by_role("button", name="Search").click()
    expect(ada.page.locator("dialog[open] article").first).to_contain_text("itual")


def test_a_hint_and_a_copy_to_try_things_out(guests: Guests) -> None:
    ada = guests.come()
    table = ada.new_table(["me", {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    ada.page.get_by_role("button", name="Hint").click()
    expect(ada.page.locator("button.option.best")).to_have_count(1)
    keys = ada.keys()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="What if? Try it on a copy").click()
    expect(ada.page.locator(".sandbox")).to_be_visible()
    ada.waits_for_turn()
    assert ada.keys() == keys
    ada.choose()
    # The way back outlives the page.
    ada.page.reload()
    ada.page.get_by_role("link", name="Back to the table").click()
    expect(ada.page).to_have_url(re.compile(f"/table/{table}$"))
    expect(ada.page.locator(".sandbox")).to_have_count(0)
    ada.waits_for_turn()
    assert ada.keys() == keys


def test_a_page_in_the_background_says_what_it_is_time_for(guests: Guests) -> None:
    ada, ben, _ = two_at_a_table(guests, lead=0)
    ada.waits_for_turn()
    look = (
        "hidden => { Object.defineProperty(document, 'hidden',"
        " { get: () => hidden, configurable: true });"
        " document.dispatchEvent(new Event('visibilitychange')); }"
    )
    expect(ada.page).to_have_title("● Ada’s table")
    ada.page.evaluate(look, True)
    expect(ada.page).to_have_title("● Your decision · Ada’s table")
    ada.page.evaluate(look, False)
    ben.page.evaluate(look, True)
    play_a_round(ada, ben)
    expect(ben.page).to_have_title(re.compile("Round 2/"))
    ben.page.evaluate(look, False)
    expect(ben.page).not_to_have_title(re.compile("Round"))


def play_a_round(*people: Guest) -> None:
    """Choose by chance until the next round."""
    rng = Random(4)
    for _ in range(60):
        asked = whose_turn(list(people))
        if asked is None or asked.page.locator(".track strong").inner_text().startswith("Round 2"):
            return
        keys = asked.keys()
        asked.choose(rng.choice([key for key in keys if key != "ready"]))
    raise AssertionError("the round did not end")


def test_a_seat_is_handed_to_somebody_who_came_later(guests: Guests) -> None:
    ada, ben, _ = two_at_a_table(guests, lead=0)
    ben.page.get_by_role("tab", name="People").click()
    ben.page.get_by_label("Give the seat to…").select_option(label="Ada")
    expect(ada.page.locator(".hands .fan")).to_have_count(2)
    expect(ben.page.locator(".hands .fan")).to_have_count(0)
    ada.page.get_by_role("tab", name="People").click()
    link = ada.page.locator("#invite-link").input_value()
    ada.page.get_by_role("button", name="Make new links").click()
    expect(ada.page.locator("#invite-link")).not_to_have_value(link)
    cleo = guests.come("Cleo")
    cleo.open(link[link.index("/join/") :])
    expect(cleo.page.get_by_role("link", name="To the start page")).to_be_visible()
    guests.complaints.clear()


def test_something_wrong_can_be_reported(guests: Guests) -> None:
    ada = guests.come()
    ada.new_table(["me", {"bot": "random"}])
    ada.sees_board()
    ada.page.get_by_role("button", name="Menu").click()
    ada.page.get_by_role("button", name="Something is wrong here").click()
    ada.page.get_by_label("What is wrong?").fill("The moon is out.")
    ada.page.get_by_role("button", name="Save").click()
    expect(ada.page.get_by_text("Saved as")).to_be_visible()
