"""In which order people are shown what they may do."""

from __future__ import annotations

from kadath.games.lcg.game import Lcg
from kadath.table import Seat
from kadath.table.orders import Orders
from kadath.table.question import question
from kadath.testkit.lcg.position import Position


def shown(t: Position) -> list[str]:
    """The options in the order of the table."""
    asked = question(Lcg(), t.state, (Seat("Ada"),), (Orders(),))
    assert asked is not None
    assert t.state.decision is not None
    words = dict(zip(t.state.decision.options, t.options, strict=True))
    return [words.get(one, one.key) for one in asked.decision.options]


def test_enemies_and_clues_come_first_and_what_is_in_vain_last() -> None:
    t = Position()
    hallway = t.location("hallway", clues=1)
    t.location("attic")
    roland = t.investigator("roland-banks", hallway, hand=["machete"], play=["knife"])
    t.enemy("ghoul-minion", engaged=roland)
    t.enemy("swarm-of-rats", hallway, exhausted=True)
    t.round()
    assert shown(t) == [
        "fight ghoul-minion",
        "evade ghoul-minion",
        "investigate",
        "move attic",
        "draw",
        "resource",
        "fight swarm-of-rats",
        "engage swarm-of-rats",
        "play machete",
        "activate knife /0",
        "activate knife /1",
        "done",
    ]


def test_nobody_is_offered_first_to_search_where_nothing_is_or_to_resign() -> None:
    t = Position()
    parlor = t.location("parlor", clues=0)
    t.location("hallway")
    t.investigator("roland-banks", parlor)
    t.round()
    *_, vain, leaving, end = shown(t)
    assert vain == "investigate"
    assert leaving.startswith("activate parlor")
    assert end == "done"
    assert shown(t)[0] == "move hallway"
