"""Questions that nobody has to answer: where the order of things cannot matter."""

from __future__ import annotations

import pytest

from kadath.games.lcg.game import Lcg
from kadath.games.lcg.occasions import ORDER
from kadath.table import Seat
from kadath.table.orders import STOP, Orders, agreed, settled
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position

GAME = Lcg()


def investigating(*tomes: str) -> Position:
    """Daisy investigates with the elder sign, and gets a clue for it."""
    t = Position("elder sign")
    study = t.location("study", clues=2)
    t.investigator("daisy-walker", study, play=[*tomes], deck=["guts", "guts"])
    t.round("II")
    t.choose("investigate")
    return t


@pytest.mark.rule("LCG-209", "LCG-312")
def test_ST_7_a_draw_of_no_cards_asks_for_no_order() -> None:
    t = investigating()
    assert t.asked == "daisy-walker: order-results"
    key = settled(GAME, t.state, Orders())
    assert key is not None
    t.state.apply(key)
    assert t.state.investigators[t.id_of("daisy-walker")].clues == 1, "the clue is what there is"
    assert t.asked != "daisy-walker: order-results"


@pytest.mark.rule("LCG-209")
def test_ST_7_a_draw_and_a_clue_are_hers_to_order() -> None:
    t = investigating("medical-texts")
    assert t.asked == "daisy-walker: order-results"
    assert settled(GAME, t.state, Orders()) is None


def attacked_by(*enemies: str) -> Position:
    t = position("wendy-adams: at study")
    wendy = t.id_of("wendy-adams")
    for one in enemies:
        t.enemy(one, engaged=wendy)
    t.round("III")
    return t


@pytest.mark.rule("LCG-131")
def test_3_3_enemies_that_are_alike_attack_in_any_order() -> None:
    t = attacked_by("swarm-of-rats", "swarm-of-rats")
    assert t.asked == "wendy-adams: choose-attacker"
    assert settled(GAME, t.state, Orders()) == t.state.decision.options[0].key  # type: ignore[union-attr]
    assert settled(GAME, t.state, Orders(wishes=((ORDER, STOP),))) is None
    hurt = t.state.decision.options[1].ids[0]  # type: ignore[union-attr]
    t.state.set_card(hurt, damage=1)
    assert settled(GAME, t.state, Orders()) is None, "a hurt one is not like the other"


@pytest.mark.rule("LCG-131")
def test_3_3_enemies_that_differ_attack_in_the_order_one_chooses() -> None:
    t = attacked_by("swarm-of-rats", "icy-ghoul")
    assert settled(GAME, t.state, Orders()) is None


@pytest.mark.rule("LCG-353", "LCG-422")
def test_whoever_proposes_to_advance_agrees_for_their_other_investigators() -> None:
    t = Position("0")
    study = t.location("study")
    t.investigator("wendy-adams", study, clues=3)
    t.investigator("roland-banks", study, clues=3)
    t.acts("trapped", "the-barrier")
    t.round("II")
    t.choose("turn wendy-adams", "advance trapped wendy-adams")
    t.state.apply(t.decision.options[1])
    assert t.asked == "roland-banks: contribute-clues"
    own, others = Seat("Ada"), Seat("Ben")
    give = t.decision.options[0].key
    assert agreed(GAME, t.state, Orders(), (own, own)) == give
    assert agreed(GAME, t.state, Orders(), (own, others)) is None, "Ben may refuse"
