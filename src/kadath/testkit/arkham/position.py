"""Hand-made positions of Arkham Horror, with controlled dice."""

from __future__ import annotations

from typing import Any, Self

from kadath.games.arkham import components
from kadath.games.arkham.cards import BASE, BLESSING, FACES, MARKER, MONSTERS, SHEETS
from kadath.games.arkham.rules.play import ArkhamPlay
from kadath.games.arkham.rules.whole_game import WholeGame
from kadath.games.arkham.state import Card, Investigator, OnBoard
from kadath.kernel.effects import Doing, Effect, Scope
from kadath.kernel.procedure import END, Procedure
from kadath.kernel.sleeves.knowledge import hide
from kadath.kernel.sleeves.piles import put_on_top

from ..keyed import KeyedPosition

assert components.__all__, "importing the components prints them"

LOTS = sorted({face.kind for face in FACES.values()})
"""The initial pools of hidden cards: one for each kind of deck."""


class Position(KeyedPosition[ArkhamPlay]):
    """A position, with the verbs for tests."""

    def __init__(self) -> None:
        super().__init__(ArkhamPlay(0))
        self.s.boxes = (BASE,)
        self.s.serial = len(LOTS) + 1
        self.money = 0
        for _ in range(2):
            self.deck(BLESSING, "blessing")

    # --- Setting up ---------------------------------------------------------------------------

    def investigator(self, key: str, space: str = "", **fields: Any) -> int:
        """Seat an investigator at home, in good health."""
        who = len(self.s.seats) + 1
        sheet = SHEETS[key]
        self.s.seats += (who,)
        row = Investigator(key, space or sheet.home, sheet.sanity, sheet.stamina)
        self.s.investigators[who] = row._replace(**fields)
        return who

    def card(self, key: str, owner: int = 0, **fields: Any) -> int:
        """Give an investigator a card."""
        card = 100 + len(self.s.cards)
        assert key in FACES
        self.s.cards[card] = Card(key, owner)._replace(**fields)
        hide(self.s, (card,), LOTS.index(FACES[key].kind))
        return card

    def deck(self, kind: str, *keys: str) -> tuple[int, ...]:
        """Put cards on a deck, the first on top; nobody has seen them."""
        cards = tuple(self.card(key, known=0) for key in keys)
        put_on_top(self.s.decks, kind, cards)
        return cards

    def monster(self, key: str, space: str) -> int:
        """Put a monster on the board."""
        monster = 500 + len(self.s.monsters)
        assert key in MONSTERS
        self.s.monsters[monster] = OnBoard(key, space)
        return monster

    def gate(self, space: str, world: str = "abyss") -> int:
        """Place an open gate, with no other effects."""
        (marker,) = self.deck(MARKER, world)
        self.s.decks[MARKER] = tuple(one for one in self.s.decks[MARKER] if one != marker)
        self.s.gates[space] = marker
        return marker

    # --- Playing ------------------------------------------------------------------------------

    def begin(self, frame: Procedure) -> Self:
        """Run a procedure up to its first question."""
        self.s.derive()
        self.s.log = []
        if not self.s.stack:
            self.s.stack.append(WholeGame(at=END))
        self.s.stack.append(frame)
        self.money = sum(row.money for row in self.s.investigators.values())
        self.s.advance()
        return self

    def resolve(self, effect: Effect, who: int = 1) -> Self:
        """Let an investigator resolve an effect, as if from an entry."""
        return self.begin(Doing((effect,), Scope(who, "entry")))

    def roll(self, *faces: int) -> Self:
        """Make the next dice fall this way."""
        return self.will_fall(*[(range(1, 7), face) for face in faces])

    def check(self) -> None:
        """Check the invariants."""
        s = self.s
        assert s.listeners == s.rebuilt_listeners()
        decked = [card for deck in s.decks.values() for card in deck] + list(s.gates.values())
        assert len(decked) == len(set(decked))
        for card, row in s.cards.items():
            assert bool(row.owner) != (card in decked), (
                "a card is somebody's, in one deck, or an open gate"
            )
        for one in s.investigators.values():
            assert min(one.sanity, one.stamina, one.clues, one.money) >= 0

    # --- Reading ------------------------------------------------------------------------------

    def row(self, who: int) -> Investigator:
        return self.s.investigators[who]

    def where(self) -> str:
        return super().where().removeprefix("arkham.WholeGame  > ")
