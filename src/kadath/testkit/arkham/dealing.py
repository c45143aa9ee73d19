"""Games of Arkham Horror that start late: investigators with resources, all over both towns.

Random players are poor and seldom get far. From such positions, what needs Clues, money, trophies,
or a long way runs as well. They are dealt after the set-up, when everyone has their own
possessions, and the first turn begins with them. Decks are stacked as a shuffle may leave them, so
that what has run least comes early.
"""

from __future__ import annotations

from collections.abc import Sequence

from kadath.games.arkham.board import AT_SEA, JOINED
from kadath.games.arkham.cards import ALLY, ITEMS, SKILL, deck_of
from kadath.games.arkham.game import Arkham
from kadath.games.arkham.rules.drawing import take
from kadath.games.arkham.rules.play import ArkhamPlay
from kadath.games.arkham.rules.setup import SettingUp
from kadath.kernel.decision import DONE
from kadath.kernel.events import Period
from kadath.kernel.game import Setup
from kadath.kernel.rng import Rng
from kadath.kernel.sleeves import piles

from .aims import bring_near

LATE = "late"
AIMS = "aims"
"""The features to prepare in a late game, one after another."""
ON_TOP = "on_top"
"""The cards on top of their decks; in a late game, those that can be held are handed out."""
MEANS = {"clues": 6, "money": 14}
TROPHIES = 4
HELD = frozenset({*ITEMS, SKILL, ALLY})


class DealtArkham(Arkham):
    """Arkham Horror, with positions that no regular set-up has."""

    def new(self, setup: Setup, seed: int) -> ArkhamPlay:
        """A game at its first decision; a late one starts with resources all over town."""
        dealt = (LATE, AIMS, ON_TOP)
        state = super().new({key: one for key, one in setup.items() if key not in dealt}, seed)
        is_late = bool(setup.get(LATE)) and set_up(state)
        stacked = stack(state, setup.get(ON_TOP, ()))
        if is_late:
            rng = Rng(seed, LATE)
            deal(state, rng)
            hand_out(state, stacked)
            people = list(state.investigators)
            for number, feature in enumerate(setup.get(AIMS, ())):
                bring_near(state, feature, people[number % len(people)], rng)
            state.advance()
        return state


def set_up(s: ArkhamPlay) -> bool:
    """Go through the set-up with minimal choices, to the start of the first turn.

    Returns False if the Ancient One awakens before that, which two heralds can cause.
    """
    while any(isinstance(frame, SettingUp) for frame in s.stack):
        assert s.decision is not None
        options = s.decision.options
        s.apply(DONE if DONE in options else options[0])
    if s.awake:
        return False
    game, *under_way = s.stack
    for frame in reversed(under_way):
        if isinstance(frame, Period):
            frame.expire(s)
    game.at = "turn"
    s.stack[:] = [game]
    s.decision = None
    s.turn = 0
    return True


def stack(s: ArkhamPlay, faces: Sequence[str]) -> list[int]:
    """Put a card of each face on top of its deck, if there is one; returns those cards.

    Face-up cards there are about to be chosen by somebody, and stay.
    """
    found = []
    for face in faces:
        deck = deck_of(face)
        hidden = (one for one in s.decks.get(deck, ()) if not s.cards[one].known)
        card = next((one for one in hidden if s.cards[one].face == face), None)
        if card is not None:
            piles.take_out(s.decks, deck, card)
            piles.put_on_top(s.decks, deck, (card,))
            found.append(card)
    return found


def deal(s: ArkhamPlay, rng: Rng) -> None:
    """Give everyone resources and more trophies, and place them anywhere in town."""
    anywhere = [space for space in JOINED if s.is_on_board(space) and space not in AT_SEA]
    for who, row in s.investigators.items():
        cup = list(s.cup)
        taken = [cup.pop(rng.below(len(cup))) for _ in range(TROPHIES)]
        s.cup = tuple(cup)
        space = anywhere[rng.below(len(anywhere))]
        s.set_investigator(who, **MEANS, space=space, trophies=(*row.trophies, *taken))


def hand_out(s: ArkhamPlay, cards: Sequence[int]) -> None:
    """Hand out those of some cards that can be held, one investigator after another."""
    people = list(s.investigators)
    for number, card in enumerate(one for one in cards if s.face(one).kind in HELD):
        take(s, people[number % len(people)], card)
