"""The view property of the card game, for every seat and for whoever looks on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from kadath.games.lcg.state import LcgState
from kadath.games.lcg.views import redealing
from kadath.kernel.rng import Rng
from kadath.kernel.sleeves.model import knows
from kadath.testkit.battery import games
from kadath.testkit.kit import kit
from kadath.testkit.lcg.notation import position
from kadath.testkit.lcg.position import Position
from kadath.testkit.player import CuriousPlayer
from kadath.testkit.views import leaks, missing_faces, seats_and_spectator

KIT = kit("lcg")
DECK = ["machete", "old-book-of-lore", "evidence", "dodge", "medical-texts", "flashlight"]


def playthroughs(first: int, count: int, every: int) -> Iterator[LcgState]:
    """States of some games, one in so many decisions."""
    player = CuriousPlayer(KIT, first)
    rng = Rng(first, "which states")
    for setup, seed in games(KIT, first, count):
        player.begin()
        state = KIT.game.new(setup, seed)
        while state.decision is not None:
            if rng.below(every) == 0:
                yield state.clone()
            state.apply(player.choose(state))


@pytest.mark.parametrize("part", range(4))
def test_a_re_deal_changes_nothing_that_a_seat_sees(part: int) -> None:
    rng = Rng(part, "views")
    states = list(playthroughs(first=40 * part + 20, count=10, every=30))
    assert len(states) > 5
    for state in states:
        assert list(leaks(KIT, state, rng)) == []


def test_every_unknown_sleeve_shows_every_face_that_it_may_hold() -> None:
    """One seat after the other looks, and sometimes a spectator."""
    rng = Rng(5, "faces")
    zones: Counter[str] = Counter()
    looked: Counter[int | None] = Counter()
    for state in playthroughs(first=60, count=10, every=60):
        if state.decision is None or KIT.asks_about_hidden(state):
            continue
        seat = min(seats_and_spectator(KIT, state), key=lambda one: looked[one])
        if looked[seat] >= 2:
            continue
        assert list(missing_faces(KIT, state, seat, rng)) == []
        zones.update(place.split()[0] for place in KIT.unknown_places(state, seat))
        looked[seat] += 1
    assert {"deck", "hand", "map"} <= set(zones)
    assert {0, 1, 2, 3, None} <= set(looked)


def scried() -> Position:
    """Agnes has looked at the top of Roland's deck; he is about to search it."""
    t = Position("0")
    study = t.location("study")
    t.investigator("roland-banks", study, hand=["research-librarian", "dodge"], deck=DECK)
    t.investigator("agnes-baker", study, play=["scrying"], deck=["guts", "guts"])
    t.encounter_deck("swarm-of-rats", "rotting-remains", "ghoul-minion", "goat-spawn")
    t.round("II")
    t.choose("turn agnes-baker", "activate scrying", "choose roland-banks")
    t.choose("put-back evidence", "put-back machete", "done")
    return t


def unknown(t: Position, seat: int | None) -> list[int]:
    roland = t.id_of("roland-banks")
    return [
        card for card in t.state.pile("deck", roland) if not knows(t.state.cards[card].known, seat)
    ]


def test_what_was_seen_and_then_shuffled_is_known_to_nobody() -> None:
    rng = Rng(3, "shuffled")
    t = scried()
    assert len(unknown(t, 1)) == len(DECK) - 3, "the top three are known to who looked"
    t.choose("play research-librarian", "react research-librarian")
    assert list(leaks(KIT, t.state, rng)) == []
    t.choose("find medical-texts")
    for seat in seats_and_spectator(KIT, t.state):
        assert len(unknown(t, seat)) == len(DECK) - 1
        assert list(leaks(KIT, t.state, rng)) == []
        assert list(missing_faces(KIT, t.state, seat, rng)) == []


def test_what_was_seen_and_then_shuffled_is_known_not_to_be_elsewhere() -> None:
    """Agnes saw three cards in Roland's deck: they are still in it, and not in his hand."""
    rng = Rng(4, "elsewhere")
    t = scried()
    t.choose("play research-librarian", "react research-librarian", "find medical-texts")
    roland = t.id_of("roland-banks")
    shown: Counter[str] = Counter()
    for _ in range(100):
        dealt = KIT.game.determinize(t.state, 1, rng)
        hand = {dealt.cards[card].face for card in dealt.pile("hand", roland)}
        assert not hand & {"machete", "evidence"}
        shown.update(hand)
    assert {"dodge", "flashlight"} <= set(shown), "what she did not see may be in his hand"


def hand_of_the_next(state: LcgState, seat: int | None) -> Any:
    """What the next seat holds."""
    others = [who for who, row in state.investigators.items() if row.seat != seat]
    return [state.cards[card].face for who in others for card in state.pile("hand", who)]


def own_deck(state: LcgState, seat: int | None) -> Any:
    """The top of somebody's deck."""
    return [
        state.cards[card].face for who in state.investigators for card in state.pile("deck", who)
    ]


def encounter_deck(state: LcgState, seat: int | None) -> Any:
    """The order of the encounter deck."""
    return [state.cards[card].face for card in state.pile("deck")]


def random_state(state: LcgState, seat: int | None) -> Any:
    """What the dice will show."""
    return state.rng


def options_of_all(state: LcgState, seat: int | None) -> Any:
    """How many options whoever is asked has."""
    return len(state.decision.options) if state.decision is not None else 0


@pytest.mark.parametrize(
    "leak", [hand_of_the_next, own_deck, encounter_deck, random_state, options_of_all]
)
def test_a_view_that_leaks_is_found(leak: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """The property can fail: a view that shows more than it may is caught."""
    honest = KIT.game.view

    def leaky(state: LcgState, seat: int | None) -> dict[str, object]:
        return honest(state, seat) | {"leak": leak(state, seat)}

    monkeypatch.setattr(KIT.game, "view", leaky)
    rng = Rng(1)
    states = playthroughs(first=50, count=4, every=10)
    assert any("sees the difference" in one for state in states for one in leaks(KIT, state, rng))


@pytest.mark.plain("their constants cannot be changed")
@pytest.mark.parametrize("looker", [0, 1, None])
def test_where_no_deal_fits_the_hands_of_others_are_still_dealt_anew(
    looker: int | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(redealing, "DEALS", 0)
    state = KIT.game.new({"seats": 2}, 5)
    assert state.decision is not None
    assert state.decision.seat == 0
    other = next(who for who in state.investigators if state.seat_of(who) != looker)
    hands = set()
    for seed in range(20):
        dealt = KIT.game.determinize(state, looker, Rng(seed))
        assert dealt.decision is not None
        assert (dealt.decision.seat, dealt.decision.step) == (0, state.decision.step)
        assert KIT.game.view(dealt, looker) == KIT.game.view(state, looker)
        hands.add(tuple(dealt.cards[card].face for card in dealt.pile("hand", other)))
    assert len(hands) > 15


@pytest.mark.plain("their constants cannot be changed")
def test_where_no_deal_fits_others_are_not_asked_about_cards_that_they_may_not_have(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(redealing, "DEALS", 0)
    t = position("roland-banks: at hallway")
    hallway = t.id_of("hallway")
    hand, deck = ["ward-of-protection"], ["guts", "leather-coat", "machete", "emergency-cache"]
    agnes = t.investigator("agnes-baker", hallway, hand=hand, deck=deck, resources=5)
    t.encounter_deck("swarm-of-rats", "rotting-remains", "ghoul-minion")
    t.round("I")
    assert t.options == ["play ward-of-protection", "pass"]
    assert KIT.game.determinize(t.state, 1, Rng(0)).decision == t.state.decision, "her own hand"
    faces: set[str] = set()
    for seed in range(20):
        dealt = KIT.game.determinize(t.state, 0, Rng(seed))
        faces.update(dealt.cards[card].face for card in dealt.pile("hand", agnes))
        assert dealt.decision is not None
        assert [one.verb for one in dealt.decision.options] == ["pass"]
        dealt.apply(dealt.decision.options[0])
        assert dealt.decision is not None, "the game goes on"
    assert len(faces) > 1
