"""Building decks on the page, and sitting down with one."""

from __future__ import annotations

from tests.web.guests import DESK, PHONE, PHONE_AND_DESK, TABLET, Guest, Guests, expect
from tests.web.test_accessibility import faults


def building(guests: Guests, size: tuple[int, int] = DESK) -> Guest:
    """Somebody opens the deck builder with Roland's starter deck."""
    ada = guests.come("Ada", size=size)
    ada.open("/decks/lcg")
    ada.page.get_by_role("button", name="From the starter deck").click()
    expect(ada.page.locator(".legal")).to_be_visible()
    return ada


def test_a_deck_is_judged_while_it_is_built_and_played_with(guests: Guests) -> None:
    ada = building(guests)
    page = ada.page
    page.get_by_role("button", name="One less: Knife").click()
    expect(page.locator(".size")).to_have_text("29 of 30")
    expect(page.locator(".reasons")).to_contain_text("30")
    guts = page.locator(".pool").get_by_role("button", name="One more: Guts")
    expect(guts).to_be_disabled()
    page.locator(".pool").get_by_role("button", name="One more: Machete").click()
    expect(page.locator(".legal")).to_be_visible()
    page.get_by_label("Deck name").fill("Two machetes")
    expect(page.get_by_role("button", name="Two machetes")).to_be_visible()

    page.get_by_role("link", name="To the tables").click()
    ada.door("The Card Game").get_by_role("button", name="More options").click()
    ada.picks("Character 1", "Roland Banks")
    ada.picks("Deck 1", "Two machetes")
    page.get_by_role("button", name="Create table").click()
    ada.waits_for_turn()
    page.get_by_role("tab", name="Book").click()
    page.get_by_role("button", name="Deck (").click()
    machete = page.locator(".deck li", has_text="Machete")
    expect(machete).to_have_text("2× Machete")
    # A line of the list opens the card.
    machete.get_by_role("button").click()
    expect(page.get_by_role("dialog").get_by_role("heading", name="Machete")).to_be_visible()


def test_a_deck_is_brought_as_text_and_written_out(guests: Guests) -> None:
    ada = building(guests)
    page = ada.page
    page.get_by_text("The deck as a list").click()
    text = page.get_by_role("textbox", name="The deck as a list").input_value()
    assert text.startswith("Roland Banks")
    page.get_by_label("Import a deck").fill(text.replace("Roland Banks", "Daisy Walker", 1))
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.locator(".deck h2")).to_have_text("Daisy Walker")
    expect(page.locator(".reasons")).to_contain_text("guardian")
    page.get_by_label("Import a deck").fill("a shopping list")
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_role("status").get_by_text("shopping")).to_be_visible()
    page.get_by_label("Import a deck").fill("https://deck.example/decklist/view/101")
    page.get_by_role("button", name="Import", exact=True).click()
    expect(page.get_by_role("status").get_by_text("nothing is fetched")).to_be_visible()


def test_unknown_cards_of_a_file_are_named_until_the_deck_is_mended(guests: Guests) -> None:
    ada = guests.come()
    ada.open("/decks/lcg")
    page = ada.page
    page.get_by_role("button", name="From the starter deck").click()
    page.get_by_text("The deck as a list").click()
    text = page.get_by_role("textbox", name="The deck as a list").input_value()
    assert "2x Guts" in text
    brought = text.replace("2x Guts", "2x Fireball of Doom").encode()
    page.get_by_label("From a file").set_input_files(
        {"name": "deck.txt", "mimeType": "text/plain", "buffer": brought}
    )
    reasons = page.locator(".reasons")
    expect(reasons).to_contain_text("“Fireball of Doom” is not a card of this box.")
    more = page.locator(".pool").get_by_role("button", name="One more: Guts")
    more.click()
    # It is still named when only half of it is mended.
    expect(page.locator(".size")).to_have_text("29 of 30")
    expect(reasons).to_contain_text("Fireball of Doom")
    more.click()
    expect(page.locator(".legal")).to_be_visible()
    expect(reasons).to_have_count(0)


def test_a_friend_brings_a_deck_to_the_table(guests: Guests) -> None:
    ada, ben = guests.come(), guests.come("Ben")
    ben.open("/decks/lcg")
    ben.page.get_by_role("button", name="From the starter deck").click()
    ben.page.get_by_label("Deck name").fill("Roland as Ben plays him")
    expect(ben.page.get_by_role("button", name="Roland as Ben plays him")).to_be_visible()
    table = ada.found("lcg", ["me", "open"], {})
    ben.post("join", token=ada.get(f"tables/{table}")["links"]["play"].removeprefix("/join/"))
    ben.open(f"/table/{table}")
    ben.picks("Character 2", "Roland Banks")
    ben.picks("Deck 2", "Roland as Ben plays him")
    expect(ada.page.locator(".seats li").nth(1)).to_contain_text(
        "Roland Banks (Roland as Ben plays him)"
    )
    ada.page.get_by_role("button", name="Character 1").click()
    expect(ada.page.get_by_role("radio", name="Roland Banks")).to_be_disabled()
    ada.page.keyboard.press("Escape")
    for guest in (ada, ben):
        guest.page.get_by_role("button", name="I am ready").click()
    ben.sees_board()
    expect(ben.page.get_by_text("Roland Banks").first).to_be_visible()


def test_decks_move_to_another_device_with_their_owner(guests: Guests) -> None:
    ada, phone = building(guests), guests.come(name="", size=PHONE)
    ada.page.get_by_role("button", name="One less: Knife").click()
    ada.page.get_by_label("Deck name").fill("No knife")
    # Whoever leaves at once loses nothing.
    ada.open("/")
    path = ada.post("me/recovery")["path"]
    phone.open(path)
    phone.page.get_by_role("button", name="Yes, that is me").click()
    expect(phone.page.get_by_text("You are Ada")).to_be_visible()
    phone.open("/decks/lcg")
    phone.page.get_by_role("button", name="No knife").click()
    expect(phone.page.locator(".size")).to_have_text("29 of 30")
    phone.page.get_by_role("button", name="Delete deck").click()
    expect(phone.page.get_by_role("button", name="No knife")).to_have_count(0)
    ada.open("/decks/lcg")
    expect(ada.page.get_by_role("button", name="From the starter deck")).to_be_visible()
    expect(ada.page.get_by_role("button", name="No knife")).to_have_count(0)


@PHONE_AND_DESK
def test_the_builder_fits_and_can_be_read_by_all(guests: Guests, size: tuple[int, int]) -> None:
    ada = building(guests, size)
    line = ada.page.locator(".pool .name").first
    line.click()
    # A line opens the card itself, with all that it says.
    card = ada.page.locator(".pool .card.whole")
    expect(card.locator(".name")).to_have_text("Physical Training")
    expect(card.locator(".cost")).to_have_text("2")
    expect(card.locator(".text")).to_contain_text("you have +1 willpower")
    below = "one => one.scrollHeight <= one.clientHeight + 1"
    assert card.locator(".text").evaluate(below)
    assert ada.fits()
    assert faults(ada) == []


def test_a_deck_is_begun_for_whoever_is_chosen_by_face_or_by_key(guests: Guests) -> None:
    ada = guests.come(drawn=True)
    ada.open("/decks/lcg")
    people = ada.page.get_by_role("radiogroup", name="A new deck for").get_by_role("radio")
    expect(people).to_have_count(5)
    people.first.focus()
    ada.page.keyboard.press("ArrowRight")
    expect(ada.page.get_by_role("radio", name="Daisy Walker")).to_be_checked()
    ada.page.get_by_role("button", name="From the starter deck").click()
    expect(ada.page.locator(".deck h2")).to_contain_text("Daisy Walker")
    # Every card is seen beside its name, and the lists are gone through side by side.
    expect(ada.page.locator(".pool li .window img").first).to_be_visible()
    assert ada.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")


def test_a_tablet_has_the_cards_to_choose_from_right_below_the_decks(guests: Guests) -> None:
    ada = building(guests, TABLET)
    (mine, deck, pool) = ada.boxes("section.mine", "section.deck", "section.pool")
    assert mine.bottom < pool.y < mine.bottom + 40
    assert deck.x > mine.right
    assert deck.bottom > pool.y


def test_nothing_sticks_out_of_the_builder_in_longer_words(guests: Guests) -> None:
    ada = guests.come(language="uk", size=PHONE)
    ada.open("/decks/lcg")
    ada.page.locator("main .button.main").click()
    expect(ada.page.locator(".legal")).to_be_visible()
    assert ada.fits()
