"""A pytest plugin: a test that cites a rule fails if no code that cites the rule ran in it.

Tests cite with `@pytest.mark.rule("FH-163", ...)`; `scripts/ledger` counts those citations.
Compiled rules cannot be watched, and are not.
"""

from __future__ import annotations

from collections.abc import Generator

import pytest

from kadath.native import is_compiled

from .watching import Watch, forget_answers, places_citing


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker."""
    config.addinivalue_line("markers", "rule(*ids): the rules of a rulebook that this test checks")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, None, None]:
    """Watch the calls of a test that cites rules."""
    cited = [rule for mark in item.iter_markers("rule") for rule in mark.args]
    if not cited or is_compiled():
        return (yield)
    forget_answers(cited)
    with Watch() as watch:
        yield
    ran = watch.rules()
    if idle := [rule for rule in cited if rule not in ran]:
        pytest.fail("\n".join(map(_complaint, idle)), pytrace=False)


def _complaint(rule: str) -> str:
    places = places_citing(rule)
    if not places:
        return f"cites {rule}, which no code cites"
    return f"cites {rule}, but none of the code that carries it out ran: {', '.join(places)}"
