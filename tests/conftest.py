"""Settings every test shares."""

from __future__ import annotations

from hypothesis import settings

pytest_plugins = ["kadath.testkit.ledger_plugin"]

# Wall-clock deadlines fail on a busy machine; pytest's own time limit catches what hangs.
settings.register_profile("kadath", deadline=None)
settings.load_profile("kadath")
