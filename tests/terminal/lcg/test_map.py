"""The map: where locations lie, what is drawn of them, and what is not."""

from __future__ import annotations

import pytest

from kadath.games.lcg.components import FACES
from kadath.games.lcg.faces import LocationFace
from kadath.games.lcg.zones import put
from kadath.terminal.lcg.board import Map
from kadath.terminal.lcg.layout import arranged, can_stay
from kadath.terminal.lcg.plan import plan_for

from .scenes import asked_for, new_state, played, scene


def places(encounter_set: str, *left_out: str) -> dict[str, int]:
    found = [
        face.key
        for face in FACES.values()
        if isinstance(face, LocationFace)
        and face.encounter_set == encounter_set
        and face.key not in left_out
    ]
    return {key: number for number, key in enumerate(found, 1)}


def ways(numbers: dict[str, int]) -> frozenset[tuple[int, int]]:
    faces = {key: FACES[key] for key in numbers}
    return frozenset(
        (numbers[one], numbers[other])
        for one, here in faces.items()
        for other, there in faces.items()
        if isinstance(here, LocationFace)
        and isinstance(there, LocationFace)
        and one != other
        and there.symbol in here.connects
    )


@pytest.mark.parametrize(
    "numbers",
    [
        places("the-gathering"),
        places("the-midnight-masks", "southside-mas-boarding-house", "downtown-arkham-asylum"),
        places("the-devourer-below", "arkham-woods-quiet-glade", "arkham-woods-cliffside"),
    ],
)
def test_every_way_leads_to_a_neighbour(numbers: dict[str, int]) -> None:
    leading = ways(numbers)
    spots = arranged(tuple(numbers.values()), leading)
    assert set(spots) == set(numbers.values())
    assert len(set(spots.values())) == len(spots)
    for one, other in leading:
        dx, dy = (abs(a - b) for a, b in zip(spots[one], spots[other], strict=True))
        assert max(dx, dy) == 1, (one, other)


def test_the_map_of_the_midnight_masks_fits_into_a_small_terminal() -> None:
    numbers = places("the-midnight-masks", "southside-mas-boarding-house", "downtown-arkham-asylum")
    plan = plan_for(arranged(tuple(numbers.values()), ways(numbers)), 80, 8)
    assert plan.width <= 80
    assert plan.height <= 8
    for place in numbers.values():
        left, top = plan.corner(place)
        assert plan.place_at(left, top) == place
        right, bottom = left + plan.cell_width - 1, top + plan.cell_height - 1
        assert plan.place_at(right, bottom) == place
        assert plan.place_at(right + 1, bottom) is None


@pytest.mark.parametrize("room", [(80, 2), (80, 12), (110, 30)])
def test_a_location_shows_its_shroud_its_clues_and_who_is_there(room: tuple[int, int]) -> None:
    state = asked_for(new_state("roland-banks", "daisy-walker"), "take-action")
    board = Map()
    board.fit(*room)
    drawn = board.draw(scene(state, 0), None).text()
    assert "Study" in drawn
    assert "▒2 ◆4" in drawn
    assert "@R @D" in drawn


def test_nobody_sees_the_shroud_of_a_location_before_it_is_revealed() -> None:
    state = asked_for(new_state("roland-banks", scenario="the-midnight-masks"), "take-action")
    board = Map()
    board.fit(80, 12)
    drawn = board.draw(scene(state, 0), None).text()
    assert "▒2" not in drawn.replace("▒2 ◆1", "", 1), drawn
    assert drawn.count("▒?") == len(state.locations()) - 1
    assert "Southside:" not in drawn, "which of the two it is stands on the other side"


def test_enemies_show_their_health_and_with_whom_they_are_engaged() -> None:
    for seed in range(30):
        state = played(new_state("roland-banks", seed=seed), 40, seed)
        if state.pile("threat", next(iter(state.investigators))):
            break
    who = next(iter(state.investigators))
    enemies = [card for card in state.pile("threat", who) if state.face(card).TYPE == "enemy"]
    assert enemies
    board = Map()
    board.fit(110, 30)
    drawn = board.draw(scene(state, 0), None).text()
    assert "→R" in drawn
    assert "♥" in drawn


def test_a_crowd_of_enemies_shares_the_lines_of_its_location() -> None:
    state = asked_for(new_state("roland-banks"), "take-action")
    here = state.location_of(next(iter(state.investigators)))
    waiting = [card for card in state.pile("deck") if state.face(card).TYPE == "enemy"][:9]
    assert len(waiting) == 9
    for enemy in waiting:
        put(state, enemy, "at", here)
    board = Map()
    board.fit(110, 30)
    drawn = board.draw(scene(state, 0), None).text()
    assert drawn.count("♥") == 9, drawn


def test_a_cell_of_two_lines_tells_who_is_there_and_where_one_can_go() -> None:
    state = asked_for(new_state("roland-banks", scenario="the-midnight-masks"), "take-action")
    who = next(iter(state.investigators))
    here = state.location_of(who)
    (enemy, *_) = [card for card in state.pile("deck") if state.face(card).TYPE == "enemy"]
    put(state, enemy, "at", here)
    put(state, next(iter(state.pile("discard")), state.pile("deck")[-1]), "attached", here)
    board = Map()
    board.fit(80, 8)
    lines = board.draw(scene(state, 0), None).text().splitlines()
    (line,) = [one for one in lines if "@R" in one]
    assert "♥" in line
    assert "→" in line
    assert len(lines) == 8


def test_the_keyboard_walks_over_the_map_and_finds_its_options() -> None:
    state = asked_for(new_state("roland-banks", scenario="the-midnight-masks"), "take-action")
    here = scene(state, 0)
    board = Map()
    board.fit(80, 12)
    board.draw(here, None)
    first = board.plan.neighbour(None, 0, 0)
    walked = {first}
    for way in ((1, 0), (0, 1), (-1, 0), (0, -1)) * 6:
        first = board.plan.neighbour(first, *way)
        walked.add(first)
    assert len(walked) >= 4
    who = next(iter(state.investigators))
    verbs = {one.verb for one in board.options_at(here, state.location_of(who))}
    assert "investigate" in verbs
    moves = [one for one in here.asked.options if one.verb == "move"] if here.asked else []
    assert moves
    for move in moves:
        assert move in board.options_at(here, move.ids[0])


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_a_location_can_be_read_in_words(language: str) -> None:
    state = asked_for(new_state("roland-banks", scenario="the-midnight-masks"), "take-action")
    here = scene(state, 0, language=language)
    board = Map()
    board.draw(here, None)
    for place in state.locations():
        assert board.title_of(here, place).strip()
        text = board.inside(here, place).plain
        assert here.name("card", state.face(place).title) in text or text


def test_locations_stay_where_they_are_as_long_as_nothing_is_gained_by_moving() -> None:
    state = asked_for(
        new_state("roland-banks", scenario="the-devourer-below", seed=3), "take-action"
    )
    board = Map()
    board.fit(80, 12)
    board.draw(scene(state, 0), None)
    before = dict(board.plan.spots)
    for place in state.locations():
        state.set_card(place, revealed=True)
    board.draw(scene(state, 0), None)
    after = board.plan.spots
    ways = frozenset((one, other) for one in state.locations() for other in state.connected(one))
    assert after == before or not can_stay(before, arranged(tuple(state.locations()), ways), ways)
    board.draw(scene(state, 0), None)
    assert board.plan.spots == after
