"""Movement phases played at random: they end, and all invariants hold at every decision."""

from __future__ import annotations

import pytest

from kadath.games.arkham.cards import BLESSING, ENCOUNTERS, FACES, MARKER, MONSTERS, SHEETS, STORY
from kadath.games.arkham.rules.encounters import Encountering
from kadath.games.arkham.rules.stories import deal_story
from kadath.games.arkham.rules.turn import Turn
from kadath.games.arkham.rules.whole_game import WholeGame
from kadath.kernel.procedure import END
from kadath.kernel.rng import Rng
from kadath.testkit.arkham.position import Position


def table(rng: Rng) -> Position:
    """Three investigators with stories and a third of all other cards each, and monsters."""
    t = Position()
    who = [t.investigator(key, "woods", clues=2, money=12) for key in rng.shuffled(SHEETS)[:3]]
    t.s.with_stories = True
    for one in who:
        deal_story(t.s, one)
    faces = [key for key, face in FACES.items() if face.kind not in (BLESSING, MARKER, STORY)]
    for number, key in enumerate(rng.shuffled(faces)):
        t.card(key, who[number % len(who)])
    for key in rng.shuffled(MONSTERS)[:3]:
        t.monster(key, "woods" if rng.below(2) else "uptown")
    t.deck("spell", "wither", "flesh_ward")
    t.s.rng = rng.integer()
    return t


def play(t: Position, rng: Rng, used: set[str]) -> None:
    """Play at random until the procedure ends."""
    for _ in range(600):
        if t.s.decision is None:
            return
        decision = t.asked()
        options = list(decision.options)
        # Passing is rare, because games that stop early test little.
        lively = [one for one in options if one.verb not in ("done", "pass")]
        pick = lively if lively and rng.below(8) else options
        chosen = pick[rng.below(len(pick))]
        if chosen.verb in ("use", "wield"):
            card = chosen.ids[0]
            used.update([t.s.cards[card].face] if card in t.s.cards else [])
        t.choose(chosen.key)
    pytest.fail("it does not end")


@pytest.mark.parametrize("seed", range(12))
def test_random_phases_end_with_all_invariants_intact(seed: int) -> None:
    rng = Rng(seed)
    t = table(rng)
    for _ in range(3):
        t.begin(Turn())
        play(t, rng, set())
        for who in tuple(t.s.investigators):
            entries = tuple(ENCOUNTERS)
            if who in t.s.investigators:
                t.s.stack += [WholeGame(at=END), Turn(at="over")]
                t.begin(Encountering(who, entries[rng.below(len(entries))]))
                play(t, rng, set())
        for card in t.s.cards:
            t.s.set_card(card, exhausted=False)
