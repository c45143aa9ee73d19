"""The start page: setting up, my tables, moving to another device, records; and watching."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

from tests.web.guests import PHONE, Guests, expect, play

IS_AROUND = """(parts) => {
  const [ring, thing] = parts.map((one) => document.querySelector(one)?.getBoundingClientRect());
  return ring && Math.hypot(ring.x + 6 - thing.x, ring.right - 6 - thing.right) < 2
    && Math.hypot(ring.y + 6 - thing.y, ring.bottom - 6 - thing.bottom) < 2;
}"""
"""Whether one thing is drawn right around another."""


def test_a_table_is_set_up_as_the_form_says(guests: Guests) -> None:
    ada = guests.come()
    page = ada.page
    ada.open("/")
    ada.door("Final Hour").get_by_role("button", name="More options").click()
    page.get_by_label("Table name").fill("Friday night")
    page.get_by_role("radiogroup", name="Difficulty").get_by_role("radio", name="normal").check()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="3").check()
    page.get_by_role("combobox", name="Seat 2").select_option("bot-random")
    page.get_by_role("combobox", name="Seat 3").select_option("me")
    ada.picks("Character 1", "Lily Chen")
    ada.picks("Character 3", "Rita Young")
    page.get_by_role("button", name="Create table").click()
    ada.sees_board()
    expect(page.get_by_role("heading", name="Friday night")).to_be_visible()
    page.get_by_role("tab", name="Team").click()
    expect(page.locator(".tabs strong").first).to_have_text("Lily Chen")
    expect(page.locator(".tabs strong").nth(2)).to_have_text("Rita Young")
    # One person at two seats has two hands.
    expect(page.locator(".hands .fan")).to_have_count(2)


def test_somebody_alone_chooses_each_explorer_of_a_party(guests: Guests) -> None:
    ada = guests.come()
    page = ada.page
    ada.open("/")
    ada.door("Machina Arcana").get_by_role("button", name="More options").click()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="1").check()
    page.get_by_role("radiogroup", name="Explorers in play").get_by_role("radio", name="2").check()
    ada.picks("Character 1", "Kim Richards")
    ada.picks("Character 2", "Hank Horden")
    page.get_by_role("button", name="Create table").click()
    ada.sees_board()
    expect(page.locator(".dock .you")).to_contain_text("Kim Richards")
    expect(page.locator(".partners")).to_contain_text("Hank Horden")


def test_a_lobby_says_what_is_chosen_there_and_shows_no_code_that_leads_nowhere(
    guests: Guests,
) -> None:
    ada = guests.come()
    ada.found("lcg", ["me", "open"], {})
    seat = ada.page.locator(".seats .mine")
    expect(seat.locator(".choice")).to_contain_text("Plays")
    expect(seat.get_by_role("button", name="Character 1")).to_contain_text("drawn at random")
    expect(ada.page.locator(".table dl")).to_contain_text("Difficulty")
    expect(ada.page.locator(".table dl")).not_to_contain_text("Investigators")
    ada.picks("Character 1", "Roland Banks")
    expect(seat.locator(".choice")).to_contain_text("Starter deck · Build decks")
    expect(ada.page.locator(".invite")).to_contain_text("Only this computer can open the link")
    expect(ada.page.locator(".invite img")).to_have_count(0)

    ada.is_in_a_network()
    ada.page.reload()
    expect(ada.page.locator("#invite-link")).to_have_value(
        re.compile(r"^http://192\.0\.2\.7:8000/join/")
    )
    expect(ada.page.get_by_role("img", name="QR")).to_be_visible()


def test_a_lobby_shows_whom_the_table_was_set_up_with_until_somebody_else_plays_them(
    guests: Guests,
) -> None:
    ada, ben = guests.come(), guests.come("Ben")
    table = ada.found("lcg", ["me", "open"], {"investigators": ["roland-banks", "wendy-adams"]})
    own = ada.page.get_by_role("button", name="Character 1")
    expect(own).to_contain_text("Roland Banks")
    expect(ada.page.locator(".seats li").nth(1)).to_contain_text("Wendy Adams")
    ben.post("join", token=ada.get(f"tables/{table}")["links"]["play"].removeprefix("/join/"))
    ben.open(f"/table/{table}")
    expect(ben.page.get_by_role("button", name="Character 2")).to_contain_text("Wendy Adams")
    ben.picks("Character 2", "Roland Banks")
    expect(own).to_contain_text("drawn at random")


def test_my_tables_show_where_it_is_my_move(guests: Guests) -> None:
    ada = guests.come()
    table = ada.new_table(["me", {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    ada.page.get_by_role("link", name="To the start page").click()
    row = ada.page.locator(f'a[href="/table/{table}"]')
    expect(row).to_contain_text("your move")
    row.click()
    ada.waits_for_turn()


def test_a_recovery_link_moves_somebody_to_another_device(guests: Guests) -> None:
    ada, phone = guests.come("Ada"), guests.come(name="")
    ada.open("/")
    ada.page.get_by_role("button", name="Move to another device").click()
    link = ada.page.get_by_role("textbox", name="Move to another device").input_value()
    ada.page.get_by_role("button", name="Copy", exact=True).click()
    expect(ada.page.locator(".notices p")).to_be_visible()
    phone.open(link[link.index("/recover#") :])
    phone.page.get_by_role("button", name="Yes, that is me").click()
    expect(phone.page.get_by_text("You are Ada")).to_be_visible()


def test_a_recovery_link_opens_in_the_language_of_its_owner(guests: Guests) -> None:
    ada, phone = guests.come("Ada", "pl"), guests.come(name="", language="en")
    phone.open(ada.post("me/recovery")["path"])
    expect(phone.page.locator("html")).to_have_attribute("lang", "pl")
    phone.page.get_by_role("button", name="Tak, to ja").click()
    expect(phone.page.get_by_role("heading", name="Moje stoły")).to_be_visible()
    expect(phone.page.locator("html")).to_have_attribute("lang", "pl")


def test_before_the_game_only_who_looks_at_the_table_is_listed_as_here(guests: Guests) -> None:
    ada, ben = guests.come("Ada"), guests.come("Ben")
    table = ada.new_table(["me", "open"])
    ben.open(ada.get(f"tables/{table}")["links"]["play"])
    ben.page.get_by_role("button", name="Join the table").click()
    here = ada.page.get_by_text("Here: ")
    expect(here).to_contain_text("Ben")
    ben.page.close()
    expect(here).to_have_text("Here: Ada.")


def test_a_record_can_be_saved_and_opened_again(guests: Guests, tmp_path: Path) -> None:
    ada = guests.come()
    table = ada.new_table(["me"])
    ada.sees_board()
    play([ada], Random(2), ready_from=0)
    record = tmp_path / "game.json"
    record.write_text(json.dumps(ada.get(f"tables/{table}/record")), encoding="utf-8")
    ada.open("/")
    ada.page.locator("input[type=file]").set_input_files(record)
    expect(ada.page.locator(".made")).to_have_text("Before the first choice")


def test_a_spectator_sees_the_table_and_nobodys_cards(guests: Guests) -> None:
    ada, eve = guests.come("Ada"), guests.come("Eve")
    ada.new_table(["me", {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    ada.page.get_by_role("tab", name="People").click()
    ada.page.get_by_role("button", name="to watch").click()
    link = ada.page.locator("#invite-link").input_value()
    eve.open(link[link.index("/join/") :])
    eve.page.get_by_role("button", name="Watch").click()
    eve.sees_board()
    expect(eve.page.locator(".prompt .who")).to_have_text("Waiting for Ada")
    assert eve.options.count() == 0
    assert eve.page.locator(".hands .card").count() == 0
    eve.page.get_by_role("tab", name="Team").click()
    expect(eve.page.locator(".panel .hand .priority.back")).to_have_count(8)
    before = ada.version
    ada.choose()
    eve.goes_on(before)


def test_the_tour_leads_around_the_table_once(guests: Guests) -> None:
    ada = guests.come(toured=False)
    ada.new_table(["me", {"bot": "random"}], lead=0)
    tour = ada.page.get_by_role("dialog", name="Look around the table")
    expect(tour).to_contain_text("1 of 7")
    for _ in range(6):
        tour.get_by_role("button", name="Next").click()
    tour.get_by_role("button", name="Begin").click()
    expect(tour).to_have_count(0)
    ada.page.reload()
    ada.waits_for_turn()
    expect(tour).to_have_count(0)


def test_the_tour_points_on_a_phone_at_the_way_to_what_is_elsewhere(guests: Guests) -> None:
    ada = guests.come(toured=False, size=PHONE)
    ada.new_table(["me", {"bot": "random"}], lead=0)
    ada.waits_for_turn()
    tour = ada.page.get_by_role("dialog", name="Look around the table")
    ways = {4: ".views .you", 6: ".views .log", 7: ".prompt .quick"}
    for stop in range(1, 8):
        expect(tour).to_contain_text(f"{stop} of 7")
        if way := ways.get(stop):
            ada.page.wait_for_function(IS_AROUND, arg=[".spot:has(+ .stop)", way])
            (told, card) = ada.boxes(way, ".stop")
            assert not card.overlaps(told)
        tour.locator(".main").click()


def test_why_a_table_was_refused_is_read_above_the_form(guests: Guests) -> None:
    ada = guests.come()
    page = ada.page
    ada.open("/")
    problem = json.dumps({"error": {"code": "bad-setup", "text": "Not like that."}})
    page.route("**/api/tables", lambda one: one.fulfill(status=422, body=problem))
    ada.door("Final Hour").get_by_role("button", name="More options").click()
    page.get_by_role("button", name="Create table").click()
    told = page.locator(".notices p")
    expect(told).to_contain_text("Not like that.")
    # It is in the top layer, and came there after the dialog.
    expect(page.locator("dialog[open]")).to_be_visible()
    expect(page.locator(".notices p:popover-open")).to_be_visible()
    # The browser logs the refusal itself.
    guests.complaints.clear()
