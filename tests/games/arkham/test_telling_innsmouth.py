"""What players read about the watch and the jail of Innsmouth."""

from __future__ import annotations

import pytest

from kadath.games.arkham.board import ALLEY, CELL
from kadath.games.arkham.cards import BASE, INNSMOUTH
from kadath.games.arkham.game import Arkham
from kadath.games.arkham.rules.jail import HelpingPrisoners, JailBreak
from kadath.games.arkham.rules.movement_phase import Movement
from kadath.games.arkham.stakes import stakes
from kadath.testkit.arkham.position import Position

GAME = Arkham()
SAYS = GAME.narrator()


def table(space: str, clues: int = 1) -> Position:
    """Joe Diamond in Innsmouth under martial law, too slow to hide from anybody."""
    t = Position()
    t.s.boxes = (BASE, INNSMOUTH)
    t.investigator("joe_diamond", space, clues=clues, sliders=(2, 0, 0))
    t.s.martial_law = True
    return t


def offered(t: Position, language: str = "en") -> list[str]:
    assert t.s.decision is not None
    return [SAYS.option_text(t.s, one, language) for one in t.s.decision.options]


def at_stake(t: Position) -> tuple[tuple[str, ...], tuple[str, ...]]:
    found = stakes(t.s, "en")
    assert found is not None
    return found.success, found.failure


@pytest.mark.rule("IH-4.8")
def test_whoever_stops_under_martial_law_reads_of_the_watch() -> None:
    t = table("marsh_refinery").begin(Movement(1))
    watched = "End your movement; martial law: pass an Evade check (−1), or be arrested"
    assert offered(t)[-1] == watched
    odds = GAME.odds(t.s, 0)
    assert odds is not None
    assert 0 < odds.options["done"] < 1
    t = table("woods").begin(Movement(1))
    assert offered(t)[-1] == "End your movement"


@pytest.mark.rule("IH-4.8")
def test_whoever_faces_the_watch_before_the_monsters_reads_of_it_too() -> None:
    t = table("marsh_refinery")
    t.monster("cultist", "marsh_refinery")
    t.begin(Movement(1))
    watched = "Stop here, and face the watch: pass an Evade check (−1), or be arrested"
    assert watched in offered(t)


@pytest.mark.rule("IH-4.8")
def test_the_check_against_the_watch_says_what_it_is_for() -> None:
    t = table("marsh_refinery").roll(1, 1, 1).begin(Movement(1)).choose("done")
    assert at_stake(t) == (("You get past the watch.",), ("You are arrested.",))


@pytest.mark.rule("IH-4.3", "IH-4.4")
def test_checks_in_and_around_the_jail_say_what_they_are_for() -> None:
    t = table(CELL).roll(1, 1, 1).begin(JailBreak(1))
    success, failure = at_stake(t)
    assert success == ("For each success, you draw one more card to choose from.",)
    assert failure == ("You draw no more cards for it.",)
    t = table(ALLEY)
    t.investigator("amanda_sharpe", CELL)
    t.roll(1, 1, 1).begin(HelpingPrisoners(1)).choose("sneak-in")
    success, failure = at_stake(t)
    assert success[0].startswith("Those in the Jail Cell draw 2 more cards;")
    assert failure == ("You roll a die, and are arrested on a 1 or 2.",)
