"""A module that registers itself and takes long to import, as a game does."""

from __future__ import annotations

import time

from tests.server.registered import REGISTERED

if __name__ in REGISTERED:
    raise ValueError(f"{__name__} is registered twice")
REGISTERED.append(__name__)
time.sleep(0.6)
