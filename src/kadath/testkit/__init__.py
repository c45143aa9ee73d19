"""What the tests of every game share."""

from __future__ import annotations

from kadath.folders import paths

__path__ += paths("testkit")
