"""Hand-made positions of Machina Arcana, with controlled dice."""

from __future__ import annotations

from typing import Self

from kadath.games.machina import components
from kadath.games.machina.area import Laid
from kadath.games.machina.cards import CARDS, CHAPTER, EXPLORER_EVENT, HORROR_EVENT, MONSTER
from kadath.games.machina.rules.attack import HIGH_DIE, LOW_DIE
from kadath.games.machina.rules.play import MachinaPlay
from kadath.games.machina.rules.setting_up import open_card
from kadath.games.machina.state import HORROR, ITEM, MAIN, Item, Marker, Unit
from kadath.games.machina.values import attribute
from kadath.kernel.effects import Effect, Scope
from kadath.kernel.log import EVERYONE
from kadath.kernel.procedure import Procedure
from kadath.kernel.sleeves.knowledge import hide
from kadath.kernel.sleeves.model import PlainSleeve
from kadath.kernel.sleeves.piles import put_on_top

from ..keyed import KeyedPosition

assert components.__all__, "importing the components prints the cards"

GAME_DIE = tuple(range(1, 11))
LOTS = {EXPLORER_EVENT: -1, HORROR_EVENT: -2}
"""The initial pools of hidden events: one for each deck."""

MONSTER_LOT = -3
OTHER_LOT = -4

At = tuple[int, int]


def room(columns: int, rows: int, **marks: At) -> str:
    """An open room; `rubble=(2, 1)` and the like mark a space."""
    signs = {"rubble": "#", "chasm": "O", "barrel": "B"}
    floor = {at: signs[kind.split("_")[0]] for kind, at in marks.items()}
    lines = ["+" + "-+" * columns]
    for row in range(rows):
        spaces = " ".join(floor.get((column, row), ".") for column in range(columns))
        lines += [f"|{spaces}|", "+" + " +" * columns]
    lines[-1] = lines[0]
    return "\n".join(lines)


def called(scenario: int, number: int) -> str:
    """The chapter of a scenario with that number."""
    return next(
        card.key
        for card in CARDS.values()
        if (card.kind, card.scenario, card.number) == (CHAPTER, scenario, number)
    )


def row(signs: str) -> str:
    """A corridor with these spaces."""
    wall = "+" + "-+" * len(signs)
    return f"{wall}\n|{' '.join(signs)}|\n{wall}"


class Position(KeyedPosition[MachinaPlay]):
    """A position, with the verbs for tests."""

    def __init__(self, *tiles: str, horror_markers: int = 4) -> None:
        super().__init__(MachinaPlay(0))
        self.s.lay(tuple(Laid(n, text.strip("\n"), n) for n, text in enumerate(tiles)))
        self.s.markers.update({900 + n: Marker(HORROR) for n in range(horror_markers)})

    # --- Setting up ---------------------------------------------------------------------------

    def explorer(self, key: str, at: At, **values: int) -> int:
        """Seat an explorer with full health and no essence."""
        who = len(self.s.explorers) + 1
        self.s.explorers += (who,)
        self.s.seats = len(self.s.explorers)
        self.s.markers.update({500 + 10 * who + n: Marker(who) for n in range(3)})
        return self._enter(who, key, at, **values)

    def monster(self, key: str, at: At, **values: int) -> int:
        """Put a monster at the end of the track."""
        monster = 10 + len(self.s.units)
        self.s.track += (monster,)
        return self._enter(monster, key, at, **values)

    def item(self, key: str, owner: int, place: str = MAIN, on: int = 0) -> int:
        """Give an explorer an item."""
        item = 100 + sum(100 <= card < 300 for card in self.s.cards)
        self.s.items[item] = Item(key, owner, place, on)
        self.s.cards[item] = PlainSleeve(key, EVERYONE)
        return item

    def event(self, key: str) -> int:
        """Put an event on top of its deck."""
        (event,) = self.deck(CARDS[key].kind, key)
        return event

    def deck(self, kind: str, *keys: str) -> tuple[int, ...]:
        """Put events on their deck, the first on top; nobody has seen them."""
        first = 300 + sum(300 <= card < 500 for card in self.s.cards)
        events = tuple(range(first, first + len(keys)))
        for event, key in zip(events, keys, strict=True):
            assert CARDS[key].kind == kind
            self.s.cards[event] = PlainSleeve(key)
        hide(self.s, events, LOTS.get(kind, OTHER_LOT))
        put_on_top(self.s.decks, kind, events)
        return events

    def space(self, at: At) -> int:
        return self.s.area.space(*at)

    def _enter(self, unit: int, key: str, at: At, **values: int) -> int:
        row = Unit(key, self.space(at), CARDS[key].health, CARDS[key].stamina)
        self.s.units[unit] = row._replace(**values)  # type: ignore[arg-type]
        self.s.cards[unit] = PlainSleeve(key, EVERYONE)
        if CARDS[key].kind == MONSTER:
            hide(self.s, (unit,), MONSTER_LOT)
        return unit

    def chapter(self, scenario: int, number: int) -> int:
        """Make a chapter of a scenario the current one."""
        self.s.serial = max(self.s.serial, 3000)
        self.s.chapter = open_card(self.s, called(scenario, number))
        return self.s.chapter

    # --- Playing ------------------------------------------------------------------------------

    def begin(self, frame: Procedure) -> Self:
        """Run a procedure up to its first question."""
        self.s.derive()
        self.s.log = []
        self.s.stack.append(frame)
        self.s.advance()
        return self

    def resolve(self, effect: Effect, who: int, **named: object) -> Self:
        """Resolve an effect for a unit, with what it is aimed at."""
        scope = Scope(who, who)
        for name, what in named.items():
            scope = scope.bind(name, what)
        self.s.derive()
        frame = effect.run(self.s, scope)
        return self.begin(frame) if frame is not None else self

    def answer(self, **wanted: str) -> Self:
        """Answer every question: as wanted for its kind, or else with the first option."""
        while self.s.decision is not None:
            offered = self.offered()
            key = wanted.get(self.s.decision.ask.replace("-", "_"), offered[0])
            self.choose(key if key in offered else offered[0])
        return self

    def roll(self, high: tuple[int, ...] = (), low: tuple[int, ...] = (), die: int = 0) -> Self:
        """Make the next dice fall this way: high dice, then low dice, then the game die."""
        wanted: list[tuple[tuple[int, ...], int]] = [(HIGH_DIE, face) for face in high]
        wanted += [(LOW_DIE, face) for face in low]
        wanted += [(GAME_DIE, die)] if die else []
        return self.will_fall(*wanted)

    def check(self) -> None:
        """Check the invariants."""
        s = self.s
        assert s.listeners == s.rebuilt_listeners()
        assert all(row.owner in s.explorers for row in s.items.values())
        assert not set(s.items) & set(s.spent[ITEM])
        for unit, row in s.units.items():
            assert row.health <= attribute(s, unit, "health")
            assert row.essence >= 0
            assert row.stamina >= 0
        for item, held in s.items.items():
            if held.on:
                assert s.items[held.on].owner == held.owner, f"{item} hangs on another's item"

    # --- Reading ------------------------------------------------------------------------------

    def at(self, unit: int) -> At:
        return self.s.area.where(self.s.units[unit].space)

    def value(self, unit: int, stat: str) -> int:
        return attribute(self.s, unit, stat)
