"""Rows: the values in the dictionaries of a state.

A row works like a named tuple (`_replace`, `_asdict`, iteration), but its fields are slots, because
the interpreter caches attribute look-ups for slots and not for fields of named tuples, and rows are
read all the time. Nothing in play writes to a row: clones share them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, dataclass_transform

from .copying import copier

if TYPE_CHECKING:
    from typing import Self

R = TypeVar("R", bound="Row")


class Row:
    """The base of all rows; subclasses use the `@slotted` decorator."""

    __slots__ = ()

    _fields: ClassVar[tuple[str, ...]]
    _values: ClassVar[Callable[[Any], tuple[Any, ...]]]

    def __iter__(self) -> Iterator[Any]:
        return iter(type(self)._values(self))

    def _asdict(self) -> dict[str, Any]:
        return dict(zip(self._fields, self, strict=True))

    def _replace(self, **changed: Any) -> Self:
        return self._with(changed)

    def _with(self, changed: Mapping[str, Any]) -> Self:
        """A copy with some fields changed."""
        copy = self._copy()
        for name, held in changed.items():
            setattr(copy, name, held)
        return copy

    def _copy(self) -> Self:
        raise NotImplementedError


@dataclass_transform(frozen_default=True)
def slotted(cls: type[R]) -> type[R]:
    """Make a class a row."""
    made: type[R] = dataclass(slots=True, unsafe_hash=True)(cls)
    register(made)
    copied = {name: f"old.{name}" for name in made._fields}
    made._copy = copier(made, copied)  # type: ignore[assignment, method-assign]
    return made


def register(cls: type[Row]) -> None:
    """Set a row class's field names and its getter of all values."""
    cls._fields = tuple(spec.name for spec in fields(cls))  # type: ignore[arg-type]
    cls._values = attrgetter(*cls._fields)
