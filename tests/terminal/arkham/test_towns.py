"""The towns of Arkham Horror in characters."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from kadath import games
from kadath.games.arkham.board import JOINED
from kadath.games.arkham.cards import BASE, INNSMOUTH, SKILLS
from kadath.games.arkham.game import Arkham
from kadath.games.arkham.rules.checks import SkillCheck
from kadath.games.arkham.rules.final_battle import FinalBattle
from kadath.games.arkham.rules.movement_phase import Movement, MovementPhase
from kadath.games.arkham.rules.trade import Trading
from kadath.games.arkham.rules.upkeep import Sliding
from kadath.table import Seat, ticking
from kadath.terminal.arkham import panels, town
from kadath.terminal.arkham.board import Towns
from kadath.terminal.arkham.drawing import signs_at
from kadath.terminal.arkham.dress import DRESS
from kadath.terminal.board import Board
from kadath.terminal.rounds import round_and_steps
from kadath.terminal.scene import Scene
from kadath.terminal.theme import BRIGHT
from kadath.terminal.ticks import mark
from kadath.testkit.arkham.position import Position
from kadath.text.languages import LANGUAGES

from ..playing import ADA, LARGE, SMALL, at_table


def scene(t: Position, language: str = "en", **more: Any) -> Scene:
    """What Ada sees, who runs everybody."""
    seats = tuple(Seat("Ada") for _ in t.s.seats)
    return Scene(games.game("arkham"), t.s, seats, tuple(range(len(seats))), language, **more)


def drawn(t: Position, width: int = 80, height: int = 12, cursor: int | None = None) -> list[str]:
    """The board line by line."""
    board = Towns()
    board.fit(width, height)
    return board.draw(scene(t), cursor).text().split("\n")


def walking(space: str = "uptown", **fields: Any) -> Position:
    """Joe, who may move."""
    t = Position()
    t.investigator("joe_diamond", space, **fields)
    t.s.ancient_one = t.card("cthulhu", -1)
    return t


def test_every_space_of_both_boards_has_a_place() -> None:
    assert set(JOINED) < set(town.SPACES)
    assert len(set(town.SPACES)) == len(town.SPACES)


def test_a_line_tells_what_is_there_and_how_far_it_is() -> None:
    t = walking(sliders=(0, 0, 0))
    t.gate("woods", "plateau_of_leng")
    t.monster("ghoul", "southside")
    t.s.clues["historical_society"] = 2
    t.s.seals = ("black_cave",)
    t.begin(Movement(1))
    lines = drawn(t)
    assert len(lines) == 12
    assert all(len(line) <= 80 for line in lines)
    assert " Uptown                 @J •Southside              &G" in lines[8]
    assert "• Woods                ◎PL" in lines[10]
    assert "Historical Society    ?2" in lines[11]
    assert "Black Cave             ✶" in lines[6]
    assert lines[4].startswith("²Merchant District         •Miskatonic University     ³Rivertown")


def test_innsmouth_is_shown_where_it_matters_and_with_room_both_are() -> None:
    t = walking("church_green")
    t.s.boxes = (BASE, INNSMOUTH)
    t.begin(Movement(1))
    small = "\n".join(drawn(t))
    assert "Church Green" in small
    assert "Uptown" not in small
    assert "Uptown" in "\n".join(drawn(t, cursor=town.PLACE["uptown"]))
    both = "\n".join(drawn(t, 120, 24))
    assert "Church Green" in both
    assert "Uptown" in both


def test_a_press_far_away_is_the_first_step_there() -> None:
    t = walking(sliders=(3, 0, 0))
    t.begin(Movement(1))
    board = Towns()
    options = board.options_at(scene(t), town.PLACE["library"])
    assert [one.key for one in options] == ["move:miskatonic_university"]


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_the_stage_tells_dice_and_what_clues_would_bring(language: str) -> None:
    t = walking(clues=2, sliders=(0, 0, 0))
    t.roll(1, 1).begin(SkillCheck(1, "luck", 0, 1))
    told = panels.stage(scene(t, language)).plain
    assert "[1]" in told
    assert "%" in told
    assert told.count("?") == 2, "a line for each Clue"


def test_the_stage_tells_how_the_sliders_stand_while_nothing_is_on_it() -> None:
    t = walking(sliders=(0, 0, 0))
    t.begin(Sliding(1, 1))
    shown = scene(t)
    told = panels.stage(shown).plain
    skills = shown.things["investigator:1"]["numbers"]
    for skill in SKILLS:
        assert f"{shown.name('number', skill)} {skills[skill]}" in told


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
def test_every_panel_has_something_to_say(language: str) -> None:
    t = walking()
    t.card("tommy_gun", 1)
    t.monster("ghoul", "downtown")
    t.gate("graveyard", "yuggoth")
    t.begin(Movement(1))
    shown = scene(t, language)
    for panel in DRESS.panels:
        assert panel.write(shown).plain
    assert DRESS.legend(shown).plain
    assert DRESS.standing(shown).plain


@pytest.mark.parametrize(
    ("size", "language"),
    [
        (SMALL, "en"),
        pytest.param(SMALL, "pl", marks=pytest.mark.thorough),
        pytest.param(LARGE, "uk", marks=pytest.mark.thorough),
    ],
)
async def test_it_can_be_played(tmp_path: Path, size: tuple[int, int], language: str) -> None:
    async with at_table(tmp_path, ADA, game=Arkham(), size=size, language=language) as player:
        await player.play(40)
        assert "@" in player.board


async def test_the_keyboard_walks_over_the_town(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, game=Arkham()) as player:
        await player.play_until("movement")
        board = player.screen.query_one(Board)
        board.focus()
        await player.pilot.pause()
        start = board.cursor
        assert start is not None
        await player.press("up", "left")
        assert board.cursor != start


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_phase_under_way_is_named_on_the_smallest_screen(language: str) -> None:
    t = walking()
    t.s.turn = 12
    t.begin(MovementPhase())
    shown = scene(t, language)
    line = round_and_steps(replace(shown, narrow=True))
    assert line.cell_len <= 78
    assert f"▸2 {shown.name('progress', 'movement')}◂" in line.plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tracks_of_innsmouth_and_two_investigators_fit_on_the_smallest_screen(
    language: str,
) -> None:
    t = walking()
    t.investigator("harvey_walters")
    t.s.boxes = (BASE, INNSMOUTH)
    t.s.turn, t.s.doom, t.s.uprising, t.s.martial_law = 12, 9, 4, True
    t.s.ancient_one = t.card("hastur", -1)
    t.begin(MovementPhase())
    shown = scene(t, language)
    narrow = replace(shown, narrow=True)
    tracks = shown.words("terminal-arkham-deep", uprising=4, feds=0)
    ending = f"{tracks} {shown.name('mark', 'martial-law')}"
    line = DRESS.track(narrow)
    assert line.plain.endswith(ending)
    assert line.cell_len <= 78
    line = DRESS.standing(narrow)
    assert tracks not in line.plain
    assert line.plain.count("ψ") == 2
    assert line.cell_len <= 78
    # Elsewhere there is room for them beside everything else.
    assert ending in DRESS.standing(shown).plain
    assert tracks not in DRESS.track(shown).plain


def test_a_gate_has_the_initials_of_the_words_that_matter() -> None:
    t = walking()
    t.gate("graveyard", "city_of_the_great_race")
    t.gate("woods", "another_dimension")
    t.begin(Movement(1))
    shown = scene(t, "en")
    assert ("◎CGR", BRIGHT) in signs_at(shown, "graveyard")
    assert ("◎AD", BRIGHT) in signs_at(shown, "woods")


def test_every_phase_is_named_where_there_is_room() -> None:
    t = walking()
    t.begin(MovementPhase())
    shown = scene(t, "en")
    line = round_and_steps(shown).plain
    assert all(shown.name("progress", step) in line for step in shown.progress.steps)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_stage_tells_how_the_final_battle_stands(language: str) -> None:
    t = walking(clues=1)
    t.investigator("harvey_walters", "woods")
    t.card("axe", 1)
    t.s.ancient_one = t.card("hastur", -1)
    t.s.awake, t.s.doom = True, 3
    t.begin(FinalBattle(at="round"))
    shown = scene(t, language)
    line = round_and_steps(shown).plain
    assert line.startswith(f"{shown.name('progress', 'battle')} 1 ")
    assert f"▸1 {shown.name('progress', 'refresh')}◂" in line
    told = panels.stage(shown).plain
    assert shown.words("terminal-arkham-battle", doom=3, each=2, hits=0) in told
    assert (
        shown.words("terminal-arkham-battle-test", skill=shown.name("skill", "luck"), modifier="+1")
        in told
    )
    assert panels.person(shown, shown.things["investigator:1"]) in told


def test_money_in_a_trade_is_one_row_that_grows() -> None:
    t = walking("woods", money=8)
    t.investigator("harvey_walters", "woods", money=0)
    t.begin(Trading(1, (1, 2)))
    shown = scene(t, ticking=ticking(t.s, []))
    assert [shown.option_text(one) for one in shown.options] == [
        "Give $1 to Harvey Walters",
        "Trade nothing",
    ]
    assert shown.ticking is not None
    choice = shown.ticking
    for _ in range(5):
        choice = choice.ticked(choice.listed[0])
    shown = scene(t, ticking=choice)
    assert [shown.option_text(one) for one in shown.options] == [
        "Give $5 to Harvey Walters",
        "Propose: Give $5 to Harvey Walters",
    ]
    assert mark(choice, choice.listed[0]).plain == "[✓] "
