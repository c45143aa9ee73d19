"""The rules agree with a second implementation on thousands of random maps and inventories."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from kadath.games.machina.cards import CARDS, CONSUMABLE, ITEMS
from kadath.games.machina.rules.essence import can_pay, shares
from kadath.games.machina.rules.monster_choices import next_steps, quarry
from kadath.games.machina.rules.monster_ways import ways_of
from kadath.games.machina.rules.passing import CLOSED_DOORS, IN_THE_WAY, RUBBLES, WALLS, next_to
from kadath.games.machina.rules.sight import adjacent, neighbours, sees, sign
from kadath.games.machina.rules.use_inventory import UsingInventory
from kadath.games.machina.sight_lines import OBSTACLE, met_on_line
from kadath.games.machina.state import CLOSED, UNEQUIPPED
from kadath.games.machina.tiles import PLAIN
from kadath.kernel.rng import Rng
from kadath.testkit.machina.position import Position, room
from kadath.testkit.reaching import reached

from . import random_maps
from .random_maps import Cell, Map, random_map
from .test_use_inventory import arrangement, legal

SEEDS = st.integers(0, 2**32)
NAMES = ("hank_horden", "kim_richards", "phillip", "lorrai_gerrard")


def laid_out(m: Map) -> Position:
    """A table with a map, and its closed doors."""
    t = Position(m.text)
    for edge in m.closed:
        first, second = sorted(edge, key=lambda cell: (cell[1], cell[0]))
        t.s.doors[2 * t.space(first) + (first[1] != second[1])] = CLOSED
    return t


@settings(max_examples=100, derandomize=True, deadline=None)
@given(SEEDS)
def test_sight_and_adjacency_agree_on_random_maps(seed: int) -> None:
    """10 maps per test; every pair of cells that are not rubble."""
    rng = Rng(seed)
    for _ in range(10):
        m = random_map(rng, 3 + rng.below(3), 2 + rng.below(3))
        t = laid_out(m)
        cells = [cell for cell in m.cells if not m.is_rubble(cell)]
        for start in cells:
            for end in cells:
                if start == end:
                    continue
                here, there = t.space(start), t.space(end)
                seen = random_maps.sees(m, start, end)
                assert sees(t.s, here, there) == seen, (start, end)
                met = met_on_line(t.s, here, there)
                assert seen == (met is None or met.by == OBSTACLE), (start, end)
                near = random_maps.adjacent(m, start, end)
                assert adjacent(t.s, here, there) == near, (start, end)


def near_on(m: Map, t: Position) -> None:
    """Assert that both implementations find the same neighbours of every cell."""
    cells = [cell for cell in m.cells if not m.is_rubble(cell)]
    for start in cells:
        near = {one for one in cells if one != start and random_maps.adjacent(m, start, one)}
        found = {t.s.area.where(one) for one in neighbours(t.s, t.space(start))}
        assert found == near, (start, m.text)


@settings(max_examples=100, derandomize=True, deadline=None)
@given(SEEDS)
def test_neighbours_agree_on_random_maps(seed: int) -> None:
    """10 maps per test: as printed, then with some of the floor treated as rubble."""
    rng = Rng(seed)
    for _ in range(10):
        m = random_map(rng, 3 + rng.below(3), 2 + rng.below(3))
        t = laid_out(m)
        near_on(m, t)
        fallen = rng.shuffled(m.floor())[:3]
        t.s.treated = {t.space(cell): random_maps.RUBBLE for cell in fallen}
        near_on(m._replace(signs=m.signs | dict.fromkeys(fallen, random_maps.RUBBLE)), t)


@settings(max_examples=100, derandomize=True, deadline=None)
@given(SEEDS)
def test_steps_through_things_agree_with_what_is_seen_through_them(seed: int) -> None:
    """As printed, and with some of the floor treated as rubble and some rubble as floor."""
    rng = Rng(seed)
    m = random_map(rng, 3 + rng.below(3), 2 + rng.below(3))
    t = laid_out(m)
    cells = rng.shuffled(m.cells)
    changed = {
        t.space(cell): PLAIN if m.is_rubble(cell) else random_maps.RUBBLE for cell in cells[:4]
    }
    kinds = ((), (WALLS,), (CLOSED_DOORS,), (RUBBLES,), (WALLS, RUBBLES), IN_THE_WAY)
    for treated, passed, space in product(({}, changed), kinds, t.s.area.spaces):
        t.s.treated = treated
        near = tuple(
            there
            for there in t.s.area.around(space)
            if (RUBBLES in passed or sign(t.s, there) != random_maps.RUBBLE)
            and sees(t.s, space, there, passed)
        )
        assert next_to(t.s, space, passed) == near, (m.text, treated, passed, space)


@settings(max_examples=100, derandomize=True, deadline=None)
@given(SEEDS)
def test_the_target_of_a_monster_agrees_on_random_maps(seed: int) -> None:
    """The closest of three explorers, and among those the ones with the least health."""
    rng = Rng(seed)
    m = random_map(rng, 4 + rng.below(3), 2 + rng.below(3))
    t = laid_out(m)
    places = rng.shuffled(m.floor())
    if len(places) < 6:
        return
    units = frozenset(places[:6])
    ways = {}
    for name, at in zip(NAMES[:3], places, strict=False):
        who = t.explorer(name, at)
        t.s.set_unit(who, health=1 + rng.below(2))
        ways[who] = random_maps.ways(m, at, units)
    for at in places[3:6]:
        t.monster("sarall", at)
    t.s.derive()
    # One monster after the other, so that cached results of one are used for the next.
    for monster in t.s.track:
        here = t.at(monster)
        ranks = {
            who: (way.get(here, (random_maps.NONE, 0))[0], t.s.units[who].health)
            for who, way in ways.items()
        }
        best = {who for who, rank in ranks.items() if rank == min(ranks.values())}
        assert set(quarry(t.s, monster, ways_of(t.s, monster))) == best, m.text


def crowd(m: Map, t: Position, rng: Rng) -> tuple[Cell, Cell, frozenset[Cell]] | None:
    """An explorer, a monster and some units in its way, wherever there is room."""
    places = rng.shuffled(m.floor())
    if len(places) < 6:
        return None
    goal, walker, *rest = places
    t.explorer("hank_horden", goal)
    t.monster("sarall", walker)
    others = rest[: rng.below(5)]
    for at in others:
        t.monster("mi_go", at)
    t.s.derive()
    return goal, walker, frozenset((goal, *others))


@settings(max_examples=100, derandomize=True, deadline=None)
@given(SEEDS)
def test_ways_and_steps_of_monsters_agree_on_random_maps(seed: int) -> None:
    """10 maps per test: all distances, and where a monster steps with 1 to 4 stamina."""
    rng = Rng(seed)
    for _ in range(10):
        m = random_map(rng, 3 + rng.below(3), 2 + rng.below(3))
        t = laid_out(m)
        placed = crowd(m, t, rng)
        if placed is None:
            continue
        goal, walker, others = placed
        monster = t.s.track[0]
        spread = ways_of(t.s, monster).to(t.s, t.space(goal), t.space(walker))
        while spread.front:
            spread.go_on(t.s)
        counted = {
            t.s.area.where(space): (steps, spread.in_the_way(t.s, space))
            for space, steps in spread.far.items()
        }
        assert counted == random_maps.ways(m, goal, others | {walker})
        reach = 1 + rng.below(4)
        steps = {t.s.area.where(space) for space in next_steps(t.s, monster, reach)}
        assert steps == random_maps.first_steps(m, walker, goal, others, reach), (reach, m.text)


def test_what_four_can_pay_together_agrees_with_exhaustive_search() -> None:
    """Four explorers with 0 to 2 essence each in a room of 4 by 3: what can the first pay?"""
    payable = set()
    for seed in range(60):
        rng = Rng(seed)
        t = Position(room(4, 3))
        places = rng.shuffled([(column, row) for row in range(3) for column in range(4)])
        for name, at in zip(NAMES, places, strict=False):
            t.explorer(name, at, essence=rng.below(3))
        t.s.derive()
        for amount in range(8):
            found = can_pay(t.s, 1, amount)
            assert found == bool(shares(t.s, 1, amount)), (seed, amount)
            payable.add((amount, found))
    assert {(6, True), (1, False)} <= payable


def test_arrangements_of_random_items_agree() -> None:
    """Four random items of one explorer, with another one adjacent: all arrangements."""
    usable = [card.key for card in CARDS.values() if card.kind in ITEMS - {CONSUMABLE}]
    joined = 0
    for seed in range(24):
        rng = Rng(seed)
        t = Position(room(2, 1))
        who = t.explorer("lorrai_gerrard", (0, 0))
        near = t.explorer("hank_horden", (1, 0))
        kind = sorted(ITEMS - {CONSUMABLE})[rng.below(3)]
        same = [key for key in rng.shuffled(usable) if CARDS[key].kind == kind]
        for key in (*same[:3], rng.shuffled(usable)[0]):
            t.item(key, who, UNEQUIPPED)
        t.begin(UsingInventory(who, who))
        allowed = legal(t.s, who, (near,))
        assert reached(t.s, arrangement) == allowed, seed
        joined += any(on for one in allowed for _, _, on, _ in one)
    assert joined > 5, "some of them fit together"
