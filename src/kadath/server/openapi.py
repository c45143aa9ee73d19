"""The OpenAPI schema of the HTTP interface and of the socket's messages."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import msgspec

from kadath.version import __version__

from .http import ENDPOINTS, JSON, Endpoint, Failure
from .problems import STATUS
from .requests import REQUESTS
from .server_messages import SERVER_MESSAGES

REF = "#/components/schemas/{name}"


@cache
def schema() -> bytes:
    """An OpenAPI document."""
    shapes = [Failure, REQUESTS, *SERVER_MESSAGES]
    for one in ENDPOINTS:
        shapes += [shape for shape in (one.body, one.answer) if isinstance(shape, type)]
    _, components = msgspec.json.schema_components(shapes, ref_template=REF)
    paths: dict[str, dict[str, Any]] = {}
    for one in ENDPOINTS:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one)
    return msgspec.json.encode(
        {
            "openapi": "3.1.0",
            "info": {"title": "Kadath", "version": __version__},
            "paths": paths,
            "components": {"schemas": components},
        }
    )


def _operation(one: Endpoint) -> dict[str, Any]:
    operation: dict[str, Any] = {
        "operationId": one.handler.__name__,
        "summary": one.summary,
        "responses": {
            "200": {"description": "done", "content": _content(one.answer)},
            "304": {"description": "not changed"},
            **{
                str(status): {"description": "refused", "content": _content(Failure)}
                for status in sorted(set(STATUS.values()))
                if status < 500 or status == 503
            },
        },
    }
    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", one.path)
    ]
    parameters += [
        {"name": name, "in": "query", "required": False, "schema": {"type": "string"}}
        for name in one.query
    ]
    if parameters:
        operation["parameters"] = parameters
    if one.body is not None:
        operation["requestBody"] = {"required": True, "content": _content(one.body)}
    elif one.is_record:
        operation["requestBody"] = {
            "required": True,
            "content": {JSON: {"schema": {"type": "object"}}},
        }
    return operation


def _content(answer: Any) -> dict[str, Any]:
    if isinstance(answer, str):
        return {answer: {"schema": {}}}
    return {JSON: {"schema": {"$ref": REF.format(name=answer.__name__)}}}
