"""What options point at, for whoever shows the table."""

from __future__ import annotations

import random

from kadath.games.lcg.game import Lcg
from kadath.games.lcg.narrator import LcgNarrator
from kadath.kernel.game import Thing
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position

TEXTS = LcgNarrator()


def pointed(table: Position, verb: str) -> list[tuple[str, str]]:
    """What the first option of a verb points at, by name."""
    found = next(one for one in table.decision.options if one.verb == verb)
    return [(kind, table.names[int(one)]) for kind, one in TEXTS.points(table.state, found)]


def test_an_action_points_at_what_it_is_done_to_or_with() -> None:
    table = position("""
        study: clues 2
        roland-banks: at study, hand emergency-cache, play machete, deck guts, engaged ghoul-minion
    """)
    table.round()
    assert pointed(table, "fight") == [("card", "ghoul-minion")]
    assert pointed(table, "investigate") == [("card", "study")]
    assert pointed(table, "draw") == [("deck", "roland-banks")]
    assert pointed(table, "resource") == [("investigator", "roland-banks")]
    assert pointed(table, "play") == [("card", "emergency-cache")]
    assert pointed(table, "activate") == [("card", "machete")]
    assert pointed(table, "done") == []


def test_options_point_only_at_what_the_one_who_is_asked_may_know_of() -> None:
    game = Lcg()
    chance = random.Random(5)
    seen: set[str] = set()
    state = game.new({"seats": 2}, 11)
    while state.decision is not None:
        view = game.view(state, state.decision.seat)
        for option in state.decision.options:
            things = TEXTS.points(state, option)
            assert all(is_there(view, thing) for thing in things), option
            seen |= {option.verb} if things else set()
        state.apply(chance.choice(state.decision.options))
    assert {"move", "investigate", "mulligan", "commit", "play"} <= seen


def test_a_purchase_points_at_the_card_that_is_bought() -> None:
    game = Lcg()
    chance = random.Random(2)
    for seed in range(20):
        state = game.new({"mode": "campaign", "difficulty": "easy"}, seed)
        while state.decision is not None:
            option = chance.choice(state.decision.options)
            if option.verb == "buy":
                assert TEXTS.points(state, option) == [Thing("face", option.args[0])]
                return
            state.apply(option)
    raise AssertionError("nobody could buy anything")


def is_there(view: dict[str, dict[int, object]], thing: Thing) -> bool:
    """Whether a view shows such a thing."""
    kind = "cards" if thing.kind == "card" else "investigators"
    return thing.id in view[kind]
