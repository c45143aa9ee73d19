"""The notation for positions of Final Hour.

    against: umordhoth normal
    Jenny: at 7, health 3, hand 3 8 14 28, deck grand_gala-a, items shotgun
    Rita: at 12
    7: blue runner 1, red destroyer 2, damage 1
    seals: 6-7, 1-2 grey
    clues: 7 moon, 6 none
    hidden: moon star
    cup: red runner 1

Decks and piles are written from the top. Anything not named has a default: no monsters are on the
board, investigators are at the ritual site in full health, and the other cards and clues are dealt
by the seed. Nothing is created or lost: a named card leaves the place it was dealt to.
"""

from __future__ import annotations

from kadath.games.final_hour.components.action_cards import DECKS
from kadath.games.final_hour.components.ancient_ones import DIFFICULTIES
from kadath.games.final_hour.components.board import LOCATIONS
from kadath.games.final_hour.components.monsters import COMMON_TOKENS
from kadath.games.final_hour.components.priority_cards import CLUE_TOKENS, KEY, NUMBERS
from kadath.games.final_hour.game import FinalHour
from kadath.games.final_hour.rules.setup import HAND_SIZE
from kadath.games.final_hour.state import GREY, YELLOW, FinalHourState
from kadath.kernel.errors import NotWellFormed
from kadath.kernel.game import Setup
from kadath.kernel.log import EVERYONE

from ..notation import Line, lines
from . import words

ABOUT = (
    *("against", "solo", "lead", "seals", "clues", "found", "hidden", "cup", "beside the cup"),
    *("priority deck", "priority discard", "row", "set aside", "stash", "gate pile", "item deck"),
)
"""What a line may be about, besides a location's number or an investigator's first name."""

ONLY = "only"
"""After the cards of a deck or pile: there is nothing below them."""


def state_of_position(text: str, seed: int) -> FinalHourState:
    """The state a position describes, with nothing running."""
    given = list(lines(text))
    named = {line.about: line for line in given}
    for about in named:
        if not (about in ABOUT or about in words.FIRST_NAMES or about in map(str, LOCATIONS)):
            raise NotWellFormed(f"no line is about {about!r}", accepted=", ".join(ABOUT))
    people = [line.about for line in given if line.about in words.FIRST_NAMES]
    s = FinalHour().new(_setup(named, people), seed)
    s.stack = []
    s.decision = None
    s.action_known = [0] * len(s.action_known)
    s.plays = s.row = ()
    s.round = 1
    for figure, name in enumerate(people):
        s.action_decks[figure] = DECKS[s.investigators[figure]][::-1]
        _place_person(s, figure, named[name])
    _place_monsters(s, given)
    _place_clues(s, named)
    _deal_priority_cards(s, named, people)
    for line in given:
        if line.about == "seals":
            _place_seals(s, line)
        elif line.about == "gate pile":
            _stack_gates(s, line)
        elif line.about == "item deck":
            _stack_items(s, line)
    return s


def _setup(named: dict[str, Line], people: list[str]) -> Setup:
    against = named.get("against", Line("", ("cthulhu easy",)))
    ancient_one, _, difficulty = " ".join(against.parts).partition(" ")
    return {
        "seats": 1 if "solo" in named else len(people),
        "ancient_one": ancient_one,
        "difficulty": difficulty or DIFFICULTIES[0],
        "investigators": [words.FIRST_NAMES[name] for name in people],
        "lead": people.index(" ".join(named["lead"].parts).lower()) if "lead" in named else 0,
    }


def _place_seals(s: FinalHourState, line: Line) -> None:
    for part in line.parts:
        ends, _, side = part.partition(" ")
        s.seals[words.path(ends)] = GREY if side == "grey" else YELLOW


def _stack_items(s: FinalHourState, line: Line) -> None:
    top = [words.item(name) for name in _names(line)]
    s.item_deck = (*top, *(i for i in s.item_deck if i not in top))


def _names(line: Line | None) -> list[str]:
    parts = line.parts if line else ()
    return [name for part in parts if part != ONLY for name in part.split()]


def _place_person(s: FinalHourState, figure: int, line: Line) -> None:
    for part in line.parts:
        what, *details = part.split()
        if what == "at":
            s.where[figure] = int(details[0])
        elif what == "health":
            s.health[figure] = int(details[0])
        elif what == "deck":
            top = [words.action(name) for name in details]
            rest = [card for card in s.action_decks[figure] if card not in top]
            s.action_decks[figure] = (*top, *rest)
        elif what == "discard":
            used = tuple(words.action(name) for name in details)
            s.action_discards[figure] = used
            s.action_decks[figure] = tuple(c for c in s.action_decks[figure] if c not in used)
            for card in used:
                s.action_known[card] = EVERYONE
        elif what == "items":
            s.items[figure] = tuple(words.item(name) for name in details)
            s.item_deck = tuple(i for i in s.item_deck if i not in s.items[figure])
        elif what != "hand":
            raise NotWellFormed(f"nothing of an investigator is called {what!r}")


def _place_monsters(s: FinalHourState, given: list[Line]) -> None:
    dealt = [token for here in s.monsters for token in here if token not in COMMON_TOKENS]
    s.cup = COMMON_TOKENS
    s.unique = tuple(sorted((*s.unique, *dealt)))
    s.monsters = [()] * 16
    for line in given:
        if line.about.isdigit():
            location = int(line.about)
            for part in line.parts:
                if part.startswith("damage "):
                    s.damage[location] = int(part.split()[1])
                else:
                    token = words.tokens_called(part, (*s.cup, *s.unique))[0]
                    s.cup = tuple(other for other in s.cup if other != token)
                    s.unique = tuple(other for other in s.unique if other != token)
                    s.monsters[location] += (token,)
    for line in given:
        if line.about == "cup":
            inside: list[int] = []
            for part in line.parts:
                inside.append(words.tokens_called(part, (t for t in s.cup if t not in inside))[0])
            s.destroyed = tuple(token for token in s.cup if token not in inside)
            s.cup = tuple(inside)
        elif line.about == "beside the cup":
            for part in line.parts:
                token = words.tokens_called(part, s.cup)[0]
                s.cup = tuple(other for other in s.cup if other != token)
                s.destroyed += (token,)


def _place_clues(s: FinalHourState, named: dict[str, Line]) -> None:
    pool = list(CLUE_TOKENS)

    def take(face: int) -> int:
        pool.remove(face)
        return face

    s.found_clues = tuple(take(words.clue(name)) for name in _names(named.get("found")))
    for _ in range(sum(map(len, s.items))):
        take(KEY)
    places: dict[int, int | None] = {}
    for part in named.get("clues", Line("", ())).parts:
        where, name = part.split()
        places[int(where)] = None if name == "none" else take(words.clue(name))
    hidden = [take(words.clue(name)) for name in _names(named.get("hidden"))]
    order = (*s.hidden_clues, *(face for face in s.clues if face is not None))
    dealt = [take(face) for face in order if face in pool]
    while len(hidden) < 2:
        hidden.append(dealt.pop(next(i for i, face in enumerate(dealt) if face != KEY)))
    s.hidden_clues = (hidden[0], hidden[1])
    special = {s.ritual_site, *s.gate_locations}
    for location in LOCATIONS:
        if location in places:
            s.clues[location] = places[location]
        else:
            s.clues[location] = dealt.pop(0) if location not in special and dealt else None


def _deal_priority_cards(s: FinalHourState, named: dict[str, Line], people: list[str]) -> None:
    order = [*s.priority_deck, *(card for hand in s.hands for card in hand)]
    order += [card for card in NUMBERS if card not in order]
    hands = [[int(n) for n in _hand(named[name])] for name in people]
    piles = {
        about: [int(name) for name in _names(named.get(about))]
        for about in ("priority deck", "priority discard", "row", "set aside", "stash")
    }
    used = {card for cards in (*hands, *piles.values()) for card in cards}
    free = [card for card in order if card not in used]
    if not s.is_solo:
        for hand in hands:
            while len(hand) < HAND_SIZE:
                hand.append(free.pop(0))
    s.hands = [tuple(hand) for hand in hands[: s.seats]]
    top = piles["priority deck"]
    s.priority_discard = tuple(piles["priority discard"])
    s.row, s.set_aside = tuple(piles["row"]), tuple(piles["set aside"])
    s.stash = tuple(piles["stash"])
    if ONLY in named.get("priority deck", Line("", ())).parts:
        s.priority_discard += tuple(free)
        free = []
    s.priority_deck = (*top, *free)
    s.priority_known = [0] * (len(NUMBERS) + 1)
    for seat, held in enumerate(s.hands):
        for card in held:
            s.priority_known[card] = 1 << seat
    for card in (*s.priority_discard, *s.row, *s.set_aside):
        s.priority_known[card] = EVERYONE


def _hand(line: Line) -> list[str]:
    return next((part.split()[1:] for part in line.parts if part.startswith("hand ")), [])


def _stack_gates(s: FinalHourState, line: Line) -> None:
    pool = [*s.gate_pile, s.boxed_gate]
    top = [words.gate(name) for name in _names(line)]
    for symbol in top:
        pool.remove(symbol)
    s.boxed_gate = pool.pop()
    if ONLY in line.parts:
        for symbol in pool:
            s.gates[symbol] += 1
        pool = []
    s.gate_pile = (*top, *pool)
