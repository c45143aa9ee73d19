"""The words in code: docstrings, comments, and function names."""

from __future__ import annotations

import ast
import tokenize
from collections.abc import Iterator
from io import StringIO

from .words import Text, text


def remarks(where: str, source: str) -> Iterator[Text]:
    """The remarks in a module, each with its line; comments on consecutive lines count as one."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Expr(value=ast.Constant(value=str(docstring))):
                yield text(f"{where}:{node.lineno}", docstring)
            case ast.FunctionDef(name=name):
                yield text(f"{where}:{node.lineno}", name)
    block: list[str] = []
    end = 0
    for token in tokenize.generate_tokens(StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            if block and token.start[0] != end + 1:
                yield text(f"{where}:{end}", "\n".join(block))
                block.clear()
            block.append(token.string)
            end = token.start[0]
    yield text(f"{where}:{end}", "\n".join(block))
