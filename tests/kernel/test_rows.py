"""Rows: slotted values that are used like named tuples."""

from __future__ import annotations

import pytest

from kadath.kernel.codec import decode, encode, value
from kadath.kernel.rows import Row, slotted


@value
@slotted
class Sleeve(Row):
    """A card in its sleeve."""

    face: str
    place: int = 0
    marks: tuple[int, ...] = ()


def test_a_changed_row_is_another_one() -> None:
    first = Sleeve("attic", marks=(1, 2))
    second = first._replace(place=7)
    assert (first.place, second.place) == (0, 7)
    assert second == Sleeve("attic", 7, (1, 2))
    assert second != first


def test_a_row_has_only_its_fields() -> None:
    with pytest.raises(AttributeError):
        Sleeve("attic")._replace(colour="red")


def test_a_row_is_read_like_a_named_tuple() -> None:
    row = Sleeve("attic", 7)
    assert list(row) == ["attic", 7, ()]
    assert row._asdict() == {"face": "attic", "place": 7, "marks": ()}
    assert len({row, Sleeve("attic", 7)}) == 1


def test_a_row_is_written_as_data_and_read_again() -> None:
    row = Sleeve("attic", 7, (3,))
    data = encode(row)
    assert data["of"] == ["attic", 7, {"()": [3]}]
    assert decode(data) == row
