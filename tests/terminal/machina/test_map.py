"""The map of Machina Arcana in characters."""

from __future__ import annotations

from typing import Any

import pytest

from kadath import games
from kadath.games.machina.rules.explorer_phase import ExplorerPhase
from kadath.games.machina.state import CLOSED
from kadath.table import Seat
from kadath.terminal.machina.board import Map
from kadath.terminal.machina.dress import DRESS
from kadath.terminal.machina.window import Window, window_for
from kadath.terminal.scene import Scene
from kadath.testkit.machina.position import Position, room, row


def scene(t: Position, **more: Any) -> Scene:
    """What Ada sees, who runs everybody."""
    t.s.seats = 1
    return Scene(games.game("machina"), t.s, (Seat("Ada"),), (0,), "en", **more)


def drawn(t: Position, width: int = 80, height: int = 24, cursor: int | None = None) -> list[str]:
    """The map line by line."""
    board = Map()
    board.fit(width, height)
    return board.draw(scene(t), cursor).text().split("\n")


def begun(*tiles: str, stamina: int = 3) -> tuple[Position, int]:
    """A table at which Kim may act."""
    t = Position(*tiles)
    kim = t.explorer("kim_richards", (0, 0))
    t.begin(ExplorerPhase())
    t.s.set_unit(kim, stamina=stamina)
    t.s.derive()
    t.s.advance()
    return t, kim


def test_walls_stand_on_edges_and_ways_tell_their_cost() -> None:
    t, _ = begun(row("....#"))
    assert drawn(t) == [
        "┏━━━━━━━━━━━━━━━━━━━┓",
        "┃@K6  1   2   3  ▓▓▓┃",
        "┗━━━━━━━━━━━━━━━━━━━┛",
    ]


def test_a_closed_door_differs_from_an_open_one() -> None:
    t = Position("+-+-+\n|.D.|\n+-+-+")
    t.explorer("kim_richards", (0, 0))
    t.monster("deep_one", (1, 0))
    (door,) = t.s.area.doors
    t.begin(ExplorerPhase())
    assert "╎&1" in drawn(t)[1]
    t.s.doors[door] = CLOSED
    t.s.derive()
    t.s.advance()
    assert "╫&1" in drawn(t)[1]


def test_the_way_to_the_cursor_and_the_steps_of_monsters_are_shown() -> None:
    t, _ = begun(row("......"))
    t.monster("deep_one", (5, 0))
    assert "¹" in drawn(t)[1]
    goal = t.space((2, 0))
    assert drawn(t, cursor=goal)[1].count("▪") == 2


def test_a_trap_that_may_be_walked_on_still_reads_as_one() -> None:
    t, _ = begun(row(".^."))
    assert "1^" in drawn(t)[1]


@pytest.mark.parametrize(("focus", "top"), [((0, 0), 0), ((0, 9), 5), ((0, 5), 2)])
def test_a_small_window_follows_what_is_looked_at(focus: tuple[int, int], top: int) -> None:
    assert Window(0, 0, 19, 5).following(focus, 10, 10).top == top


def test_the_map_is_whole_where_there_is_room_and_scrolls_where_there_is_not() -> None:
    t, _ = begun(room(10, 10))
    assert len(drawn(t, 80, 24)) == 21
    small = drawn(t, 80, 12)
    assert len(small) == 11
    assert "▼" in small[-1]
    far = t.space((0, 9))
    assert "▲" in drawn(t, 80, 12, cursor=far)[0]
    assert window_for(80, 12).rows == 5


def test_enter_on_a_space_farther_away_takes_the_first_step_there() -> None:
    t, _ = begun(row("...."))
    found = Map().options_at(scene(t), t.space((2, 0)))
    assert [one.key for one in found] == [f"move:{t.space((1, 0))}"]


def test_panels_tell_what_monsters_will_do_in_words() -> None:
    t, _ = begun(row("......"))
    t.monster("deep_one", (3, 0))
    shown = scene(t)
    panels = {panel.key: panel.write(shown).plain for panel in DRESS.panels}
    assert "strikes Kim Richards" in panels["d"]
    assert "Kim Richards" in panels["t"]
    assert "♥6" in DRESS.standing(shown).plain
    inside = Map().inside(shown, t.space((3, 0))).plain
    assert "in sight" in inside
    assert "health" in inside
    assert "column 4, row 1" in inside


def test_the_story_tells_how_to_go_on_and_how_far_a_chapter_has_counted() -> None:
    t, _ = begun(row("......"))
    t.chapter(1, 2)
    shown = scene(t)
    panels = {panel.key: panel for panel in DRESS.panels}
    story = panels["o"].write(shown).plain
    assert "countdown tokens 0/4" in story
    assert "To go on: do what the chapter asks." in story
    assert shown.words(panels["t"].title) == "explorers"


def test_the_exit_points_the_way_out() -> None:
    t, _ = begun("+-+=+\n|. .=\n+ + +\n|. .=\n+-+=+")
    ways = {one.direction: one.id for one in t.s.area.openings.values()}
    t.s.entry, t.s.exit = ways[2], ways[0]
    assert "↑↑↑" in drawn(t)[0]
    assert "≡≡≡" in drawn(t)[-1]
    t.s.exit = ways[1]
    assert [line[-1] for line in drawn(t)].count("→") == 2


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_every_sign_is_explained(language: str) -> None:
    t, _ = begun(row(".."))
    shown = Scene(games.game("machina"), t.s, (Seat("Ada"),), (0,), language)
    text = DRESS.legend(shown).plain
    assert all(sign in text for sign in "@&▓░^SBCEHWRL×*┃╎╫║≡↑▪¹+♥↯")
