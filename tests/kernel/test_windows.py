"""Windows: forced first, then round the seats until all who could answer have passed in a row."""

from __future__ import annotations

from collections.abc import Sequence

from kadath.kernel.decision import Option
from kadath.kernel.windows import Moment

from .toy import Harm, Hurt, Listens, Note, Toy


def table(**seats: tuple[int, ...]) -> Toy:
    """Seats with reactions: a card's word is its number."""
    cards = {
        card: Listens("after", "Hurt", Note(str(card)), seat=int(seat[1:]))
        for seat, own in seats.items()
        for card in own
    }
    return Toy({1: 9}, cards, seats=3).run(Harm((Hurt(1, 1),)))


def test_the_round_begins_anew_after_any_answer_and_ends_when_all_pass_in_a_row() -> None:
    toy = table(_0=(10, 11), _1=(20, 21))
    assert toy.asked().seat == 0
    toy.choose("pass")
    assert toy.asked().seat == 1
    toy.choose("use:20:0")
    assert toy.asked().seat == 0, "seat 0 passed before seat 1 acted: it is asked again"
    toy.choose("use:10:0", "pass", "pass")
    assert toy.decision is None
    assert toy.written[1:] == ["20", "10"]


def test_a_seat_with_nothing_to_do_is_not_asked() -> None:
    toy = table(_2=(30,))
    assert toy.asked().seat == 2
    toy.choose("pass")
    assert toy.decision is None


def test_a_window_nobody_listens_to_is_not_opened() -> None:
    toy = Toy({1: 9}, {}).run(Harm((Hurt(1, 1),)))
    assert toy.stack == []


def test_the_orderer_chooses_between_simultaneous_forced_answers() -> None:
    cards = {
        card: Listens("after", "Hurt", Note(str(card)), forced=True, seat=1) for card in (10, 11)
    }
    toy = Toy({1: 9}, cards).run(Harm((Hurt(1, 1),)))
    assert (toy.asked().seat, toy.asked().ask) == (0, "order-forced")
    toy.choose("use:11:0")
    assert toy.written[1:] == ["11", "10"], "the one that is left is not asked about"


class Indifferent(Toy):
    """A toy in which the order never matters."""

    __slots__ = ()

    def order_matters(self, moment: Moment, answers: Sequence[Option]) -> bool:
        return False


def test_the_order_is_not_asked_where_it_cannot_matter() -> None:
    cards = {
        card: Listens("after", "Hurt", Note(str(card)), forced=True, seat=1) for card in (10, 11)
    }
    toy = Indifferent({1: 9}, cards).run(Harm((Hurt(1, 1),)))
    assert toy.decision is None
    assert toy.written[1:] == ["10", "11"]


def test_each_part_of_a_batch_may_be_answered() -> None:
    cards = {10: Listens("after", "Hurt", Note("10"))}
    toy = Toy({1: 9, 2: 9}, cards).run(Harm((Hurt(1, 1), Hurt(2, 1))))
    assert toy.keys() == ["use:10:0", "use:10:1", "pass"]
    toy.choose("use:10:1", "use:10:0")
    assert toy.decision is None
