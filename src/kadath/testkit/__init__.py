"""Shared tools for testing every game."""

from __future__ import annotations

from kadath.folders import paths

__path__ += paths("testkit")
