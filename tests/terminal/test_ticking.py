"""Ticking several things at the keyboard, and confirming them with one key."""

from __future__ import annotations

from pathlib import Path

from kadath import games
from kadath.terminal.chances import percent

from .playing import ADA, MEDIUM, at_table


async def test_cards_are_ticked_in_any_order_and_confirmed_with_one_key(tmp_path: Path) -> None:
    lcg = games.game("lcg")
    roland = ["roland-banks"]
    async with at_table(
        tmp_path, ADA, game=lcg, size=MEDIUM, seed=1, investigators=roland
    ) as player:
        await player.until_asked()
        several = player.table.state.several
        assert several is not None
        cards = [one.key for one in several.parts[0].candidates]
        assert player.choices[-1].endswith("Keep this hand")
        await player.press("5", "1")
        marks = [line.split()[1] for line in player.choices[:5]]
        assert marks == ["[✓]", "[·]", "[·]", "[·]", "[✓]"]
        assert "Replace: " in player.choices[-1]
        assert "so far: 2" in player.text("#prompt")
        await player.press("down", "space", "backspace")
        assert "[·]" in player.choices[1]
        assert player.table.length == 0, "ticks are no choices"
        await player.press("e")
        assert player.table.record.choices[:2] == [cards[0], cards[4]]


async def test_the_chance_above_the_cards_is_the_one_with_those_ticked(tmp_path: Path) -> None:
    async with at_table(
        tmp_path, ADA, game=games.game("lcg"), size=MEDIUM, seed=4, investigators=["roland-banks"]
    ) as player:
        await player.play_until("commit")
        scene = player.screen.scene()
        standing = scene.odds.standing if scene.odds is not None else None
        assert standing is not None
        assert f"chance {percent(standing)} ·" in player.text("#prompt")
        await player.press("1")
        chance = player.screen.scene().chance
        assert chance is not None
        assert chance > standing
        assert f"chance {percent(chance)} ·" in player.text("#prompt")
        assert player.choices[-1].endswith(percent(chance))


async def test_what_is_not_whole_is_not_confirmed(tmp_path: Path) -> None:
    async with at_table(tmp_path, ADA, seed=4) as player:
        await player.play_until("attack")
        length = player.table.length
        scene = player.screen.scene()
        assert scene.ticking is not None
        assert scene.ticking.is_whole, "an attack may destroy nothing"
        first = scene.ticking.candidates[0]
        await player.press("1", "1")
        ticking = player.screen.scene().ticking
        assert ticking is not None
        assert first not in ticking.picks, "a second press takes it back"
        assert player.table.length == length


async def test_ticks_of_ones_own_turn_are_confirmed_with_one_press_wherever_the_cursor_is(
    tmp_path: Path,
) -> None:
    async with at_table(tmp_path, ADA, seed=4) as player:
        await player.play_until("attack")
        length = player.table.length
        await player.press("1")
        scene = player.screen.scene()
        assert scene.ticking is not None
        (picked,) = scene.ticking.picks
        await player.press("e")
        assert player.table.record.choices[length] == picked.key


async def test_more_are_wanted_only_after_a_first(tmp_path: Path) -> None:
    arkham = games.game("arkham")
    jack = ["monterey_jack"]
    async with at_table(
        tmp_path, ADA, game=arkham, size=MEDIUM, seed=1, seats=1, investigators=jack
    ) as player:
        await player.until_asked()
        scene = player.screen.scene()
        (card,) = scene.points(scene.options[0])
        told = scene.narrator.component(str(scene.things[f"{card.kind}:{card.id}"]["name"]), "en")
        assert told["text"] in player.text("#panel-text"), "the card under the cursor can be read"
        assert player.choices[-1].endswith("Choose 2")
        await player.press("1")
        assert player.choices[-1].endswith("Choose one more")
        await player.press("e")
        assert player.table.length == 0, "what is not whole is not confirmed"
