"""The state of the card game: immutable rows in a few dictionaries.

An id identifies a sleeve, not a face. `piles` holds what lies where, in order, top first, by zone
and place: `("hand", investigator)`, `("at", location)`, `("deck", 0)` for the encounter deck.
"""

# ruff: noqa: PERF401 (hot paths use plain loops)

from __future__ import annotations

from functools import cache
from typing import ClassVar, Final

from kadath.kernel.abilities.bearing import Bearing
from kadath.kernel.citations import cites
from kadath.kernel.codec import value
from kadath.kernel.copying import game_state
from kadath.kernel.log import EVERYONE
from kadath.kernel.rows import Row, slotted
from kadath.kernel.sleeves.beliefs import Held

from .campaign.campaign import Campaign
from .faces import FACES, Face, LocationFace

SCENARIO = 0
"""The owner of the encounter deck and all its cards."""

IN_PLAY = frozenset({"play", "threat", "at", "attached", "map", "story"})
"""The zones of LCG-038: play areas, threat areas, at locations, and the locations themselves."""

STIRRING = frozenset({"damage", "horror", "location", "out"})
"""Fields of an investigator that standing rules depend on."""

CALM = frozenset({"clues", "doom", "known", "resources", "revealed"})
"""Fields of a card that standing rules do not depend on, except through objectives."""

HIDDEN = frozenset({"deck", "mulligan", "removed"})
"""The zones in which it does not change who knows a face."""


@value
@slotted
class Card(Row):
    """A sleeve: the face in it, where it is, what is on it, and which seats know the face.

    `place` is the investigator, location, or card the zone belongs to. `entered` numbers its
    entrance into play, so that a card that returns is a new instance (LCG-369).
    """

    face: str
    owner: int = SCENARIO
    zone: str = "aside"
    place: int = 0
    controller: int = 0
    exhausted: bool = False
    damage: int = 0
    horror: int = 0
    clues: int = 0
    doom: int = 0
    uses: int = 0
    resources: int = 0
    revealed: bool = False
    entered: int = 0
    known: int = EVERYONE

    # Written out because `_replace` is slower, and cards are moved and dealt all the time.

    def moved(
        self, zone: str, place: int, controller: int, uses: int, entered: int, known: int
    ) -> Card:
        """The same card somewhere else."""
        if not entered:
            key = (self.face, self.owner, zone, place, known)
            return _UNTOUCHED.get(key) or untouched(*key)
        return Card(
            self.face,
            self.owner,
            zone,
            place,
            controller,
            self.exhausted,
            self.damage,
            self.horror,
            self.clues,
            self.doom,
            uses,
            self.resources,
            self.revealed,
            entered,
            known,
        )

    @cites("LCG-044", "LCG-075")
    def out_of_play(self, zone: str, place: int, controller: int, known: int) -> Card:
        """The same card out of play: its tokens return to the pool."""
        return Card(
            self.face,
            self.owner,
            zone,
            place,
            controller,
            revealed=self.revealed,
            entered=self.entered,
            known=known,
        )

    def dealt(self, face: str, known: int) -> Card:
        """The same sleeve with another face."""
        if not self.entered:
            key = (face, self.owner, self.zone, self.place, known)
            return _UNTOUCHED.get(key) or untouched(*key)
        return Card(
            face,
            self.owner,
            self.zone,
            self.place,
            self.controller,
            self.exhausted,
            self.damage,
            self.horror,
            self.clues,
            self.doom,
            self.uses,
            self.resources,
            self.revealed,
            self.entered,
            known,
        )


_UNTOUCHED: Final[dict[tuple[str, int, str, int, int], Card]] = {}
"""A cache of cards that have never been in play, many of which are alike."""


def untouched(face: str, owner: int, zone: str, place: int, known: int) -> Card:
    """A card that has never been in play, with nothing on it."""
    key = (face, owner, zone, place, known)
    kept = _UNTOUCHED.get(key)
    if kept is None:
        kept = _UNTOUCHED[key] = Card(face, owner, zone, place, known=known)
    return kept


@value
@slotted
class Investigator(Row):
    """An investigator; `out` says how they were eliminated, if they were, and `by` what.

    `physical` and `mental` are their trauma, including what they suffer in this game, and
    `experience` is what they earn in addition to the victory display (or less than it).
    """

    face: str
    seat: int
    location: int
    damage: int = 0
    horror: int = 0
    clues: int = 0
    resources: int = 0
    out: str = ""
    entered: int = 0
    by: str = ""
    physical: int = 0
    mental: int = 0
    killed: bool = False
    experience: int = 0


@game_state
class LcgState(Bearing):
    """The whole state of a scenario; `investigators` are in seating order.

    `act`, `agenda`, and `scenario` are the current cards (0: none), `resolution` is the one
    reached, and `round` counts the rounds begun.
    """

    DERIVED: ClassVar[frozenset[str]] = Bearing.DERIVED | {"at_rest", "order"}
    LAYOUT: ClassVar[int] = 7

    cards: dict[int, Card]
    investigators: dict[int, Investigator]
    piles: dict[tuple[str, int], tuple[int, ...]]
    beliefs: dict[int, Held]
    bag: tuple[str, ...]
    campaign: Campaign
    lead: int
    scenario: int
    act: int
    agenda: int
    resolution: str
    round: int
    at_rest: bool
    """Whether nothing in play has changed since the standing rules last had nothing to do."""
    order: tuple[int, ...]
    """A cache of the player order from the lead; empty after an elimination."""

    def __init__(self, rng: int) -> None:
        super().__init__(rng)
        self.cards = {}
        self.investigators = {}
        self.piles = {}
        self.beliefs = {}
        self.bag = ()
        self.campaign = Campaign()
        self.lead = 0
        self.scenario = 0
        self.act = 0
        self.agenda = 0
        self.resolution = ""
        self.round = 0
        self.at_rest = False
        self.order = ()

    def derive(self) -> None:
        super().derive()
        self.at_rest = False
        self.order = ()

    def tell(self, kind: str, card: int, audience: int = EVERYONE, **args: int | str) -> None:
        """Log what a card did, with its face, because the sleeve may hold another one later."""
        if self.log is not None:
            row = self.investigators.get(card) or self.cards[card]
            face = row.face
            if audience == EVERYONE and isinstance(row, Card) and row.known != EVERYONE:
                # Everyone may know only the title of an unrevealed location.
                title = FACES[face].title
                self.note(kind, audience, card=card, face=title, unseen=("face",), **args)
                return
            self.note(kind, audience, card=card, face=face, **args)

    def face(self, thing: int) -> Face:
        """The face of a card or an investigator."""
        row = self.cards.get(thing)
        return FACES[row.face if row is not None else self.investigators[thing].face]

    def pile(self, zone: str, place: int = 0) -> tuple[int, ...]:
        """The cards in a zone, top first."""
        return self.piles.get((zone, place), ())

    def set_card(self, card: int, **fields: object) -> None:
        """Change a card's row."""
        self.cards[card] = self.cards[card]._with(fields)
        if not CALM.issuperset(fields):
            self.at_rest = False

    def set_investigator(self, who: int, **fields: object) -> None:
        """Change an investigator's row."""
        self.investigators[who] = self.investigators[who]._with(fields)
        if not STIRRING.isdisjoint(fields):
            self.at_rest = False
            self.order = ()

    @property
    def spectator(self) -> int:
        """The number after the last seat: a spectator knows what everyone knows."""
        seats = self.campaign.seats
        return seats or 1 + max(row.seat for row in self.investigators.values())

    @cites("LCG-005")
    def seat_of(self, who: int) -> int:
        """The seat of an investigator; the lead decides for what belongs to nobody."""
        return self.investigators[who or self.lead].seat

    def is_out(self, who: int) -> bool:
        """Whether an investigator was eliminated."""
        return bool(self.investigators[who].out)

    @cites("LCG-030")
    def player_order(self, first: int = 0) -> tuple[int, ...]:
        """The investigators still in the game, from the lead (or `first`) around the table."""
        lead = self.lead
        if first and first != lead:
            return self._round_from(first)
        order = self.order
        if not order or order[0] != lead:
            order = self.order = self._round_from(lead)
        return order

    def left_in_order(self, had: tuple[int, ...]) -> list[int]:
        """The investigators still in the game, except those in `had`, in player order."""
        left = []
        for who in self.player_order():
            if who not in had:
                left.append(who)
        return left

    def _round_from(self, first: int) -> tuple[int, ...]:
        rows = self.investigators
        everybody = tuple(rows)
        place = everybody.index(first)
        order = []
        for who in everybody[place:] + everybody[:place]:
            if not rows[who].out:
                order.append(who)
        return tuple(order)

    @cites("LCG-038", "LCG-039")
    def is_in_play(self, thing: int) -> bool:
        """Whether a card is in play, or an investigator still in the game."""
        row = self.cards.get(thing)
        if row is None:
            return thing in self.investigators and not self.investigators[thing].out
        return row.zone in IN_PLAY

    def cards_in_play(self) -> list[int]:
        """The cards in play, in no particular order."""
        found: list[int] = []
        for name, pile in self.piles.items():
            if pile and name[0] in IN_PLAY:
                found += pile
        return found

    @cites("LCG-057", "LCG-058", "LCG-397")
    def location_of(self, thing: int) -> int:
        """A thing's location: its own, or that of what it is with; 0 if nowhere."""
        investigator = self.investigators.get(thing)
        if investigator is not None:
            return investigator.location if not investigator.out else 0
        row = self.cards.get(thing)
        if row is None:
            return 0
        if row.zone == "map":
            return thing
        if row.zone == "at":
            return row.place
        if row.zone in ("play", "threat", "attached"):
            return self.location_of(row.place)
        return 0

    def investigators_at(self, location: int) -> tuple[int, ...]:
        """The investigators at a location, in player order."""
        here = []
        for who, row in self.investigators.items():
            if row.location == location and not row.out:
                here.append(who)
        if len(here) < 2 or here[0] == self.lead:
            return tuple(here)
        return tuple(filter(here.__contains__, self.player_order()))

    def enemies_at(self, location: int) -> tuple[int, ...]:
        """The enemies at a location, both unengaged and in threat areas."""
        piles, cards = self.piles, self.cards
        there = piles.get(("at", location), ())
        for who, row in self.investigators.items():
            if row.location == location and not row.out:
                there += piles.get(("threat", who), ())
        if not there:
            return ()
        enemies = []
        for card in there:
            if FACES[cards[card].face].TYPE == "enemy":
                enemies.append(card)
        enemies.sort()
        return tuple(enemies)

    def is_enemy(self, card: int) -> bool:
        """Whether a card is an enemy."""
        return FACES[self.cards[card].face].TYPE == "enemy"

    @cites("LCG-224")
    def engaged_with(self, enemy: int) -> int:
        """The investigator whose threat area an enemy is in; 0 if nobody's."""
        row = self.cards[enemy]
        return row.place if row.zone == "threat" else 0

    def locations(self) -> tuple[int, ...]:
        """The locations in play."""
        return self.pile("map")

    @cites("LCG-150")
    def connected(self, location: int) -> tuple[int, ...]:
        """The locations a location connects to, by symbol or by its text."""
        cards = self.cards
        here = cards.get(location)
        if here is None:
            return ()
        connects = _sign(here.face, here.revealed)[1]
        if not connects:
            return ()
        trait = getattr(FACES[here.face], "leads_to", "")
        found = []
        for other in self.piles.get(("map", 0), ()):
            row = cards[other]
            if other != location and (
                _sign(row.face, row.revealed)[0] in connects
                or (trait and trait in FACES[row.face].traits)
            ):
                found.append(other)
        return tuple(found)

    @cites("LCG-020", "LCG-054")
    def you_of(self, thing: int) -> int:
        """Who `you` is on a thing in play: its controller, or the owner of the threat area."""
        row = self.cards.get(thing)
        if row is None:
            return thing
        if row.controller:
            return row.controller
        if row.zone == "threat":
            return row.place
        if row.zone == "attached":
            return self.you_of(row.place)
        return 0

    def bit(self, who: int) -> int:
        """The bit of an investigator's seat, for masks of who knows what."""
        return 1 << self.investigators[who].seat


@cache
def _sign(face: str, revealed: bool) -> tuple[str, tuple[str, ...]]:
    """A location's symbol and those it connects to, on the side facing up."""
    location = FACES[face]
    return location.sign(revealed) if isinstance(location, LocationFace) else ("", ())
