"""Settings every test shares."""

from __future__ import annotations

import pytest
from hypothesis import settings

from kadath.native import is_compiled

pytest_plugins = ["kadath.testkit.ledger_plugin"]

# Wall-clock deadlines fail on a busy machine; pytest's own time limit catches what hangs. The same
# examples in every run: to look for new ones, run pytest with --hypothesis-profile=searching.
settings.register_profile("kadath", deadline=None, derandomize=True)
settings.register_profile("searching", deadline=None)
settings.load_profile("kadath")


def pytest_configure(config: pytest.Config) -> None:
    """Register the markers of tests that are not run everywhere or every time."""
    config.addinivalue_line("markers", "plain(why): skipped where the rules are compiled")
    config.addinivalue_line("markers", "thorough: run by `scripts/test --all` only")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Skip what compiled rules do not let anybody do, such as putting a fault into them."""
    if not is_compiled():
        return
    for item in items:
        if (mark := item.get_closest_marker("plain")) is not None:
            item.add_marker(pytest.mark.skip(reason=f"the rules are compiled: {mark.args[0]}"))
