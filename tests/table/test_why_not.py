"""Why something that is pointed at may not be done, as every client tells it."""

from __future__ import annotations

from kadath.games.final_hour.game import FinalHour
from kadath.games.final_hour.state import TOP
from kadath.kernel.game import Thing
from kadath.table import Question
from kadath.table.why_not import Reason, reasons
from kadath.testkit.final_hour.position import Position, position

GAME = FinalHour()


def moving() -> Position:
    t = position("""
        Rita: at 2, items storm_lantern
        Lily: at 12
    """)
    t.rita.resolves("obstacles-a", TOP)
    return t


def asked(t: Position) -> Question:
    return Question(t.state, t.decision)


def test_a_place_says_why_nobody_goes_there() -> None:
    question = asked(moving())
    assert reasons(GAME, question, (0,), Thing("location", 14), "en") == [
        Reason("move:14", "FH-018", "No path leads there from where you are.")
    ]
    assert reasons(GAME, question, (0,), Thing("location", 3), "en") == []


def test_each_reader_has_it_in_their_language() -> None:
    (told,) = reasons(GAME, asked(moving()), (0,), Thing("item", 1), "uk")
    assert told.rule == "FH-131"
    assert told.text == "Ним користуються у свій час: одразу після виконання своєї карти дії."


def test_whoever_is_not_asked_learns_nothing_else() -> None:
    question = asked(moving())
    for thing in (Thing("location", 14), Thing("location", 3), Thing("item", 1)):
        (told,) = reasons(GAME, question, (1,), thing, "en")
        assert (told.key, told.text) == ("", "It is somebody else’s turn to choose.")
        assert reasons(GAME, question, (), thing, "en") == [told]


def test_a_thing_that_is_not_asked_about() -> None:
    (told,) = reasons(GAME, asked(moving()), (0,), Thing("token", 3), "pl")
    assert told.text == "Teraz pytanie dotyczy czegoś innego."
