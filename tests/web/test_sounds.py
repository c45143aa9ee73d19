"""Sounds: none until somebody wants them, and each comes with something that is shown."""

from __future__ import annotations

import pytest
from tests.web.guests import Guest, Guests
from tests.web.test_card_game import at_the_card_game
from tests.web.test_director import prefers

LISTEN = """() => {
  window.heard = [];
  const listen = (kind) => {
    const make = AudioContext.prototype[kind];
    AudioContext.prototype[kind] = function () {
      const beat = document.querySelector('.beat-text')?.textContent ?? '';
      const asked = document.querySelector('.prompt h2')?.textContent ?? '';
      heard.push(beat || asked);
      return make.call(this);
    };
  };
  listen('createOscillator');
  listen('createBufferSource');
}"""
"""Write down what is on the screen whenever the browser is asked for a sound."""


def heard(guest: Guest) -> list[str]:
    """What was shown with each sound."""
    return [str(one) for one in guest.page.evaluate("() => heard")]


def investigates(guest: Guest) -> None:
    """Make a test from its first card to its end."""
    guest.choose("investigate")
    draw = guest.page.locator(".attempt .main")
    is_drawn = False
    for _ in range(100):
        if draw.count() and draw.is_enabled():
            draw.click()
            is_drawn = True
        elif guest.is_asked():
            if is_drawn:
                return
            guest.options.last.click()
        guest.page.wait_for_timeout(150)
    raise AssertionError("the test did not end")


@pytest.mark.parametrize("wanted", [False, True], ids=["off", "on"])
def test_a_test_is_heard_only_by_whoever_wants_to_and_seen_by_all(
    guests: Guests, wanted: bool
) -> None:
    ada = guests.come(moves=True)
    at_the_card_game(ada)
    prefers(ada, "fast")
    if wanted:
        ada.page.keyboard.press("?")
        ada.page.get_by_label("Quiet sounds").check()
        ada.page.keyboard.press("Escape")
    ada.page.evaluate(LISTEN)
    investigates(ada)
    found = heard(ada)
    assert bool(found) == wanted
    # Each sound has its twin on the screen: the beat that is shown, or the question.
    assert all(found)
    if wanted:
        assert any("chaos token" in one for one in found)
        assert any(one.startswith("The test") for one in found)


@pytest.mark.parametrize("game", ["machina", "arkham"])
def test_what_happens_on_the_maps_is_heard_with_what_is_shown(guests: Guests, game: str) -> None:
    ada = guests.come(moves=True)
    ada.found(game, ["me"], {})
    ada.waits_for_turn()
    prefers(ada, "fast")
    ada.page.keyboard.press("?")
    ada.page.get_by_label("Quiet sounds").check()
    ada.page.keyboard.press("Escape")
    ada.page.evaluate(LISTEN)
    for _ in range(40):
        ada.choose(ada.keys()[-1])
        ada.waits_for_turn()
        found = heard(ada)
        # Some are of the question alone; those of a beat are of what happened.
        if any(one.endswith(".") for one in found):
            assert all(found)
            return
    raise AssertionError("nothing was heard")
