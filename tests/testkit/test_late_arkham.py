"""Late games of Arkham Horror: dealt means come on top of what people have already."""

from __future__ import annotations

from kadath.games.arkham.cards import INNSMOUTH
from kadath.testkit.arkham.conservation import complaints
from kadath.testkit.arkham.dealing import LATE, DealtArkham


def test_a_late_game_keeps_the_trophies_that_somebody_began_with() -> None:
    people = ["william_yorick", "joe_diamond"]
    setup = {"seats": 2, "board": INNSMOUTH, "investigators": people, LATE: True}
    late = [DealtArkham().new(setup, seed) for seed in range(4)]
    assert [one for state in late for one in complaints(state)] == []
    # Whoever sits first and is asked about sliders has the own trophies by then.
    assert max(len(state.investigators[1].trophies) for state in late) == 7
