"""The card game played in a terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.text import Text
from textual.widget import Widget
from textual.widgets import Static

from kadath.games.lcg.game import Lcg
from kadath.kernel.decision import DONE, option
from kadath.kernel.rng import Rng
from kadath.table import Orders, Seat
from kadath.table.orders import PASS_BY, STOP
from kadath.terminal.choices import Choices
from kadath.terminal.dialogs import Picking
from kadath.terminal.lcg import glyphs
from kadath.terminal.lcg.choice import note
from kadath.terminal.orders import OrdersScreen
from kadath.terminal.pace import PACE

from ..playing import ADA, BEN, LARGE, MEDIUM, SMALL, at_table

RANDOM = Seat("random", is_bot=True)


@pytest.mark.parametrize(
    ("size", "language", "seats", "scenario"),
    [
        (SMALL, "en", (ADA,), "the-gathering"),
        pytest.param(LARGE, "pl", (ADA, ADA), "the-midnight-masks", marks=pytest.mark.thorough),
        pytest.param(SMALL, "uk", (ADA, RANDOM), "the-gathering", marks=pytest.mark.thorough),
    ],
)
async def test_the_card_game_can_be_played(
    tmp_path: Path,
    size: tuple[int, int],
    language: str,
    seats: tuple[Seat, ...],
    scenario: str,
) -> None:
    async with at_table(
        tmp_path, *seats, game=Lcg(), size=size, language=language, scenario=scenario
    ) as player:
        assert player.window == "Reading", "the story is told first"
        await player.play(40)
        assert player.table.length >= 40 or player.table.state.outcome is not None
        for panel in "htdoxlc":
            await player.press(panel)
            assert player.text("#panel-text")


async def test_options_show_their_chances(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, game=Lcg(), investigators=["roland-banks"]) as player:
        await player.play_until("take-action")
        (line,) = [one for one in player.choices if "Investigate" in one]
        assert "%" in line
        assert "%" not in " ".join(one for one in player.choices if "Draw" in one)
        await player.press(str(player.choices.index(line) + 1))
        assert "chance" in player.text("#prompt")


async def test_one_key_ends_a_choice_however_long_the_list_is(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, game=Lcg(), investigators=["roland-banks"]) as player:
        await player.until_asked()
        assert player.table.state.decision is not None
        assert player.table.state.decision.ask == "mulligan"
        await player.press("e")
        assert player.table.record.choices == ["done"]
        turn = await player.play_until("take-action")
        at = player.table.length
        await player.press("0")
        assert len(turn.options) < 10
        assert player.table.length == at, "there is no tenth option"
        await player.press("e")
        assert player.table.length == at, "a turn is not lost by one press too many"
        assert player.screen.view.choices.pointed == DONE
        assert "End your turn (3 actions are lost)" in player.heard
        await player.press("e")
        assert player.table.record.choices[at] == "done"


async def test_letters_choose_what_comes_after_the_tenth(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, game=Lcg(), investigators=["wendy-adams"]) as player:
        await player.play_until("take-action")
        chosen: list[str] = []
        listed = player.screen.query_one(Choices)
        many = tuple(option("draw", number) for number in range(20))
        listed.offer(many, [Text(one.key) for one in many])
        assert str(listed.get_option_at_index(10).prompt).startswith("f ")
        assert str(listed.get_option_at_index(17).prompt).startswith("· ")
        listed.pick = lambda number: chosen.append(many[number - 1].key)  # type: ignore[method-assign]
        await player.press("0", "f", "ш", "z")
        assert chosen == [many[at].key for at in (9, 10, 11, 16)]


async def test_what_can_be_done_first_is_offered_beside_the_actions(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, game=Lcg(), seed=9, investigators=["wendy-adams"]) as player:
        await player.until_asked()
        player.table.orders = [Orders()]
        player.table.choose(0, "done")
        player.screen.go_on()
        turn = await player.play_until("take-action")
        question = player.table.question
        assert question is not None
        fast = question.preludes[0].options[0]
        at = turn.options.index(fast)
        assert "no action" in player.choices[at]
        assert "Draw a card" in " ".join(player.choices)
        listed = player.screen.query_one(Choices)
        listed.point(fast)
        await player.pilot.pause()
        assert player.text("#panel-text").split("\n")[0] in player.choices[at]
        listed.pick(at + 1)
        await player.pilot.pause()
        assert player.table.record.choices[-1] == fast.key


async def test_each_scenario_of_a_campaign_is_introduced(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, game=Lcg(), investigators=["wendy-adams"]) as player:
        assert "The Gathering" in player.reading
        await player.until_asked()
        await player.play(3)
        assert player.window == "TableScreen"
        player.screen._part = "the-midnight-masks"
        player.screen.go_on()
        await player.pilot.pause()
        assert "The Gathering" in player.reading


async def test_whoever_plays_alone_sees_what_the_last_choice_brought(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, game=Lcg(), investigators=["wendy-adams"]) as player:
        await player.play_until("take-action")
        await player.press("l")
        assert "Since your last choice" in player.text("#panel-text")


@pytest.mark.parametrize("size", [SMALL, MEDIUM, LARGE])
async def test_a_long_list_can_be_seen_to_its_end(tmp_path: Path, size: tuple[int, int]) -> None:
    async with at_table(
        tmp_path, ADA, game=Lcg(), size=size, investigators=["wendy-adams"]
    ) as player:
        await player.play_until("take-action")
        listed, why = player.screen.query_one(Choices), player.screen.query_one("#why")
        many = tuple(option("draw", number) for number in range(40))
        listed.offer(many, [Text(one.key) for one in many])
        await player.pilot.pause()
        assert listed.region.bottom <= why.region.y
        assert listed.region.y >= player.screen.query_one("#prompt").region.bottom
        listed.point(many[-1])
        last = len(many) - 1
        await player.until(lambda: listed.scroll_offset.y + listed.size.height > last)
        assert listed.region.y + last - listed.scroll_offset.y < why.region.y


async def test_a_small_terminal_shows_nine_lines_of_choices_below_a_town(tmp_path: Path) -> None:
    async with at_table(
        tmp_path,
        ADA,
        game=Lcg(),
        investigators=["wendy-adams"],
        scenario="the-midnight-masks",
    ) as player:
        await player.play_until("take-action")
        listed = player.screen.query_one(Choices)
        many = tuple(option("draw", number) for number in range(40))
        listed.offer(many, [Text(one.key) for one in many])
        await player.pilot.pause()
        assert listed.region.height >= 9
        # The whole town is there all the same, with the ways between its places.
        for part in ("Rivertown", "Southside", "@W", "→2 4 6 7"):
            assert part in player.board


async def test_a_line_that_wraps_does_not_hide_the_last_option(tmp_path: Path) -> None:
    async with at_table(
        tmp_path, ADA, game=Lcg(), size=MEDIUM, investigators=["wendy-adams"]
    ) as player:
        await player.play_until("take-action")
        listed = player.screen.query_one(Choices)
        few = tuple(option("draw", number) for number in range(3))
        for length in range(listed.size.width - 8, listed.size.width):
            listed.offer(few, [Text("x" * length) for _ in few])
            await player.pilot.pause()
            await player.pilot.pause()
            assert not listed.show_vertical_scrollbar, length


async def test_the_log_can_be_read_to_its_last_line(tmp_path: Path) -> None:
    async with at_table(
        tmp_path, ADA, game=Lcg(), size=(100, 34), language="pl", investigators=["wendy-adams"]
    ) as player:
        await player.play(20)
        await player.press("l")
        log = player.screen.query_one("#panel-text")
        scroll = player.screen.query_one("#panel-scroll")
        told = Text(player.text("#panel-text"))

        def is_at_its_end() -> bool:
            above = len(told.wrap(player.app.console, log.content_size.width)) - scroll.size.height
            return above > 0 and scroll.scroll_offset.y == above

        await player.until(is_at_its_end)


async def test_a_prompt_that_is_too_long_says_that_it_goes_on(tmp_path: Path) -> None:
    async with at_table(
        tmp_path, ADA, game=Lcg(), language="pl", investigators=["wendy-adams"]
    ) as player:
        await player.until_asked()
        player.app.pace = PACE["step"]
        await player.press("e")
        while "Zgromadzenie" not in player.text("#prompt"):
            await player.press("space")
        told = player.text("#prompt")
        width = player.screen.query_one("#prompt").content_size.width
        assert len(Text(told).wrap(player.app.console, width)) == 3
        assert told.endswith("…")


async def test_orders_are_given_in_a_window_and_hold(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, BEN, game=Lcg()) as player:
        await player.until_asked()
        await player.press("a")
        assert isinstance(player.app.screen, OrdersScreen)
        await player.press("down", "right", "escape")
        viewer = player.screen.viewer
        (own,) = player.table.seats_of(viewer)
        kind = next(iter(Lcg().occasions()))
        assert dict(player.table.orders[own].wishes) == {kind: "ask"}
        await player.press("r")
        assert player.table.orders[own].until_turn
        assert "until your turn" in player.text("#prompt")
        await player.press("r")
        assert not player.table.orders[own].until_turn


async def test_the_prompt_tells_how_often_an_order_passed(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, game=Lcg(), investigators=["wendy-adams"]) as player:
        wishes = tuple((kind, PASS_BY) for kind in Lcg().occasions())
        for _ in range(80):
            await player.until_asked()
            player.table.order(0, Orders(wishes=wishes))
            player.screen.show()
            if player.table.passed_by_order:
                break
            await player.play(1)
        assert "automatically" in player.text("#prompt")


async def test_a_hand_is_opened_and_a_card_is_shown(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, BEN, game=Lcg()) as player:
        await player.until_asked()
        own = player.table.seats_of(player.screen.viewer)
        await player.press("v")
        assert isinstance(player.app.screen, Picking)
        await player.press("enter")
        assert len(player.screen.scene().shown) == 1
        await player.press("a", "up", "right", "escape")
        assert player.table.open_seats == set(own)


async def test_nothing_is_shown_while_the_rules_demand_silence(tmp_path: Path) -> None:
    game = Lcg()
    always = Orders(wishes=tuple((kind, STOP) for kind in game.occasions()))
    scenario = "the-devourer-below"
    async with at_table(tmp_path, ADA, BEN, game=game, seed=8, scenario=scenario) as player:
        table = player.table
        for seat in range(2):
            table.order(seat, always)
        rng = Rng(8, "silence")
        while not table.game.silent(table.state):
            assert table.state.decision is not None
            seat, options, _ = table.state.decision
            table.choose(seat, options[rng.below(len(options))].key)
        player.screen.show()
        await player.until_asked()
        await player.press("v")
        assert player.window == "TableScreen"
        await player.press("a", "up", "right", "escape")
        assert not table.open_seats


async def test_a_game_without_hands_to_show_has_occasions_all_the_same(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, BEN) as player:
        await player.until_asked()
        await player.press("r")
        assert any(orders.until_turn for orders in player.table.orders)
        await player.press("r")
        assert not any(orders.until_turn for orders in player.table.orders)
        await player.press("v")
        assert player.window == "TableScreen"


@pytest.mark.parametrize(("size", "is_film"), [((80, 16), True), (LARGE, False)])
async def test_what_comes_of_a_test_is_seen_however_much_is_asked_next(
    tmp_path: Path, size: tuple[int, int], is_film: bool
) -> None:
    roland = ["roland-banks"]
    async with at_table(
        tmp_path, ADA, game=Lcg(), size=size, language="uk", investigators=roland
    ) as player:
        await player.play_until("take-action")
        player.app.pace = PACE["step"]
        await player.press("1", "e")
        if is_film:
            assert player.text("#prompt").startswith("▸"), "the choices leave the log no room"
            await player.press("escape")
        else:
            assert "жетон хаосу" in player.text("#journal-text")
        assert "виконайте дію" in player.text("#prompt")


async def test_what_hinders_is_told_under_the_deed_it_hinders(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, game=Lcg(), investigators=["roland-banks"]) as player:
        await player.play_until("take-action")
        await player.press("slash")
        assert "Advance: Trapped\n  Nobody has a clue to spend. LCG-420" in player.reading
        here, hindrance = "Move: Study", "You are already there"
        assert here not in player.reading, "it is offered to be searched"
        assert hindrance not in player.reading


@pytest.mark.parametrize("language", ["en", "pl", "uk"])
async def test_actions_that_provoke_take_one_line_each(tmp_path: Path, language: str) -> None:
    async with at_table(
        tmp_path, ADA, game=Lcg(), language=language, investigators=["roland-banks"]
    ) as player:
        table, rng = player.table, Rng(5, "provoked")
        await player.until_asked()
        while not note(player.screen.scene()):
            assert table.question is not None
            seat, options, _ = table.question.decision
            table.choose(seat, options[rng.below(len(options))].key)
        player.screen.go_on()
        await player.until_asked()
        width = player.screen.query_one(Choices).size.width
        decision = player.screen.scene().asked
        assert decision is not None
        provoking = {}
        for one, line in zip(decision.options, player.choices, strict=True):
            if one.verb in ("move", "draw", "resource"):
                assert line.endswith(glyphs.PROVOKES)
                provoking[one.verb] = len(Text(line).wrap(player.app.console, width))
            elif one.verb == "fight":
                assert re.search(f" {glyphs.FIGHT}\\d {glyphs.HEALTH}\\d", line)
                assert glyphs.PROVOKES not in line
        assert {"draw", "resource"} <= set(provoking)
        assert set(provoking.values()) == {1}
        enemies = note(player.screen.scene()).plain
        assert enemies.startswith(glyphs.PROVOKES)
        assert enemies in player.text("#prompt")


@pytest.mark.parametrize("size", [SMALL, (100, 34), MEDIUM])
@pytest.mark.parametrize("scenario", ["the-gathering", "the-midnight-masks"])
async def test_ones_hand_is_in_sight_in_every_size(
    tmp_path: Path, size: tuple[int, int], scenario: str
) -> None:
    async with at_table(
        tmp_path, ADA, game=Lcg(), size=size, investigators=["roland-banks"], scenario=scenario
    ) as player:
        await player.play_until("take-action")
        held = [one.name for one in player.screen.dress.hand(player.screen.scene())]
        assert len(held) >= 5
        frame = player.app.screen
        shown = [part for part in frame.query(Static) if held[0] in str(part.visual)]
        (hand,) = [part for part in shown if all(name in str(part.visual) for name in held)]
        last = next(
            y
            for y, line in enumerate(
                Text(str(hand.visual)).wrap(player.app.console, hand.size.width)
            )
            if held[-1].split()[0] in line.plain
        )
        assert isinstance(hand.parent, Widget)
        assert hand.region.y + last < hand.parent.region.bottom
