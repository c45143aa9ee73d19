"""Changes to a position of Arkham Horror, for positions prepared for a feature."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kadath.games.arkham.board import STREET_OF, UNSTABLE, is_street
from kadath.games.arkham.cards import BOX, FACES, MARKER, MONSTERS
from kadath.games.arkham.rules.cup import put_on_board
from kadath.games.arkham.rules.drawing import take
from kadath.games.arkham.rules.play import ArkhamPlay
from kadath.games.arkham.rules.terror import CLOSES_AT, lose_random_ally
from kadath.games.arkham.values import gate_limit
from kadath.kernel.sleeves import piles
from kadath.kernel.sleeves.knowledge import lay_open


def companions(s: ArkhamPlay, who: int) -> list[int]:
    """The other investigators, from the next seat on."""
    people = list(s.investigators)
    at = people.index(who)
    return people[at + 1 :] + people[:at]


def give(s: ArkhamPlay, who: int, many: int, fits: Callable[[int], bool]) -> None:
    """Give somebody matching cards from the decks, up to as many as there are."""
    decks = {kind: cards for kind, cards in s.decks.items() if kind != BOX}
    lying = [card for cards in decks.values() for card in cards if s.cards[card].face in FACES]
    for card in [one for one in lying if fits(one)][: max(0, many)]:
        take(s, who, card)


def meet(s: ArkhamPlay, who: int, fits: Callable[[str], bool]) -> None:
    """Put somebody into the street with the weakest matching monster from the cup."""
    # The cup is sorted, so ties are always broken the same way.
    kinds = sorted(filter(fits, s.cup), key=lambda one: MONSTERS[one].toughness)
    if kinds:
        space = s.investigators[who].space
        street = space if is_street(space) else STREET_OF.get(space, "downtown")
        s.set_investigator(who, space=street, explored=False)
        take_from_cup(s, kinds[0])
        put_on_board(s, kinds[0], street)


def take_from_cup(s: ArkhamPlay, key: str) -> None:
    """Take a monster out of the cup."""
    cup = list(s.cup)
    cup.remove(key)
    s.cup = tuple(cup)


def raise_terror(s: ArkhamPlay, level: int) -> None:
    """Raise the terror level, with its effects on Allies and shops."""
    while s.terror < level:
        s.terror += 1
        lose_random_ally(s)
        if s.terror in CLOSES_AT:
            s.closed[CLOSES_AT[s.terror]] = 0


def open_gate(s: ArkhamPlay, world: str = "", but: tuple[str, ...] = ()) -> str:
    """The space of a gate to a world, or to any but some, opened if needed; empty if impossible."""

    def fits(marker: int) -> bool:
        face = s.cards[marker].face
        return face == world if world else face not in but

    there = [space for space, marker in s.gates.items() if fits(marker)]
    return there[0] if there else new_gate(s, [one for one in s.decks[MARKER] if fits(one)])


def new_gate(s: ArkhamPlay, markers: Sequence[int]) -> str:
    """Open a gate with the first of these markers, and return its space; empty if none can open."""
    free = [one for one in UNSTABLE if one not in s.gates and one not in s.seals and not s.at(one)]
    if not free or not markers or len(s.gates) + 1 >= gate_limit(s):
        return ""
    piles.take_out(s.decks, MARKER, markers[0])
    lay_open(s, markers[0])
    s.gates[free[0]] = markers[0]
    s.clues.pop(free[0], None)
    return free[0]
