"""The page about the protocol leaves nothing out, and says nothing that is not so."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from kadath.server.http import ENDPOINTS, Endpoint
from kadath.server.problems import STATUS
from kadath.server.requests import REQUESTS
from kadath.server.server_messages import SERVER_MESSAGES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
ON_PAGE = "\n".join(re.findall(r"^```ts\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))
GENERATED = (ROOT / "web" / "src" / "net" / "shapes.ts").read_text(encoding="utf-8")


def _fields(body: str) -> set[str]:
    """The names of the fields of a type in TypeScript, without those of types within it."""
    without_inner = re.compile(r"\{[^{}]*\}|\[[^\[\]]*\]|<[^<>]*>")
    while without_inner.search(body):
        body = without_inner.sub("", body)
    return set(re.findall(r"(\w+)\??:", body))


def _interfaces(source: str) -> dict[str, set[str]]:
    """The interfaces in some TypeScript, with the names of their fields."""
    bare = re.sub(r"/\*.*?\*/|//[^\n]*", "", source, flags=re.DOTALL)
    found = re.findall(
        r"^(?:export )?interface (\w+)\s+\{(.*\} *$| *\n[\s\S]*?^\})", bare, re.MULTILINE
    )
    return {name: _fields(body) for name, body in found}


SHOWN, WRITTEN = _interfaces(ON_PAGE), _interfaces(GENERATED)


@pytest.mark.parametrize("code", STATUS)
def test_it_names_every_refusal_with_its_status(code: str) -> None:
    assert f"| `{code}` | {STATUS[code]} |" in PAGE


@pytest.mark.parametrize("one", ENDPOINTS, ids=lambda one: f"{one.method} {one.path}")
def test_it_names_every_address(one: Endpoint) -> None:
    assert re.search(rf"`{one.method} {re.escape(one.path)}[`?]", PAGE)


@pytest.mark.parametrize("shape", get_args(REQUESTS), ids=lambda shape: shape.__name__)
def test_it_shows_every_request_with_its_fields(shape: type[msgspec.Struct]) -> None:
    (body,) = re.findall(
        rf'^  \| \{{ (type: "{shape.__struct_config__.tag}".*?) \}}(?:$|\s+//)', PAGE, re.MULTILINE
    )
    assert _fields(body) == {"type", *shape.__struct_encode_fields__} - {"id"}


@pytest.mark.parametrize("shape", SERVER_MESSAGES, ids=lambda shape: shape.__name__)
def test_it_shows_every_message(shape: type[msgspec.Struct]) -> None:
    assert re.search(rf"^type Hear = .*\b{shape.__name__}\b", PAGE, re.MULTILINE)
    assert f'type: "{shape.__struct_config__.tag}"' in ON_PAGE


@pytest.mark.parametrize("name", SHOWN)
def test_it_shows_a_type_with_its_fields(name: str) -> None:
    assert SHOWN[name] == WRITTEN[name]


@pytest.mark.parametrize("name", WRITTEN)
def test_it_leaves_no_field_out(name: str) -> None:
    """Some types have no name on the page, but stand within others."""
    assert {one for one in WRITTEN[name] if not re.search(rf"\b{one}\??:", PAGE)} == set()
