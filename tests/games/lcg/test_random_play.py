"""Random play on a table with every card: what must hold after any choice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from kadath.games.lcg.components import FACES
from kadath.games.lcg.faces import PlayerFace
from kadath.games.lcg.game import Lcg
from kadath.games.lcg.rules.chaos import TokensRevealed
from kadath.games.lcg.rules.play import LcgPlay
from kadath.games.lcg.rules.round import Round
from kadath.games.lcg.rules.skill_test import SkillTest
from kadath.games.lcg.rules.standing import is_quiet
from kadath.games.lcg.state import LcgState
from kadath.games.lcg.views.redealing import determinize
from kadath.kernel.codec import state_from_data, state_to_data
from kadath.kernel.decision import option
from kadath.kernel.errors import NotLegal
from kadath.kernel.rng import Rng
from kadath.testkit.lcg.position import Position

view = Lcg().view
BAG = ("+1", "0", "0", "-1", "-2", "-4", "skull", "cultist", "tablet", "auto-fail", "elder sign")
DECISIONS = 250


def everything(seed: int) -> LcgState:
    """Three investigators, every player card among their decks, every encounter card."""
    rng = Rng(seed)
    t = Position(*BAG)
    t.scenario("the-gathering")
    hallway = t.location("hallway")
    river = t.location("rivertown")
    woods = ["arkham-woods-old-house", "arkham-woods-twisting-paths"]
    for place in ("attic", "cellar", "graveyard", "study", *woods):
        t.location(place, revealed=False)
    cards = rng.shuffled(key for key, face in FACES.items() if isinstance(face, PlayerFace))
    starts = {"roland-banks": hallway, "agnes-baker": hallway, "wendy-adams": river}
    for number, (who, start) in enumerate(starts.items()):
        own = cards[number::3]
        t.investigator(who, start, hand=own[:5], deck=(*own[5:], *own[5:]), resources=9)
    kinds = ("enemy", "treachery")
    encounters = [
        key for key, face in FACES.items() if face.TYPE in kinds for _ in range(face.copies)
    ]
    t.encounter_deck(*rng.shuffled(encounters))
    t.round("I")
    t.state.rng = rng.integer()
    return t.state


def tokens(state: LcgState) -> Counter[str]:
    found = Counter(state.bag)
    for frame in state.stack:
        if isinstance(frame, SkillTest):
            found.update((*frame.tokens, *frame.ignored))
        if isinstance(frame, TokensRevealed) and not frame.settled:
            found.update(part.token for part in frame.parts())
    return found


def faces(state: LcgState) -> Counter[str]:
    return Counter(row.face for row in state.cards.values())


def played(seed: int, decisions: int = DECISIONS) -> Iterator[tuple[int, LcgState]]:
    """Yield the state before each of so many random choices."""
    state = everything(seed)
    rng = Rng(seed, "choices")
    for number in range(decisions):
        while state.decision is None:
            if state.outcome is not None:
                return
            state.stack.append(Round(2))
            state.advance()
        yield number, state
        decision = state.decision
        assert decision is not None
        state.apply(decision.options[rng.below(len(decision.options))])


@pytest.mark.parametrize("seed", range(12))
def test_nothing_is_lost_and_every_state_survives(seed: int) -> None:
    start = None
    for number, state in played(seed):
        start = start or (faces(state), tokens(state))
        assert faces(state) == start[0]
        piled = [card for cards in state.piles.values() for card in cards]
        assert sorted(piled) == sorted(state.cards), "every card lies in exactly one place"
        for (zone, place), cards in state.piles.items():
            rows = [state.cards[card] for card in cards]
            assert all((row.zone, row.place) == (zone, place) for row in rows)
        assert tokens(state) == start[1]
        assert all(row.resources >= 0 and row.clues >= 0 for row in state.investigators.values())
        assert state.listeners == state.rebuilt_listeners()
        assert not state.at_rest or is_quiet(state)
        if number % 10 == 0:
            data = state_to_data(state)
            again = state_from_data(LcgPlay, data)
            assert state_to_data(again) == data
            assert again.decision == state.decision
            before = state_to_data(state.clone())
            with pytest.raises(NotLegal):
                state.apply(option("no such thing"))
            assert state_to_data(state) == before == data


@pytest.mark.parametrize("seed", range(4))
def test_every_option_applies_to_a_clone_and_leaves_the_original(seed: int) -> None:
    for number, state in played(seed, 100):
        if number % 7 == 0:
            data = state_to_data(state)
            assert state.decision is not None
            for one in state.decision.options:
                state.clone().apply(one)
            assert state_to_data(state) == data


@pytest.mark.parametrize("seed", range(4))
def test_states_that_are_alike_to_a_seat_look_alike_to_it(seed: int) -> None:
    for number, state in played(seed, 120):
        if number % 12 == 0:
            for row in state.investigators.values():
                dealt = determinize(state, row.seat, Rng(number))
                assert view(dealt, row.seat) == view(state, row.seat)


def test_definitions_are_unchanged_by_play() -> None:
    before = {key: (repr(face), hash(face)) for key, face in FACES.items()}
    for _ in played(99):
        pass
    assert {key: (repr(face), hash(face)) for key, face in FACES.items()} == before
