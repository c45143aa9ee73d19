"""What classes that were written out call once they are made: their decorators' other half.

The kernel is imported where it is needed: its own classes are registered while it is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING as MISSING
from dataclasses import field, fields, make_dataclass
from typing import Any

Spec = tuple[tuple[str, Any, bool, bool, str], ...]
"""The fields of a class: name, default, whether given by name only, whether given, and as what they
are declared there (nothing: they are inherited)."""

_DECLARED: dict[type[Any], dict[str, Any]] = {}
"""The steps that a procedure declares, by the methods they were declared on."""


def shown(thing: Any) -> str:
    """What is shown of a thing in an error or at a prompt, as dataclasses do."""
    held = ", ".join(
        f"{one.name}={getattr(thing, one.name)!r}"
        for one in fields(thing)
        if one.init or one.default is not MISSING
    )
    return f"{type(thing).__qualname__}({held})"


class FieldNames(tuple[str, ...]):
    """The names of fields in the place of slots, for `dataclasses` and the codec.

    They look into a class itself. For whoever asks a class as usual there are none: the compiler
    refuses classes that have slots.
    """

    __slots__ = ()

    def __get__(self, instance: object, owner: object) -> FieldNames:
        raise AttributeError("a native class has fields, and no slots")


def register_fields(cls: Any, names: tuple[str, ...]) -> None:
    """Tell the fields of a class in the place where slots are looked for."""
    cls.__slots__ = FieldNames(names)


def register_dataclass(cls: Any, spec: Spec) -> None:
    """Make a class known to `dataclasses`, so that plain classes can inherit from it."""
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
    # The compiler forgets them, and trees of sets from outside are read by them.
    cls.__annotations__ = declared
    register_fields(cls, tuple(declared))


def register_node(cls: Any, spec: Spec) -> None:
    """Register a kind of node."""
    from kadath.kernel.nodes import register

    register_dataclass(cls, spec)
    register(cls)


def register_slotted(cls: Any, spec: Spec) -> None:
    """Make a row complete."""
    from kadath.kernel.rows import register

    register_dataclass(cls, spec)
    register(cls)


def register_game_state(cls: Any, own: dict[str, str]) -> None:
    """Make a state class complete: its own fields, and how a clone gets each of them."""
    from kadath.kernel.copying import register

    register(cls, own)
    register_fields(cls, tuple(own))


def register_procedure(cls: Any, spec: Spec) -> None:
    """Begin with a procedure; its steps follow."""
    register_dataclass(cls, spec)
    _DECLARED[cls] = {}


def register_step(cls: Any, method: str, declare: Callable[[Any], Any]) -> Any:
    """Take a method for a step, and return the step."""
    step = declare(getattr(cls, method))
    _DECLARED[cls][method] = step
    return step


def register_chosen(cls: Any, method: str, asking: str) -> None:
    """Let a method carry out what was chosen at an asking step."""
    _DECLARED[cls][asking].chosen(getattr(cls, method))


def register_steps(cls: Any) -> None:
    """Register a procedure whose steps are all known; they are found where they are declared."""
    from kadath.kernel.procedure import in_order, register

    declared = _DECLARED.pop(cls)
    register(cls, in_order(cls, list(declared.values())))
    for method, step in declared.items():
        setattr(cls, method, step)
