"""A position of Final Hour that tests play on with words.

t = position('''
    Rita: at 2
    6: red runner 1, red destroyer 3
''')
t.rita.does(do(Move(1), Attack(3, Here())))
t.rita.moves(6).destroys("red destroyer 3")
t.expects("6: red runner 1")
t.expects_no_question()
"""

from __future__ import annotations

from collections import Counter

from kadath.games.final_hour.components.board import ZONES
from kadath.games.final_hour.rules.action_cards import ResolvingCard, discard_action, draw_action
from kadath.games.final_hour.rules.ancient_one_phase import Gate, Reckoning
from kadath.games.final_hour.rules.ritual import ReversingRitual, people_in_order
from kadath.games.final_hour.rules.round import Round
from kadath.games.final_hour.state import GREY, FinalHourState, Play
from kadath.games.final_hour.vocabulary.effects import Activate
from kadath.games.final_hour.vocabulary.selectors import Zone
from kadath.kernel.decision import Option
from kadath.kernel.effects import Effect, Scope

from ..notation import Line, lines
from ..position import Player
from ..position import Position as BasePosition
from . import words
from .notation import state_of_position

SEED = 11


class Investigator(Player["Position"]):
    """An investigator in a position, and the player who runs them."""

    def __init__(self, position: Position, figure: int) -> None:
        super().__init__(position)
        self.figure = figure

    @property
    def seat(self) -> int:
        """The player's seat."""
        return self.position.state.seat_of(self.figure)

    @property
    def hand(self) -> list[int]:
        """The priority cards in the player's hand, sorted."""
        return sorted(self.position.state.hands[self.seat])

    @property
    def health(self) -> int:
        """The remaining health."""
        return self.position.state.health[self.figure]

    # --- What is started --------------------------------------------------------------------------

    def does(self, effect: Effect) -> Investigator:
        """Resolve an effect as this investigator."""
        self.position.starts(effect.run(self.position.state, Scope(self.figure)))
        return self

    def resolves(self, card: str, half: str, on: int = 15) -> Investigator:
        """Resolve one half of an action card that was played with a priority card."""
        s = self.position.state
        action = words.action(card)
        s.action_decks[self.figure] = tuple(c for c in s.action_decks[self.figure] if c != action)
        s.plays += (Play(self.figure, action, on),)
        self.position.starts(ResolvingCard(len(s.plays) - 1, half))
        return self

    def activates(self, zone: str) -> Investigator:
        """Activate a zone."""
        assert zone in ZONES
        return self.does(Activate(Zone(zone)))

    # --- What is chosen ---------------------------------------------------------------------------

    def moves(self, *locations: int) -> Investigator:
        """Move along paths, one location after another."""
        return self.chooses(*(f"move {location}" for location in locations))

    def stops(self) -> Investigator:
        """Stop moving, destroying monsters, and so on."""
        return self.chooses("done")

    def passes(self) -> Investigator:
        """Decline something optional."""
        return self.chooses("pass")

    def attacks(self, location: int) -> Investigator:
        """Attack in that location."""
        return self.chooses(f"attack {location}")

    def destroys(self, *monsters: str) -> Investigator:
        """Destroy monsters, named from the strongest to the weakest."""
        return self.chooses(*(f"destroy {monster}" for monster in monsters))

    def seals(self, path: str) -> Investigator:
        """Place a seal on a path."""
        return self.chooses(f"seal {path}")

    def plays(self, card: int) -> Investigator:
        """Play a priority card."""
        return self.chooses(f"play {card}")

    def uses(self, item: str) -> Investigator:
        """Use an item."""
        return self.chooses(f"use {item}")

    def picks(self, name: str) -> Investigator:
        """Choose an investigator."""
        return self.chooses(f"investigator {name.lower()}")


class Position(BasePosition[FinalHourState]):
    """A hand-made game of Final Hour; see the module's docstring."""

    def __init__(self, text: str, seed: int = SEED) -> None:
        super().__init__(state_of_position(text, seed))

    def words_for(self, option: Option) -> str:
        """An option in words."""
        return words.option_words(self.state, option)

    def __getattr__(self, name: str) -> Investigator:
        keys = self.state.investigators
        if name not in words.FIRST_NAMES or words.FIRST_NAMES[name] not in keys:
            raise AttributeError(f"nobody called {name} is in this position")
        return Investigator(self, keys.index(words.FIRST_NAMES[name]))

    # --- What is started --------------------------------------------------------------------------

    def begins_a_round(self) -> None:
        """Play from the start of a round."""
        self.state.round -= 1
        self.starts(Round())

    def reckons(self, *cards: int) -> None:
        """Run the reckoning of a round in which these priority cards were played."""
        s = self.state
        taken = set(cards)
        s.priority_deck = tuple(card for card in s.priority_deck if card not in taken)
        s.hands = [tuple(card for card in hand if card not in taken) for hand in s.hands]
        if s.is_solo:
            s.row = tuple(sorted(cards))
        else:
            order = s.player_order()
            s.plays = tuple(
                Play(figure, draw_action(s, figure), card, revealed=True, resolved=True)
                for figure, card in zip(order * len(cards), cards, strict=False)
            )
            for play in s.plays:
                discard_action(s, play.figure, play.action)
        self.starts(Reckoning())

    def answers(self, omens: int) -> None:
        """Let the Ancient One respond to that many omens."""
        self.state.omens = omens
        self.starts(Reckoning(at="3.c"))

    def opens_a_gate(self) -> None:
        """Run the gate step."""
        self.starts(Gate())

    def attempts_the_ritual(self) -> None:
        """Start the attempt, with everyone ready."""
        self.starts(ReversingRitual(people_in_order(self.state)))

    def plays_on(self, until: str) -> None:
        """Let everyone do as little as possible until that is asked, or the game is over."""
        idle = {"done", "pass", "not-yet"}
        while (decision := self.state.decision) is not None and decision.ask != until:
            quiet = [one for one in decision.options if one.verb in idle]
            self.state.apply((*quiet, *decision.options)[0])

    # --- What is seen -----------------------------------------------------------------------------

    @property
    def choices(self) -> set[str]:
        """What may be chosen now, in words."""
        return set(self.options)

    def expects(self, text: str) -> None:
        """Assert what is in certain places now, in the position's notation."""
        for line in lines(text):
            found = _found(self.state, line)
            assert found == Counter(line.parts), f"{line.about}: {', '.join(found.elements())}"


def _found(s: FinalHourState, line: Line) -> Counter[str]:
    if line.about.isdigit():
        location = int(line.about)
        found = Counter(words.MONSTER_WORDS[token] for token in s.monsters[location])
        if s.damage[location]:
            found[f"damage {s.damage[location]}"] = 1
        return found
    if line.about == "seals":
        return Counter(
            words.path_words(path) + (" grey" if side == GREY else "")
            for path, side in enumerate(s.seals)
            if side
        )
    if line.about == "found":
        return Counter([" ".join(words.clue_name(face) for face in s.found_clues)])
    if line.about == "beside the cup":
        return Counter(words.MONSTER_WORDS[token] for token in s.destroyed)
    figure = s.investigators.index(words.FIRST_NAMES[line.about])
    facts = {
        "at": f"at {s.where[figure]}",
        "health": f"health {s.health[figure]}",
    }
    return Counter(facts[part.split()[0]] for part in line.parts)


def position(text: str, seed: int = SEED) -> Position:
    """The position a text describes."""
    return Position(text, seed)
