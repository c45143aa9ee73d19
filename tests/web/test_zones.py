"""The zones of a table stand still, and all of them are in sight."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from random import Random
from typing import Any

from tests.web.guests import (
    BROKEN_WORDS,
    EACH_LANGUAGE,
    LAPTOP,
    LAPTOP_AND_DESK,
    PHONE,
    Guest,
    Guests,
    each,
    expect,
    in_sizes,
)
from tests.web.played import played, sits_down
from tests.web.test_accessibility import faults
from tests.web.test_card_game import at_the_card_game

from kadath import __version__
from kadath.games import game
from kadath.kernel.record import Record
from kadath.kernel.views import ThingView

ZONES = (".rail", ".map", ".partners", ".dock", ".column")


PLACE = "[id^=location-]"
ON_SCREEN = """all => all.map(one =>
  parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a)"""
"""How large letters of a drawing are on the screen."""


@LAPTOP_AND_DESK
def test_nothing_moves_when_a_test_begins_and_ends(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come("Ada", size=size)
    at_the_card_game(ada, 2)
    before = ada.boxes(*ZONES, PLACE)
    ada.choose("investigate")
    ada.waits_for_turn()
    expect(ada.page.locator(".attempt")).to_have_count(1)
    assert ada.boxes(*ZONES) == before[:-1]
    while ada.page.locator(".attempt").count():
        offered = ada.keys()
        ada.choose("done" if "done" in offered else "pass")
        ada.waits_for_turn()
    assert ada.boxes(*ZONES, PLACE) == before


@LAPTOP_AND_DESK
def test_the_hand_is_never_below_the_fold(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come("Ada", size=size)
    at_the_card_game(ada, 2)
    assert ada.page.evaluate("() => document.documentElement.scrollHeight <= innerHeight")
    assert all(card.y + 100 < size[1] for card in ada.every_box(".fan .press", 5))
    ada.page.locator(".fan .press").first.focus()
    # What gets the focus below the edge of the screen does not push the table up.
    assert ada.page.locator(".table").evaluate("one => (one.scrollTop = 40, one.scrollTop)") == 0
    (risen,) = ada.boxes(".fan .press")
    assert risen.bottom <= size[1]
    assert shows_all(ada, ".rail .act .words"), "what the act asks for is not cut"


def shows_all(guest: Guest, part: str) -> bool:
    """Whether nothing of a part is cut off below."""
    return bool(
        guest.page.locator(part).evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    )


NINE = """(fan) => {
  const one = fan.querySelector("li");
  while (fan.children.length < 9) fan.append(one.cloneNode(true));
  fan.style.setProperty("--cards", 9);
  [...fan.children].forEach((card, at) => card.style.setProperty("--at", at - 4));
}"""
"""A hand of nine."""
THREE = """(strip) => {
  strip.replaceChildren(...[0, 1, 2].map(() => {
    const asset = document.createElement("li");
    const card = document.createElement("div");
    card.style.width = "var(--asset, 5.75rem)";
    card.style.height = "4.6rem";
    asset.append(card);
    return asset;
  }));
}"""
"""As wide as three assets."""


@LAPTOP_AND_DESK
def test_what_friends_say_before_the_game_is_in_sight(
    guests: Guests, size: tuple[int, int]
) -> None:
    ada = guests.come("Ada", size=size)
    ada.is_in_a_network()
    ada.found("lcg", ["me", "open", "open"], {})
    expect(ada.page.locator("#chat-text")).to_be_in_viewport(ratio=1)
    expect(ada.page.get_by_role("img", name="QR")).to_be_visible()
    (said,) = ada.boxes(".chat ol")
    assert said.height > 120


@EACH_LANGUAGE
def test_what_may_be_hidden_is_read_without_a_broken_word(guests: Guests, language: str) -> None:
    ada = guests.come(size=LAPTOP, language=language)
    ada.new_table(["me", {"bot": "thumb"}], lead=0)
    ada.waits_for_turn()
    ada.page.locator(".side [role=tab]").nth(1).click()
    heads = ada.page.locator(".panel thead th")
    expect(heads).to_have_count(4)
    assert heads.evaluate_all(BROKEN_WORDS) == []
    # A bar and its number stand side by side.
    (bar, row) = ada.boxes(".panel .bar", ".panel tbody td:has(.bar)")
    assert abs(bar.middle[1] - row.middle[1]) < 4


@LAPTOP_AND_DESK
def test_a_hand_of_nine_covers_none_of_three_assets(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come("Ada", size=size)
    at_the_card_game(ada)
    ada.page.locator(".fan").evaluate(NINE)
    assets = ada.page.locator(".you .strip")
    assets.evaluate(THREE)
    assert assets.evaluate("one => one.scrollWidth <= one.clientWidth")
    (third,) = ada.boxes(".you .strip li:last-child")
    cards = ada.every_box(".fan li")
    assert len(cards) == 9
    assert min(one.x for one in cards) >= third.right
    assert max(one.right for one in cards) <= size[0] - 318


@LAPTOP_AND_DESK
def test_a_place_that_lies_alone_is_large(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come("Ada", size=size)
    at_the_card_game(ada)
    board, place = ada.boxes(".board", PLACE)
    assert place.width > board.width / 2
    assert place.bottom < board.bottom


def test_whoever_stands_at_a_narrow_place_leaves_its_name_whole(guests: Guests) -> None:
    ada = guests.come(size=LAPTOP, language="uk")
    at_the_card_game(ada, scenario="the-midnight-masks")
    name = ada.page.locator(".place:has(.people) .name")
    name.evaluate("one => void (one.firstChild.data = 'Передпокій')")
    assert name.evaluate_all(BROKEN_WORDS) == []
    (title, pawn) = ada.boxes(".place:has(.people) .name", ".place .people .pawn")
    assert not title.overlaps(pawn)


def are_many(s: Any) -> bool:
    """Whether somebody who acts is held by three enemies."""
    engaged = Counter(row.get("place") for _, row in game("lcg").things(s)(None) if is_foe(row))
    return s.decision.ask == "take-action" and max(engaged.values(), default=0) > 2


def is_late_at_night(s: Any) -> bool:
    """Whether four who act have been in the town for long, two of them before a foe."""
    verbs = {one.verb for one in s.decision.options}
    return s.round >= 6 and bool(verbs & {"investigate", "fight"})


def test_the_name_of_a_foe_is_whole_below_the_faces_of_two(guests: Guests) -> None:
    ada = guests.come(language="uk")
    record = played("lcg", is_late_at_night, range(1, 30), seats=4, scenario="the-midnight-masks")
    sits_down(ada, record)
    names = ada.page.locator(".place.crowded .foe .name")
    expect(names.first).to_be_visible()
    assert names.evaluate_all(BROKEN_WORDS) == []


def is_foe(row: ThingView) -> bool:
    """Whether a thing can be fought."""
    return "fight" in row.get("numbers", {}) and str(row.get("place")).startswith("investigator:")


@LAPTOP_AND_DESK
def test_many_foes_cover_no_other_place(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come("Ada", size=size)
    held = {"seats": 2, "scenario": "the-gathering", "difficulty": "easy"}
    sits_down(ada, played("lcg", are_many, range(2, 9), **held))
    foes = ada.every_box(".foes .press", 3)
    names = ada.every_box(".place .ground :is(.name, .coin)")
    assert [(foe, name) for foe in foes for name in names if foe.overlaps(name)] == []
    faces = ada.every_box(".place:has(.crowd) .people .press")
    assert [(face, name) for face in faces for name in names if face.overlaps(name)] == []
    # A phone cuts nothing off above, however long the words are that stand over a chance.
    ada.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    long = ada.page.locator(".near:has(.chance) .head").first
    long.evaluate("one => one.textContent += ' of the far Plateau of Leng'")
    (row,) = ada.boxes(".prompt .options")
    for part in ada.every_box(".near :is(.text, .chance)", 2):
        assert row.y <= part.y
        assert part.bottom <= row.bottom


def is_beset(s: Any) -> bool:
    """Whether somebody is asked while an enemy and a treachery are at one location."""
    found: dict[Any, set[str]] = defaultdict(set)
    for _, row in game("lcg").things(s)(None):
        sort = "enemy" if "fight" in row.get("numbers", {}) else row.get("type", "")
        found[row.get("place")].add(sort)
    return s.decision.ask == "take-action" and any(
        str(place).startswith("card:") and sorts >= {"enemy", "treachery"}
        for place, sorts in found.items()
    )


def test_what_lies_at_a_small_place_covers_none_of_its_numbers(guests: Guests) -> None:
    ada = guests.come("Ada", size=LAPTOP)
    town = {"seats": 2, "scenario": "the-midnight-masks", "difficulty": "easy"}
    sits_down(ada, played("lcg", is_beset, range(2, 9), **town))
    over = ada.every_box(".place:has(.beside) :is(.foes, .beside) .press", 2)
    coins = ada.every_box(".place:has(.beside) .ground :is(.name, .coin)")
    assert [(one, coin) for one in over for coin in coins if one.overlaps(coin)] == []
    # However long its name is, it is no wider than the others.
    beset = ada.page.locator(".place:has(.beside) .name").first
    beset.evaluate("one => one.firstChild.textContent = 'Saint Mary’s Hospital in Arkham'")
    assert len({round(place.width) for place in ada.every_box(PLACE, 5)}) == 1


def a_throng(seeds: Iterable[int] = range(10, 60)) -> Record:
    """People who fight nobody in the woods, until five enemies stand at one place."""
    lcg = game("lcg")
    setup = {"seats": 4, "difficulty": "easy", "scenario": "the-devourer-below"}
    for seed in seeds:
        state, dice = lcg.new(setup, seed), Random(seed)
        record = Record("lcg", __version__, setup, seed)
        while state.decision is not None and len(record.choices) < MOST:
            options = state.decision.options
            calm = [one for one in options if one.verb in PEACEFUL]
            meek = [one for one in options if one.verb not in ("fight", "evade")]
            chosen = dice.choice(calm or meek or list(options))
            state.apply(chosen)
            record.add(chosen.key, state)
            if state.decision and state.decision.ask == "take-action" and are_five(state):
                return record
    raise AssertionError("none of these games comes to that")


PEACEFUL = frozenset({"investigate", "move", "done", "pass", "draw", "engage", "advance", "turn"})
MOST = 700


def are_five(s: Any) -> bool:
    """Whether five enemies stand at one location and hold nobody."""
    places = Counter(
        row.get("place")
        for _, row in game("lcg").things(s)(None)
        if "fight" in row.get("numbers", {})
    )
    return any(many > 4 for place, many in places.items() if str(place).startswith("card:"))


@LAPTOP_AND_DESK
def test_a_throng_at_one_place_covers_nothing(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come("Ada", size=size)
    sits_down(ada, a_throng())
    ada.every_box(".throng .press", 5)
    (board,) = ada.boxes(".board")
    foes = ada.every_box(".foes .press", 5)
    names = ada.every_box(".place .ground .name")
    assert all(foe.bottom <= board.bottom for foe in foes)
    # Each tells its name to whoever points at it, by hand or by key.
    second, third = each(ada.page.locator(".throng .foe-press"), 5)[1:3]
    second.hover()
    expect(second.locator(".name")).to_be_visible()
    expect(third.locator(".name")).to_be_hidden()
    second.focus()
    ada.page.mouse.move(0, 0)
    ada.page.keyboard.press("Tab")
    expect(third).to_be_focused()
    expect(third.locator(".name")).to_be_visible()
    expect(second.locator(".name")).to_be_hidden()
    assert [(foe, name) for foe in foes for name in names if foe.overlaps(name)] == []


@LAPTOP_AND_DESK
def test_four_investigators_leave_the_map_its_room(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come("Ada", size=size)
    ada.found("lcg", ["me"] * 4, {"difficulty": "easy"})
    ada.waits_for_turn()
    partners, board = ada.boxes(".partners", ".board")
    assert partners.height < 70
    assert board.height > size[1] * 0.4
    for one in each(ada.page.locator(".partner")):
        assert one.evaluate("one => one.scrollWidth <= one.clientWidth")


@in_sizes("laptop", "desktop", "tablet")
def test_four_hands_lie_on_nothing_and_all_names_are_read(
    guests: Guests, size: tuple[int, int]
) -> None:
    ada = guests.come("Ada", size=size)
    ada.new_table(["me"] * 4)
    ada.waits_for_turn()
    (plate,) = ada.boxes(".question")
    assert not any(fan.overlaps(plate) for fan in ada.every_box(".hands .one", 4))
    numbers, cards = (ada.every_box(f".hands {part}", 16) for part in (".number", ".spot"))
    for at, number in enumerate(numbers):
        assert at % 4 == 3 or number.right < cards[at + 1].x + 4, "the next card covers it"
    for name in each(ada.page.locator(".partner strong")):
        assert name.evaluate("one => one.scrollWidth <= one.clientWidth"), name.inner_text()


@LAPTOP_AND_DESK
def test_somebody_alone_has_the_cards_of_the_round_before_them(
    guests: Guests, size: tuple[int, int]
) -> None:
    ada = guests.come("Ada", size=size)
    ada.new_table(["me"])
    ada.waits_for_turn()
    (dock,) = ada.boxes(".dock")
    plays = ada.every_box(".play.row", 5)
    aside = ada.every_box(".hands .one")
    used = sum(one.width for one in (*plays, *aside))
    assert used > dock.width * 0.75
    assert max(one.right for one in plays) <= min(one.x for one in aside)


@LAPTOP_AND_DESK
def test_your_own_side_is_in_sight_whole(guests: Guests, size: tuple[int, int]) -> None:
    ada = guests.come("Ada", size=size)
    at_the_card_game(ada)
    assets = ada.page.locator(".you .strip")
    assets.evaluate(THREE)
    assert shows_all(ada, ".you .strip")
    for part in (".you .bust", ".you .strip li"):
        assert max(box.bottom for box in ada.every_box(part)) <= size[1]
    # So is most of what may be done; and whoever looks for something in the log reads what they
    # write.
    (asked,) = ada.boxes(".prompt .options")
    assert len([one for one in ada.every_box(".option", 5) if one.bottom <= asked.bottom + 1]) > 4
    ada.page.locator("#log-search").focus()
    (search,) = ada.boxes("#log-search")
    assert search.width > 130
    # Below so long a question there are still three lines of the log.
    (log,) = ada.boxes(".log ol")
    assert log.height > 60


@LAPTOP_AND_DESK
def test_the_ancient_one_is_seen_and_tells_of_its_omens(
    guests: Guests, size: tuple[int, int]
) -> None:
    ada = guests.come("Ada", size=size)
    ada.new_table(["me", {"bot": "random"}], ancient_one="shudde_mell")
    ada.waits_for_turn()
    sight = ada.page.locator(".board").get_by_role("button", name="Shudde M’ell")
    expect(sight).to_be_in_viewport(ratio=1)
    plate, board = ada.boxes("#location-12", ".board")
    assert plate.height > board.height / 6.2, "the campus uses the height"
    letters = ada.page.locator(".arrows text, .monsters .letter, .monsters .health")
    assert min(letters.evaluate_all(ON_SCREEN)) > 11.5, "all that is written on it can be read"
    sight.focus()
    ada.page.keyboard.press("Enter")
    expect(ada.page.locator("dialog[open]").get_by_text("Omens")).to_be_visible()
    assert faults(ada, "dialog[open]") == []


@LAPTOP_AND_DESK
def test_what_all_cards_would_do_is_said_once_and_the_advised_one_is_in_sight(
    guests: Guests, size: tuple[int, int]
) -> None:
    ada = guests.come("Ada", language="uk", size=size)
    ada.learns("final_hour")
    ada.waits_for_turn()
    said = ada.page.locator(".options .said")
    expect(said).to_be_visible()
    for option in each(ada.options):
        # Whoever listens hears it with each of them.
        assert said.inner_text()[1:] in (option.text_content() or "")
    expect(ada.page.locator(".options .best")).to_be_in_viewport(ratio=0.9)


@LAPTOP_AND_DESK
def test_the_card_that_is_played_and_a_hint_are_seen_whole(
    guests: Guests, size: tuple[int, int]
) -> None:
    ada = guests.come("Ada", language="pl", size=size)
    # Of all cards this one says most.
    ada.new_table(["me", {"bot": "random"}], lead=0, investigators=["ashcan_pete", "rita_young"])
    ada.waits_for_turn()
    for _ in range(5):
        assert shows_all(ada, ".question")
        # Whoever played a card of the round is seen on it.
        ada.page.locator(".play[title] .likeness").first.wait_for(state="attached")
        card, hand = ada.boxes(".question", ".hands .fan")
        assert card.right <= hand.x
        ada.page.keyboard.press("h")
        advised = ada.page.locator(".options :is(.best, .advised)")
        expect(advised.first).to_be_in_viewport(ratio=0.9)
        ada.choose()
        ada.waits_for_turn()


def test_an_enemy_with_doom_keeps_its_numbers_on_its_plate(guests: Guests) -> None:
    ada = guests.come()
    at_the_card_game(ada, 2, scenario="the-midnight-masks")
    (plate,) = ada.boxes(".foe:has(.doom)")
    (doom,) = ada.boxes(".foe .doom")
    assert doom.right <= plate.right - 4


def test_a_face_tells_who_played_a_card_and_its_name_to_whoever_hears_it(guests: Guests) -> None:
    ada = guests.come()
    ada.new_table(["me", {"bot": "thumb"}], lead=0)
    ada.waits_for_turn()
    card = ada.page.locator(".plays .play:not(.empty)").first
    who = card.get_attribute("title") or ""
    assert who
    expect(card.get_by_role("button")).to_contain_text(who)
    expect(card.locator(".unseen", has_text=who)).to_have_count(1)
