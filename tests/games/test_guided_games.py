"""First games with a guide: what is taught in which order, whatever the person chooses."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from kadath.bots import make_bot
from kadath.bots.advising import advised
from kadath.games import game, playable
from kadath.kernel.capabilities import Teaches
from kadath.kernel.decision import DONE
from kadath.kernel.rng import Rng
from kadath.rulebook import load
from kadath.table import GUIDED_SEED, PARTNER, Guidance, Orders, Seat, Table
from kadath.text.languages import LANGUAGES

TEACHING = [name for name in playable() if isinstance(game(name), Teaches)]
MOST_QUESTIONS = 400


def first_game(name: str) -> Table:
    """A guided game with a person on the first seat, and bots on the others."""
    teacher: Any = game(name)
    first = teacher.first_game()
    count = teacher.seats(teacher.new(dict(first.setup), first.seed))
    seats = [Seat("Ada"), *[Seat(PARTNER, is_bot=True)] * (count - 1)]
    table = Table.begin_guided(teacher, seats)
    table.orders = [Orders()] * count
    return table


def questions(table: Table) -> Iterator[Guidance]:
    """What the guide says to each question of the person; bots answer theirs."""
    bot = make_bot(PARTNER, GUIDED_SEED)
    for _ in range(MOST_QUESTIONS):
        if (seat := table.to_move) is None:
            return
        if seat.is_bot:
            number = table.state.decision.seat  # type: ignore[union-attr]
            table.choose(number, bot.choose(table.game, table.state, number).key)
            continue
        guidance = table.guidance
        assert guidance is not None
        yield guidance


def follow(table: Table, guidance: Guidance) -> None:
    """Choose what the guide advises."""
    asked = table.question
    assert asked is not None
    seat, keys = asked.decision.seat, [one.key for one in guidance.options if one != DONE]
    if asked.state.several is None or guidance.options[0] in asked.first:
        table.choose(seat, guidance.options[0].key)
    else:
        table.choose_several(seat, keys)


@pytest.mark.parametrize("name", TEACHING)
def test_whoever_follows_the_advice_learns_everything_in_order_and_wins(name: str) -> None:
    table = first_game(name)
    taught = []
    for guidance in questions(table):
        if guidance.lesson is not None:
            taught.append(guidance.lesson.key)
        whys = {guidance.why(language) for language in LANGUAGES}
        assert len(whys) == len(LANGUAGES), f"{guidance.options[0].key} has no reason of its own"
        follow(table, guidance)
    assert taught == [lesson.key for lesson in table.game.first_game().lessons]  # type: ignore[attr-defined]
    assert table.state.outcome is not None
    assert table.state.outcome.won


@pytest.mark.parametrize("name", TEACHING)
def test_the_guide_copes_with_whoever_chooses_otherwise(name: str) -> None:
    table, dice = first_game(name), Random(3)
    taught = set()
    for guidance in questions(table):
        taught.add(guidance.lesson)
        asked = table.question
        assert asked is not None
        offered = asked.decision.options
        others = [one for one in offered if one not in guidance.options]
        table.choose(asked.decision.seat, dice.choice(others or list(offered)).key)
    assert len(taught) > 4


@pytest.mark.parametrize("name", TEACHING)
def test_the_guide_knows_no_more_than_the_seat(name: str) -> None:
    table = first_game(name)
    for number, guidance in enumerate(questions(table)):
        asked = table.question
        assert asked is not None
        seat = asked.decision.seat
        redealt = table.game.determinize(asked.state, seat, Rng(number, "elsewhere"))
        there, here = advised(table.game, redealt, seat), advised(table.game, asked.state, seat)
        assert [one.key for one in there.options] == [one.key for one in here.options]
        assert table.game.advice(there.state, there.options[0], "en") == table.game.advice(
            here.state, here.options[0], "en"
        )
        follow(table, guidance)


@pytest.mark.parametrize("name", TEACHING)
def test_lessons_are_told_in_every_language_and_cite_rules_that_there_are(name: str) -> None:
    rules = {rule.id for rule in load(name).rules}
    for guidance in questions(table := first_game(name)):
        lesson = guidance.lesson
        if lesson is not None:
            assert rules.issuperset(lesson.rules)
            told = [guidance.lesson_text(language) for language in LANGUAGES]
            assert len({one.text for one in told if one is not None}) == len(LANGUAGES)
            assert all(one is not None and len(one.text) < 420 for one in told)
        follow(table, guidance)
