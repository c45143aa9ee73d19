"""What moves on the map of Machina Arcana is seen moving: tiles that shift, doors that open."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.guests import Guest, Guests, expect
from tests.web.test_machina_layers import played, sits_down

from kadath.games.machina.rules.play import MachinaPlay

WATCH = """() => {
  window.places = [];
  window.moving = new Set();
  const look = () => {
    const tile = document.querySelector('[data-tile]');
    const shift = tile && new DOMMatrix(getComputedStyle(tile).transform);
    const place = shift && `${shift.e.toFixed(1)} ${shift.f.toFixed(1)}`;
    if (place && place !== window.places.at(-1)) window.places.push(place);
    for (const one of document.querySelectorAll('.comes, .leaf')) {
      if (one.getAnimations().some((it) => it.playState === 'running')) {
        window.moving.add(one.getAttribute('class').split(' ')[0]);
      }
    }
    requestAnimationFrame(look);
  };
  look();
}"""
"""Where the first tile lies in each frame, and what else moved by itself."""


def may(verb: str) -> Callable[[MachinaPlay], bool]:
    """Whether whoever acts may do something."""

    def offered(s: MachinaPlay) -> bool:
        assert s.decision is not None
        return any(one.verb == verb for one in s.decision.options)

    return offered


def chooses(ada: Guest, verb: str) -> None:
    """Choose the first option of a sort, by its key in the list or beneath what is folded."""
    ada.page.evaluate(WATCH)
    before = ada.version
    ada.unfolds()
    ada.page.locator(f'[data-key^="{verb}:"]').first.dispatch_event("click")
    ada.goes_on(before)


def test_a_new_tile_is_laid_down_and_no_other_jumps(guests: Guests) -> None:
    ada = guests.come(moves=True, pace="slow")
    sits_down(ada, played(may("explore")))
    tiles = ada.page.locator("[data-tile]")
    count = tiles.count()
    chooses(ada, "explore")
    for _ in range(6):
        if tiles.count() > count:
            break
        ada.waits_for_turn()
        ada.choose()
        ada.page.wait_for_timeout(300)
    expect(tiles).to_have_count(count + 1)
    ada.page.wait_for_timeout(1500)
    assert "comes" in ada.page.evaluate("() => [...moving]")
    # The others stay, or slide: none jumps.
    assert len(ada.page.evaluate("() => places")) != 2


def test_a_door_swings_before_it_stands_otherwise(guests: Guests) -> None:
    ada = guests.come(moves=True, pace="slow")
    sits_down(ada, played(may("door")))
    expect(ada.page.locator(".leaf")).to_have_count(0)
    chooses(ada, "door")
    ada.waits_for_turn()
    assert "leaf" in ada.page.evaluate("() => [...moving]")


def test_whoever_wants_nothing_to_move_sees_nothing_move(guests: Guests) -> None:
    ada = guests.come(pace="fast")
    sits_down(ada, played(may("door")))
    chooses(ada, "door")
    ada.waits_for_turn()
    assert ada.page.evaluate("() => [...moving]") == []
    assert len(ada.page.evaluate("() => places")) == 1
