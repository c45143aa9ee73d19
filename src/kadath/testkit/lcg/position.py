"""Positions of the card game: set up by names, played with words.

Every choice also checks the invariants: the whole state survives JSON, a clone equals its original
and stays equal under the same choice, and the index of listeners equals a rebuilt one.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from kadath.games.lcg.components import FACES
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.rules.chaos import taken
from kadath.games.lcg.rules.play import LcgPlay
from kadath.games.lcg.rules.round import Round
from kadath.games.lcg.rules.standing import is_quiet
from kadath.games.lcg.state import SCENARIO, Card, Investigator
from kadath.games.lcg.zones import listen, put
from kadath.kernel.codec import state_from_data, state_to_data
from kadath.kernel.decision import Option
from kadath.kernel.effects import Scope
from kadath.kernel.explain import explain
from kadath.kernel.listeners import Ability
from kadath.kernel.log import EVERYONE
from kadath.kernel.modifiers import Lasting
from kadath.kernel.procedure import Procedure
from kadath.kernel.sleeves.knowledge import hide

from ..position import Position as BasePosition

NUMBERED = frozenset({"effect", "result", "resolve"})
ABILITIES = frozenset({"react", "forced", "use", "activate"})

view = Lcg().view


class Position(BasePosition[LcgPlay]):
    """A position being set up, then in play."""

    def __init__(self, *bag: str) -> None:
        super().__init__(LcgPlay(1))
        self.state.bag = tuple(sorted(bag or ("0",)))
        self.names: dict[int, str] = {}
        self._later: list[int] = []

    def location(self, face: str, clues: int = 0, *, revealed: bool = True) -> int:
        """Put a location into play."""
        return self._card(face, "map", 0, clues=clues, revealed=revealed)

    def investigator(
        self,
        face: str,
        at: int,
        *,
        hand: Iterable[str] = (),
        play: Iterable[str] = (),
        deck: Iterable[str] = (),
        discard: Iterable[str] = (),
        resources: int = 5,
        damage: int = 0,
        horror: int = 0,
        clues: int = 0,
    ) -> int:
        """Seat an investigator; the first one leads. A deck is written from the top."""
        state = self.state
        who = self._name(face)
        seat = len(state.investigators)
        state.investigators[who] = Investigator(
            face, seat, at, damage, horror, clues, resources, entered=0
        )
        state.lead = state.lead or who
        for card in deck:
            self._card(card, "deck", who, owner=who)
        for card in discard:
            self._card(card, "discard", who, owner=who)
        for card in hand:
            self._card(card, "hand", who, owner=who)
        for card in play:
            self._card(card, "play", who, owner=who, controller=who)
        listen(state, who)
        return who

    def enemy(
        self, face: str, at: int = 0, *, engaged: int = 0, damage: int = 0, exhausted: bool = False
    ) -> int:
        """Put an enemy into play, at a location or engaged with an investigator."""
        zone = "threat" if engaged else "at"
        return self._card(face, zone, engaged or at, damage=damage, exhausted=exhausted)

    def scenario(self, face: str) -> int:
        """Put the scenario reference card into play."""
        self.state.scenario = self._card(face, "story", 0)
        return self.state.scenario

    def acts(self, current: str, *following: str) -> int:
        """The act deck, with its current card."""
        self.state.act = self._card(current, "story", 0)
        for face in following:
            self._card(face, "act deck", 0)
        return self.state.act

    def agendas(self, current: str, *following: str, doom: int = 0) -> int:
        """The agenda deck, with its current card and the doom on it."""
        self.state.agenda = self._card(current, "story", 0, doom=doom)
        for face in following:
            self._card(face, "agenda deck", 0)
        return self.state.agenda

    def aside(self, *faces: str) -> list[int]:
        """Cards that are set aside."""
        return [self._card(face, "aside", 0) for face in faces]

    def encounter_deck(self, *faces: str) -> list[int]:
        """The encounter deck, from the top."""
        return [self._card(face, "deck", SCENARIO) for face in faces]

    def begin(self, frame: Procedure) -> None:
        """Start playing."""
        for card in self._later:
            hide(self.state, (card,), self.state.cards[card].owner)
        self.state.stack.append(frame)
        self.state.listeners = self.state.rebuilt_listeners()
        self.state.advance()
        self._check()

    def round(self, at: str = "II", *lasting: Ability) -> None:
        """Start a round at one of its phases, I to IV, with effects that last for all of it."""
        effects = tuple(Lasting(-1 - n, one, Scope(0)) for n, one in enumerate(lasting))
        self.begin(Round(2, at=at, lasting=effects))

    def will_reveal(self, *tokens: str) -> None:
        """Choose the random state so that these tokens are revealed next, in this order."""
        for rng in range(100_000):
            trial = LcgPlay(rng)
            trial.bag = self.state.bag
            if all(taken(trial) == token for token in tokens):
                self.state.rng = rng
                return
        raise AssertionError(f"{tokens} cannot come out of {self.state.bag}")

    @property
    def asked(self) -> str:
        """Who is asked for what, e.g. `roland-banks: take-action`."""
        who = next(
            self.names[who]
            for who, row in self.state.investigators.items()
            if row.seat == self.decision.seat
        )
        return f"{who}: {self.decision.ask}"

    def option(self, words: str) -> Option:
        """The option with these words; there may not be two."""
        found = super().option(words)
        alike = [one.key for one in self.decision.options if self.words_for(one) == words]
        assert len(alike) == 1, f"{words!r} could be any of {alike}"
        return found

    def apply(self, option: Option) -> None:
        """Make a choice, on a clone as well, and check the invariants."""
        copy = self.state.clone()
        super().apply(option)
        copy.apply(option)
        assert state_to_data(copy) == state_to_data(self.state), "a clone went another way"
        self._check()

    def is_over(self) -> bool:
        """Whether no question is left."""
        return self.state.decision is None

    def where(self) -> str:
        """The current position in the rulebook."""
        return explain(self.state)

    def id_of(self, name: str) -> int:
        """The id with this name."""
        return next(thing for thing, known in self.names.items() if known == name)

    def zone(self, name: str) -> str:
        """The zone a card lies in."""
        return self.state.cards[self.id_of(name)].zone

    def words_for(self, option: Option) -> str:
        """The verb, and the names of what the option is about."""
        if option.verb in NUMBERED:
            return option.key.replace(":", " ")
        args = option.args[:1] if option.verb in ABILITIES else option.args
        if option.verb in ABILITIES:
            bearer, _, number, *about = option.args
            alike = [
                other
                for other in self.decision.options
                if other.verb == option.verb and other.args[0] == bearer and other != option
            ]
            if alike:
                args = (bearer, *(f"/{part}" for part in (number, *about)))
        if option.verb == "play":
            args = option.args[:1]
        words = [self._called(arg) if isinstance(arg, int) else arg for arg in args]
        return " ".join([option.verb, *words])

    def _called(self, thing: int) -> str:
        """A thing's name; a sleeve that holds another face by now is named by that face."""
        name = self.names.get(thing, str(thing))
        row = self.state.cards.get(thing)
        return name if row is None or name.split("#")[0] == row.face else row.face

    def _name(self, face: str) -> int:
        assert face in FACES, face
        number = len(self.names) + 1
        copies = sum(name.split("#")[0] == face for name in self.names.values())
        self.names[number] = face if not copies else f"{face}#{copies + 1}"
        return number

    def _card(self, face: str, zone: str, place: int, **fields: object) -> int:
        state = self.state
        number = self._name(face)
        known = 0 if zone == "deck" else EVERYONE
        if zone == "hand":
            known = state.bit(place)
        owner = fields.pop("owner", SCENARIO)
        controller = fields.pop("controller", 0)
        assert isinstance(owner, int)
        assert isinstance(controller, int)
        state.cards[number] = Card(face, owner, known=known)
        put(state, number, zone, place, controller=controller, bottom=True)
        state.set_card(number, **fields)
        if not state.stack:
            self._later.append(number)
        else:
            hide(state, (number,), owner)
            state.ask_again()
        return number

    def _check(self) -> None:
        state = self.state
        data = json.loads(json.dumps(state_to_data(state)))
        again = state_from_data(LcgPlay, data)
        assert state_to_data(again) == data, "the state did not survive JSON"
        assert again.decision == state.decision
        assert state.listeners == state.rebuilt_listeners(), "the index is not what a rebuild gives"
        assert not state.at_rest or is_quiet(state), "a standing rule was not looked at"
