"""Investigators who enter the game: at its start, and to replace the devoured (AH-2)."""

from __future__ import annotations

from kadath.kernel.citations import cites
from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.procedure import Procedure, ask, procedure, step
from kadath.kernel.rng import below
from kadath.kernel.sleeves import piles
from kadath.kernel.sleeves.knowledge import lay_open, shuffle

from ..board import AT_SEA, JOINED
from ..cards import FACES, MONSTER_TROPHY, SANITY, SHEETS, STAMINA
from ..state import ArkhamState, Investigator
from ..values import maximum
from .drawing import Drawing
from .monster_draws import DrawingTrophies
from .places import is_closed, move_to
from .stories import deal_story
from .upkeep import ANYWHERE, Sliding


@procedure
class Replacing(Procedure):
    """A new investigator enters the game to replace one who was devoured."""

    who: int

    @step("draw", "AH-7.8")
    def draw(self, s: ArkhamState) -> Procedure | None:
        """Draw one of the unused investigators, and set them up as at the start."""
        sheet = s.pool[below(s, len(s.pool))]
        s.pool = tuple([one for one in s.pool if one != sheet])
        seat_investigator(s, self.who, sheet)
        give_fixed(s, self.who)
        return Equipping(self.who)


@procedure
class Equipping(Procedure):
    """An investigator gets their random possessions, and sets the sliders."""

    who: int
    given: int = 0

    @ask("home", "AH-2.11", prompt="return-where")
    def choose_home(self, s: ArkhamState) -> Decision | None:
        """An investigator who may start anywhere chooses where."""
        if not SHEETS[s.investigators[self.who].sheet].anywhere:
            return None
        places = [space for space in JOINED if s.is_on_board(space) and space not in AT_SEA]
        options = tuple([option("return", space) for space in places if not is_closed(s, space)])
        return Equipping.choose_home.offer(s.seat_of(self.who), options)

    @choose_home.chosen
    def go_home(self, s: ArkhamState, chosen: Option) -> None:
        """Put them there."""
        move_to(s, self.who, chosen.words[0])

    @step("possessions", "AH-2.6")
    def give(self, s: ArkhamState) -> Procedure | None:
        """Deal the next random possession; one of them may bring what devours its owner."""
        if self.who not in s.investigators:
            self.finish()
            return None
        random = SHEETS[s.investigators[self.who].sheet].random
        if self.given >= len(random):
            return None
        kind, cards = random[self.given]
        self.given += 1
        self.goto("possessions")
        if kind == MONSTER_TROPHY:
            return DrawingTrophies(cards, self.who)
        return Drawing(self.who, kind, cards)

    @step("health", "AH-2.7")
    def come_in_health(self, s: ArkhamState) -> None:
        """Sanity and Stamina start at their maximum."""
        sanity, stamina = (maximum(s, self.who, what) for what in (SANITY, STAMINA))
        s.set_investigator(self.who, sanity=sanity, stamina=stamina)

    @step("sliders", "AH-2.8")
    def set_sliders(self, s: ArkhamState) -> Procedure | None:
        """Put each slider on any of its stops."""
        return Sliding(self.who, ANYWHERE)

    @step("story", "IH-2.7", "IH-11.1", "IH-11.6")
    def deal(self, s: ArkhamState) -> None:
        """With Personal Stories, everyone gets their own."""
        deal_story(s, self.who)


@cites("AH-2.5", "AH-2.11")
def seat_investigator(s: ArkhamState, who: int, key: str) -> None:
    """Put an investigator into the game, at home, with the printed money and Clue tokens."""
    sheet = SHEETS[key]
    trophies = s.left_trophies.pop(who, ())
    s.investigators[who] = Investigator(
        key,
        sheet.home,
        sheet.sanity,
        sheet.stamina,
        clues=sheet.clues,
        money=sheet.money,
        trophies=trophies,
    )
    s.listen(who)
    sanity, stamina = (maximum(s, who, what) for what in (SANITY, STAMINA))
    s.set_investigator(who, sanity=sanity, stamina=stamina)
    s.note("joins", who=who)
    move_to(s, who, sheet.home)


@cites("AH-2.5", "AH-3.1.3")
def give_fixed(s: ArkhamState, who: int) -> None:
    """Give an investigator the cards named on the sheet, as far as available, as fresh cards."""
    for key in SHEETS[s.investigators[who].sheet].fixed:
        kind = FACES[key].kind
        deck = s.decks.get(kind, ())
        card = next((one for one in deck if s.cards[one].face == key), None)
        if card is None:
            continue
        piles.take_out(s.decks, kind, card)
        s.set_card(card, owner=who, fresh=True)
        lay_open(s, card)
        shuffle(s, s.decks[kind])
