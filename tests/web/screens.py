"""Every screen of the page by name, with the way to it: for the gallery and tests of all."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.guests import Guest
from tests.web.played import brings, sits_down
from tests.web.test_arkham import a_fight, in_trouble
from tests.web.test_card_game import a_campaign_at_its_purchases, at_the_card_game
from tests.web.test_ending import SETUPS, comes_to_the_end, opens_ending
from tests.web.test_machina_layers import beside_monsters, in_the_facility
from tests.web.test_replays import a_game
from tests.web.test_stage import at_a_ritual, at_a_test

from kadath.games import playable

Way = Callable[[Guest], object]
"""What somebody does to see a screen; it goes by no words, so that it works in each language."""
DRAWN = 2500
"""So many milliseconds the pictures on a page may take to be drawn."""


def door(guest: Guest) -> None:
    """The start page, with two tables on the list."""
    at_the_card_game(guest, 2)
    campus(guest)
    guest.page.wait_for_timeout(DRAWN)
    guest.open("/")
    guest.page.locator(".door .main").first.wait_for()


def lobby(guest: Guest) -> None:
    """A table of the card game that waits for friends."""
    guest.is_in_a_network()
    guest.found("lcg", ["me", "open", "open"], {})
    guest.page.locator(".ready-button").wait_for()


def invitation(guest: Guest) -> None:
    """What a friend sees who opens the link to a table."""
    lobby(guest)
    table = guest.page.url.rpartition("/")[2]
    link = guest.get(f"tables/{table}")["links"]["play"]
    guest.page.context.clear_cookies()
    guest.open(link)
    guest.page.locator("main .button").first.wait_for()


def campus(guest: Guest) -> None:
    """Final Hour in its first round."""
    guest.new_table(["me", {"bot": "thumb"}, {"bot": "thumb"}])
    guest.waits_for_turn()


def town(guest: Guest) -> None:
    """The card game in the town, with a partner."""
    at_the_card_game(guest, 2, scenario="the-midnight-masks")


def facility(guest: Guest) -> None:
    """Machina Arcana in its third round, with monsters near."""
    sits_down(guest, in_the_facility(beside_monsters))


def arkham(guest: Guest) -> None:
    """Arkham Horror when gates are open and monsters about."""
    sits_down(guest, in_trouble("arkham"))


def innsmouth(guest: Guest) -> None:
    """The same with Innsmouth beside it, looked at from there."""
    sits_down(guest, in_trouble("innsmouth"))
    guest.page.locator(".tools button.wide").click()


def fight(guest: Guest) -> None:
    """A fight of Arkham Horror on the stage."""
    sits_down(guest, a_fight())
    guest.page.locator(".attempt").wait_for()


def shot(guest: Guest) -> None:
    """An attack of Machina Arcana that is aimed."""
    facility(guest)
    guest.unfolds()
    guest.page.locator('[data-key^="use:"]').first.click()
    guest.page.locator('[data-key^="target:"]').first.wait_for()


def replay(guest: Guest) -> None:
    """A finished game in its middle."""
    record = a_game()
    guest.open(f"/replay/{brings(guest, record)}#{len(record.choices) // 2}")
    guest.page.get_by_role("slider").wait_for()


def what_if(guest: Guest) -> None:
    """A copy of the card game to try things on."""
    at_the_card_game(guest, 2)
    guest.page.locator(".button.menu").click()
    guest.page.locator("dialog[open] .list .button").first.click()
    guest.page.locator(".sandbox").wait_for()
    guest.waits_for_turn()


def between_scenarios(guest: Guest) -> None:
    """A campaign where experience is spent."""
    sits_down(guest, a_campaign_at_its_purchases())


def rules(game: str) -> Way:
    """The rulebook of a game."""

    def show(guest: Guest) -> None:
        guest.open(f"/rules/{game}")
        guest.page.locator("article").first.wait_for()

    return show


def ending(game: str) -> Way:
    """How a game ended."""
    return lambda guest: comes_to_the_end(guest, game)


def guided(game: str) -> Way:
    """The first question of a guided game."""

    def show(guest: Guest) -> None:
        guest.learns(game)
        guest.waits_for_turn()
        guest.page.locator(".guide").wait_for()

    return show


def window(key: str) -> Way:
    """A window over the table of the card game that a key opens."""

    def show(guest: Guest) -> None:
        at_the_card_game(guest, 2)
        by_key(key)(guest)

    return show


def by_key(key: str) -> Way:
    """Open such a window at the table."""

    def show(guest: Guest) -> None:
        guest.waits_for_turn()
        guest.page.keyboard.press(key)
        guest.page.locator("dialog[open]").wait_for()

    return show


def decks(guest: Guest) -> None:
    """The deck builder, with a starter deck."""
    guest.open("/decks/lcg")
    guest.page.locator("main .button").first.wait_for()
    guest.page.locator("main .button.main").click()
    guest.page.locator(".legal").wait_for()


KEYS = {"settings": "?", "orders": "p", "why": "w"}
WINDOWS: dict[str, Way] = {
    "form": Guest.opens_form,
    **{screen: by_key(key) for screen, key in KEYS.items()},
    **{f"ending-{game}": opens_ending for game in SETUPS},
}
"""Those that are closed when the page is loaded again, and how they are opened then."""
SCREENS: dict[str, Way] = {
    "door": door,
    "form": Guest.opens_form,
    "lobby": lobby,
    "invitation": invitation,
    "final-hour": campus,
    "card-game": town,
    "machina": facility,
    "arkham": arkham,
    "innsmouth": innsmouth,
    "test": at_a_test,
    "ritual": at_a_ritual,
    "shot": shot,
    "fight": fight,
    "replay": replay,
    "what-if": what_if,
    "between-scenarios": between_scenarios,
    **{screen: window(key) for screen, key in KEYS.items()},
    "decks": decks,
    **{f"guided-{game}": guided(game) for game in playable()},
    **{f"rules-{game}": rules(game) for game in playable()},
    **{f"ending-{game}": ending(game) for game in SETUPS},
}
