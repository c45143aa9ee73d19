"""Generates TypeScript types of views and messages, and the box data of the page.

Run as a module (`scripts/shapes`), it writes the files of the page that are derived from the server
and the games; a test fails while they are stale.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec
from inspect import cleandoc
from pathlib import Path
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

import msgspec

from kadath.games import game, playable
from kadath.kernel.views import View, body_type

from .http import ENDPOINTS, Failure
from .requests import REQUESTS
from .server_messages import SERVER_MESSAGES

WEB = Path(__file__).parents[3] / "web" / "src"
HEADER = "/** {what} Written by scripts/shapes. */\n"
PLAIN: Mapping[Any, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    NoneType: "null",
    Any: "unknown",
}


class Field(msgspec.Struct):
    """A field as it is sent."""

    name: str
    type: Any
    is_optional: bool


def expression(shape: Any) -> str:
    """A type as TypeScript writes it; JSON has strings for all keys."""
    origin, inner = get_origin(shape), get_args(shape)
    if shape in PLAIN:
        return PLAIN[shape]
    if is_named(shape):
        return str(shape.__name__)
    if origin is Annotated:
        return expression(inner[0])
    if origin is Literal:
        return " | ".join(json.dumps(one) for one in inner)
    if origin in (Union, UnionType):
        return " | ".join(dict.fromkeys(expression(one) for one in inner))
    if origin is dict:
        return f"Record<string, {expression(inner[1])}>"
    if origin is list or (origin is tuple and inner[-1] is Ellipsis):
        one = expression(inner[0])
        return f"({one})[]" if "|" in one else f"{one}[]"
    if origin is tuple:
        return f"[{', '.join(map(expression, inner))}]"
    raise TypeError(f"the page has no word for {shape}")


def is_named(shape: Any) -> bool:
    """Whether a type is an interface of its own."""
    return is_typeddict(shape) or (isinstance(shape, type) and issubclass(shape, msgspec.Struct))


def fields(shape: Any) -> Iterator[Field]:
    """The fields of an interface."""
    hints = get_type_hints(shape, include_extras=True)
    if is_typeddict(shape):
        for name, hint in hints.items():
            is_optional = get_origin(hint) is NotRequired
            yield Field(name, get_args(hint)[0] if is_optional else hint, is_optional)
        return
    config = shape.__struct_config__
    if config.tag is not None:
        yield Field(config.tag_field, Literal[config.tag], False)
    for one in msgspec.structs.fields(shape):
        # A request may omit fields that have a default; the server mostly does not.
        may_lack = config.forbid_unknown_fields or config.omit_defaults
        yield Field(one.encode_name, hints[one.name], may_lack and not one.required)


def interface(shape: Any) -> str:
    """An interface, with the docstring of its class as a comment."""
    doc = cleandoc(shape.__doc__).replace("\n", "\n * ").replace(" * \n", " *\n")
    about = f"/** {doc} */" if "\n" not in doc else f"/**\n * {doc}\n */"
    lines = "".join(
        f"  {one.name}{'?' if one.is_optional else ''}: {expression(one.type)};\n"
        for one in fields(shape)
    )
    return f"{about}\nexport interface {shape.__name__} {{\n{lines}}}\n"


def interfaces(shapes: list[Any]) -> str:
    """Interfaces for these types and all types they contain, each once."""
    found: dict[str, Any] = {}
    for shape in shapes:
        _collect(shape, found)
    return "\n".join(interface(shape) for shape in found.values())


def _collect(shape: Any, found: dict[str, Any]) -> None:
    if not is_named(shape):
        for inner in get_args(shape):
            _collect(inner, found)
    elif shape.__name__ not in found:
        found[shape.__name__] = shape
        for one in fields(shape):
            _collect(one.type, found)
    elif found[shape.__name__] is not shape:
        raise TypeError(f"two shapes are called {shape.__name__}")


def union(name: str, shapes: tuple[Any, ...]) -> str:
    """A union type."""
    return (
        f"\nexport type {name} =\n"
        + "".join(f"  | {one.__name__}\n" for one in shapes)[:-1]
        + ";\n"
    )


def protocol() -> str:
    """The types of all requests and messages, and of the envelope of views."""
    # Importing the application registers the endpoints.
    import_module("kadath.server.app")
    requests = get_args(REQUESTS)
    answers = [
        shape
        for one in ENDPOINTS
        for shape in (one.body, one.answer)
        if isinstance(shape, type) and is_named(shape)
    ]
    return (
        HEADER.format(what="What the server and the page say to each other.")
        + "\n"
        + interfaces([View, Failure, *requests, *SERVER_MESSAGES, *answers])
        + union("Request", requests)
        + union("ServerMessage", SERVER_MESSAGES)
    )


def body(name: str) -> str:
    """The type of a game's own part of its views."""
    return (
        HEADER.format(what="What a seat sees of this game, beyond what every game shows.")
        + "\n"
        + interfaces([body_type(type(game(name)))])
    )


def box(facts: Mapping[str, Any]) -> str:
    """Facts about a box as JSON, with a line for each key."""
    lines = [
        f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)}"
        for key, value in facts.items()
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def written() -> dict[Path, str]:
    """The expected contents of the generated files, for games that have a folder in the page."""
    files = {WEB / "net" / "shapes.ts": protocol()}
    for name in playable():
        folder = WEB / "games" / name
        if folder.is_dir():
            files[folder / "shapes.ts"] = body(name)
            files |= {folder / file: box(facts()) for file, facts in _boxes(name).items()}
    return files


def _boxes(name: str) -> Mapping[str, Callable[[], Mapping[str, Any]]]:
    """The box data of a game, from `games/<game>/page.py`, by file."""
    module = f"kadath.games.{name}.page"
    if find_spec(module) is None:
        return {}
    found: Mapping[str, Callable[[], Mapping[str, Any]]] = import_module(module).FILES
    return found


def main() -> None:
    """Write the files that have changed."""
    for path, text in written().items():
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
            sys.stdout.write(f"{path.relative_to(WEB.parents[1])}\n")


if __name__ == "__main__":
    main()
