"""What hinders something and what is offered, compared at every decision of random games."""

from __future__ import annotations

from collections import Counter

import pytest

from kadath.games import playable
from kadath.rulebook import load
from kadath.testkit.battery import games
from kadath.testkit.kit import kit
from kadath.testkit.legality import complaints
from kadath.testkit.player import CuriousPlayer
from kadath.text.languages import LANGUAGES

GAMES = 8


@pytest.mark.parametrize("name", playable())
def test_whatever_is_not_offered_has_one_hindrance_and_the_rest_has_none(name: str) -> None:
    its_kit = kit(name)
    player = CuriousPlayer(its_kit, 1)
    rules = {rule.id for rule in load(name).rules}
    narrator = its_kit.game.narrator()
    hindered: Counter[str] = Counter()
    for setup, seed in games(its_kit, 600, GAMES):
        player.begin()
        state = its_kit.game.new(setup, seed)
        while state.decision is not None:
            assert list(complaints(state)) == []
            for option, hindrance in state.attempts():
                if hindrance is not None:
                    assert hindrance.rule in rules
                    hindered[hindrance.message] += 1
                    told = [
                        narrator.hindrance_text(state, option, hindrance, language)
                        for language in LANGUAGES
                    ]
                    assert len(set(told)) == len(LANGUAGES)
                    assert all(one.endswith(".") for one in told)
            state.apply(player.choose(state))
    assert len(hindered) > 9, "much cannot be done, for many reasons"
