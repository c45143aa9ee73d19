"""A notation for small tables of the card game: set them up by names, play by words.

Every choice also checks what must always hold: the whole state survives JSON, a clone equals its
original and stays equal under the same choice, and the index of listeners equals a rebuild.
"""

from __future__ import annotations

import json
from collections.abc import Iterable

from kadath.games.lcg.components import FACES
from kadath.games.lcg.rules.chaos import taken
from kadath.games.lcg.rules.play import LcgPlay
from kadath.games.lcg.rules.round import Round
from kadath.games.lcg.rules.standing import is_quiet
from kadath.games.lcg.state import SCENARIO, Card, Investigator
from kadath.games.lcg.zones import add_sleeves, listen, put
from kadath.kernel.codec import state_from_data, state_to_data
from kadath.kernel.decision import Decision, Option
from kadath.kernel.effects import Scope
from kadath.kernel.explain import explain
from kadath.kernel.listeners import Ability
from kadath.kernel.log import EVERYONE
from kadath.kernel.modifiers import Lasting
from kadath.kernel.procedure import Procedure

NUMBERED = frozenset({"effect", "result", "resolve"})
ABILITIES = frozenset({"react", "forced", "use", "activate"})


class Table:
    """A table under construction, then in play."""

    def __init__(self, *bag: str) -> None:
        self.state = LcgPlay(1)
        self.state.bag = tuple(sorted(bag or ("0",)))
        self.state.log = []
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
        """Put an enemy into play, at a location or engaged with somebody."""
        zone = "threat" if engaged else "at"
        return self._card(face, zone, engaged or at, damage=damage, exhausted=exhausted)

    def scenario(self, face: str) -> int:
        """Put the scenario reference card on the table."""
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
        """Begin to play."""
        for card in self._later:
            add_sleeves(self.state, (card,), self.state.cards[card].owner)
        self.state.stack.append(frame)
        self.state.listeners = self.state.listeners_anew()
        self.state.advance()
        self._check()

    def round(self, at: str = "II", *lasting: Ability) -> None:
        """Begin a round at one of its phases, I to IV; something may last for all of it."""
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
    def decision(self) -> Decision:
        """What is asked now."""
        assert self.state.decision is not None, "nothing is asked"
        return self.state.decision

    @property
    def asked(self) -> str:
        """Who is asked for what, e.g. `roland-banks: take-action`."""
        who = next(
            self.names[who]
            for who, row in self.state.investigators.items()
            if row.seat == self.decision.seat
        )
        return f"{who}: {self.decision.ask}"

    @property
    def options(self) -> list[str]:
        """What may be chosen, in words."""
        return [self._words(one) for one in self.decision.options]

    def choose(self, *words: str) -> None:
        """Choose, one after the other."""
        for word in words:
            found = [one for one in self.decision.options if self._words(one) == word]
            assert found, f"{word!r} is not offered: {self.asked}? {self.options}"
            assert len(found) == 1, f"{word!r} could be any of {[one.key for one in found]}"
            copy = self.state.clone()
            self.state.apply(found[0])
            copy.apply(found[0])
            assert state_to_data(copy) == state_to_data(self.state), "a clone went another way"
            self._check()

    def is_over(self) -> bool:
        """Whether no question is left."""
        return self.state.decision is None

    def where(self) -> str:
        """Where the game stands in the rulebook."""
        return explain(self.state)

    def told(self, kind: str) -> list[dict[str, object]]:
        """The entries of a kind in the log."""
        return [dict(entry.args) for entry in self.state.log or [] if entry.kind == kind]

    def id_of(self, name: str) -> int:
        """The id behind a name."""
        return next(thing for thing, known in self.names.items() if known == name)

    def zone(self, name: str) -> str:
        """The zone a card lies in."""
        return self.state.cards[self.id_of(name)].zone

    def _words(self, one: Option) -> str:
        if one.verb in NUMBERED:
            return one.key.replace(":", " ")
        args = one.args[:1] if one.verb in ABILITIES else one.args
        if one.verb in ABILITIES:
            bearer, _, number, *about = one.args
            alike = [
                other
                for other in self.decision.options
                if other.verb == one.verb and other.args[0] == bearer and other != one
            ]
            if alike:
                args = (bearer, *(f"/{part}" for part in (number, *about)))
        if one.verb == "play":
            args = one.args[:1]
        words = [self._called(arg) if isinstance(arg, int) else arg for arg in args]
        return " ".join([one.verb, *words])

    def _called(self, thing: int) -> str:
        """A thing's name; a sleeve that holds another face by now goes by that face."""
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
            add_sleeves(state, (number,), owner)
            state.decision = None
            state.advance()
        return number

    def _check(self) -> None:
        state = self.state
        data = json.loads(json.dumps(state_to_data(state)))
        again = state_from_data(LcgPlay, data)
        assert state_to_data(again) == data, "the state did not survive JSON"
        assert again.decision == state.decision
        assert state.listeners == state.listeners_anew(), "the index is not what a rebuild gives"
        assert not state.at_rest or is_quiet(state), "a standing rule was not looked at"
