from __future__ import annotations

from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.widgets import Input, Static

from kadath import games
from kadath.bots import BOTS
from kadath.games.final_hour.components.action_cards import INVESTIGATORS
from kadath.table import Saves, Seat
from kadath.terminal.app import KadathApp
from kadath.terminal.owners import bot_name
from kadath.terminal.pace import PACE
from kadath.terminal.set_up import SetUpScreen, Turner
from kadath.terminal.set_up_form import RANDOM, SetUpForm
from kadath.terminal.table_screen import TableScreen
from kadath.terminal.words import Words
from kadath.text.languages import LANGUAGES


def new_form() -> SetUpForm:
    return SetUpForm(games.game("final_hour"), "pl")


def unnamed(number: int) -> str:
    return f"Player {number}"


def test_a_form_begins_with_one_person_and_bots() -> None:
    assert new_form().owners(unnamed) == (
        Seat("Player 1", language="pl"),
        Seat("search", is_bot=True),
    )


@pytest.mark.parametrize("game", games.playable())
async def test_no_label_is_cut_or_touches_its_value(tmp_path: Path, game: str) -> None:
    app = KadathApp("en", Saves(tmp_path), pace=PACE["off"])
    async with app.run_test(size=(80, 24)) as pilot:
        app.open_set_up(game)
        for _ in LANGUAGES:
            await pilot.pause()
            for label in app.screen.query(".wide-label").results(Static):
                width = label.styles.width
                assert width is not None
                assert cell_len(str(label.visual)) < width.value, label.visual
            await pilot.press("f4")


def test_what_is_left_open_is_drawn_and_nobody_twice() -> None:
    form = new_form()
    form.values["seats"] = 4
    form.turn_investigator(2, 1)
    chosen = form.investigators[2]
    assert chosen == INVESTIGATORS[0]
    for seed in range(30):
        drawn = form.setup(seed)["investigators"]
        assert drawn[2] == chosen
        assert len(set(drawn)) == 4
        games.game("final_hour").new(form.setup(seed), seed)
    assert len({tuple(form.setup(seed)["investigators"]) for seed in range(30)}) > 5


def test_an_investigator_that_is_taken_is_not_offered() -> None:
    form = new_form()
    form.turn_investigator(0, 1)
    form.turn_investigator(1, 1)
    assert form.investigators[:2] == [INVESTIGATORS[0], INVESTIGATORS[1]]
    form.turn_investigator(1, -1)
    assert form.investigators[1] == RANDOM


def test_one_person_alone_runs_two_investigators() -> None:
    form = new_form()
    form.turn_owner(0, 1)
    form.turn("seats", -1)
    assert form.seat_count == 1
    assert form.figures == 2
    assert form.owners(unnamed) == (Seat("Player 1", language="pl"),)
    assert form.setup(1)["investigators"] == "random", "the game draws them"
    form.turn_investigator(0, 1)
    assert len(form.setup(1)["investigators"]) == 2


def test_the_lead_is_one_of_those_who_play() -> None:
    form = new_form()
    form.turn("seats", 1)
    form.turn("lead", -1)
    assert form.values["lead"] == 2
    form.turn("seats", -1)
    assert form.values["lead"] == 0
    form.turn("lead", 1)
    form.turn("lead", 1)
    assert form.values["lead"] == 0


def test_the_beginners_table_is_what_the_rulebook_advises() -> None:
    form = new_form()
    form.values |= {"ancient_one": "umordhoth", "difficulty": "nightmare"}
    form.advise()
    assert form.values["ancient_one"] == "cthulhu"
    assert form.values["difficulty"] == "easy"


def test_a_random_table_keeps_who_plays() -> None:
    seen = set()
    for _ in range(60):
        form = new_form()
        form.values["seats"] = 3
        form.shuffle()
        assert form.seat_count == 3
        assert int(form.values["lead"]) < 3
        seen.add((form.values["ancient_one"], form.values["difficulty"]))
        games.game("final_hour").new(form.setup(1), 1)
    assert len(seen) > 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_name_that_says_how_it_plays(language: str) -> None:
    words = Words(language)
    names = {bot: bot_name(bot, words) for bot in BOTS}
    assert len(set(names.values())) == len(BOTS)
    for bot, name in names.items():
        how = words(f"bot-{bot}")
        # Words about its play, such as "thinks ahead", and not the key by which code calls it.
        assert how != bot
        assert how in name


async def test_the_screen_turns_values_by_key_and_by_click(tmp_path: Path) -> None:
    app = KadathApp("en", Saves(tmp_path), game="final_hour", pace=PACE["off"])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, SetUpScreen)
        await pilot.press("right")
        assert screen.form.seat_count == 3
        await pilot.press("down", "right")
        assert screen.form.values["ancient_one"] == "shudde_mell"
        assert "Cthulhu" in str(screen.query_one("#hint-ancient_one", Static).visual)
        await pilot.press("f2")
        assert "✓" in str(screen.query_one("#hint-ancient_one", Static).visual)
        await pilot.click("#option-difficulty", offset=(6, 0))
        assert screen.form.values["difficulty"] == "normal"
        await pilot.click("#option-difficulty", offset=(0, 0))
        assert screen.form.values["difficulty"] == "easy"
        await pilot.press("f3", "f4")
        assert "nowa gra" in str(screen.query_one("#set-up-title", Static).visual)


async def test_up_and_down_go_from_row_to_row(tmp_path: Path) -> None:
    app = KadathApp("en", Saves(tmp_path), game="final_hour", pace=PACE["off"])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, SetUpScreen)
        screen.query_one("#owner-1", Turner).focus()
        await pilot.press(*["left"] * len(BOTS))
        screen.query_one("#investigator-0", Turner).focus()
        await pilot.press("down")
        assert screen.focused is screen.query_one("#investigator-1")
        await pilot.press("up", "up")
        assert screen.focused is not None
        assert str(screen.focused.id).startswith("option-")
        await pilot.press("down")
        assert screen.focused is screen.query_one("#owner-0")


async def test_people_with_the_same_name_are_one_person(tmp_path: Path) -> None:
    app = KadathApp("en", Saves(tmp_path), game="final_hour", pace=PACE["off"])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, SetUpScreen)
        screen.query_one("#owner-1", Turner).focus()
        await pilot.press(*["left"] * len(BOTS))
        for seat in range(2):
            screen.query_one(f"#name-{seat}", Input).focus()
            await pilot.press(*"Ewa", "enter")
        assert app.screen is screen, "Enter ends a name"
        screen.query_one("#owner-1", Turner).focus()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)
        assert app.screen.table.seats == (Seat("Ewa"), Seat("Ewa"))
        assert app.screen.path.exists()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games.playable())
async def test_the_set_up_fits_80_by_24_and_enter_begins(
    tmp_path: Path, game: str, language: str
) -> None:
    app = KadathApp(language, Saves(tmp_path), game=game, pace=PACE["off"])
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("left")
        await pilot.pause()
        for turner in app.screen.query(Turner):
            if turner.visible and turner.region.area:
                width = len(str(turner.visual))
                assert width <= turner.region.width, str(turner.visual)
                assert turner.region.right <= 80
        await pilot.press("enter")
        await pilot.pause()
        assert any(isinstance(one, TableScreen) for one in app.screen_stack)
