from __future__ import annotations

from itertools import pairwise

import pytest

from kadath.games.final_hour.components.board import (
    BLUE_ARROW,
    LOCATIONS,
    PATH_BETWEEN,
    PATHS,
    RED_ARROW,
)
from kadath.games.final_hour.components.monsters import BLUE, RED
from kadath.terminal.cells import Plan
from kadath.terminal.final_hour.campus import GRID, PLANS, routes

every_plan = pytest.mark.parametrize("plan", PLANS, ids=lambda plan: f"{plan.width}x{plan.height}")


def test_every_location_has_its_own_cell() -> None:
    assert set(GRID) == set(LOCATIONS)
    assert len(set(GRID.values())) == len(GRID)


@every_plan
def test_every_path_and_every_arrow_off_the_paths_has_a_line(plan: Plan) -> None:
    lines = [tuple(sorted(route.ends)) for route in routes(plan) if route.is_path]
    assert lines == list(PATHS)
    off_path = {
        (here, RED_ARROW[here]) for here in LOCATIONS if (here, RED_ARROW[here]) not in PATH_BETWEEN
    }
    assert {route.ends for route in routes(plan) if not route.is_path} == off_path


@every_plan
def test_every_line_leads_from_cell_to_cell(plan: Plan) -> None:
    for route in routes(plan):
        assert tuple(plan.place_at(*foot) for foot in route.feet) == route.ends
        way = (route.feet[0], *route.points, route.feet[1])
        for (x, y), (next_x, next_y) in pairwise(way):
            assert abs(x - next_x) + abs(y - next_y) == 1


@every_plan
def test_lines_cross_neither_cells_nor_each_other_and_stay_on_the_sheet(plan: Plan) -> None:
    taken: set[tuple[int, int]] = set()
    for route in routes(plan):
        for point in route.points:
            assert plan.place_at(*point) is None
            assert point not in taken
            assert 0 <= point[0] < plan.width
            assert 0 <= point[1] < plan.height
            taken.add(point)


@every_plan
def test_every_arrow_has_one_head_of_its_colour_that_points_its_way(plan: Plan) -> None:
    drawn = []
    for route in routes(plan):
        for head in route.heads:
            arrows = RED_ARROW if head.colour == RED else BLUE_ARROW
            start, end = next(
                ends for ends in (route.ends, route.ends[::-1]) if arrows[ends[0]] == ends[1]
            )
            drawn.append((head.colour, start, end))
            if head.way[0]:
                # A level head stands on its line; the line leads on in its direction.
                at = route.points.index(head.at)
                step = 1 if route.ends == (start, end) else -1
                assert route.points[at + step] == (head.at[0] + head.way[0], head.at[1])
            else:
                assert head.way[1] == (1 if GRID[end][1] > GRID[start][1] else -1)
    wanted = [(RED, one, RED_ARROW[one]) for one in LOCATIONS]
    wanted += [(BLUE, one, BLUE_ARROW[one]) for one in LOCATIONS]
    assert sorted(drawn) == sorted(wanted)


@every_plan
def test_heads_and_seals_have_places_of_their_own(plan: Plan) -> None:
    heads = [head.at for route in routes(plan) for head in route.heads]
    seals = [route.seal for route in routes(plan) if route.is_path]
    assert len({*heads, *seals}) == len(heads) + len(seals)
    for x, y in heads:
        assert plan.place_at(x, y) is None
        assert 0 <= x < plan.width


def test_the_smallest_plan_fits_a_terminal_of_80_by_24() -> None:
    assert PLANS[-1].width <= 80
    assert PLANS[-1].height <= 12
