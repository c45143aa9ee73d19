"""Events: forbidden, would, when, impact, standing checks, after; and effects that collect."""

from __future__ import annotations

from typing import Any

from kadath.kernel.decision import Decision, Option, option
from kadath.kernel.effects import Effect, Scope, do
from kadath.kernel.events import Event, Period, Resolution
from kadath.kernel.nodes import node
from kadath.kernel.procedure import Procedure, procedure, step

from .toy import Fall, Fallen, Figures, Harm, Hit, Hurt, Listens, Note, Soften, Stop, Toy


def test_the_steps_come_in_the_order_of_the_rules() -> None:
    cards = {
        11: Listens("after", "Hurt", Note("after reaction")),
        12: Listens("after", "Hurt", Note("after forced"), forced=True),
        13: Listens("when", "Hurt", Note("when reaction")),
        14: Listens("when", "Hurt", Note("when forced"), forced=True),
        15: Listens("would", "Hurt", Note("would reaction")),
        16: Listens("would", "Hurt", Note("would forced"), forced=True),
        17: Listens("after", "Fallen", Note("after the fall"), forced=True),
    }
    toy = Toy({1: 2}, cards).run(Harm((Hurt(1, 2),)))
    toy.choose("use:15:0", "use:13:0", "use:11:0")
    assert toy.written == [
        "would forced",
        "would reaction",
        "when forced",
        "when reaction",
        "hurt 1 by 2",
        "fallen 1",
        "after the fall",
        "after forced",
        "after reaction",
    ]


def test_what_is_forbidden_is_not_initiated() -> None:
    toy = Toy({1: 2}, {11: Listens("would", "Hurt", Note("too late"), forced=True)})
    toy.silent = ("Hurt",)
    toy.run(Harm((Hurt(1, 1),)))
    assert toy.written == []
    assert toy.health == {1: 2}


def test_a_cancelled_part_does_not_happen_and_the_others_do() -> None:
    toy = Toy({1: 5, 2: 5}, {11: Listens("when", "Hurt", Stop())})
    toy.run(Harm((Hurt(1, 1), Hurt(2, 1)))).choose("use:11:0", "pass")
    assert toy.written == ["hurt 2 by 1"]


def test_after_all_parts_are_cancelled_nothing_is_answered() -> None:
    cards = {
        11: Listens("when", "Hurt", Stop(), forced=True),
        12: Listens("after", "Hurt", Note("never"), forced=True),
    }
    toy = Toy({1: 5}, cards).run(Harm((Hurt(1, 1),)))
    assert toy.written == []
    assert toy.stack == []


def test_replacements_go_on_until_the_event_no_longer_stands() -> None:
    cards = {
        11: Listens("would", "Hurt", Soften()),
        12: Listens("would", "Hurt", Soften()),
        13: Listens("would", "Hurt", Soften()),
        14: Listens("when", "Hurt", Note("when"), forced=True),
    }
    toy = Toy({1: 5}, cards).run(Harm((Hurt(1, 2),))).choose("use:11:0")
    assert toy.keys() == ["use:12:0", "use:13:0", "pass"], "each answers an occurrence once"
    toy.choose("use:12:0")
    assert toy.written == [], "there is nothing left to soften, nor to happen"
    assert toy.stack == []


def test_an_effect_opens_one_window_for_all_its_parts_when_it_is_complete() -> None:
    cards = {
        11: Listens("after", "Hurt", Note("answer"), forced=True),
        12: Listens("after", "Fallen", Note("answer the fall"), forced=True),
    }
    toy = Toy({1: 1}, cards).play(do(Hit(1, Figures()), Note("then")))
    assert toy.written == ["hurt 1 by 1", "fallen 1", "then"]
    assert toy.keys() == ["use:12:0", "use:11:1"], "one window, ordered by its orderer"
    toy.choose("use:12:0")
    assert toy.written[3:] == ["answer the fall", "answer"]


def test_an_effect_within_an_effect_waits_for_the_outer_one() -> None:
    cards = {11: Listens("after", "Hurt", Note("answer"), forced=True)}
    inner = Resolve(do(Hit(1, Figures()), Note("inner")))
    toy = Toy({1: 9}, cards).play(do(inner, Note("outer")))
    assert toy.written == ["hurt 1 by 1", "inner", "outer", "answer"]


def test_what_an_interrupt_causes_is_answered_before_the_effect_goes_on() -> None:
    cards = {
        11: Listens("when", "Fallen", Hit(1, Figures()), forced=True),
        12: Listens("after", "Hurt", Note("answer"), forced=True),
    }
    toy = Toy({1: 1, 2: 9}, cards).play(do(Hit(1, Figures()), Note("then")))
    while toy.decision is not None:
        toy.choose(toy.keys()[0])
    effect, interrupt = (["hurt 1 by 1", "hurt 2 by 1"],) * 2
    answers = ["answer", "answer"]
    assert toy.written == [*effect, *interrupt, *answers, "fallen 1", "then", *answers]


@node
class Resolve(Effect):
    """Something resolves as an effect of its own."""

    effect: Effect

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        return Resolution(self.effect, scope)


@procedure
class Day(Period):
    """A period in which somebody is hit twice."""

    PERIOD = "day"

    @step("morning")
    def morning(self, state: Any) -> Procedure | None:
        return Harm((Hurt(1, 1),))

    @step("evening")
    def evening(self, state: Any) -> Procedure | None:
        return Harm((Hurt(1, 1),))


@node
class StartDay(Effect):
    """Begin a day within an effect."""

    def run(self, state: Any, scope: Scope) -> Procedure | None:
        return Day()


def test_a_limit_lives_in_the_frame_of_its_period() -> None:
    cards = {11: Listens("after", "Hurt", Note("once"), limit=1)}
    toy = Toy({1: 9}, cards).run(Day()).choose("use:11:0")
    assert toy.decision is None, "the evening's chance is gone"
    toy.run(Day())
    assert toy.keys() == ["use:11:0", "pass"], "a new day, a new limit"


def test_a_period_within_an_effect_opens_its_own_windows() -> None:
    cards = {11: Listens("after", "Hurt", Note("answer"), forced=True)}
    toy = Toy({1: 9}, cards)
    toy.play(do(StartDay(), Note("then")))
    assert toy.written == ["hurt 1 by 1", "answer", "hurt 1 by 1", "answer", "then"]


@procedure
class Spread(Harm):
    """Damage that each figure's seat may halve; chosen in order before anything happens."""

    asked: int = 0

    def question(self, state: Any) -> Decision | None:
        if self.asked == len(self.what):
            return None
        figure = self.what[self.asked].figure
        return Event.gather.offer(figure, (option("halve", figure), option("bear", figure)))

    def answer(self, state: Any, chosen: Option) -> Procedure | None:
        part = self.what[self.asked]
        if chosen.verb == "halve":
            self.change(self.asked, part._replace(amount=part.amount // 2))
        self.asked += 1
        return None


def test_choices_of_a_batch_are_gathered_before_its_one_impact() -> None:
    toy = Toy({1: 9, 2: 9}, {}).run(Spread((Hurt(1, 4), Hurt(2, 4))))
    assert toy.asked().seat == 1
    toy.choose("bear:1")
    assert toy.written == []
    assert toy.asked().seat == 2
    toy.choose("halve:2")
    assert toy.written == ["hurt 1 by 4", "hurt 2 by 2"]


def test_standing_checks_repeat_and_leave_what_is_already_under_way() -> None:
    cards = {11: Listens("when", "Fallen", Hit(1, Figures()), forced=True)}
    toy = Toy({1: 1, 2: 1, 3: 9}, cards).run(Harm((Hurt(1, 1),)))
    assert toy.health == {3: 7}
    everyone = ["hurt 1 by 1", "hurt 2 by 1", "hurt 3 by 1"]
    assert toy.written == ["hurt 1 by 1", *everyone, *everyone, "fallen 2", "fallen 1"]


def test_an_event_without_impact_is_a_point_in_time() -> None:
    toy = Toy({}, {11: Listens("when", "Fallen", Note("now"), forced=True)})
    toy.run(Event((Fallen(1),)))
    assert toy.written == ["now"]


def test_a_subclass_keeps_the_steps_of_an_event() -> None:
    assert list(Fall.STEPS) == list(Event.STEPS)
    assert Fall.STEPS["impact"].next == "standing"
