"""The sample of texts that speakers of a language read."""

from __future__ import annotations

from kadath.testkit.sample import played


def test_the_log_of_a_random_game_is_worded_while_what_it_names_is_there() -> None:
    log, asked = played("machina", "en", 777)
    assert any("uses an ability" in line for line in log)
    assert any(line.endswith("choose an action") for line in asked)
