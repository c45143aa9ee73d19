"""The terminal client."""

from __future__ import annotations

from kadath.folders import paths

__path__ += paths("terminal")
