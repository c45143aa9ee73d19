"""Lanterns as the rest of Kadath sees it."""

from __future__ import annotations

from kadath.kernel.decision import Option
from kadath.kernel.game import Component, Game, Progress, Setup, SetupOption, Thing, filled_in
from kadath.kernel.rng import Rng, seeded, shuffled
from kadath.kernel.views import NoBody, Seen, thing
from kadath.text.narrator import FluentNarrator

from .manifest import MANIFEST
from .rules import COPIES, HAND, HOURS, KEEPERS, OIL, Night, ToyState


class Toy(Game[ToyState]):
    """Lanterns."""

    manifest = MANIFEST
    state = ToyState

    def setup_options(self) -> tuple[SetupOption, ...]:
        return SetupOption("seats", MANIFEST.seats, 2), SetupOption("lights", (1, 2, 3), 2)

    def new(self, setup: Setup, seed: int) -> ToyState:
        state = ToyState(seeded(seed, self.name))
        state.lights = filled_in(self.setup_options(), setup)["lights"]
        state.hour, state.dark, state.played, state.hands = 0, 0, (), [(), ()]
        state.deck = shuffled(state, OIL * COPIES)
        for keeper in KEEPERS:
            state.draw(keeper, HAND)
        state.stack.append(Night())
        state.advance()
        return state

    def seats(self, state: ToyState) -> int:
        return len(KEEPERS)

    def progress(self, state: ToyState) -> Progress:
        return Progress(state.hour, HOURS)

    def seen(self, state: ToyState, seat: int | None) -> Seen[NoBody]:
        numbers = ("dark", state.dark), ("lights", state.lights), ("deck", len(state.deck))
        things = [thing("track", "night", "night", numbers=numbers)]
        for keeper, hand in enumerate(state.hands):
            cards = (("cards", len(hand)),)
            things.append(thing("keeper", keeper, keeper + 1, owner=keeper, numbers=cards))
        for keeper, oil in enumerate(state.played):
            things.append(thing("oil", f"played-{keeper}", oil, place="track:night", owner=keeper))
        for at, oil in enumerate(() if seat is None else state.hands[seat]):
            things.append(thing("oil", at, oil, place=f"keeper:{seat}", owner=seat))
        return Seen(things)

    def determinize(self, state: ToyState, seat: int | None, rng: Rng) -> ToyState:
        dealt = state.clone()
        others = [keeper for keeper in KEEPERS if keeper != seat]
        hidden = sum((state.hands[keeper] for keeper in others), state.deck)
        dealt.deck = rng.shuffled(sorted(hidden))
        for keeper in others:
            size = len(state.hands[keeper])
            dealt.hands[keeper], dealt.deck = dealt.deck[:size], dealt.deck[size:]
        dealt.rng = rng.integer()
        return dealt

    def components(self) -> tuple[Component, ...]:
        return tuple(Component(str(card), "oil", COPIES) for card in OIL)

    def narrator(self) -> FluentNarrator:
        return ToyNarrator(self.name, self.components())


class ToyNarrator(FluentNarrator):
    """Its messages say it all; an option names the card at its place."""

    def about(self, state: ToyState, option: Option) -> dict[str, str | int]:
        return {"oil": state.hands[len(state.played)][option.ids[0]]}

    def points(self, state: ToyState, option: Option) -> list[Thing]:
        return [Thing("oil", option.ids[0])]
