"""The table by keyboard and by mouse."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kadath import games
from kadath.kernel.codec import state_hash
from kadath.kernel.rng import Rng
from kadath.table import Seat
from kadath.terminal import prompts
from kadath.terminal.board import Board
from kadath.terminal.choices import Choices
from kadath.terminal.final_hour.board import Campus
from kadath.terminal.labels import KeyLabel

from .playing import ADA, BEN, BOT, LARGE, MEDIUM, SMALL, at_table


async def test_the_prompt_says_whose_turn_it_is_to_do_what_and_why(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA, investigators=["rita_young", "lily_chen"]) as player:
        assert player.text("#prompt") == "Rita Young: play a priority card (1 of 4)"
        assert player.text("#why").startswith("FH-070 One priority card on top")
        assert len(player.choices) == 4
        await player.press("w")
        assert "FH-070 · One priority card on top" in player.reading
        assert "Play Priority Cards" in player.reading
        await player.press("escape")
        assert player.window == "TableScreen"


async def test_a_digit_chooses(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA) as player:
        decision = player.table.state.decision
        assert decision is not None
        await player.press("2")
        assert player.table.record.choices == [decision.options[1].key]


async def test_the_arrows_move_the_cursor_and_enter_chooses(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA) as player:
        decision = player.table.state.decision
        assert decision is not None
        await player.press("down", "down", "enter")
        assert player.table.record.choices == [decision.options[2].key]


async def test_what_was_told_in_passing_goes_with_the_choice_that_it_was_about(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path, ADA, ADA) as player:
        await player.play_until("move")
        await player.press("e")
        assert "once more" in player.heard
        await player.press("e")
        assert player.notices == "", "it would hide what is asked next"


async def test_a_click_on_a_choice_chooses(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA) as player:
        decision = player.table.state.decision
        assert decision is not None
        await player.pilot.click(Choices, offset=(4, 1))
        await player.pilot.pause()
        assert player.table.record.choices == [decision.options[1].key]


async def test_the_cursor_shows_which_half_would_resolve(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA) as player:
        await player.play_until("play-priority")
        await player.press("1", "1")
        await player.until_asked()
        cards = player.screen.query_one(Choices)
        halves = set()
        for _ in range(4):
            text = player.text("#panel-text")
            halves.add("▸▼" if "▸▼" in text else "▸▲" if "▸▲" in text else "")
            await player.press("down")
        assert cards.option_count == 4
        assert halves <= {"▸▲", "▸▼"}


async def test_letters_work_on_a_cyrillic_keyboard(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA, language="uk") as player:
        await player.press("ц")
        assert player.window == "Reading"
        assert "FH-070" in player.reading


# --- the board -------------------------------------------------------------------------------


async def test_a_click_on_the_board_points_and_a_second_one_chooses(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA) as player:
        decision = await player.play_until("move")
        target = next(one for one in decision.options[1:] if one.verb == "move")
        board = player.screen.query_one(Campus)
        x, y = board.plan.corner(target.ids[0])
        length = player.table.length
        await player.pilot.click(Board, offset=(x + 2, y))
        await player.pilot.pause()
        assert player.screen.query_one(Choices).pointed == target
        assert player.table.length == length
        await player.pilot.click(Board, offset=(x + 2, y))
        await player.pilot.pause()
        assert player.table.record.choices[length] == target.key


async def test_a_place_can_be_looked_into_by_mouse_and_by_keyboard(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA) as player:
        x, y = player.screen.query_one(Campus).plan.corner(8)
        await player.pilot.click(Board, offset=(x + 2, y), button=3)
        await player.pilot.pause()
        assert "purple zone" in player.reading
        await player.press("escape", "b", "space")
        assert "zone" in player.reading
        await player.press("escape", "right", "down", "left", "up", "enter")
        assert player.window == "Reading"
        await player.press("escape", "b", "1")
        assert player.table.length == 1


async def test_the_board_marks_where_one_may_go(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA) as player:
        await player.play_until("move")
        assert "▸" in player.board
        assert "•" in player.board


@pytest.mark.parametrize(
    ("size", "width", "side", "journal"),
    [(SMALL, 79, False, False), (MEDIUM, 89, True, False), (LARGE, 122, True, True)],
)
async def test_the_table_takes_the_room_there_is(
    tmp_path: Path, size: tuple[int, int], width: int, side: bool, journal: bool
) -> None:
    async with at_table(tmp_path, ADA, ADA, size=size) as player:
        await player.pilot.pause()
        screen = player.screen
        assert screen.query_one(Campus).plan.width == width
        assert screen.query_one("#side").display is side
        assert screen.query_one("#journal").display is journal
        for selector in ("#track", "#standing", "#board", "#prompt", "#why", "#keys"):
            region = screen.query_one(selector).region
            assert region.height >= 1
            assert region.bottom <= size[1]
            assert region.right <= size[0]
        assert screen.query_one(Choices).region.height >= 4


async def test_the_table_follows_a_change_of_the_terminals_size(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA, size=SMALL) as player:
        await player.pilot.resize_terminal(*LARGE)
        await player.pilot.pause()
        assert player.screen.query_one(Campus).plan.width == 122


# --- panels and windows ----------------------------------------------------------------------


async def test_panels_come_by_key_and_by_click_and_twice_to_the_whole_screen(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path, ADA, ADA, size=MEDIUM) as player:
        await player.press("d")
        assert "Matches needed" in player.text("#panel-text")
        await player.press("d")
        assert "Matches needed" in player.reading
        await player.press("escape")
        tabs = list(player.screen.query("#tabs KeyLabel").results(KeyLabel))
        await player.pilot.click(tabs[1])
        await player.pilot.pause()
        assert player.screen.view.panel == "h"


@pytest.mark.parametrize("game", games.playable())
async def test_every_panel_comes_by_its_key(tmp_path: Path, game: str) -> None:
    async with at_table(tmp_path, ADA, game=games.game(game)) as player:
        await player.until_asked()
        first, *others = [panel.key for panel in player.screen.dress.panels]
        for panel in (*others, first):
            await player.press(panel)
            assert player.screen.view.panel == panel
        assert player.app.language == "en", "no panel's key does something else"


async def test_the_log_tells_what_happened_since_ones_last_turn(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, BOT) as player:
        await player.play(1)
        await player.until_asked()
        await player.press("l")
        text = player.text("#panel-text")
        assert "Since your last turn" in text
        assert text.index("Since your last turn") < text.index("plays")
        await player.press("n")
        assert "plays" in player.reading


async def test_help_tells_all_keys_and_signs(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA) as player:
        await player.press("question_mark")
        for said in ("undo your last choice", "ritual site", "red arrows, hollow", "seal"):
            assert said in player.reading


async def test_keys_can_be_clicked(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA) as player:
        keys = list(player.screen.query("#keys KeyLabel").results(KeyLabel))
        await player.pilot.click(keys[1])
        await player.pilot.pause()
        assert player.window == "Reading"
        await player.pilot.click(player.app.screen.query(KeyLabel).first())
        await player.pilot.pause()
        assert player.window == "TableScreen"


async def test_the_language_changes_live_and_is_kept_for_the_person(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA) as player:
        await player.press("g")
        assert "zagraj kartę" in player.text("#prompt").lower()
        assert "Runda 1/8" in player.text("#track")
        await player.press("w")
        assert "Gdzie jesteśmy" in player.reading
        await player.press("g")
        assert "Де ми в правилах" in player.reading
        assert "Раунд 1/8" in player.text("#track")
        assert {seat.language for seat in player.table.seats} == {"uk"}


# --- taking back -----------------------------------------------------------------------------


async def test_a_step_that_showed_nothing_is_taken_back_at_once(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA) as player:
        await player.play_until("move")
        before = state_hash(player.table.state)
        await player.press("1")
        assert state_hash(player.table.state) != before
        await player.press("u")
        assert player.window == "TableScreen"
        assert state_hash(player.table.state) == before


async def test_taking_back_what_was_seen_asks_everybody_and_says_why(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, BEN) as player:
        await player.press("enter", "1", "enter", "enter")
        assert player.screen.viewer == "Ben"
        await player.press("1", "enter", "enter")
        assert player.screen.viewer == "Ada"
        before = state_hash(player.table.state)
        await player.press("u")
        assert player.window == "Question"
        said = player.everything
        assert "Your last choice: Play" in said
        for reason in ("has seen something", "Other people’s choices", "Ben", "all of you agree"):
            assert reason in said
        await player.press("escape")
        assert state_hash(player.table.state) == before
        await player.press("u", "enter")
        assert player.table.length == 0
        assert player.screen.viewer == "Ada"


async def test_there_is_nothing_to_take_back_at_first(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA) as player:
        await player.press("u")
        assert player.window == "TableScreen"
        assert player.table.length == 0


# --- several people --------------------------------------------------------------------------


async def test_a_curtain_hides_everything_until_the_right_person_is_there(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, Seat("Ben", language="pl")) as player:
        assert player.window == "Curtain"
        assert player.screen.viewer is None
        assert "Ada, it is your turn" in player.everything
        assert player.choices == []
        assert player.screen.scene().seat is None
        assert "face down" in player.text("#panel-text")
        await player.press("enter")
        assert player.screen.viewer == "Ada"
        assert len(player.choices) == 4
        await player.press("1")
        assert player.window == "Curtain"
        assert player.choices == []
        assert "Ben – twoja kolej" in player.everything
        await player.press("enter")
        assert player.screen.viewer == "Ben"
        assert player.window == "Reading"
        assert "Od twojej ostatniej tury" in str(
            player.app.screen.query_one(".window").border_title
        )
        await player.press("escape")
        assert "Runda" in player.text("#track")
        assert player.text("#prompt").startswith("Ben · ")


async def test_the_last_person_may_look_once_more(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, BEN) as player:
        await player.press("enter", "1")
        assert player.window == "Curtain"
        await player.press("b")
        assert player.window == "TableScreen"
        assert player.screen.viewer == "Ada"
        assert player.choices == ["1 Hand over to Ben"]
        await player.press("h")
        assert "▒▒ ▒▒ ▒▒ ▒▒" in player.text("#panel-text")
        await player.press("enter")
        assert player.window == "Curtain"
        await player.press("enter")
        assert player.screen.viewer == "Ben"


async def test_a_person_who_runs_two_investigators_meets_no_curtain(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA) as player:
        await player.press("1")
        assert player.window == "TableScreen"
        assert player.table.state.decision is not None
        assert player.table.state.decision.seat == 1
        assert len(player.choices) == 4


async def test_bots_play_their_seats(tmp_path: Path) -> None:
    async with at_table(tmp_path, BOT, ADA) as player:
        await player.until_asked()
        assert player.table.length >= 1
        assert player.table.past[0].seat == 0
        assert player.screen.viewer == "Ada"


@pytest.mark.parametrize(
    ("language", "told"),
    [("en", "A bot is thinking… "), ("pl", "Bot myśli… "), ("uk", "Бот думає… ")],
)
async def test_it_is_said_that_a_bot_is_thinking_and_about_what(
    tmp_path: Path, language: str, told: str
) -> None:
    async with at_table(tmp_path, ADA, BOT, language=language) as player:
        scene = player.screen.scene()
        player.table.choose(0, scene.options[0].key)
        line = prompts.prompt(player.screen.scene(), player.table).plain
        assert line == told + scene.narrator.prompt_text(player.table.state, language)


# --- the pace --------------------------------------------------------------------------------


async def test_what_bots_do_is_shown_line_by_line_and_can_be_skipped(tmp_path: Path) -> None:
    async with at_table(tmp_path, BOT, ADA, pace="step") as player:
        for _ in range(2000):
            if player.screen.scene().entry is not None:
                break
            await player.pilot.pause(0.01)
        first = player.screen.scene().entry
        assert first is not None
        assert player.text("#prompt").startswith("▸ ")
        assert player.choices == []
        await player.press("space")
        second = player.screen.scene().entry
        assert second is not None
        assert second != first
        await player.press("escape")
        assert player.screen.scene().entry is None
        assert len(player.choices) == 4


async def test_a_film_goes_on_by_itself_at_its_pace(tmp_path: Path) -> None:
    async with at_table(tmp_path, BOT, ADA, pace="fast") as player:
        for _ in range(1500):
            if player.choices:
                break
            await player.pilot.pause(0.02)
        assert len(player.choices) == 4


async def test_the_arrows_choose_again_after_a_film(tmp_path: Path) -> None:
    async with at_table(tmp_path, BOT, ADA, pace="step") as player:
        while player.screen.scene().asked is None:
            await player.press("escape")
        decision = player.table.state.decision
        assert decision is not None
        at = player.table.length
        await player.press("down", "down", "enter")
        assert player.table.record.choices[at] == decision.options[2].key


async def test_the_pace_can_be_changed(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA, pace="normal") as player:
        seen = [player.app.pace.name]
        for _ in range(5):
            await player.press("p")
            seen.append(player.app.pace.name)
        assert len(set(seen)) == 5
        assert seen[0] == seen[-1]


# --- saving ----------------------------------------------------------------------------------


async def test_the_game_saves_itself_after_every_choice(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA) as player:
        await player.press("1")
        path = player.screen.path
        assert json.loads(path.read_text())["choices"] == player.table.record.choices
        await player.press("1")
        assert json.loads(path.read_text())["choices"] == player.table.record.choices
        assert len(player.table.record.choices) == 2


async def test_a_copy_is_saved_under_a_name(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA) as player:
        await player.press("1", "s", *"wtorek", "enter")
        assert (tmp_path / "wtorek.json").exists()
        await player.press("s", "escape")
        assert len(list(tmp_path.glob("*.json"))) == 2


async def test_a_full_disk_is_told_and_the_game_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "file"
    folder.write_text("not a folder")
    async with at_table(folder, ADA, ADA) as player:
        await player.press("1")
        assert player.table.length == 1
        assert [note.severity for note in player.app._notifications] == ["error"]


# --- the end ---------------------------------------------------------------------------------


async def test_the_end_tells_why_and_what_the_hidden_clues_were(tmp_path: Path) -> None:
    rng = Rng(1, "test")
    async with at_table(tmp_path, ADA, ADA) as player:
        while player.table.state.outcome is None:
            await player.until_asked()
            decision = player.table.state.decision
            assert decision is not None
            if player.screen.scene().ticking is not None:
                await player.tick_and_confirm(rng)
                continue
            verbs = [option.verb for option in decision.options]
            number = verbs.index("ready") + 1 if "ready" in verbs else 1
            player.screen.query_one(Choices).pick(number)
            await player.pilot.pause(0.01)
        await player.pilot.pause()
        assert player.window == "Ending"
        told = player.reading
        for said in ("The hidden clues were", "The cards that were laid", "Matches: ", "FH-11"):
            assert said in told
        await player.press("escape")
        assert player.choices == []
        assert player.text("#prompt") in ("The end · Won", "The end · Lost")
        await player.press("e")
        assert player.window == "Ending"
        over = player.table
        await player.press("a")
        assert player.table is not over
        assert player.table.seats == over.seats
        assert player.table.length == 0


async def test_leaving_asks_and_goes_back_to_the_start(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA) as player:
        await player.press("q", "escape")
        assert player.window == "TableScreen"
        await player.press("q", "enter")
        assert player.window == "StartScreen"


async def test_a_place_and_an_item_say_why_they_offer_nothing(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA) as player:
        await player.play_until("move")
        await player.press("slash")
        assert player.window == "Reading"
        assert "No path leads there from where you are. FH-018" in player.reading
        assert "Attempt the ritual\n  The ritual can be attempted only at" in player.reading
        await player.press("escape")
        await player.press("g", "f2")
        assert "Z twojego obszaru nie prowadzi tam ścieżka. FH-018" in player.reading


async def test_what_hinders_is_told_of_the_place_under_the_cursor(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, ADA) as player:
        await player.play_until("move")
        state = player.table.state
        assert state.decision is not None
        await player.press("b")
        board = player.screen.view.board
        here = state.where[player.table.state.stack[-1].scope.who]  # type: ignore[attr-defined]
        board.cursor = here
        await player.press("slash")
        assert "You are already there. FH-225" in player.reading
        assert "No path leads there" not in player.reading
