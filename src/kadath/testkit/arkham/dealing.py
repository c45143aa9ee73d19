"""Games of Arkham Horror that begin late: people with means, all over both towns.

Random players are poor, and seldom get far. From such positions what needs Clues, money, trophies
or a long way runs as well.
"""

from __future__ import annotations

from kadath.games.arkham.board import AT_SEA, JOINED
from kadath.games.arkham.game import Arkham
from kadath.games.arkham.rules.play import ArkhamPlay
from kadath.kernel.game import Setup
from kadath.kernel.rng import Rng

LATE = "late"
MEANS = {"clues": 6, "money": 14}
TROPHIES = 4


class DealtArkham(Arkham):
    """Arkham Horror, with positions that no set-up of the box has."""

    def new(self, setup: Setup, seed: int) -> ArkhamPlay:
        """A game at its first decision; a late one with means, everybody somewhere in town."""
        box = {key: value for key, value in setup.items() if key != LATE}
        state = super().new(box, seed)
        if setup.get(LATE):
            deal(state, Rng(seed, LATE))
        return state


def deal(s: ArkhamPlay, rng: Rng) -> None:
    """Give everybody means and trophies out of the cup, and put them anywhere."""
    places = [space for space in JOINED if s.is_on_board(space) and space not in AT_SEA]
    for who in s.investigators:
        cup = list(s.cup)
        taken = [cup.pop(rng.below(len(cup))) for _ in range(TROPHIES)]
        s.cup = tuple(cup)
        space = places[rng.below(len(places))]
        s.set_investigator(who, **MEANS, space=space, trophies=tuple(taken))
