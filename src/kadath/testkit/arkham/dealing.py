"""Games of Arkham Horror that begin late: people with means, all over both towns.

Random players are poor, and seldom get far. From such positions what needs Clues, money, trophies
or a long way runs as well. Decks are stacked as a shuffle may leave them, so that what has run
least comes early.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kadath.games.arkham.board import AT_SEA, JOINED, STREETS, WORLDS
from kadath.games.arkham.cards import ALLY, FACES, ITEMS, MONSTERS, SKILL, STORY, deck_of
from kadath.games.arkham.game import Arkham
from kadath.games.arkham.rules.drawing import take
from kadath.games.arkham.rules.play import ArkhamPlay
from kadath.games.arkham.vocabulary.conditions import HasTokens
from kadath.games.arkham.vocabulary.environments import AtSpace
from kadath.games.arkham.vocabulary.stories import Mark, Marked
from kadath.kernel.game import Setup
from kadath.kernel.nodes import Node
from kadath.kernel.rng import Rng
from kadath.kernel.sleeves import piles

LATE = "late"
PLACES = "places"
"""Where people are in a late game, seat by seat."""
ON_TOP = "on_top"
"""The cards that lie on top of their decks; in a late game people hold those they can hold."""
MEANS = {"clues": 6, "money": 14}
TROPHIES = 4
HELD = frozenset({*ITEMS, SKILL, ALLY})


class DealtArkham(Arkham):
    """Arkham Horror, with positions that no set-up of the box has."""

    def new(self, setup: Setup, seed: int) -> ArkhamPlay:
        """A game at its first decision; a late one with means, everybody somewhere in town."""
        dealt = (LATE, PLACES, ON_TOP)
        state = super().new({key: one for key, one in setup.items() if key not in dealt}, seed)
        stacked = stack(state, setup.get(ON_TOP, ()))
        if setup.get(LATE):
            rng = Rng(seed, LATE)
            deal(state, setup.get(PLACES, ()), rng)
            hand_out(state, stacked)
            tell_on(state, rng)
        return state


def stack(s: ArkhamPlay, faces: Sequence[str]) -> list[int]:
    """Put a card of each face on top of its deck, where there is one; returns those cards.

    What lies open there is about to be chosen from by somebody, and stays.
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


def deal(s: ArkhamPlay, places: Sequence[str], rng: Rng) -> None:
    """Give everybody means and more trophies, and put them anywhere, or where wanted."""
    anywhere = [space for space in JOINED if s.is_on_board(space) and space not in AT_SEA]
    for seat, (who, row) in enumerate(s.investigators.items()):
        cup = list(s.cup)
        taken = [cup.pop(rng.below(len(cup))) for _ in range(TROPHIES)]
        s.cup = tuple(cup)
        space = places[seat] if seat < len(places) else anywhere[rng.below(len(anywhere))]
        s.set_investigator(who, **MEANS, space=space, trophies=(*row.trophies, *taken))


def hand_out(s: ArkhamPlay, cards: Sequence[int]) -> None:
    """Give those of some cards that can be held to one after the other."""
    people = list(s.investigators)
    for number, card in enumerate(one for one in cards if s.face(one).kind in HELD):
        take(s, people[number % len(people)], card)


def tell_on(s: ArkhamPlay, rng: Rng) -> None:
    """Take every second story to just before its end."""
    for card, row in s.cards.items():
        if row.owner in s.investigators and FACES[row.face].kind == STORY and rng.below(2):
            parts = [part for ability in FACES[row.face].abilities for part in ability.walk()]
            marks = tuple(_marks(parts))
            if marks:
                s.story_marks[card] = marks
            s.set_card(card, tokens=len(marks) or _tokens(parts))


def _tokens(parts: Sequence[Node]) -> int:
    """One token less than a story waits for."""
    return max([one.tokens for one in parts if isinstance(one, HasTokens)], default=1) - 1


def _marks(parts: Sequence[Node]) -> Iterator[str]:
    """One mark less than a story waits for."""
    least = max([one.least for one in parts if isinstance(one, Marked) and not one.bad], default=1)
    kinds = {
        "world": tuple(WORLDS),
        "symbol": tuple(dict.fromkeys(monster.dimension for monster in MONSTERS.values())),
        "neighborhood": tuple(STREETS),
        "place": tuple(one.space for one in parts if isinstance(one, AtSpace)),
    }
    what = next((one.what for one in parts if isinstance(one, Mark) and one.what in kinds), None)
    if what is not None:
        yield from kinds[what][: least - 1]
