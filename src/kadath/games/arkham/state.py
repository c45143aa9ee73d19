"""The state of Arkham Horror: immutable rows in a few dictionaries.

The number of a card names its sleeve; the `face` of its row is the card in it. `decks` have their
cards by kind, the top first; a card in a deck belongs to nobody.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, NamedTuple

from kadath.kernel.abilities.bearing import Bearing, lasting_effect
from kadath.kernel.abilities.kinds import Passive
from kadath.kernel.abilities.using import Citations
from kadath.kernel.citations import cites
from kadath.kernel.codec import value
from kadath.kernel.copying import game_state
from kadath.kernel.effects import Scope
from kadath.kernel.listeners import Ability
from kadath.kernel.log import EVERYONE
from kadath.kernel.sleeves.beliefs import Held

from .board import in_innsmouth
from .cards import (
    ANCIENT_ONES,
    FACES,
    INNSMOUTH,
    MONSTERS,
    SHEETS,
    TABLE,
    Face,
    Monster,
    abilities_of,
    kind_of,
)

NO_POSSESSION = Face("", "", ())
"""The face of a card that is held but is not a possession, such as a gate card that was kept."""


GONE = Passive(())
"""What replaces an ability that an investigator has lost."""


@value
class Investigator(NamedTuple):
    """An investigator; `sliders` are the stops of the three sliders.

    `out` says that their turn is over, `skips` that they lose the next one; `entered` is the
    location of the gate they went through.
    """

    sheet: str
    space: str
    sanity: int
    stamina: int
    clues: int = 0
    money: int = 0
    sliders: tuple[int, int, int] = (0, 0, 0)
    trophies: tuple[str, ...] = ()
    delayed: bool = False
    explored: bool = False
    arrested: bool = False
    skips: bool = False
    out: bool = False
    entered: str = ""


@value
class Card(NamedTuple):
    """One sleeve: the face in it, its owner, its state, and which seats know the face.

    `fresh` means that its owner got it since their last Upkeep.
    """

    face: str
    owner: int = 0
    exhausted: bool = False
    tokens: int = 0
    known: int = EVERYONE
    fresh: bool = False

    def dealt(self, face: str, known: int) -> Card:
        """The same sleeve with another face in it, or known to others."""
        return self._replace(face=face, known=known)


@value
class OnBoard(NamedTuple):
    """A monster on the board."""

    monster: str
    space: str


@game_state
class ArkhamState(Bearing):
    """Everything on the table; `investigators` are in the order of seats.

    `ancient_one`, `environment` and `rumor` are sleeves in play (0: none), `gates` the open gate
    markers, and `seals` the locations with an elder sign. `closed` has the closed locations, each
    with the Mythos card that closed it (0: for good), and `activity` the spaces marked by one.
    `held` are the cards of each investigator, derived from the cards. `turned_up` has the location
    cards that are face up on their decks, by neighborhood. `uprising` is the number of tokens on
    the Deep Ones Rising track, and `feds` that of the Clue tokens on the Feds Raid track by
    neighborhood; `jail_help` says that those in the Jail Cell are being helped this turn. `pool`
    are the unused investigators, `left_trophies` the trophies of those who were devoured, `removed`
    the monsters returned to the box, `on_sheet` those on the Ancient One's sheet, and `captives`
    those on a Rumor. `extra_hits` are the successes needed beyond the doom tokens, `visages` the
    tokens of its face that are turned up. `story_marks` are what is noted on Personal Stories,
    `lost_abilities` the numbers of the abilities on their sheets that investigators have lost.
    """

    LAYOUT: ClassVar[int] = 21
    CITES = Citations("AH-3.0.3", "AH-3.3.2", "AH-15.7", "AH-3.0.3")
    DERIVED: ClassVar[frozenset[str]] = Bearing.DERIVED | {"held"}

    seats: tuple[int, ...]
    first_player: int
    investigators: dict[int, Investigator]
    cards: dict[int, Card]
    held: dict[int, tuple[int, ...]]
    beliefs: dict[int, Held]
    monsters: dict[int, OnBoard]
    decks: dict[str, tuple[int, ...]]
    clues: dict[str, int]
    cup: tuple[str, ...]
    removed: tuple[str, ...]
    on_sheet: tuple[str, ...]
    captives: tuple[str, ...]
    pool: tuple[str, ...]
    left_trophies: dict[int, tuple[str, ...]]
    boxes: tuple[str, ...]
    gates: dict[str, int]
    seals: tuple[str, ...]
    closed: dict[str, int]
    activity: dict[str, int]
    ancient_one: int
    environment: int
    rumor: int
    turn: int
    terror: int
    doom: int
    turned_up: dict[str, str]
    uprising: int
    feds: dict[str, int]
    martial_law: bool
    jail_help: int
    signs_used: int
    extra_hits: int
    visages: int
    with_stories: bool
    story_marks: dict[int, tuple[str, ...]]
    lost_abilities: dict[int, tuple[int, ...]]
    awake: bool

    def __init__(self, rng: int) -> None:
        super().__init__(rng)
        self.seats = ()
        self.first_player = 0
        self.investigators = {}
        self.cards = {}
        self.held = {}
        self.beliefs = {}
        self.monsters = {}
        self.decks = {}
        self.clues = {}
        self.cup = ()
        self.removed = ()
        self.on_sheet = ()
        self.captives = ()
        self.pool = ()
        self.left_trophies = {}
        self.boxes = ()
        self.gates = {}
        self.seals = ()
        self.closed = {}
        self.activity = {}
        self.ancient_one = 0
        self.environment = 0
        self.rumor = 0
        self.turn = 0
        self.terror = 0
        self.doom = 0
        self.turned_up = {}
        self.uprising = 0
        self.feds = {}
        self.martial_law = False
        self.jail_help = 0
        self.signs_used = 0
        self.extra_hits = 0
        self.visages = 0
        self.with_stories = False
        self.story_marks = {}
        self.lost_abilities = {}
        self.awake = False

    # --- Rows --------------------------------------------------------------------------------

    def face(self, card: int) -> Face:
        """What is printed on a card."""
        return FACES.get(self.cards[card].face, NO_POSSESSION)

    def monster(self, monster: int) -> Monster:
        """What is printed on a monster marker."""
        return MONSTERS[self.monsters[monster].monster]

    def set_investigator(self, who: int, **fields: Any) -> None:
        """Change an investigator's row."""
        self.investigators[who] = self.investigators[who]._replace(**fields)

    def set_card(self, card: int, **fields: Any) -> None:
        """Change a card's row, and start or stop its listening."""
        before = self.cards[card]
        self.put_card(card, before._replace(**fields))

    def put_card(self, card: int, row: Card) -> None:
        """Replace a card's row, and start or stop its listening."""
        before = self.cards[card]
        self.cards[card] = row
        if row.owner != before.owner:
            others = [one for one in self.held.get(before.owner, ()) if one != card]
            self.held[before.owner] = tuple(others)
            if row.owner:
                self.held[row.owner] = tuple(sorted((*self.held.get(row.owner, ()), card)))
        if row.owner != before.owner or row.face != before.face:
            self.listen(card)

    def derive(self) -> None:
        self.held = {}
        for card, row in self.cards.items():
            if row.owner:
                self.held[row.owner] = (*self.held.get(row.owner, ()), card)
        super().derive()

    def move_monster(self, monster: int, space: str) -> None:
        """Move a monster to another space."""
        row = self.monsters[monster]
        self.monsters[monster] = row._replace(space=space)
        self.note("monster-moves", monster=row.monster, start=row.space, space=space)

    def put_monster(self, monster: int, key: str, space: str) -> None:
        """Put a monster into a space, and let its abilities listen."""
        self.monsters[monster] = OnBoard(key, space)
        self.listen(monster)

    def take_monster(self, monster: int) -> OnBoard:
        """Remove a monster from its space; its abilities stop working."""
        self.listeners.forget(monster)
        return self.monsters.pop(monster)

    def cards_of(self, who: int, kinds: frozenset[str] | None = None) -> tuple[int, ...]:
        """An investigator's cards, of certain kinds or all."""
        held = self.held.get(who, ())
        if kinds is None:
            return held
        cards = self.cards
        return tuple([card for card in held if kind_of(cards[card].face) in kinds])

    def at(self, space: str) -> tuple[int, ...]:
        """The investigators in a space, starting with the first player."""
        return tuple(who for who in self.player_order() if self.investigators[who].space == space)

    @cites("AH-13.4")
    def together_with(self, who: int) -> tuple[int, ...]:
        """The investigators in the same place as one, including that one.

        In the final battle all are together, wherever they were.
        """
        return self.player_order() if self.awake else self.at(self.investigators[who].space)

    def monsters_at(self, space: str) -> tuple[int, ...]:
        """The monsters in a space."""
        return tuple(one for one, row in self.monsters.items() if row.space == space)

    @property
    def has_innsmouth(self) -> bool:
        """Whether the board of Innsmouth is in play."""
        return INNSMOUTH in self.boxes

    def is_on_board(self, space: str) -> bool:
        """Whether a space is on a board that is in play."""
        return self.has_innsmouth or not in_innsmouth(space)

    def player_order(self) -> tuple[int, ...]:
        """The investigators in play, clockwise from the first player."""
        turned = self.seats[self.first_player :] + self.seats[: self.first_player]
        return tuple(who for who in turned if who in self.investigators)

    @property
    def spectator(self) -> int:
        """The number after the last seat: spectators know what everyone knows."""
        return len(self.seats)

    def seat_of(self, who: int) -> int:
        """The seat of an investigator; what belongs to nobody is up to the first player."""
        return self.seats.index(who) if who in self.seats else self.first_player

    def note(self, kind: str, audience: int = EVERYONE, **args: Any) -> None:
        """Write to the log, with the names that investigators and cards have now."""
        if self.log is None:
            return
        if kind == "use":
            args["of"] = self._side_of(args["thing"])
        for name, what in args.items():
            if name in ("who", "to", "by") and what in self.investigators:
                args[name] = self.investigators[what].sheet
            elif name in ("card", "thing"):
                args[name] = self.name_of(what)
        super().note(kind, audience, **args)

    def _side_of(self, thing: int) -> str:
        """Where the ability in use is: `printed` on its card, on a `battle` side, or `lasting`."""
        if thing < 0:
            return "lasting"
        return "battle" if thing == self.ancient_one and self.awake else "printed"

    def name_of(self, thing: int | str) -> str:
        """The name of a card, a sheet or a marker, by its number; a name stays the same.

        Lasting and delayed effects have the name of their source.
        """
        if isinstance(thing, str):
            return thing
        if thing < 0 and (lasting := lasting_effect(self, thing)) is not None:
            return self.name_of(lasting.scope.source)
        if thing in self.cards:
            return self.cards[thing].face
        if thing in self.investigators:
            return self.investigators[thing].sheet
        return self.monsters[thing].monster if thing in self.monsters else ""

    # --- Abilities ---------------------------------------------------------------------------

    def bearers(self) -> Iterable[int]:
        return (*self.investigators, *self.monsters, *self.cards)

    def works(self, thing: int) -> bool:
        return thing not in self.cards or self.cards[thing].owner != 0

    def abilities(self, thing: int) -> tuple[Ability, ...]:
        """The abilities on a card, a monster or an investigator sheet."""
        if thing in self.cards:
            if thing == self.ancient_one and self.awake:
                return ANCIENT_ONES[self.cards[thing].face].battle
            return abilities_of(self.cards[thing].face)
        if thing in self.monsters:
            return self.monster(thing).abilities
        abilities = SHEETS[self.investigators[thing].sheet].abilities
        lost = self.lost_abilities.get(thing)
        if not lost:
            return abilities
        return tuple([GONE if place in lost else one for place, one in enumerate(abilities)])

    def scope(self, thing: int) -> Scope:
        """The scope for the abilities of a thing; `who` is 0 if it belongs to nobody."""
        owner = self.cards[thing].owner if thing in self.cards else thing
        return Scope(0 if owner == TABLE or thing in self.monsters else owner, thing)

    def addressed(self, scope: Scope, part: Any) -> Scope:
        """The scope of an ability that belongs to nobody: it is about the investigator affected."""
        return scope._replace(who=getattr(part, "who", 0)) if not scope.who else scope

    def is_there(self, thing: int) -> bool:
        return thing in self.investigators or thing in self.cards or thing in self.monsters
