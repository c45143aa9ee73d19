"""What moves on the map of Machina Arcana is seen moving: tiles that shift, doors that open."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.guests import Guest, Guests, expect
from tests.web.played import sits_down
from tests.web.test_machina_layers import in_the_facility

from kadath.games import game
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


def chooses(ada: Guest, begins: str) -> None:
    """Choose the first option whose key begins so, in the list or beneath what is folded."""
    ada.page.evaluate(WATCH)
    before = ada.version
    ada.unfolds()
    ada.page.locator(f'[data-key^="{begins}"]').first.dispatch_event("click")
    ada.goes_on(before)


def places(s: MachinaPlay) -> dict[int, tuple[int, int]]:
    """Where the tiles lie on the map as it is drawn."""
    plan = game("machina").view(s, 0)["plan"]
    return {one["tile"]: (one["column"], one["row"]) for one in plan["tiles"]}


def shifting(s: MachinaPlay) -> str | None:
    """The key of an exit whose exploration shifts a tile that is there already."""
    assert s.decision is not None
    before = places(s)
    for option in s.decision.options:
        if option.verb != "explore":
            continue
        then = s.clone()
        then.apply(option)
        while then.decision is not None and places(then).keys() == before.keys():
            then.apply(then.decision.options[0])
        after = places(then)
        if any(after.get(tile, place) != place for tile, place in before.items()):
            return option.key
    return None


def test_a_new_tile_is_laid_down_and_the_others_slide(guests: Guests) -> None:
    ada = guests.come(moves=True, pace="slow")
    record = in_the_facility(lambda s: shifting(s) is not None)
    state = game("machina").new(record.setup, record.seed)
    for key in record.choices:
        state.apply(next(one for one in state.decision.options if one.key == key))
    exit_key = shifting(state)
    assert exit_key is not None
    sits_down(ada, record)
    tiles = ada.page.locator("[data-tile]")
    count = tiles.count()
    chooses(ada, exit_key)
    for _ in range(6):
        # Whoever is asked has seen everything that happened.
        ada.waits_for_turn()
        if tiles.count() > count:
            break
        ada.choose()
    expect(tiles).to_have_count(count + 1)
    ada.page.wait_for_function("() => moving.has('comes')")
    # It slides: a tile that jumped would have been seen in two places alone.
    ada.page.wait_for_function("() => places.length > 3")


def test_a_door_swings_before_it_stands_otherwise(guests: Guests) -> None:
    ada = guests.come(moves=True, pace="slow")
    sits_down(ada, in_the_facility(may("door")))
    expect(ada.page.locator(".leaf")).to_have_count(0)
    chooses(ada, "door:")
    ada.waits_for_turn()
    assert "leaf" in ada.page.evaluate("() => [...moving]")


def test_whoever_wants_nothing_to_move_sees_nothing_move(guests: Guests) -> None:
    ada = guests.come(pace="fast")
    sits_down(ada, in_the_facility(may("door")))
    chooses(ada, "door:")
    ada.waits_for_turn()
    assert ada.page.evaluate("() => [...moving]") == []
    assert len(ada.page.evaluate("() => places")) == 1
