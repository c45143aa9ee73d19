"""Setting up the game (AH-2)."""

from __future__ import annotations

from collections.abc import Iterable

from kadath.kernel.citations import cites
from kadath.kernel.events import announced
from kadath.kernel.modifiers import Modifier, worked_out
from kadath.kernel.procedure import Procedure, procedure, step
from kadath.kernel.rng import below
from kadath.kernel.sleeves.knowledge import hide, shuffle

from ..board import INNSMOUTH_UNSTABLE, UNSTABLE
from ..cards import (
    ANCIENT_ONE,
    ANCIENT_ONES,
    DUST,
    FACES,
    GATE_CARD,
    GATE_CARDS,
    HERALD,
    LOOK,
    MONSTERS,
    MYTHOS,
    MYTHOS_CARD,
    PLACE,
    SHEETS,
    STORY,
    TABLE,
    deck_of,
)
from ..happenings import GateOpens, IsSetUp
from ..state import ArkhamState, Card
from .mythos import ResolvingMythos
from .replacing import Equipping, give_fixed, seat_investigator

FIRST_CARD = 100
"""Investigators have numbers below this."""
NOT_IN_CUP = frozenset({"mask", "spawn"})
MASKS_IN_CUP = "masks_in_cup"
"""The value for whether the masks are drawn like other monsters."""
SHEETS_IN_PLAY = frozenset({ANCIENT_ONE, HERALD, STORY, LOOK})
"""Kinds of cards that are dealt by their own rules."""
LIES_ON_SHEET = "lies_on_sheet"
"""The value that lists the monsters on the Ancient One's sheet from the start."""


class Brings(Modifier):
    """The base of modifiers that put monsters on the Ancient One's sheet."""

    __slots__ = ()

    kinds: tuple[str, ...]


@procedure
class SettingUp(Procedure):
    """Everything before the first turn, from the clues on the board to the first Mythos card."""

    equipped: int = 0

    @step("clues", "AH-2.1", "AH-2.12", "IH-2.3")
    def lay_clues(self, s: ArkhamState) -> None:
        """A Clue token on each unstable location, unless someone keeps gates from opening there."""
        places = UNSTABLE + (INNSMOUTH_UNSTABLE if s.has_innsmouth else ())
        for space in places:
            if not (s.at(space) and s.forbids(GateOpens(space))):
                s.clues[space] = 1

    @step("fixed", "AH-2.5")
    def give_named(self, s: ArkhamState) -> None:
        """Everyone gets the cards named on their sheet."""
        for who in s.seats:
            give_fixed(s, who)

    @step("equip", "AH-2.6", "AH-2.7", "AH-2.8")
    def equip(self, s: ArkhamState) -> Procedure | None:
        """Then random possessions and sliders, one investigator after another."""
        if self.equipped >= len(s.seats):
            return None
        # By seats: an investigator devoured by a possession must not shift the others.
        who = s.seats[(s.first_player + self.equipped) % len(s.seats)]
        self.equipped += 1
        self.goto("equip")
        return Equipping(who)

    @step("mythos", "AH-2.13", "AH-2.14")
    def first_mythos(self, s: ArkhamState) -> Procedure | None:
        """A first Mythos card is drawn and fully resolved."""
        return ResolvingMythos(is_first=True)

    @step("heralds", "IH-2.6", "IH-10.1")
    def heralds(self, s: ArkhamState) -> Procedure | None:
        """What the heralds add to the setup."""
        return announced(s, IsSetUp())


@cites("AH-2.2", "AH-2.3", "AH-2.4", "AH-2.5", "AH-2.9", "AH-2.10", "IH-2.5", "IH-2.6")
def lay_out(
    s: ArkhamState,
    sheets: tuple[str, ...],
    ancient_one: str = "",
    heralds: tuple[str, ...] = (),
    *,
    with_stories: bool = False,
) -> None:
    """Put the investigators, the Ancient One, its heralds, the decks and the cup on the table."""
    s.seats = tuple(range(1, len(sheets) + 1))
    s.first_player = below(s, len(s.seats))
    s.with_stories = with_stories
    make_decks(s, with_dust=bool(ancient_one) and ANCIENT_ONES[ancient_one].has_dust)
    if ancient_one:
        s.ancient_one = lay_sheet(s, ancient_one)
        for _, brings in s.modifying(LIES_ON_SHEET):
            if isinstance(brings, Brings):
                s.on_sheet += brings.kinds
    for herald in heralds:
        lay_sheet(s, herald)
    s.cup = tuple(sorted(cup(s)))
    s.pool = tuple(
        sorted(key for key, sheet in SHEETS.items() if sheet.box in s.boxes and key not in sheets)
    )
    for who, sheet in zip(s.seats, sheets, strict=True):
        seat_investigator(s, who, sheet)


@cites("AH-2.9", "IH-1.4", "IH-2.2", "IH-9.2")
def cup(s: ArkhamState) -> Iterable[str]:
    """All monsters except the masks and those that spawn."""
    for key, monster in MONSTERS.items():
        if "mask" in monster.keywords and worked_out(s, 0, MASKS_IN_CUP, 0).total:
            yield from [key] * monster.tokens(s.boxes)
        if not monster.keywords & NOT_IN_CUP:
            yield from [key] * monster.tokens(s.boxes)


@cites("AH-2.5", "AH-2.10", "IH-1.4", "IH-2.1")
def make_decks(s: ArkhamState, *, with_dust: bool = False) -> None:
    """Build and shuffle the decks of all boxes in play; few games need Dust."""
    piles: dict[str, list[str]] = {}
    for key, face in FACES.items():
        in_play = with_dust if face.kind == DUST else face.box in s.boxes
        if in_play and face.kind not in SHEETS_IN_PLAY:
            piles.setdefault(deck_of(key), []).extend([key] * face.copies)
    for places in piles.pop(PLACE, ()):
        lay_sheet(s, places)
    piles[MYTHOS_CARD] = [key for key, card in MYTHOS.items() if card.box in s.boxes]
    piles[GATE_CARD] = [key for key, card in GATE_CARDS.items() if card.box in s.boxes]
    # Shuffles number new lots from here on, so they must not clash with those of the decks.
    s.serial = len(piles)
    for lot, (kind, faces) in enumerate(sorted(piles.items())):
        cards = tuple([new_card(s, Card(face, known=0)) for face in faces])
        hide(s, cards, lot)
        s.decks[kind] = cards
        shuffle(s, cards)


def new_card(s: ArkhamState, row: Card) -> int:
    """Number a new card."""
    card = FIRST_CARD + len(s.cards)
    s.cards[card] = row
    return card


def lay_sheet(s: ArkhamState, face: str) -> int:
    """Put something unowned in play: a location's own card, or a sheet."""
    card = new_card(s, Card(face))
    s.put_card(card, Card(face, TABLE))
    return card
