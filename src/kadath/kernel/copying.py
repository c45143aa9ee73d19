"""Generated copy methods, one assignment per field.

The fields of a state are its annotations. Frames and rows are dataclasses, and get a generated copy
method too.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from inspect import get_annotations
from typing import Annotated, Any, TypeVar

T = TypeVar("T")
C = TypeVar("C", bound=type[Any])

Own = Annotated[T, "copied"]
"""A mutable field that states never share: a clone gets its `copy()`."""

_COPIED = ("list[", "dict[", "Own[")
_WITHOUT_SLOTS = frozenset({"__dict__", "__weakref__"})


def copier(cls: type[Any], fields: Mapping[str, str]) -> Callable[[Any], Any]:
    """Generate a function that copies an instance, as `dataclasses` generates `__init__`.

    `fields` gives each field of the copy as an expression in terms of the `old` instance.
    """
    # Reading the fields and calling `__init__` took four times as long, and tree search copies a
    # lot.
    copying = "".join(f"    copy.{name} = {source}\n" for name, source in fields.items())
    code = f"def copied(old):\n    copy = new(cls)\n{copying}    return copy\n"
    scope: dict[str, Any] = {"new": cls.__new__, "cls": cls}
    exec(code, scope)
    copied: Callable[[Any], Any] = scope["copied"]
    return copied


def game_state(cls: C) -> C:
    """Make a class a state: its annotations are its fields, and `clone` copies all of them.

    Lists, dictionaries, and fields annotated as `Own` are copied; everything else is shared, so it
    has to be immutable. Every subclass of a state needs this decorator, even one without fields.
    """
    own = {
        name: copied(name, annotation)
        for name, annotation in get_annotations(cls).items()
        if not annotation.startswith("ClassVar")
    }
    made: C = _with_slots(cls, tuple(own))
    register(made, own)
    made.clone = copier(made, made.COPIED)
    return made


def copied(name: str, annotation: str) -> str:
    """How a clone gets a field of a state, as an expression in terms of the `old` one."""
    if name == "log":
        return "None"
    if name == "stack":
        return "[frame.clone() for frame in old.stack]"
    return f"old.{name}.copy()" if annotation.startswith(_COPIED) else f"old.{name}"


def register(cls: Any, own: Mapping[str, str]) -> None:
    """Record the fields of a state class, and how a clone gets each of them."""
    cls.COPIED = {**getattr(cls, "COPIED", {}), **own}
    cls.FIELDS = tuple([name for name in cls.COPIED if name not in cls.DERIVED])


def _with_slots(cls: type[Any], names: tuple[str, ...]) -> Any:
    """The same class with slots for its fields, as `dataclass(slots=True)` would make it."""
    body = {name: held for name, held in vars(cls).items() if name not in _WITHOUT_SLOTS}
    body |= {"__slots__": names, "__qualname__": cls.__qualname__}
    made = type(cls.__name__, cls.__bases__, body)
    for method in body.values():
        # A method that calls `super()` holds the old class in a closure cell.
        for cell in getattr(method, "__closure__", None) or ():
            if cell.cell_contents is cls:
                cell.cell_contents = made
    return made
