"""Setting up the card game in a terminal."""

from __future__ import annotations

from pathlib import Path

from textual.widgets import Input

from kadath.games.lcg.components.decks import STARTER_DECKS
from kadath.games.lcg.decks.lists import write_text
from kadath.games.lcg.game import Lcg
from kadath.table import Saves
from kadath.terminal.app import KadathApp
from kadath.terminal.pace import PACE
from kadath.terminal.set_up import SetUpScreen, Turner
from kadath.terminal.set_up_form import SetUpForm
from kadath.terminal.table_screen import TableScreen


def new_app(folder: Path, language: str = "en") -> KadathApp:
    return KadathApp(language, Saves(folder / "games"), pace=PACE["off"])


def test_everything_that_can_be_turned_gives_a_game() -> None:
    form = SetUpForm(Lcg(), "en")
    assert form.figures == 1, "one person alone runs one investigator"
    for key in form.values:
        for _ in form.options[key].values:
            form.turn(key, 1)
            Lcg().new(form.setup(1), 1)


async def test_only_what_has_a_say_is_asked(tmp_path: Path) -> None:
    app = new_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = SetUpScreen(SetUpForm(Lcg(), "en"))
        app.push_screen(screen)
        await pilot.pause()

        def asked() -> set[str]:
            rows = {key: screen.query_one(f"#row-{key}") for key in screen.form.values}
            return {key for key in ("scenario", "earlier") if rows[key].display}

        assert asked() == {"scenario"}, "nothing comes before The Gathering"
        await pilot.press("down", "down", "right")
        assert asked() == {"scenario", "earlier"}
        await pilot.press("up", "right")
        assert asked() == set(), "a campaign has all its scenarios"


async def test_the_arrows_lead_through_the_names_too(tmp_path: Path) -> None:
    app = new_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        screen = SetUpScreen(SetUpForm(Lcg(), "en"))
        app.push_screen(screen)
        await pilot.pause()
        screen.query_one("#name-0").focus()
        await pilot.press("O", "l", "a", "down")
        assert app.focused is not screen.query_one("#name-0")
        assert screen.form.seats[0].name == "Ola"
        screen.query_one("#name-0").focus()
        await pilot.press("up")
        assert str(app.focused.id if app.focused else "").startswith("option-")
        await pilot.press("down")
        assert app.focused is screen.query_one("#owner-0")


async def test_a_deck_of_ones_own_is_read_from_a_file(tmp_path: Path) -> None:
    deck = tmp_path / "daisy.txt"
    deck.write_text(write_text(STARTER_DECKS["daisy-walker"], "en"), encoding="utf-8")
    app = new_app(tmp_path)
    async with app.run_test(size=(80, 24)) as pilot:
        app.push_screen(SetUpScreen(SetUpForm(Lcg(), "en")))
        await pilot.press("f6")
        app.screen.query_one(Input).value = str(deck)
        await pilot.press("enter")
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, SetUpScreen)
        assert "Daisy Walker" in str(screen.query_one("#option-decks", Turner).visual)
        await pilot.press("f5")
        await pilot.pause()
        tables = [one for one in app.screen_stack if isinstance(one, TableScreen)]
        (who,) = tables[0].table.view(0)["investigators"].values()
        assert who["face"] == "daisy-walker"


async def test_a_wrong_deck_is_refused_with_every_reason(tmp_path: Path) -> None:
    app = new_app(tmp_path, "pl")
    async with app.run_test(size=(80, 24)) as pilot:
        form = SetUpForm(Lcg(), "pl")
        form.own_decks.append("Roland Banks\n\n2x Machete\n")
        app.push_screen(SetUpScreen(form))
        await pilot.pause()
        await pilot.press("f5")
        await pilot.pause()
        assert isinstance(app.screen, SetUpScreen)
        (reasons,) = [one.message for one in app._notifications]
        assert len(reasons.splitlines()) > 1
        assert "kart" in reasons
