"""The run-time half of the class decorators, which expanded classes call once they are defined.

The kernel is imported inside the functions: its own classes are registered during its import.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING as MISSING
from dataclasses import field, fields, make_dataclass
from typing import Any

Spec = tuple[tuple[str, Any, bool, bool, str], ...]
"""The fields of a class: name, default, whether keyword-only, whether in `__init__`, and the
annotation (empty if inherited)."""

_DECLARED: dict[type[Any], dict[str, Any]] = {}
"""The steps that each procedure declares, by method name."""


def shown(thing: Any) -> str:
    """The `repr` of a thing, as dataclasses have it."""
    held = ", ".join(
        f"{one.name}={getattr(thing, one.name)!r}"
        for one in fields(thing)
        if one.init or one.default is not MISSING
    )
    return f"{type(thing).__qualname__}({held})"


class FieldNames(tuple[str, ...]):
    """The names of fields in place of `__slots__`, for `dataclasses` and the codec.

    Those look into the class dictionary. Normal attribute access finds nothing: mypyc refuses
    classes that have slots.
    """

    __slots__ = ()

    def __get__(self, instance: object, owner: object) -> FieldNames:
        raise AttributeError("a native class has no slots")


def register_fields(cls: Any, names: tuple[str, ...]) -> None:
    """Record the fields of a class in place of its slots."""
    cls.__slots__ = FieldNames(names)


def register_dataclass(cls: Any, spec: Spec) -> None:
    """Make a class look like a dataclass, so that interpreted dataclasses can inherit from it."""
    made: Any = make_dataclass(
        cls.__name__,
        [
            (name, Any, field(default=default, kw_only=kw_only, init=init))
            for name, default, kw_only, init, _ in spec
        ],
    )
    for name in ("__dataclass_fields__", "__dataclass_params__", "__match_args__"):
        setattr(cls, name, getattr(made, name))
    declared = {name: known for name, _, _, _, known in spec if known}
    # The compiler drops them, and parsing trees of loaded sets needs them.
    cls.__annotations__ = declared
    register_fields(cls, tuple(declared))


def register_node(cls: Any, spec: Spec) -> None:
    """Register a node class."""
    from kadath.kernel.nodes import register

    register_dataclass(cls, spec)
    register(cls)


def register_slotted(cls: Any, spec: Spec) -> None:
    """Complete a row class."""
    from kadath.kernel.rows import register

    register_dataclass(cls, spec)
    register(cls)


def register_game_state(cls: Any, own: dict[str, str]) -> None:
    """Complete a state class: record its own fields, and how a clone gets each of them."""
    from kadath.kernel.copying import register

    register(cls, own)
    register_fields(cls, tuple(own))


def register_procedure(cls: Any, spec: Spec) -> None:
    """Start registering a procedure; its steps follow."""
    register_dataclass(cls, spec)
    _DECLARED[cls] = {}


def register_step(cls: Any, method: str, declare: Callable[[Any], Any]) -> Any:
    """Declare a method as a step, and return the step."""
    step = declare(getattr(cls, method))
    _DECLARED[cls][method] = step
    return step


def register_chosen(cls: Any, method: str, asking: str) -> None:
    """Declare the method that carries out the choice at an asking step."""
    _DECLARED[cls][asking].chosen(getattr(cls, method))


def register_steps(cls: Any) -> None:
    """Finish registering a procedure, and replace the methods by their steps."""
    from kadath.kernel.procedure import in_order, register

    declared = _DECLARED.pop(cls)
    register(cls, in_order(cls, list(declared.values())))
    for method, step in declared.items():
        setattr(cls, method, step)
