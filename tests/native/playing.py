"""Random games of every game, told in a line each: what was offered, done and said in them.

The tests run this in two builds of Kadath and compare the lines.
"""

from __future__ import annotations

from collections.abc import Iterator

from kadath.games import game, playable
from kadath.kernel.codec import state_hash
from kadath.kernel.outcome import Outcome
from kadath.kernel.rng import Rng
from kadath.testkit.stored_games import StoredGame, digest, offer_text, text_digests
from kadath.text.languages import LANGUAGES

GAMES = 6
"""How many games are played of each game, each with another set-up."""
CHOICES = 100
"""How far they are played, and how far the first one of each game is."""
FIRST = 600


def lines() -> Iterator[str]:
    """A line for each game played."""
    for name in playable():
        setups = Rng(1).shuffled(game(name).varied_setups())
        for number, setup in enumerate(setups[:GAMES]):
            chosen = {**other_ways(name), **setup} if number % 2 else setup
            most = CHOICES if number else FIRST
            yield f"{name} {chosen}: {played(name, chosen, number, most)}"


def other_ways(name: str) -> dict[str, str | int]:
    """What can be set up in two ways, in the less usual one."""
    return {
        one.key: next(value for value in one.values if value != one.default)
        for one in game(name).setup_options()
        if len(one.values) == 2
    }


def played(name: str, setup: dict[str, str | int], seed: int, most: int) -> str:
    """What came of a random game, as digests."""
    played_game = game(name)
    state = played_game.new(setup, seed)
    rng = Rng(seed)
    choices: list[str] = []
    offers: list[str] = []
    while state.decision is not None and len(choices) < most:
        offers.append(offer_text(state.decision))
        options = state.decision.options
        chosen = options[rng.below(len(options))]
        choices.append(chosen.key)
        state.apply(chosen)
    language = LANGUAGES[seed % len(LANGUAGES)]
    outcome = state.outcome or Outcome(False, "")
    stored = StoredGame("", setup, seed, tuple(choices), "", outcome)
    told = text_digests(played_game, stored, language)
    return (
        f"{len(choices)} choices, offered {digest(' '.join(offers), 8)}, "
        f"told in {language} {digest(' '.join(told), 8)}, left {state_hash(state.clone())}, "
        f"ended {state.outcome}"
    )


if __name__ == "__main__":
    print("\n".join(lines()))
