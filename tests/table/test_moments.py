"""Moments: what each line of the log changed for those who may read it, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from kadath import games
from kadath.kernel.game import Game
from kadath.kernel.rng import Rng
from kadath.kernel.state import State
from kadath.kernel.views import thing
from kadath.table import Seat, Snapshot, Table
from kadath.table.moments import Changes, Move, Reader, changes, may_read, moments

from .tables import ADA, BEN, new_table, play_until

CHOICES = 60
ENDS = ("ready", "resign", "give-up", "end")
"""What ends a game before much has happened."""


def played(name: str, seed: int) -> Iterator[tuple[Game[Any], State, list[Snapshot]]]:
    """A game for four or as many as there may be: before each choice, and what it brought about."""
    game = games.game(name)
    setup = {"seats": max(game.manifest.seats)}
    people = [Seat(f"person {seat}") for seat in range(game.seats(game.new(setup, seed)))]
    table = Table.begin(game, setup, seed, people)
    rng = Rng(seed, "moments")
    for _ in range(CHOICES):
        decision = table.state.decision
        if decision is None:
            return
        options = [one for one in decision.options if one.verb not in ENDS] or decision.options
        before = table.state.clone()
        table.choose(decision.seat, options[rng.below(len(options))].key)
        yield game, before, list(table.snapshots)


def readers_of(game: Game[Any], state: State) -> list[Reader]:
    """Everybody by themselves, a spectator, and somebody who has the first two seats."""
    return [(), *((seat,) for seat in range(game.seats(state))), (0, 1)]


def redealt(game: Game[Any], state: State, seat: int | None, rng: Rng) -> State:
    """A state that is alike to a seat, in the midst of the same step."""
    at_rest = state.clone()
    # What is under way would be gone on with.
    at_rest.stack.clear()
    at_rest.decision = None
    alike: State = game.determinize(at_rest, seat, rng)
    alike.stack = state.clone().stack
    return alike


@pytest.mark.parametrize("name", games.playable())
@pytest.mark.parametrize("seed", [1, 2])
def test_states_alike_to_a_seat_give_the_same_moments(name: str, seed: int) -> None:
    rng = Rng(seed, "redeals")
    told = 0
    for game, before, snapshots in played(name, seed):
        for seat in (None, *range(game.seats(before))):
            reader = () if seat is None else (seat,)
            real = list(moments(game, before, snapshots, [reader]))
            alike = [one._replace(state=redealt(game, one.state, seat, rng)) for one in snapshots]
            start = redealt(game, before, seat, rng)
            assert list(moments(game, start, alike, [reader])) == real
            told += sum(bool(one[reader][0].things) for one in real if reader in one)
    assert told > 50


@pytest.mark.parametrize("name", games.playable())
def test_moments_lead_from_view_to_view_and_show_nothing_else(name: str) -> None:
    for game, before, snapshots in played(name, 3):
        readers = readers_of(game, before)
        shown = {
            reader: [dict(game.view(before, seat)["things"]) for seat in reader or (None,)]
            for reader in readers
        }
        for (entry, state), found in zip(
            snapshots, moments(game, before, snapshots, readers), strict=True
        ):
            assert set(found) == {reader for reader in readers if may_read(reader, entry)}
            for reader, moment in found.items():
                seats = reader or (None,)
                for seat, things, changed in zip(seats, shown[reader], moment, strict=True):
                    for key in changed.gone:
                        del things[key]
                    things.update(changed.things)
                    assert things == game.view(state, seat)["things"]


def test_what_an_entry_changed_that_one_may_not_read_comes_with_the_next() -> None:
    game, before, snapshots = next(
        one
        for one in played("final_hour", 5)
        if len({may_read((), snapshot.entry) for snapshot in one[2]}) == 2
    )
    public = [one for one in snapshots if may_read((), one.entry)]
    found = [one[()] for one in moments(game, before, snapshots, [()]) if () in one]
    assert found == [one[()] for one in moments(game, before, public, [()])]
    assert len(found) < len(snapshots)


def test_monsters_are_said_to_go_from_where_they_were_to_where_they_are() -> None:
    table = new_table(ADA, BEN, seed=3)
    play_until(table, "attack")
    seen: set[str] = set()
    rng = Rng(1)
    while (decision := table.state.decision) is not None and len(seen) < 2:
        table.choose(decision.seat, decision.options[rng.below(len(decision.options))].key)
        for snapshot, found in zip(table.snapshots, table.moments([()]), strict=True):
            kind, args = snapshot.entry.kind, snapshot.entry.args
            moved = {one.what: one for one in found[()][0].moves} if () in found else {}
            token = moved.get(f"token:{args.get('token')}")
            if token is None or token.source is None or kind not in ("moved", "destroyed"):
                continue
            assert token.source.startswith("location:")
            is_gone = kind == "destroyed"
            assert token.target == ("pile:destroyed" if is_gone else f"location:{args['location']}")
            assert token.source != token.target
            seen.add(kind)
    assert seen == {"moved", "destroyed"}


def things(*items: Any) -> dict[str, Any]:
    return dict(items)


def pile(id: str, cards: int) -> Any:
    return thing("pile", id, id, numbers=(("cards", cards),))


def test_a_card_that_nobody_knows_goes_from_pile_to_pile() -> None:
    before = things(pile("deck", 9), pile("hand", 3))
    after = things(pile("deck", 8), pile("hand", 4))
    assert changes(before, after).moves == (Move("cards", "pile:deck", "pile:hand", 1),)


def test_a_card_that_one_draws_comes_from_the_deck() -> None:
    drawn = thing("card", 7, "knife", place="pile:hand")
    before = things(pile("deck", 9), pile("hand", 3))
    after = things(pile("deck", 8), pile("hand", 4), drawn)
    assert Move("card:7", "pile:deck", "pile:hand") in changes(before, after).moves
    back = changes(after, before)
    assert back.gone == ("card:7",)
    assert Move("card:7", "pile:hand", "pile:deck") in back.moves


def test_a_counter_goes_where_it_rose_and_nowhere_if_several_rose() -> None:
    def place(clues: int) -> Any:
        return thing("location", 1, "attic", numbers=(("clues", clues),))

    def who(id: int, clues: int) -> Any:
        return thing("investigator", id, "roland", numbers=(("clues", clues),))

    before = things(place(2), who(1, 0), who(2, 0))
    one = things(place(1), who(1, 1), who(2, 0))
    assert changes(before, one).moves == (Move("clues", "location:1", "investigator:1", 1),)
    assert changes(before, things(place(0), who(1, 1), who(2, 1))).moves == ()


def test_a_row_that_was_built_again_has_not_changed() -> None:
    key, row = thing("location", 1, "attic")
    assert changes({key: row}, {key: row.copy()}) == Changes({}, (), ())
